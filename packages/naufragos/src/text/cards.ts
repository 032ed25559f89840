// The text of every card, spoken from its data.

import { type Clause, capital, stopped } from '@landfall/tabletop'
import { BUILDINGS } from '../cards/buildings.ts'
import { CAMP_CARDS } from '../cards/camp-cards.ts'
import type {
  BuildingId,
  CampCardId,
  CharacterId,
  DamageId,
  EventId,
  ExplorationId,
  ItemId,
  WreckageId,
} from '../cards/card-ids.ts'
import type { Lasting, Need, Price } from '../cards/cards.ts'
import { CHARACTERS } from '../cards/characters.ts'
import { DAMAGE_CARDS } from '../cards/damage-cards.ts'
import { EXPLORATIONS, ITEMS, isCard, isEvent, isExploration, numberOn, WRECKAGE_IDS } from '../cards/decks.ts'
import { EVENT_CARDS } from '../cards/events.ts'
import type { NaufragosEffect, Tag } from '../effect-types.ts'
import { vocabulary } from '../vocabulary.ts'
import type { NaufragosWords } from '../words.ts'
import { toOne } from './alone.ts'
import type { LanguagePack } from './language-pack.ts'
import type { CardKind } from './screen.ts'
import { signed } from './signed.ts'

export interface CardText {
  readonly title: string
  /** One line of mood. */
  readonly mood: string
  /** What kind of card it is, or the deck it lies in; and its number, if it has one. */
  readonly kind: string
  /** What stands on it, part by part. An option of a choice begins with a bullet. */
  readonly parts: readonly string[]
}

export function titleOf({ cards }: LanguagePack, id: string): string {
  return isCard(id) ? cards[id].title : id
}

/** What somebody is by profession. */
export function roleOf({ cards }: LanguagePack, id: CharacterId): string {
  return cards[id].role ?? ''
}

export function cardText(pack: LanguagePack, id: string): CardText {
  const parts = partsOf(pack, id)
  return {
    title: titleOf(pack, id),
    mood: isCard(id) ? pack.cards[id].mood : '',
    kind: kindText(pack, id),
    parts,
  }
}

const isCharacter = (id: string): id is CharacterId => Object.hasOwn(CHARACTERS, id)
const isCampCard = (id: string): id is CampCardId => Object.hasOwn(CAMP_CARDS, id)
const isDamageCard = (id: string): id is DamageId => Object.hasOwn(DAMAGE_CARDS, id)
const isBuilding = (id: string): id is BuildingId => Object.hasOwn(BUILDINGS, id)
const isItem = (id: string): id is ItemId => Object.hasOwn(ITEMS, id)
const isWreckage = (id: string): id is WreckageId => WRECKAGE_IDS.some((one) => one === id)

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

function kindText({ screen }: LanguagePack, id: string): string {
  const kind = kindOf(id)
  if (kind === undefined) return ''
  const number = numberOn(id)
  return number === undefined ? screen.kinds[kind] : screen.numbered(screen.kinds[kind], number)
}

function partsOf(pack: LanguagePack, id: string): readonly string[] {
  if (isExploration(id)) return explorationParts(pack, id)
  if (isEvent(id)) return eventParts(pack, id)
  if (isItem(id)) return itemParts(pack, id)
  if (isCampCard(id)) return campParts(pack, id)
  if (isDamageCard(id)) return damageParts(pack, id)
  if (isBuilding(id)) return buildingParts(pack, id)
  return isCharacter(id) ? characterParts(pack, id) : []
}

/** Short facts in one line. */
const facts = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')

/** Alone, it is paid like any other. */
const sharedText = ({ screen, isAlone }: LanguagePack, energy: string): string =>
  isAlone === true ? energy : screen.card.sharedEnergy(energy)

/** The group decides nothing where there is no group. */
function saidBy({ isAlone }: LanguagePack, effects: readonly NaufragosEffect[]): Clause<NaufragosWords> {
  const clause = vocabulary.clause(effects)
  return isAlone === true ? toOne(clause) : clause
}

/** What effects say; where there are none, that nothing else happens. */
function effectParts(pack: LanguagePack, effects: readonly NaufragosEffect[]): readonly string[] {
  return effects.length === 0 ? [pack.screen.card.nothingHappens] : pack.say.paragraphs(saidBy(pack, effects))
}

