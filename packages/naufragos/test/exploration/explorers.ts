// Explorers who are out.
import { type Scene, table } from '@landfall/naufragos/testing'
import type { TestTable } from '@landfall/testkit'
import type { Seat } from '../../src/components/seats.ts'
import type { Naufragos } from '../../src/types.ts'

/** The next exploration turn of an expedition that is under way. */
export const out = (explorers: Seat[], scene: Scene = {}): TestTable<Naufragos> =>
  table({ ...scene, expedition: { explorers, ...scene.expedition } }).play('exploration')
