// Mystery cards: how they are drawn, and what each of them does.
import { stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect, test, vi } from 'vitest'
import type { AdventureId, DangerId, MysteryId, TreasureId } from '../src/cards/decks.ts'
import { drawMysteries } from '../src/effects/verbs.ts'
import { castaways } from '../src/scenarios/castaways.ts'
import type { Outside, Person } from '../src/state.ts'

type Scene = NonNullable<Parameters<typeof table>[0]>
type Game = ReturnType<typeof table>

/** An Explore Action without dice; the token on the deck brings the Adventure card. */
function explore(scene: Scene, leader: Person = 'carpenter'): Game {
  const planned = stack('explore', leader, { target: { kind: 'space', space: 'A1' }, certain: true })
  return table({ phase: 'action', resolving: true, islandStack: [4], adventureTokens: ['explore'], ...scene }).play(
    'explore',
    planned,
  )
}

/** The card that is found lets whoever explores draw Mystery cards, and the group does. The first one is on top. */
function find(card: AdventureId, cards: readonly MysteryId[], scene: Scene = {}, leader: Person = 'carpenter'): Game {
  return explore({ exploreDeck: [card], mysteryDeck: [...cards].reverse(), ...scene }, leader).choose('1', 'chooseOne')
}

/** One Creature or Trap. */
const meet = (card: DangerId, scene: Scene = {}, leader: Person = 'carpenter'): Game =>
  find('explore/secret-cave', [card], scene, leader)

/** One Treasure. */
const found = (card: TreasureId, scene: Scene = {}): Game => find('explore/shrine', [card], scene)

/** The Treasure becomes available. */
const available = (card: TreasureId, scene: Scene = {}): Game =>
  table({ phase: 'action', futureKept: [card], ...scene }).play('actionsEnd')

/** The Treasure lies beside the board. */
const owned = (card: TreasureId, uses?: number): Pick<Scene, 'kept'> => ({
  kept: [uses === undefined ? { card } : { card, uses }],
})

const hunt = (leader: Person) => ['hunt', stack('hunt', leader)] as const

/** Dice of a Build Action that neither wound nor bring an Adventure. */
const buildDice = (...success: readonly string[]) => ({
  'die.build.wound': success.map(() => 'blank'),
  'die.build.success': success,
  'die.build.adventure': success.map(() => 'blank'),
})

/** Out for the night, with a meal. */
const away: Outside = {
  space: 'A1',
  pack: { food: 1, nonperishable: 0, wood: 0, fur: 0 },
  discoveries: [],
  treasures: [],
  emptied: [],
}

