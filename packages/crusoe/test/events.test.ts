// The Event Phase and what it brings: rounds, Event cards, production, Unfulfilled Demand, one token of each kind.
import { TITLES } from '@landfall/crusoe'
import { stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { afterEach, describe, expect, vi } from 'vitest'
import type { AdventureId, MysteryId } from '../src/cards/decks.ts'
import { EVENTS, type EventId } from '../src/cards/events.ts'
import { castaways } from '../src/scenarios/castaways.ts'
import { none } from '../src/state.ts'

type Scene = NonNullable<Parameters<typeof table>[0]>

/** Draws this card in the Event Phase. */
const event = (card: EventId, scene: Scene = {}) =>
  table({ round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')

/** What drawing the card changes by itself. */
const drawn = (card: EventId) => ({ eventDeck: [], eventOrder: [], threats: { right: card } }) satisfies Scene

/** A card that was shuffled into the Event deck comes back; no Event card follows. */
const comesBack = (card: AdventureId | MysteryId, scene: Scene = {}) =>
  table({ round: 2, eventOrder: [card], ...scene }).play('event')

/** What is left behind by an Adventure card that came back. */
const cameBack = (card: AdventureId) => ({ eventOrder: [], gone: [card] }) satisfies Scene

/** The card is pushed off the board by one that does nothing in this scenario. */
const strike = (card: EventId, scene: Scene = {}) =>
  event('event/the-island-fights-back', { threats: { left: card, right: 'wreckage/food-crates' }, ...scene })

/** What pushing the card off the board changes by itself. */
const struck = (card: EventId) =>
  ({
    eventDeck: [],
    eventOrder: [],
    threats: { left: 'wreckage/food-crates', right: 'event/the-island-fights-back' },
    gone: [card],
  }) satisfies Scene

/** The carpenter takes the Threat Action of the card. */
const threat = (card: EventId, scene: Scene = {}) =>
  table({ phase: 'action', threats: { right: card }, ...scene }).play(
    'threat',
    stack('threat', 'carpenter', { target: { kind: 'threat', side: 'right' } }),
  )

/** The carpenter, helped by the cook, builds a level of the Roof and meets an Adventure. */
const build = (card: AdventureId, scene: Scene = {}) =>
  table({ phase: 'action', shelterBuilt: true, buildDeck: [card], adventureTokens: ['build'], ...scene }).play(
    'build',
    stack('build', 'carpenter', { target: { kind: 'building', building: 'roof' }, support: ['cook'], certain: true }),
  )

const planning = (scene: Scene = {}) => table({ phase: 'action', ...scene }).play('planning')

const dice = (action: string, success: string, adventure: string) => ({
  [`die.${action}.wound`]: ['blank'],
  [`die.${action}.success`]: [success],
  [`die.${action}.adventure`]: [adventure],
})

/** Wounds of the carpenter and of the cook. */
const wounds = (carpenter: number, cook: number) => ({ carpenter: { wounds: carpenter }, cook: { wounds: cook } })

/** The book means nothing in Castaways: here it takes 1 wood, so that it can be seen. */
function bookTakesWood(): { mockRestore(): void } {
  return vi.spyOn(castaways, 'book').mockImplementation(function* (t) {
    t.emit({ t: 'resourcesChanged', where: 'available', resource: 'wood', by: -1, rule: 'RC-EVT-08' })
  })
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a round', () => {
  rule('RC-ROUND-03', 'Event, Morale, Production, Action, Weather, Night, and then the next round', () => {
    const t = table({
      characters: ['cook'],
      round: 2,
      eventDeck: ['event/sunny-beach'],
      eventOrder: ['event'],
      shelterBuilt: true,
    }).play('round')
    t.choose('0').choose('rest').choose('cook').choose('rest').choose('cook').choose('confirm').choose('1')
    expect(t.happened('phaseBegan').map((began) => began['phase'])).toEqual([
      'event',
      'morale',
      'production',
      'action',
      'weather',
      'night',
      'event',
      'morale',
      'production',
    ])
    t.has({ round: 3, threats: { right: 'event/sunny-beach' } }).settled('woodForPile')
  })

  rule('RC-ROUND-04', 'the Action Phase is planned, then resolved, then cleaned up', () => {
    const t = planning({ characters: ['cook'], future: { wood: 1 }, people: { cook: { wounds: 4 } } })
    t.choose('rest').choose('cook').choose('rest').choose('cook')
    t.has({ phase: 'action', resolving: false, people: { cook: { wounds: 4 } } })
    t.choose('confirm')
      .asks('nextAction')
      .has({ phase: 'action', resolving: true, future: { wood: 1 } })
    t.choose('1')
      .changed({ phase: 'actionsEnd', people: { cook: { wounds: 2 } }, available: { wood: 1 }, future: { wood: 0 } })
      .settled()
  })

  rule('RC-ROUND-01', 'the group wins or loses together', () => {
    const t = event('event/jaguar', { people: { carpenter: { wounds: 12 } } }).ended('lost', 'death')
    expect(t.session.outcome).toEqual({ result: 'lost', why: 'death', scenario: 'castaways' })
    t.has({ people: { cook: { wounds: 0 } } }).settled()
  })

  rule('RC-ROUND-02', 'the goal in time wins; the last round without it, or a death, loses', () => {
    const end = (round: number, pile: number[]) =>
      table({ round, items: ['invention/fire'], scenarioSheet: { castaways: { pile, filledInRound: 1 } } }).play(
        'roundEnd',
      )
    end(11, [1, 2, 3, 4, 5]).ended('won', 'goal').settled()
    end(11, [1, 2, 3, 4, 4]).has({ round: 12 }).settled()
    end(12, [1, 2, 3, 4, 4]).ended('lost', 'lastRound').settled()
    event('event/jaguar', { people: { cook: { wounds: 11 } } })
      .has({ people: wounds(1, 12) })
      .settled()
    event('event/jaguar', { people: { cook: { wounds: 12 } } })
      .ended('lost', 'death')
      .settled()
  })

  rule('RC-ROUND-05', 'the sheet says what the dice, the book, the totem and the last round are', () => {
    const rolled = (round: number, rolls: Scene['rolls']) =>
      table({ round, levels: { roof: 9 }, ...(rolls === undefined ? {} : { rolls }) })
        .play('weather')
        .happened('weatherRolled')
        .map((roll) => [roll['clouds'], roll['animals']])
    expect(rolled(3, {})).toEqual([[[], []]])
    expect(rolled(4, { 'die.weather.rain': ['rain-1'] })).toEqual([[['rain-1'], []]])
    const all = {
      'die.weather.rain': ['rain-1'],
      'die.weather.winter': ['rain-2'],
      'die.weather.animals': ['blank'],
    }
    expect(rolled(7, all)).toEqual([[['rain-1', 'rain-2'], ['blank']]])
    table({ round: castaways.sheet.rounds }).play('roundEnd').ended('lost', 'lastRound').settled()
    bookTakesWood()
    vi.spyOn(castaways, 'totem').mockImplementation(function* (t) {
      t.emit({ t: 'moraleChanged', by: 1, rule: 'RC-EXPL-13' })
    })
    const t = event('event/body-on-the-beach', { available: { wood: 2 }, islandStack: [4] })
    t.has({ available: { wood: 1 }, morale: -1 })
    t.play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'B2' }, certain: true }))
      .has({ morale: 0 })
      .settled()
  })

  rule('RC-ROUND-06', 'what a rule leaves open is asked of the whole table, and anybody answers', () => {
    for (const seat of ['carpenter', 'cook'] as const) {
      const t = event('event/flying-surprise', { levels: { roof: 1, palisade: 1 } }).asks('chooseOne', 'table')
      expect(t.session.questionsFor(seat).map(({ kind }) => kind)).toEqual(['chooseOne'])
      t.as(seat)
        .choose('1')
        .changed({ ...drawn('event/flying-surprise'), levels: { palisade: 0 }, adventureTokens: ['build'] })
        .settled()
    }
  })

  rule('RC-ROUND-07', 'whoever slept outside is back before the Event Phase, with all that was found', () => {
    const t = table({
      round: 2,
      outside: { cook: { space: 'A1', pack: { ...none(), wood: 1 }, discoveries: [], treasures: [] } },
      later: [
        { when: 'roundStart', round: 1, effects: [{ do: 'raiseMorale', by: 1 }], you: 'cook', card: 'explore/lost' },
      ],
      available: { wood: 1 },
      eventDeck: ['event/unusually-cold-night'],
      eventOrder: ['event'],
    }).play('round')
    // Only with the wood of the cook can the Event be paid for.
    t.asks('chooseOne').has({ available: { wood: 2 }, morale: 1, later: [] })
    expect(t.state.outside).toEqual({})
    t.choose('0')
      .has({ people: wounds(0, 0) })
      .settled('woodForPile')
  })
})

