// Somebody who builds, and what can be built.

import { table } from '@landfall/naufragos/testing'
import type { BuildingId } from '../../src/cards/card-ids.ts'
import type { Seat } from '../../src/components/seats.ts'
import type { State } from '../../src/state.ts'
import type { Castaways, Scene } from '../pieces.ts'

/** Nobody who is better at building than others. */
const PLAIN = {
  red: 'character/tomasa-quill',
  yellow: 'character/ines-ferrolle',
  green: 'character/jory-pentreath',
  blue: 'character/lucian-abara',
} as const

const SEATS: readonly Seat[] = ['red', 'yellow', 'green', 'blue']

/** Somebody resolves the Build action. */
export function build(scene: Scene = {}, seat: Seat = 'red') {
  const castaways: Castaways = {}
  for (const one of SEATS.slice(0, scene.players ?? 3))
    castaways[one] = { character: PLAIN[one], ...scene.castaways?.[one] }
  return table({ ...scene, castaways }).play('act', { seat, action: 'build', box: 0 })
}

/** Only these tiles can be built. */
export const projects = (...tiles: readonly BuildingId[]): State['projects'] =>
  Array.from({ length: 6 }, (_, space) => tiles[space] ?? '')