describe('drawing Mystery cards', () => {
  rule('RC-EX-60', 'tokens are lost as far as there are any, and what is missing wounds nobody', () => {
    for (const [before, lost] of [
      [3, -3],
      [1, -1],
      [0, undefined],
    ] as const) {
      const t = meet('trap/terrible-scream', { people: { carpenter: { determination: before } } })
      const changes = t.happened('determinationChanged').map(({ by }) => by)
      expect(changes).toEqual(lost === undefined ? [] : [lost])
      expect(t.happened('wounded')).toEqual([])
    }
  })

  rule('RC-MYST-01', 'only where a card says so, and as many of each type as it says', () => {
    const deck: readonly MysteryId[] = [
      'trap/collapse',
      'creature/big-ape',
      'treasure/gold',
      'treasure/boxes',
      'treasure/compass',
    ]
    explore({ mysteryDeck: [...deck], adventureTokens: [] })
      .has({ mysteryDeck: [...deck] })
      .settled()
    const limits = (card: AdventureId) => {
      const t = find(card, deck)
      t.settled('drawOn')
      return t.happened('mysteryBegan')
    }
    expect(limits('explore/shrine')).toEqual([{ t: 'mysteryBegan', limits: { treasure: 1 } }])
    expect(limits('explore/old-hut')).toEqual([{ t: 'mysteryBegan', limits: { creature: 1, treasure: 1 } }])
    expect(limits('explore/remains-of-a-settlement')).toEqual([{ t: 'mysteryBegan', limits: { trap: 1, treasure: 2 } }])
    expect(limits('explore/secret-cave')).toEqual([{ t: 'mysteryBegan', limits: { creatureOrTrap: 1, treasure: 2 } }])
  })

  rule('RC-MYST-02 RC-MYST-09', 'cards of other types are set aside until one of a named type appears', () => {
    find('explore/shrine', ['trap/blunt-spear', 'creature/snake', 'treasure/gold', 'treasure/boxes'])
      .has({ futureKept: ['treasure/gold'], mysteryDiscard: [], people: { carpenter: { wounds: 0 } } })
      .settled()
  })

  rule('RC-MYST-03 RC-ENDACT-05', 'a Treasure waits for the end of the Action Phase', () => {
    const t = found('treasure/antique-rapier').has({
      futureKept: ['treasure/antique-rapier'],
      levels: { weapons: 0 },
      kept: [],
    })
    t.play('actionsEnd')
      .has({ futureKept: [], levels: { weapons: 2 }, kept: [], mysteryDiscard: ['treasure/antique-rapier'] })
      .settled()
  })

  rule('RC-MYST-03 RC-AVAIL-01', 'outside the Action Phase it is available at once', () => {
    const t = table({
      availableDiscoveries: ['discovery/treasure'],
      available: { wood: 1 },
      mysteryDeck: ['treasure/cave-with-furs'],
    }).play('preparation')
    t.choose('discovery/treasure')
      .has({ available: { fur: 2 }, futureKept: [], mysteryDiscard: ['treasure/cave-with-furs'] })
      .settled('woodForPile')
  })

  rule('RC-MYST-04', 'a danger takes effect at once, but a weapon may be drawn first', () => {
    const tiger = () => meet('creature/furious-tiger', { kept: [{ card: 'equipment/pistol', uses: 2 }] }).asks('fight')
    tiger()
      .choose(PASS)
      .has({ people: { carpenter: { wounds: 4 }, cook: { wounds: 0 } } })
      .settled()
    tiger()
      .choose('equipment/pistol')
      .choose(PASS)
      .has({ people: { carpenter: { wounds: 1 } }, kept: [{ card: 'equipment/pistol', uses: 1, usedThisRound: true }] })
      .settled()
    meet('creature/spiders', {
      people: { carpenter: { determination: 1 } },
      kept: [{ card: 'equipment/pipe-and-tobacco', uses: 2 }],
    })
      .choose('equipment/pipe-and-tobacco/carpenter')
      .choose('equipment/pipe-and-tobacco/cook')
      .has({ people: { carpenter: { determination: 1, wounds: 0 }, cook: { determination: 2 } } })
      .settled()
  })

  rule('RC-MYST-04', 'an ability may be used when the danger is seen, before it strikes', () => {
    const t = meet('creature/snake', {
      available: { food: 1 },
      people: { carpenter: { wounds: 11 }, cook: { determination: 2 } },
    })
    t.as('cook').choose('ability/grandmas-recipe')
    t.has({ people: { carpenter: { wounds: 11 }, cook: { determination: 0 } }, available: { food: 0 } }).settled()
  })

  rule('RC-MYST-04 RC-USE-03', 'by everybody who has something to use, at a Trap too', () => {
    const pipe: Scene = { friday: true, kept: [{ card: 'equipment/pipe-and-tobacco', uses: 2 }] }
    const everybody = ['carpenter', 'cook', 'friday'].map((person) => `equipment/pipe-and-tobacco/${person}`)
    for (const danger of ['creature/snake', 'trap/blunt-spear'] as const) {
      const t = meet(danger, pipe).has({ people: { carpenter: { wounds: 0 } } })
      expect(t.offers().filter((choice) => choice !== PASS)).toEqual(everybody)
      t.settled('danger')
    }
  })

  rule('RC-MYST-05 RC-MYST-07', 'after each card the one who draws may stop', () => {
    const t = find('explore/remains-of-a-settlement', ['treasure/gold', 'trap/blunt-spear', 'treasure/boxes'])
    t.asks('drawOn', 'carpenter')
      .choose('no')
      .has({ futureKept: ['treasure/gold'], mysteryDiscard: [], people: { carpenter: { wounds: 0 } } })
      .settled()
    expect([...t.state.mysteryDeck].sort()).toEqual(['trap/blunt-spear', 'treasure/boxes'])
  })

  rule('RC-MYST-06 RC-MYST-07 RC-MYST-08', 'the draw is over when there is room for nothing more', () => {
    const t = find('explore/old-hut', ['creature/bite', 'creature/snake', 'treasure/gold', 'treasure/boxes'], {
      rolls: { 'deck.mysteries': [['creature/snake', 'treasure/boxes']] },
    })
    t.choose('yes')
      .has({
        people: { carpenter: { wounds: 1 }, cook: { wounds: 0 } },
        futureKept: ['treasure/gold'],
        mysteryDiscard: ['creature/bite'],
        mysteryDeck: ['creature/snake', 'treasure/boxes'],
      })
      .settled()
    expect(t.state.mystery).toBeUndefined()
  })

  rule('RC-MYST-02 RC-MYST-08 RC-MYST-11 RC-EX-36', 'a settlement in ruins, with a Whip', () => {
    const t = find(
      'explore/remains-of-a-settlement',
      [
        'creature/snake',
        'treasure/gold',
        'trap/poisonous-spores',
        'trap/sharp-blade',
        'treasure/compass',
        'treasure/boxes',
      ],
      {
        ...owned('treasure/whip'),
        rolls: { 'deck.mysteries': [['trap/sharp-blade', 'treasure/boxes', 'creature/snake']] },
      },
    )
    t.choose('yes').asks('danger', 'carpenter').choose('treasure/whip/carpenter').choose('yes')
    t.has({
      futureKept: ['treasure/gold', 'treasure/compass'],
      mysteryDiscard: ['trap/poisonous-spores'],
      mysteryDeck: ['trap/sharp-blade', 'treasure/boxes', 'creature/snake'],
      people: { carpenter: { wounds: 0 } },
      later: [],
    }).settled()
  })

  rule('RC-MYST-06 RC-EX-37', 'one Creature and two Treasures, and the player never stops', () => {
    const t = table({
      round: 2,
      later: [
        {
          when: 'roundStart',
          round: 1,
          effects: [drawMysteries('you', { creature: 1, treasure: 2 })],
          you: 'cook',
          card: 'test',
        },
      ],
      mysteryDeck: [
        'treasure/compass',
        'treasure/boxes',
        'creature/snake',
        'trap/blunt-spear',
        'creature/bite',
        'trap/sharp-blade',
        'treasure/gold',
        'trap/collapse',
      ],
    }).play('roundStart')
    t.choose('yes')
      .choose('yes')
      .has({
        people: { cook: { wounds: 1 }, carpenter: { wounds: 0 } },
        kept: [{ card: 'treasure/gold' }, { card: 'treasure/boxes' }],
        mysteryDiscard: ['creature/bite'],
      })
    expect([...t.state.mysteryDeck].sort()).toEqual([
      'creature/snake',
      'trap/blunt-spear',
      'trap/collapse',
      'trap/sharp-blade',
      'treasure/compass',
    ])
    t.settled()
  })

  rule('RC-MYST-12', 'when the deck is empty the discard pile becomes the deck', () => {
    find('explore/shrine', ['trap/blunt-spear'], { mysteryDiscard: ['treasure/gold'] })
      .has({ futureKept: ['treasure/gold'], mysteryDiscard: [], mysteryDeck: ['trap/blunt-spear'] })
      .settled()
    find('explore/shrine', ['trap/blunt-spear'], { mysteryDiscard: ['creature/snake'] })
      .has({ futureKept: [], people: { carpenter: { wounds: 0 } } })
      .settled()
  })

  rule('RC-MYST-13', 'a card with a lower half waits in the Event deck, and then acts there', () => {
    const t = meet('creature/gorilla', {
      rolls: { 'deck.events': [['creature/gorilla'], ['explore/secret-cave', 'creature/gorilla']] },
    })
    t.has({ eventOrder: ['explore/secret-cave', 'creature/gorilla'], mysteryDiscard: [], mysteryDeck: [] }).settled()
    table({
      round: 2,
      eventDeck: ['event/awful-weather'],
      eventOrder: ['event', 'creature/gorilla'],
      levels: { weapons: 3 },
    })
      .play('event')
      .has({
        levels: { weapons: 1 },
        mysteryDiscard: ['creature/gorilla'],
        eventOrder: [],
        threats: { right: 'event/awful-weather' },
        people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } },
      })
      .settled()
  })

  rule('RC-MYST-13 RC-DISCARD-02', 'what a Savage leaves behind does not make the Savage disappear', () => {
    table({ round: 2, eventOrder: ['creature/savage'], mysteryDeck: ['treasure/ceremonial-bowl'] })
      .play('event')
      .has({ mysteryDiscard: ['creature/savage', 'treasure/ceremonial-bowl'], eventOrder: [] })
      .settled()
  })

  rule('RC-MYST-14', 'a Treasure that a Trapdoor takes counts as drawn all the same', () => {
    const t = find('explore/remains-of-a-settlement', [
      'treasure/gold',
      'trap/trapdoor',
      'treasure/boxes',
      'treasure/compass',
    ])
    t.choose('yes').has({ futureKept: [] })
    t.choose('yes')
      .has({
        futureKept: ['treasure/boxes'],
        mysteryDeck: ['treasure/compass'],
        mysteryDiscard: ['treasure/gold', 'trap/trapdoor'],
      })
      .settled()
  })
})

