// The goal: when somebody should stand on the summit, and what a building does for a rescue.

import { BUILDINGS } from '../cards/buildings.ts'
import type { BuildingId } from '../cards/card-ids.ts'
import { SUMMIT } from '../components/tracks.ts'
import { missingFor } from '../projects.ts'
import { isSelfish, type Outlook } from './outlook.ts'
import { chanceAfter } from './rescue.ts'

/** How likely a rescue is if the last turn is n turns from now, with these buildings besides. */
export const chanceIn = ({ seen, revealed }: Outlook, turns: number, plus: readonly BuildingId[] = []): number =>
  chanceAfter(seen, revealed, turns, plus)

/** Spaces that an expedition gains on the average. */
const SPACES_A_TURN = 2.4

/** How many turns the way to the summit takes. */
const turnsToSummit = ({ lead }: Outlook): number => Math.ceil((SUMMIT - lead) / SPACES_A_TURN)

/** What a castaway can spare for building in a turn. */
const ENERGY_A_TURN = 1.4

/** How many turns a building takes. */
function turnsToBuild({ seen, home }: Outlook, id: BuildingId): number {
  const { hourglass, wood } = BUILDINGS[id]
  const energy = missingFor(seen, id) / (ENERGY_A_TURN * Math.max(1, home.length))
  const logs = (hourglass === 'wood' ? missingFor(seen, id) : wood) - seen.reserve.wood
  return Math.max(1, Math.ceil(energy), Math.ceil(logs / (0.5 + 0.5 * home.length)))
}

/** How much likelier a rescue becomes with a building, at the time when the summit can be reached. */
export function rescueGain(o: Outlook, id: BuildingId): number {
  const turns = turnsToSummit(o)
  return chanceIn(o, Math.max(turns, turnsToBuild(o, id) - 1), [id]) - chanceIn(o, turns)
}

const SIGNALS_ENOUGH = 2
/** How much likelier a rescue must become to wait for it. */
const WORTH_WAITING = 0.04

const isSignal = (id: BuildingId): boolean => BUILDINGS[id].lasting.some(({ last }) => last === 'signal')

/** With two signals it is time for the summit; before that, when waiting for another building helps no more. */
export function mayClimb(o: Outlook): boolean {
  const { seen } = o
  if (isSelfish(o) || seen.summit !== undefined) return true
  if (seen.built.filter(isSignal).length >= SIGNALS_ENOUGH) return true
  const now = chanceIn(o, 0)
  return seen.projects.every((id) => id === '' || chanceIn(o, turnsToBuild(o, id), [id]) <= now + WORTH_WAITING)
}