describe('Event Phase', () => {
  rule('RC-EVT-01 RC-EVT-02', 'nothing is drawn in round 1, the top card in every later one', () => {
    const scene: Scene = { eventDeck: ['event/jaguar', 'event/body-on-the-beach'], eventOrder: ['event', 'event'] }
    const first = table({ ...scene, round: 1 }).play('event')
    first.changed({}).settled()
    expect(first.state.threats).toEqual({})
    table({ ...scene, round: 2 })
      .play('event')
      .changed({
        morale: -1,
        eventOrder: ['event'],
        eventDeck: ['event/jaguar'],
        threats: { right: 'event/body-on-the-beach' },
      })
      .settled()
  })

  rule('RC-EVT-03 RC-EX-01', 'six cards with a book and six with an Adventure symbol, and nothing else', () => {
    const t = table().play('setUp')
    const { eventDeck, eventOrder } = t.state
    expect(eventOrder).toEqual(Array.from({ length: 12 }, () => 'event'))
    expect(eventDeck.filter((card) => EVENTS[card].icon === 'book')).toHaveLength(6)
    expect(eventDeck.filter((card) => EVENTS[card].icon !== 'book')).toHaveLength(6)
    t.settled()
  })

  rule('RC-EVT-03', 'an Adventure card is shuffled in among the Event cards', () => {
    build('build/windstorm', {
      levels: { palisade: 1 },
      eventDeck: ['event/fire', 'event/frost'],
      eventOrder: ['event', 'event'],
      rolls: { 'deck.events': [['event', 'build/windstorm', 'event']] },
    })
      .has({ eventOrder: ['event', 'build/windstorm', 'event'], eventDeck: ['event/fire', 'event/frost'], gone: [] })
      .settled()
  })

  rule('RC-EVT-04 RC-EVT-05', 'lower halves are applied until an Event card is drawn', () => {
    table({
      round: 2,
      morale: 3,
      eventDeck: ['event/fire', 'event/body-on-the-beach'],
      eventOrder: ['event', 'event', 'build/savings', 'build/breakdown'],
    })
      .play('event')
      // Breakdown gives the First Player 2 tokens, Savings costs 1 morale, and so does the Event card.
      .has({ morale: 1, people: { carpenter: { determination: 2 }, cook: { determination: 0 } } })
      .has({ gone: ['build/breakdown', 'build/savings'], eventOrder: ['event'], eventDeck: ['event/fire'] })
      .has({ threats: { right: 'event/body-on-the-beach' } })
      .settled()
  })

  rule('RC-EVT-04', 'a card that says so goes back into the deck', () => {
    table({
      round: 2,
      eventDeck: ['event/fire'],
      eventOrder: ['event', 'creature/gremlins'],
      rolls: { 'deck.events': [['creature/gremlins', 'event']] },
    })
      .play('event')
      .has({ people: wounds(3, 0), eventOrder: ['creature/gremlins'], gone: [], mysteryDiscard: [] })
      .has({ threats: { right: 'event/fire' } })
      .settled()
  })

  rule('RC-EVT-06', 'everybody sees which card it is while it is being resolved', () => {
    const t = event('event/flying-surprise', { levels: { roof: 1, palisade: 1 } }).asks('chooseOne')
    for (const seat of ['carpenter', 'cook'] as const) {
      expect(t.session.view(seat)).toMatchObject({ event: 'event/flying-surprise' })
    }
    expect(TITLES['event/flying-surprise'].title[0]).toBe('Flying Surprise')
    t.choose('0').settled()
    expect(t.state.event).toBeUndefined()
  })

  rule('RC-EVT-07 RC-UNIQ-03', 'an Adventure symbol puts its token on its deck, unless one is there', () => {
    const symbols: readonly (readonly [EventId, 'build' | 'gather' | 'explore'])[] = [
      ['event/heavy-clouds', 'build'],
      ['event/frost', 'gather'],
      ['event/sunny-beach', 'explore'],
    ]
    for (const [card, deck] of symbols) {
      event(card)
        .has({ adventureTokens: [deck] })
        .settled()
      event(card, { adventureTokens: [deck] })
        .has({ adventureTokens: [deck], people: wounds(0, 0) })
        .settled()
    }
  })

  rule('RC-EVT-08 RC-EVT-09', 'the book comes before the Event effect', () => {
    const scene: Scene = { available: { wood: 2 } }
    event('event/unusually-cold-night', scene).asks('chooseOne').choose('0').settled()
    const book = bookTakesWood()
    // The book has left too little wood: there is nothing to choose any more.
    event('event/unusually-cold-night', scene)
      .changed({ ...drawn('event/unusually-cold-night'), available: { wood: 1 }, people: wounds(1, 1) })
      .settled()
    event('event/frost', scene)
      .changed({ ...drawn('event/frost'), weatherTokens: { snow: true }, adventureTokens: ['gather'] })
      .settled()
    book.mockRestore()
  })

  rule('RC-EVT-10', 'the new card comes in on the right, and the one there moves left', () => {
    const t = event('event/fire', { threats: { right: 'event/jaguar' } })
    t.has({ threats: { left: 'event/jaguar', right: 'event/fire' }, people: wounds(0, 0), gone: [] }).settled()
    event('event/fire', { threats: { left: 'event/jaguar', right: 'event/frost' } })
      .has({ threats: { left: 'event/frost', right: 'event/fire' }, gone: ['event/jaguar'] })
      .settled()
  })

  rule('RC-EVT-11', 'with the right-hand space empty nothing moves', () => {
    event('event/fire', { threats: { left: 'event/jaguar' } })
      .changed({ ...drawn('event/fire'), adventureTokens: ['explore'], production: { no: ['wood'] } })
      .settled()
  })

  rule('RC-EVT-12', 'the card that leaves strikes at once, after the others have found their places', () => {
    const t = event('event/fire', {
      threats: { left: 'event/flying-surprise', right: 'event/jaguar' },
      levels: { roof: 2, palisade: 2 },
    })
    t.asks('chooseOne', 'table').has({
      threats: { left: 'event/jaguar', right: 'event/fire' },
      gone: ['event/flying-surprise'],
    })
    t.choose('0')
      .has({ levels: { roof: 1, palisade: 2 }, people: wounds(0, 0) })
      .settled()
  })

  rule('RC-EVT-13', 'Wreckage that is pushed off does nothing', () => {
    event('event/fire', { threats: { left: 'wreckage/food-crates', right: 'event/jaguar' } })
      .has({ threats: { left: 'event/jaguar', right: 'event/fire' }, gone: ['wreckage/food-crates'] })
      .has({ available: none(), future: none(), people: wounds(0, 0), morale: 0 })
      .settled()
  })

  rule('RC-EX-02', 'two Adventure cards, then the book, the Event effect, and the card that is pushed out', () => {
    bookTakesWood()
    table({
      round: 2,
      eventDeck: ['event/unusually-cold-night'],
      eventOrder: ['event', 'build/in-a-hurry', 'gather/weather-breakdown'],
      threats: { left: 'event/exhausting-night', right: 'event/fire' },
      levels: { palisade: 3 },
      available: { wood: 2 },
    })
      .play('event')
      .has({ weatherTokens: { storm: true, rain: false }, levels: { palisade: 2 } })
      // The book takes 1 wood of 2, so the Event wounds everybody; then the card on the left costs 2 morale.
      .has({ available: { wood: 1 }, people: wounds(1, 1), morale: -2 })
      .has({ threats: { left: 'event/fire', right: 'event/unusually-cold-night' } })
      .has({ gone: ['gather/weather-breakdown', 'build/in-a-hurry', 'event/exhausting-night'] })
      .settled()
  })

  rule('RC-EVT-14 RC-EVT-15 RC-UNMET-03', 'a loss is paid at once, and each missing unit wounds everybody', () => {
    const gorilla = (weapons: number) => comesBack('creature/gorilla', { friday: true, levels: { weapons } })
    gorilla(3)
      .changed({ levels: { weapons: 1 }, eventOrder: [], mysteryDiscard: ['creature/gorilla'] })
      .settled()
    gorilla(2)
      .changed({ levels: { weapons: 0 }, eventOrder: [], mysteryDiscard: ['creature/gorilla'] })
      .settled()
    gorilla(1)
      .changed({ levels: { weapons: 0 }, people: wounds(1, 1), eventOrder: [], mysteryDiscard: ['creature/gorilla'] })
      .settled()
  })

  rule('RC-EX-68', 'weapon level 0 lowered by 2: two wounds each', () => {
    comesBack('creature/gorilla')
      .changed({ people: wounds(2, 2), eventOrder: [], mysteryDiscard: ['creature/gorilla'] })
      .settled()
  })

  rule('RC-EX-49', 'Palisade 0 lowered by 1: one wound each', () => {
    comesBack('build/in-a-hurry', { levels: { roof: 2 } })
      .changed({ ...cameBack('build/in-a-hurry'), people: wounds(1, 1) })
      .settled()
    comesBack('build/in-a-hurry', { levels: { palisade: 1 } })
      .changed({ ...cameBack('build/in-a-hurry'), levels: { palisade: 0 } })
      .settled()
  })

  rule('RC-EVT-16 RC-MOR-08', 'morale that cannot sink costs nothing, and the rest is not saved up', () => {
    strike('event/exhausting-night', { morale: -2 })
      .changed({ ...struck('event/exhausting-night'), morale: -3 })
      .settled()
    const t = event('event/body-on-the-beach', { morale: -3 }).has({ morale: -3, people: wounds(0, 0) })
    t.play('arrange', stack('arrange', 'cook')).has({ morale: -2 }).settled()
  })

  rule('RC-MOR-08', 'nor does morale that cannot rise do anything later', () => {
    const t = table({
      round: 2,
      phase: 'action',
      morale: 2,
      threats: { right: 'event/memories-of-the-cruise' },
      eventDeck: ['event/body-on-the-beach'],
      eventOrder: ['event'],
    })
    t.play('arrange', stack('arrange', 'cook')).has({ morale: 3 })
    t.play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'right' }, support: ['cook'] }))
    t.has({ morale: 3, people: { cook: { determination: 4, wounds: 0 } } })
    t.play('event').has({ morale: 2 }).settled()
  })

  rule('RC-EVT-17 RC-UNMET-04', 'a fight of the Event deck is the First Player’s alone', () => {
    comesBack('explore/tiger', { firstPlayer: 'cook', friday: true, levels: { weapons: 0, palisade: 0 } })
      // 4 for its strength, 1 for the weapon level and 1 for the Palisade.
      .changed({ ...cameBack('explore/tiger'), people: wounds(0, 6), available: { food: 2, fur: 1 }, morale: -1 })
      .settled()
    comesBack('explore/tiger', { firstPlayer: 'cook', levels: { weapons: 4, palisade: 1 } })
      .changed({ ...cameBack('explore/tiger'), levels: { palisade: 0, weapons: 3 }, available: { food: 2, fur: 1 } })
      .settled()
  })

  rule('RC-EVT-18', 'what the Event Phase brings can be used at once', () => {
    const t = table({ round: 2, eventOrder: ['explore/wild-dog', 'build/predator-in-the-camp'] }).play('event')
    t.has({ available: { food: 2, fur: 2 }, future: { food: 0, fur: 0 } })
      .asks('may')
      .choose('yes')
    t.has({ available: { food: 1, fur: 2 }, levels: { weapons: 1 } }).settled()
    comesBack('build/windstorm', { shelterBuilt: true })
      .has({ levels: { palisade: 1 } })
      .settled()
  })

  rule('RC-EVT-19', 'resolved again, the card does not return to a Threat space', () => {
    const t = strike('event/thunderstorm').has({
      island: { B1: { exhausted: ['wood'] } },
      threats: { left: 'wreckage/food-crates', right: 'event/the-island-fights-back' },
      gone: ['event/thunderstorm'],
      people: wounds(0, 0),
      adventureTokens: [],
    })
    t.settled()
    strike('event/thunderstorm', { island: { B1: { exhausted: ['wood'] } } })
      .has({ people: wounds(1, 1) })
      .settled()
  })
})