describe('Treasures', () => {
  rule('RC-CARD-BACKPACK-01 RC-USE-06', 'two tokens for every Explore Action of its user, even for a failure', () => {
    const t = explore({
      ...owned('treasure/backpack'),
      adventureTokens: [],
      discoveryStack: ['discovery/goat', 'discovery/herbs', 'discovery/poison', 'discovery/tobacco'],
      islandStack: [8, 8],
      rolls: { 'die.explore.wound': ['blank'], 'die.explore.success': ['failure'], 'die.explore.adventure': ['blank'] },
    })
    t.choose('treasure/backpack/carpenter')
    expect(t.offers('discoveryToKeep')).toEqual(['discovery/poison', 'discovery/tobacco'])
    t.choose('discovery/tobacco').has({ futureDiscoveries: ['discovery/tobacco'], gone: ['discovery/poison'] })
    t.play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'B2' }, certain: true }))
      .has({ discoveryStack: ['discovery/goat', 'discovery/herbs'], island: { B2: { tile: 8 } } })
      .play('explore', stack('explore', 'carpenter', { target: { kind: 'space', space: 'C1' } }))
    t.choose('treasure/backpack/carpenter').choose('discovery/goat')
    t.has({
      futureDiscoveries: ['discovery/tobacco', 'discovery/goat'],
      discoveryStack: [],
      people: { carpenter: { determination: 2 } },
    }).settled()
  })

  rule('RC-CARD-BACKPACK-01', 'but only once for each of them', () => {
    explore({
      ...owned('treasure/backpack'),
      adventureTokens: [],
      discoveryStack: ['discovery/goat', 'discovery/herbs', 'discovery/poison', 'discovery/tobacco'],
      islandStack: [8],
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
    const wounds = { carpenter: { wounds: 3 }, cook: { wounds: 1 } }
    const camp = table({ ...owned('treasure/bottle-of-wine', 1), people: wounds, available: { food: 2 } }).play(
      'eating',
    )
    camp
      .choose('treasure/bottle-of-wine')
      .choose('carpenter')
      .choose('cook')
      .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 0 } }, kept: [] })
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
        people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } },
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
    t.choose('discovery/treasure').has({ futureKept: [], eventOrder: ['treasure/ceremonial-bowl'] })
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
      .changed({ phase: 'actionsEnd', kept: [{ card: 'treasure/hatchet' }], futureKept: [] })
      .settled()
  })

  rule('RC-CARD-HELMET-01 RC-CARD-HELMET-02', 'the Helmet saves its user a wound in every Hunt of the round', () => {
    const t = table({
      phase: 'action',
      ...owned('treasure/helmet'),
      huntingDeck: ['beast/birds', 'beast/fox', 'beast/fox'],
    })
    t.play(...hunt('carpenter'))
      .choose('treasure/helmet/carpenter')
      .has({ people: { carpenter: { wounds: 1 } } })
    t.play(...hunt('carpenter'))
      .choose('treasure/helmet/carpenter')
      .has({ people: { carpenter: { wounds: 2 } } })
    t.play(...hunt('cook'))
      .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 1 } } })
      .settled()
  })

  rule('RC-CARD-HELMET-03', 'against the hungry beast it protects one', () => {
    const t = table({
      ...owned('treasure/helmet'),
      weatherTokens: { animals: true },
      rolls: { 'die.weather.animals': ['beast'] },
    }).play('weather')
    expect([...t.offers('fight')].sort()).toEqual([PASS, PASS, 'treasure/helmet/carpenter', 'treasure/helmet/cook'])
    t.choose('treasure/helmet/cook')
      .has({ people: { carpenter: { wounds: 3 }, cook: { wounds: 2 } } })
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

  rule('RC-CARD-SABER-01', 'the Saber costs its user a wound in every fight that it is used in', () => {
    const t = table({
      phase: 'action',
      ...owned('treasure/saber'),
      huntingDeck: ['beast/fox', 'beast/fox', 'beast/wild-dog', 'beast/wild-dog'],
      items: ['invention/medicine'],
    })
    t.play(...hunt('carpenter'))
      .choose('treasure/saber/carpenter')
      .has({ people: { carpenter: { wounds: 1 } }, levels: { weapons: 0 } })
    t.play(...hunt('carpenter'))
      .choose('treasure/saber/carpenter')
      .has({ people: { carpenter: { wounds: 2 } } })
    t.play(...hunt('carpenter'))
      .choose(PASS)
      .has({ people: { carpenter: { wounds: 4 }, cook: { wounds: 0 } } })
    t.play(...hunt('cook'))
      .has({ people: { cook: { wounds: 2 } } })
      .settled()
  })

  rule('RC-CARD-SABER-02', 'against the hungry beast the Saber saves everybody', () => {
    table({
      ...owned('treasure/saber'),
      weatherTokens: { animals: true },
      rolls: { 'die.weather.animals': ['beast'] },
    })
      .play('weather')
      .choose('treasure/saber/cook')
      .changed({
        people: { cook: { wounds: 1 } },
        phase: 'weather',
        kept: [{ card: 'treasure/saber', usedThisRound: true, user: 'cook' }],
        weatherTokens: { animals: false },
      })
      .settled()
  })

  rule('RC-CARD-TREASUREMAP-01', 'the Treasure Map is explored with two pawns and without dice', () => {
    const t = table({ phase: 'action', ...owned('treasure/treasure-map') }).play('planning')
    t.choose('explore/treasure/treasure-map').choose('cook')
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
    expect(short.play('planning').offers()).not.toContain('explore/treasure/treasure-map')
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
        futureKept: ['treasure/compass', 'treasure/gold'],
        kept: [],
        mysteryDiscard: ['treasure/treasure-map'],
        people: { cook: { wounds: 0, determination: 0 } },
      })
      .settled()
    expect(dig.happened('diceRolled')).toEqual([])
  })

  rule('RC-CARD-WHIP-01', 'the Whip raises the weapon level when it becomes available', () => {
    const t = found('treasure/whip').has({ levels: { weapons: 0 } })
    t.play('actionsEnd')
      .has({ levels: { weapons: 1 }, kept: [{ card: 'treasure/whip' }] })
      .settled()
  })

  rule('RC-CARD-WHIP-02 RC-MYST-11', 'once a round the Whip wards off a Trap, and the Trap counts', () => {
    const t = find(
      'explore/remains-of-a-settlement',
      ['trap/net', 'trap/blunt-spear', 'treasure/gold', 'treasure/boxes'],
      owned('treasure/whip'),
    )
    t.choose('treasure/whip/carpenter').has({ outside: {} }).choose('yes').choose('no')
    t.has({
      futureKept: ['treasure/gold'],
      mysteryDiscard: ['trap/net'],
      people: { carpenter: { wounds: 0 } },
      kept: [{ card: 'treasure/whip', user: 'carpenter', usedThisRound: true }],
    }).settled()
    const used = {
      kept: [{ card: 'treasure/whip' as const, user: 'carpenter' as const, usedThisRound: true as const }],
    }
    meet('trap/blunt-spear', used)
      .has({ people: { carpenter: { wounds: 2 } } })
      .settled()
    meet('trap/blunt-spear', owned('treasure/whip'))
      .choose(PASS)
      .has({ people: { carpenter: { wounds: 2 } }, kept: [{ card: 'treasure/whip' }] })
      .settled()
  })

  rule('RC-CARD-WHIP-02', 'a Creature does not fear it', () => {
    meet('creature/snake', owned('treasure/whip'))
      .has({ people: { carpenter: { wounds: 2 } }, kept: [{ card: 'treasure/whip' }] })
      .settled()
  })

  rule('RC-USE-05 RC-USE-06 RC-EX-55', 'the Whip is the user’s until the round ends', () => {
    const t = meet('trap/poisonous-spores', owned('treasure/whip')).choose('treasure/whip/carpenter')
    t.has({ people: { carpenter: { wounds: 0 } }, later: [], mysteryDiscard: ['trap/poisonous-spores'] })
    t.has({ kept: [{ card: 'treasure/whip', user: 'carpenter', usedThisRound: true }] }).settled()
    t.play('roundEnd')
      .has({ kept: [{ card: 'treasure/whip' }] })
      .settled()
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
        people: { carpenter: { coveredArrows: [5] }, cook: { coveredArrows: [4] } },
        kept: [],
        mysteryDiscard: ['treasure/amulet-with-a-portrait-of-a-beautiful-lady'],
      })
    t.settled()
    const hungry = (coveredArrows: number[]) =>
      table({ people: { carpenter: { wounds: 4, coveredArrows }, cook: { wounds: 0 } } }).play('eating')
    hungry([5])
      .changed({ people: { carpenter: { wounds: 6 }, cook: { wounds: 2 } }, phase: 'night' })
      .settled()
    hungry([8]).has({ morale: -1 }).settled()
  })

  rule('RC-CARD-CROCKS-01', 'Crocks are the Pot, unless there is one', () => {
    available('treasure/crocks', { available: { wood: 1 } })
      .has({ items: ['invention/pot'], available: { wood: 1 }, mysteryDiscard: ['treasure/crocks'], kept: [] })
      .settled()
    const built = available('treasure/crocks', { items: ['invention/pot'] })
    built.changed({ phase: 'actionsEnd', mysteryDiscard: ['treasure/crocks'], futureKept: [] }).settled()
  })

  rule('RC-BUILD-14', 'Ropes are of no use without a Shelter, and do no harm', () => {
    available('treasure/ropes')
      .changed({ phase: 'actionsEnd', mysteryDiscard: ['treasure/ropes'], futureKept: [] })
      .settled()
  })
})

