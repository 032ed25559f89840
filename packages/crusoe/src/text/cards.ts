// The text of every card, spoken from its data: one paragraph a part of the card.
import type { Clause } from '@landfall/effects'
import type { Speaker } from '@landfall/text'
import { BEASTS, type Beast, type BeastId } from '../cards/beasts.ts'
import { type AdventureId, type DangerId, isAdventure, isDanger, isTreasure } from '../cards/decks.ts'
import { type DISCOVERIES, isDiscovery } from '../cards/discoveries.ts'
import { isEquipment, USES_OF_EQUIPMENT } from '../cards/equipment.ts'
import { type EventId, isEvent } from '../cards/events.ts'
import { INVENTION_IDS, type InventionId } from '../cards/inventions.ts'
import { adventureOf, dangerOf, eventOf, keptCard, treasureOf } from '../cards/of-edition.ts'
import { ALL, type BetterRest, type Kept, type NeutralAction, type Use } from '../cards/use.ts'
import { isWreckage, WRECKAGE, type WreckageId } from '../cards/wreckage.ts'
import type { Cost } from '../components/cost.ts'
import { editionOf, type OfEdition } from '../editions.ts'
import { discardCard } from '../effects/verbs.ts'
import { words } from '../effects/vocabulary.ts'
import type { ScenarioId } from '../scenarios/scenario.ts'
import { inventionOf, isInvention, sheetInventions, tokenOf } from '../scenarios/sheets.ts'
import { RESOURCES } from '../state.ts'
import type { CrusoeEffect } from '../types.ts'
import type { Values } from '../values.ts'
import type { CrusoeWords } from '../words.ts'
import { MOODS } from './moods/index.ts'
import { titlesOf } from './names/index.ts'
import type { Titles } from './names/titles.ts'
import { SCENARIO_TEXTS } from './scenarios/index.ts'
import { buildingNotes, tokenNotes } from './scenarios/things.ts'
import type { ScreenWords } from './screen.ts'

type Said = Clause<CrusoeWords>
type Effects = readonly CrusoeEffect[]

/** A language, its words for screens, its place in titles, and the edition whose cards it speaks of. */
export interface Tongue extends OfEdition {
  readonly say: Speaker<CrusoeWords>
  readonly screen: ScreenWords
  readonly index: 0 | 1 | 2 | 3
  /** Whose sheet lies on the table; without one, cards speak only of the box. */
  readonly scenario: ScenarioId | undefined
}

export interface CardText {
  readonly title: string
  readonly mood: string
  /** What stands on it, part by part. */
  readonly parts: readonly string[]
}

/** The title of a card, of its Threat Action, or of its lower half. */
export function titleOf({ index }: Tongue, id: string, part: keyof Titles = 'title'): string {
  const titles = titlesOf(id)
  return titles?.[part]?.[index] ?? titles?.title[index] ?? id
}

export function cardText(tongue: Tongue, id: string): CardText {
  const parts = partsOf(tongue, id)
  return {
    title: titleOf(tongue, id),
    mood: MOODS[id]?.[tongue.index] ?? '',
    parts: parts.length === 0 ? [tongue.screen.card.nothing] : parts,
  }
}

function partsOf(tongue: Tongue, id: string): readonly string[] {
  if (isEvent(id)) return eventParts(tongue, id)
  if (isWreckage(id)) return wreckageParts(tongue, id)
  if (isAdventure(id)) return adventureParts(tongue, id)
  if (isDanger(id)) return dangerParts(tongue, id)
  if (isTreasure(id)) {
    const { atOnce, becomes, kept, event } = treasureOf(tongue, id)
    return [
      ...(atOnce === undefined ? [] : [said(tongue, at('whenDrawn', words.clause(atOnce)))]),
      ...(becomes === undefined ? [] : [said(tongue, at('whenAvailable', words.clause(becomes)))]),
      ...(kept === undefined ? [] : keptParts(tongue, kept, kept.uses)),
      ...lowerPart(tongue, id, event),
    ]
  }
  if (isEquipment(id)) return keptParts(tongue, keptCard(tongue, id), USES_OF_EQUIPMENT)
  if (isDiscovery(id)) return discoveryParts(tongue, id)
  if (isInvention(id)) return inventionParts(tongue, id)
  if (isBeast(id)) return beastParts(tongue, id)
  const special = tokenOf(tongue, id)
  return special === undefined ? [] : [...keptParts(tongue, special, undefined), ...tokenNotes(tongue, special)]
}

