// The games that the terminal offers.
import { crusoeBox } from '@landfall/crusoe'
import { beaconBox } from '@landfall/demo'
import type { GameTypes, Journal } from '@landfall/kernel'
import type { GameBox } from '@landfall/text'
import { UsageError } from './usage.ts'

const BOXES: readonly GameBox<GameTypes>[] = [beaconBox, crusoeBox]

export const GAME_NAMES: readonly string[] = BOXES.map(({ game }) => game.id)

export function boxNamed(name: string): GameBox<GameTypes> {
  const box = BOXES.find(({ game }) => game.id === name)
  if (box === undefined) throw new UsageError(`there is no game "${name}"; there is ${GAME_NAMES.join(', ')}`)
  return box
}

/** The game that a journal is of. */
export function boxOf(journal: Journal): GameBox<GameTypes> {
  return boxNamed(journal.game)
}