describe('Creatures and Traps', () => {
  const camp = { available: { food: 2 } }

  rule('RC-CARD-JEWEL-01', 'the Jewel waits until the one who met it sleeps in camp', () => {
    const home = meet('creature/a-shiny-jewel', { friday: true, ...camp }).has({ people: { cook: { wounds: 0 } } })
    home
      .play('eating')
      .has({
        people: { carpenter: { wounds: 1 }, cook: { wounds: 1 }, friday: { wounds: 0 } },
        reminders: [],
        mysteryDiscard: ['creature/a-shiny-jewel'],
      })
      .settled()
    const t = meet('creature/a-shiny-jewel', { available: { food: 3 }, outside: { carpenter: away } })
    t.play('eating').has({
      people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } },
      reminders: ['creature/a-shiny-jewel'],
      mysteryDiscard: [],
    })
    t.play('roundStart').play('eating')
    t.has({
      people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } },
      reminders: [],
      mysteryDiscard: ['creature/a-shiny-jewel'],
    }).settled()
  })

  rule('RC-CARD-BLOWGUN-01', 'a Blowgun takes a pawn of a character, but not Friday’s', () => {
    const shot = (you: Person) =>
      table({
        friday: true,
        round: 2,
        later: [{ when: 'roundStart', round: 1, effects: [drawMysteries('you', { trap: 1 })], you, card: 'test' }],
        mysteryDeck: ['trap/blowgun'],
      })
        .play('roundStart')
        .play('roundEnd')
    shot('cook')
      .has({ limits: { onePawn: ['cook'] } })
      .settled()
    const friday = shot('friday').has({ limits: { onePawn: [] } })
    friday.play('planning').choose('rest').choose('friday').settled('plan')
  })

  rule('RC-CARD-CONFUSED-01', 'who is confused rolls every success of the next round again', () => {
    const t = meet('trap/confused')
      .has({ confused: { now: [], next: ['carpenter'] } })
      .play('roundEnd')
      .has({ confused: { now: ['carpenter'], next: [] } })
    t.play('roundEnd')
      .has({ confused: { now: [], next: [] } })
      .settled()
    const dice = { wound: ['blank'], success: ['success', 'failure'], adventure: ['blank'] }
    for (const [action, attempted] of [
      ['build', 'build/weapons'],
      ['gather', 'gather/A1/wood'],
      ['explore', 'explore/C1'],
    ] as const) {
      table({
        phase: 'action',
        confused: { now: ['carpenter'], next: [] },
        tiles: { A1: 5 },
        islandStack: [9],
        rolls: Object.fromEntries(Object.entries(dice).map(([die, faces]) => [`die.${action}.${die}`, faces])),
      })
        .play(
          action,
          stack(action, 'carpenter', action === 'explore' ? { target: { kind: 'space', space: 'C1' } } : {}),
        )
        .changed({ people: { carpenter: { determination: 2 } }, attempted: [attempted] })
        .settled()
    }
    const confused = { confused: { now: ['carpenter' as const], next: [] } }
    table({ phase: 'action', ...confused, rolls: buildDice('success') })
      .play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' } }))
      .has({ levels: { weapons: 1 } })
      .settled()
  })

  rule('RC-CARD-CONFUSED-02', 'even with pawns enough the Success die is rolled, and only that one', () => {
    const build = (leader: Person, success: readonly string[]) =>
      table({
        phase: 'action',
        confused: { now: ['carpenter'], next: [] },
        rolls: success.length === 0 ? {} : { 'die.build.success': success },
      }).play('build', stack('build', leader, { target: { kind: 'building', building: 'weapons' }, certain: true }))
    build('carpenter', ['failure'])
      .changed({ people: { carpenter: { determination: 2 } }, attempted: ['build/weapons'] })
      .settled()
    build('carpenter', ['success', 'success'])
      .changed({ levels: { weapons: 1 }, attempted: ['build/weapons'] })
      .settled()
    build('cook', [])
      .has({ levels: { weapons: 1 } })
      .settled()
  })

  rule('RC-CARD-SPORES-01', 'Poisonous Spores trouble everybody that night, and Friday', () => {
    const spores = (scene: Scene) => meet('trap/poisonous-spores', { friday: true, ...camp, ...scene })
    const t = spores({}).has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 0 }, friday: { wounds: 0 } } })
    t.play('eating')
      .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 1 }, friday: { wounds: 1 } }, reminders: [] })
      .settled()
    spores({ items: ['invention/medicine'] })
      .play('eating')
      .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 0 }, friday: { wounds: 0 } } })
      .settled()
  })

  rule('RC-CARD-SPORES-02', 'but only the victim, if the victim sleeps outside', () => {
    meet('trap/poisonous-spores', { friday: true, ...camp, outside: { carpenter: away } })
      .play('eating')
      .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 0 }, friday: { wounds: 0 } } })
      .settled()
  })

  rule('RC-CARD-SNARETRAP-01', 'a Snare lowers the weapon level by two as far as it can', () => {
    const snare = (weapons: number) => meet('trap/snare', { levels: { weapons } })
    for (const [before, after] of [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 1],
    ] as const) {
      snare(before)
        .has({ levels: { weapons: after }, people: { carpenter: { wounds: 0 } } })
        .settled()
    }
  })

  rule('RC-CARD-DISEASE-01', 'two markers for each player, of which Friday may carry some', () => {
    const t = meet('trap/strange-disease', { friday: true, ...camp })
    expect(t.offers('whoSickens')).toEqual(['carpenter', 'cook', 'friday'])
    t.choose('friday').choose('friday').choose('cook').choose('carpenter')
    t.has({
      people: {
        carpenter: { markers: 1, wounds: 0 },
        cook: { markers: 1, wounds: 0 },
        friday: { markers: 2, wounds: 0 },
      },
    })
    t.play('eating')
      .has({
        people: {
          carpenter: { markers: 0, wounds: 1 },
          cook: { markers: 0, wounds: 1 },
          friday: { markers: 0, wounds: 2 },
        },
        mysteryDiscard: ['trap/strange-disease'],
      })
      .settled()
  })

  rule('RC-CARD-DISEASE-02', 'outside the victim suffers two wounds alone', () => {
    const t = meet('trap/strange-disease', { ...camp, outside: { carpenter: away } })
    t.choose('cook').choose('cook').choose('cook').choose('cook')
    t.play('eating')
      .has({ people: { carpenter: { wounds: 2, markers: 0 }, cook: { wounds: 0, markers: 0 } } })
      .settled()
  })

  test('RC-CARD-UNLUCKY-01 an Unlucky Incident brings the book effect once', () => {
    const book = vi.spyOn(castaways, 'book')
    try {
      meet('trap/blunt-spear').settled()
      expect(book).not.toHaveBeenCalled()
      meet('trap/unlucky-incident').settled()
      expect(book).toHaveBeenCalledTimes(1)
    } finally {
      book.mockRestore()
    }
  })

  rule('RC-CARD-SPIDERWEB-01', 'a Spider Web hurts every night, except while there is Medicine', () => {
    const t = meet('trap/spider-web', { available: { food: 6 } })
    t.has({ people: { carpenter: { wounds: 1 } } })
    t.play('eating').has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 0 } } })
    t.play('eating').has({ people: { carpenter: { wounds: 3 } }, reminders: ['trap/spider-web'], mysteryDiscard: [] })
    t.settled()
    const { later, reminders } = t.state
    const night = (items: Scene['items'] & object) =>
      table({ later: [...later], reminders: [...reminders], items, ...camp }).play('eating')
    const paused = night(['invention/medicine']).has({ people: { carpenter: { wounds: 0 } } })
    expect(paused.state.later).toEqual(later)
    night([])
      .has({ people: { carpenter: { wounds: 1 } } })
      .settled()
  })
})

