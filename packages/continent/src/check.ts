// What must be true of every position, and what must stay hidden in it.

import type { GameCheck } from '@landfall/tabletop'
import { isSpot } from './board.ts'
import type { CardId } from './cards/card-ids.ts'
import { CARDS, faceOf, isBlue, isExploration, terrainOn } from './cards/decks.ts'
import { AREAS, spotAt } from './components/map.ts'
import { MOST_DURABILITY } from './components/seats.ts'
import { limitsOf } from './people.ts'
import type { ContinentState } from './state.ts'
import type { Continent } from './types.ts'

export const check: GameCheck<Continent> = { problems: problemsIn, secrets: secretsIn }

/**
 * Foggy cards, and those that are left of each area: nobody knows them, but for what was looked at. T7-GEN-10. What the diary
 * names was found before, and has gone back to its deck since.
 */
function secretsIn({ fog, explorations, sealed, diary, today }: ContinentState): readonly string[] {
  const found = new Set<string>([...diary, today].flatMap((page) => page.found))
  const hidden = [...AREAS.flatMap((area) => [...Object.values(fog[area]), ...explorations[area]]), ...sealed]
  return hidden.filter((card) => !found.has(card))
}

/** Where every card lies that is not in the Adventure Deck. */
export function cardsOut(state: ContinentState): readonly CardId[] {
  return [
    ...state.deck,
    ...state.deckTop,
    ...state.pile,
    ...state.turnedPile,
    ...state.storage,
    ...state.past,
    ...state.banished,
    ...state.sealed,
    ...AREAS.flatMap((area) => [...Object.values(state.fog[area]), ...state.explorations[area]]),
    ...Object.values(state.spaces).flatMap((space) =>
      'terrain' in space
        ? [space.terrain]
        : 'open' in space
          ? [space.open]
          : 'barrier' in space
            ? [space.barrier]
            : space.seen === undefined
              ? []
              : [space.seen],
    ),
    ...state.events.map(({ card }) => card),
    ...Object.values(state.under),
    ...state.quests,
    ...state.resolving,
    ...state.waiting.flatMap(({ card }) => card),
    ...[...state.members, ...state.absent].flatMap(({ hand, items }) => [
      ...hand,
      ...items.flatMap(({ cards }) => cards),
    ]),
    ...(state.action?.drawn.map(({ card }) => card) ?? []),
  ]
}

/** The cards that lie in two places. */
export function cardsTwice(state: ContinentState): readonly string[] {
  const all = cardsOut(state)
  return [...new Set(all.filter((card, at) => all.indexOf(card) !== at))].map((card) => `${card} is in two places`)
}

function problemsIn(state: ContinentState): readonly string[] {
  const problems: string[] = [...cardsTwice(state)]
  const say = (isWrong: boolean, what: string): void => {
    if (isWrong) problems.push(what)
  }
  const out = new Set(cardsOut(state))
  for (const card of CARDS) {
    if (isExploration(card)) say(!out.has(card), `${card} is nowhere`)
  }
  say(
    state.deck.length + state.deckTop.length > 0 && state.turnedPile.length > 0,
    'the pile lies face down beside a deck',
  )
  say(
    state.deck.length + state.deckTop.length === 0 && state.pile.length > 0 && state.action === undefined,
    'the pile lies face up without a deck',
  )
  for (const card of [...state.deck, ...state.deckTop, ...state.pile, ...state.turnedPile]) {
    say(!isBlue(card), `${card} is no Action card`)
  }
  const { items: mostItems, cardsOfItem } = limitsOf(state)
  for (const { who, items, at, hand } of state.members) {
    const space = state.spaces[at]
    const isOnLand = space !== undefined && 'terrain' in space
    say(!isOnLand && Object.keys(state.spaces).length > 0, `${who} stands on no terrain`)
    for (const { die, cards } of items) {
      say(die < 0 || die > MOST_DURABILITY, `a die of ${who} shows ${die}`)
      say(die === 0 && state.action === undefined, `${who} has an item without a die`)
      say(
        cards.length === 0 || (state.isChanging !== true && cards.length > cardsOfItem),
        `an item of ${who} has ${cards.length} cards`,
      )
    }
    say(state.isChanging !== true && items.length > mostItems, `${who} has ${items.length} items`)
    const titles = hand.flatMap((card) => {
      const face = faceOf(card)
      return face.type === 'state' ? [face.number] : []
    })
    say(new Set(titles).size !== titles.length, `${who} has a State twice`)
  }
  for (const [spot, space] of Object.entries(state.spaces)) {
    if (!('terrain' in space) || !isSpot(spot)) continue
    const [x, y] = terrainOn(space.terrain).at
    say(spotAt(x, y) !== spot, `${space.terrain} lies at ${spot}`)
  }
  say(state.members.length > 4, 'too many take part')
  return problems
}
