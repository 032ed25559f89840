// Setting up: the usual game, one and two players, and the variants.
import { CHARACTERS, crusoe, EQUIPMENT_IDS, WRECKAGE_IDS } from '@landfall/crusoe'
import { places, plan, planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS, SetupError } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { ADVENTURE_DECKS, MYSTERY_IDS } from '../../src/cards/decks.ts'
import { EVENTS } from '../../src/cards/events.ts'
import { secondEdition } from '../../src/editions.ts'
import { sheet } from '../../src/scenarios/castaways/sheet.ts'
import { sheetInventions } from '../../src/scenarios/sheets.ts'
import { leftAt, plannable } from '../open-questions.ts'

const three = ['carpenter', 'cook', 'soldier'] as const

const begin = (setup: object) => crusoe.start({ scenario: 'castaways', seed: 'variants', ...setup })

describe('setup', () => {
  test('RC-SETUP-01 RC-SETUP-26 the game starts in round 1 of its scenario, with the player named first', () => {
    for (const characters of [three, ['soldier', 'cook', 'carpenter']]) {
      const { round, scenario, firstPlayer, players } = begin({ characters }).state
      expect([round, scenario, firstPlayer, players]).toEqual([1, 'castaways', characters[0], characters])
    }
  })

  test('RC-SETUP-02 RC-2P-01 RC-SOLO-01 Friday joins one or two players, and the Dog a single one', () => {
    const company = (characters: readonly string[]) => {
      const { people, dog, kept, threats, eventDeck } = begin({ characters }).state
      // Everything else is as it is with three and four players.
      expect([kept.length, threats.right, eventDeck.length]).toEqual([2, 'wreckage/food-crates', 12])
      return [people.friday !== undefined, dog]
    }
    expect(company(['cook'])).toEqual([true, true])
    expect(company(['cook', 'carpenter'])).toEqual([true, false])
    expect(company(three)).toEqual([false, false])
    expect(company(CHARACTERS)).toEqual([false, false])
  })

  rule('RC-SETUP-04', 'two pawns for each player', () => {
    const t = planning({ characters: three })
    for (const player of three) {
      plan(t, 'rest', player)
      plan(t, 'rest', player)
    }
    expect(places(t)).not.toContain('rest')
    expect(t.state.plan.map(({ leader }) => leader)).toEqual(three.flatMap((player) => [player, player]))
    t.settled('plan')
  })

  rule('RC-SETUP-11', 'with the beach only the Shovel has its terrain', () => {
    const laidOut = ['invention/basket', 'invention/bed', 'invention/drums', 'invention/lantern', 'invention/corral']
    const t = table({ available: { wood: 9, fur: 9 }, rolls: { 'deck.inventions': [laidOut] } }).play('setUp')
    for (const id of laidOut) expect(t.state.inventions).toContain(id)
    t.play('planning')
    expect(places(t).filter((id) => /invention|castaways/.test(id))).toEqual(['build/invention/shovel'])
    t.settled('plan')
  })

  test('RC-SETUP-15 RC-SETUP-17 Adventure cards by their backs, and Mystery cards, shuffled and unseen', () => {
    const [one, other] = ['one', 'other'].map((seed) => begin({ characters: three, seed }))
    if (one === undefined || other === undefined) throw new Error('two games')
    for (const deck of ['build', 'gather', 'explore'] as const) {
      const cards = one.state[`${deck}Deck`]
      expect([...cards].sort()).toEqual([...ADVENTURE_DECKS[deck]].sort())
      expect([...cards].sort()).toEqual([...other.state[`${deck}Deck`]].sort())
      expect(cards).not.toEqual(other.state[`${deck}Deck`])
    }
    expect([...one.state.mysteryDeck].sort()).toEqual([...MYSTERY_IDS].sort())
    expect(one.state.mysteryDeck).not.toEqual(other.state.mysteryDeck)
    expect(JSON.stringify(one.view('cook'))).not.toMatch(/"(build|gather|explore|treasure|creature|trap)\//)
  })

  rule('RC-SETUP-22', 'the Food Crates lie on the right-hand Threat space', () => {
    const t = table().play('setUp')
    t.has({ threats: { right: 'wreckage/food-crates' } })
    expect(t.state.threats.left).toBeUndefined()
    expect(JSON.stringify(t.state)).not.toMatch(/wreckage\/(lifeboat|captains-chest)/)
    t.settled()
  })

  test('RC-SETUP-23 RC-SETUP-24 six Events with the book and six with an Adventure, the others leave unseen', () => {
    const session = begin({ characters: three })
    const { eventDeck, eventsAside, eventOrder } = session.state
    const books = (ids: readonly (keyof typeof EVENTS)[]) => ids.filter((id) => EVENTS[id].icon === 'book').length
    expect([eventDeck.length, books(eventDeck)]).toEqual([12, 6])
    const { eventIds } = secondEdition
    expect([eventsAside.length, books(eventsAside)]).toEqual([eventIds.length - 12, books(eventIds) - 6])
    expect([...eventDeck, ...eventsAside].sort()).toEqual([...eventIds].sort())
    expect(eventOrder).toEqual(eventDeck.map(() => 'event'))
    expect(JSON.stringify(session.view('cook'))).not.toContain('"event/')
    // Shuffled together: the books do not lie in one heap, and another game has other cards.
    expect(begin({ characters: three, seed: 'another' }).state.eventDeck).not.toEqual(eventDeck)
    const icons = eventDeck.map((id) => EVENTS[id].icon === 'book')
    expect(icons.filter((icon, i) => icon !== icons[i + 1]).length).toBeGreaterThan(2)
  })

  rule('RC-SETUP-25', 'with four players the camp gives one of two things, with three both', () => {
    const arrange = (characters: Scene['characters'] & object) =>
      table({ phase: 'action', characters }).play('arrange', stack('arrange', 'cook'))
    const four = arrange(CHARACTERS).asks('campReward', 'cook')
    expect(leftAt(four, 'campReward').offers()).toEqual(['determination', 'morale'])
    arrange(three)
      .changed({ morale: 1, people: { cook: { determination: 2 } }, attempted: ['arrange/arrange'] })
      .settled()
  })

  test('RC-SETUP-27 the sheet of Castaways: rounds, weather, four special tokens, two Inventions, a pile', () => {
    const { rounds, weather, discoveries } = sheet
    expect([rounds, weather.length]).toEqual([12, 12])
    expect(Object.values(discoveries).map(({ token }) => token)).toEqual([
      'castaways/herbs',
      'castaways/oil',
      'castaways/pirate-sabre',
      'castaways/medallion-of-a-lady',
    ])
    expect(sheetInventions('castaways')).toEqual(['castaways/hatchet', 'castaways/mast'])
    expect(table().state.scenarioState.castaways).toEqual({ pile: [0, 0, 0, 0, 0], filledInRound: 0 })
  })

  rule('RC-BOARD-11', 'what the box has too little of is counted on', () => {
    const many = { food: 500, wood: 500, fur: 500, nonperishable: 500 }
    const t = table({ available: many, morale: 2, people: { carpenter: { determination: 200 } } })
    t.play('morale').changed({ people: { carpenter: { determination: 202 } }, phase: 'morale' })
    t.play('production')
      .has({ available: { ...many, food: 501, wood: 501 } })
      .settled()
  })

  rule('RC-BOARD-13', 'more than eighteen Inventions may lie on the board', () => {
    const four = table({ characters: CHARACTERS }).play('setUp')
    const inventions = [...four.state.inventions, ...four.state.inventionDeck].filter((id) => id !== 'invention/basket')
    const t = planning({
      inventions,
      tiles: { A1: 6 },
      inventionDeck: ['invention/basket'],
      people: { carpenter: { determination: 3 } },
    })
    t.as('carpenter').choose('ability/a-new-idea')
    expect(t.state.inventions).toEqual([...inventions, 'invention/basket'])
    expect(t.state.inventions.length).toBeGreaterThan(18)
    expect(places(t)).toEqual(expect.arrayContaining(['build/invention/basket', 'build/invention/rope']))
    t.settled('plan')
  })
})

describe('one and two players', () => {
  const affords = (characters: Scene['characters'] & object, scene: Scene) =>
    plannable({ characters, ...scene }).includes('build/shelter')

  test('RC-2P-02 RC-SOLO-04 the Soldier may be chosen', () => {
    expect(begin({ characters: ['soldier', 'cook'] }).state.people.soldier?.wounds).toBe(0)
    expect(begin({ characters: ['soldier'] }).state.firstPlayer).toBe('soldier')
  })

  rule('RC-2P-03', 'both decide about Friday', () => {
    const t = table({
      friday: true,
      phase: 'action',
      people: { friday: { determination: 2 } },
      rolls: { 'die.build.wound': ['blank'], 'die.build.success': ['failure'], 'die.build.adventure': ['blank'] },
    }).play('build', stack('build', 'friday', { target: { kind: 'building', building: 'weapons' } }))
    t.asks('rolled', 'table')
    for (const seat of ['carpenter', 'cook'] as const)
      expect(t.as(seat).offers()).toContain('friday/second-try/success')
    t.as('cook').choose(PASS).settled()
    for (const seat of ['carpenter', 'cook'] as const)
      plan(planning({ friday: true }).asks('plan', 'table').as(seat), 'rest', 'friday').settled('plan')
  })

  rule(
    'RC-2P-04 RC-SOLO-02 RC-BUILD-08 RC-FRI-18',
    'costs depend on the number of players, no matter who else is there',
    () => {
      const company: Scene = { friday: true, dog: true }
      for (const characters of [['cook'], ['cook', 'carpenter']] as const) {
        expect(affords(characters, { ...company, available: { wood: 1 } })).toBe(false)
        expect(affords(characters, { ...company, available: { wood: 2 } })).toBe(true)
        expect(affords(characters, { ...company, available: { fur: 1 } })).toBe(true)
      }
      expect(affords(three, { ...company, available: { wood: 2 } })).toBe(false)
      expect(affords(three, { ...company, available: { wood: 3 } })).toBe(true)
    },
  )
})

describe('variants', () => {
  const books = (setup: object) => {
    const { eventDeck } = begin({ characters: three, ...setup }).state
    return [eventDeck.filter((id) => EVENTS[id].icon === 'book').length, eventDeck.length]
  }

  test('RC-VAR-01 RC-VAR-02 the Dog and Friday for any number of players', () => {
    for (const characters of [['cook'], ['cook', 'soldier'], three, CHARACTERS]) {
      const { people, dog } = begin({ characters, friday: true, dog: true }).state
      expect([people.friday?.wounds, dog]).toEqual([0, true])
    }
    const { people, dog } = begin({ characters: three, dog: true }).state
    expect([people.friday, dog]).toEqual([undefined, true])
  })

  test('RC-VAR-03 RC-VAR-05 more Starting Equipment, or less, or none', () => {
    const all = EQUIPMENT_IDS.length
    for (const equipment of [0, 1, 2, 3, 4, all]) {
      const { kept } = begin({ characters: three, equipment }).state
      expect(new Set(kept.map(({ card }) => card)).size).toBe(equipment)
      expect(kept.every(({ card, uses }) => card.startsWith('equipment/') && uses === 2)).toBe(true)
    }
    for (const equipment of [-1, all + 1, 1.5, 'two'])
      expect(() => begin({ characters: three, equipment })).toThrow(SetupError)
  })

  test('RC-VAR-04 RC-VAR-07 other shares of books in the Event deck, of the same size', () => {
    expect(books({})).toEqual([6, 12])
    expect(books({ books: 4 })).toEqual([4, 12])
    expect(books({ books: 8 })).toEqual([8, 12])
    for (const wrong of [-1, 13]) expect(() => books({ books: wrong })).toThrow(SetupError)
  })

  test('RC-VAR-06 without Friday for two, without the Dog alone', () => {
    const two = begin({ characters: ['cook', 'soldier'], friday: false }).state
    expect([two.people.friday, two.dog]).toEqual([undefined, false])
    const alone = begin({ characters: ['cook'], dog: false }).state
    expect([alone.people.friday?.wounds, alone.dog]).toEqual([0, false])
  })

  rule('RC-VAR-08', 'another Wreckage card, at random or chosen', () => {
    for (const wreckage of WRECKAGE_IDS) {
      table({ config: { wreckage } })
        .play('setUp')
        .has({ threats: { right: wreckage } })
        .settled()
      table({ config: { wreckage: 'random' }, rolls: { wreckage: [wreckage] } })
        .play('setUp')
        .has({ threats: { right: wreckage } })
        .settled()
    }
    expect(() => begin({ characters: three, wreckage: 'wreckage/piano' })).toThrow(SetupError)
  })

  test('RC-VAR-09 all of them together', () => {
    const setup = { friday: true, dog: true, equipment: 3, books: 8, wreckage: 'wreckage/lifeboat' }
    const { people, dog, kept, threats } = begin({ characters: three, ...setup }).state
    expect([people.friday?.wounds, dog, kept.length, threats.right]).toEqual([0, true, 3, 'wreckage/lifeboat'])
    expect(books(setup)).toEqual([8, 12])
  })
})
