// The text of every card, spoken from its data: one paragraph a part of the card.
import type { Clause, Speaker, TabletopWords } from '@landfall/tabletop'
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
import type { ScenarioId } from '../scenarios/scenario.ts'
import { inventionOf, isInvention, sheetInventions, tokenOf } from '../scenarios/sheets.ts'
import { RESOURCES } from '../state.ts'
import type { CrusoeEffect } from '../types.ts'
import type { Values } from '../values.ts'
import { discardCard } from '../verbs/index.ts'
import { vocabulary } from '../vocabulary.ts'
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
export interface LanguagePack extends OfEdition {
  readonly say: Speaker<CrusoeWords>
  readonly words: TabletopWords
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
export function titleOf({ index }: LanguagePack, id: string, part: keyof Titles = 'title'): string {
  const titles = titlesOf(id)
  return titles?.[part]?.[index] ?? titles?.title[index] ?? id
}

export function cardText(pack: LanguagePack, id: string): CardText {
  const parts = partsOf(pack, id)
  return {
    title: titleOf(pack, id),
    mood: MOODS[id]?.[pack.index] ?? '',
    parts: parts.length === 0 ? [pack.screen.card.nothing] : parts,
  }
}

function partsOf(pack: LanguagePack, id: string): readonly string[] {
  if (isEvent(id)) return eventParts(pack, id)
  if (isWreckage(id)) return wreckageParts(pack, id)
  if (isAdventure(id)) return adventureParts(pack, id)
  if (isDanger(id)) return dangerParts(pack, id)
  if (isTreasure(id)) {
    const { atOnce, becomes, kept, event } = treasureOf(pack, id)
    return [
      ...(atOnce === undefined ? [] : [said(pack, at('whenDrawn', vocabulary.clause(atOnce)))]),
      ...(becomes === undefined ? [] : [said(pack, at('whenAvailable', vocabulary.clause(becomes)))]),
      ...(kept === undefined ? [] : keptParts(pack, kept, kept.uses)),
      ...lowerPart(pack, id, event),
    ]
  }
  if (isEquipment(id)) return keptParts(pack, keptCard(pack, id), USES_OF_EQUIPMENT)
  if (isDiscovery(id)) return discoveryParts(pack, id)
  if (isInvention(id)) return inventionParts(pack, id)
  if (isBeast(id)) return beastParts(pack, id)
  const special = tokenOf(pack, id)
  return special === undefined ? [] : [...keptParts(pack, special, undefined), ...tokenNotes(pack, special)]
}

const isBeast = (id: string): id is BeastId => Object.hasOwn(BEASTS, id)

const at = (time: CrusoeWords['noun'], clause: Said): Said => ({ say: 'at', time, clause })

function said({ say }: LanguagePack, clause: Said): string {
  return say.rule(clause)
}

/** The rules text of some effects; where there is none, that nothing happens. */
function effectsText(pack: LanguagePack, effects: Effects): string {
  return effects.length === 0 ? pack.screen.card.nothing : said(pack, vocabulary.clause(effects))
}

const QUOTES = [
  ['“', '”'],
  ['«', '»'],
  ['„', '”'],
  ['«', '»'],
] as const

function quoted({ index }: LanguagePack, title: string): string {
  const [open, close] = QUOTES[index]
  return `${open}${title}${close}`
}

function labelled(label: string, text: string): string {
  return `${label}: ${text}`
}

function eventParts(pack: LanguagePack, id: EventId): readonly string[] {
  const { screen } = pack
  const { icon, event, threat, ignored } = eventOf(pack, id)
  const symbol = icon === 'book' ? screen.card.book : `${screen.card.adventureToken}: ${screen.actions[icon]}`
  const { pawns, twoCharacters, items = [], weapons, pay = [], orItem, reward } = threat
  const payments = [
    ...pay.map((cost) => costText(pack, cost)),
    ...(orItem === undefined ? [] : [titleOf(pack, orItem)]),
  ]
  const needs = [
    twoCharacters === true ? `${screen.pawns(pawns)} ${screen.card.twoCharacters}` : screen.pawns(pawns),
    ...items.map((item) => titleOf(pack, item)),
    ...(weapons === undefined ? [] : [screen.card.weaponLevel(weapons)]),
    ...(payments.length === 0 ? [] : [payments.join(` ${screen.card.or} `)]),
  ]
  const action = `${screen.card.threat} ${quoted(pack, titleOf(pack, id, 'action'))} (${needs.join(', ')})`
  return [
    labelled(`${screen.card.event} (${symbol})`, effectsText(pack, event)),
    labelled(action, effectsText(pack, reward.length === 0 ? [discardCard] : reward)),
    labelled(screen.card.ignored, effectsText(pack, ignored)),
  ]
}

function wreckageParts(pack: LanguagePack, id: WreckageId): readonly string[] {
  const { screen } = pack
  const { small, large } = WRECKAGE[id]
  const action = `${screen.card.threat} ${quoted(pack, titleOf(pack, id, 'action'))}`
  return [
    labelled(`${action} (${screen.pawns(1)})`, effectsText(pack, small)),
    labelled(`${action} (${screen.pawns(2)})`, effectsText(pack, large)),
  ]
}

function lowerPart(pack: LanguagePack, id: string, event: Effects | undefined): readonly string[] {
  if (event === undefined) return []
  const { lower } = pack.screen.card
  return [labelled(`${lower} (${quoted(pack, titleOf(pack, id, 'event'))})`, effectsText(pack, event))]
}

function adventureParts(pack: LanguagePack, id: AdventureId): readonly string[] {
  const adventure = adventureOf(pack, id)
  return [
    effectsText(pack, adventure.adventure),
    ...keptParts(pack, adventure, adventure.uses),
    ...lowerPart(pack, id, adventure.event),
  ]
}

function dangerParts(pack: LanguagePack, id: DangerId): readonly string[] {
  const { resolve, event } = dangerOf(pack, id)
  return [effectsText(pack, resolve), ...lowerPart(pack, id, event)]
}

function discoveryParts(pack: LanguagePack, id: keyof typeof DISCOVERIES): readonly string[] {
  const discovery = editionOf(pack).discoveries[id]
  const { exchangedFor } = discovery
  if (exchangedFor === undefined) return keptParts(pack, discovery, undefined)
  const { resource, amount } = exchangedFor
  return [said(pack, at('whenAvailable', { say: 'act', verb: 'gain', object: { noun: resource, count: amount } }))]
}

/** The Inventions of the box, and those of the sheet on the table. */
function inventionsIn({ scenario }: LanguagePack): readonly InventionId[] {
  return scenario === undefined ? INVENTION_IDS : [...INVENTION_IDS, ...sheetInventions(scenario)]
}

function inventionParts(pack: LanguagePack, id: Parameters<typeof inventionOf>[0]): readonly string[] {
  const { screen } = pack
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
    ...items.map((item) => titleOf(pack, item)),
    ...(woodOrFur === undefined
      ? []
      : [[{ wood: woodOrFur }, { fur: woodOrFur }].map((cost) => costText(pack, cost)).join(` ${screen.card.or} `)]),
    ...(wood + fur + food === 0 ? [] : [costText(pack, { wood, fur, food })]),
  ]
  const neededFor = inventionsIn(pack).filter((other) => inventionOf(other).items?.includes(id) === true)
  const own = character === undefined ? '' : ` (${screen.card.personal} ${titleOf(pack, `character/${character}`)})`
  return [
    labelled(`${screen.card.needs}${own}`, needs.length === 0 ? screen.card.free : `${needs.join(', ')}.`),
    ...(neededFor.length === 0
      ? []
      : [labelled(screen.card.neededFor, `${neededFor.map((other) => titleOf(pack, other)).join(', ')}.`)]),
    ...buildingNotes(pack, invention),
    ...(once === undefined ? [] : [said(pack, at('whenAvailable', vocabulary.clause(once)))]),
    ...keptParts(pack, { ...invention, ...(invention.use === undefined ? {} : { oncePerNight: true }) }, undefined),
    ...(gatherBonus === undefined
      ? []
      : [
          said(
            pack,
            at(editionOf(pack).carriersPlanned ? 'oneGatherPlanned' : 'oneGather', {
              say: 'act',
              verb: 'gain',
              object: { noun: 'sameResource' },
            }),
          ),
        ]),
    ...(pitFood === undefined
      ? []
      : [said(pack, at('productionPhase', { say: 'act', verb: 'rollPit', object: { noun: 'food', count: pitFood } }))]),
    ...sheetText(pack, id),
  ]
}