describe('production changed by cards', () => {
  rule('RC-PROD-03', 'no food, no wood, nothing at all, or more: for one round', () => {
    const produced = (t: ReturnType<typeof event>, food: number, wood: number) => {
      t.play('production').has({ available: { food, wood } })
      t.play('production')
        .has({ available: { food: food + 1, wood: wood + 1 } })
        .settled()
    }
    produced(event('event/culled-area'), 0, 1)
    produced(event('event/fire'), 1, 0)
    produced(strike('event/landslide'), 0, 0)
    produced(event('event/natural-dam-breaks'), 0, 2)
    produced(event('event/sunny-beach'), 1, 1)
  })

  rule('RC-PROD-05', 'the Shortcut adds a source of its tile, and the Pit may add food', () => {
    const production = (face: string) =>
      table({
        tiles: { A1: 5 },
        shortcut: 'A1',
        items: ['invention/shortcut', 'invention/pit'],
        rolls: { 'die.build.wound': [face] },
      }).play('production')
    production('wound')
      .asks('source', 'table')
      .choose('bird')
      .has({ available: { food: 4, wood: 1 } })
      .settled()
    production('blank')
      .choose('wood')
      .has({ available: { food: 1, wood: 2 } })
      .settled()
  })

  rule('RC-PROD-06 RC-CARD-RAGINGRIVER-01 RC-EX-72', 'of 4 wood and 2 food the group takes three', () => {
    const river = () =>
      event('event/raging-river', {
        tiles: { A1: 5 },
        shortcut: 'A1',
        island: { B1: { additionalFood: 'test', additionalWood: 'test' }, A1: { additionalWood: 'test' } },
      })
        .play('production')
        .choose('wood')
    river()
      .asks('resourceToTake', 'table')
      .choose('wood')
      .choose('wood')
      .choose('wood')
      .has({ available: { food: 0, wood: 3 } })
      .settled()
    // With both food taken there is only wood left.
    river()
      .choose('food')
      .choose('food')
      .has({ available: { food: 2, wood: 1 } })
      .settled()
  })

  rule('RC-PROD-06', 'the half is rounded down', () => {
    const half = (scene: Scene) => event('event/raging-river', scene).play('production')
    half({ island: { B1: { additionalFood: 'test' } } })
      .choose('wood')
      .changed({
        ...drawn('event/raging-river'),
        available: { wood: 1 },
        phase: 'production',
        adventureTokens: ['gather'],
      })
      .settled()
    half({ island: { B1: { exhausted: ['fish'] } } })
      .changed({ ...drawn('event/raging-river'), phase: 'production', adventureTokens: ['gather'] })
      .settled()
  })

  rule('RC-PROD-07', 'what is available is everybody’s, what is for later is nobody’s', () => {
    const here = planning({
      available: { wood: 1 },
      items: ['invention/shovel'],
      inventions: ['invention/cellar'],
      availableDiscoveries: ['discovery/tobacco'],
      kept: [
        { card: 'equipment/pipe-and-tobacco', uses: 2 },
        { card: 'treasure/herbal-mixture', uses: 1 },
      ],
      eventOrder: ['event'],
      eventDeck: ['event/fire'],
    })
    expect(here.offers('plan')).toEqual(expect.arrayContaining(['build/weapons', 'build/invention/cellar']))
    for (const seat of ['carpenter', 'cook'] as const) {
      const offered = here.session.questionsFor(seat).flatMap(({ choices }) => choices.map(({ id }) => id))
      expect(offered).toEqual(
        expect.arrayContaining([
          `equipment/pipe-and-tobacco/${seat}`,
          'discovery/tobacco',
          'treasure/herbal-mixture',
          'build/weapons',
        ]),
      )
    }
    expect(here.choose('build/weapons').offers('leader')).toEqual(['carpenter', 'cook'])
    here.settled('leader')
    const later = planning({
      future: { wood: 1 },
      futureItems: ['invention/shovel'],
      inventions: ['invention/cellar'],
      futureDiscoveries: ['discovery/tobacco'],
      futureEquipment: ['equipment/pipe-and-tobacco'],
      futureKept: ['treasure/herbal-mixture'],
      eventOrder: ['event'],
      eventDeck: ['event/fire'],
    })
    const offered = later.session.questions.flatMap(({ choices }) => choices.map(({ id }) => id))
    expect(offered.filter((id) => !id.startsWith('explore/'))).toEqual(['arrange', 'rest'])
    later.settled('plan')
  })

  rule('RC-PROD-08', 'without production the sources of the camp still cannot be gathered from', () => {
    const t = strike('event/landslide', { tiles: { A1: 5 } }).play('production')
    t.has({ available: { food: 0, wood: 0 } })
    const offered = t.play('planning').offers()
    expect(offered.filter((id) => id.startsWith('gather/'))).toEqual(['gather/A1/bird', 'gather/A1/wood'])
    t.settled('plan')
  })
})