const isBeast = (id: string): id is BeastId => Object.hasOwn(BEASTS, id)

const at = (time: CrusoeWords['noun'], clause: Said): Said => ({ say: 'at', time, clause })

function said({ say }: Tongue, clause: Said): string {
  return say.rule(clause)
}

/** The rules text of some effects; where there is none, that nothing happens. */
function effectsText(tongue: Tongue, effects: Effects): string {
  return effects.length === 0 ? tongue.screen.card.nothing : said(tongue, words.clause(effects))
}

const QUOTES = [
  ['“', '”'],
  ['«', '»'],
  ['„', '”'],
  ['«', '»'],
] as const

function quoted({ index }: Tongue, title: string): string {
  const [open, close] = QUOTES[index]
  return `${open}${title}${close}`
}

function labelled(label: string, text: string): string {
  return `${label}: ${text}`
}

function eventParts(tongue: Tongue, id: EventId): readonly string[] {
  const { screen } = tongue
  const { icon, event, threat, ignored } = eventOf(tongue, id)
  const symbol = icon === 'book' ? screen.card.book : `${screen.card.adventureToken}: ${screen.actions[icon]}`
  const { pawns, twoCharacters, items = [], weapons, pay = [], orItem, reward } = threat
  const payments = [
    ...pay.map((cost) => costText(tongue, cost)),
    ...(orItem === undefined ? [] : [titleOf(tongue, orItem)]),
  ]
  const needs = [
    twoCharacters === true ? `${screen.pawns(pawns)} ${screen.card.twoCharacters}` : screen.pawns(pawns),
    ...items.map((item) => titleOf(tongue, item)),
    ...(weapons === undefined ? [] : [screen.card.weaponLevel(weapons)]),
    ...(payments.length === 0 ? [] : [payments.join(` ${screen.card.or} `)]),
  ]
  const action = `${screen.card.threat} ${quoted(tongue, titleOf(tongue, id, 'action'))} (${needs.join(', ')})`
  return [
    labelled(`${screen.card.event} (${symbol})`, effectsText(tongue, event)),
    labelled(action, effectsText(tongue, reward.length === 0 ? [discardCard] : reward)),
    labelled(screen.card.ignored, effectsText(tongue, ignored)),
  ]
}

function wreckageParts(tongue: Tongue, id: WreckageId): readonly string[] {
  const { screen } = tongue
  const { small, large } = WRECKAGE[id]
  const action = `${screen.card.threat} ${quoted(tongue, titleOf(tongue, id, 'action'))}`
  return [
    labelled(`${action} (${screen.pawns(1)})`, effectsText(tongue, small)),
    labelled(`${action} (${screen.pawns(2)})`, effectsText(tongue, large)),
  ]
}

function lowerPart(tongue: Tongue, id: string, event: Effects | undefined): readonly string[] {
  if (event === undefined) return []
  const { lower } = tongue.screen.card
  return [labelled(`${lower} (${quoted(tongue, titleOf(tongue, id, 'event'))})`, effectsText(tongue, event))]
}

function adventureParts(tongue: Tongue, id: AdventureId): readonly string[] {
  const adventure = adventureOf(tongue, id)
  return [
    effectsText(tongue, adventure.adventure),
    ...keptParts(tongue, adventure, adventure.uses),
    ...lowerPart(tongue, id, adventure.event),
  ]
}

function dangerParts(tongue: Tongue, id: DangerId): readonly string[] {
  const { resolve, event } = dangerOf(tongue, id)
  return [effectsText(tongue, resolve), ...lowerPart(tongue, id, event)]
}

function discoveryParts(tongue: Tongue, id: keyof typeof DISCOVERIES): readonly string[] {
  const discovery = editionOf(tongue).discoveries[id]
  const { exchangedFor } = discovery
  if (exchangedFor === undefined) return keptParts(tongue, discovery, undefined)
  const { resource, amount } = exchangedFor
  return [said(tongue, at('whenAvailable', { say: 'act', verb: 'gain', object: { noun: resource, count: amount } }))]
}

/** The Inventions of the box, and those of the sheet on the table. */
function inventionsIn({ scenario }: Tongue): readonly InventionId[] {
  return scenario === undefined ? INVENTION_IDS : [...INVENTION_IDS, ...sheetInventions(scenario)]
}