function explorationParts(pack: LanguagePack, id: ExplorationId): readonly string[] {
  const { card } = pack.screen
  const { foot, map, diary, effects } = EXPLORATIONS[id]
  const symbols = facts(
    foot === 0 ? '' : card.foot(foot),
    map === 0 ? '' : card.map(map),
    diary === 0 ? '' : card.diary(diary),
  )
  return [symbols === '' ? card.noSymbols : symbols, ...effectParts(pack, effects)]
}

function eventParts(pack: LanguagePack, id: EventId): readonly string[] {
  const { card } = pack.screen
  const { climate, wreckage, effects, rescue } = EVENT_CARDS[id]
  return [
    facts(card.climate[climate], card.wreckage(wreckage)),
    ...effectParts(pack, effects),
    card.rescue(rescueText(pack, rescue)),
  ]
}

/** What a ship must see. */
export function rescueText(pack: LanguagePack, rescue: readonly (readonly Need[])[]): string {
  const { card } = pack.screen
  return rescue.map((needs) => needs.map((need) => needText(pack, need)).join(card.needAnd)).join(card.needOr)
}

export function needText(pack: LanguagePack, need: Need): string {
  const { say, screen } = pack
  const { card } = screen
  if ('built' in need) return screen.quoted(titleOf(pack, need.built))
  if ('item' in need) return tagText(pack, need.item)
  if ('fire' in need) return card.fireNeed
  if ('shelter' in need) return card.shelterNeed(need.shelter)
  return say.phrase({ noun: `flag/${need.flag}` })
}

export const tagText = ({ say }: LanguagePack, tag: Tag): string => say.phrase({ noun: `tag/${tag}` })

function itemParts(pack: LanguagePack, id: ItemId): readonly string[] {
  const { card } = pack.screen
  const { tags, strength, story, lasting = [] } = ITEMS[id]
  return [
    facts(
      card.tags(tags.map((tag) => tagText(pack, tag)).join(', ')),
      strength === 0 ? '' : card.strength(strength),
      card.storyPoints(story),
    ),
    ...lasting.flatMap((one) => lastingParts(pack, one)),
    ...useParts(pack, id),
  ]
}

/** What an item can be used for. */
function useParts(pack: LanguagePack, id: ItemId): readonly string[] {
  const { use } = ITEMS[id]
  if (use === undefined) return []
  const { useOnce, useEveryTurn, useTimes } = pack.screen.card
  const { often, effects } = use
  return pack.say.introduced(saidBy(pack, effects), (text) => {
    if (often === 'once') return useOnce(text)
    return often === 'everyTurn' ? useEveryTurn(text) : useTimes(often, text)
  })
}

/** All that stands on an item, in one line. */
export function itemText(pack: LanguagePack, id: ItemId): string {
  return itemParts(pack, id).map(stopped).join(' ')
}

/** What using an item does. */
export function useText(pack: LanguagePack, id: ItemId): string {
  const { use } = ITEMS[id]
  return use === undefined ? '' : pack.say.line(saidBy(pack, use.effects))
}

function campParts(pack: LanguagePack, id: CampCardId): readonly string[] {
  const { card } = pack.screen
  const { effects, enter, uses } = CAMP_CARDS[id]
  return [
    card.cost(campCost(pack, id)),
    ...(enter === undefined ? [] : pack.say.introduced(saidBy(pack, enter), card.onEnter)),
    ...effectParts(pack, effects),
    ...(uses === undefined ? [] : [card.uses(uses)]),
  ]
}

/** What a camp card costs. */
export function campCost(pack: LanguagePack, id: CampCardId): string {
  return priceText(pack, { energy: CAMP_CARDS[id].energy })
}

/** What a camp card does, in one line. */
export function campText(pack: LanguagePack, id: CampCardId): string {
  return pack.say.line(saidBy(pack, CAMP_CARDS[id].effects))
}