describe('Unfulfilled Demand', () => {
  rule('RC-UNMET-01', 'a level, a thing to discard or a place for a marker: each missing unit is a wound', () => {
    event('event/flying-surprise')
      .has({ people: wounds(1, 1) })
      .settled()
    event('event/council', { inventions: ['invention/pot'] })
      .has({ people: wounds(2, 2), inventions: [] })
      .settled()
    event('event/devastation', { tiles: { A1: 11 } })
      .has({ island: { A1: { exhausted: ['wood'] } }, people: wounds(1, 1) })
      .settled()
    const armed = (weapons: number) =>
      comesBack('gather/signs-of-a-predator', { levels: { weapons }, island: { B1: { exhausted: ['fish'] } } })
    armed(2)
      .has({ people: wounds(1, 1) })
      .settled()
    armed(3).changed(cameBack('gather/signs-of-a-predator')).settled()
  })

  rule('RC-EX-69', 'no wood source that could be covered: one wound each', () => {
    event('event/thunderstorm', { tiles: { A1: 9 }, island: { B1: { exhausted: ['wood'] } } })
      .changed({ ...drawn('event/thunderstorm'), people: wounds(1, 1), adventureTokens: ['gather'] })
      .settled()
    event('event/thunderstorm', { tiles: { A1: 11 }, island: { B1: { exhausted: ['wood'] } } })
      .has({ people: wounds(0, 0), island: { A1: { exhausted: ['wood'] } } })
      .settled()
  })

  rule('RC-UNMET-02', 'in the Action Phase only whoever resolves the Action is wounded', () => {
    build('build/broken-lever', { friday: true })
      .has({ people: { ...wounds(1, 0), friday: { wounds: 0 } }, levels: { roof: 1, weapons: 0 } })
      .settled()
    build('build/broken-lever', { levels: { weapons: 1 } })
      .has({ people: wounds(0, 0), levels: { weapons: 0 } })
      .settled()
    build('build/lack-of-hope', { inventions: ['invention/pot'] })
      .has({ people: wounds(2, 0), inventions: [] })
      .settled()
  })

  rule('RC-UNMET-03', 'in every other phase each missing unit wounds every character, but not Friday', () => {
    event('event/devastation', { friday: true })
      .changed({ ...drawn('event/devastation'), people: wounds(2, 2) })
      .settled()
    table({ friday: true, phase: 'production', weatherTokens: { storm: true } })
      .play('weather')
      .changed({ people: wounds(1, 1), phase: 'weather', weatherTokens: { storm: false } })
      .settled()
  })

  rule('RC-UNMET-08', 'what can be paid must be paid, and partly if need be', () => {
    // Nobody is asked.
    comesBack('creature/gorilla', { levels: { weapons: 1 } })
      .has({ levels: { weapons: 0 }, people: wounds(1, 1) })
      .settled()
    table({ weatherTokens: { rain: true }, available: { food: 1 } })
      .play('weather')
      .has({ available: { food: 0 }, people: wounds(1, 1) })
      .settled()
  })

  rule('RC-UNMET-09', 'nobody has to use equipment or a Discovery token for it, but anybody may', () => {
    const gorilla = () =>
      comesBack('creature/gorilla', {
        levels: { weapons: 1 },
        kept: [{ card: 'equipment/empty-bottle', uses: 2 }],
        availableDiscoveries: ['discovery/old-machete'],
      }).asks('demand', 'table')
    const asked = gorilla()
    expect(asked.offers()).toEqual(['equipment/empty-bottle', 'discovery/old-machete', PASS])
    asked.settled('demand')
    gorilla()
      .choose(PASS)
      .changed({ people: wounds(1, 1), levels: { weapons: 0 }, eventOrder: [], mysteryDiscard: ['creature/gorilla'] })
      .settled()
    gorilla()
      .choose('discovery/old-machete')
      .choose(PASS)
      .changed({
        levels: { weapons: 0 },
        availableDiscoveries: [],
        gone: ['discovery/old-machete'],
        mysteryDiscard: ['creature/gorilla'],
        eventOrder: [],
      })
      .settled()
  })

  rule('RC-UNMET-10', 'what is to be done if possible costs nothing where it is not', () => {
    const windstorm = (weapons: number) => event('event/ravishing-windstorm', { levels: { weapons } })
    for (const [before, after] of [
      [3, 1],
      [1, 0],
      [0, 0],
    ] as const) {
      windstorm(before)
        .changed({ ...drawn('event/ravishing-windstorm'), levels: { weapons: after }, adventureTokens: ['explore'] })
        .settled()
    }
    event('event/earthquake').changed(drawn('event/earthquake')).settled()
    strike('event/natural-dam-breaks', { items: ['invention/shovel'] })
      .changed({ ...struck('event/natural-dam-breaks'), flipped: [{ item: 'invention/shovel', rebuilt: false }] })
      .settled()
  })

  rule('RC-UNMET-11', 'undoing what a lost Item brought is no demand', () => {
    strike('event/strong-wind', { items: ['invention/spear'], levels: { weapons: 1 } })
      .changed({
        ...struck('event/strong-wind'),
        levels: { weapons: 0 },
        flipped: [{ item: 'invention/spear', rebuilt: false }],
      })
      .settled()
  })

  rule('RC-UNMET-12', 'whoever cannot give own tokens is wounded alone', () => {
    strike('event/fight', {
      characters: ['carpenter', 'cook', 'explorer', 'soldier'],
      people: {
        carpenter: { determination: 3 },
        cook: { determination: 2 },
        explorer: { determination: 1 },
        soldier: { determination: 0 },
      },
    })
      .changed({
        ...struck('event/fight'),
        people: {
          carpenter: { determination: 1 },
          cook: { determination: 0 },
          explorer: { wounds: 1, determination: 0 },
          soldier: { wounds: 2 },
        },
      })
      .settled()
  })
})

