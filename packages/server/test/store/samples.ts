// Tables and entries for the tests of the store.
import { randomUUID } from 'node:crypto'
import type { Entry, TableRecord } from '../../src/store/store.ts'

export function aTable(given: Partial<TableRecord> = {}): TableRecord {
  return {
    id: randomUUID(),
    watch: randomUUID(),
    game: 'crusoe',
    version: 3,
    setup: '{"seed":"x"}',
    made: 1_700_000_000_000,
    ...given,
  }
}

export function anEntry(number: number, act = `{"do":"chat","text":"${number}"}`): Entry {
  return { number, at: 1_700_000_000_000 + number, act }
}

/** The entries with these numbers. */
export function entries(from: number, to: number): readonly Entry[] {
  return Array.from({ length: to - from + 1 }, (_, at) => anEntry(from + at))
}
