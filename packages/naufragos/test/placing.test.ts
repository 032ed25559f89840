// The turn, the white pawn, and the placing of pawns.

import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { isCard } from '../src/cards/decks.ts'
import { ACTIONS, type Action } from '../src/components/action-spaces.ts'
import type { Seat } from '../src/components/seats.ts'
import type { Pawn } from '../src/state.ts'
import { campOf, type Scene, story } from './pieces.ts'

/** One castaway is about to place its first pawn. */
const placing = (seat: Seat, scene: Scene = {}) => table(scene).play('place', { seat, pawn: 'first' })
/** Where one castaway may place its first pawn. */
const offersTo = (seat: Seat, scene: Scene): readonly string[] => {
  const t = placing(seat, scene)
  t.settled('place')
  return t.offers('place')
}
const white = (scene: Scene = {}) => table(scene).play('whitePawn')
/** This many pawns of red stand on an action. */
const standing = (action: Action, pawns: number): Pawn[] =>
  Array.from({ length: pawns }, (_, box) => ({ seat: 'red', action, box }))

describe('the turn', () => {
  rule('NA-TURN-01', 'events, actions, survival and end of turn follow each other', () => {
    const t = table({
      players: 2,
      fire: { lit: true, wood: 1 },
      top: { event: ['event/windless-noon', 'event/shoal-in-the-bay'] },
    }).play('turn')
    t.asks('white', 'red').choose('camp/plan-the-route')
    for (let pawns = 0; pawns < 4; pawns++) t.choose('none')
    t.asks('meal', 'red').choose('eat/token').asks('meal', 'yellow').choose('eat/token')
    expect(t.asks('white', 'yellow').happened('phaseBegan')).toEqual(
      ['events', 'actions', 'survival', 'end', 'events', 'actions'].map((phase) => ({ t: 'phaseBegan', phase })),
    )
    t.has({ turn: 3, activeEvent: 'event/shoal-in-the-bay' }).settled('white')
  })

  rule(
    'NA-TURN-02 NA-LOST-02 NA-LOST-12',
    'white pawn, pawns of those at home, return of the lost, and only then everything is resolved',
    () => {
      const t = table({
        castaways: { green: { lost: 7 } },
        fire: { lit: true, wood: 1 },
        reserve: { tokens: 0, food: 3 },
        top: { event: ['event/windless-noon'] },
        rolls: { 'die.lost': [1, 1, 6, 6] },
      }).play('turn')
      t.asks('white', 'red').choose('camp/plan-the-route').has({ startShift: -1 })
      t.asks('place', 'red').choose('wood').asks('place', 'yellow').choose('wood')
      t.asks('place', 'red').choose('forage').asks('place', 'yellow')
      expect(t.happened('rolled')).toEqual([])
      t.has({ reserve: { wood: 2, forage: [] }, castaways: { green: { lost: 7 } } }).choose('rest')
      // Two rolls of the lost one, then the pawns: wood for two of them, one forage tile.
      t.asks('meal', 'red').has({
        reserve: { wood: 4 },
        pawns: [{ seat: 'red', action: 'camp', box: 1, card: 'camp/plan-the-route', white: true, done: true }],
      })
      expect(t.happened('rolled')).toHaveLength(2)
      expect(t.happened('actionBegan')).toEqual([
        { t: 'actionBegan', seat: 'red', action: 'forage' },
        { t: 'actionBegan', seat: 'red', action: 'wood' },
        { t: 'actionBegan', seat: 'yellow', action: 'wood' },
        { t: 'actionBegan', seat: 'yellow', action: 'rest' },
      ])
      expect(t.state.castaways.green).not.toHaveProperty('lost')
      t.settled('meal')
    },
  )

  rule(
    'NA-TURN-03',
    'one eats before the night, and is checked for wounds before food spoils and the start passes',
    () => {
      const t = table({
        players: 2,
        reserve: { tokens: 0, food: 3 },
        castaways: { red: { energy: 0 }, yellow: { wounds: 1, energy: 3 } },
        stories: { yellow: [story(1)] },
        rolls: { 'die.wounds': [1] },
        top: { event: ['event/shoal-in-the-bay', 'event/ants-in-the-stores'] },
      }).play('turn')
      t.choose('camp/plan-the-route').choose('none').choose('none').choose('none').choose('none')
      t.choose('eat/food').choose('eat/food')
      // Red ate 1 and lost it in the cold night: the other way round there would be a wound.
      t.asks('rolled', 'yellow').has({
        castaways: { red: { energy: 0, wounds: 0 }, yellow: { energy: 3 } },
        reserve: { food: 1 },
        startPlayer: 'red',
      })
      t.choose('pass')
      t.has({ castaways: { yellow: { traumas: 1, wounds: 0 } }, reserve: { food: 0 }, startPlayer: 'yellow' })
      t.settled('white')
    },
  )
})

