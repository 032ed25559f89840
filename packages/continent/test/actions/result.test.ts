// Step 3 of an action: the cards are revealed, and their successes are counted. T7-ACT-RES-01 to T7-ACT-RES-09, T7-ACT-RES-11, T7-EX-34.
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { type Acting, act, result } from './acting.ts'
import {
  BLANK,
  CURSE,
  LEFT,
  RIGHT,
  RIGHT_AND_SEVEN,
  RIGHT_THIRD,
  RIGHT_TOO,
  SEVEN,
  SEVEN_TOO,
  STAR,
  THREE_STARS,
} from './strips.ts'

const SPOT = 'ingrid/terrain/dune-gate/2'

/** These cards are drawn to look around at the Dune Gate: `spot 1+/1 → take 140`. */
const drawing = (...draws: readonly CardId[]): Acting => act({ land: [23], draws }, SPOT, `draw/${draws.length}`)

/** How many successes there are. */
function starsOf(...draws: readonly CardId[]): number {
  const t = drawing(...draws)
  const { stars } = { stars: -1, ...result(t) }
  if (t.session.questions.some(({ kind }) => kind === 'keep')) t.choose('none')
  t.settled('act')
  return stars
}

describe('the cards', () => {
  rule('T7-ACT-RES-01', 'are revealed all at once', () => {
    const t = drawing(BLANK, LEFT, CURSE)
    expect(t.happened('cardsDrawn')).toHaveLength(1)
    expect(t.state.action?.drawn.map(({ card }) => card)).toEqual([BLANK, LEFT, CURSE])
    t.choose('none').settled('act')
  })

  rule('T7-ACT-RES-02', 'a Curse that comes from the pile ends the game at once', () => {
    const t = act({ land: [23], deck: [], turnedPile: [CURSE, STAR], draws: [STAR, CURSE] }, SPOT, 'draw/2')
    t.ended('lost', 'curse').settled()
    expect(t.happened('resultKnown')).toEqual([])
  })

  rule('T7-ACT-RES-03', 'a Curse that comes from the deck is worth nothing, and does nothing', () => {
    expect(starsOf(CURSE)).toBe(0)
    expect(starsOf(CURSE, STAR)).toBe(1)
  })

  rule('T7-ACT-RES-04', 'each whole star is a success', () => {
    expect(starsOf(BLANK)).toBe(0)
    expect(starsOf(STAR)).toBe(1)
    expect(starsOf(THREE_STARS)).toBe(3)
    expect(starsOf(THREE_STARS, STAR)).toBe(4)
  })

  rule('T7-ACT-RES-05', 'a left half and a right half are one; there are as many pairs as of the rarer side', () => {
    expect(starsOf(LEFT, RIGHT)).toBe(1)
    expect(starsOf(LEFT, RIGHT, RIGHT_TOO)).toBe(1)
    expect(starsOf(LEFT, 'skill/throwing-line', RIGHT, RIGHT_TOO, RIGHT_THIRD)).toBe(2)
  })

  rule('T7-EX-34 T7-ACT-RES-06', 'three right halves are nothing; ◖, ◗, ◗ and a star are 2', () => {
    expect(starsOf(RIGHT, RIGHT_TOO, RIGHT_THIRD)).toBe(0)
    expect(starsOf(LEFT, 'skill/throwing-line')).toBe(0)
    expect(starsOf(LEFT, RIGHT, RIGHT_TOO, STAR)).toBe(2)
  })

  rule('T7-ACT-RES-07', 'a lucky 7 is worth nothing by itself', () => {
    expect(starsOf(SEVEN, SEVEN_TOO)).toBe(0)
  })

  rule('T7-ACT-RES-11', 'in a hand or in an item, what a strip shows does not count', () => {
    const people = {
      ingrid: { hand: ['skill/stand-fast', LEFT], items: [{ cards: ['skill/fire-drill'], die: 2 }] },
    } as const
    const t = act({ people, land: [23], draws: [RIGHT] }, SPOT, 'draw/1')
    expect(result(t)).toEqual({ stars: 0, difficulty: 1, succeeded: false })
    t.choose('none').settled('act')
  })
})

describe('a success for each 7', () => {
  const FISH = 'tomas/terrain/river-mouth/1'
  const people = (...items: readonly CardId[]): { tomas: { items: { cards: CardId[]; die: number }[] } } => ({
    tomas: { items: items.map((card) => ({ cards: [card], die: 2 })) },
  })
  const failing = { adventure: ['state/drenched#6'] }
  const fishing = { adventure: ['supply/two-dabs'] }

  rule('T7-ACT-RES-08', 'is nothing without one, and one for each that is revealed', () => {
    const scene = { people: people('event/cork-float'), land: [95] }
    const none = act({ ...scene, draws: [BLANK, LEFT], rolls: failing }, FISH, 'use/event/cork-float', 'draw/2')
    expect(result(none)).toMatchObject({ stars: 0 })
    none.choose('none').settled('act')
    const two = act(
      { ...scene, draws: [SEVEN, RIGHT_AND_SEVEN], rolls: fishing },
      FISH,
      'use/event/cork-float',
      'draw/2',
    )
    expect(result(two)).toMatchObject({ stars: 2 })
    two.choose('none').settled('act')
  })

  rule('T7-ACT-RES-09', 'several of them are each worth all the sevens: two and two are 4', () => {
    const t = act(
      {
        people: people('event/cork-float', 'skill/reed-basket'),
        land: [95],
        draws: [SEVEN, SEVEN_TOO],
        rolls: fishing,
      },
      FISH,
      'use/event/cork-float',
      'use/skill/reed-basket',
      'draw/2',
    )
    expect(result(t)).toMatchObject({ stars: 4 })
    t.choose('none').settled('act')
  })
})
