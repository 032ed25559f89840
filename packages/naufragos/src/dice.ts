// Dice: every roll is made here, so that a story can repeat it. NA-STORY.
import type { Routine, Table } from '@landfall/kernel'
import type { Seat } from './components/seats.ts'
import { DIE } from './components/tiles.ts'
import type { Roll, RollOf } from './state.ts'
import type { Naufragos } from './types.ts'

type T = Table<Naufragos>

export interface Cast {
  readonly of: RollOf
  readonly by: readonly Seat[]
  readonly dice?: number
  /** Added to the sum. */
  readonly plus?: number
  readonly target?: number
}

/** What the dice show in the end. */
export function* cast(t: T, { of, by, dice = 1, plus = 0, target = 0 }: Cast): Routine<Roll> {
  // NA-STORY-03: outside an action every roll counts as an action of its own.
  if (t.state.acting === undefined && t.state.rerolled.length > 0) t.emit({ t: 'rollsFresh' })
  throwDice(t, { of, by, dice: Array.from({ length: dice }, () => 0), plus, target, good: false })
  // Asked again after a reroll, about what the dice show then.
  yield* t.about(
    () => ({ id: 'roll', means: t.state.roll }),
    () => t.window({ at: 'rolled' }),
  )
  const { roll } = t.state
  if (roll === undefined) throw new Error('the dice are gone')
  t.emit({ t: 'rollApplied' })
  return roll
}

/** All dice of a roll are rolled, for the first time or again. NA-STORY-01 */
export function throwDice(t: T, roll: Roll): void {
  const dice = roll.dice.map(() => t.chance(`die.${roll.of}`, DIE))
  t.emit({ t: 'rolled', roll: { ...roll, dice, good: isGood({ ...roll, dice }) } })
}

export const sumOf = ({ dice, plus }: Pick<Roll, 'dice' | 'plus'>): number => dice.reduce((sum, die) => sum + die, plus)

/** Whether no dice could make it a good one. */
export function isHopeless({ of, dice, plus, target }: Roll): boolean {
  if (of === 'fire') return dice.length + plus > target
  return of !== 'wounds' && of !== 'tie' && dice.length * DIE.length + plus < target
}

/** Whether there is nothing left to wish for: then nobody is asked to repeat the roll. */
function isGood(roll: Omit<Roll, 'good'>): boolean {
  switch (roll.of) {
    case 'fire':
      return sumOf(roll) <= roll.target
    case 'wounds':
      return !roll.dice.includes(1)
    case 'tie':
      return roll.dice.every((die) => die === DIE.length)
    default:
      return sumOf(roll) >= roll.target
  }
}

/** One or more dice and what is added, against a number that must be reached. */
export function* test(t: T, given: Cast & { readonly target: number }): Routine<boolean> {
  return (yield* cast(t, given)).good
}

/** The chance that n dice and what is added reach a number. */
export function chanceOf(dice: 1 | 2, plus: number, target: number): number {
  let good = 0
  for (const one of DIE) {
    for (const two of DIE) if (one + (dice === 2 ? two : 0) + plus >= target) good += 1
  }
  return good / DIE.length ** 2
}