describe('one token or marker of each kind', () => {
  rule('RC-UNIQ-01', 'markers and tokens on one tile do not touch each other', () => {
    const t = event('event/otters', {
      island: { B1: { additionalFood: 'test' } },
      islandTokens: { B1: ['greaterDanger'] },
    })
    t.has({ island: { B1: { exhausted: ['fish'], additionalFood: 'test' } }, islandTokens: { B1: ['greaterDanger'] } })
    t.play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'right' } }))
    t.has({ island: { B1: { exhausted: [], additionalFood: 'test' } }, islandTokens: { B1: ['greaterDanger'] } })
    t.changed({ eventOrder: [], eventDeck: [], attempted: ['threat/right'], gone: ['event/otters'] }).settled()
  })

  rule(
    'RC-UNIQ-02 RC-UNIQ-03',
    'an Action space, the Weather space and the Night space hold one token of a kind',
    () => {
      event('event/mist', { actionTokens: { explore: ['timeConsuming', 'reroll'] } })
        .changed(drawn('event/mist'))
        .settled()
      event('event/mist', { actionTokens: { explore: ['reroll'] } })
        .has({ actionTokens: { explore: ['reroll', 'timeConsuming'] } })
        .settled()
      const rain = event('event/cold-rain', { weatherTokens: { rain: true }, levels: { roof: 1 } })
      rain.has({ people: wounds(0, 0) }).play('weather')
      // A second cloud would have come through the Roof.
      rain
        .changed({
          ...drawn('event/cold-rain'),
          phase: 'weather',
          adventureTokens: ['explore'],
          weatherTokens: { rain: false },
        })
        .settled()
      const tired = event('event/chronic-tiredness', { additionalFoodAtNight: true, available: { food: 4 } })
      tired
        .play('eating')
        .has({ available: { food: 0 }, people: wounds(0, 0) })
        .settled()
    },
  )

  rule('RC-UNIQ-02 RC-UNIQ-03', 'and so does an Island space', () => {
    const explore = (token: 'greaterDanger' | 'timeConsuming') =>
      table({
        phase: 'action',
        islandTokens: { B2: [token] },
        exploreDeck: ['explore/dangerous-terrain'],
        rolls: dice('explore', 'failure', 'adventure'),
      }).play('explore', stack('explore', 'carpenter', { target: { kind: 'space', space: 'B2' } }))
    explore('greaterDanger')
      .changed({
        people: { carpenter: { determination: 2 } },
        exploreDeck: [],
        attempted: ['explore/B2'],
        gone: ['explore/dangerous-terrain'],
      })
      .settled()
    explore('timeConsuming')
      .has({ islandTokens: { B2: ['timeConsuming', 'greaterDanger'] }, people: wounds(0, 0) })
      .settled()
  })

  rule('RC-UNIQ-02 RC-UNIQ-03', 'and an Island tile', () => {
    const gather = (token: 'greaterDanger' | 'timeConsuming') =>
      table({
        phase: 'action',
        tiles: { A1: 5 },
        islandTokens: { A1: [token] },
        gatherDeck: ['gather/tracks-of-a-predator'],
        rolls: dice('gather', 'success', 'adventure'),
      }).play('gather', stack('gather', 'carpenter', { target: { kind: 'source', space: 'A1', source: 'bird' } }))
    gather('greaterDanger')
      .changed({
        gatherDeck: [],
        future: { food: 1 },
        attempted: ['gather/A1/bird'],
        gone: ['gather/tracks-of-a-predator'],
      })
      .settled()
    gather('timeConsuming')
      .has({ islandTokens: { A1: ['timeConsuming', 'greaterDanger'] }, people: wounds(0, 0) })
      .settled()
  })

  rule('RC-EX-51', 'a second Reroll token on the Build space is not placed', () => {
    event('event/exhausting-night', { actionTokens: { build: ['reroll'] } })
      .changed(drawn('event/exhausting-night'))
      .settled()
  })

  rule('RC-EX-52', 'a second Additional Food token on a tile is not placed', () => {
    const t = table({ phase: 'action', futureItems: ['invention/snare'], island: { B1: { additionalFood: 'test' } } })
    t.play('actionsEnd').has({ island: { B1: { additionalFood: 'test' } }, people: wounds(0, 0) })
    t.play('production')
      .has({ available: { food: 2 } })
      .settled()
  })

  rule('RC-EX-53', 'a marker for a source that has one is not placed, and everybody suffers a wound', () => {
    comesBack('gather/signs-of-a-predator', { island: { B1: { exhausted: ['fish'] } }, friday: true })
      .changed({ ...cameBack('gather/signs-of-a-predator'), people: wounds(1, 1) })
      .settled()
    comesBack('gather/signs-of-a-predator')
      .changed({ ...cameBack('gather/signs-of-a-predator'), island: { B1: { exhausted: ['fish'] } } })
      .settled()
  })

  rule('RC-UNIQ-04', 'in the Action Phase too, a marker that finds no place wounds everybody', () => {
    const gather = (scene: Scene) =>
      table({
        phase: 'action',
        characters: ['carpenter', 'cook', 'soldier'],
        tiles: { A1: 5 },
        gatherDeck: ['gather/end-of-source'],
        adventureTokens: ['gather'],
        ...scene,
      }).play(
        'gather',
        stack('gather', 'carpenter', {
          target: { kind: 'source', space: 'A1', source: 'bird' },
          support: ['cook'],
          certain: true,
        }),
      )
    gather({})
      .has({ island: { A1: { exhausted: ['bird'] } }, people: { ...wounds(0, 0), soldier: { wounds: 0 } } })
      .settled()
    gather({ island: { A1: { exhausted: ['bird'] } } })
      .has({ island: { A1: { exhausted: ['bird'] } }, people: { ...wounds(1, 1), soldier: { wounds: 1 } } })
      .settled()
  })

  rule('RC-UNIQ-04', 'the marker of the Bear on Arrange Camp is a marker as well', () => {
    event('event/bear')
      .changed({ ...drawn('event/bear'), arrangeBlocked: true })
      .settled()
    event('event/bear', { arrangeBlocked: true })
      .changed({ ...drawn('event/bear'), people: wounds(1, 1) })
      .settled()
  })

  rule('RC-UNIQ-05', 'Special Wounds of one part of the body may lie together', () => {
    const t = build('build/accident', { people: { carpenter: { specialWounds: [{ part: 'leg', card: 'test' }] } } })
    t.has({
      people: {
        carpenter: {
          specialWounds: [
            { part: 'leg', card: 'test' },
            { part: 'leg', card: 'build/accident' },
          ],
          wounds: 0,
        },
      },
    }).settled()
  })

  rule('RC-UNIQ-06', 'an Additional Food and an Additional Wood token lie on one tile', () => {
    const t = table({ phase: 'action', futureItems: ['invention/snare', 'castaways/hatchet'] }).play('actionsEnd')
    t.has({ island: { B1: { additionalFood: 'invention/snare', additionalWood: 'castaways/hatchet' } } })
    t.play('production')
      .has({ available: { food: 2, wood: 2 } })
      .settled()
  })

  rule('RC-UNIQ-07', 'what was put there earlier in the Action Phase fills the place already', () => {
    const token = build('build/laborious-work', {
      buildDeck: ['build/laborious-work', 'build/laborious-work'],
      rolls: dice('build', 'success', 'adventure'),
    })
    token.has({ actionTokens: { build: ['timeConsuming'] }, buildDeck: ['build/laborious-work'] })
    token.play('build', stack('build', 'carpenter', { id: 2, target: { kind: 'building', building: 'roof' } }))
    token.has({ actionTokens: { build: ['timeConsuming'] }, buildDeck: [], people: wounds(0, 0) }).settled()
    const marker = table({
      phase: 'action',
      tiles: { A1: 11 },
      gatherDeck: ['gather/end-of-source', 'gather/winter-freezing'],
      adventureTokens: ['gather'],
      rolls: dice('gather', 'success', 'adventure'),
    })
    marker.play(
      'gather',
      stack('gather', 'carpenter', {
        target: { kind: 'source', space: 'A1', source: 'wood' },
        support: ['cook'],
        certain: true,
      }),
    )
    marker.has({ island: { A1: { exhausted: ['wood'] } }, people: wounds(0, 0), gatherDeck: ['gather/end-of-source'] })
    marker.play(
      'gather',
      stack('gather', 'carpenter', { id: 2, target: { kind: 'source', space: 'A1', source: 'wood' } }),
    )
    marker.has({ island: { A1: { exhausted: ['wood'] } }, people: wounds(1, 1), future: { wood: 2 } }).settled()
  })
})

