// The text of every card, spoken from its data.
import { capital } from '@landfall/text'
import { BUILDINGS } from '../cards/buildings.ts'
import { CAMP_CARDS } from '../cards/camp-cards.ts'
import type { Lasting, Need, Price } from '../cards/cards.ts'
import { CHARACTERS } from '../cards/characters.ts'
import { DAMAGE_CARDS } from '../cards/damage-cards.ts'
import { EVENT_CARDS } from '../cards/events.ts'
import { EXPLORATIONS } from '../cards/explorations.ts'
import type {
  BuildingId,
  CampCardId,
  CharacterId,
  DamageId,
  EventId,
  ExplorationId,
  ItemId,
  WreckageId,
} from '../cards/ids.ts'
import { isCard, numberOn, WRECKAGE_IDS } from '../cards/ids.ts'
import { ITEMS } from '../cards/items.ts'
import type { NaufragosEffect, Tag } from '../effects/effect-types.ts'
import { words } from '../effects/vocabulary.ts'
import { CARD_WORDS } from './names/index.ts'
import { factText, inOneLine, introduced, paragraphs, small, stopped, type Tongue } from './rules-text.ts'
import type { CardKind } from './screen.ts'

export type { Tongue } from './rules-text.ts'

export interface CardText {
  readonly title: string
  /** One line of mood. */
  readonly mood: string
  /** What kind of card it is, or the deck it lies in; and its number, if it has one. */
  readonly kind: string
  /** What stands on it, part by part. An option of a choice begins with a bullet. */
  readonly parts: readonly string[]
}

export function titleOf({ index }: Tongue, id: string): string {
  return isCard(id) ? CARD_WORDS[id].title[index] : id
}

/** What somebody is by profession. */
export function roleOf({ index }: Tongue, id: CharacterId): string {
  return CARD_WORDS[id].role?.[index] ?? ''
}

export function cardText(tongue: Tongue, id: string): CardText {
  const parts = partsOf(tongue, id)
  return {
    title: titleOf(tongue, id),
    mood: isCard(id) ? CARD_WORDS[id].line[tongue.index] : '',
    kind: kindText(tongue, id),
    parts,
  }
}

const isCharacter = (id: string): id is CharacterId => Object.hasOwn(CHARACTERS, id)
const isCampCard = (id: string): id is CampCardId => Object.hasOwn(CAMP_CARDS, id)
const isDamageCard = (id: string): id is DamageId => Object.hasOwn(DAMAGE_CARDS, id)
const isBuilding = (id: string): id is BuildingId => Object.hasOwn(BUILDINGS, id)
const isEvent = (id: string): id is EventId => Object.hasOwn(EVENT_CARDS, id)
const isItem = (id: string): id is ItemId => Object.hasOwn(ITEMS, id)
const isWreckage = (id: string): id is WreckageId => WRECKAGE_IDS.some((one) => one === id)
const isExploration = (id: string): id is ExplorationId => Object.hasOwn(EXPLORATIONS, id)

/** What kind of card an id belongs to. */
export function kindOf(id: string): CardKind | undefined {
  if (isExploration(id)) return EXPLORATIONS[id].deck
  if (isEvent(id)) return 'event'
  if (isItem(id)) return isWreckage(id) ? 'wreckage' : 'item'
  if (isCampCard(id)) return 'camp'
  if (isDamageCard(id)) return 'damage'
  if (isBuilding(id)) return 'building'
  return isCharacter(id) ? 'character' : undefined
}

function kindText({ screen }: Tongue, id: string): string {
  const kind = kindOf(id)
  if (kind === undefined) return ''
  const number = numberOn(id)
  return number === undefined ? screen.kinds[kind] : screen.numbered(screen.kinds[kind], number)
}

function partsOf(tongue: Tongue, id: string): readonly string[] {
  if (isExploration(id)) return explorationParts(tongue, id)
  if (isEvent(id)) return eventParts(tongue, id)
  if (isItem(id)) return itemParts(tongue, id)
  if (isCampCard(id)) return campParts(tongue, id)
  if (isDamageCard(id)) return damageParts(tongue, id)
  if (isBuilding(id)) return buildingParts(tongue, id)
  return isCharacter(id) ? characterParts(tongue, id) : []
}

/** Short facts in one line. */
const facts = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')

/** What effects say; where there are none, that nothing else happens. */
function effectParts(tongue: Tongue, effects: readonly NaufragosEffect[]): readonly string[] {
  return effects.length === 0 ? [tongue.screen.rules.nothingHappens] : paragraphs(tongue, words.clause(effects))
}

