import { crusoePlugin } from '@landfall/crusoe'
import type { BoardNotice } from '@landfall/crusoe/board'
import type { Scene } from '@landfall/crusoe/testing'
import { LANGUAGES, randomPlayer } from '@landfall/tabletop'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../src/board/board-of.ts'
import { usualProduction } from '../../src/fresh.ts'
import type { Later } from '../../src/lasting.ts'
import { packs } from '../spoken.ts'
import { expectSound, noticed, only, said } from './noticed.ts'

test('notices of random games are sentences of every language, with rules that exist and cards that can be read', () => {
  const kinds = new Set<string>()
  for (let game = 0; game < 24; game++) {
    const session = crusoePlugin.game.start({ ...crusoePlugin.setupFor(1 + (game % 4), game), seed: `notices/${game}` })
    const player = randomPlayer(`notices/${game}`)
    while (session.outcome === undefined) {
      const view = session.view(session.seats[0])
      const [first = [], ...others] = LANGUAGES.map((language) => {
        const { notices } = boardOf(view, packs[language])
        for (const one of notices) expectSound(one, language)
        return notices
      })
      const facts = (some: readonly BoardNotice[]): unknown => some.map(({ id, rule: why, card }) => [id, why, card])
      for (const other of others) expect(facts(other)).toEqual(facts(first))
      expect(new Set(first.map(({ id }) => id)).size).toBe(first.length)
      for (const { id } of first) kinds.add(id.split('/')[0] ?? id)
      session.answer(player.answer(session))
    }
  }
  expect(kinds.size).toBeGreaterThan(10)
})

test('an ordinary table needs no notice', () => {
  expect(noticed({})).toEqual([])
  expect(noticed({ phase: 'night', friday: true })).toEqual([])
})

describe('limits', () => {
  rule('RC-CARD-ARGUMENT-01', 'nobody works together', () => {
    expect(only({ limits: { noTeams: true } })).toEqual([
      'This round no Action may combine pawns of different characters, Friday included.',
      'RC-CARD-ARGUMENT-01',
      'event/argument',
    ])
  })

  rule('RC-CHAR-22 RC-CARD-BLOWGUN-01', 'one pawn, in this round or in the next', () => {
    const blowgun: Later = { when: 'nextRoundEnd', round: 1, effects: [], you: 'cook', card: 'trap/blowgun' }
    expect(only({ limits: { onePawn: ['cook'] } })).toEqual(['Cook: only 1 pawn this round.', 'RC-CHAR-22', undefined])
    expect(only({ limits: { onePawn: ['cook'] }, round: 2, later: [blowgun] })[2]).toBe('trap/blowgun')
    expect(only({ limitsNext: { onePawn: ['cook'] }, later: [blowgun] })).toEqual([
      'Cook: only 1 pawn next round.',
      'RC-CHAR-22',
      'trap/blowgun',
    ])
    // The Event of this round strikes the First Player, and nobody else.
    const vertigo: Scene = { threats: { right: 'event/vertigo' } }
    expect(only({ ...vertigo, limits: { onePawn: ['carpenter'] } })[2]).toBe('event/vertigo')
    expect(only({ ...vertigo, limits: { onePawn: ['cook'] } })[2]).toBeUndefined()
  })

  rule('RC-TERM-01', 'some Actions alone, or no abilities', () => {
    expect(only({ limits: { only: { cook: ['build', 'arrange', 'rest'] } } })).toEqual([
      'Cook: only Build, Arrange Camp or Rest this round.',
      'RC-TERM-01',
      undefined,
    ])
    expect(only({ friday: true, limits: { only: { friday: ['rest'] } } })[0]).toBe('Friday: only Rest this round.')
    expect(only({ limits: { noAbilities: ['cook'] } })).toEqual([
      'Cook: no abilities this round.',
      'RC-TERM-01',
      'event/weakness',
    ])
  })

  rule('RC-CARD-CONFUSED-01 RC-CARD-CONFUSED-02', 'the confused roll again', () => {
    expect(only({ confused: { now: ['cook'], next: [] } })).toEqual([
      'Cook: this round every success is rerolled once, and the Success die is rolled even with enough pawns.',
      'RC-CARD-CONFUSED-01',
      'trap/confused',
    ])
    expect(only({ confused: { now: [], next: ['cook'] } })[0]).toBe(
      'Cook: next round every success is rerolled once, and the Success die is rolled even with enough pawns.',
    )
    // Friday has died.
    expect(noticed({ confused: { now: ['friday'], next: [] } })).toEqual([])
  })

  rule('RC-CARD-BOWL-01', 'so do the cursed, until the card comes back', () => {
    expect(only({ cursed: { now: ['cook'], next: ['cook'] } })).toEqual([
      'Cook: one success in each Action is rerolled until the curse is lifted.',
      'RC-CARD-BOWL-01',
      'treasure/ceremonial-bowl',
    ])
    expect(only({ cursed: { now: [], next: ['cook'] } })[0]).toBe(
      'Cook: from the next round on, one success in each Action is rerolled until the curse is lifted.',
    )
  })
})