describe('discarding', () => {
  rule('RC-DISCARD-01', 'cards and Discovery tokens leave the game', () => {
    strike('event/jaguar')
      .has({ gone: ['event/jaguar'], eventDeck: [], eventOrder: [] })
      .settled()
    comesBack('build/savings')
      .changed({ ...cameBack('build/savings'), morale: -1 })
      .settled()
    const t = table({ availableDiscoveries: ['discovery/old-machete'], morale: 3 }).play('morale')
    t.choose('discovery/old-machete')
      .changed({ gone: ['discovery/old-machete'], availableDiscoveries: [], levels: { weapons: 1 }, phase: 'morale' })
      .settled('moraleReward')
  })

  rule('RC-DISCARD-02', 'resolved Mystery cards go to their discard pile', () => {
    comesBack('creature/big-ape', { levels: { weapons: 4 } })
      .changed({ mysteryDiscard: ['creature/big-ape'], available: { fur: 2 }, eventOrder: [] })
      .settled()
    const hut = table({
      phase: 'action',
      exploreDeck: ['explore/old-hut'],
      mysteryDeck: ['creature/bite'],
      adventureTokens: ['explore'],
      islandStack: [8],
    })
    hut
      .play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'B2' }, certain: true }))
      .choose('1')
      .has({ mysteryDiscard: ['creature/bite'], mysteryDeck: [], people: wounds(0, 1) })
      .settled()
  })

  rule('RC-DISCARD-03', 'Mystery cards that were only set aside go back into the deck', () => {
    const t = threat('event/wrecked-balloon', { mysteryDeck: ['creature/snake', 'treasure/gold', 'trap/net'] })
    t.has({ futureKept: ['treasure/gold'], mysteryDiscard: [], people: wounds(0, 0), reminders: [] })
    expect([...t.state.mysteryDeck].sort()).toEqual(['creature/snake', 'trap/net'])
    t.settled()
  })

  rule('RC-DISCARD-04', 'Inventions removed from the board are shuffled into the Invention deck', () => {
    const t = event('event/depression', {
      inventions: ['invention/pot', 'invention/dam', 'invention/map', 'invention/snare', 'castaways/mast'],
      inventionDeck: ['invention/sling'],
      people: { carpenter: { determination: 1 }, cook: { determination: 1 } },
      rolls: {
        'deck.inventions': [
          ['invention/map', 'invention/sling'],
          ['invention/sling', 'invention/pot', 'invention/map'],
        ],
      },
    })
    // RC-ITEM-16: not what lies beside the sheet of the carpenter or on that of the scenario.
    expect(t.offers('inventionToDiscard')).toEqual(['invention/pot', 'invention/dam', 'invention/map'])
    t.choose('invention/map').choose('invention/pot')
    t.changed({
      ...drawn('event/depression'),
      inventions: ['invention/dam', 'invention/snare', 'castaways/mast'],
      inventionDeck: ['invention/sling', 'invention/pot', 'invention/map'],
      people: { carpenter: { determination: 0 }, cook: { determination: 0 } },
    }).settled()
  })

  rule('RC-DISCARD-06', 'resources, tokens and markers return to the supply and can be had again', () => {
    const t = event('event/cold-rain', {
      eventDeck: ['event/heavy-rain', 'event/cold-rain'],
      eventOrder: ['event', 'event'],
      available: { food: 1, wood: 1 },
    }).has({ weatherTokens: { rain: true } })
    t.play('weather').has({ weatherTokens: { rain: false }, available: { food: 0, wood: 0 }, gone: [] })
    t.play('event').has({ weatherTokens: { rain: true } })
    t.play('production')
      .has({ available: { food: 1, wood: 1 } })
      .settled()
  })
})