/** What only the rules of a scenario say of a thing on its sheet. */
function sheetText({ index }: LanguagePack, id: string): readonly string[] {
  return Object.values(SCENARIO_TEXTS).flatMap(({ things }) => {
    const text = things?.[id]
    return text === undefined ? [] : [text[index]]
  })
}

function beastParts(pack: LanguagePack, id: BeastId): readonly string[] {
  const { screen } = pack
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
  return [`${screen.card.strength(strength)}. ${said(pack, { say: 'inOrder', clauses: parts })}`]
}

function beast(id: BeastId): Beast {
  return BEASTS[id]
}

/** What using something does; for what cannot be used, what it is. */
export function useText(pack: LanguagePack, id: string): string | undefined {
  const use = useOf(pack, id)
  return use === undefined ? partsOf(pack, id).at(-1) : describeUse(pack, use, isInvention(id))
}

function useOf(pack: LanguagePack, id: string): Use | undefined {
  if (isTreasure(id) || isEquipment(id) || isAdventure(id)) return keptCard(pack, id).use
  if (isInvention(id)) return inventionOf(id).use
  return tokenOf(pack, id)?.use
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
  pack: LanguagePack,
  kept: Kept & { readonly oncePerNight?: boolean },
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
    ...(saying === undefined ? [] : [said(pack, { say: 'act', verb: saying })]),
    ...(woodWithoutSource === true ? [said(pack, { say: 'act', verb: 'yieldWithoutSource' })] : []),
    ...(perishes === true ? [said(pack, { say: 'act', verb: 'perishWithFood' })] : []),
    ...valueClauses(values).map((clause) => said(pack, clause)),
    ...valueClauses(valuesWhenUsed).map((clause) => said(pack, clause)),
    ...(pawnFor === undefined ? [] : [pawnText(pack, pawnFor, pawnUses)]),
    ...(rest === undefined ? [] : [restText(pack, rest)]),
    ...(exploration === undefined
      ? []
      : [
          labelled(
            screen.pawns(exploration.pawns),
            said(
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

/** RC-SCN4-22: what nobody has for the own use helps whoever meets a Trap. */
const timeOf = ({ at: moment, byCharacter }: Use): CrusoeWords['noun'] =>
  moment === 'trap' && byCharacter !== true ? 'meetingTrapAny' : TIMES[moment]

/** What something is good for that lies on no card of its own; nothing, if it is good for nothing. */
export function keptText(pack: LanguagePack, kept: Kept): string {
  return keptParts(pack, kept, undefined).join(' ')
}

function describeUse(pack: LanguagePack, use: Use, oncePerNight: boolean): string {
  const { screen } = pack
  const { needs = {}, paysFood } = use
  const asked = [
    ...(needs.item === undefined ? [] : [titleOf(pack, needs.item)]),
    ...(needs.weapons === undefined ? [] : [screen.card.weaponLevel(needs.weapons)]),
    ...(needs.builtShelter === undefined ? [] : [screen.card.builtShelter]),
  ]
  const paid: readonly Said[] =
    paysFood === undefined ? [] : [{ say: 'act', verb: 'discard', object: { noun: 'food', count: paysFood } }]
  const clause: Said = { say: 'inOrder', clauses: [...paid, vocabulary.clause(use.effects)] }
  const text = said(pack, at(oncePerNight ? 'onceANight' : timeOf(use), clause))
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

function pawnText(pack: LanguagePack, pawnFor: readonly NeutralAction[], uses: number | undefined): string {
  const [only, other] = pawnFor
  const noun = other !== undefined || only === undefined ? 'gatherOrExplorePawn' : PAWNS[only]
  const clause: Said = { say: 'act', verb: 'gain', object: { noun, count: 1 } }
  const text = said(pack, at(uses === undefined ? 'everyRound' : 'planning', clause))
  return uses === undefined ? text : `${text} (${pack.screen.card.uses(uses)})`
}

function restText(pack: LanguagePack, { heals, tokens }: BetterRest): string {
  const clauses: readonly Said[] = [
    { say: 'act', verb: 'heal', object: { noun: 'wound', count: heals } },
    { say: 'act', verb: 'gain', object: { noun: 'determination', count: tokens } },
  ]
  return said(pack, at('resting', { say: 'inOrder', clauses }))
}

/** 2 wood, 1 fur */
export function costText({ say }: LanguagePack, cost: Cost): string {
  return RESOURCES.filter((resource) => (cost[resource] ?? 0) > 0)
    .map((noun) => say.phrase({ noun, count: cost[noun] ?? 0 }))
    .join(', ')
}
