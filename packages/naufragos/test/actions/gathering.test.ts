// The Forage, Wood, Diary and Wreckage actions.

import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { WRECKAGE_IDS } from '../../src/cards/decks.ts'
import type { Seat } from '../../src/components/seats.ts'
import { FORAGE_TILES, STORY_TILES } from '../../src/components/tiles.ts'
import { type Scene, story, TOP_STORY } from '../pieces.ts'
import { resolve } from './resolve.ts'

describe('Forage', () => {
  rule('NA-FORAGE-01', 'one tile of the supply goes face up into the Common Reserve', () => {
    const t = resolve('forage', { forageSupply: ['4/1', '1/1', '3/2'], reserve: { forage: ['2/1'] } })
    t.changed({ reserve: { forage: ['2/1', '3/2'], food: 0 }, forageSupply: ['4/1', '1/1'], pawns: [] })
    expect(t.session.view('yellow').reserve.forage).toEqual(['2/1', '3/2'])
    t.settled()
  })

  rule('NA-FORAGE-02 NA-FORAGE-03', 'an empty supply gives nothing, whatever was set aside', () => {
    resolve('forage', { forageSupply: [], forageAside: ['4/1'] })
      .changed({ reserve: { forage: [], food: 0 }, forageAside: ['4/1'], pawns: [] })
      .settled()
    // Not even what the fowler adds to a tile.
    resolve('forage', { forageSupply: [], castaways: { red: { character: 'character/ansel-drummond' } } })
      .changed({ reserve: { forage: [], food: 0 }, pawns: [] })
      .settled()
  })

  rule('NA-FORAGE-03', 'cards bring tiles that were set aside into the supply', () => {
    const aside = FORAGE_TILES.slice(0, 3)
    const t = table({ forageSupply: [], forageAside: [...aside], top: { event: ['event/fruit-drop'] } }).play('event')
    expect([t.state.forageSupply.length, t.state.forageAside.length]).toEqual([2, 1])
    expect([...t.state.forageSupply, ...t.state.forageAside].toSorted()).toEqual(aside)
    t.settled()
  })
})

describe('Wood', () => {
  rule('NA-WOOD-01 NA-COMP-03', 'one token, as long as there are any', () => {
    resolve('wood')
      .changed({ reserve: { wood: 3 }, pawns: [] })
      .settled()
    resolve('wood', { reserve: { wood: 15 } })
      .changed({ reserve: { wood: 16 }, pawns: [] })
      .settled()
    resolve('wood', { reserve: { wood: 16 } })
      .changed({ reserve: { wood: 16 }, pawns: [] })
      .settled()
    // What lies on the fire and on the Bonfire is not in the supply either.
    resolve('wood', { reserve: { wood: 10 }, fire: { lit: true, wood: 2 }, progress: { 'building/huge-bonfire': 4 } })
      .changed({ reserve: { wood: 10 }, pawns: [] })
      .settled()
    resolve('wood', { reserve: { wood: 10 }, fire: { lit: true, wood: 2 }, progress: { 'building/huge-bonfire': 3 } })
      .changed({ reserve: { wood: 11 }, pawns: [] })
      .settled()
  })

  rule('NA-WOOD-02', 'it does not spoil', () => {
    table({ phase: 'end', reserve: { wood: 5, food: 0, tokens: 2 } })
      .play('upkeep')
      .changed({ reserve: { wood: 5, tokens: 2 } })
      .settled()
  })
})

