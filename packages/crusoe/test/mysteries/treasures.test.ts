// Rulings on Treasures that help in camp, on the way or at night.
import { arrowsCovered, lead, places, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Person } from '../../src/state.ts'
import { available, away, buildDice, explore, found, owned } from './helpers.ts'

describe('Treasures', () => {
  rule('RC-CARD-BACKPACK-01 RC-USE-06', 'two tokens for every Explore Action of its user, even for a failure', () => {
    const t = explore({
      ...owned('treasure/backpack'),
      adventureTokens: [],
      // One for each tile that is found: the Candles and the Vegetables.
      discoveryStack: [
        'discovery/goat',
        'discovery/herbs',
        'discovery/vegetables',
        'discovery/poison',
        'discovery/tobacco',
        'discovery/candles',
      ],
      islandStack: [11, 4],
      rolls: { 'die.explore.wound': ['blank'], 'die.explore.success': ['failure'], 'die.explore.adventure': ['blank'] },
    })
    t.choose('treasure/backpack/carpenter')
    expect(t.offers('discoveryToKeep')).toEqual(['discovery/poison', 'discovery/tobacco'])
    t.choose('discovery/tobacco').has({
      futureDiscoveries: ['discovery/candles', 'discovery/tobacco'],
      removed: ['discovery/poison'],
    })
    t.play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'B2' }, certain: true }))
      .has({ discoveryStack: ['discovery/goat', 'discovery/herbs'], island: { B2: { tile: 11 } } })
      .play('explore', stack('explore', 'carpenter', { target: { kind: 'space', space: 'C1' } }))
    t.choose('treasure/backpack/carpenter').choose('discovery/goat')
    t.has({
      futureDiscoveries: ['discovery/candles', 'discovery/tobacco', 'discovery/vegetables', 'discovery/goat'],
      discoveryStack: [],
      people: { carpenter: { determination: 2 } },
    }).settled()
  })

  rule('RC-CARD-BACKPACK-01', 'but only once for each of them', () => {
    explore({
      ...owned('treasure/backpack'),
      adventureTokens: [],
      // The top token is that of the tile.
      discoveryStack: [
        'discovery/goat',
        'discovery/herbs',
        'discovery/poison',
        'discovery/tobacco',
        'discovery/candles',
      ],
    })
      .choose('treasure/backpack/carpenter')
      .choose('discovery/tobacco')
      .has({ discoveryStack: ['discovery/goat', 'discovery/herbs'] })
      .settled()
  })

  rule('RC-CARD-BLANKETS-01', 'each Blanket ignores one snow cloud, in both steps', () => {
    const snow = () =>
      table({
        round: 7,
        ...owned('treasure/blankets', 3),
        weatherTokens: { snow: true },
        available: { wood: 2, food: 1 },
        rolls: { 'die.weather.rain': ['snow-1'], 'die.weather.winter': ['snow-1'], 'die.weather.animals': ['blank'] },
      }).play('weather')
    snow()
      .choose('treasure/blankets')
      .choose('treasure/blankets')
      .choose(PASS)
      .changed({
        available: { food: 0, wood: 0 },
        kept: [{ card: 'treasure/blankets', uses: 1, usedThisRound: true }],
        phase: 'weather',
        weatherTokens: { snow: false },
      })
      .settled()
    snow()
      .choose('treasure/blankets')
      .choose('treasure/blankets')
      .choose('treasure/blankets')
      .changed({ kept: [], mysteryDiscard: ['treasure/blankets'], phase: 'weather', weatherTokens: { snow: false } })
      .settled()
  })

  rule('RC-CARD-WINE-01', 'a Bottle of Wine helps in camp and outside', () => {
    const wounds = { carpenter: { wounds: 4 }, cook: { wounds: 1 } }
    const camp = table({ ...owned('treasure/bottle-of-wine', 1), people: wounds, available: { food: 2 } }).play(
      'eating',
    )
    camp
      .choose('treasure/bottle-of-wine')
      .choose('carpenter')
      .choose('cook')
      .has({ people: { carpenter: { wounds: 3 }, cook: { wounds: 0 } }, kept: [] })
      .settled()
    const out = table({
      people: wounds,
      available: { food: 1 },
      outside: { carpenter: { ...away, treasures: ['treasure/bottle-of-wine'] } },
    }).play('eating')
    expect(out.as('cook').offers()).toEqual([])
    out.as('carpenter').choose('treasure/bottle-of-wine/carpenter').choose('carpenter').choose('carpenter')
    out
      .has({
        people: { carpenter: { wounds: 2 }, cook: { wounds: 1 } },
        mysteryDiscard: ['treasure/bottle-of-wine'],
        outside: { carpenter: { treasures: [] } },
      })
      .settled()
  })

  rule('RC-CARD-BOWL-01', 'the curse lasts from the next round until the card comes back', () => {
    const build = ['build', stack('build', 'carpenter', { target: { kind: 'building', building: 'weapons' } })] as const
    const t = table({
      phase: 'action',
      availableDiscoveries: ['discovery/treasure'],
      mysteryDeck: ['treasure/ceremonial-bowl'],
      rolls: buildDice('success'),
    }).play('planning')
    t.choose('discovery/treasure').has({ cardsToCome: [], eventOrder: ['treasure/ceremonial-bowl'] })
    t.play(...build).has({ levels: { weapons: 1 } })
    t.play('roundEnd')
      .has({ cursed: { now: ['carpenter'] } })
      .settled()
    const cursed = (success: readonly string[]) =>
      table({
        cursed: { now: ['carpenter'], next: [] },
        levels: { weapons: 1 },
        rolls: { ...buildDice('success'), 'die.build.success': success },
      })
    cursed(['success', 'failure'])
      .play(...build)
      .changed({ people: { carpenter: { determination: 2 } }, attempted: ['build/weapons'] })
      .settled()
    cursed(['success', 'success'])
      .play(...build)
      .has({ levels: { weapons: 2 } })
      .settled()
    const lifted = table({
      round: 3,
      cursed: { now: ['carpenter'], next: [] },
      eventOrder: ['treasure/ceremonial-bowl'],
    }).play('event')
    lifted.changed({ cursed: { now: [] }, mysteryDiscard: ['treasure/ceremonial-bowl'], eventOrder: [] }).settled()
  })

  rule('RC-CARD-HAMMOCK-01 RC-CARD-HAMMOCK-02', 'a Hammock adds a token to every Rest but Friday’s', () => {
    const rest = (scene: Scene, leader: Person) =>
      table({
        friday: true,
        phase: 'action',
        people: { carpenter: { wounds: 3 }, cook: { wounds: 3 }, friday: { wounds: 3 } },
        ...owned('treasure/hammock'),
        ...scene,
      }).play('rest', stack('rest', leader))
    const t = rest({}, 'carpenter').has({ people: { carpenter: { wounds: 2, determination: 1 } } })
    t.play('rest', stack('rest', 'cook'))
      .has({ people: { cook: { wounds: 2, determination: 1 } } })
      .settled()
    rest({}, 'friday')
      .changed({ people: { friday: { wounds: 2 } }, attempted: ['rest/rest'] })
      .settled()
    rest({ items: ['invention/bed'] }, 'carpenter')
      .choose('treasure/hammock', 'restWith')
      .has({ people: { carpenter: { wounds: 2, determination: 1 } } })
      .settled()
    rest({ items: ['invention/bed'] }, 'carpenter')
      .choose('invention/bed', 'restWith')
      .has({ people: { carpenter: { wounds: 1, determination: 1 } } })
      .settled()
  })

  rule('RC-CARD-HATCHET-01', 'the Hatchet’s token lies on the camp’s tile and moves with the camp', () => {
    const t = available('treasure/hatchet', { tiles: { A1: 5, C1: 11 } }).has({
      island: { B1: { additionalWood: 'treasure/hatchet' } },
      kept: [{ card: 'treasure/hatchet' }],
    })
    t.play('production').has({ available: { wood: 2, food: 1 } })
    t.play('camping')
      .choose('A1')
      .has({ island: { A1: { additionalWood: 'treasure/hatchet' } } })
    expect(t.state.island.B1?.additionalWood).toBeUndefined()
    t.settled()
    available('treasure/hatchet', { island: { B1: { additionalWood: 'test' } } })
      .changed({ phase: 'actionsEnd', kept: [{ card: 'treasure/hatchet' }], cardsToCome: [] })
      .settled()
  })

  rule('RC-CARD-HERBALMIXTURE-01', 'the Herbal Mixture shows the next Event, or the Beast that waits', () => {
    const mixture = (scene: Scene) =>
      table({ ...owned('treasure/herbal-mixture', 1), available: { wood: 1 }, ...scene })
        .play('preparation')
        .choose('treasure/herbal-mixture')
    mixture({ eventDeck: ['event/bear'], eventOrder: ['build/accident', 'event'] })
      .has({
        eventTop: 'event/bear',
        eventOrder: ['build/accident'],
        kept: [],
        mysteryDiscard: ['treasure/herbal-mixture'],
      })
      .settled('woodForPile')
    mixture({ eventDeck: ['event/bear'], eventOrder: ['event', 'build/accident'] })
      .has({ eventTop: 'build/accident', eventOrder: ['event'] })
      .settled('woodForPile')
    const beast = mixture({ eventDeck: ['event/bear'], eventOrder: ['event'], waitingBeast: ['beast/tiger'] })
    expect(beast.offers('lookAt')).toEqual(['event', 'beast'])
    beast
      .choose('beast')
      .changed({ waitingSeen: 'beast/tiger', mysteryDiscard: ['treasure/herbal-mixture'], kept: [] })
      .settled('woodForPile')
    expect(beast.state.eventTop).toBeUndefined()
  })

  rule('RC-CARD-OLDCLOTHES-01', 'Old Clothes turn one snow cloud a round into rain', () => {
    const t = table({
      ...owned('treasure/old-clothes'),
      weatherTokens: { snow: true },
      levels: { roof: 1 },
      available: { wood: 2 },
    }).play('weather')
    t.choose('treasure/old-clothes').has({ available: { wood: 2 }, people: { cook: { wounds: 0 } } })
    t.settled()
    const two = table({
      round: 7,
      ...owned('treasure/old-clothes'),
      levels: { roof: 2 },
      available: { wood: 2 },
      rolls: { 'die.weather.rain': ['snow-1'], 'die.weather.winter': ['snow-1'], 'die.weather.animals': ['blank'] },
    }).play('weather')
    two.choose('treasure/old-clothes').has({ available: { wood: 1 } })
    two.settled()
  })

  rule('RC-CARD-OLDMAP-01', 'the Old Map encourages everybody, and Friday too', () => {
    const t = found('treasure/old-map', { friday: true }).has({ people: { carpenter: { determination: 0 } } })
    t.play('actionsEnd')
      .has({
        people: { carpenter: { determination: 1 }, cook: { determination: 1 }, friday: { determination: 1 } },
        kept: [],
      })
      .settled()
  })

  rule('RC-CARD-TREASUREMAP-01', 'the Treasure Map is explored with two pawns and without dice', () => {
    const t = table({ phase: 'action', ...owned('treasure/treasure-map') }).play('planning')
    lead(t, 'explore/treasure/treasure-map', 'cook')
    expect(t.offers('support')).toEqual(['carpenter', 'cook'])
    t.choose('cook')
      .has({
        plan: [
          stack('explore', 'cook', { target: { kind: 'card', card: 'treasure/treasure-map' }, support: ['cook'] }),
        ],
      })
      .settled('plan')
    const short = table({
      phase: 'action',
      characters: ['cook'],
      limits: { onePawn: ['cook'] },
      ...owned('treasure/treasure-map'),
    })
    expect(places(short.play('planning'))).not.toContain('explore/treasure/treasure-map')
    short.settled('plan')
    const dig = table({
      phase: 'action',
      ...owned('treasure/treasure-map'),
      mysteryDeck: ['treasure/boxes', 'treasure/gold', 'trap/blunt-spear', 'treasure/compass'],
    }).play(
      'explore',
      stack('explore', 'cook', { target: { kind: 'card', card: 'treasure/treasure-map' }, support: ['cook'] }),
    )
    dig
      .asks('drawOn', 'cook')
      .choose('yes')
      .has({
        cardsToCome: ['treasure/compass', 'treasure/gold'],
        kept: [],
        mysteryDiscard: ['treasure/treasure-map'],
        people: { cook: { wounds: 0, determination: 0 } },
      })
      .settled()
    expect(dig.happened('diceRolled')).toEqual([])
  })

  rule('RC-CARD-AMULET-01', 'two morale arrows of the group’s choice are covered at once', () => {
    const t = available('treasure/amulet-with-a-portrait-of-a-beautiful-lady')
    expect(t.offers('arrow')).toEqual([
      'carpenter/5',
      'carpenter/8',
      'carpenter/10',
      'cook/4',
      'cook/7',
      'cook/9',
      'cook/11',
    ])
    t.choose('carpenter/5')
      .choose('cook/4')
      .has({
        people: { carpenter: { markers: arrowsCovered(5) }, cook: { markers: arrowsCovered(4) } },
        kept: [],
        mysteryDiscard: ['treasure/amulet-with-a-portrait-of-a-beautiful-lady'],
      })
    t.settled()
    const hungry = (arrow: number) =>
      table({ people: { carpenter: { wounds: 4, markers: arrowsCovered(arrow) }, cook: { wounds: 0 } } }).play('eating')
    hungry(5)
      .changed({ people: { carpenter: { wounds: 6 }, cook: { wounds: 2 } }, phase: 'night' })
      .settled()
    hungry(8).has({ morale: -1 }).settled()
  })

  rule('RC-CARD-CROCKS-01', 'Crocks are the Pot, unless there is one', () => {
    available('treasure/crocks', { available: { wood: 1 } })
      .has({ items: ['invention/pot'], available: { wood: 1 }, mysteryDiscard: ['treasure/crocks'], kept: [] })
      .settled()
    const built = available('treasure/crocks', { items: ['invention/pot'] })
    built.changed({ phase: 'actionsEnd', mysteryDiscard: ['treasure/crocks'], cardsToCome: [] }).settled()
  })

  rule('RC-BUILD-14', 'Ropes are of no use without a Shelter, and do no harm', () => {
    available('treasure/ropes')
      .changed({ phase: 'actionsEnd', mysteryDiscard: ['treasure/ropes'], cardsToCome: [] })
      .settled()
  })
})