function damageParts(pack: LanguagePack, id: DamageId): readonly string[] {
  const { card } = pack.screen
  const { enter, lasting } = DAMAGE_CARDS[id]
  return [
    stopped(card.repair(repairPrice(pack, id))),
    ...(enter === undefined ? [] : pack.say.introduced(saidBy(pack, enter), card.onEnter)),
    ...lasting.flatMap((one) => lastingParts(pack, one)),
  ]
}

/** What it costs to repair a damage card. */
export function repairPrice(pack: LanguagePack, id: DamageId): string {
  return DAMAGE_CARDS[id].fix.map((price) => priceText(pack, price)).join(pack.screen.card.or)
}

/** What a damage card does, in one line. */
export function damageText(pack: LanguagePack, id: DamageId): string {
  return DAMAGE_CARDS[id].lasting.flatMap((one) => lastingParts(pack, one)).join(' ')
}

/** 1 energy + 2 wood */
function priceText(pack: LanguagePack, price: Price): string {
  const { say, screen } = pack
  const { energy = 0, shared = 0, wood = 0, tokens = 0, stories = 0, item, flag } = price
  const parts = [
    ...(energy > 0 ? [say.phrase({ noun: 'energy', count: energy })] : []),
    ...(shared > 0 ? [sharedText(pack, say.phrase({ noun: 'energy', count: shared }))] : []),
    ...(wood > 0 ? [say.phrase({ noun: 'wood', count: wood })] : []),
    ...(tokens > 0 ? [say.phrase({ noun: 'token', count: tokens })] : []),
    ...(stories > 0 ? [say.phrase({ noun: 'story', count: stories })] : []),
    ...(item === undefined ? [] : [tagText(pack, item)]),
    ...(flag === undefined ? [] : [screen.card.flagPrice(say.phrase({ noun: `flag/${flag}` }))]),
  ]
  return parts.length === 0 ? screen.card.free : parts.join(' + ')
}

function buildingParts(pack: LanguagePack, id: BuildingId): readonly string[] {
  const { card } = pack.screen
  const { after, lasting } = BUILDINGS[id]
  return [
    card.needs(buildingPrice(pack, id, BUILDINGS[id].energy)),
    ...(after === undefined ? [] : [card.after(titleOf(pack, after))]),
    ...lasting.flatMap((one) => lastingParts(pack, one)),
  ]
}

/** What a building needs: energy, or steps of an hourglass. */
export function buildingPrice(pack: LanguagePack, id: BuildingId, energy: number): string {
  const { hourglass, wood, item } = BUILDINGS[id]
  if (hourglass !== undefined) return pack.screen.card.hourglass[hourglass](energy)
  return priceText(pack, { energy, wood, ...(item === undefined ? {} : { item }) })
}

const characterParts = (pack: LanguagePack, id: CharacterId): readonly string[] =>
  partsBehind(pack, id, capital(roleOf(pack, id)))

/** What stands on a character behind its profession. */
function partsBehind(pack: LanguagePack, id: CharacterId, role: string): readonly string[] {
  const { card } = pack.screen
  const { energy, strength, lasting } = CHARACTERS[id]
  return [
    facts(role, card.energyTrack(energy), card.strength(strength)),
    ...(lasting.length === 0 ? [card.noAbility] : lasting.flatMap((one) => lastingParts(pack, one))),
  ]
}

/** All that stands on a character, in one line that goes on behind the name. */
export function characterText(pack: LanguagePack, id: CharacterId): string {
  return partsBehind(pack, id, roleOf(pack, id)).map(stopped).join(' ')
}

/** What lasts while a card is held, visible or built. */
function lastingParts(pack: LanguagePack, lasting: Lasting): readonly string[] {
  return lasting.last === 'at'
    ? pack.say.introduced(
        saidBy(pack, lasting.effects),
        (text) => `${pack.say.phrase({ noun: `time/${lasting.time}` })}: ${text}`,
      )
    : [stopped(capital(lastingText(pack, lasting)))]
}

function lastingText(pack: LanguagePack, lasting: Exclude<Lasting, { last: 'at' }>): string {
  const { card } = pack.screen
  switch (lasting.last) {
    case 'mod': {
      const { to, by, when } = lasting
      const text = card.mods[to](signed(by), by)
      if (when === undefined) return text
      return when === 'ownerHome' ? card.atHome(text) : card.while(pack.say.condition(when), text)
    }
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
