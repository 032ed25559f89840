// The resolution round and the small actions.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { WRECKAGE_IDS } from '../src/cards/ids.ts'
import type { Action } from '../src/components/action-spaces.ts'
import type { Seat } from '../src/components/seats.ts'
import { FORAGE_TILES, STORY_TILES } from '../src/components/tiles.ts'
import type { Pawn } from '../src/state.ts'
import { type Camp, type Scene, story, TOP_STORY } from './pieces.ts'

/** A pawn that stands alone on an action is resolved. */
const resolve = (action: Action, scene: Scene = {}, seat: Seat = 'red') =>
  table({ phase: 'actions', ...scene, pawns: [{ seat, action, box: 0 }] }).play('resolution')

describe('the resolution round', () => {
  rule('NA-RESOLVE-01', 'actions are resolved in the order of the board', () => {
    const pawns: Pawn[] = [
      { seat: 'red', action: 'explore', box: 0 },
      { seat: 'yellow', action: 'build', box: 0 },
      { seat: 'green', action: 'camp', box: 1, card: 'A2' },
      { seat: 'red', action: 'rest', box: 0 },
      { seat: 'yellow', action: 'fire', box: 0 },
      { seat: 'green', action: 'wreck', box: 0 },
      { seat: 'red', action: 'diary', box: 0 },
      { seat: 'yellow', action: 'wood', box: 0 },
      { seat: 'green', action: 'forage', box: 0 },
    ]
    const t = table({ pawns, wreckReady: true, rolls: { 'die.fire': [6], 'die.return': [6, 6] } }).play('resolution')
    t.asks('wreckage', 'green').choose('decline').choose('decline').choose('decline')
    t.asks('energyForFire', 'yellow').as('yellow').choose('1', 'energyForFire')
    t.asks('building', 'yellow').choose('nothing', 'building')
    t.asks('explore', 'red').as('red').choose('return', 'explore')
    expect(t.happened('actionBegan').map(({ action }) => action)).toEqual(
      'forage wood diary wreck fire rest camp build explore'.split(' '),
    )
    t.has({ pawns: [] }).settled()
  })

  rule('NA-RESOLVE-02', 'boxes from left to right, camp cards in the order of their spaces', () => {
    const pawns: Pawn[] = [
      { seat: 'red', action: 'wood', box: 2 },
      { seat: 'yellow', action: 'wood', box: 1 },
      { seat: 'green', action: 'wood', box: 0 },
      { seat: 'green', action: 'camp', box: 6, card: '105' },
      { seat: 'yellow', action: 'camp', box: 1, card: 'A2' },
      { seat: 'red', action: 'camp', box: 5, card: '102' },
    ]
    const camp: Camp = [['A1'], ['A2'], ['A3'], ['A4'], ['A5'], ['102'], ['105'], []]
    const t = table({ pawns, camp }).play('resolution')
    expect(t.happened('actionBegan').map(({ seat, action }) => `${seat} ${action}`)).toEqual([
      'green wood',
      'yellow wood',
      'red wood',
      'yellow camp',
      'red camp',
      'green camp',
    ])
    t.has({ reserve: { wood: 7 }, pawns: [] }).settled()
  })

  rule('NA-RESOLVE-03', 'a pawn leaves the board when its action is done', () => {
    const pawns: Pawn[] = [
      { seat: 'red', action: 'wood', box: 0 },
      { seat: 'yellow', action: 'fire', box: 0 },
    ]
    const t = table({ pawns, rolls: { 'die.fire': [6] } })
      .play('resolution')
      .asks('energyForFire', 'yellow')
    t.has({ pawns: [{ seat: 'yellow', action: 'fire', box: 0 }], reserve: { wood: 3 } })
    t.choose('1').has({ pawns: [] }).settled()
  })

  rule('NA-RESOLVE-03', 'the pawn of somebody who died has no effect, and nothing is given back', () => {
    const pawns: Pawn[] = [
      { seat: 'red', action: 'wood', box: 0 },
      { seat: 'yellow', action: 'wood', box: 1 },
      { seat: 'yellow', action: 'explore', box: 0 },
    ]
    table({ pawns, castaways: { yellow: { dead: true, traumas: 4, energy: 1 } } })
      .play('resolution')
      .changed({ pawns: [], reserve: { wood: 3 }, castaways: { yellow: { energy: 1 } } })
      .settled()
    // The others go without it.
    const others: Pawn[] = [...pawns, { seat: 'green', action: 'explore', box: 1 }]
    const t = table({ pawns: others, castaways: { yellow: { dead: true, traumas: 4, energy: 1 } } }).play('resolution')
    t.has({ expedition: { explorers: ['green'] }, pawns: [] }).settled('explore')
  })
})

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
    resolve('forage', { forageSupply: [], castaways: { red: { character: 'K8' } } })
      .changed({ reserve: { forage: [], food: 0 }, pawns: [] })
      .settled()
  })

  rule('NA-FORAGE-03', 'cards bring tiles that were set aside into the supply', () => {
    const aside = FORAGE_TILES.slice(0, 3)
    const t = table({ forageSupply: [], forageAside: [...aside], top: { event: ['E17'] } }).play('event')
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
    resolve('wood', { reserve: { wood: 10 }, fire: { lit: true, wood: 2 }, progress: { B05: 4 } })
      .changed({ reserve: { wood: 10 }, pawns: [] })
      .settled()
    resolve('wood', { reserve: { wood: 10 }, fire: { lit: true, wood: 2 }, progress: { B05: 3 } })
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
  const FIVE = ['W07', 'W11', 'W01', 'W22', 'W25'] as const
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
      t.choose('W01').asks('wreckage', 'red')
      expect(t.offers()).not.toContain('W01')
      t.choose('W22').has({
        castaways: { red: { items: ['W22'] }, yellow: { items: ['W01'] }, green: { items: [] } },
        salvaged: [],
        wreckReady: false,
        wreckCubes: 6,
      })
      expect(t.state.wreckageDeck.toSorted()).toEqual(WRECKAGE_IDS.filter((id) => !FIVE.some((one) => one === id)))
      t.settled()
    },
  )

  rule('NA-WRECK-01', 'without a cube nothing happens, with few cards all are revealed', () => {
    wreck({ wreckReady: false })
      .changed({ salvaged: [], castaways: { yellow: { items: [] } }, pawns: [] })
      .settled()
    const t = wreck({ wreckageDeck: ['W01', 'W02'] })
    t.has({ salvaged: ['W01', 'W02'], wreckageDeck: [] })
    t.choose('W02')
      .choose('W01')
      .has({ castaways: { yellow: { items: ['W02'] }, green: { items: ['W01'] }, red: { items: [] } } })
    // Nothing is left for red.
    t.has({ wreckReady: false }).settled()
    wreck({ wreckageDeck: [] }).changed({ wreckReady: false, pawns: [] }).settled()
  })

  rule('NA-WRECK-02', 'clockwise from the one who chose the action', () => {
    const t = wreck({}, 'green').asks('wreckage', 'green').choose('W07').asks('wreckage', 'red').choose('W11')
    t.asks('wreckage', 'yellow').choose('W25').settled()
  })

  rule('NA-WRECK-05', 'a card may be declined', () => {
    const t = wreck().choose('decline').asks('wreckage', 'green').choose('decline').asks('wreckage', 'red')
    t.choose('W07').has({
      castaways: { red: { items: ['W07'] }, yellow: { items: [] }, green: { items: [] } },
      salvaged: [],
    })
    t.settled()
  })
})

