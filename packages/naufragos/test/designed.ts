// Cards by the names that they have in content.md, where they were designed: `C04`, `053`.
import { readFileSync } from 'node:fs'
import { CAMP_CARDS } from '../src/cards/camp-cards.ts'
import type {
  CampCardId,
  CardId,
  DamageId,
  EventId,
  ExplorationId,
  NumberedId,
  NumberedItemId,
} from '../src/cards/card-ids.ts'
import { DAMAGE_CARDS } from '../src/cards/damage-cards.ts'
import { isCard, isEvent, isExploration, isWithdrawn, numberOn } from '../src/cards/decks.ts'
import { ITEM_CARDS } from '../src/cards/items.ts'
import type { Fact } from '../src/effect-types.ts'
import { cards } from '../src/text/en/cards/index.ts'

/** Where the title of a card stands on its line. */
export const titleAt = (designed: string): number => (/^[BEW]/.test(designed) ? 1 : /^K/.test(designed) ? 2 : 3)

/** The lines of content.md, by the name that each begins with. */
export const DESIGNED: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(new URL('../content.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^(?:[ABCEHIKWZ]\d+|\d{3}) \| /.test(line))
    .map((line) => {
      const [designed = '', ...parts] = line.split(' | ')
      return [designed, parts]
    }),
)

/** Titles are all different. */
const BY_TITLE: ReadonlyMap<string, string> = new Map(Object.entries(cards).map(([id, { title }]) => [title, id]))

const IDS: ReadonlyMap<string, string> = new Map(
  [...DESIGNED].map(([designed, parts]) => [designed, BY_TITLE.get(parts[titleAt(designed) - 1] ?? '') ?? '']),
)
const NAMES: ReadonlyMap<string, string> = new Map([...IDS].map(([designed, id]) => [id, designed]))

/** The card that was designed by this name. */
export function cardDesigned(designed: string): CardId {
  const id = IDS.get(designed) ?? ''
  if (!isCard(id)) throw new Error(`this is not a card: ${designed}`)
  return id
}

/** The name by which a card was designed; what is not a card, and a card beyond the box, as it is. */
export const designed = (id: string): string => NAMES.get(id) ?? id

/** Whether content.md has a line for a card, and it was not withdrawn: those are the cards of the box. */
export const isInBox = (id: string): boolean => NAMES.has(id) && !(isCard(id) && isWithdrawn(id))

const inOrder = (one: string, other: string): number => designed(one).localeCompare(designed(other), 'en')

/** All cards, in the order in which they were designed. */
export const ALL_CARDS: readonly CardId[] = Object.keys(cards).filter(isCard).toSorted(inOrder)

const NUMBERED_CARDS = ALL_CARDS.filter((id) => numberOn(id) !== undefined)
const isOf =
  <Id extends CardId>(deck: { readonly [One in Id]: unknown }) =>
  (id: string): id is Id =>
    Object.hasOwn(deck, id)

export const NUMBERED_EXPLORATION_IDS: readonly ExplorationId[] = NUMBERED_CARDS.filter(isExploration)
export const NUMBERED_ITEM_IDS: readonly NumberedItemId[] = NUMBERED_CARDS.filter(isOf(ITEM_CARDS))
export const CAMP_CARD_IDS: readonly CampCardId[] = NUMBERED_CARDS.filter(isOf(CAMP_CARDS))
export const DAMAGE_IDS: readonly DamageId[] = NUMBERED_CARDS.filter(isOf(DAMAGE_CARDS))
const NUMBERED_EVENTS: readonly EventId[] = NUMBERED_CARDS.filter(isEvent)
export const NUMBERED_IDS: readonly NumberedId[] = [
  ...NUMBERED_EXPLORATION_IDS,
  ...NUMBERED_EVENTS,
  ...NUMBERED_ITEM_IDS,
  ...CAMP_CARD_IDS,
  ...DAMAGE_IDS,
]

/** The card that a fact asks for. */
export const CARD_ASKED: { readonly [F in Fact]?: CardId } = {
  'built/lean-to': 'building/lean-to',
  'built/palisade': 'building/palisade',
  'camp/fever': 'damage/fever-in-the-camp',
}
