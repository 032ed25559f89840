// Positions in which the shadow is hunted. Section K1 of content.md.
import { type Scene, table } from '@landfall/continent/testing'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Table } from './performing.ts'

export const CLUE: CardId = 'clue/the-borrowed-shadow'
export const SHORT_NOON: CardId = 'shadow/short-noon'
export const SHADOW: CardId = 'shadow/your-shadow-loose'
export const JAR: CardId = 'shadow/shadow-jar'
export const SHEARS: CardId = 'shadow/bone-shears'

export const stitches = (count: number): readonly CardId[] =>
  Array.from({ length: count }, (_, at): CardId => `shadow/a-stitch#${at + 1}`)

/** The curse as it is set up, and what else is stored. */
export const hunting = (stored: readonly CardId[], scene: Scene = {}): Table =>
  table({ config: { clues: ['borrowedShadow'] }, quests: [CLUE, SHORT_NOON, ...stored], ...scene }).play('turn')

/** The shadow sits at the terrain where Ingrid stands. */
export const HUNT = `ingrid/${SHADOW}/0`
