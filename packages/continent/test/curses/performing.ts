// How an action is performed in these tests: so many cards are drawn, and nothing of them is kept.
import type { Scene } from '@landfall/continent/testing'
import type { TestTable } from '@landfall/testkit'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Spot } from '../../src/components/map.ts'
import type { Continent } from '../../src/types.ts'

export type Table = TestTable<Continent>

/** One that is worth three successes. */
export const STARS: CardId = 'skill/steady-breath'

/** So many cards that are worth nothing. None of them is a Skill, so nobody is asked which to keep. */
export const CURSES: readonly CardId[] = [
  'curse/death-keeps-pace#1',
  'curse/death-keeps-pace#2',
  'curse/death-keeps-pace#3',
  'curse/death-keeps-pace#4',
]

/** The open question that must be answered, by its kind; none, once the game is over. */
function open(t: Table): string | undefined {
  return t.session.questions.find(({ optional }) => optional !== true)?.kind
}

/** Whether this action is offered, in whatever way. */
export const offers = (t: Table, action: string): boolean =>
  t.offers('act').some((id) => id === action || id.startsWith(`${action}/`))

/** Draws so many cards for the action that is open, and keeps nothing. */
export function draw(t: Table, cards: number): Table {
  if (open(t) === 'sheet') t.choose(`draw/${cards}`)
  return keepNothing(t)
}

export function keepNothing(t: Table): Table {
  if (open(t) === 'keep') t.choose('none')
  return t
}

/** Begins an action and draws so many cards for it. */
export const perform = (t: Table, action: string, cards: number): Table => draw(t.choose(action), cards)

/** Where the first of those who play stands. */
export const placeOf = (t: Table): Spot => t.state.members[0]?.at ?? '0,0'

/** The Quest Items of a scene, the clue among them. */
export const quests = (...cards: readonly CardId[]): Pick<Scene, 'quests'> => ({ quests: [...cards] })