// ---------------------------------------------------------------- every card, against the figures printed on it

/** What there is to see of people: wounds, tokens, markers. */
type Seen = readonly [wounds: number, determination: number, markers: number]

interface Summary {
  readonly carpenter: Seen
  readonly cook: Seen
  readonly friday: Seen
  readonly morale: number
  readonly weapons: number
  readonly roof: number
  readonly palisade: number
  readonly fur: number
  readonly hunting: readonly string[]
  readonly items: readonly string[]
  readonly outside: readonly string[]
  readonly onePawnNext: readonly string[]
  readonly confused: readonly string[]
  readonly cursed: readonly string[]
  readonly tiles: readonly number[]
  readonly additionalWood: string
  readonly arrows: readonly number[]
}

function summary({ state }: Game): Summary {
  const seen = (person: Person): Seen => {
    const { wounds = 0, determination = 0, markers = 0 } = state.people[person] ?? {}
    return [wounds, determination, markers]
  }
  return {
    carpenter: seen('carpenter'),
    cook: seen('cook'),
    friday: seen('friday'),
    morale: state.morale,
    ...state.levels,
    fur: state.available.fur,
    hunting: state.huntingDeck,
    items: state.items,
    outside: Object.keys(state.outside),
    onePawnNext: state.onePawnNext,
    confused: state.confused.next,
    cursed: state.cursed.next,
    tiles: [...state.islandStack, ...state.seenTiles],
    additionalWood: state.island.B1?.additionalWood ?? '',
    arrows: [...(state.people.carpenter?.coveredArrows ?? []), ...(state.people.cook?.coveredArrows ?? [])],
  }
}

const RICH = {
  friday: true,
  shelterBuilt: true,
  people: {
    carpenter: { determination: 3, wounds: 1 },
    cook: { determination: 1, wounds: 1 },
    friday: { determination: 1, wounds: 1 },
  },
  levels: { weapons: 3, roof: 1, palisade: 2 },
  available: { food: 2, fur: 1 },
  huntingDeck: ['beast/fox', 'beast/bear'],
} satisfies Scene

const BEFORE: Summary = {
  carpenter: [1, 3, 0],
  cook: [1, 1, 0],
  friday: [1, 1, 0],
  morale: 0,
  weapons: 3,
  roof: 1,
  palisade: 2,
  fur: 1,
  hunting: ['beast/fox', 'beast/bear'],
  items: [],
  outside: [],
  onePawnNext: [],
  confused: [],
  cursed: [],
  tiles: [],
  additionalWood: '',
  arrows: [],
}

interface Danger {
  readonly given?: Scene
  /** What is drawn before it. */
  readonly first?: readonly MysteryId[]
  /** Answers to what it asks. */
  readonly answers?: readonly string[]
  /** What it changes at once, … */
  readonly now?: Partial<Summary>
  /** … and that night. */
  readonly tonight?: Partial<Summary>
  /** It ends the draw. */
  readonly stops?: true
  readonly where: 'discarded' | 'inEventDeck' | 'untilAfterTheNight' | 'untilTheNextRoundEnds' | 'forGood'
}

