// A table of version 5 of Robinson Crusoe, at which answers were taken back while a stack was put together.
import { crusoe } from '@landfall/crusoe'
import { expect, test } from 'vitest'
import type { Act } from '../../src/tables/acts.ts'
import { Room } from '../../src/tables/room.ts'

const answered = (kind: string, choice: string): Act => ({ do: 'answered', member: 1, seat: 'cook', kind, choice })
const tookBack = (to: number): Act => ({ do: 'tookBack', member: 1, to })

/** What is planned after these acts: who leads, who supports, and whether dice are rolled. */
function planned(setup: object, acts: readonly Act[]) {
  const config = { characters: ['carpenter', 'cook'], edition: 'second', friday: false, dog: false, ...setup }
  const { dealt } = crusoe.start({ ...config, seed: 'stacks' })
  const room = Room.begin(crusoe, { config, seed: 'stacks', dealt, earlier: [] })
  const all: readonly Act[] = [{ do: 'joined', member: 1, name: 'Ann', secretHash: '', owner: true }, ...acts]
  for (const [i, act] of all.entries()) room.follow(i + 1, i, act)
  expect(room.misfit).toBeUndefined()
  const { plan } = crusoe.resume(room.session.save()).state
  return plan.map(({ leader, support, certain, paid }) => [leader, support, certain, paid])
}

test('a pawn that nobody else could be is not taken twice', () => {
  // Only the Carpenter can help, and has a second pawn that is not asked for.
  const acts = [
    answered('plan', 'rest'),
    answered('leader', 'cook'),
    answered('plan', 'explore/A3'),
    answered('leader', 'cook'),
    answered('support', 'carpenter'),
    answered('support', 'enough'),
  ]
  const stacks = [
    ['cook', [], false, {}],
    ['cook', ['carpenter'], false, {}],
  ]
  const volcano = { scenario: 'volcano-island' }
  expect(planned(volcano, acts)).toEqual(stacks)
  for (const to of [5, 4, 3, 2, 1, 0]) {
    expect(planned(volcano, [...acts, tookBack(to), ...acts.slice(to)]), `back to ${to}`).toEqual(stacks)
  }
})
