// Fingerprints of a position: equal for equal positions, however they were reached.
import type { GameTypes } from './game.ts'
import { dataSum, hash } from './hash.ts'
import type { Machine } from './machine.ts'
import { canonical } from './plain.ts'

export function positionHash<G extends GameTypes>(machine: Machine<G>): string {
  return hash(canonical(withChance(machine))).slice(0, 16)
}

/** Cheaper, for snapshots: nobody has a reason to forge one, and a server that starts reads thousands of them. */
export function positionSum<G extends GameTypes>(machine: Machine<G>): number {
  return dataSum(withChance(machine))
}

/** The mark of a position in a journal. It leaves out luck to come, so that another generator gives the same marks. */
export function markOf<G extends GameTypes>(machine: Machine<G>): string {
  return hash(canonical(withoutChance(machine))).slice(0, 16)
}

function withChance<G extends GameTypes>(machine: Machine<G>): object {
  const { streams, script } = machine.position.chance
  return { ...withoutChance(machine), streams, script }
}

function withoutChance<G extends GameTypes>(machine: Machine<G>): object {
  const { state, outcome, standings, everywhere } = machine.position
  const agenda = machine.position.agenda.map(({ step, with: given }) => ({ step, with: given }))
  const asked = machine.questions.map(({ seat, kind, choices }) => [seat, kind, choices.map(({ id }) => id)])
  return { state, agenda, outcome, asked, standings, everywhere }
}
