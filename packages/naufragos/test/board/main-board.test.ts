// The main board of the board model: actions, weather, rescue, camp, projects and stores.
import type { Board, BoardProject } from '@landfall/naufragos/board'
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { boardFor } from './looking.ts'

describe('the main board', () => {
  /** What a seat sees while red is to place the white pawn. */
  const white = (scene: Parameters<typeof table>[0], seat = 'red'): Board => {
    const t = table(scene).play('whitePawn')
    t.settled('white')
    return boardFor(t, seat)
  }

  rule('NA-ACT-05 NA-ACT-04 NA-ACT-10', 'boxes with their costs, surcharges included, and the pawns in them', () => {
    const { actions } = white({
      surcharges: { explore: 1 },
      pawns: [
        { seat: 'yellow', action: 'forage', box: 0 },
        { seat: 'green', action: 'forage', box: 1 },
      ],
    })
    expect(actions.map(({ id, boxes }) => `${id} ${boxes.map(({ cost = '?' }) => cost).join(',')}`)).toEqual([
      'forage 0,1,1',
      'wood 0,1,1',
      'diary 0,1',
      'wreck 1',
      'fire ?',
      'rest 0,0,0,0',
      'camp ',
      'build ?,?',
      'explore 2,2,2,2',
    ])
    expect(actions[0]?.boxes.map(({ pawn }) => pawn?.seat)).toEqual(['yellow', 'green', undefined])
    expect(actions.find(({ id }) => id === 'explore')?.surcharge).toBe(1)
  })

  rule('NA-ACT-09', 'without a cube on it the Wreckage action is closed, and says why', () => {
    const closed = (wreckReady: boolean): string | undefined =>
      white({ wreckReady }).actions.find(({ id }) => id === 'wreck')?.closed
    expect(closed(false)).toBe('No wreckage lies ashore.')
    expect(closed(true)).toBeUndefined()
  })

  rule('NA-EVT-02 NA-RETURN-04', 'the weather, place by place', () => {
    const { weather } = white({ weather: 4 })
    expect(weather.now).toBe(4)
    expect(weather.places.map(({ id, onReturn, text }) => [id, onReturn, text !== undefined])).toEqual([
      ['scorching', 0, true],
      ['fair', 0, false],
      ['cloudy', 0, false],
      ['rain', -1, true],
      ['storm', -2, true],
    ])
  })

  rule('NA-RESCUE-02 NA-RESCUE-03', 'what a ship would need, and what of it is there', () => {
    const needs = (scene: Parameters<typeof table>[0]): unknown => white(scene).event
    expect(needs({ activeEvent: 'event/shoal-in-the-bay', built: ['building/signs-in-the-sand'] })).toMatchObject({
      id: 'event/shoal-in-the-bay',
      at: 'event/shoal-in-the-bay',
      climate: 'sun',
      wreckage: 4,
      noticed: false,
      rescue: [
        {
          met: false,
          needs: [
            { name: 'Signs in the Sand', met: true, card: 'building/signs-in-the-sand' },
            { met: false, card: undefined },
          ],
        },
      ],
    })
    expect(
      needs({
        activeEvent: 'event/shoal-in-the-bay',
        built: ['building/signs-in-the-sand'],
        castaways: { yellow: { items: ['wreckage/ships-ensign'] } },
      }),
    ).toMatchObject({
      noticed: true,
      rescue: [{ met: true }],
    })
    expect(needs({ activeEvent: 'event/the-bird-that-came-back', built: ['building/lookout'] })).toMatchObject({
      noticed: true,
      rescue: [{ met: false }, { met: false }, { met: true }],
    })
    expect(needs({})).toBeUndefined()
  })

  rule(
    'NA-CAMP-02 NA-CAMP-03 NA-CAMP-09',
    'eight camp spaces: what lies on top, what it takes, who stands there',
    () => {
      const { camp } = white({
        camp: [
          ['camp/fish-from-the-rocks'],
          ['camp/plan-the-route', 'damage/fever-in-the-camp'],
          ['camp/the-drift-pile'],
          [],
          [],
          [],
          [],
          [],
        ],
        campUses: { 'camp/the-drift-pile': 1 },
        noFishing: true,
        pawns: [{ seat: 'red', action: 'camp', box: 2, card: 'camp/the-drift-pile', white: true, done: true }],
      })
      expect(camp.map(({ space }) => space)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      expect(camp[0]?.card).toMatchObject({
        id: 'camp/fish-from-the-rocks',
        at: 'camp/fish-from-the-rocks',
        damage: false,
        costs: [{}],
        closed: expect.any(String),
      })
      expect(camp[1]?.card).toMatchObject({
        id: 'damage/fever-in-the-camp',
        damage: true,
        costs: [{ energy: 1, bark: 1 }, { energy: 3 }],
        pawn: undefined,
        closed: undefined,
      })
      expect(camp[1]?.below.map(({ id }) => id)).toEqual(['camp/plan-the-route'])
      expect(camp[2]?.card).toMatchObject({ uses: 2, pawn: { seat: 'red', white: true, done: true } })
      expect(camp[3]).toEqual({ space: 4, card: undefined, below: [] })
    },
  )

  rule('NA-START-01 NA-SOLO-03', 'where the white pawn is', () => {
    expect(white({}).whitePawn).toMatchObject({ at: 'whitePawn', state: 'ready' })
    const t = table({ players: 1 }).play('whitePawn').choose('keep')
    expect(boardFor(t).whitePawn.state).toBe('kept')
    expect(boardFor(t).notices).toContainEqual(expect.objectContaining({ id: 'whiteKept', rule: 'NA-SOLO-03' }))
    t.play('whitePawn').choose('camp/plan-the-route')
    expect(boardFor(t).whitePawn.state).toBe('placed')
    t.settled()
  })

  rule('NA-BUILD-06 NA-BUILD-08 NA-BUILD-09 NA-BUILD-17', 'projects: what they take, and what of it is there', () => {
    const { projects, waiting } = white({
      players: 2,
      reserve: { wood: 1 },
      progress: { 'building/signs-in-the-sand': 3, 'building/huge-bonfire': 2 },
      projects: [
        'building/lean-to',
        'building/signs-in-the-sand',
        'building/huge-bonfire',
        'building/rope-bridge',
        '',
        '',
      ],
      waiting: ['building/smokehouse'],
      castaways: { red: { energy: 1 }, yellow: { energy: 4, items: ['wreckage/coil-of-rope'] } },
    })
    const tile = (at: number): BoardProject | undefined => projects[at]?.tile
    const needs = (at: number): unknown => tile(at)?.needs.map(({ id, needs: all, has, met }) => [id, all, has, met])
    expect(needs(0)).toEqual([
      ['energy', 2, 5, true],
      ['wood', 2, 1, false],
    ])
    expect(tile(0)).toMatchObject({
      at: 'project/building/lean-to',
      card: 'building/lean-to',
      possible: false,
      signal: false,
    })
    expect(needs(1)).toEqual([['cubes', 7, 3, false]])
    expect(tile(1)).toMatchObject({ hourglass: 'cubes', possible: true, signal: true })
    expect(needs(2)).toEqual([['wood', 5, 2, false]])
    expect(needs(3)).toEqual([
      ['energy', 2, 5, true],
      ['wood', 1, 1, true],
      ['item', 1, 1, true],
    ])
    expect(tile(3)?.possible).toBe(true)
    expect(projects).toHaveLength(6)
    expect(projects[4]).toEqual({ space: 5, tile: undefined })
    expect(waiting.map(({ id }) => id)).toEqual(['building/smokehouse'])
  })

  rule('NA-REST-02 NA-REST-03 NA-SOLO-05', 'the shelter and what resting brings', () => {
    expect(white({}).shelter).toEqual({
      level: 0,
      name: expect.any(String),
      card: undefined,
      rest: [1, 1, 1, 1, 1, 1],
      more: 0,
    })
    expect(
      white({ built: ['building/lean-to', 'building/hut'], camp: [['damage/ash-on-the-roof']], players: 1 }).shelter,
    ).toMatchObject({
      level: 2,
      card: 'building/hut',
      rest: [1, 1, 2, 2, 3, 3],
      more: 0,
    })
    expect(white({ players: 1 }).shelter.more).toBe(1)
    const { built } = white({ built: ['building/lean-to', 'building/huge-bonfire'] })
    expect(built.map(({ id, signal }) => [id, signal])).toEqual([
      ['building/lean-to', false],
      ['building/huge-bonfire', true],
    ])
  })

  rule('NA-COMP-03 NA-SETUP-15 NA-FIRE-06', 'stores, supplies and the fire', () => {
    const board = white({
      reserve: { food: 2, tokens: 3, wood: 4, forage: ['2/1', '4/1'] },
      fire: { lit: true, wood: 2 },
      castaways: { red: { tokens: 1 } },
      forageSupply: ['1/1', '1/2'],
      forageAside: ['3/1'],
      wreckCubes: 4,
      wreckReady: true,
      storyDiscard: ['5/101'],
    })
    expect(board.reserve.stocks.map(({ at, count }) => `${at} ${count}`)).toEqual([
      'reserve/food 2',
      'reserve/token 3',
      'reserve/wood 4',
    ])
    expect(board.reserve.forage).toEqual([2, 4])
    expect(board.supply).toMatchObject({ tokens: 12, wood: 10, forage: 2, forageAside: 1 })
    expect(board.fire).toMatchObject({ at: 'fire', lit: true, wood: 2 })
    expect(board.wreck).toMatchObject({ cubes: 4, spaces: 6, ready: true })
    expect(board.discardedStories).toEqual([5])
  })

  rule('NA-EVT-07 NA-EXPL-02 NA-END-03 NA-EVT-13', 'what holds besides', () => {
    const rules = (scene: Parameters<typeof table>[0]): readonly string[] => white(scene).notices.map(({ id }) => id)
    expect(rules({})).toEqual([])
    expect(
      rules({
        noFishing: true,
        surcharges: { wood: 1 },
        fishBonus: 1,
        strengthBonus: { green: 4 },
        startShift: -1,
        summit: 'yellow',
        lastTurn: 2,
      }),
    ).toEqual(['lastTurn', 'noFishing', 'surcharge/wood', 'fishBonus', 'strength/green', 'start'])
    expect(rules({ activeEvent: 'event/clear-horizon', eventDeck: [] })).toEqual(['noEvents'])
    expect(rules({ activeEvent: 'event/clear-horizon', eventDeck: [], summit: 'red', lastTurn: 1 })).toEqual([
      'lastTurn',
    ])
    const [ends] = white({ summit: 'yellow', lastTurn: 2 }).notices
    expect(ends?.text).toBe('Yellow was first on the summit: the game ends with turn 2.')
  })
})
