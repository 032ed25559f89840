// The Drowned Lighthouse: the journeys, the tide, the bells and the beam. Sections B, E and J of content.md.

import { type Scene, table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { CURSES, offers, perform, quests, STARS, type Table } from './performing.ts'

const CLUE: CardId = 'clue/the-drowned-lighthouse'
const TABLE: CardId = 'quest/tide-table'
const TIDE: CardId = 'quest/the-turning-tide'
const [first = STARS, second = STARS, third = STARS, fourth = STARS] = CURSES

describe('upriver', () => {
  rule('T7-MOVE-17 T7-NUM-12', 'everybody is hauled up the towpath, swims, or goes by raft', () => {
    const fog = { 'exploration.fen': ['fog/sucking-mud', 'fog/otter-path'] }
    const towed = table({
      land: [91],
      ...quests(CLUE),
      people: { tomas: {}, emil: {} },
      rolls: { action: [STARS, ...CURSES, 'skill/sling', 'skill/log-raft'], ...fog },
    }).play('turn')
    perform(towed, 'tomas/terrain/ferry-stones/2', 5)
    towed.has({
      spaces: { '0,1': { terrain: 'terrain/reed-landing' } },
      members: [
        { seat: 'first', who: 'tomas', at: '0,1', hand: [], items: [] },
        { seat: 'second', who: 'emil', at: '0,1', hand: [], items: [] },
      ],
    })
    expect(towed.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling', 'skill/log-raft'] }])
    towed.settled('act')
    const raft = table({
      land: [91],
      ...quests(CLUE),
      people: { tomas: { items: [{ cards: ['item/leaky-punt'], die: 1 }] } },
      rolls: { action: [STARS, first], ...fog },
    }).play('turn')
    raft.choose('tomas/terrain/ferry-stones/1').choose('use/item/leaky-punt').choose('draw/2').choose('none')
    // Its last point is spent, and it has brought them there all the same. T7-ACT-OBJ-05
    expect(raft.offers('pennant')).toEqual(['150', '155'])
    raft.choose('155').has({
      spaces: { '0,1': { terrain: 'terrain/reed-landing' } },
      members: [{ seat: 'first', who: 'tomas', at: '0,1', hand: [], items: [] }],
    })
    expect(raft.happened('lifeLost')).toEqual([])
    raft.settled('act')
  })
})

describe('the tunnel', () => {
  const ORIENT = 'ingrid/terrain/tunnel-mouth/1'
  const atTunnel = (scene: Scene): Table => table({ land: [363], ...quests(CLUE), ...scene }).play('turn')

  rule('T7-NUM-12', 'without the tide table the sea comes the other way', () => {
    const t = atTunnel({
      rolls: {
        action: [STARS, first, second, 'skill/sling', 'skill/log-raft', third],
        adventure: ['state/drenched#3'],
      },
    })
    perform(t, ORIENT, 3)
    t.has({
      past: [],
      members: [{ seat: 'first', who: 'ingrid', at: '9,4', hand: ['state/drenched#3'], items: [] }],
      quests: [CLUE],
    })
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling', 'skill/log-raft', third] }])
    expect(offers(t, ORIENT)).toBe(true)
    t.settled('act')
  })

  rule(
    'T7-MOVE-17 T7-NUM-14 T7-TERR-11',
    'with it everybody runs where the fish do, and the tide begins to turn',
    () => {
      const t = atTunnel({
        ...quests(CLUE, TABLE),
        rolls: {
          action: [STARS, first, second, 'skill/sling', 'skill/log-raft'],
          'exploration.shelf': ['fog/rising-water', 'fog/stranded-shoal'],
        },
      })
      perform(t, ORIENT, 3)
      expect(t.offers('pennant')).toEqual(['390', '399'])
      t.choose('399')
      t.has({
        quests: [CLUE, TABLE, TIDE],
        members: [{ seat: 'first', who: 'ingrid', at: '0,1', hand: [], items: [] }],
        spaces: { '0,1': { terrain: 'terrain/tunnels-end' }, '1,1': { fog: 'shelf' }, '0,2': { fog: 'shelf' } },
        fog: { shelf: { '1,1': 'fog/rising-water', '0,2': 'fog/stranded-shoal' } },
      })
      // Land of area IV has entered play.
      expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling', 'skill/log-raft'] }])
      expect(t.happened('returned')).toMatchObject([{ card: 'event/on-the-hour' }])
      t.settled('act')
    },
  )

  rule('T7-ACT-CONS-01', 'who loses the bearing is drenched, and two cards are lost', () => {
    const t = atTunnel({
      ...quests(CLUE, TABLE),
      rolls: { action: [first, second, third, 'skill/sling', 'skill/log-raft'], adventure: ['state/drenched#4'] },
    })
    perform(t, ORIENT, 3)
    t.has({
      quests: [CLUE, TABLE],
      members: [{ seat: 'first', who: 'ingrid', at: '9,4', hand: ['state/drenched#4'], items: [] }],
    })
    t.settled('act')
  })
})

describe('the turning tide', () => {
  /** New land enters play behind the fog in the east of the Shelf Road. */
  function parting(explorers: Scene['people'], stored: readonly CardId[], lost: readonly CardId[]): Table {
    const t = table({
      land: [411],
      ...quests(CLUE, ...stored),
      people: explorers ?? {},
      fogged: { '2,1': 'fog/bell-ear' },
      rolls: {
        action: [STARS, first, ...lost],
        'exploration.shelf': ['fog/tide-race', 'fog/moray-hole', 'fog/kelp-curtain'],
      },
    }).play('turn')
    return perform(t, 'ingrid/fog/2,1', 2).choose('discard', 'bonus')
  }

  rule('T7-TERR-11 T7-GEN-03', 'each new land costs two cards, three if three or four play', () => {
    const lost: readonly CardId[] = ['skill/sling', 'skill/log-raft', 'skill/short-bow']
    const alone = parting({ ingrid: {} }, [TIDE], lost.slice(0, 2))
    expect(alone.happened('lifeLost')).toMatchObject([{ cards: lost.slice(0, 2) }])
    alone.has({ spaces: { '2,1': { terrain: 'terrain/anchor-field' } } }).settled('act')
    const two = parting({ ingrid: {}, tomas: {} }, [TIDE], lost.slice(0, 2))
    expect(two.happened('lifeLost')).toMatchObject([{ cards: lost.slice(0, 2) }])
    two.settled('act')
    const three = parting({ ingrid: {}, tomas: {}, emil: {} }, [TIDE], lost)
    expect(three.happened('lifeLost')).toMatchObject([{ cards: lost }])
    three.settled('act')
    const none = parting({ ingrid: {} }, [], [])
    expect(none.happened('lifeLost')).toEqual([])
    none.settled('act')
  })

  const camping = (number: number, fog: Scene['rolls'], lost: readonly CardId[]): Table => {
    const t = table({
      land: [number],
      ...quests(CLUE, TIDE),
      actedSinceCamp: true,
      rolls: { ...fog, ...(lost.length === 0 ? {} : { action: [...lost] }) },
    })
    return t.play('turn').choose('camp', 'anyTime')
  }

  rule('T7-SAVE-09', 'a camp in area IV costs six, elsewhere nothing', () => {
    const lost: readonly CardId[] = ['skill/sling', 'skill/log-raft', 'skill/short-bow', first, second, third]
    const t = camping(426, { 'exploration.shelf': ['fog/tide-race', 'fog/moray-hole'] }, lost)
    expect(t.happened('lifeLost')).toMatchObject([{ cards: lost }])
    t.settled('act')
    const dry = camping(363, { 'exploration.terraces': ['fog/tremor', 'fog/ash-fall'] }, [])
    expect(dry.happened('lifeLost')).toEqual([])
    dry.settled('act')
  })
})

describe('the bells', () => {
  const LAND = [416, 429, 442, 437, 423, 432]
  const PULLS = {
    first: ['ingrid/terrain/first-bell/1', 3, '1,0'],
    second: ['ingrid/terrain/second-bell/1', 3, '3,0'],
    third: ['ingrid/terrain/third-bell/1', 4, '2,2'],
  } as const
  const MOVES: { readonly [at: string]: string } = {
    '1,0': 'ingrid/terrain/first-bell/0',
    '3,0': 'ingrid/terrain/second-bell/0',
    '2,2': 'ingrid/terrain/third-bell/0',
  }

  /** The bells are rung in this order, each with success; `drawn`: whatever is drawn and lost on the way. */
  function ringing(
    order: readonly (keyof typeof PULLS)[],
    drawn: readonly CardId[],
    insights: readonly CardId[],
  ): Table {
    const [from = 'first'] = order
    const number = { first: 416, second: 442, third: 432 }[from]
    const t = table({
      land: LAND,
      ...quests(CLUE),
      people: { ingrid: { on: number } },
      rolls: { action: [...drawn], adventure: [...insights] },
    }).play('turn')
    for (const [nth, bell] of order.entries()) {
      const [pull, cards, at] = PULLS[bell]
      const here = t.state.members[0]?.at ?? at
      if (nth > 0) perform(t, `${MOVES[here]}/${at}`, 1)
      perform(t, pull, cards)
    }
    return t
  }
  // Three successes for each pull; a Curse on the way between.
  const PULLED: { readonly [bell in 'a' | 'b' | 'c']: readonly CardId[] } = {
    a: ['skill/steady-breath', first, second],
    b: ['skill/against-the-odds', third, 'skill/bide-your-time', 'skill/share-the-load'],
    c: ['skill/read-the-swell', 'skill/oil-soaked-line', 'skill/old-marching-song'],
  }
  const WALK: readonly CardId[] = ['curse/death-keeps-pace#4', 'curse/the-drowned-lighthouse']

  rule('T7-QUEST-01 T7-PERM-06', 'second, third, first: the water listens', () => {
    const t = ringing(
      ['second', 'third', 'first'],
      [...PULLED.a, WALK[0] ?? first, ...PULLED.b, WALK[1] ?? first, ...PULLED.c],
      ['supply/insight#1', 'supply/insight#2'],
    )
    t.has({ quests: [CLUE, 'supply/insight#1', 'supply/insight#2', 'quest/the-right-peal'] })
    expect(t.happened('lifeLost')).toEqual([])
    t.settled('act')
  })

  rule(
    'T7-TEMP-06 T7-QUEST-01',
    'third, second, first: the third costs two cards, and the first is right again',
    () => {
      const t = ringing(
        ['third', 'second', 'first'],
        [...PULLED.b, 'skill/sling', 'skill/log-raft', WALK[0] ?? first, ...PULLED.a, WALK[1] ?? first, ...PULLED.c],
        ['supply/insight#1', 'supply/insight#2'],
      )
      expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling', 'skill/log-raft'] }])
      t.has({ quests: [CLUE, 'supply/insight#1', 'supply/insight#2', 'quest/the-right-peal'] })
      t.settled('act')
    },
  )

  rule('T7-PERM-04', 'first, second, third: there is no peal, and the first bell is rung already', () => {
    const t = ringing(
      ['first', 'second', 'third'],
      [...PULLED.a, WALK[0] ?? first, ...PULLED.c, WALK[1] ?? first, ...PULLED.b],
      ['supply/insight#1', 'supply/insight#2'],
    )
    t.has({ quests: [CLUE, 'supply/insight#1', 'supply/insight#2'] })
    expect(t.happened('lifeLost')).toEqual([])
    t.settled('act')
    const again = table({ land: [416], ...quests(CLUE), events: [[416, 'event/first-bell-rung']] }).play('turn')
    expect(offers(again, 'ingrid/terrain/first-bell/1')).toBe(false)
    again.settled('act')
  })

  rule('T7-TEMP-06', 'second and first alone are no peal', () => {
    const t = ringing(
      ['second', 'first'],
      [...PULLED.a, WALK[0] ?? first, ...PULLED.c],
      ['supply/insight#1', 'supply/insight#2'],
    )
    t.has({ quests: [CLUE, 'supply/insight#1', 'supply/insight#2'] }).settled('act')
  })
})

describe('the last channel', () => {
  const CHANNEL: Scene['spaces'] = { '4,1': { barrier: 'barrier/the-last-channel' } }
  const crossing = (action: readonly CardId[], more: Scene['rolls'] = {}): Table =>
    perform(
      table({
        land: [437],
        spaces: CHANNEL,
        ...quests(CLUE, TIDE),
        people: { tomas: {} },
        rolls: { ...more, action: [...action] },
      }).play('turn'),
      'tomas/barrier/the-last-channel/0',
      4,
    )

  rule('T7-PERM-12 T7-MOVE-09', 'behind it lies the door, and the tide takes its two cards', () => {
    const t = crossing([STARS, first, second, third, 'skill/sling', 'skill/log-raft'])
    t.has({
      spaces: { '5,1': { terrain: 'terrain/lighthouse-steps' } },
      members: [{ seat: 'first', who: 'tomas', at: '5,1', hand: [], items: [] }],
    })
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling', 'skill/log-raft'] }])
    expect(offers(t, 'tomas/terrain/lighthouse-steps/0')).toBe(true)
    t.settled('act')
  })

  rule('T7-ACT-CONS-01', 'whoever is carried back is drenched, and two cards are lost', () => {
    const t = crossing([...CURSES, 'skill/sling', 'skill/log-raft'], { adventure: ['state/drenched#3'] })
    t.has({ members: [{ seat: 'first', who: 'tomas', at: '3,1', hand: ['state/drenched#3'], items: [] }] })
    t.settled('act')
  })
})

describe('the beam', () => {
  const camp = (camps: number, rolls: Scene['rolls']): Table =>
    table({
      land: [23],
      ...quests(CLUE),
      people: { ingrid: {}, tomas: {} },
      camps,
      actedSinceCamp: true,
      rolls: { 'exploration.strand': ['fog/sea-fret', 'fog/squall', 'fog/thorn-belt', 'fog/lamp-oil'], ...rolls },
    })
      .play('turn')
      .as('first')
      .choose('camp', 'anyTime')

  rule('T7-SAVE-09 T7-SAVE-10', 'the sixth camp is dark', () => {
    const t = camp(5, {})
    t.has({ camps: 6 })
    expect([t.happened('lifeLost'), t.happened('taken')]).toEqual([[], []])
    t.settled('act')
  })

  rule('T7-SAVE-09 T7-SAVE-10', 'the seventh is found by it: everybody is beam-sick, and three cards are lost', () => {
    const t = camp(6, {
      adventure: ['state/beam-sick#4', 'state/beam-sick#5'],
      action: ['skill/sling', 'skill/log-raft', fourth],
    })
    t.has({
      camps: 7,
      members: [
        { seat: 'first', who: 'ingrid', at: '1,2', hand: ['state/beam-sick#4'], items: [] },
        { seat: 'second', who: 'tomas', at: '1,2', hand: ['state/beam-sick#5'], items: [] },
      ],
    })
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling', 'skill/log-raft', fourth] }])
    t.settled('act')
  })
})
