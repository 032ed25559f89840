// "Your adventure is over": what becomes of an explorer's cards, and of the player. T7-ELIM

import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Explorer } from '../../src/components/seats.ts'
import type { Continent } from '../../src/types.ts'
import { BLANKS, hand, items, sorted } from './players.ts'

const LIGHT = 'event/the-light-looks-back'

/** The Skill cards of Ingrid. */
const OWN = [
  'skill/whalers-patience',
  'skill/barbed-harpoon',
  'skill/read-the-swell',
  'skill/oil-soaked-line',
  'skill/cold-blood',
] as const

/** The light looks back at Ingrid, or at others, and they fail: their adventure is over. */
function over(scene: Scene, involved: readonly Explorer[] = ['ingrid']): TestTable<Continent> {
  const { pending = [], waiting = [], rolls = {}, ...others } = scene
  const [active = 'ingrid'] = involved
  return table({
    land: [14, 23],
    ...others,
    waiting: [{ card: LIGHT }, ...waiting],
    pending: [{ source: { card: LIGHT, nth: 0 }, active, involved }, ...pending],
    rolls: others.deckTop === undefined ? { action: BLANKS.slice(0, 3), ...rolls } : rolls,
  }).play('mandatory')
}

const players = (t: TestTable<Continent>): readonly string[] =>
  t.state.members.map(({ seat, who }) => `${seat}: ${who}`)