describe('the white pawn', () => {
  rule('NA-START-01 NA-CAMP-01', 'the Starting Player places it on a camp card, which is resolved at once', () => {
    const t = white({ startPlayer: 'yellow' }).asks('white', 'yellow').changed({ phase: 'actions' })
    expect(t.offers('white')).toEqual([
      'camp/fish-from-the-rocks',
      'camp/plan-the-route',
      'camp/scan-the-surroundings',
      'camp/tend-the-hurt',
      'camp/put-the-camp-in-order',
    ])
    t.choose('camp/plan-the-route').changed({
      startShift: -1,
      pawns: [{ seat: 'yellow', action: 'camp', box: 1, card: 'camp/plan-the-route', white: true, done: true }],
    })
    t.settled()
  })

  rule('NA-START-02', 'there is no white pawn while the Starting Player is lost', () => {
    const t = white({ castaways: { red: { lost: 4 } } }).changed({ pawns: [] })
    t.settled()
  })

  rule('NA-START-03', 'the card is paid for, and the pawn must be placed where it can be', () => {
    white()
      .choose('camp/put-the-camp-in-order')
      .choose('camp/put-the-camp-in-order/stack-kindling')
      .has({ castaways: { red: { energy: 5 } }, reserve: { wood: 3 } })
      .settled()
    const poor = white({ castaways: { red: { energy: 0 } } })
    expect(poor.offers('white')).toEqual([
      'camp/fish-from-the-rocks',
      'camp/plan-the-route',
      'camp/scan-the-surroundings',
    ])
    poor.settled('white')
    // There is nothing to choose.
    white({ camp: campOf('camp/tend-the-hurt'), castaways: { red: { energy: 1 } } })
      .has({ pawns: [{ seat: 'red', action: 'camp', box: 0, card: 'camp/tend-the-hurt', white: true, done: true }] })
      .settled()
    // Nothing can be paid for: nothing is asked.
    white({ camp: campOf('camp/tend-the-hurt', 'camp/put-the-camp-in-order'), castaways: { red: { energy: 0 } } })
      .changed({ pawns: [] })
      .settled()
  })

  rule('NA-EX-07 NA-START-04', 'the player who placed it may not go to the camp with another pawn', () => {
    const t = white().choose('camp/plan-the-route')
    t.play('place', { seat: 'red', pawn: 'first' })
    expect(t.as('red').offers('place')).toEqual(['forage', 'wood', 'diary', 'fire', 'rest', 'build', 'explore', 'none'])
    t.choose('none')
    t.play('place', { seat: 'yellow', pawn: 'first' })
    const open = t.as('yellow').offers('place')
    expect(
      [
        'camp/fish-from-the-rocks',
        'camp/plan-the-route',
        'camp/scan-the-surroundings',
        'camp/tend-the-hurt',
        'camp/put-the-camp-in-order',
      ].filter((card) => open.includes(card)),
    ).toEqual([
      'camp/fish-from-the-rocks',
      'camp/scan-the-surroundings',
      'camp/tend-the-hurt',
      'camp/put-the-camp-in-order',
    ])
    t.choose('camp/fish-from-the-rocks').settled()
  })

  rule('NA-START-04 NA-DEATH-05', 'the player who becomes Starting Player after that may still go to the camp', () => {
    const t = white({
      castaways: { red: { traumas: 3, wounds: 3, energy: 0 } },
      rolls: { fish: ['jellyfish'] },
    })
    t.choose('camp/fish-from-the-rocks').has({ startPlayer: 'yellow', castaways: { red: { dead: true } } })
    t.play('place', { seat: 'yellow', pawn: 'first' })
    expect(t.as('yellow').offers('place')).toContain('camp/plan-the-route')
    t.choose('none').settled()
  })

  rule('NA-START-05 NA-CAMP-09', 'it repairs a damage card at once, but need not', () => {
    white({ camp: campOf('camp/plan-the-route', 'damage/ash-on-the-roof') })
      .choose('damage/ash-on-the-roof')
      .has({ castaways: { red: { energy: 4 } }, camp: [['camp/plan-the-route'], [], [], [], [], [], [], []] })
      .settled()
    const alone = white({ camp: campOf('damage/ash-on-the-roof') })
    expect(alone.offers('white')).toEqual(['damage/ash-on-the-roof', 'none'])
    alone
      .choose('none')
      .changed({ castaways: { red: { energy: 6 } }, camp: campOf('damage/ash-on-the-roof'), pawns: [] })
      .settled()
    const must = white({ camp: campOf('camp/plan-the-route', 'damage/ash-on-the-roof') })
    expect(must.offers('white')).toEqual(['camp/plan-the-route', 'damage/ash-on-the-roof'])
    must.settled('white')
    // The repair would cost 2.
    white({ camp: campOf('damage/ash-on-the-roof'), castaways: { red: { energy: 1 } } }).settled()
    const poor = white({
      camp: campOf('camp/plan-the-route', 'damage/ash-on-the-roof'),
      castaways: { red: { energy: 1 } },
    })
    poor.has({ startShift: -1, castaways: { red: { energy: 1 } } }).settled()
  })
})