function explorationParts(tongue: Tongue, id: ExplorationId): readonly string[] {
  const { card } = tongue.screen
  const { foot, map, diary, effects } = EXPLORATIONS[id]
  const symbols = facts(
    foot === 0 ? '' : card.foot(foot),
    map === 0 ? '' : card.map(map),
    diary === 0 ? '' : card.diary(diary),
  )
  return [symbols === '' ? card.noSymbols : symbols, ...effectParts(tongue, effects)]
}

function eventParts(tongue: Tongue, id: EventId): readonly string[] {
  const { card } = tongue.screen
  const { climate, wreckage, effects, rescue } = EVENT_CARDS[id]
  return [
    facts(card.climate[climate], card.wreckage(wreckage)),
    ...effectParts(tongue, effects),
    card.rescue(rescueText(tongue, rescue)),
  ]
}

/** What a ship must see. */
export function rescueText(tongue: Tongue, rescue: readonly (readonly Need[])[]): string {
  const { card } = tongue.screen
  return rescue.map((needs) => needs.map((need) => needText(tongue, need)).join(card.needAnd)).join(card.needOr)
}

export function needText(tongue: Tongue, need: Need): string {
  const { say, screen } = tongue
  const { card } = screen
  if ('built' in need) return screen.quoted(titleOf(tongue, need.built))
  if ('item' in need) return tagText(tongue, need.item)
  if ('fire' in need) return card.fireNeed
  if ('shelter' in need) return card.shelterNeed(need.shelter)
  return say.phrase({ noun: `flag/${need.flag}` })
}

export const tagText = ({ say }: Tongue, tag: Tag): string => say.phrase({ noun: `tag/${tag}` })

function itemParts(tongue: Tongue, id: ItemId): readonly string[] {
  const { card } = tongue.screen
  const { tags, strength, story, lasting = [] } = ITEMS[id]
  return [
    facts(
      card.tags(tags.map((tag) => tagText(tongue, tag)).join(', ')),
      strength === 0 ? '' : card.strength(strength),
      card.storyPoints(story),
    ),
    ...lasting.flatMap((one) => lastingParts(tongue, one)),
    ...useParts(tongue, id),
  ]
}

/** What an item can be used for. */
function useParts(tongue: Tongue, id: ItemId): readonly string[] {
  const { use } = ITEMS[id]
  if (use === undefined) return []
  const { useOnce, useEveryTurn, useTimes } = tongue.screen.card
  const { often, effects } = use
  return introduced(tongue, words.clause(effects), (text) => {
    if (often === 'once') return useOnce(text)
    return often === 'everyTurn' ? useEveryTurn(text) : useTimes(often, text)
  })
}

/** All that stands on an item, in one line. */
export function itemText(tongue: Tongue, id: ItemId): string {
  return itemParts(tongue, id).map(stopped).join(' ')
}

/** What using an item does. */
export function useText(tongue: Tongue, id: ItemId): string {
  const { use } = ITEMS[id]
  return use === undefined ? '' : inOneLine(tongue, words.clause(use.effects))
}

function campParts(tongue: Tongue, id: CampCardId): readonly string[] {
  const { card } = tongue.screen
  const { effects, enter, uses } = CAMP_CARDS[id]
  return [
    card.cost(campCost(tongue, id)),
    ...(enter === undefined ? [] : introduced(tongue, words.clause(enter), card.onEnter)),
    ...effectParts(tongue, effects),
    ...(uses === undefined ? [] : [card.uses(uses)]),
  ]
}

/** What a camp card costs. */
export function campCost(tongue: Tongue, id: CampCardId): string {
  return priceText(tongue, { energy: CAMP_CARDS[id].energy })
}

/** What a camp card does, in one line. */
export function campText(tongue: Tongue, id: CampCardId): string {
  return inOneLine(tongue, words.clause(CAMP_CARDS[id].effects))
}

function damageParts(tongue: Tongue, id: DamageId): readonly string[] {
  const { card } = tongue.screen
  const { enter, lasting } = DAMAGE_CARDS[id]
  return [
    stopped(card.repair(repairPrice(tongue, id))),
    ...(enter === undefined ? [] : introduced(tongue, words.clause(enter), card.onEnter)),
    ...lasting.flatMap((one) => lastingParts(tongue, one)),
  ]
}

/** What it costs to repair a damage card. */
export function repairPrice(tongue: Tongue, id: DamageId): string {
  return DAMAGE_CARDS[id].fix.map((price) => priceText(tongue, price)).join(tongue.screen.card.or)
}

