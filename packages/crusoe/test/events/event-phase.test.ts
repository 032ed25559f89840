// The Event Phase: what is drawn, what it does, and where the cards go.
import { type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { afterEach, describe, expect, vi } from 'vitest'
import { EVENTS, type EventId } from '../../src/cards/events.ts'
import { none } from '../../src/fresh.ts'
import { packs } from '../spoken.ts'
import { bookTakesWood, build, cameBack, comesBack, drawn, event, strike, struck, wounds } from './helpers.ts'

afterEach(() => {
  vi.restoreAllMocks()
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
      .has({ eventOrder: ['event', 'build/windstorm', 'event'], eventDeck: ['event/fire', 'event/frost'], removed: [] })
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
      .has({ removed: ['build/breakdown', 'build/savings'], eventOrder: ['event'], eventDeck: ['event/fire'] })
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
      .has({ people: wounds(3, 0), eventOrder: ['creature/gremlins'], removed: [], mysteryDiscard: [] })
      .has({ threats: { right: 'event/fire' } })
      .settled()
  })

  rule('RC-EVT-06', 'everybody sees which card it is while it is being resolved', () => {
    const t = event('event/flying-surprise', { levels: { roof: 1, palisade: 1 } }).asks('chooseOne')
    for (const seat of ['carpenter', 'cook'] as const) {
      expect(t.session.view(seat)).toMatchObject({ event: 'event/flying-surprise' })
    }
    expect(packs.en.cards['event/flying-surprise'].title).toBe('Flying Surprise')
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
    t.has({ threats: { left: 'event/jaguar', right: 'event/fire' }, people: wounds(0, 0), removed: [] }).settled()
    event('event/fire', { threats: { left: 'event/jaguar', right: 'event/frost' } })
      .has({ threats: { left: 'event/frost', right: 'event/fire' }, removed: ['event/jaguar'] })
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
      removed: ['event/flying-surprise'],
    })
    t.choose('0')
      .has({ levels: { roof: 1, palisade: 2 }, people: wounds(0, 0) })
      .settled()
  })

  rule('RC-EVT-13', 'Wreckage that is pushed off does nothing', () => {
    event('event/fire', { threats: { left: 'wreckage/food-crates', right: 'event/jaguar' } })
      .has({ threats: { left: 'event/jaguar', right: 'event/fire' }, removed: ['wreckage/food-crates'] })
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
      .has({ removed: ['gather/weather-breakdown', 'build/in-a-hurry', 'event/exhausting-night'] })
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
      removed: ['event/thunderstorm'],
      people: wounds(0, 0),
      adventureTokens: [],
    })
    t.settled()
    strike('event/thunderstorm', { island: { B1: { exhausted: ['wood'] } } })
      .has({ people: wounds(1, 1) })
      .settled()
  })
})