/** The Carpenter meets it, in a cave. */
const DANGERS: { readonly [C in DangerId]: Danger } = {
  'creature/a-shiny-jewel': { tonight: { carpenter: [2, 3, 0], cook: [2, 1, 0] }, where: 'untilAfterTheNight' },
  'creature/bats': { answers: ['0'], now: { carpenter: [1, 2, 0] }, where: 'discarded' },
  'creature/big-ape': { where: 'inEventDeck' },
  'creature/bite': { now: { carpenter: [2, 3, 0] }, where: 'discarded' },
  'creature/furious-tiger': { now: { carpenter: [2, 3, 0] }, where: 'discarded' },
  'creature/giant-snake': { now: { carpenter: [1, 0, 0] }, stops: true, where: 'discarded' },
  'creature/gorilla': { now: { carpenter: [3, 3, 0] }, where: 'inEventDeck' },
  'creature/gremlins': {
    given: { levels: { weapons: 0, roof: 1, palisade: 2 } },
    now: { carpenter: [3, 3, 0], weapons: 0 },
    where: 'inEventDeck',
  },
  'creature/savage': { now: { weapons: 0 }, where: 'inEventDeck' },
  'creature/scorpion': { now: { carpenter: [4, 3, 0] }, where: 'discarded' },
  'creature/snake': { now: { carpenter: [3, 3, 0] }, where: 'discarded' },
  'creature/spiders': { now: { carpenter: [1, 1, 0] }, where: 'discarded' },
  'creature/unleashed-beast': { now: { hunting: ['beast/fox'] }, where: 'discarded' },
  'trap/blowgun': { now: { onePawnNext: ['carpenter'] }, where: 'untilTheNextRoundEnds' },
  'trap/blunt-spear': { now: { carpenter: [3, 3, 0] }, where: 'discarded' },
  'trap/collapse': { stops: true, where: 'discarded' },
  'trap/confused': { now: { confused: ['carpenter'] }, where: 'discarded' },
  'trap/net': { now: { outside: ['carpenter'] }, stops: true, where: 'discarded' },
  'trap/poisonous-spores': {
    now: { carpenter: [2, 3, 0] },
    tonight: { carpenter: [3, 3, 0], cook: [2, 1, 0], friday: [2, 1, 0] },
    where: 'untilAfterTheNight',
  },
  'trap/sharp-blade': { now: { carpenter: [3, 3, 0] }, where: 'discarded' },
  'trap/snare': { now: { weapons: 1 }, where: 'discarded' },
  'trap/spider-web': { now: { carpenter: [2, 3, 0] }, tonight: { carpenter: [3, 3, 0] }, where: 'forGood' },
  'trap/strange-disease': {
    answers: ['carpenter', 'carpenter', 'cook', 'friday'],
    now: { carpenter: [1, 3, 2], cook: [1, 1, 1], friday: [1, 1, 1] },
    tonight: { carpenter: [3, 3, 0], cook: [2, 1, 0], friday: [2, 1, 0] },
    where: 'untilAfterTheNight',
  },
  'trap/terrible-scream': { now: { carpenter: [1, 0, 0] }, where: 'discarded' },
  'trap/trapdoor': { first: ['treasure/boxes'], where: 'discarded' },
  'trap/unlucky-incident': { where: 'discarded' },
}

const whereIs = ({ state }: Game, card: MysteryId) => ({
  discarded: state.mysteryDiscard.includes(card),
  inEventDeck: state.eventOrder.includes(card),
  reminder: state.reminders.includes(card),
})

test.each(entriesOf(DANGERS))('RC-DECK-05 %s does what is printed on it', (card, danger) => {
  const { given = {}, first = [], answers = [], now = {}, tonight = {}, stops, where } = danger
  const t = find('explore/secret-cave', [...first, card, 'treasure/gold'], { ...RICH, ...given })
  for (const _ of first) t.choose('yes')
  for (const answer of answers) t.choose(answer)
  // Room for a Treasure is left, so the draw goes on unless the card ends it.
  if (stops !== true) t.choose('no', 'drawOn')
  t.settled()
  expect(summary(t)).toEqual({ ...BEFORE, ...now })
  // What was drawn before it is in Future Resources, except after a Trapdoor.
  expect(t.state.futureKept).toEqual([])
  for (const lost of first) expect(t.state.mysteryDiscard).toContain(lost)
  const kept = where !== 'discarded' && where !== 'inEventDeck'
  expect(whereIs(t, card)).toEqual({
    discarded: where === 'discarded',
    inEventDeck: where === 'inEventDeck',
    reminder: kept,
  })
  if (!kept) return
  t.play('eating').settled()
  expect(summary(t)).toEqual({ ...BEFORE, ...now, ...tonight })
  const stays = where !== 'untilAfterTheNight'
  expect(whereIs(t, card)).toEqual({ discarded: !stays, inEventDeck: false, reminder: stays })
  t.play('roundEnd').play('roundEnd').settled()
  expect(whereIs(t, card)).toEqual({
    discarded: where !== 'forGood',
    inEventDeck: false,
    reminder: where === 'forGood',
  })
})

test('RC-DECK-05 Bats may wound instead of taking a token', () => {
  const t = meet('creature/bats', RICH).choose('1')
  expect(summary(t)).toEqual({ ...BEFORE, carpenter: [2, 3, 0] })
  t.settled()
  meet('creature/bats')
    .has({ people: { carpenter: { wounds: 1, determination: 0 } } })
    .settled()
})

test('RC-DECK-05 Medicine helps against a Scorpion', () => {
  meet('creature/scorpion', { items: ['invention/medicine'] })
    .has({ people: { carpenter: { wounds: 0 } } })
    .settled()
})

/** The five lower halves, drawn from the Event deck; the Carpenter is First Player. */
const LOWER_HALVES: readonly (readonly [MysteryId, Scene, Partial<Summary>, Scene['eventOrder'] & object])[] = [
  ['treasure/ceremonial-bowl', { cursed: { now: ['cook'], next: ['friday'] } }, {}, []],
  ['creature/big-ape', {}, { carpenter: [2, 3, 0], fur: 3 }, []],
  ['creature/gorilla', {}, { weapons: 1 }, []],
  [
    'creature/gremlins',
    { levels: { weapons: 1, roof: 1, palisade: 2 } },
    { carpenter: [3, 3, 0], weapons: 1 },
    ['creature/gremlins'],
  ],
  [
    'creature/savage',
    { mysteryDeck: ['treasure/gold', 'treasure/antique-rapier', 'trap/blunt-spear'] },
    { weapons: 5 },
    [],
  ],
]