/** What a damage card does, in one line. */
export function damageText(tongue: Tongue, id: DamageId): string {
  return DAMAGE_CARDS[id].lasting.flatMap((one) => lastingParts(tongue, one)).join(' ')
}

/** 1 energy + 2 wood */
function priceText(tongue: Tongue, price: Price): string {
  const { say, screen } = tongue
  const { energy = 0, shared = 0, wood = 0, tokens = 0, stories = 0, item, flag } = price
  const parts = [
    ...(energy > 0 ? [say.phrase({ noun: 'energy', count: energy })] : []),
    ...(shared > 0 ? [screen.card.sharedEnergy(say.phrase({ noun: 'energy', count: shared }))] : []),
    ...(wood > 0 ? [say.phrase({ noun: 'wood', count: wood })] : []),
    ...(tokens > 0 ? [say.phrase({ noun: 'token', count: tokens })] : []),
    ...(stories > 0 ? [say.phrase({ noun: 'story', count: stories })] : []),
    ...(item === undefined ? [] : [tagText(tongue, item)]),
    ...(flag === undefined ? [] : [screen.card.flagPrice(say.phrase({ noun: `flag/${flag}` }))]),
  ]
  return parts.length === 0 ? screen.card.free : parts.join(' + ')
}

function buildingParts(tongue: Tongue, id: BuildingId): readonly string[] {
  const { card } = tongue.screen
  const { after, lasting } = BUILDINGS[id]
  return [
    card.needs(buildingPrice(tongue, id, BUILDINGS[id].energy)),
    ...(after === undefined ? [] : [card.after(titleOf(tongue, after))]),
    ...lasting.flatMap((one) => lastingParts(tongue, one)),
  ]
}

/** What a building needs: so much energy, or so many steps of an hourglass. */
export function buildingPrice(tongue: Tongue, id: BuildingId, energy: number): string {
  const { hourglass, wood, item } = BUILDINGS[id]
  if (hourglass !== undefined) return tongue.screen.card.hourglass[hourglass](energy)
  return priceText(tongue, { energy, wood, ...(item === undefined ? {} : { item }) })
}

function characterParts(tongue: Tongue, id: CharacterId): readonly string[] {
  const { card } = tongue.screen
  const { energy, strength, lasting } = CHARACTERS[id]
  return [
    facts(capital(roleOf(tongue, id)), card.energyTrack(energy), card.strength(strength)),
    ...(lasting.length === 0 ? [card.noAbility] : lasting.flatMap((one) => lastingParts(tongue, one))),
  ]
}

/** All that stands on a character, in one line that goes on behind the name. */
export function characterText(tongue: Tongue, id: CharacterId): string {
  return small(characterParts(tongue, id).map(stopped).join(' '))
}

/** A figure with its sign. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`)

/** What lasts while a card is held, visible or built. */
function lastingParts(tongue: Tongue, lasting: Lasting): readonly string[] {
  return lasting.last === 'at'
    ? introduced(
        tongue,
        words.clause(lasting.effects),
        (text) => `${tongue.say.phrase({ noun: `time/${lasting.time}` })}: ${text}`,
      )
    : [stopped(capital(lastingText(tongue, lasting)))]
}

function lastingText(tongue: Tongue, lasting: Exclude<Lasting, { last: 'at' }>): string {
  const { card } = tongue.screen
  switch (lasting.last) {
    case 'mod': {
      const text = card.mods[lasting.mod](signed(lasting.by), lasting.by)
      return lasting.home === true ? card.atHome(text) : text
    }
    case 'when':
      return card.while(
        factText(tongue, lasting.condition),
        lasting.lasting.flatMap((one) => (one.last === 'at' ? [] : [lastingText(tongue, one)])).join(', '),
      )
    case 'shield':
      return card.shield(lasting.wounds)
    case 'immune':
      return card.immune[lasting.to]
    case 'forbid':
      return card.forbid[lasting.what]
    case 'signal':
      return card.signal
    case 'shelter':
      return `${card.shelter(lasting.level)}. ${card.rest(restTable(lasting.rest))}`
  }
}

/** 1–3: +1, 4–6: +2 */
function restTable(rest: readonly number[]): string {
  const rows: { from: number; to: number; gain: number }[] = []
  for (const [at, gain] of rest.entries()) {
    const last = rows.at(-1)
    if (last?.gain === gain) last.to = at + 1
    else rows.push({ from: at + 1, to: at + 1, gain })
  }
  return rows.map(({ from, to, gain }) => `${from}–${to} → ${gain}`).join(', ')
}
