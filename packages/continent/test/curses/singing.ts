// Positions in which the choir sings. Section K2 of content.md.
import { type Scene, table } from '@landfall/continent/testing'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Table } from './performing.ts'

export const CLUE: CardId = 'clue/the-salt-choir'
export const BREATH: CardId = 'choir/under-the-breath'

export const voices = (count: number): readonly CardId[] =>
  Array.from({ length: count }, (_, at): CardId => `choir/one-more-voice#${at + 1}`)
export const silences = (count: number): readonly CardId[] =>
  Array.from({ length: count }, (_, at): CardId => `choir/a-silence#${at + 1}`)

/** The curse as it is set up, and what else is stored. */
export const singing = (stored: readonly CardId[], scene: Scene = {}): Table =>
  table({ config: { clues: ['saltChoir'] }, quests: [CLUE, BREATH, ...stored], ...scene }).play('turn')
