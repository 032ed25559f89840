// Tables for the tests of scenario 7, King Kong Island.
import { places, planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import type { Types } from '../types.ts'

export type Table = ReturnType<typeof table>

export const LOST_ITEM = 'king-kong/film-makers-lost-item'
export const CAPTURE = 'hunt/king-kong/capture'

/** On King Kong's island. */
export const kong = ({ config, ...scene }: Scene = {}): Scene => ({
  ...scene,
  config: { scenario: 'king-kong', ...config },
})

/** What lies on the sheet. */
export const crew = (sheet: Partial<Types['state']>): Scene['scenarioState'] & object => ({
  'king-kong': { killed: [], captive: false, hostageLair: undefined, trapsSince: undefined, caught: false, ...sheet },
})

/** The first n members are dead. */
export const dead = (members: number): number[] => Array.from({ length: members }, (_, i) => i + 1)

/** An Event with the book, and with nothing else that touches the crew. */
export const book = (scene: Scene = {}): Table =>
  table(kong({ round: 2, eventDeck: ['event/bear'], eventOrder: ['event'], ...scene })).play('event')

/** The Weather Phase, with as many lairs as there are dice. */
export const weather = (faces: readonly string[], scene: Scene = {}): Table => {
  const lairs = Object.fromEntries(
    ['A1', 'B2', 'C1', 'A2', 'B3', 'C2'].slice(0, faces.length).map((s, i) => [s, i + 1]),
  )
  return table(
    kong({
      phase: 'actionsEnd',
      numbers: lairs,
      ...(faces.length === 0 ? {} : { rolls: { 'die.weather.animals': faces } }),
      ...scene,
    }),
  ).play('weather')
}

/** Lairs beside the camp, two steps away and three steps away. */
export const LAIRS = { A1: 4, B2: 5, C1: 1, A2: 6, A3: 7 } as const

/** A Planning stage with all that Traps need. */
export const trapping = (scene: Scene = {}): Table =>
  planning(kong({ tiles: LAIRS, items: ['invention/shovel'], available: { wood: 12 }, ...scene }))

export const trapsOffered = (t: Table): readonly string[] => places(t).filter((id) => id.includes('/trap/'))

/** All three Traps stand since round 4. */
export const READY: Scene = {
  round: 5,
  tiles: LAIRS,
  markers: { A1: ['trap'], B2: ['trap'], A2: ['trap'] },
  scenarioState: crew({ trapsSince: 4 }),
}

export const ready = (scene: Scene = {}): Table => planning(kong({ ...READY, ...scene }))

/** The capture itself, led by the Cook. */
export const capture = (scene: Scene = {}, leader: 'cook' | 'friday' = 'cook'): Table =>
  table(kong({ phase: 'action', resolving: true, ...READY, ...scene })).play(
    'hunt',
    stack('hunt', leader, { target: { kind: 'special', special: 'king-kong/capture' } }),
  )
