// The board model: Inventions with what they need, and the sheets of people.

import type { Board } from '@landfall/crusoe/board'
import { arrowsCovered, plan, type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { boardOf } from '../../src/board/board-of.ts'
import { none } from '../../src/fresh.ts'
import { packs } from '../spoken.ts'
import { planned, spaceOn } from './drawn.ts'

describe('inventions', () => {
  const named = ({ inventions }: Board, id: string): Board['inventions'][number] | undefined =>
    inventions.find((one) => one.id === id)

  rule('RC-ITEM-02 RC-ITEM-03', 'each need says whether it is met', () => {
    const board = planned({
      characters: ['soldier', 'cook'],
      tiles: { A1: 5 },
      items: ['invention/knife'],
      available: { wood: 1 },
    })
    expect(named(board, 'invention/spear')).toEqual({
      id: 'invention/spear',
      name: 'Spear',
      state: 'possible',
      needs: [
        { name: 'Knife', met: true },
        { name: '1 wood', met: true },
      ],
      personal: 'soldier',
    })
    expect(named(board, 'castaways/mast')).toMatchObject({
      state: 'missing',
      needs: [
        { name: 'Rope', met: false },
        { name: '1 wood', met: true },
        { name: '1 fur', met: false },
      ],
    })
    expect(named(board, 'invention/fire')).toMatchObject({
      state: 'possible',
      needs: [{ name: 'Mountains', met: true }],
    })
    expect(named(board, 'invention/map')).toMatchObject({ state: 'missing', needs: [{ name: 'River', met: false }] })
    expect(named(board, 'invention/snare')).toBeUndefined()
  })

  rule('RC-TERM-17 RC-TERM-18', 'a terrain that is covered or face down does not count', () => {
    for (const facts of [{ terrainCovered: true }, { inaccessible: true }]) {
      const board = planned({ tiles: { A1: 5 }, island: { A1: facts } })
      expect(named(board, 'invention/fire')).toMatchObject({ state: 'missing', needs: [{ met: false }] })
    }
  })

  rule('RC-INV-32', 'wood or fur is one need', () => {
    const sling = { inventions: ['invention/sling' as const] }
    const state = (scene: Scene): unknown => named(planned({ ...sling, ...scene }), 'invention/sling')
    expect(state({})).toMatchObject({ state: 'missing', needs: [{ name: '1 wood or 1 fur', met: false }] })
    expect(state({ available: { fur: 1 } })).toMatchObject({ state: 'possible' })
    expect(state({ available: { wood: 1 } })).toMatchObject({ state: 'possible' })
  })

  rule('RC-TOK-19', 'an Additional Wood token on the Build space makes wood dearer', () => {
    const scene: Scene = { tiles: { A1: 5 }, actionTokens: { build: ['additionalWood'] } }
    const hatchet = (wood: number): unknown => named(planned({ ...scene, available: { wood } }), 'castaways/hatchet')
    expect(hatchet(1)).toMatchObject({ state: 'missing', needs: [{ met: true }, { name: '2 wood', met: false }] })
    expect(hatchet(2)).toMatchObject({ state: 'possible' })
  })

  rule('RC-ITEM-05 RC-ITEM-08 RC-ITEM-18', 'what is built, built today, or turned over stays in its place', () => {
    const order = (scene: Scene): readonly string[] => planned(scene).inventions.map(({ id }) => id)
    const scene: Scene = {
      items: ['invention/rope', 'invention/pot', 'invention/bricks'],
      futureItems: ['invention/fire'],
      flipped: [
        { item: 'invention/pot', rebuilt: false },
        { item: 'invention/bricks', rebuilt: true },
      ],
      inventions: ['invention/knife', 'invention/snare', 'invention/bow'],
    }
    const board = planned(scene)
    expect(board.inventions.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'invention/bricks future',
      'invention/fire future',
      'invention/knife missing',
      'invention/pot flipped',
      'invention/rope built',
      'invention/snare possible',
      'invention/bow missing',
    ])
    expect(named(board, 'invention/rope')?.needs).toEqual([{ name: 'Plains', met: true }])
    expect(named(board, 'invention/pot')?.needs).toEqual([{ name: 'Hills', met: false }])
    const start = order({})
    expect(order({ items: ['invention/rope', 'invention/dam'] })).toEqual(start)
    expect(start.slice(0, 9)).toEqual(
      ['bricks', 'dam', 'fire', 'knife', 'map', 'medicine', 'pot', 'rope', 'shovel'].map((id) => `invention/${id}`),
    )
  })

  rule('RC-PLAN-15', 'what is planned has been paid for', () => {
    const t = table({ phase: 'action', tiles: { A1: 5 }, available: { wood: 1 } }).play('planning')
    plan(t, 'build/castaways/hatchet', 'cook')
    const board = boardOf(t.session.view(), packs.en)
    expect(named(board, 'castaways/hatchet')).toMatchObject({
      state: 'possible',
      needs: [{ met: true }, { met: true }],
    })
    expect(board.plan).toEqual([
      {
        id: 1,
        choices: ['remove/1', '1'],
        at: 'build/castaways/hatchet',
        action: 'build',
        name: 'Build: Hatchet',
        leader: { id: 'cook', name: 'Cook' },
        support: [],
        certain: false,
        odds: { success: 0.6667, wound: 0.6667, adventure: 0.5 },
        paid: [{ id: 'wood', count: 1 }],
      },
    ])
    expect(board.people.map(({ id, pawns }) => [id, pawns])).toEqual([
      ['carpenter', { free: 2, all: 2 }],
      ['cook', { free: 1, all: 2 }],
    ])
    t.settled('plan')
  })

  rule('RC-CARD-CATASTROPHE-01', 'Items put aside come back at the end of the phase', () => {
    const board = planned({ inventions: [], memory: { 'event/catastrophe': { aside: ['invention/rope'] } } })
    expect(board.inventions).toMatchObject([{ id: 'invention/rope', state: 'future' }])
  })
})

