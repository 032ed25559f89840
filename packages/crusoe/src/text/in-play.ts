// What something in play can do: its uses, what it contributes, its pawns.
import { ALL, type BetterRest, type NeutralAction, type Usable, type Use } from '../cards/use.ts'
import type { Values } from '../values.ts'
import { vocabulary } from '../vocabulary.ts'
import type { CrusoeWords } from '../words.ts'
import type { LanguagePack } from './language-pack.ts'
import { at, type CrusoeClause, labelled, ruleText } from './rule-text.ts'
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

export function keptParts(
  pack: LanguagePack,
  kept: Usable & { readonly oncePerNight?: boolean },
  uses: number | undefined,
): readonly string[] {
  const { screen } = pack
  const { use, saying, woodWithoutSource, perishes, values, valuesWhenUsed, pawnFor, pawnUses, rest, exploration } =
    kept
  const { oncePerRound, oneUser, oncePerNight } = kept
  const limits = [
    ...(uses === undefined || use === undefined ? [] : [screen.card.uses(uses)]),
    ...(oncePerRound === true ? [screen.card.oncePerRound] : []),
    ...(oneUser === true ? [screen.card.oneUser] : []),
  ]
  const bracket = limits.length === 0 ? '' : ` (${limits.join(', ')})`
  return [
    ...(use === undefined ? [] : [`${describeUse(pack, use, oncePerNight === true)}${bracket}`]),
    ...(saying === undefined ? [] : [ruleText(pack, { say: 'act', verb: saying })]),
    ...(woodWithoutSource === true ? [ruleText(pack, { say: 'act', verb: 'yieldWithoutSource' })] : []),
    ...(perishes === true ? [ruleText(pack, { say: 'act', verb: 'perishWithFood' })] : []),
    ...valueClauses(values).map((clause) => ruleText(pack, clause)),
    ...valueClauses(valuesWhenUsed).map((clause) => ruleText(pack, clause)),
    ...(pawnFor === undefined ? [] : [pawnText(pack, pawnFor, pawnUses)]),
    ...(rest === undefined ? [] : [restText(pack, rest)]),
    ...(exploration === undefined
      ? []
      : [
          labelled(
            screen.pawns(exploration.pawns),
            ruleText(
              pack,
              at(
                exploration.dice === true ? 'rollingForThisCard' : 'exploringThisCard',
                vocabulary.clause(exploration.effects),
              ),
            ),
          ),
        ]),
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
  const { screen } = pack
  const { needs = {}, paysFood } = use
  const asked = [
    ...(needs.item === undefined ? [] : [titleOf(pack, needs.item)]),
    ...(needs.weapons === undefined ? [] : [screen.card.weaponLevel(needs.weapons)]),
    ...(needs.builtShelter === undefined ? [] : [screen.card.builtShelter]),
  ]
  const paid: readonly CrusoeClause[] =
    paysFood === undefined ? [] : [{ say: 'act', verb: 'discard', object: { noun: 'food', count: paysFood } }]
  const clause: CrusoeClause = { say: 'inOrder', clauses: [...paid, vocabulary.clause(use.effects)] }
  const text = ruleText(pack, at(oncePerNight ? 'onceANight' : timeOf(use), clause))
  return asked.length === 0 ? text : `${labelled(screen.card.needs, asked.join(', '))}. ${text}`
}

function valueClauses(values: Values | undefined): readonly CrusoeClause[] {
  if (values === undefined) return []
  const { moraleTokens, snowIgnored, medicine, foodKept } = values
  return [
    ...(moraleTokens === undefined
      ? []
      : [
          at('moralePhase', {
            say: 'act',
            verb: 'gain',
            subject: { noun: 'firstPlayer' },
            object: { noun: 'determination', count: moraleTokens },
          }),
        ]),
    ...(snowIgnored === undefined
      ? []
      : [at('weatherPhase', { say: 'act', verb: 'ignore', object: { noun: 'snowCloud', count: snowIgnored } })]),
    ...(medicine === undefined ? [] : [{ say: 'act', verb: 'serveAsMedicine' } as const]),
    ...(foodKept === undefined
      ? []
      : foodKept === ALL
        ? [{ say: 'act', verb: 'keepAllFood' } as const]
        : [{ say: 'act', verb: 'keepFood', object: { noun: 'food', count: foodKept } } as const]),
  ]
}

const PAWNS: { readonly [A in NeutralAction]: CrusoeWords['noun'] } = {
  hunt: 'huntPawn',
  build: 'buildPawn',
  gather: 'gatherPawn',
  explore: 'explorePawn',
}

function pawnText(pack: LanguagePack, pawnFor: readonly NeutralAction[], uses: number | undefined): string {
  const [only, other] = pawnFor
  const noun = other !== undefined || only === undefined ? 'gatherOrExplorePawn' : PAWNS[only]
  const clause: CrusoeClause = { say: 'act', verb: 'gain', object: { noun, count: 1 } }
  const text = ruleText(pack, at(uses === undefined ? 'everyRound' : 'planning', clause))
  return uses === undefined ? text : `${text} (${pack.screen.card.uses(uses)})`
}

function restText(pack: LanguagePack, { heals, tokens }: BetterRest): string {
  const clauses: readonly CrusoeClause[] = [
    { say: 'act', verb: 'heal', object: { noun: 'wound', count: heals } },
    { say: 'act', verb: 'gain', object: { noun: 'determination', count: tokens } },
  ]
  return ruleText(pack, at('resting', { say: 'inOrder', clauses }))
}