describe('Light the fire', () => {
  const fire = (die: number[], scene: Scene = {}) => resolve('fire', { ...scene, rolls: { 'die.fire': die } })
  const FIVE_ENERGY = { castaways: { red: { energy: 5 } } }

  rule('NA-EX-13 NA-FIRE-01 NA-FIRE-02', 'the fire is lit if the roll is not higher than the energy spent', () => {
    fire([3], FIVE_ENERGY)
      .choose('3')
      .changed({ castaways: { red: { energy: 2 } }, fire: { lit: true, wood: 1 }, reserve: { wood: 1 }, pawns: [] })
      .settled()
  })

  rule('NA-EX-14 NA-STORY-01 NA-STORY-03', 'a story repeats the roll, once', () => {
    const t = fire([4, 2], { ...FIVE_ENERGY, stories: { red: [story(1), story(2)] } }).choose('3')
    t.asks('rolled', 'red').has({ fire: { lit: false } })
    expect(t.offers()).toEqual([`story/${story(1)}`, `story/${story(2)}`, 'pass'])
    t.choose(`story/${story(1)}`)
      .has({ fire: { lit: true, wood: 1 }, castaways: { red: { energy: 2 } }, stories: { red: [story(2)] } })
      .settled()
    // After a second failure no other story may be told.
    fire([4, 5], { ...FIVE_ENERGY, stories: { red: [story(1), story(2)] } })
      .choose('3')
      .choose(`story/${story(2)}`)
      .has({ fire: { lit: false }, stories: { red: [story(1)] } })
      .settled()
  })

  rule('NA-FIRE-01', 'at least 1 energy, at most what one has', () => {
    const offers = (scene: Scene): readonly string[] => {
      const t = resolve('fire', scene)
      t.settled('energyForFire')
      return t.offers('energyForFire')
    }
    expect(offers(FIVE_ENERGY)).toEqual(['1', '2', '3', '4', '5'])
    expect(offers({ castaways: { red: { energy: 1 } } })).toEqual(['1'])
    // Six are certain: nobody is asked for more.
    expect(offers({ castaways: { red: { character: 'K2' } } })).toHaveLength(6)
    resolve('fire', { castaways: { red: { energy: 0 } } })
      .changed({ fire: { lit: false }, castaways: { red: { energy: 0, wounds: 0 } }, pawns: [] })
      .settled()
  })

  rule('NA-FIRE-01', 'what counts is what one has at hand when the energy is spent', () => {
    // Yellow hands over the tinderbox while red is still thinking.
    const t = fire([4], { castaways: { red: { energy: 5 }, yellow: { items: ['W18'] } } })
    t.as('yellow').choose('trade').choose('red').choose('W18').choose('nothing').as('red').choose('accept')
    expect(t.offers('energyForFire')).toEqual(['1', '2', '3', '4'])
    t.choose('2')
      .has({ fire: { lit: true, wood: 1 }, castaways: { red: { energy: 3 } } })
      .settled()
  })

  rule('NA-FIRE-03', 'on a failure the energy is lost and the wood stays', () => {
    fire([4], FIVE_ENERGY)
      .choose('3')
      .changed({ castaways: { red: { energy: 2 } }, fire: { lit: false, wood: 0 }, reserve: { wood: 2 }, pawns: [] })
      .settled()
  })

  rule('NA-FIRE-04', 'without wood, or when it burns already, nothing happens and nothing is spent', () => {
    resolve('fire', { reserve: { wood: 0 } })
      .changed({ fire: { lit: false }, castaways: { red: { energy: 6 } }, pawns: [] })
      .settled()
    resolve('fire', { fire: { lit: true, wood: 0 } })
      .changed({ fire: { lit: true, wood: 0 }, reserve: { wood: 2 }, castaways: { red: { energy: 6 } }, pawns: [] })
      .settled()
  })

  rule('NA-FIRE-05 NA-FIRE-06', 'anybody at home moves wood onto the lit fire, as much as there is', () => {
    const lit = { fire: { lit: true, wood: 1 }, reserve: { wood: 3 }, castaways: { green: { lost: 5 } } }
    const t = table(lit).play('place', { seat: 'red', pawn: 'first' })
    expect(t.as('green').offers()).toEqual([])
    t.as('yellow')
      .choose('feedFire')
      .changed({ fire: { wood: 2 }, reserve: { wood: 2 }, pawnsUsed: {} })
    t.as('red')
      .choose('feedFire')
      .choose('feedFire')
      .changed({ fire: { lit: true, wood: 4 }, reserve: { wood: 0 } })
    expect(t.offers()).not.toContain('feedFire')
    expect(t.as('yellow').offers()).toEqual([])
    t.settled('place')
    // Not onto a fire that is out.
    const out = table({ reserve: { wood: 3 } }).play('place', { seat: 'red', pawn: 'first' })
    expect(out.offers()).not.toContain('feedFire')
    out.settled('place')
  })

  rule('NA-FIRE-07', 'a fire that the storm put out may be lit again in the same turn', () => {
    const t = table({
      weather: 4,
      fire: { lit: true, wood: 2 },
      top: { event: ['E02'] },
      rolls: { 'die.fire': [1] },
    }).play('event')
    t.has({ weather: 5, fire: { lit: false, wood: 0 } })
    t.play('place', { seat: 'red', pawn: 'first' }).choose('fire')
    t.play('resolution')
      .choose('1')
      .has({ fire: { lit: true, wood: 1 }, weather: 5 })
      .settled()
  })
})

