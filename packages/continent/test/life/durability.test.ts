// Items lose durability by a consequence. T7-DUR

import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Continent } from '../../src/types.ts'
import { BLANKS, hand, items } from './life.ts'

type People = NonNullable<Scene['people']>

const STICK = 'skill/digging-stick'
const BOW = 'skill/short-bow'
const HATCHET = 'skill/stone-hatchet'

/** A fire in the kiln that fails: two points of durability, and a Bloody card for the active player. */
function kiln(people: People, together: boolean): TestTable<Continent> {
  const t = table({
    people,
    land: [352],
    quests: ['clue/the-drowned-lighthouse', 'quest/glass-mould', 'quest/raw-black-glass'],
    rolls: { action: BLANKS, adventure: ['state/bloody#5', ...(together ? ['state/paranoid#5'] : [])] },
  })
  t.play('turn').choose('ingrid/terrain/kiln-ruin/1')
  if (together) t.choose('with/tomas')
  return t.choose('draw/5')
}

describe('two points of durability', () => {
  rule('T7-EX-12 T7-DUR-01 T7-DUR-02 T7-DUR-03', 'are shared out over the items of all who are involved', () => {
    const t = kiln(
      {
        ingrid: { items: [{ cards: [STICK], die: 1 }] },
        tomas: { items: [{ cards: [BOW], die: 3 }] },
        wanjiru: { items: [{ cards: [HATCHET], die: 4 }] },
      },
      true,
    )
    t.asks('wear', 'first')
    expect(t.offers('wear')).toEqual([STICK, BOW])
    t.choose(STICK)
    expect(items(t, 'ingrid')).toEqual([])
    expect(items(t, 'tomas')).toEqual([`2: ${BOW}`])
    expect(items(t, 'wanjiru')).toEqual([`4: ${HATCHET}`])
    expect(t.state.pile).toContain(STICK)
    t.settled('act')
  })

  rule('T7-DUR-02', 'may both come from the item of one player', () => {
    const t = kiln(
      { ingrid: { items: [{ cards: [STICK], die: 1 }] }, tomas: { items: [{ cards: [BOW], die: 3 }] } },
      true,
    )
    t.choose(BOW).choose(BOW)
    expect(items(t, 'ingrid')).toEqual([`1: ${STICK}`])
    expect(items(t, 'tomas')).toEqual([`1: ${BOW}`])
    t.settled('act')
  })

  rule('T7-DUR-03', 'break an item at its last point, with all its cards', () => {
    const t = kiln({ ingrid: { items: [{ cards: ['item/flint-nodule', STICK], die: 2 }] } }, false)
    expect(items(t, 'ingrid')).toEqual([])
    t.has({ past: ['item/flint-nodule'] })
    expect(t.state.pile).toContain(STICK)
    t.settled('act')
  })

  rule('T7-DUR-03', 'leave an item that has one point more', () => {
    const t = kiln({ ingrid: { items: [{ cards: ['item/flint-nodule', STICK], die: 3 }] } }, false)
    expect(items(t, 'ingrid')).toEqual([`1: item/flint-nodule ${STICK}`])
    t.has({ past: [] }).settled('act')
  })

  rule('T7-DUR-04', 'take all there is if there are fewer; nothing else is lost for the rest', () => {
    const t = kiln(
      { ingrid: { items: [{ cards: [STICK], die: 1 }] }, tomas: { items: [{ cards: [BOW], die: 1 }] } },
      false,
    )
    expect(items(t, 'ingrid')).toEqual([])
    // Tomas is not involved.
    expect(items(t, 'tomas')).toEqual([`1: ${BOW}`])
    expect(t.happened('lifeLost')).toEqual([])
    t.settled('act')
  })

  rule('T7-DUR-05', 'mean nothing to players without items', () => {
    const t = kiln({ ingrid: {} }, false)
    expect(t.happened('durabilityChanged')).toEqual([])
    expect(hand(t, 'ingrid')).toEqual(['state/bloody#5'])
    t.settled('act')
  })
})
