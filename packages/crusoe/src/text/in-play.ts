// What something in play can do: its uses, what it contributes, its pawns.
import { capital } from '@landfall/tabletop'
import { ALL, type BetterRest, type NeutralAction, type Usable, type Use } from '../cards/use.ts'
import type { ValueAdded } from '../values.ts'
import { vocabulary } from '../vocabulary.ts'
import type { CrusoeWords } from '../words.ts'
import type { LanguagePack } from './language-pack.ts'
import { at, type CrusoeClause, labelled } from './rule-text.ts'
import { titleOf } from './titles.ts'

const TIMES: { readonly [M in Use['at']]: CrusoeWords['noun'] } = {
  anyTime: 'anyTime',
  beforeActions: 'beforeActions',
  notWhileResolving: 'notWhileResolving',
  night: 'nightPhase',
  weather: 'weatherPhase',
  fight: 'inFight',
  arranging: 'arranging',
  arrangingForTokens: 'arrangingForTokens',
  exploring: 'exploring',
  trap: 'meetingTrap',
  creature: 'meetingCreature',
  mysteries: 'beforeMysteries',
  dice: 'afterRoll',
}

/** RC-ED-52 */
const woodYielded: CrusoeClause = {
  say: 'act',
  verb: 'yield',
  subject: { noun: 'itsToken' },
  object: { noun: 'wood', count: 1 },
  at: { noun: 'evenWithoutWood' },
}

export function keptParts(
  pack: LanguagePack,
  kept: Usable & { readonly oncePerNight?: boolean },
  uses: number | undefined,
): readonly string[] {
  const { say, screen } = pack
  const { use, woodWithoutSource, perishes, adds = [], pawnUses, rest, exploration } = kept
  const { oncePerRound, oneUser, oncePerNight } = kept
  const limits = [
    ...(uses === undefined || use === undefined ? [] : [screen.card.uses(uses)]),
    ...(oncePerRound === true ? [screen.card.oncePerRound] : []),
    ...(oneUser === true ? [screen.card.oneUser] : []),
  ]
  const bracket = limits.length === 0 ? '' : ` (${limits.join(', ')})`
  return [
    ...(use === undefined ? [] : [`${describeUse(pack, use, oncePerNight === true)}${bracket}`]),
    ...(woodWithoutSource === true ? say.paragraphs(woodYielded) : []),
    ...(perishes === true ? say.paragraphs({ say: 'act', verb: 'perishWithFood' }) : []),
    ...adds.flatMap((one) => say.paragraphs(addedClause(one))),
    ...pawnParts(pack, kept).map((text) => (pawnUses === undefined ? text : `${text} (${screen.card.uses(pawnUses)})`)),
    ...(rest === undefined ? [] : say.paragraphs(restClause(rest))),
    ...(exploration === undefined
      ? []
      : say.introduced(
          at(
            exploration.dice === true ? 'rollingForThisCard' : 'exploringThisCard',
            vocabulary.clause(exploration.effects),
          ),
          (text) => labelled(screen.pawns(exploration.pawns), capital(text)),
        )),
  ]
}

/** RC-SCN4-22: what nobody has to themselves helps anybody who meets a Trap. */
const timeOf = ({ at: moment, byCharacter }: Use): CrusoeWords['noun'] =>
  moment === 'trap' && byCharacter !== true ? 'meetingTrapAny' : TIMES[moment]

/** What something without a card of its own is good for; an empty text, if it is good for nothing. */
export function keptText(pack: LanguagePack, kept: Usable): string {
  return keptParts(pack, kept, undefined).join(' ')
}

export function describeUse(pack: LanguagePack, use: Use, oncePerNight: boolean): string {
  const { say, screen } = pack
  const { needs = {}, paysFood } = use
  const asked = [
    ...(needs.item === undefined ? [] : [titleOf(pack, needs.item)]),
    ...(needs.weapons === undefined ? [] : [screen.card.weaponLevel(needs.weapons)]),
    ...(needs.builtShelter === undefined ? [] : [screen.card.builtShelter]),
  ]
  const paid: readonly CrusoeClause[] =
    paysFood === undefined ? [] : [{ say: 'act', verb: 'discard', object: { noun: 'food', count: paysFood } }]
  const clause: CrusoeClause = { say: 'inOrder', clauses: [...paid, vocabulary.clause(use.effects)] }
  return say
    .introduced(at(oncePerNight ? 'onceANight' : timeOf(use), clause), (text) =>
      asked.length === 0 ? text : `${labelled(screen.card.needs, asked.join(', '))}. ${capital(text)}`,
    )
    .join(' ')
}

function addedClause({ to, by, when }: ValueAdded): CrusoeClause {
  switch (to) {
    case 'moraleTokens':
      return at('moralePhase', {
        say: 'act',
        verb: 'gain',
        subject: { noun: 'firstPlayer' },
        object: { noun: 'determination', count: by },
      })
    case 'snowIgnored':
      return at('weatherPhase', { say: 'act', verb: 'ignore', object: { noun: 'snowCloud', count: by } })
    case 'medicine':
      return { say: 'act', verb: 'serveAsMedicine' }
    case 'foodKept':
      return by === ALL
        ? { say: 'act', verb: 'keepAllFood' }
        : at(when === 'usedUp' ? 'nightPhaseUsedUp' : 'nightPhase', {
            say: 'act',
            verb: 'preserve',
            object: { noun: 'food', count: by },
          })
  }
}

const PAWNS: { readonly [A in NeutralAction]: CrusoeWords['noun'] } = {
  hunt: 'huntPawn',
  build: 'buildPawn',
  gather: 'gatherPawn',
  explore: 'explorePawn',
}

/** The pawn that it gives; how often is said apart from it. */
export function pawnParts({ say }: LanguagePack, { pawnFor, pawnUses }: Usable): readonly string[] {
  if (pawnFor === undefined) return []
  const [only, other] = pawnFor
  const noun = other !== undefined || only === undefined ? 'gatherOrExplorePawn' : PAWNS[only]
  const clause: CrusoeClause = { say: 'act', verb: 'gain', object: { noun, count: 1 } }
  return say.paragraphs(at(pawnUses === undefined ? 'everyRound' : 'planning', clause))
}

function restClause({ heals, tokens }: BetterRest): CrusoeClause {
  const clauses: readonly CrusoeClause[] = [
    { say: 'act', verb: 'heal', object: { noun: 'wound', count: heals } },
    { say: 'act', verb: 'gain', object: { noun: 'determination', count: tokens } },
  ]
  return at('resting', { say: 'inOrder', clauses })
}