describe('Rest', () => {
  const rest = (scene: Scene, seat: Seat = 'red') => resolve('rest', scene, seat)

  rule('NA-REST-01 NA-REST-03', 'each shelter gives what its table says', () => {
    const tables = [
      [['B01'], [1, 1, 1, 2, 2, 2]],
      [
        ['B01', 'B02'],
        [1, 1, 2, 2, 3, 3],
      ],
      [
        ['B01', 'B02', 'B03'],
        [2, 2, 3, 3, 4, 4],
      ],
    ] as const
    for (const [built, gains] of tables) {
      for (const [index, gain] of gains.entries()) {
        rest({ built: [...built], castaways: { red: { energy: 1 } }, rolls: { 'die.rest': [index + 1] } })
          .changed({ castaways: { red: { energy: 1 + gain }, yellow: { energy: 6 } }, pawns: [] })
          .settled()
      }
    }
  })

  rule('NA-REST-02', 'without a shelter it is 1, and no die is rolled', () => {
    const t = rest({ castaways: { red: { energy: 1 } } }).changed({ castaways: { red: { energy: 2 } }, pawns: [] })
    expect(t.happened('rolled')).toEqual([])
    t.settled()
  })

  rule(
    'NA-EX-15 NA-REST-01 NA-REST-03 NA-REST-04',
    'what is gained at the cap is lost before the wound is removed',
    () => {
      rest(
        { built: ['B01', 'B02'], castaways: { yellow: { wounds: 2, energy: 4 } }, rolls: { 'die.rest': [6] } },
        'yellow',
      )
        .changed({ castaways: { yellow: { wounds: 1, energy: 4 } }, pawns: [] })
        .settled()
    },
  )

  rule('NA-EX-16 NA-REST-02 NA-REST-04', 'without a shelter too a wound is removed', () => {
    const t = rest({ castaways: { green: { wounds: 1, energy: 2 }, red: { wounds: 1, energy: 2 } } }, 'green')
    t.changed({ castaways: { green: { wounds: 0, energy: 3 }, red: { wounds: 1, energy: 2 } }, pawns: [] })
    expect(t.happened('rolled')).toEqual([])
    t.settled()
  })

  rule('NA-REST-04', 'one wound only, and no trauma', () => {
    rest({ castaways: { red: { wounds: 3, traumas: 1, energy: 0 } } })
      .changed({ castaways: { red: { wounds: 2, traumas: 1, energy: 1 } }, pawns: [] })
      .settled()
    rest({ castaways: { red: { traumas: 2, energy: 4 } } })
      .changed({ castaways: { red: { wounds: 0, traumas: 2, energy: 4 } }, pawns: [] })
      .settled()
  })
})