describe('rulings on Event cards', () => {
  rule('RC-CARD-ARGUMENT-01', 'nobody supports anybody else this round, and Friday nobody at all', () => {
    const t = event('event/argument', { friday: true, huntingDeck: ['beast/fox'] })
    t.play('planning').choose('hunt').choose('carpenter')
    expect(t.offers('support')).toEqual(['carpenter'])
    t.choose('carpenter').choose('build/invention/shovel')
    expect(t.offers('leader')).toEqual(['cook', 'friday'])
    expect(t.choose('cook').offers('support')).toEqual(['cook', 'enough'])
    t.choose('enough').settled('plan')
    const next = event('event/argument', { huntingDeck: ['beast/fox'] })
      .play('roundEnd')
      .play('planning')
    expect(next.choose('hunt').choose('carpenter').offers('support')).toEqual(['carpenter', 'cook'])
    next.settled('support')
  })

  rule('RC-CARD-ARGUMENT-02 RC-EX-16', 'only the Agreement takes two characters, and rewards the one on top', () => {
    const t = event('event/argument').play('preparation').play('planning')
    t.choose('threat/right').choose('cook')
    expect(t.offers('support')).toEqual(['carpenter'])
    t.choose('carpenter')
    const [agreement] = t.state.plan
    t.play('threat', agreement)
      .has({ morale: 1, people: { cook: { determination: 1 }, carpenter: { determination: 0 } } })
      .has({ gone: ['event/argument'] })
      .settled()
    const friday = event('event/argument', { characters: ['cook'], friday: true }).play('planning')
    expect(friday.choose('threat/right').offers('leader')).toEqual(['cook'])
    expect(friday.choose('cook').offers('support')).toEqual(['friday'])
    friday.settled('support')
    const alone = event('event/argument', { characters: ['cook'] }).play('planning')
    expect(alone.offers()).not.toContain('threat/right')
    alone.settled('plan')
  })

  rule('RC-CARD-ARGUMENT-03', 'neutral pawns may still support', () => {
    const t = event('event/argument', { items: ['invention/lantern'], friday: true }).play('planning')
    t.choose('build/invention/shovel').choose('friday')
    expect(t.offers('support')).toEqual(['invention/lantern', 'enough'])
    t.choose('invention/lantern').settled('plan')
  })

  rule('RC-CARD-CATASTROPHE-01', 'no Item is at hand, not even as a requirement, until the Action Phase ends', () => {
    const t = event('event/catastrophe', {
      items: ['invention/shovel', 'invention/lantern'],
      inventions: ['invention/cellar', 'invention/pot'],
      tiles: { A1: 7 },
      threats: { right: 'event/bear' },
    })
    t.has({ items: [], itemsAside: ['invention/shovel', 'invention/lantern'] })
    const offered = t.play('planning').offers()
    expect(offered).toContain('build/invention/pot')
    expect(offered).not.toContain('build/invention/cellar')
    expect(offered).not.toContain('threat/left')
    expect(t.choose('build/invention/pot').choose('cook').offers('support')).not.toContain('invention/lantern')
    t.play('actionsEnd')
      .has({ items: ['invention/shovel', 'invention/lantern'], itemsAside: [] })
      .settled()
  })

  rule(
    'RC-CARD-CATASTROPHE-01 RC-ITEM-18',
    'an Item that was flipped in the same Event Phase can be built again all the same',
    () => {
      const t = table({
        round: 2,
        eventOrder: ['event', 'build/tools-inspection'],
        eventDeck: ['event/catastrophe'],
        items: ['invention/shovel'],
        memory: { 'build/tools-inspection': { items: ['invention/shovel'] } },
      }).play('event')
      t.has({ itemsAside: ['invention/shovel'], flipped: [{ item: 'invention/shovel', rebuilt: false }] })
      t.play('preparation').play('planning').choose('build/invention/shovel').choose('cook').choose('carpenter')
      const [shovel] = t.state.plan
      t.play('build', shovel)
        .play('actionsEnd')
        .has({ items: ['invention/shovel'], itemsAside: [] })
      t.play('roundStart')
        .has({ items: ['invention/shovel'] })
        .settled()
    },
  )

  rule('RC-CARD-CATASTROPHE-02', 'the tokens that Items have placed stay active', () => {
    const t = event('event/catastrophe', {
      items: ['invention/corral', 'invention/shortcut'],
      tiles: { A1: 11 },
      island: { B1: { additionalFood: 'invention/corral' } },
      shortcut: 'A1',
    })
    t.has({ items: [] })
      .play('production')
      .has({ available: { food: 2, wood: 2 } })
      .settled()
  })

  rule('RC-CARD-CATASTROPHE-03', 'left alone it takes an Item for good, with what the Item brought', () => {
    const t = strike('event/catastrophe', {
      items: ['invention/shovel', 'invention/knife'],
      inventions: ['invention/pot'],
      inventionDeck: ['invention/sling'],
      levels: { weapons: 3 },
      rolls: { 'deck.inventions': [['invention/knife', 'invention/sling']] },
    })
    t.asks('item', 'table').choose('invention/knife')
    t.changed({
      ...struck('event/catastrophe'),
      items: ['invention/shovel'],
      levels: { weapons: 2 },
      inventionDeck: ['invention/knife', 'invention/sling'],
    }).settled()
    strike('event/catastrophe').changed(struck('event/catastrophe')).settled()
  })

  rule('RC-CARD-CLOUDBURST-01 RC-EX-71', 'the Threat Action gives back one level of what the move has lowered', () => {
    const moved = (roof: number, palisade: number) =>
      event('event/cloudburst', { tiles: { A1: 5 }, shelterBuilt: true, levels: { roof, palisade } })
    const only = moved(2, 1).has({ camp: 'A1', levels: { roof: 1, palisade: 1 } })
    only
      .play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'right' } }))
      .has({ levels: { roof: 2, palisade: 1 }, people: { cook: { determination: 0 } } })
      .settled()
    const both = moved(5, 4).has({ levels: { roof: 3, palisade: 2 } })
    both
      .play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'right' } }))
      .has({ levels: { roof: 4, palisade: 3 } })
      .settled()
    const neither = moved(1, 0).has({ levels: { roof: 1, palisade: 0 } })
    neither
      .play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'right' } }))
      .has({ levels: { roof: 1, palisade: 0 } })
      .settled()
  })

  rule('RC-CARD-CLOUDBURST-02', 'without a Shelter nothing is given back', () => {
    const t = event('event/cloudburst', { camp: 'B2', tiles: { B2: 11, A1: 5 }, levels: { roof: 2, palisade: 2 } })
    t.choose('A1').has({ camp: 'A1', levels: { roof: 0, palisade: 0 } })
    t.play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'right' } }))
      .has({ levels: { roof: 0, palisade: 0 }, people: wounds(0, 0), gone: ['event/cloudburst'] })
      .settled()
  })

  rule('RC-CARD-COUNCIL-01', 'the group picks an Invention, which lies on the board at once', () => {
    const t = threat('event/council', {
      inventions: [],
      inventionDeck: ['invention/bed', 'invention/sling', 'invention/wall'],
    })
    t.asks('inventionToTake', 'table').choose('invention/sling')
    t.has({ phase: 'action', inventions: ['invention/sling'], futureItems: [], items: [] })
    t.has({ people: { carpenter: { determination: 1 }, cook: { determination: 0 } } })
    expect([...t.state.inventionDeck].sort()).toEqual(['invention/bed', 'invention/wall'])
    t.settled()
  })

  rule('RC-CARD-DANGEROUSNIGHT-01 RC-CARD-DANGEROUSNIGHT-02', 'the Beast waits, unless the camp is defended', () => {
    const t = event('event/dangerous-night', {
      beastDeck: ['beast/fox', 'beast/bear'],
      huntingDeck: ['beast/birds'],
      levels: { weapons: 2 },
      rolls: { 'deck.hunting': [['beast/bear', 'beast/birds']] },
    })
    t.has({
      beastDeck: ['beast/fox'],
      waitingBeast: ['beast/bear'],
      huntingDeck: ['beast/birds'],
      people: wounds(0, 0),
    })
    t.play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'right' } }))
      .has({ waitingBeast: [], huntingDeck: ['beast/bear', 'beast/birds'], beastDeck: ['beast/fox'] })
      .settled()
  })

  rule('RC-CARD-DANGEROUSNIGHT-03', 'the First Player of the next round fights it before a card is drawn', () => {
    const t = event('event/dangerous-night', {
      eventDeck: ['event/sunny-beach', 'event/dangerous-night'],
      eventOrder: ['event', 'event'],
      beastDeck: ['beast/bear'],
      kept: [{ card: 'equipment/pistol', uses: 1 }],
      levels: { weapons: 2 },
    })
    t.play('roundEnd')
      .has({ firstPlayer: 'cook', waitingBeast: ['beast/bear'] })
      .play('event')
      .asks('fight')
    t.has({ eventDeck: ['event/sunny-beach'] }).choose('equipment/pistol')
    t.has({
      people: wounds(0, 1),
      levels: { weapons: 1 },
      available: { food: 5, fur: 2 },
      gone: ['beast/bear', 'equipment/pistol'],
    })
    t.has({ threats: { left: 'event/dangerous-night', right: 'event/sunny-beach' } })
    t.play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'left' } }))
      .has({ waitingBeast: [], huntingDeck: [] })
      .settled()
  })

  rule('RC-CARD-DESPONDENCY-01', 'whoever gets the token is First Player at once', () => {
    const t = event('event/despondency', { morale: 2, characters: ['carpenter', 'cook', 'explorer'] })
    t.has({ firstPlayer: 'cook' })
      .play('morale')
      .has({ people: { carpenter: { determination: 0 }, cook: { determination: 2 }, explorer: { determination: 0 } } })
    t.play('roundEnd').has({ firstPlayer: 'explorer' }).settled()
  })

  rule('RC-CARD-DISASTER-01 RC-CARD-DISASTER-02', 'half of level 1 is nothing, and of level 0 a wound each', () => {
    const disaster = (roof: number, palisade: number) => strike('event/disaster', { levels: { roof, palisade } })
    disaster(1, 5).choose('0').changed(struck('event/disaster')).settled()
    disaster(1, 5)
      .choose('1')
      .changed({ ...struck('event/disaster'), levels: { palisade: 3 } })
      .settled()
    disaster(0, 1).changed(struck('event/disaster')).settled()
    disaster(0, 0)
      .changed({ ...struck('event/disaster'), people: wounds(1, 1) })
      .settled()
  })

  rule('RC-CARD-STORMDAMAGE-01 RC-EX-84', 'Storm Damage halves in the same way', () => {
    const storm = (roof: number, palisade: number) => event('event/storm-damage', { levels: { roof, palisade } })
    storm(1, 0)
      .changed({ ...drawn('event/storm-damage'), adventureTokens: ['gather'] })
      .settled()
    storm(0, 0)
      .changed({ ...drawn('event/storm-damage'), people: wounds(1, 1), adventureTokens: ['gather'] })
      .settled()
    storm(4, 1)
      .choose('0')
      .changed({ ...drawn('event/storm-damage'), levels: { roof: 2 }, adventureTokens: ['gather'] })
      .settled()
  })

  rule(
    'RC-CARD-HOWLING-01',
    'the strongest of three Beasts starts the Hunting deck, the others are shuffled back',
    () => {
      const howling = (...beastDeck: NonNullable<Scene['beastDeck']>) =>
        event('event/howling-from-the-woods', { beastDeck })
      const clear = howling('beast/bear', 'beast/fox', 'beast/goats', 'beast/birds').has({ huntingTop: 'beast/goats' })
      expect([...clear.state.beastDeck].sort()).toEqual(['beast/bear', 'beast/birds', 'beast/fox'])
      clear
        .play('hunt', stack('hunt', 'cook'))
        .has({ gone: ['beast/goats'] })
        .settled()
      const tie = howling('beast/goats', 'beast/fox', 'beast/cheetah').asks('strongest', 'table')
      expect(tie.offers()).toEqual(['beast/goats', 'beast/cheetah'])
      tie.choose('beast/cheetah').has({ huntingTop: 'beast/cheetah', huntingDeck: [] }).settled()
    },
  )

  rule('RC-CARD-HOWLING-02', 'a later shuffle may move it from the top', () => {
    const t = event('event/howling-from-the-woods', {
      beastDeck: ['beast/bear', 'beast/goats'],
      islandStack: [1],
      rolls: { 'deck.beasts': [['beast/goats']], 'deck.hunting': [['beast/bear', 'beast/goats']] },
    })
    t.has({ huntingTop: 'beast/bear' })
    t.play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'B2' }, certain: true }))
    t.play('hunt', stack('hunt', 'cook'))
      .has({ gone: ['beast/goats'], huntingDeck: ['beast/bear'] })
      .settled()
  })

  rule('RC-CARD-ISLANDFIGHTS-01', 'the book twice when it is drawn, and once more when it strikes', () => {
    bookTakesWood()
    event('event/the-island-fights-back', { available: { wood: 5 } })
      .has({ available: { wood: 3 } })
      .settled()
    event('event/sunny-beach', {
      available: { wood: 5 },
      threats: { left: 'event/the-island-fights-back', right: 'wreckage/food-crates' },
    })
      .has({ available: { wood: 4 } })
      .settled()
  })

  rule('RC-CARD-STROKEOFFATE-01', 'the cards on the Threat spaces strike from left to right', () => {
    // Night Howling takes the last level of the Palisade, so that Disaster finds nothing to halve.
    event('event/stroke-of-fate', {
      threats: { left: 'event/night-howling', right: 'event/disaster' },
      levels: { palisade: 1 },
    })
      .has({ levels: { palisade: 0 }, people: wounds(1, 1), gone: ['event/night-howling', 'event/disaster'] })
      .has({ threats: { right: 'event/stroke-of-fate' } })
      .settled()
    const other = event('event/stroke-of-fate', {
      threats: { left: 'event/disaster', right: 'event/night-howling' },
      levels: { palisade: 1 },
    })
    other.has({ levels: { palisade: 0 }, people: wounds(0, 0) }).settled()
    expect(other.state.threats).toEqual({ right: 'event/stroke-of-fate' })
  })

  rule('RC-CARD-TERMITES-01 RC-EX-50', 'Termites eat 1 wood if there is any', () => {
    const termites = (wood: number) => event('event/termites', { available: { wood } })
    termites(0).changed(drawn('event/termites')).settled()
    termites(1)
      .changed({ ...drawn('event/termites'), available: { wood: 0 } })
      .settled()
    termites(2)
      .changed({ ...drawn('event/termites'), available: { wood: 1 } })
      .settled()
  })

  rule('RC-EX-57', 'of two tiles that qualify for a marker the group chooses one', () => {
    const t = event('event/rough-passage', { tiles: { A1: 4, C1: 7, B2: 5 } }).asks('tile', 'table')
    expect(t.offers()).toEqual(['A1', 'C1'])
    t.choose('C1')
      .has({ island: { A1: { terrainCovered: false }, B2: { terrainCovered: false }, C1: { terrainCovered: true } } })
      .settled()
  })
})