describe('production', () => {
  const changed = (change: Partial<ReturnType<typeof usualProduction>>, more: Scene = {}): ReturnType<typeof only> =>
    only({ phase: 'event', production: { ...usualProduction(), ...change }, ...more })

  rule('RC-PROD-03 RC-PROD-06', 'none, half, nothing of a kind, more or less', () => {
    expect(changed({ none: true, half: true })).toEqual(['There is no production this round.', 'RC-PROD-03', undefined])
    expect(changed({ half: true })).toEqual([
      'This round production yields only half, rounded down.',
      'RC-PROD-06',
      'event/raging-river',
    ])
    expect(changed({ no: ['food'] })).toEqual(['This round production yields no food.', 'RC-PROD-03', undefined])
    expect(changed({ no: ['food'] }, { threats: { right: 'event/culled-area' } })[2]).toBe('event/culled-area')
    expect(changed({ no: ['wood'] })).toEqual(['This round production yields no wood.', 'RC-PROD-03', 'event/fire'])
    expect(changed({ more: { food: 0, wood: 1 } })).toEqual([
      'This round production yields 1 more wood.',
      'RC-PROD-03',
      'event/natural-dam-breaks',
    ])
    expect(changed({ more: { food: -1, wood: 0 } })).toEqual([
      'This round production yields 1 less food.',
      'RC-PROD-03',
      'gather/furs',
    ])
    // What yields nothing yields no more and no less.
    expect(changed({ no: ['food'], more: { food: -1, wood: 0 } })[0]).toBe('This round production yields no food.')
  })
})

describe('building and arranging', () => {
  rule('RC-ARR-05', 'a marker on the space of Arrange Camp', () => {
    expect(only({ arrangeBlocked: true })).toEqual([
      'The next Arrange Camp Action only removes the marker.',
      'RC-ARR-05',
      'event/bear',
    ])
  })

  rule('RC-TOK-22', 'tokens that make a building dearer', () => {
    expect(said({ surcharges: ['shelter', 'roof', 'palisade', 'weapons'] })).toEqual([
      'The Shelter takes 1 more wood, unless it is built with fur.',
      'Each Roof level takes 1 more wood, unless it is built with fur.',
      'Each Palisade level takes 1 more wood, unless it is built with fur.',
      'Each weapon level takes 1 more wood.',
    ])
    expect(noticed({ surcharges: ['shelter'], shelterBuilt: true })).toEqual([])
    expect(only({ surcharges: ['weapons'] }).slice(1)).toEqual(['RC-TOK-22', 'build/fear-of-the-beasts'])
    expect(only({ surcharges: ['roof'] })[2]).toBe('build/you-need-a-bigger-camp')
  })

  rule('RC-TOK-21', 'the Additional Wood token that came back waits for a success', () => {
    expect(only({ woodTokenBack: true, resolving: true })).toEqual([
      'The next Build Action with wood that succeeds this round takes 1 more wood.',
      'RC-TOK-21',
      undefined,
    ])
    expect(noticed({ woodTokenBack: true, phase: 'night' })).toEqual([])
  })

  rule('RC-BUILD-13', 'a new Shelter, unless there is a natural one', () => {
    expect(only({ shelterNew: true, shelterBuilt: true })).toEqual([
      'The Shelter is new: Roof and Palisade can be built from the next round on.',
      'RC-BUILD-13',
      undefined,
    ])
    expect(noticed({ shelterNew: true, shelterBuilt: true, tiles: { A1: 11 }, camp: 'A1' })).toEqual([])
  })
})

describe('cards', () => {
  rule('RC-CARD-CATASTROPHE-01', 'Items out of reach', () => {
    expect(only({ memory: { 'event/catastrophe': { aside: ['invention/rope', 'invention/knife'] } } })).toEqual([
      'Out of reach until the Action Phase is over: Rope, Knife.',
      'RC-CARD-CATASTROPHE-01',
      'event/catastrophe',
    ])
  })

  rule('RC-CARD-TOOLSINSPECTION-02', 'Items that a card has marked, as long as they are there', () => {
    const memory: Scene['memory'] = { 'build/tools-inspection': { items: ['invention/rope', 'invention/knife'] } }
    expect(only({ memory, items: ['invention/rope'] })).toEqual([
      'Marked by “Tools Inspection”: Rope.',
      'RC-CARD-TOOLSINSPECTION-02',
      'build/tools-inspection',
    ])
    expect(noticed({ memory })).toEqual([])
  })

  rule('RC-USE-03 RC-USE-06', 'cards that somebody has taken for the round, or that are used up for it', () => {
    expect(
      only({ kept: [{ card: 'treasure/saber', usedThisRound: true }], users: { 'treasure/saber': 'cook' } }),
    ).toEqual(['Saber (Cook): nobody else can use this card this round.', 'RC-USE-06', 'treasure/saber'])
    expect(
      only({ kept: [{ card: 'treasure/whip', usedThisRound: true }], users: { 'treasure/whip': 'cook' } }),
    ).toEqual(['Whip: used already this round.', 'RC-USE-03', 'treasure/whip'])
  })
})