function inventionParts(tongue: Tongue, id: Parameters<typeof inventionOf>[0]): readonly string[] {
  const { screen } = tongue
  const invention = inventionOf(id)
  const {
    character,
    terrains = [],
    items = [],
    woodOrFur,
    wood = 0,
    fur = 0,
    food = 0,
    once,
    gatherBonus,
    pitFood,
  } = invention
  const needs = [
    ...terrains.map((terrain) => screen.terrains[terrain]),
    ...items.map((item) => titleOf(tongue, item)),
    ...(woodOrFur === undefined
      ? []
      : [[{ wood: woodOrFur }, { fur: woodOrFur }].map((cost) => costText(tongue, cost)).join(` ${screen.card.or} `)]),
    ...(wood + fur + food === 0 ? [] : [costText(tongue, { wood, fur, food })]),
  ]
  const neededFor = inventionsIn(tongue).filter((other) => inventionOf(other).items?.includes(id) === true)
  const own = character === undefined ? '' : ` (${screen.card.personal} ${titleOf(tongue, `character/${character}`)})`
  return [
    labelled(`${screen.card.needs}${own}`, needs.length === 0 ? screen.card.free : `${needs.join(', ')}.`),
    ...(neededFor.length === 0
      ? []
      : [labelled(screen.card.neededFor, `${neededFor.map((other) => titleOf(tongue, other)).join(', ')}.`)]),
    ...buildingNotes(tongue, invention),
    ...(once === undefined ? [] : [said(tongue, at('whenAvailable', words.clause(once)))]),
    ...keptParts(tongue, { ...invention, ...(invention.use === undefined ? {} : { oncePerNight: true }) }, undefined),
    ...(gatherBonus === undefined
      ? []
      : [
          said(
            tongue,
            at(editionOf(tongue).carriersPlanned ? 'oneGatherPlanned' : 'oneGather', {
              say: 'act',
              verb: 'gain',
              object: { noun: 'sameResource' },
            }),
          ),
        ]),
    ...(pitFood === undefined
      ? []
      : [
          said(
            tongue,
            at('productionPhase', { say: 'act', verb: 'rollPit', object: { noun: 'food', count: pitFood } }),
          ),
        ]),
    ...sheetText(tongue, id),
  ]
}

/** What only the rules of a scenario say of a thing on its sheet. */
function sheetText({ index }: Tongue, id: string): readonly string[] {
  return Object.values(SCENARIO_TEXTS).flatMap(({ things }) => {
    const text = things?.[id]
    return text === undefined ? [] : [text[index]]
  })
}

function beastParts(tongue: Tongue, id: BeastId): readonly string[] {
  const { screen } = tongue
  const { strength, weaponLoss, food, fur, wounds = 0, woundsWithoutMedicine = 0, discoveries = 0 } = beast(id)
  const parts: Said[] = [
    ...(weaponLoss > 0
      ? [{ say: 'act', verb: 'lower', object: { noun: 'weapons' }, by: { figure: weaponLoss } } as const]
      : []),
    ...(food > 0 ? [{ say: 'act', verb: 'gain', object: { noun: 'food', count: food } } as const] : []),
    ...(fur > 0 ? [{ say: 'act', verb: 'gain', object: { noun: 'fur', count: fur } } as const] : []),
    ...(wounds > 0 ? [{ say: 'act', verb: 'suffer', object: { noun: 'wound', count: wounds } } as const] : []),
    ...(woundsWithoutMedicine > 0
      ? [
          {
            say: 'if',
            condition: { not: { fact: 'medicine' } },
            clause: { say: 'act', verb: 'suffer', object: { noun: 'wound', count: woundsWithoutMedicine } },
          } as const,
        ]
      : []),
    ...(discoveries > 0
      ? [{ say: 'act', verb: 'gain', object: { noun: 'discovery', count: discoveries } } as const]
      : []),
  ]
  return [`${screen.card.strength(strength)}. ${said(tongue, { say: 'inOrder', clauses: parts })}`]
}

function beast(id: BeastId): Beast {
  return BEASTS[id]
}

/** What using something does; for what cannot be used, what it is. */
export function useText(tongue: Tongue, id: string): string | undefined {
  const use = useOf(tongue, id)
  return use === undefined ? partsOf(tongue, id).at(-1) : describeUse(tongue, use, isInvention(id))
}

