// How games are lost. RC-END.
import type { Table } from '@landfall/kernel'
import type { Crusoe, Ending } from './types.ts'

export function lose(t: Table<Crusoe>, why: Ending): never {
  t.end({ result: 'lost', why, scenario: t.config.scenario })
}
