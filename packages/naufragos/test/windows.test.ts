// Moments at which nothing is asked, but items may be used. NA-ITEM.
import { PASS } from '@landfall/kernel'
import { type Scene, table } from '@landfall/naufragos/testing'
import { rule, type StepToPlay, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { ItemId } from '../src/cards/card-ids.ts'
import type { Naufragos, WindowName } from '../src/types.ts'
import { campOf } from './pieces.ts'

type T = TestTable<Naufragos>

const RUM = 'wreckage/flask-of-rum'
const CHEST = 'wreckage/surgeons-chest'
const KEG = 'wreckage/keg-of-powder'
const TIN = 'wreckage/tin-of-biscuit'
const BOX = 'item/iron-bound-strongbox'

/** Red wants to be asked everywhere, leaves its pawn unplaced, and these steps follow. */
function everywhere(scene: Scene, ...steps: readonly StepToPlay<Naufragos>[]): T {
  const t = table(scene).play([{ step: 'place', with: { seat: 'red', pawn: 'first' } }, ...steps])
  return t.as('red').choose('everywhere', 'asking').choose('none', 'place')
}

/** The windows in which red is asked one after the other, if it uses nothing. */
function windows(t: T): readonly string[] {
  const asked: string[] = []
  for (;;) {
    const open = t.session.questionsFor('red').find(({ choices }) => choices.some(({ id }) => id === PASS))
    if (open === undefined) return asked
    asked.push(open.kind)
    t.as('red').choose(PASS)
  }
}

/** Something that can always be used. */
const looking: Scene = { castaways: { red: { items: ['item/the-tide-book'] } } }

/** Nobody but red, with these facts, is part of it. */
const red = (facts: NonNullable<NonNullable<Scene['castaways']>['red']>, more: Scene = {}): Scene => ({
  players: 1,
  ...more,
  castaways: { red: facts },
})

describe('for those who want to be asked everywhere', () => {
  rule('NA-ITEM-01 NA-ITEM-02', 'before and after an event is revealed, and before its instructions', () => {
    const t = everywhere({ ...looking, top: { event: ['event/the-good-day'] } }, 'event')
    expect(windows(t)).toEqual(['dawn', 'climate', 'instructions'] satisfies WindowName[])
    t.settled()
  })

  rule('NA-ITEM-02', 'before each pawn', () => {
    const pawns: Scene['pawns'] = [
      { seat: 'yellow', action: 'wood', box: 0 },
      { seat: 'red', action: 'rest', box: 0 },
    ]
    const t = everywhere({ ...looking, pawns }, 'resolution')
    expect(windows(t)).toEqual(['pawn', 'pawn'])
    t.settled()
  })

  rule('NA-ITEM-02', 'after a card is seen, before its test, and around the way home', () => {
    const t = everywhere(
      {
        castaways: { red: { items: ['item/the-tide-book'], space: 11, energy: 3 } },
        expedition: { explorers: ['red'] },
        top: { centre: ['centre/rockfall'] },
        rolls: { 'die.strength': [6], 'die.return': [1, 1, 6, 6] },
      },
      'exploration',
    )
    expect(windows(t.choose('centre'))).toEqual(['card', 'test'])
    expect(windows(t.choose('return'))).toEqual(['homeward', 'strayed'])
    // Another roll is paid for.
    expect(windows(t.choose('1', 'rollAgain'))).toEqual(['homeward'])
    t.settled()
  })

  rule('NA-ITEM-02', 'before the meals, after them, and before the night', () => {
    const t = everywhere({ ...looking, reserve: { food: 0, tokens: 0 } }, 'eating', 'night')
    expect(windows(t)).toEqual(['meals', 'hunger', 'night'])
    t.settled()
  })

  rule('NA-ITEM-02', 'before the wound check and Upkeep; in the last turn before the ships', () => {
    const t = everywhere({ ...looking, phase: 'survival' }, 'woundCheck', 'upkeep')
    expect(windows(t)).toEqual(['woundCheck', 'upkeep'])
    t.settled()
    const last = everywhere({ ...looking, phase: 'survival', turn: 1, lastTurn: 1, summit: 'red' }, 'turnEnd')
    expect(windows(last)).toEqual(['ships'])
    last.ended('lost', 'noShip').settled()
  })

  rule('NA-ITEM-01 NA-ITEM-02 NA-WOUND-06', 'between the wound checks of two castaways', () => {
    const t = everywhere(
      {
        phase: 'survival',
        castaways: {
          red: { items: [CHEST], wounds: 1, energy: 2 },
          yellow: { wounds: 1, energy: 2 },
          green: { wounds: 1, energy: 2 },
        },
        rolls: { 'die.wounds': [2, 3] },
      },
      'woundCheck',
    )
    t.asks('woundCheck', 'red').as('red').choose(PASS).choose(PASS, 'woundCheck')
    // Red and yellow have rolled.
    t.choose(`use/${CHEST}`, 'woundCheck').as('red').choose('green')
    t.choose(PASS, 'woundCheck')
    t.has({ castaways: { red: { wounds: 1 }, yellow: { wounds: 1 }, green: { wounds: 0 } } }).settled()
  })

  rule('NA-ITEM-02 NA-LOST-06 NA-LOST-08', 'before each roll of the lost for the way home', () => {
    const lost = () =>
      table({
        players: 1,
        castaways: { red: { items: ['item/the-tide-book'], lost: 9 } },
        rolls: { 'die.lost': [1, 1, 1, 1] },
      })
    const attempts = (['first', 'second'] as const).map((attempt) => ({
      step: 'returnAttempts' as const,
      with: { attempt },
    }))
    lost()
      .play(attempts)
      .has({ castaways: { red: { lost: 7 } } })
      .settled()
    const held = lost().everywhere().play(attempts)
    expect(windows(held)).toEqual(['homeward', 'homeward'])
    held.settled()
  })

  rule('NA-ITEM-01', 'not while dice wait, nor while something is paid or put away', () => {
    const scene = { castaways: { red: { items: ['item/the-tide-book'] as ItemId[], wounds: 1 } } }
    const t = table({ ...scene, stories: { red: ['1/101'] }, rolls: { 'die.wounds': [1] } }).play('woundCheck')
    expect(t.asks('rolled', 'red').as('red').offers()).toEqual(['story/1/101', PASS])
    t.choose(PASS).settled()
    const fishing = table({
      castaways: { red: { items: ['item/the-tide-book', 'wreckage/hooks-and-line'] } },
      camp: campOf('camp/fish-from-the-rocks'),
      rolls: { fish: ['1/1', '2/1'] },
    }).play('whitePawn')
    expect(fishing.asks('fishToKeep', 'red').offers()).toEqual(['1/1', '2/1'])
    fishing.choose('2/1').settled()
  })

  rule('NA-ITEM-03', 'what nothing could come of is not offered', () => {
    const offers = (scene: Scene): readonly string[] => {
      const t = table(scene).play('place', { seat: 'red', pawn: 'first' })
      t.settled('place')
      return t.as('red').offers('anyTime')
    }
    const has = (item: ItemId, facts: object = {}): Scene => red({ items: [item], ...facts })
    expect(offers(has(RUM))).toEqual([])
    expect(offers(has(RUM, { energy: 5 }))).toEqual([`use/${RUM}`])
    expect(offers(has(CHEST))).toEqual([])
    expect(offers(has(CHEST, { wounds: 1, energy: 5 }))).toEqual([`use/${CHEST}`])
    expect(offers(has('item/fever-bark'))).toEqual([])
    expect(offers({ ...has('item/fever-bark'), camp: campOf('damage/fever-in-the-camp') })).toEqual([
      'use/item/fever-bark',
    ])
    expect(offers({ ...has('item/the-tide-book'), eventDeck: [] })).toEqual([])
    expect(offers({ ...has('wreckage/caged-parrot'), coastDeck: [], interiorDeck: [] })).toEqual([
      'use/wreckage/caged-parrot',
    ])
    expect(offers({ ...has(TIN), tokensGone: 15 })).toEqual([])
  })
})

describe('for everybody, where it matters', () => {
  /** Asked in this window: used, it makes this difference; left alone, that one. Nobody is asked without a reason. */
  const asks = (t: T, window: WindowName): T => t.asks(window, 'red').as('red')

  rule('NA-ITEM-02 NA-EVT-05', 'without energy under a scorching sun', () => {
    const sun = (energy: number): T =>
      table(red({ items: [RUM], energy }, { weather: 2, top: { event: ['event/the-good-day'] } })).play('event')
    asks(sun(0), 'climate')
      .choose(`use/${RUM}`)
      .has({ castaways: { red: { energy: 2, wounds: 0, items: [] } } })
      .settled()
    asks(sun(0), 'climate')
      .choose(PASS)
      .has({ castaways: { red: { energy: 1, wounds: 1 } } })
      .settled()
    sun(1)
      .has({ castaways: { red: { energy: 1, wounds: 0, items: [RUM] } } })
      .settled()
  })

  rule('NA-ITEM-02 NA-EVT-11', 'before an event that takes more than there is', () => {
    const noon = (energy: number): T =>
      table(red({ items: [RUM], energy }, { top: { event: ['event/windless-noon'] } })).play('event')
    asks(noon(1), 'instructions')
      .choose(`use/${RUM}`)
      .has({ castaways: { red: { energy: 1, wounds: 0 } } })
      .settled()
    noon(2)
      .has({ castaways: { red: { energy: 0, wounds: 0, items: [RUM] } } })
      .settled()
  })

  rule('NA-ITEM-02 NA-FIRE-01', 'before a fire that nobody has the energy to light', () => {
    const lighting = (wood: number): T =>
      table(
        red(
          { items: [RUM], energy: 0 },
          {
            pawns: [{ seat: 'red', action: 'fire', box: 0 }],
            reserve: { wood },
            rolls: wood > 0 ? { 'die.fire': [2] } : {},
          },
        ),
      ).play('resolution')
    asks(lighting(1), 'pawn')
      .choose(`use/${RUM}`)
      .choose('2', 'energyForFire')
      .has({ fire: { lit: true } })
      .settled()
    // Without wood there is nothing to light.
    lighting(0)
      .has({ castaways: { red: { energy: 0, items: [RUM] } } })
      .settled()
  })

  rule('NA-ITEM-02 NA-EXPL-10', 'between seeing a card and suffering from it', () => {
    const scree = (wounds: number): T =>
      table({
        castaways: { red: { items: [CHEST], energy: 0, wounds, space: 11 } },
        expedition: { explorers: ['red'] },
        top: { centre: ['centre/rockfall'] },
        rolls: { 'die.strength': [1] },
      })
        .play('exploration')
        .choose('centre')
    asks(scree(6), 'card')
      .choose(`use/${CHEST}`)
      .has({ castaways: { red: { wounds: 6, traumas: 0 } } })
      .settled('explore')
    scree(2)
      .has({ castaways: { red: { wounds: 3 } } })
      .settled('explore')
  })

  rule('NA-ITEM-02 NA-STRENGTH-01', 'before a test that may fail', () => {
    const rocks = (items: ItemId[], die: number): T =>
      table({
        castaways: { red: { items, space: 11 } },
        expedition: { explorers: ['red'] },
        top: { centre: ['centre/rockfall'] },
        rolls: { 'die.strength': [die] },
      })
        .play('exploration')
        .choose('centre')
    asks(rocks([KEG], 1), 'test')
      .choose(`use/${KEG}`)
      .has({ castaways: { red: { wounds: 0, items: [] } } })
      .settled('explore')
    asks(rocks([KEG], 1), 'test')
      .choose(PASS)
      .has({ castaways: { red: { wounds: 1, items: [KEG] } } })
      .settled('explore')
    // Who cannot fail is not asked.
    rocks([KEG, 'wreckage/cutlass', 'item/shark-tooth-club'], 1)
      .has({ castaways: { red: { wounds: 0 } } })
      .settled('explore')
  })

  rule('NA-ITEM-02 NA-VOTE-04', 'before the dice decide a vote', () => {
    const t = table({
      players: 2,
      castaways: { red: { items: [KEG] } },
      top: { event: ['event/tempers'] },
      rolls: { 'die.tie': [2, 3] },
    }).play('event')
    t.as('red').choose('event/tempers/talk-it-out').as('yellow').choose('event/tempers/let-it-rot')
    asks(t, 'test').choose(`use/${KEG}`)
    expect(t.happened('decided')).toMatchObject([{ option: 'event/tempers/talk-it-out' }])
    t.settled()
  })

  rule('NA-ITEM-02 NA-RETURN-05', 'after a failed return, if the energy for another roll is missing', () => {
    const home = (energy: number): T =>
      table({
        castaways: { red: { items: [RUM], energy } },
        expedition: { explorers: ['red'], cube: 7 },
        rolls: { 'die.return': energy === 0 ? [1, 1, 6, 6] : [1, 1] },
      })
        .play('exploration')
        .choose('return', 'explore')
    asks(home(0), 'strayed')
      .choose(`use/${RUM}`)
      .choose('1', 'rollAgain')
      .has({ castaways: { red: { energy: 1, items: [] } } })
      .settled()
    // Who can pay is not asked about the rum as well.
    home(1).asks('rollAgain', 'red').settled('rollAgain')
    const left = table({
      castaways: { red: { items: [RUM], energy: 0 } },
      expedition: { explorers: ['red'], cube: 7 },
      rolls: { 'die.return': [1, 1] },
    })
      .play('exploration')
      .choose('return', 'explore')
    asks(left, 'strayed')
      .choose(PASS)
      .has({ castaways: { red: { lost: 7, items: [RUM] } } })
      .settled()
  })

  rule('NA-ITEM-02 NA-EAT-02', 'before a meal that is not enough for all', () => {
    const meal = (tokens: number): T =>
      table({ players: 2, phase: 'survival', castaways: { red: { items: [TIN] } }, reserve: { food: 0, tokens } }).play(
        'eating',
      )
    asks(meal(0), 'meals')
      .choose(`use/${TIN}`)
      .choose('wreckage/tin-of-biscuit/share-it')
      .has({ reserve: { tokens: 3 } })
      .asks('meal', 'red')
      .settled('meal')
    meal(2).asks('meal', 'red').settled('meal')
  })

  rule('NA-ITEM-02 NA-EAT-08', 'after eating, before wounds that would be traumas', () => {
    const hungry = (wounds: number): T =>
      table(red({ items: [CHEST], energy: 1, wounds }, { phase: 'survival', reserve: { food: 0, tokens: 0 } })).play(
        'eating',
      )
    asks(hungry(5), 'hunger')
      .choose(`use/${CHEST}`)
      .has({ castaways: { red: { wounds: 6, traumas: 0 } } })
      .settled()
    hungry(4)
      .has({ castaways: { red: { wounds: 6, traumas: 0 } } })
      .settled()
  })

  rule('NA-ITEM-02 NA-SURV-04', 'before a night without fire and without energy', () => {
    const dark = (lit: boolean): T =>
      table(red({ items: [RUM], energy: 0 }, { phase: 'survival', fire: { lit, wood: 1 } })).play('night')
    asks(dark(false), 'night')
      .choose(`use/${RUM}`)
      .has({ castaways: { red: { energy: 1, wounds: 0 } } })
      .settled()
    dark(true)
      .has({ castaways: { red: { energy: 1, items: [RUM] } } })
      .settled()
  })

  rule('NA-ITEM-02 NA-WOUND-06', 'before the wound check', () => {
    const t = table(red({ items: [CHEST], energy: 2, wounds: 1 }, { phase: 'end' })).play('woundCheck')
    asks(t, 'woundCheck')
      .choose(`use/${CHEST}`)
      .has({ castaways: { red: { wounds: 0 } } })
      .settled()
    // For others as well, but not for those who are not wounded.
    const other = table({
      players: 2,
      phase: 'end',
      castaways: { red: { items: [CHEST] }, yellow: { wounds: 1, energy: 2 } },
    }).play('woundCheck')
    asks(other, 'woundCheck')
      .choose(`use/${CHEST}`)
      .has({ castaways: { yellow: { wounds: 0 } } })
      .settled()
    table(red({ items: [CHEST], energy: 2 }, { phase: 'end' }))
      .play('woundCheck')
      .settled()
  })

  rule('NA-ITEM-02 NA-END-05', 'before the ships are looked for, what draws stories', () => {
    const t = table(red({ items: [BOX] }, { turn: 1, lastTurn: 1, summit: 'red' })).play('turnEnd')
    asks(t, 'ships').choose(`use/${BOX}`)
    expect(t.state.stories.red).toHaveLength(1)
    t.ended('lost', 'noShip').settled()
  })

  rule('NA-LOST-14', 'the lost use what they have for themselves', () => {
    const lost = (item: ItemId): T =>
      table({
        castaways: { red: { items: [item], lost: 6, wounds: 1, energy: 1 }, yellow: { wounds: 1 } },
      }).play('place', { seat: 'yellow', pawn: 'first' })
    lost(CHEST)
      .as('red')
      .choose(`use/${CHEST}`)
      .has({ castaways: { red: { wounds: 0 }, yellow: { wounds: 1 } } })
      .settled('place')
    lost('wreckage/hymn-book')
      .as('red')
      .choose('use/wreckage/hymn-book')
      .has({ castaways: { red: { wounds: 0 }, yellow: { wounds: 1 } } })
      .settled('place')
    // What is far away from the camp cannot be shared there.
    lost(TIN)
      .as('red')
      .choose(`use/${TIN}`)
      .has({ castaways: { red: { tokens: 2 } }, reserve: { tokens: 3 } })
      .settled('place')
  })
})