function useOf(tongue: Tongue, id: string): Use | undefined {
  if (isTreasure(id) || isEquipment(id) || isAdventure(id)) return keptCard(tongue, id).use
  if (isInvention(id)) return inventionOf(id).use
  return tokenOf(tongue, id)?.use
}

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

/** What something in play can do: its uses, what it contributes, its pawns. */
function keptParts(
  tongue: Tongue,
  kept: Kept & { readonly oncePerNight?: boolean },
  uses: number | undefined,
): readonly string[] {
  const { screen } = tongue
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
    ...(use === undefined ? [] : [`${describeUse(tongue, use, oncePerNight === true)}${bracket}`]),
    ...(saying === undefined ? [] : [said(tongue, { say: 'act', verb: saying })]),
    ...(woodWithoutSource === true ? [said(tongue, { say: 'act', verb: 'yieldWithoutSource' })] : []),
    ...(perishes === true ? [said(tongue, { say: 'act', verb: 'perishWithFood' })] : []),
    ...valueClauses(values).map((clause) => said(tongue, clause)),
    ...valueClauses(valuesWhenUsed).map((clause) => said(tongue, clause)),
    ...(pawnFor === undefined ? [] : [pawnText(tongue, pawnFor, pawnUses)]),
    ...(rest === undefined ? [] : [restText(tongue, rest)]),
    ...(exploration === undefined
      ? []
      : [
          labelled(
            screen.pawns(exploration.pawns),
            said(
              tongue,
              at(
                exploration.dice === true ? 'rollingForThisCard' : 'exploringThisCard',
                words.clause(exploration.effects),
              ),
            ),
          ),
        ]),
  ]
}

/** RC-SCN4-22: what nobody has for the own use helps whoever meets a Trap. */
const timeOf = ({ at: moment, byCharacter }: Use): CrusoeWords['noun'] =>
  moment === 'trap' && byCharacter !== true ? 'meetingTrapAny' : TIMES[moment]

/** What something is good for that lies on no card of its own; nothing, if it is good for nothing. */
export function keptText(tongue: Tongue, kept: Kept): string {
  return keptParts(tongue, kept, undefined).join(' ')
}

function describeUse(tongue: Tongue, use: Use, oncePerNight: boolean): string {
  const { screen } = tongue
  const { needs = {}, paysFood } = use
  const asked = [
    ...(needs.item === undefined ? [] : [titleOf(tongue, needs.item)]),
    ...(needs.weapons === undefined ? [] : [screen.card.weaponLevel(needs.weapons)]),
    ...(needs.builtShelter === undefined ? [] : [screen.card.builtShelter]),
  ]
  const paid: readonly Said[] =
    paysFood === undefined ? [] : [{ say: 'act', verb: 'discard', object: { noun: 'food', count: paysFood } }]
  const clause: Said = { say: 'inOrder', clauses: [...paid, words.clause(use.effects)] }
  const text = said(tongue, at(oncePerNight ? 'onceANight' : timeOf(use), clause))
  return asked.length === 0 ? text : `${labelled(screen.card.needs, asked.join(', '))}. ${text}`
}

function valueClauses(values: Values | undefined): readonly Said[] {
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

function pawnText(tongue: Tongue, pawnFor: readonly NeutralAction[], uses: number | undefined): string {
  const [only, other] = pawnFor
  const noun = other !== undefined || only === undefined ? 'gatherOrExplorePawn' : PAWNS[only]
  const clause: Said = { say: 'act', verb: 'gain', object: { noun, count: 1 } }
  const text = said(tongue, at(uses === undefined ? 'everyRound' : 'planning', clause))
  return uses === undefined ? text : `${text} (${tongue.screen.card.uses(uses)})`
}

function restText(tongue: Tongue, { heals, tokens }: BetterRest): string {
  const clauses: readonly Said[] = [
    { say: 'act', verb: 'heal', object: { noun: 'wound', count: heals } },
    { say: 'act', verb: 'gain', object: { noun: 'determination', count: tokens } },
  ]
  return said(tongue, at('resting', { say: 'inOrder', clauses }))
}

/** 2 wood, 1 fur */
export function costText({ say }: Tongue, cost: Cost): string {
  return RESOURCES.filter((resource) => (cost[resource] ?? 0) > 0)
    .map((noun) => say.phrase({ noun, count: cost[noun] ?? 0 }))
    .join(', ')
}