describe('people', () => {
  rule('RC-CHAR-22 RC-FRI-01 RC-DOG-01', 'pawns that are free, and all of them', () => {
    const board = planned({
      friday: true,
      dog: true,
      limits: { onePawn: ['cook'] },
      plan: [
        stack('explore', 'carpenter', {
          target: { kind: 'space', space: 'A1' },
          support: ['carpenter', 'friday', 'dog'],
        }),
      ],
    })
    expect(board.people.map(({ id, companion, pawns }) => [id, companion, pawns])).toEqual([
      ['carpenter', false, { free: 0, all: 2 }],
      ['cook', false, { free: 1, all: 1 }],
      ['friday', true, { free: 0, all: 1 }],
    ])
    expect(board.plan[0]).toMatchObject({
      at: 'explore/A1',
      name: 'Explore A1',
      support: [{ name: 'Carpenter' }, { name: 'Friday' }, { id: 'dog', name: 'Dog' }],
      paid: [],
    })
  })

  rule('RC-CHAR-03 RC-CHAR-11 RC-ABIL-GEN-02 RC-CARD-AMULET-01', 'the sheet of a character', () => {
    const board = planned({
      people: {
        cook: {
          wounds: 5,
          determination: 3,
          used: ['ability/hooch'],
          specialWounds: [{ part: 'leg', card: 'gather/twisted-ankle' }],
          markers: arrowsCovered(7),
        },
      },
    })
    expect(board.people[1]).toMatchObject({
      id: 'cook',
      name: 'Cook',
      firstPlayer: false,
      outside: false,
      wounds: 5,
      deadly: 13,
      arrows: [
        { wound: 4, covered: false },
        { wound: 7, covered: true },
        { wound: 9, covered: false },
        { wound: 11, covered: false },
      ],
      determination: 3,
      specialWounds: [{ id: 'gather/twisted-ankle', name: 'Leg: Twisted Ankle' }],
      pack: [],
    })
    expect(board.people[1]?.abilities.map(({ name, cost, used }) => [name, cost, used])).toEqual([
      ["Grandma's Recipe", 2, false],
      ['Scrounger', 2, false],
      ['Stone Soup', 3, false],
      ['Hooch', 3, true],
    ])
    expect(board.people[0]).toMatchObject({ id: 'carpenter', firstPlayer: true })
  })

  rule('RC-NIGHTOUT-01 RC-NIGHTOUT-02', 'somebody outside, and what is on their own sheet', () => {
    const board = planned({
      tiles: { A1: 5 },
      outside: {
        cook: {
          space: 'A1',
          pack: { ...none(), food: 2 },
          discoveries: ['discovery/goat'],
          treasures: ['treasure/gold'],
        },
      },
    })
    expect(board.people[1]).toMatchObject({ outside: true, pack: ['2 food', 'Goat', 'Gold!'] })
    expect(spaceOn(board, 'A1')).toMatchObject({ outside: ['cook'] })
    expect(spaceOn(board, 'A1').said).toContain('Night outside the camp: Cook.')
    expect(spaceOn(board, 'B1').outside).toEqual([])
  })
})