describe('an eliminated explorer', () => {
  rule('T7-EX-33 T7-ELIM-01 T7-ELIM-02 T7-ELIM-03', 'discards the hand and all items, each card by its back', () => {
    const t = over({
      people: {
        ingrid: {
          hand: ['skill/sling', 'bonus/fair-wind'],
          items: [{ cards: ['item/flint-nodule', 'skill/lean-to'], die: 5 }],
        },
        tomas: { hand: ['skill/log-raft'], items: [{ cards: ['skill/short-bow'], die: 2 }] },
      },
    })
    t.asks('newcomer', 'first').has({ past: ['bonus/fair-wind', 'item/flint-nodule'], gone: ['ingrid'] })
    expect(t.state.pile).toEqual([...BLANKS.slice(0, 3), 'skill/sling', 'skill/lean-to'])
    t.choose('wanjiru')
    expect(players(t)).toEqual(['first: wanjiru', 'second: tomas'])
    expect(hand(t, 'tomas')).toEqual(['skill/log-raft'])
    expect(items(t, 'tomas')).toEqual(['2: skill/short-bow'])
    t.settled('act')
  })

  rule('T7-EX-33 T7-ELIM-04', 'returns all States', () => {
    const t = over({
      people: { ingrid: { hand: ['state/tired#1', 'state/bloody#2'] }, tomas: { hand: ['state/tired#2'] } },
    })
    t.choose('wanjiru').has({ past: [], banished: [...OWN] })
    expect([hand(t, 'wanjiru'), hand(t, 'tomas')]).toEqual([[], ['state/tired#2']])
    t.settled('act')
  })

  rule(
    'T7-EX-33 T7-ELIM-05',
    'takes the Skill cards of that character along: from the deck, the pile, the hand and items',
    () => {
      const t = over({
        people: {
          ingrid: { hand: ['skill/whalers-patience'], items: [{ cards: ['skill/barbed-harpoon'], die: 2 }] },
          tomas: {},
        },
        // Three that are known to come next, and one more.
        deckTop: [...BLANKS.slice(0, 3), 'skill/cold-blood'],
        pile: ['skill/read-the-swell', 'skill/sling'],
        deck: ['skill/oil-soaked-line', 'skill/triangulate'],
      })
      t.choose('wanjiru')
      expect(sorted(t.state.banished)).toEqual(sorted(OWN))
      expect(t.state.pile).toEqual(['skill/sling', ...BLANKS.slice(0, 3)])
      expect(t.state.deck).toContain('skill/triangulate')
      t.settled('act')
    },
  )

  rule('T7-ELIM-06', 'leaves a Skill card in the item of somebody else, until that is discarded', () => {
    const t = over({
      people: { ingrid: {}, tomas: { items: [{ cards: ['skill/lean-to', 'skill/oil-soaked-line'], die: 3 }] } },
    })
    t.choose('wanjiru')
    expect(items(t, 'tomas')).toEqual(['3: skill/lean-to skill/oil-soaked-line'])
    expect(t.state.banished).not.toContain('skill/oil-soaked-line')
    t.as('second').choose('giveUp/skill/lean-to', 'anyTime')
    expect(t.state.banished).toContain('skill/oil-soaked-line')
    expect(t.state.pile).toContain('skill/lean-to')
    expect(t.state.pile).not.toContain('skill/oil-soaked-line')
    t.settled('act')
  })

  rule(
    'T7-ELIM-07 T7-ELIM-08 T7-ELIM-10',
    'is not chosen again: the player goes on as somebody else, with nothing',
    () => {
      const t = over({ people: { ingrid: { on: 14 }, tomas: { on: 23 } }, land: [14, 23], gone: ['mirela'] })
      expect(t.offers('newcomer')).toEqual(['wanjiru', 'anselm', 'zofia', 'emil', 'barnaby'])
      t.choose('zofia').has({ gone: ['mirela', 'ingrid'], pending: [] })
      // The only figure that is left stands on the Dune Gate.
      expect(t.state.members[0]).toEqual({ seat: 'first', who: 'zofia', at: '1,2', hand: [], items: [] })
      expect(t.state.deck).toContain('skill/know-the-rock')
      expect(t.state.deck.filter((card) => OWN.some((own) => own === card))).toEqual([])
      t.settled('act')
    },
  )

  rule('T7-EX-33 T7-ELIM-01', 'takes everybody along who is involved: if all are, the game is lost', () => {
    const two = over({ people: { ingrid: {}, tomas: {}, wanjiru: {} } }, ['tomas', 'ingrid'])
    two.asks('newcomer', 'second').as('second').choose('zofia').as('first').choose('emil')
    expect(players(two)).toEqual(['first: emil', 'second: zofia', 'third: wanjiru'])
    two.settled('act')
    const all = over({ people: { ingrid: {}, tomas: {} } }, ['tomas', 'ingrid'])
    all.ended('lost', 'over').settled()
  })

  rule('T7-ELIM-11 T7-JOINLEAVE-11', 'is not replaced if nobody is left: the limits are those of fewer players', () => {
    const t = over({
      people: { ingrid: {}, tomas: { hand: ['skill/sling', 'skill/log-raft', 'skill/lean-to'] } },
      gone: ['wanjiru', 'anselm', 'zofia', 'emil', 'mirela', 'barnaby'],
      rolls: { action: [...BLANKS.slice(0, 3), 'skill/trail-sense'] },
    })
    expect(players(t)).toEqual(['second: tomas'])
    expect(t.state.isChanging).toBeUndefined()
    // With one player a fourth card may stay in hand.
    t.choose('tomas/terrain/strand-of-buoys/1').choose('draw/1').choose('skill/trail-sense', 'keep')
    expect(hand(t, 'tomas')).toHaveLength(4)
    t.settled('act')
  })
})

describe('what was still to be done', () => {
  rule('T7-ELIM-09 T7-ELIM-10', 'lapses: a foggy card goes, and its space is cleared', () => {
    const t = over({
      people: { ingrid: { on: 46 }, tomas: { on: 14 } },
      land: [14],
      // The Chalk Shoulder, without fog around it.
      spaces: { '1,0': { terrain: 'terrain/chalk-shoulder' } },
      waiting: [{ card: 'fog/gull-tantrum', clears: '0,0' }],
      pending: [{ source: { card: 'fog/gull-tantrum', nth: 0 }, active: 'ingrid', involved: ['ingrid'] }],
    })
    t.choose('wanjiru').has({
      pending: [],
      waiting: [],
      past: ['fog/gull-tantrum'],
      spaces: { '0,0': { terrain: 'terrain/gannet-ledge' } },
    })
    // Neither the newcomer nor anybody else had to do it.
    expect([hand(t, 'wanjiru'), hand(t, 'tomas')]).toEqual([[], []])
    expect(t.happened('mandatoryLapsed')).toHaveLength(1)
    t.settled('act')
  })
})
