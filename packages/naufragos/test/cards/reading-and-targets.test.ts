// How cards are read, and whom an effect happens to.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { type Castaways, draw, TOP_STORY } from '../pieces.ts'
import { reveal, visit } from './playing.ts'

describe('how cards are read', () => {
  rule('NA-CARD-01', 'an exploration card is for the one who drew it', () => {
    draw('centre/high-pasture', { castaways: { red: { energy: 3 }, yellow: { energy: 3 }, green: { energy: 3 } } }, [
      'red',
      'yellow',
    ])
      .has({ castaways: { red: { energy: 4 }, yellow: { energy: 3 }, green: { energy: 3 } } })
      .has({ stories: { red: [TOP_STORY], yellow: [], green: [] } })
      .settled('explore')
    draw('centre/rockfall', { rolls: { 'die.strength': [1] } }, ['yellow', 'red'])
      .has({ castaways: { yellow: { wounds: 1 }, red: { wounds: 0 }, green: { wounds: 0 } } })
      .settled('explore')
  })

  rule('NA-CARD-02', 'explorers are all who are still out, and nobody else', () => {
    draw('centre/cold-bivouac', { castaways: { red: { energy: 3 }, yellow: { energy: 3 }, green: { energy: 3 } } }, [
      'red',
      'yellow',
    ])
      .has({ castaways: { red: { energy: 2 }, yellow: { energy: 2 }, green: { energy: 3 } } })
      .settled('explore')
    draw('centre/cold-bivouac', { castaways: { red: { energy: 3 }, yellow: { energy: 3 }, green: { energy: 3 } } }, [
      'yellow',
    ])
      .has({ castaways: { red: { energy: 3 }, yellow: { energy: 2 }, green: { energy: 3 } } })
      .settled('explore')
  })

  rule('NA-CARD-03', 'a deck is shuffled when a card is added to it', () => {
    const t = draw('coast/feathers-on-the-dune', {
      interiorDeck: ['interior/game-trail', 'interior/bamboo-thicket', 'interior/liana-curtain'],
      rolls: {
        'deck.interior': [
          [
            'interior/bamboo-thicket',
            'interior/scratchings-in-the-leaf-litter',
            'interior/liana-curtain',
            'interior/game-trail',
          ],
        ],
      },
    })
    t.has({
      interiorDeck: [
        'interior/bamboo-thicket',
        'interior/scratchings-in-the-leaf-litter',
        'interior/liana-curtain',
        'interior/game-trail',
      ],
      called: ['interior/scratchings-in-the-leaf-litter'],
    }).settled('explore')
  })

  rule('NA-CARD-03', 'unless the card says that it goes on top', () => {
    // Nothing is shuffled: otherwise luck would be needed for it.
    const t = draw('coast/oil-on-the-water', {
      coastDeck: [
        'coast/tide-pools',
        'coast/the-long-white-mile',
        'coast/broken-spars',
        'coast/crab-gulch',
        'coast/oil-on-the-water',
      ],
    }).choose('coast/oil-on-the-water/swim-out-now')
    t.has({
      coastDeck: [
        'coast/tide-pools',
        'coast/the-long-white-mile',
        'coast/broken-spars',
        'coast/crab-gulch',
        'coast/the-stern-on-the-reef',
      ],
      castaways: { red: { energy: 5 } },
    }).settled('explore')
    draw('coast/oil-on-the-water', {
      coastDeck: ['coast/tide-pools', 'coast/the-long-white-mile', 'coast/oil-on-the-water'],
      rolls: { 'deck.coast': [['coast/the-stern-on-the-reef', 'coast/the-long-white-mile', 'coast/tide-pools']] },
    })
      .choose('coast/oil-on-the-water/take-bearings')
      .has({
        coastDeck: ['coast/the-stern-on-the-reef', 'coast/the-long-white-mile', 'coast/tide-pools'],
        castaways: { red: { energy: 6 } },
      })
      .settled('explore')
  })

  rule('NA-CARD-04', 'a numbered card that has left the row is not called again', () => {
    draw('coast/feathers-on-the-dune', {
      interiorDeck: ['interior/game-trail'],
      called: ['interior/scratchings-in-the-leaf-litter'],
    })
      .has({ interiorDeck: ['interior/game-trail'], called: ['interior/scratchings-in-the-leaf-litter'] })
      .settled('explore')
    draw('coast/turtle-tracks', { called: ['camp/turtle-beach'] })
      .has({
        camp: [
          ['camp/fish-from-the-rocks'],
          ['camp/plan-the-route'],
          ['camp/scan-the-surroundings'],
          ['camp/tend-the-hurt'],
          ['camp/put-the-camp-in-order'],
          [],
          [],
          [],
        ],
        called: ['camp/turtle-beach'],
      })
      .settled('explore')
    const t = draw('coast/rag-in-a-bottle', {
      interiorDeck: ['interior/game-trail'],
      called: ['item/torn-half-of-a-chart'],
      castaways: { yellow: { items: ['item/torn-half-of-a-chart'] } },
    })
    t.has({
      castaways: { red: { items: [] }, yellow: { items: ['item/torn-half-of-a-chart'] } },
      called: ['item/torn-half-of-a-chart', 'interior/the-leaning-stone'],
    }).settled('explore')
  })

  rule('NA-CARD-05', 'a card that is resolved is out of the game', () => {
    const t = draw('coast/the-long-white-mile')
    const { coastDeck, pending, coastOut, expedition } = t.state
    expect([coastDeck, pending, coastOut].flat()).not.toContain('coast/the-long-white-mile')
    expect(expedition).not.toHaveProperty('card')
    t.settled('explore')
  })

  rule('NA-CARD-06', 'food and wood go to the Common Reserve at once, the rest to the castaway', () => {
    draw('coast/tide-pools', { forageAside: [] })
      .has({ reserve: { food: 1 }, castaways: { red: { tokens: 0 } } })
      .settled('explore')
    draw('coast/broken-spars')
      .has({ reserve: { wood: 4 } })
      .settled('explore')
    const t = draw('interior/wild-hives', { reserve: { tokens: 1 } }).choose('interior/wild-hives/smoke-them')
    t.has({ reserve: { tokens: 3, wood: 1 }, castaways: { red: { items: ['item/wax-candles'], tokens: 0 } } }).settled(
      'explore',
    )
    draw('interior/wild-hives', { rolls: { 'die.card': [5] } })
      .choose('interior/wild-hives/grab-and-run')
      .has({ reserve: { tokens: 3 }, castaways: { red: { tokens: 2 } } })
      .settled('explore')
  })
})

