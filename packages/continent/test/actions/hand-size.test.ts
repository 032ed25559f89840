// Step 7 of an action: the size of the hand. T7-ACT-HAND.
import type { Scene } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Explorer } from '../../src/components/seats.ts'
import { type Acting, act, handOf } from './acting.ts'

const SKILLS: readonly CardId[] = [
  'skill/stand-fast',
  'skill/quick-hands',
  'skill/keep-low',
  'skill/sharp-eyes',
  'skill/cold-water-nerve',
  'skill/trail-sense',
  'skill/think-it-through',
]
const MORE_SKILLS: readonly CardId[] = ['skill/tar-pot', 'skill/log-raft', 'skill/sling', 'skill/reed-basket']

type People = NonNullable<Scene['people']>

/** Ingrid, or somebody else, walks from the Strand of Buoys to the Dune Gate; nothing is drawn for it. */
const walk = (people: People, who: Explorer = 'ingrid', more: Scene = {}): Acting =>
  act({ people, land: [14, 23], ...more }, `${who}/terrain/strand-of-buoys/0/1,2`)

/** Walks with everybody who is there. */
const walkTogether = (people: People, more: Scene = {}): Acting =>
  act({ people, land: [14, 23], ...more }, 'ingrid/terrain/strand-of-buoys/0/1,2/together', 'draw/0')

/** How many cards go in step 7: the first ones, one after the other. */
function dropped(t: Acting): number {
  let count = 0
  for (; t.session.questions.some(({ kind }) => kind === 'handLimit'); count++) {
    const [first = ''] = t.offers('handLimit')
    t.choose(first)
  }
  t.settled('act')
  return count
}

describe('the size of a hand', () => {
  const OTHERS: readonly People[] = [
    {},
    { tomas: {} },
    { tomas: {}, wanjiru: {} },
    { tomas: {}, wanjiru: {}, anselm: {} },
  ]

  rule('T7-ACT-HAND-03', 'is 5 alone, 3 of two and of three, 2 of four', () => {
    for (const [at, limit] of [5, 3, 3, 2].entries()) {
      const holding = (count: number): number =>
        dropped(walk({ ingrid: { hand: SKILLS.slice(0, count) }, ...OTHERS[at] }))
      expect([holding(limit), holding(limit + 1), holding(limit + 2)]).toEqual([0, 1, 2])
    }
  })

  rule('T7-ACT-HAND-01', 'is that of each who is involved; which cards go is free', () => {
    const people = {
      ingrid: { hand: SKILLS.slice(0, 4) },
      tomas: { hand: ['bonus/fair-wind', ...MORE_SKILLS.slice(0, 3)] },
    } as const
    const t = walkTogether(people).asks('handLimit', 'first')
    expect(t.offers('handLimit')).toEqual(SKILLS.slice(0, 4))
    t.choose('skill/sharp-eyes').asks('handLimit', 'second')
    expect(t.offers('handLimit')).toEqual(['bonus/fair-wind', ...MORE_SKILLS.slice(0, 3)])
    t.choose('skill/log-raft').settled('act')
    expect(handOf(t, 'ingrid')).toEqual(SKILLS.slice(0, 3))
    expect(handOf(t, 'tomas')).toEqual(['bonus/fair-wind', 'skill/tar-pot', 'skill/sling'])
  })

  rule('T7-ACT-HAND-02', 'leaves State and Character cards out', () => {
    const states: readonly CardId[] = ['state/frightened#1', 'state/bloody#1', 'state/injured#1']
    const three = walk({ ingrid: { hand: [...states, ...SKILLS.slice(0, 3)] }, tomas: {} })
    three.settled('act')
    const four = walk({ ingrid: { hand: [...states, ...SKILLS.slice(0, 4)] }, tomas: {} })
    expect(four.offers('handLimit')).toEqual(SKILLS.slice(0, 4))
    four.choose('skill/keep-low').settled('act')
  })

  rule('T7-ACT-HAND-04', 'is not looked at for those who are not involved', () => {
    const people = { ingrid: { hand: SKILLS.slice(0, 3) }, tomas: { hand: MORE_SKILLS } }
    const t = walk(people)
    t.settled('act')
    expect(handOf(t, 'tomas')).toEqual(MORE_SKILLS)
  })

  rule('T7-ACT-HAND-05', 'sends Action cards to the pile, and others to the Past', () => {
    const hand: readonly CardId[] = [
      'skill/stand-fast',
      'bonus/fair-wind',
      'fog/second-wind',
      'skill/sling',
      'fog/dry-socks',
      'skill/keep-low',
    ]
    const t = walk({ ingrid: { hand }, tomas: {} })
    t.choose('skill/stand-fast').choose('bonus/fair-wind').choose('fog/second-wind').settled('act')
    t.has({ pile: ['skill/stand-fast'], past: ['bonus/fair-wind', 'fog/second-wind'] })
  })

  rule('T7-ACT-HAND-06', 'is larger for the quartermaster, and smaller with a fever or in the long night', () => {
    const hardcore: Scene = { config: { mode: 'hardcore' } }
    const feverish: CardId = 'state/feverish#1'
    const droppedBy = (who: Explorer, hand: readonly CardId[], more: Scene = {}): number =>
      dropped(walk({ [who]: { hand } }, who, more))
    // Alone: 5.
    expect(droppedBy('barnaby', SKILLS.slice(0, 6))).toBe(0)
    expect(droppedBy('barnaby', SKILLS.slice(0, 7))).toBe(1)
    expect(droppedBy('barnaby', [feverish, ...SKILLS.slice(0, 6)])).toBe(1)
    expect(droppedBy('ingrid', [feverish, ...SKILLS.slice(0, 4)])).toBe(0)
    expect(droppedBy('ingrid', [feverish, ...SKILLS.slice(0, 5)])).toBe(1)
    expect(droppedBy('ingrid', SKILLS.slice(0, 4), hardcore)).toBe(0)
    expect(droppedBy('ingrid', [feverish, ...SKILLS.slice(0, 4)], hardcore)).toBe(1)
  })

  rule('T7-ACT-HAND-06', 'is never less than nothing: 2 of four, less 1 for the night, less 1 for the fever', () => {
    const people = {
      ingrid: { hand: ['state/feverish#1', 'skill/sling'] },
      tomas: {},
      wanjiru: {},
      anselm: {},
    } as const
    const t = walk(people, 'ingrid', { config: { mode: 'hardcore' } })
    t.settled('act')
    expect(handOf(t, 'ingrid')).toEqual(['state/feverish#1'])
  })
})
