// Rulings on Event cards about the camp, the island and its Beasts.
import { type Scene, stack } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { afterEach, describe, expect, vi } from 'vitest'
import { bookTakesWood, drawn, event, strike, struck, wounds } from './helpers.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('rulings on Event cards', () => {
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
      .has({ levels: { roof: 0, palisade: 0 }, people: wounds(0, 0), removed: ['event/cloudburst'] })
      .settled()
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
      removed: ['beast/bear', 'equipment/pistol'],
    })
    t.has({ threats: { left: 'event/dangerous-night', right: 'event/sunny-beach' } })
    t.play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'left' } }))
      .has({ waitingBeast: [], huntingDeck: [] })
      .settled()
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
        .has({ removed: ['beast/goats'] })
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
      .has({ removed: ['beast/goats'], huntingDeck: ['beast/bear'] })
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
      .has({ levels: { palisade: 0 }, people: wounds(1, 1), removed: ['event/night-howling', 'event/disaster'] })
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