describe('whom an effect happens to', () => {
  rule('NA-CARD-01', 'one castaway is chosen once for the whole card', () => {
    const wounded = { yellow: { wounds: 2, energy: 2 }, red: { wounds: 1, energy: 2 } }
    const t = visit('camp/tend-the-hurt', { castaways: { ...wounded, green: { lost: 5 } } }).asks('whom', 'red')
    expect(t.offers('whom')).toEqual(['red', 'yellow'])
    t.choose('yellow')
      .has({ castaways: { yellow: { wounds: 1, energy: 3 }, red: { wounds: 1, energy: 1 } } })
      .settled()
  })

  rule('NA-CARD-01', 'on an expedition one of the explorers is chosen', () => {
    const castaways: Castaways = {
      red: { items: ['wreckage/surgeons-chest'], wounds: 1 },
      yellow: { wounds: 2 },
      green: { wounds: 2 },
    }
    const t = table({ castaways, expedition: { explorers: ['red', 'yellow'] } }).play('exploration')
    t.as('red').choose('use/wreckage/surgeons-chest').asks('whom', 'red')
    expect(t.offers('whom')).toEqual(['red', 'yellow'])
    t.choose('yellow')
      .has({ castaways: { yellow: { wounds: 1 }, green: { wounds: 2 } } })
      .settled('explore')
  })

  rule('NA-CARD-01', 'another one is not the resolver, unless there is nobody else', () => {
    const energy = { red: { energy: 3 }, yellow: { energy: 3 }, green: { energy: 3 } }
    const t = reveal('event/words-over-rations', { castaways: energy, weather: 4 })
    t.as('red')
      .choose('event/words-over-rations/feed-the-workers-first')
      .as('yellow')
      .choose('event/words-over-rations/feed-the-workers-first')
      .as('green')
      .choose('abstain')
    t.asks('whom', 'red')
    expect(t.as('red').offers('whom')).toEqual(['yellow', 'green'])
    t.choose('green')
      .has({ castaways: { red: { energy: 4 }, yellow: { energy: 3 }, green: { energy: 2 } } })
      .settled()
    const alone = { red: { energy: 3 }, yellow: { energy: 3, lost: 5 }, green: { energy: 3, lost: 5 } }
    reveal('event/words-over-rations', { castaways: alone, weather: 4 })
      .choose('event/words-over-rations/feed-the-workers-first')
      .has({ castaways: { red: { energy: 3 }, yellow: { energy: 3 }, green: { energy: 3 } } })
      .settled()
  })

  rule('NA-CARD-01 NA-LOST-13', 'luck strikes one of those at home', () => {
    const t = reveal('event/it-comes-down-at-night', {
      castaways: { yellow: { lost: 4 } },
      rolls: { castaway: ['green'] },
    })
    t.has({ castaways: { red: { wounds: 0 }, yellow: { wounds: 0 }, green: { wounds: 1 } } }).settled()
    expect(() =>
      reveal('event/it-comes-down-at-night', { castaways: { yellow: { lost: 4 } }, rolls: { castaway: ['yellow'] } }),
    ).toThrow('not among')
  })
})
