// Dice as a screen draws them: what they are rolled for, and what it takes.
import type { DeepReadonly } from '@landfall/kernel'
import { sumOf } from '../dice.ts'
import type { Roll } from '../state.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import { seatOf } from './people.ts'
import type { BoardRoll, RollGoal } from './reveal.ts'

export function rollOf(roll: DeepReadonly<Roll>, pack: LanguagePack): BoardRoll {
  const { of, by, dice, plus, target, good } = roll
  const goal = goalOf(of)
  return {
    of,
    name: pack.screen.rolls[of],
    by: by.map((seat) => seatOf(pack, seat)),
    dice,
    plus,
    sum: sumOf(roll),
    goal,
    target,
    good: goal === 'high' ? undefined : good,
    said: goalText(goal, target, pack),
  }
}

function goalOf(of: Roll['of']): RollGoal {
  switch (of) {
    case 'fire':
      return 'atMost'
    case 'wounds':
      return 'noOnes'
    case 'rest':
    case 'tie':
      return 'high'
    default:
      return 'atLeast'
  }
}

function goalText(goal: RollGoal, target: number, pack: LanguagePack): string {
  switch (goal) {
    case 'atLeast':
      return pack.board.atLeast(target)
    case 'atMost':
      return pack.board.atMost(target)
    default:
      return pack.board[goal]
  }
}