describe('Diary', () => {
  rule('NA-DIARY-01', 'one story tile is drawn and kept', () => {
    const stack = STORY_TILES.filter((tile) => tile !== story(3, 4))
    const t = resolve('diary', { stories: { red: [story(3, 4)] }, storyStack: [...stack] })
    t.has({ stories: { red: [story(3, 4), TOP_STORY], yellow: [], green: [] } })
    expect(t.state.storyStack).toEqual(stack.slice(0, -1))
    t.settled()
  })

  rule('NA-DIARY-02', 'only its owner knows its value', () => {
    const t = resolve('diary')
    expect(t.session.view('red').stories).toEqual({ red: [TOP_STORY], yellow: 0, green: 0 })
    for (const seat of ['yellow', 'green', undefined] as const) {
      expect(t.session.view(seat).stories).toMatchObject({ red: 1 })
      expect(JSON.stringify(t.session.view(seat))).not.toContain(TOP_STORY)
    }
    const [drawn] = t.happened('storiesDrawn')
    expect(drawn).toEqual({ t: 'storiesDrawn', seat: 'red', tiles: [TOP_STORY] })
    t.settled()
  })

  rule('NA-DIARY-02 NA-STORY-04', 'until it is discarded', () => {
    const t = resolve('fire', { stories: { red: [TOP_STORY] }, rolls: { 'die.fire': [6, 5] } }).choose('1')
    expect(JSON.stringify(t.session.view('yellow'))).not.toContain(TOP_STORY)
    t.choose(`story/${TOP_STORY}`)
    expect(t.session.view('yellow').storyDiscard).toEqual([TOP_STORY])
    t.settled()
  })

  rule('NA-DIARY-03', 'an empty stack is made of the discarded tiles; without any nothing is drawn', () => {
    const t = resolve('diary', {
      storyStack: [],
      storyDiscard: [story(2), story(4)],
      rolls: { stories: [[story(4), story(2)]] },
    })
    t.changed({ stories: { red: [story(2)] }, storyStack: [story(4)], storyDiscard: [], pawns: [] }).settled()
    resolve('diary', { storyStack: [], storyDiscard: [] })
      .changed({ stories: { red: [] }, storyStack: [], pawns: [] })
      .settled()
    resolve('diary', { storyStack: [story(1)], storyDiscard: [story(2)] })
      .changed({ stories: { red: [story(1)] }, storyStack: [], storyDiscard: [story(2)], pawns: [] })
      .settled()
  })
})

describe('Wreckage', () => {
  const FIVE = [
    'wreckage/cutlass',
    'wreckage/flask-of-rum',
    'wreckage/ships-compass',
    'wreckage/purse-of-coins',
    'wreckage/ships-ensign',
  ] as const
  const wreck = (scene: Scene = {}, seat: Seat = 'yellow') =>
    resolve('wreck', { wreckReady: true, top: { wreckage: FIVE }, ...scene }, seat)

  rule(
    'NA-EX-22 NA-WRECK-01 NA-WRECK-02 NA-WRECK-03 NA-WRECK-04',
    'five cards are revealed, those at home take one each, the rest and the cube are gone',
    () => {
      const t = wreck({ castaways: { green: { lost: 7 } } }).asks('wreckage', 'yellow')
      expect(t.state.salvaged.toSorted()).toEqual(FIVE.toSorted())
      expect(t.session.view('green').salvaged).toHaveLength(5)
      expect(t.offers()).toHaveLength(6)
      t.choose('wreckage/ships-compass').asks('wreckage', 'red')
      expect(t.offers()).not.toContain('wreckage/ships-compass')
      t.choose('wreckage/purse-of-coins').has({
        castaways: {
          red: { items: ['wreckage/purse-of-coins'] },
          yellow: { items: ['wreckage/ships-compass'] },
          green: { items: [] },
        },
        salvaged: [],
        wreckReady: false,
        wreckCubes: 6,
      })
      expect(t.state.wreckageDeck.toSorted()).toEqual(
        WRECKAGE_IDS.filter((id) => !FIVE.some((one) => one === id)).toSorted(),
      )
      t.settled()
    },
  )

  rule('NA-WRECK-01', 'without a cube nothing happens, with few cards all are revealed', () => {
    wreck({ wreckReady: false })
      .changed({ salvaged: [], castaways: { yellow: { items: [] } }, pawns: [] })
      .settled()
    const t = wreck({ wreckageDeck: ['wreckage/ships-compass', 'wreckage/signal-mirror'] })
    t.has({ salvaged: ['wreckage/ships-compass', 'wreckage/signal-mirror'], wreckageDeck: [] })
    t.choose('wreckage/signal-mirror')
      .choose('wreckage/ships-compass')
      .has({
        castaways: {
          yellow: { items: ['wreckage/signal-mirror'] },
          green: { items: ['wreckage/ships-compass'] },
          red: { items: [] },
        },
      })
    // Nothing is left for red.
    t.has({ wreckReady: false }).settled()
    wreck({ wreckageDeck: [] }).changed({ wreckReady: false, pawns: [] }).settled()
  })

  rule('NA-WRECK-02', 'clockwise from the one who chose the action', () => {
    const t = wreck({}, 'green')
      .asks('wreckage', 'green')
      .choose('wreckage/cutlass')
      .asks('wreckage', 'red')
      .choose('wreckage/flask-of-rum')
    t.asks('wreckage', 'yellow').choose('wreckage/ships-ensign').settled()
  })

  rule('NA-WRECK-05', 'a card may be declined', () => {
    const t = wreck().choose('decline').asks('wreckage', 'green').choose('decline').asks('wreckage', 'red')
    t.choose('wreckage/cutlass').has({
      castaways: { red: { items: ['wreckage/cutlass'] }, yellow: { items: [] }, green: { items: [] } },
      salvaged: [],
    })
    t.settled()
  })
})