test.each(LOWER_HALVES)(
  'RC-DECK-05 the lower half of %s does what is printed on it',
  (card, given, change, eventOrder) => {
    const rolls: NonNullable<Scene['rolls']> = eventOrder.length > 0 ? { 'deck.events': [[card, 'event']] } : {}
    const t = table({
      ...RICH,
      round: 2,
      eventDeck: ['event/awful-weather'],
      eventOrder: ['event', card],
      ...given,
      rolls,
    })
    t.play('event')
      .has({ eventOrder, threats: { right: 'event/awful-weather' }, cursed: { now: [], next: [] } })
      .settled()
    expect(summary(t)).toEqual({ ...BEFORE, ...change })
    expect(t.state.mysteryDiscard.includes(card)).toBe(eventOrder.length === 0)
  },
)

interface Becoming {
  readonly given?: Scene
  readonly answers?: readonly string[]
  readonly change?: Partial<Summary>
  /** It is laid beside the board, with so many uses; without this it is discarded. */
  readonly kept?: true | number
}

/** Those that have done all they can do once they are available. */
type Spent =
  | 'treasure/amulet-with-a-portrait-of-a-beautiful-lady'
  | 'treasure/antique-rapier'
  | 'treasure/captain-stones-spyglass'
  | 'treasure/cave-with-furs'
  | 'treasure/ceremonial-bowl'
  | 'treasure/crocks'
  | 'treasure/old-map'
  | 'treasure/ropes'
type Beside = Exclude<TreasureId, Spent>

const TREASURES: { readonly [C in Exclude<TreasureId, 'treasure/ceremonial-bowl'>]: Becoming } = {
  'treasure/amulet-with-a-portrait-of-a-beautiful-lady': {
    answers: ['carpenter/8', 'carpenter/5'],
    change: { arrows: [8, 5] },
  },
  'treasure/antique-rapier': { change: { weapons: 5 } },
  'treasure/backpack': { kept: true },
  'treasure/barrel': { kept: 1 },
  'treasure/blankets': { kept: 3 },
  'treasure/bottle-of-wine': { kept: 1 },
  'treasure/boxes': { kept: true },
  'treasure/candles': { kept: 2 },
  'treasure/captain-stones-spyglass': {
    given: { islandStack: [1, 2, 3, 4] },
    answers: ['2', '4'],
    change: { tiles: [1, 3, 4, 2] },
  },
  'treasure/cave-with-furs': { change: { fur: 3 } },
  'treasure/compass': { kept: true },
  'treasure/crocks': { change: { items: ['invention/pot'] } },
  'treasure/gold': { kept: true },
  'treasure/hammock': { kept: true },
  'treasure/hatchet': { change: { additionalWood: 'treasure/hatchet' }, kept: true },
  'treasure/helmet': { kept: true },
  'treasure/herbal-mixture': { kept: 1 },
  'treasure/old-clothes': { kept: true },
  'treasure/old-map': { change: { carpenter: [1, 4, 0], cook: [1, 2, 0], friday: [1, 2, 0] } },
  'treasure/old-rifle': { kept: 1 },
  'treasure/protective-amulet': { kept: 1 },
  'treasure/ropes': { answers: ['1'], change: { roof: 2 } },
  'treasure/saber': { kept: true },
  'treasure/treasure-map': { kept: true },
  'treasure/whip': { change: { weapons: 4 }, kept: true },
}

test.each(entriesOf(TREASURES))('RC-DECK-05 %s becomes available as is printed on it', (card, treasure) => {
  const { given = {}, answers = [], change = {}, kept } = treasure
  const t = available(card, { ...RICH, ...given })
  for (const answer of answers) t.choose(answer)
  t.settled()
  expect(summary(t)).toEqual({ ...BEFORE, ...change })
  expect(t.state.mysteryDiscard).toEqual(kept === undefined ? [card] : [])
  expect(t.state.kept).toEqual(kept === undefined ? [] : [typeof kept === 'number' ? { card, uses: kept } : { card }])
})

test('RC-DECK-05 Ropes may be a level of the Palisade', () => {
  const t = available('treasure/ropes', RICH).choose('0')
  expect(summary(t)).toEqual({ ...BEFORE, palisade: 3 })
  t.settled()
})

test('RC-DECK-05 the Ceremonial Bowl curses whoever draws it, at once', () => {
  const t = find('explore/secret-cave', ['treasure/ceremonial-bowl', 'treasure/gold'], RICH).choose('no')
  expect(summary(t)).toEqual({ ...BEFORE, cursed: ['carpenter'] })
  expect(t.state.eventOrder).toContain('treasure/ceremonial-bowl')
  t.has({ futureKept: [], kept: [], mysteryDiscard: [], cursed: { now: [] } }).settled()
})