describe('placing pawns', () => {
  rule('NA-ACT-01 NA-COMP-02 NA-LOST-02', 'everybody at home places one pawn in turn order, then a second one', () => {
    const t = table({ players: 4, startPlayer: 'yellow', castaways: { green: { lost: 6 } } })
    for (const pawn of ['first', 'second'] as const) {
      t.play('placements', { pawn })
      for (const seat of ['yellow', 'blue', 'red'] as const) {
        t.asks('place', seat)
        t.as(seat).choose(pawn === 'first' ? 'rest' : 'forage', 'place')
      }
      t.settled()
    }
    t.has({ pawnsUsed: { red: 2, yellow: 2, blue: 2 } })
    expect(t.state.pawns.map(({ seat, action, box }) => `${seat} ${action} ${box}`)).toEqual([
      'yellow rest 0',
      'blue rest 1',
      'red rest 2',
      'yellow forage 0',
      'blue forage 1',
      'red forage 2',
    ])
    expect(t.state.pawnsUsed.green).toBeUndefined()
  })

  rule('NA-ACT-02 NA-ACT-03 NA-ACT-05 NA-ACT-07', 'the leftmost free box is taken and paid for at once', () => {
    const costs: { readonly [A in Action]?: readonly number[] } = {
      forage: [0, 1, 1],
      wood: [0, 1, 1],
      diary: [0, 1],
      wreck: [1],
      fire: [0],
      rest: [0, 0, 0, 0],
      build: [0, 0],
      explore: [1, 1, 1, 1],
    }
    for (const action of ACTIONS) {
      for (const [box, cost] of (costs[action] ?? []).entries()) {
        const pawns = standing(action, box)
        // Light the fire is free to choose, but not without energy.
        const energy = action === 'fire' ? 1 : cost
        const t = placing('blue', { players: 4, wreckReady: true, pawns, castaways: { blue: { energy } } })
        t.choose(action).has({
          castaways: { blue: { energy: energy - cost }, red: { energy: 6 } },
          pawns: [...pawns, { seat: 'blue', action, box }],
        })
        t.settled()
        if (energy === 0) continue
        const poor = { players: 4, wreckReady: true, pawns, castaways: { blue: { energy: energy - 1 } } }
        expect(offersTo('blue', poor), action).not.toContain(action)
      }
      // No box is left.
      const full = standing(action, costs[action]?.length ?? 0)
      expect(offersTo('blue', { players: 4, wreckReady: true, pawns: full })).not.toContain(action)
    }
  })

  rule('NA-EX-08 NA-ACT-02 NA-ACT-05 NA-ACT-07', 'who has no energy finds only what is free', () => {
    const t = table({ castaways: { red: { energy: 0 }, yellow: { energy: 0 } } }).play('placements', { pawn: 'first' })
    t.asks('place', 'red')
      .choose('forage')
      .has({ castaways: { red: { energy: 0, wounds: 0 } } })
    t.asks('place', 'yellow')
    expect(t.as('yellow').offers('place')).not.toContain('forage')
    expect(t.offers('place')).toContain('wood')
    expect(t.offers('place')).not.toContain('explore')
    expect(t.offers('place')).not.toContain('camp/tend-the-hurt')
    t.settled('place')
    // With 1 energy yellow would be let in.
    const rich = table({ castaways: { red: { energy: 0 }, yellow: { energy: 1 } } }).play('placements', {
      pawn: 'first',
    })
    rich
      .choose('forage')
      .choose('forage')
      .has({ castaways: { yellow: { energy: 0 } } })
      .settled('place')
  })

  rule('NA-ACT-04', 'the amount behind a question mark is decided when the action is resolved', () => {
    const t = placing('red', { castaways: { red: { energy: 4 } }, rolls: { 'die.fire': [2] } })
    t.choose('fire').has({ castaways: { red: { energy: 4 } } })
    t.play('resolution').asks('energyForFire', 'red').choose('3')
    t.has({ castaways: { red: { energy: 1 } }, fire: { lit: true } }).settled()
    const build = placing('red', {
      castaways: { red: { energy: 4 }, yellow: { character: 'character/ines-ferrolle' } },
    })
    build.choose('build').has({ castaways: { red: { energy: 4 } } })
    build
      .play('resolution')
      .choose('building/signs-in-the-sand')
      .asks('pledge', 'red')
      .choose('2')
      .choose('0')
      .choose('0')
    build.has({ castaways: { red: { energy: 2 } }, progress: { 'building/signs-in-the-sand': 2 } }).settled()
  })

  rule('NA-EX-09 NA-ACT-06', 'nobody takes the same action twice', () => {
    const t = placing('green').choose('wood')
    t.play('place', { seat: 'green', pawn: 'second' })
    expect(t.as('green').offers('place')).not.toContain('wood')
    t.choose('none')
    t.play('place', { seat: 'red', pawn: 'first' })
    expect(t.as('red').offers('place')).toContain('wood')
    t.choose('none').settled()
    // Two camp cards are the same action.
    const camp = placing('green').choose('camp/fish-from-the-rocks')
    camp.play('place', { seat: 'green', pawn: 'second' })
    expect(camp.offers('place').filter(isCard)).toEqual([])
    camp.choose('none').settled()
  })

  rule('NA-ACT-07 NA-CAMP-01', 'a camp card or a repair that costs too much cannot be chosen', () => {
    const cards = (energy: number, more: Scene = {}) =>
      offersTo('red', {
        castaways: { red: { energy } },
        camp: campOf('camp/fish-from-the-rocks', 'camp/tend-the-hurt', 'damage/ash-on-the-roof', 'damage/leaking-roof'),
        ...more,
      }).filter((id) => isCard(id))
    expect(cards(0)).toEqual(['camp/fish-from-the-rocks'])
    expect(cards(1)).toEqual(['camp/fish-from-the-rocks', 'camp/tend-the-hurt', 'damage/leaking-roof'])
    expect(cards(2)).toEqual([
      'camp/fish-from-the-rocks',
      'camp/tend-the-hurt',
      'damage/ash-on-the-roof',
      'damage/leaking-roof',
    ])
    expect(cards(2, { reserve: { wood: 0 } })).toEqual([
      'camp/fish-from-the-rocks',
      'camp/tend-the-hurt',
      'damage/ash-on-the-roof',
    ])
  })

  rule('NA-ACT-08', 'a pawn may be left unplaced', () => {
    const t = placing('red')
      .choose('none')
      .changed({ pawns: [], pawnsUsed: { red: 1 } })
    t.play('placeReturned')
      .asks('place', 'red')
      .choose('none')
      .changed({ pawnsUsed: { red: 2 } })
    t.settled('place')
  })

  rule('NA-ACT-09', 'wreckage needs a cube in its action space', () => {
    expect(offersTo('red', { wreckReady: false, wreckCubes: 6 })).not.toContain('wreck')
    expect(offersTo('red', { wreckReady: true, wreckCubes: 0 })).toContain('wreck')
  })

  rule('NA-ACT-10', 'a surcharge is paid by those who choose after it, and not by a pawn that stands there', () => {
    const pawns = standing('explore', 1)
    // The card itself costs everybody 2 energy.
    const t = table({ top: { event: ['event/windless-noon'] }, pawns })
      .play('event')
      .has({ pawns, castaways: { red: { energy: 4 } } })
    t.play('place', { seat: 'yellow', pawn: 'first' }).as('yellow').choose('explore')
    t.has({ castaways: { red: { energy: 4 }, yellow: { energy: 2 } } })
    t.play('resolution')
      .asks('explore', 'red')
      .has({ expedition: { explorers: ['red', 'yellow'] } })
      .settled('explore')
    expect(offersTo('red', { surcharges: { explore: 1 }, castaways: { red: { energy: 1 } } })).not.toContain('explore')
    expect(offersTo('red', { surcharges: { explore: 1 }, castaways: { red: { energy: 2 } } })).toContain('explore')
    // The first box of Wood is not free any more.
    const wood = table({ top: { event: ['event/long-rain'] } }).play('event')
    wood
      .play('place', { seat: 'red', pawn: 'first' })
      .choose('wood')
      .has({ castaways: { red: { energy: 4 } } })
    wood
      .play('place', { seat: 'yellow', pawn: 'first' })
      .choose('wood')
      .has({ castaways: { yellow: { energy: 3 } } })
    wood.settled()
  })
})
