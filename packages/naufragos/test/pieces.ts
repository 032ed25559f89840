// Pieces for positions: tiles by what they show, boards by what lies on them.

import { type Scene, table } from '@landfall/naufragos/testing'
import { inEachWay } from '@landfall/testkit'
import { test } from 'vitest'
import type { ExplorationId } from '../src/cards/card-ids.ts'
import { EXPLORATIONS } from '../src/cards/decks.ts'
import type { Seat } from '../src/components/seats.ts'
import { STORY_TILES, type Tile, tileValue } from '../src/components/tiles.ts'
import { FIRST_SPACE } from '../src/components/tracks.ts'
import type { State } from '../src/state.ts'

export type { Scene }
export type Castaways = NonNullable<Scene['castaways']>
export type Camp = State['camp']

/** A test of something on cards for which no rule has a number; it is played four ways like any other. */
export const shows = (title: string, body: () => void): void => test(title, () => inEachWay(body))

/** One of the story tiles with this value. */
export function story(value: number, copy = 1): Tile {
  const tile = STORY_TILES.filter((one) => tileValue(one) === value)[copy - 1]
  if (tile === undefined) throw new Error(`there are not ${copy} stories of ${value}`)
  return tile
}

/** The story tile that is drawn first: in a position the stack is in order. */
export const TOP_STORY = story(5, 3)

/** A Camp board with nothing but these cards, each on a space of its own. */
export const campOf = (...cards: Camp[number]): Camp =>
  Array.from({ length: 8 }, (_, space) => cards.slice(space, space + 1))

/** The first of these explorers draws this card; all of them stand where its area begins, if nothing else is said. */
export function draw(
  card: ExplorationId,
  { castaways = {}, top = {}, ...scene }: Scene = {},
  explorers: Seat[] = ['red'],
): ReturnType<typeof table> {
  const { deck } = EXPLORATIONS[card]
  const placed: Castaways = { ...castaways }
  for (const seat of explorers) placed[seat] = { space: FIRST_SPACE[deck], ...castaways[seat] }
  const all: Scene = { expedition: { explorers }, ...scene, castaways: placed, top: { ...top, [deck]: [card] } }
  return table(all).play('exploration').choose(deck)
}