/** What lies beside the board, at work. */
const AT_WORK: { readonly [C in Beside]: () => void } = {
  'treasure/backpack'() {
    const discoveryStack = ['discovery/goat', 'discovery/herbs', 'discovery/poison'] as const
    const t = explore({
      ...owned('treasure/backpack'),
      adventureTokens: [],
      islandStack: [8],
      discoveryStack: [...discoveryStack],
    }).choose('treasure/backpack/carpenter')
    expect(t.offers('discoveryToKeep')).toEqual(['discovery/herbs', 'discovery/poison'])
    t.choose('discovery/herbs')
      .has({
        futureDiscoveries: ['discovery/herbs'],
        gone: ['discovery/poison'],
        discoveryStack: ['discovery/goat'],
        kept: [{ card: 'treasure/backpack', usedThisRound: true, user: 'carpenter' }],
      })
      .settled()
  },
  'treasure/barrel'() {
    const people = { ...RICH.people, cook: { determination: 1, wounds: 3 } }
    const night = () => table({ ...RICH, people, ...owned('treasure/barrel', 1), available: { food: 6, fur: 1 } })
    const t = night().play('eating').choose('treasure/barrel')
    expect(summary(t)).toEqual({ ...BEFORE, carpenter: [0, 3, 0], cook: [2, 1, 0] })
    t.has({ kept: [{ card: 'treasure/barrel', uses: 0, usedThisRound: true }], available: { food: 4 } })
    t.play('camping')
      .has({ available: { food: 2 } })
      .settled()
    night()
      .play('camping')
      .has({ available: { food: 0 } })
      .settled()
  },
  'treasure/blankets'() {
    table({ ...owned('treasure/blankets', 1), weatherTokens: { snow: true }, available: { food: 1, wood: 1 } })
      .play('weather')
      .choose('treasure/blankets')
      .changed({ kept: [], mysteryDiscard: ['treasure/blankets'], phase: 'weather', weatherTokens: { snow: false } })
      .settled()
  },
  'treasure/bottle-of-wine'() {
    table({ ...owned('treasure/bottle-of-wine', 1), people: { cook: { wounds: 3 } }, available: { food: 2 } })
      .play('eating')
      .choose('treasure/bottle-of-wine')
      .has({ people: { cook: { wounds: 1 } }, kept: [], mysteryDiscard: ['treasure/bottle-of-wine'] })
      .settled()
  },
  'treasure/boxes'() {
    table({ ...owned('treasure/boxes'), shelterBuilt: true, available: { food: 20 } })
      .play('camping')
      .changed({})
      .settled()
  },
  'treasure/candles'() {
    const scene = { phase: 'action', ...owned('treasure/candles', 2), available: { wood: 9 } } as const
    const t = table(scene).play('planning')
    for (const _ of [1, 2]) t.choose('build/weapons').choose('carpenter').choose('treasure/candles')
    t.choose('build/weapons').choose('cook')
    expect(t.offers('support')).toEqual(['cook', 'enough'])
    t.choose('enough').choose('explore/A1').choose('cook')
    expect(t.state.plan.map(({ support, certain }) => [support, certain])).toEqual([
      [['treasure/candles'], true],
      [['treasure/candles'], true],
      [[], false],
      [[], false],
    ])
    t.settled('plan')
    const lit = stack('build', 'carpenter', {
      target: { kind: 'building', building: 'weapons' },
      certain: true,
      support: ['treasure/candles'],
    })
    const built = table(scene).play('build', lit)
    built.has({ kept: [{ card: 'treasure/candles', uses: 1, usedThisRound: true }] })
    built
      .play('build', lit)
      .has({ kept: [], mysteryDiscard: ['treasure/candles'] })
      .settled()
  },
  'treasure/compass'() {
    const t = table({ phase: 'action', ...owned('treasure/compass'), available: { wood: 1 } }).play('planning')
    t.choose('build/weapons').choose('cook')
    expect(t.offers('support')).not.toContain('treasure/compass')
    t.choose('enough').choose('explore/A1').choose('carpenter').choose('treasure/compass')
    t.choose('explore/C1').choose('carpenter')
    expect(t.offers('support')).not.toContain('treasure/compass')
    t.settled('support')
    const support = ['treasure/compass'] as const
    explore({ ...owned('treasure/compass'), adventureTokens: [] })
      .play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'C1' }, certain: true, support }))
      .has({ kept: [{ card: 'treasure/compass' }] })
      .settled()
  },
  'treasure/gold'() {
    const t = table({ phase: 'action', ...owned('treasure/gold') }).play('planning')
    expect(t.offers('anyTime')).toEqual([])
    t.settled('plan')
  },
  'treasure/hammock'() {
    const t = table({ ...RICH, phase: 'action', ...owned('treasure/hammock') }).play('rest', stack('rest', 'cook'))
    expect(summary(t)).toEqual({ ...BEFORE, cook: [0, 2, 0] })
    t.settled()
  },
  'treasure/hatchet'() {
    const wood = (exhausted: 'wood'[]) =>
      table({ ...owned('treasure/hatchet'), island: { B1: { additionalWood: 'treasure/hatchet', exhausted } } })
    wood([])
      .play('production')
      .has({ available: { wood: 2, food: 1 } })
      .settled()
    wood(['wood'])
      .play('production')
      .changed({ available: { food: 1 }, phase: 'production' })
      .settled()
  },
  'treasure/helmet'() {
    table({
      phase: 'action',
      ...owned('treasure/helmet'),
      huntingDeck: ['beast/jaguar'],
      items: ['invention/medicine'],
    })
      .play(...hunt('cook'))
      .choose('treasure/helmet/cook')
      .has({ people: { cook: { wounds: 4 }, carpenter: { wounds: 0 } }, levels: { weapons: 0 } })
      .settled()
  },
  'treasure/herbal-mixture'() {
    table({ phase: 'action', ...owned('treasure/herbal-mixture', 1), eventDeck: ['event/bear'], eventOrder: ['event'] })
      .play('planning')
      .choose('treasure/herbal-mixture')
      .has({ eventTop: 'event/bear', kept: [], mysteryDiscard: ['treasure/herbal-mixture'] })
      .settled('plan')
  },
  'treasure/old-clothes'() {
    table({ ...owned('treasure/old-clothes'), weatherTokens: { snow: true }, available: { food: 2, wood: 3 } })
      .play('weather')
      .choose('treasure/old-clothes')
      .has({ available: { food: 1, wood: 2 }, kept: [{ card: 'treasure/old-clothes', usedThisRound: true }] })
      .settled()
  },
  'treasure/old-rifle'() {
    table({
      phase: 'action',
      ...owned('treasure/old-rifle', 1),
      huntingDeck: ['beast/jaguar'],
      items: ['invention/medicine'],
    })
      .play(...hunt('cook'))
      .choose('treasure/old-rifle')
      .has({
        people: { cook: { wounds: 2 } },
        levels: { weapons: 0 },
        kept: [],
        mysteryDiscard: ['treasure/old-rifle'],
      })
      .settled()
  },
  'treasure/protective-amulet'() {
    const t = table({
      phase: 'action',
      ...owned('treasure/protective-amulet', 1),
      tiles: { A1: 5 },
      island: { A1: { exhausted: ['bird'], terrainCovered: true, additionalFood: 'test' } },
      islandTokens: { C1: ['greaterDanger'] },
    }).play('planning')
    t.choose('treasure/protective-amulet')
    expect([...t.offers('pieceToRemove')].sort()).toEqual([
      'A1/additionalFood',
      'A1/marker/bird',
      'A1/terrain',
      'C1/greaterDanger',
    ])
    t.choose('A1/marker/bird')
      .changed({ island: { A1: { exhausted: [] } }, kept: [], mysteryDiscard: ['treasure/protective-amulet'] })
      .settled('plan')
  },
  'treasure/saber'() {
    table({ phase: 'action', ...owned('treasure/saber'), huntingDeck: ['beast/jaguar'], items: ['invention/medicine'] })
      .play(...hunt('cook'))
      .choose('treasure/saber/cook')
      .has({ people: { cook: { wounds: 3 } }, levels: { weapons: 0 }, mysteryDiscard: [] })
      .settled()
  },
  'treasure/treasure-map'() {
    const mysteryDeck: MysteryId[] = ['treasure/boxes', 'treasure/gold', 'treasure/compass']
    const planned = stack('explore', 'cook', {
      target: { kind: 'card', card: 'treasure/treasure-map' },
      support: ['cook'],
    })
    table({ phase: 'action', ...owned('treasure/treasure-map'), mysteryDeck })
      .play('explore', planned)
      .choose('yes')
      .has({ futureKept: ['treasure/compass', 'treasure/gold'], kept: [], mysteryDiscard: ['treasure/treasure-map'] })
      .settled()
  },
  'treasure/whip'() {
    meet('trap/blunt-spear', owned('treasure/whip'))
      .choose('treasure/whip/carpenter')
      .has({ people: { carpenter: { wounds: 0 } }, mysteryDiscard: ['trap/blunt-spear'] })
      .settled()
  },
}

test.each(entriesOf(AT_WORK))('RC-DECK-05 %s works as is printed on it', (_, body) => body())

function entriesOf<Key extends string, Value>(cards: { readonly [K in Key]: Value }): [Key, Value][] {
  return Object.entries(cards) as [Key, Value][]
}
