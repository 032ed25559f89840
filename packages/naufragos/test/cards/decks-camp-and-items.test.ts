// What cards do to decks, the camp, projects and items.
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { State } from '../../src/state.ts'
import { type Camp, campOf, draw, type Scene, shows } from '../pieces.ts'
import { reveal, visit } from './playing.ts'

describe('decks, camp and items', () => {
  shows('a card is taken out of a deck, wherever it lies there', () => {
    const t = reveal('event/the-stern-breaks-up', {
      coastDeck: ['coast/tide-pools', 'coast/the-great-cabin', 'coast/the-long-white-mile'],
      wreckCubes: 0,
      called: ['coast/the-great-cabin'],
      rolls: { 'deck.coast': [['coast/the-long-white-mile', 'coast/tide-pools']] },
    })
    t.has({ coastDeck: ['coast/the-long-white-mile', 'coast/tide-pools'], called: ['coast/the-great-cabin'] }).settled()
    reveal('event/the-stern-breaks-up', { coastDeck: ['coast/tide-pools', 'coast/the-long-white-mile'], wreckCubes: 0 })
      .has({ coastDeck: ['coast/tide-pools', 'coast/the-long-white-mile'] })
      .settled()
  })

  rule('NA-CAMP-04', 'what a card does when it enters the camp', () => {
    const t = draw('interior/ribs-and-a-torn-ear', {
      reserve: { tokens: 1 },
      eventDeck: ['event/clear-horizon'],
      rolls: { 'deck.event': [['event/whose-cat-is-it', 'event/clear-horizon']] },
    })
    t.choose('interior/ribs-and-a-torn-ear/feed-it').has({
      camp: [
        ['camp/fish-from-the-rocks'],
        ['camp/plan-the-route'],
        ['camp/scan-the-surroundings'],
        ['camp/tend-the-hurt'],
        ['camp/put-the-camp-in-order'],
        ['camp/a-cat-by-the-fire'],
        [],
        [],
      ],
      called: ['camp/a-cat-by-the-fire', 'event/whose-cat-is-it'],
      eventDeck: ['event/whose-cat-is-it', 'event/clear-horizon'],
      reserve: { tokens: 0 },
    })
    t.settled('explore')
    // Damage as well: the fever adds two cards, and the fine ends the trust.
    const fever = draw('interior/stagnant-ford', {
      interiorDeck: ['interior/game-trail', 'interior/stagnant-ford'],
      eventDeck: ['event/clear-horizon'],
      rolls: { 'die.card': [3] },
    }).choose('interior/stagnant-ford/wade')
    expect([fever.state.interiorDeck.toSorted(), fever.state.eventDeck.toSorted()]).toEqual([
      ['interior/game-trail', 'interior/the-bitter-tree'],
      ['event/clear-horizon', 'event/the-sickness-spreads'],
    ])
    fever
      .has({ called: ['damage/fever-in-the-camp', 'interior/the-bitter-tree', 'event/the-sickness-spreads'] })
      .settled('explore')
  })

  rule('NA-CARD-06', 'a numbered item goes to the one who drew the card', () => {
    draw('coast/rag-in-a-bottle', {}, ['yellow', 'red'])
      .has({
        castaways: { yellow: { items: ['item/torn-half-of-a-chart'] }, red: { items: [] } },
        called: ['item/torn-half-of-a-chart', 'interior/the-leaning-stone'],
      })
      .settled('explore')
  })

  rule('NA-CARD-06', 'of salvaged wreckage one card is kept, the others go under the deck', () => {
    const deck: Scene['wreckageDeck'] = [
      'wreckage/caged-parrot',
      'wreckage/sea-boots',
      'wreckage/ships-compass',
      'wreckage/signal-mirror',
      'wreckage/spyglass',
    ]
    const t = draw('interior/bones-in-a-boat-cloak', {
      wreckageDeck: deck,
      rolls: { 'wreckage.under': [['wreckage/spyglass', 'wreckage/ships-compass']] },
    }).asks('salvage', 'red')
    expect(t.offers('salvage')).toEqual(['wreckage/ships-compass', 'wreckage/signal-mirror', 'wreckage/spyglass'])
    t.choose('wreckage/signal-mirror').has({
      castaways: { red: { items: ['wreckage/signal-mirror'] } },
      wreckageDeck: ['wreckage/spyglass', 'wreckage/ships-compass', 'wreckage/caged-parrot', 'wreckage/sea-boots'],
      salvaged: [],
    })
    t.settled('explore')
    draw('interior/bones-in-a-boat-cloak', { wreckageDeck: ['wreckage/caged-parrot'] })
      .has({ castaways: { red: { items: ['wreckage/caged-parrot'] } }, wreckageDeck: [] })
      .settled('explore')
    draw('interior/bones-in-a-boat-cloak', { wreckageDeck: [] })
      .has({ castaways: { red: { items: [] } } })
      .settled('explore')
  })

  rule('NA-CAMP-03', 'camp cards leave the board', () => {
    const t = reveal('event/a-fair-share', {
      camp: campOf('camp/fish-from-the-rocks', 'camp/the-bosun-works-his-passage'),
      eventDeck: ['event/clear-horizon', 'event/a-fair-share'],
      rolls: { 'deck.event': [['event/a-knife-at-night', 'event/clear-horizon']] },
    })
    t.as('red')
      .choose('event/a-fair-share/cast-him-out')
      .as('yellow')
      .choose('event/a-fair-share/cast-him-out')
      .as('green')
      .choose('event/a-fair-share/cast-him-out')
    t.has({
      camp: campOf('camp/fish-from-the-rocks'),
      eventDeck: ['event/a-knife-at-night', 'event/clear-horizon'],
    }).settled()
    // By itself.
    visit('camp/hens-in-a-basket', { reserve: { tokens: 1 } })
      .choose('camp/hens-in-a-basket/wring-their-necks')
      .has({ camp: campOf(), reserve: { tokens: 4 } })
      .settled()
    visit('camp/a-cat-by-the-fire', { camp: campOf('camp/a-cat-by-the-fire', 'damage/spoiled-stores') })
      .choose('camp/a-cat-by-the-fire/carry-it-along')
      .has({
        camp: [[], ['damage/spoiled-stores'], [], [], [], [], [], []],
        castaways: { red: { items: ['item/the-ships-cat'] } },
      })
      .settled()
    visit('camp/a-cat-by-the-fire', { camp: campOf('camp/a-cat-by-the-fire', 'damage/spoiled-stores') })
      .choose('camp/a-cat-by-the-fire/set-it-on-the-rats')
      .has({ camp: campOf('camp/a-cat-by-the-fire'), reserve: { food: 1 } })
      .settled()
  })

  rule('NA-CAMP-09', 'an effect that repairs saves the energy and not the material', () => {
    const mend = (camp: Camp, more: Scene = {}) =>
      visit('camp/put-the-camp-in-order', { camp, ...more }).choose('camp/put-the-camp-in-order/mend-what-is-broken')
    // Putting the camp in order costs 1.
    mend(campOf('camp/put-the-camp-in-order', 'damage/leaking-roof'))
      .has({ camp: campOf('camp/put-the-camp-in-order'), reserve: { wood: 1 }, castaways: { red: { energy: 5 } } })
      .settled()
    mend(campOf('camp/put-the-camp-in-order', 'damage/leaking-roof'), { reserve: { wood: 0 } })
      .has({ camp: campOf('camp/put-the-camp-in-order', 'damage/leaking-roof') })
      .settled()
    mend(campOf('camp/put-the-camp-in-order'))
      .has({ camp: campOf('camp/put-the-camp-in-order') })
      .settled()
    const two = mend(
      campOf(
        'camp/put-the-camp-in-order',
        'damage/leaking-roof',
        'damage/ash-on-the-roof',
        'damage/fined-by-the-neighbours',
      ),
      { reserve: { wood: 0, tokens: 2 } },
    ).asks('damage', 'red')
    expect(two.offers('damage')).toEqual(['damage/ash-on-the-roof', 'damage/fined-by-the-neighbours'])
    two
      .choose('damage/fined-by-the-neighbours')
      .has({
        camp: [['camp/put-the-camp-in-order'], ['damage/leaking-roof'], ['damage/ash-on-the-roof'], [], [], [], [], []],
        reserve: { tokens: 0 },
      })
      .settled()
  })

  rule('NA-BUILD-10', 'a project is set back, not below 0, and not once it is built', () => {
    const crabs = (progress: State['progress'], scene: Scene = {}) =>
      reveal('event/crabs-in-the-letters', { progress, ...scene })
    crabs({ 'building/signs-in-the-sand': 5, 'building/huge-bonfire': 3 })
      .has({ progress: { 'building/signs-in-the-sand': 3, 'building/huge-bonfire': 3 } })
      .settled()
    crabs({ 'building/signs-in-the-sand': 1 })
      .has({ progress: { 'building/signs-in-the-sand': 0 } })
      .settled()
    const built = crabs({}, { built: ['building/signs-in-the-sand'] }).has({ built: ['building/signs-in-the-sand'] })
    expect(built.state.progress).toEqual({})
    built.settled()
  })

  rule('NA-PEND-01', 'a card becomes pending', () => {
    const t = draw('coast/the-stern-on-the-reef')
      .choose('coast/the-stern-on-the-reef/come-back-at-low-water')
      .has({ pending: ['coast/the-stern-on-the-reef'] })
    expect(t.state.coastDeck).not.toContain('coast/the-stern-on-the-reef')
    t.settled('explore')
  })

  rule('NA-CARD-05', 'a card is shuffled back into its deck', () => {
    const t = draw('interior/fog-in-the-ferns', {
      interiorDeck: ['interior/game-trail', 'interior/bamboo-thicket', 'interior/fog-in-the-ferns'],
      rolls: { 'deck.interior': [['interior/game-trail', 'interior/fog-in-the-ferns', 'interior/bamboo-thicket']] },
    })
    t.choose('interior/fog-in-the-ferns/wait-and-come-back')
      .has({ interiorDeck: ['interior/game-trail', 'interior/fog-in-the-ferns', 'interior/bamboo-thicket'] })
      .settled('explore')
    draw('interior/fog-in-the-ferns', {
      interiorDeck: ['interior/game-trail', 'interior/bamboo-thicket', 'interior/fog-in-the-ferns'],
    })
      .choose('interior/fog-in-the-ferns/walk-into-it')
      .has({ interiorDeck: ['interior/game-trail', 'interior/bamboo-thicket'] })
      .settled('explore')
  })

  shows('what the island remembers, and forgets', () => {
    draw('coast/keel-marks', { reserve: { tokens: 1 } })
      .choose('coast/keel-marks/leave-an-offering')
      .has({ flags: ['trust'] })
      .settled('explore')
    draw('interior/warning-poles', { flags: ['gift', 'trust'], rolls: { 'die.strength': [1] } })
      .choose('interior/warning-poles/walk-past-them')
      .has({ flags: ['gift'], called: ['damage/fined-by-the-neighbours'] })
      .settled('explore')
    draw('interior/a-gift-returned', { flags: ['gift'] })
      .has({ flags: ['gift'] })
      .settled('explore')
  })
})
