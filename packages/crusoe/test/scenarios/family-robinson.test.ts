// Scenario 6, Family Robinson: the nine Inventions, the children, Recultivation, and what lies on the sheet.
import { boardOf, CHARACTERS, crusoe, INVENTIONS, type InventionId, readCard, ruleOf, TILES } from '@landfall/crusoe'
import { plan, planning as planningOf, resolve, type Scene, stack, table as tableOf } from '@landfall/crusoe/testing'
import { type Choice, PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { LANGUAGES } from '@landfall/text'
import { describe, expect, test } from 'vitest'
import type { Space } from '../../src/components/island.ts'
import type { TileNumber } from '../../src/components/tiles.ts'
import { FAMILY_ROBINSON } from '../../src/scenarios/family-robinson-sheet.ts'
import { type Outside, type Person, type State, usualProduction } from '../../src/state.ts'
import { choiceLabel } from '../../src/text/labels.ts'
import { logLine } from '../../src/text/log.ts'
import { SCENARIO_TEXTS } from '../../src/text/scenarios/index.ts'
import { tongues } from '../../src/text/voice.ts'
import { endsAt } from './ends-at.ts'

type Table = ReturnType<typeof tableOf>

const at = (scene: Scene): Scene => ({ ...scene, config: { scenario: 'family-robinson', ...scene.config } })
const table = (scene: Scene = {}): Table => tableOf(at(scene))
const planning = (scene: Scene = {}): Table => planningOf(at(scene))

const RECULTIVATION = 'special/family-robinson/recultivation'
const recultivation = (leader: Person): ReturnType<typeof stack> =>
  stack('special', leader, { target: { kind: 'special', special: 'family-robinson/recultivation' } })

/** Nine cards of the deck. */
const NINE: readonly InventionId[] = [
  'invention/basket',
  'invention/bed',
  'invention/cellar',
  'invention/corral',
  'invention/diary',
  'invention/drums',
  'invention/furnace',
  'invention/lantern',
  'invention/wall',
]
const [FIRST = 'invention/basket', ...EIGHT] = NINE

/** A house in which nothing is missing. */
const HOUSE = {
  round: 8,
  laidOut: [...NINE],
  items: [...NINE],
  shelterBuilt: true,
  levels: { roof: 1, palisade: 1, weapons: 1 },
} satisfies Scene

/** The Event Phase with this card on top of the deck. */
const event = (card: NonNullable<Scene['eventDeck']>[number], scene: Scene = {}): Table =>
  table({ round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')

/** A book that does nothing else to the camp. */
const BOOK = 'event/bad-feelings'

const company: readonly (readonly (typeof CHARACTERS)[number][])[] = [
  ['cook'],
  ['cook', 'carpenter'],
  ['cook', 'carpenter', 'soldier'],
  CHARACTERS,
]

/** Out for the night, with food of the own. */
const away = (food: number): Outside => ({
  space: 'A1',
  pack: { food, nonperishable: 0, wood: 0, fur: 0 },
  discoveries: [],
  treasures: [],
})

/** Explores A1 and finds this tile. */
const exploring = (tile: TileNumber, scene: Scene = {}): Table =>
  table({ phase: 'action', islandStack: [tile], ...scene }).play(
    'explore',
    stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }),
  )

const covered = (t: Table, space: Space): boolean | undefined => t.state.island[space]?.terrainCovered
const foodTokens = (t: Table, space: Space): readonly (string | undefined)[] => {
  const tile = t.state.island[space]
  return [tile?.additionalFood, ...(tile?.furtherFood ?? [])]
}
const offeredUses = (t: Table): readonly string[] =>
  t.session.questions.some(({ kind }) => kind === 'anyTime') ? t.offers('anyTime') : []

describe('the sheet', () => {
  test('RC-SCN6-02 RC-SETUP-27 twelve rounds, with the dice of each', () => {
    const { rounds, weather, start } = FAMILY_ROBINSON
    expect([rounds, start.space, start.tile]).toEqual([12, 'B1', 8])
    const dry: readonly string[] = []
    expect(weather).toEqual([
      dry,
      dry,
      ['rain'],
      ['rain'],
      ['winter'],
      ['winter'],
      ['rain', 'animals'],
      ['rain', 'animals'],
      ['winter', 'animals'],
      ['winter', 'animals'],
      ['rain', 'animals'],
      ['rain', 'animals'],
    ])
  })

  rule('RC-SCN6-02', 'the Weather Phase rolls the dice of its round and no others', () => {
    const rolls = { rain: { 'die.weather.rain': ['rain-1'] }, winter: { 'die.weather.winter': ['snow-1'] } }
    const animals = { 'die.weather.animals': ['blank'] }
    const wet = { available: { food: 1, wood: 3 }, levels: { roof: 1 } }
    table({ ...wet, round: 2 })
      .play('weather')
      .changed({ phase: 'weather' })
      .settled()
    table({ ...wet, round: 4, rolls: rolls.rain })
      .play('weather')
      .changed({ phase: 'weather' })
      .settled()
    table({ ...wet, round: 5, rolls: rolls.winter })
      .play('weather')
      .changed({ phase: 'weather', available: { wood: 2 } })
      .settled()
    table({ ...wet, round: 8, rolls: { ...rolls.rain, ...animals } })
      .play('weather')
      .settled()
    table({ ...wet, round: 9, rolls: { ...rolls.winter, ...animals } })
      .play('weather')
      .settled()
    table({ ...wet, round: 12, rolls: { ...rolls.rain, ...animals } })
      .play('weather')
      .settled()
  })

  test('RC-SCN6-03 RC-SETUP-10 RC-DECK-08 nine cards of the deck are laid out, whoever plays', () => {
    for (const characters of company) {
      const { state } = crusoe.start({ scenario: 'family-robinson', characters, seed: `nine/${characters.length}` })
      expect(new Set(state.laidOut).size).toBe(9)
      for (const id of state.laidOut) {
        expect(state.inventions).toContain(id)
        expect(Object.entries(INVENTIONS).find(([known]) => known === id)?.[1].kind).not.toBe('default')
      }
      expect(state.inventionDeck).toHaveLength(21 - characters.length - 9)
      expect(state.inventions).toHaveLength(9 + characters.length + 9 + 2)
      expect([state.camp, state.island.B1?.tile, state.shelterBuilt]).toEqual(['B1', 8, false])
    }
  })
})

describe('the goal', () => {
  rule('RC-SCN6-01 RC-END-01', 'the nine, the Shelter and three levels win at the end of a round, not before', () => {
    table(HOUSE).play('roundEnd').ended('won', 'goal').settled()
    table({ ...HOUSE, phase: 'action' })
      .play('actionsEnd')
      .has({ phase: 'actionsEnd', round: 8 })
      .settled()
    // The first possible round and the last one.
    table({ ...HOUSE, round: 1 })
      .play('roundEnd')
      .ended('won', 'goal')
      .settled()
    table({ ...HOUSE, round: 12 })
      .play('roundEnd')
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-SCN6-01', 'anything that is missing lets the game go on', () => {
    const goesOn = (scene: Scene) =>
      table({ ...HOUSE, ...scene })
        .play('roundEnd')
        .changed({ round: 9, firstPlayer: 'cook' })
        .settled()
    for (const level of ['roof', 'palisade', 'weapons'] as const) goesOn({ levels: { ...HOUSE.levels, [level]: 0 } })
    goesOn({ items: EIGHT })
    goesOn({ shelterBuilt: false })
    // RC-BUILD-12: a natural shelter is not built.
    goesOn({ shelterBuilt: false, camp: 'A1', tiles: { A1: 2 } })
  })

  rule('RC-SCN6-03', 'the default ones are not needed and do not stand in for any of the nine', () => {
    const others: InventionId[] = ['invention/map', 'invention/fire', 'invention/rope', 'family-robinson/garden']
    table({ ...HOUSE, items: [...EIGHT, ...others] })
      .play('roundEnd')
      .has({ round: 9 })
      .settled()
  })

  rule('RC-SCN6-01 RC-ITEM-05', 'what is built counts once it has become available', () => {
    const built = { ...HOUSE, items: EIGHT, futureItems: [FIRST], phase: 'action' } satisfies Scene
    table(built).play('roundEnd').has({ round: 9 }).settled()
    table(built).play('actionsEnd').play('roundEnd').ended('won', 'goal').settled()
  })

  rule('RC-SCN6-01 RC-ITEM-08', 'an Item that was flipped counts until the round is over, and then no longer', () => {
    const flipped = { ...HOUSE, flipped: [{ item: FIRST, rebuilt: false }] } satisfies Scene
    table(flipped).play('roundEnd').ended('won', 'goal').settled()
    table(flipped).play('roundStart').has({ items: EIGHT, flipped: [] }).play('roundEnd').has({ round: 9 }).settled()
  })

  rule('RC-SCN6-01 RC-END-02 RC-END-05', 'who dies in the night has not come home', () => {
    table({ ...HOUSE, people: { cook: { wounds: 12 } }, available: { food: 2 } })
      .play('eating')
      .choose('carpenter', 'whoEats')
      .ended('lost', 'death')
      .settled()
  })

  rule('RC-SCN6-04 RC-END-03', 'after the last round the home is missing something, or the house is', () => {
    const last = (scene: Scene) => table({ ...HOUSE, round: 12, ...scene }).play('roundEnd')
    last({ items: EIGHT }).ended('lost', 'inventionsMissing').settled()
    last({ items: EIGHT, levels: { roof: 0, palisade: 0, weapons: 0 } })
      .ended('lost', 'inventionsMissing')
      .settled()
    last({ levels: { ...HOUSE.levels, palisade: 0 } })
      .ended('lost', 'lastRound')
      .settled()
    last({ shelterBuilt: false }).ended('lost', 'lastRound').settled()
  })

  rule('RC-SCN6-04 RC-DISCARD-04', 'one of the nine that is discarded can come back and be built', () => {
    const three: readonly InventionId[] = ['invention/basket', 'invention/map', 'invention/pot']
    const t = event('event/council', {
      ...HOUSE,
      items: EIGHT,
      inventions: [...three, 'invention/fire'],
      inventionDeck: ['invention/sack'],
    })
    for (const id of three) t.choose(id)
    expect(t.state.inventions).toEqual(['invention/fire'])
    expect(t.state.inventionDeck).toHaveLength(4)
    // Its Threat Action looks through the deck.
    t.play(
      'threat',
      stack('threat', 'cook', { target: { kind: 'threat', side: 'right' }, card: 'event/council' }),
    ).choose(FIRST)
    expect(t.state.inventions).toEqual(['invention/fire', FIRST])
    t.play('build', stack('build', 'cook', { target: { kind: 'invention', invention: FIRST }, certain: true }))
      .play('actionsEnd')
      .play('roundEnd')
      .ended('won', 'goal')
      .settled()
  })
})

describe('children', () => {
  rule('RC-SCN6-05 RC-ROUND-07', 'one is born at the start of rounds 7, 9 and 11', () => {
    for (let round = 1; round <= 12; round++) {
      const t = table({ round }).play('roundStart')
      const born = { 7: 1, 9: 2, 11: 3 }[round]
      expect(t.happened('childBorn')).toEqual(born === undefined ? [] : [{ t: 'childBorn', children: born }])
      t.settled()
    }
  })

  rule('RC-SCN6-05 RC-SCN6-06', 'they eat before the adults, each 1 food a night, whoever plays', () => {
    const children = [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]
    for (const characters of company) {
      children.forEach((hungry, i) => {
        const night = (food: number): Table =>
          table({ characters, friday: characters.length < 3, round: i + 1, available: { food } }).play('eating')
        const wounds = (t: Table): readonly (number | undefined)[] =>
          characters.map((character) => t.state.people[character]?.wounds)
        const fed = night(characters.length + hungry)
        expect([fed.state.available.food, wounds(fed)]).toEqual([0, characters.map(() => 0)])
        fed.settled()
        const adultsHungry = night(hungry)
        expect([adultsHungry.state.available.food, wounds(adultsHungry)]).toEqual([0, characters.map(() => 2)])
        adultsHungry.settled()
        if (hungry > 0)
          night(hungry - 1)
            .ended('lost', 'childUnfed')
            .settled()
      })
    }
  })

  rule('RC-SCN6-06 RC-NIGHT-13', 'food of either kind feeds them, as the group wants', () => {
    const night = () =>
      table({ round: 7, available: { food: 1, nonperishable: 2 } })
        .play('eating')
        .asks('foodToDiscard')
    night()
      .choose('nonperishable')
      .choose('food')
      .changed({ phase: 'night', available: { food: 0, nonperishable: 0 } })
      .settled()
    table({ round: 11, available: { nonperishable: 5 } })
      .play('eating')
      .changed({ phase: 'night', available: { nonperishable: 0 } })
      .settled()
  })

  rule('RC-SCN6-06 RC-USE-12', 'what may still become food can be used before a child goes hungry', () => {
    const biscuits = () => table({ round: 7, kept: [{ card: 'equipment/biscuits', uses: 2 }] }).play('eating')
    biscuits().asks('demand').choose(PASS).ended('lost', 'childUnfed').settled()
    biscuits()
      .choose('equipment/biscuits')
      .choose(PASS)
      .choose(PASS)
      .has({ available: { nonperishable: 0 }, people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } } })
      .settled()
    const seeds = table({ round: 7, availableDiscoveries: ['family-robinson/seeds'] }).play('eating')
    seeds.choose('family-robinson/seeds').has({ gone: ['family-robinson/seeds'], people: { cook: { wounds: 2 } } })
    seeds.settled()
  })

  rule('RC-SCN6-06 RC-NIGHTOUT-09', 'food outside the camp does not feed them, and nobody has to be in camp', () => {
    const out = { outside: { cook: away(3), carpenter: away(3) }, round: 9 } satisfies Scene
    table(out).play('eating').ended('lost', 'childUnfed').settled()
    table({ ...out, available: { food: 2 } })
      .play('eating')
      .changed({
        phase: 'night',
        available: { food: 0 },
        outside: { cook: { pack: { food: 2 } }, carpenter: { pack: { food: 2 } } },
      })
      .settled()
  })

  rule('RC-SCN6-05 RC-TOK-23', 'an Additional Food token on the Night space concerns the adults alone', () => {
    table({ round: 9, additionalFoodAtNight: true, available: { food: 6 } })
      .play('eating')
      .changed({ phase: 'night', available: { food: 0 }, additionalFoodAtNight: false })
      .settled()
  })
})

describe('Additional Food tokens', () => {
  const both = { B1: { additionalFood: 'invention/snare', furtherFood: ['invention/corral'] } }
  const items: InventionId[] = ['invention/snare', 'invention/corral']
  const building = { phase: 'action', futureItems: [...items], tiles: { A1: 9 } } satisfies Scene

  rule(
    'RC-SCN6-07 RC-UNIQ-02 RC-ENDACT-06',
    'Snare and Corral both find room on the camp’s tile, and both produce',
    () => {
      const t = table(building).play('actionsEnd')
      expect(foodTokens(t, 'B1')).toEqual(items)
      t.play('production')
        .has({ available: { food: 3, wood: 1 } })
        .settled()
      // Elsewhere only one of them has room, and the group says which.
      const one = tableOf(building).play('actionsEnd').asks('nextEffect').choose('invention/corral')
      expect(foodTokens(one, 'B1')).toEqual(['invention/corral'])
      one
        .play('production')
        .has({ available: { food: 2, wood: 1 } })
        .settled()
    },
  )

  rule('RC-SCN6-07', 'the exception is for food only, and for the camp’s tile only', () => {
    const wood = table({
      phase: 'action',
      island: { B1: { additionalWood: 'castaways/hatchet' } },
      futureKept: ['treasure/hatchet'],
    }).play('actionsEnd')
    wood.has({ island: { B1: { additionalWood: 'castaways/hatchet' } } }).play('production')
    wood.has({ available: { wood: 2 } }).settled()
    const flock = table({
      phase: 'action',
      tiles: { A1: 9 },
      island: { A1: { additionalFood: 'invention/snare' } },
      adventureTokens: ['gather'],
      gatherDeck: ['gather/new-flock'],
    }).play(
      'gather',
      stack('gather', 'cook', { target: { kind: 'source', space: 'A1', source: 'bird' }, certain: true, yields: 2 }),
    )
    expect(foodTokens(flock, 'A1')).toEqual(['invention/snare'])
    flock.settled()
  })

  rule(
    'RC-SCN6-07 RC-MOVE-07 RC-MOVE-08',
    'those of Items go along with the camp, whatever lies on the new tile',
    () => {
      const t = table({
        items,
        shelterBuilt: true,
        tiles: { A1: 9 },
        island: {
          ...both,
          B1: { additionalFood: 'gather/new-flock', furtherFood: items },
          A1: { additionalFood: 'gather/nestlings' },
        },
      }).play('camping')
      t.choose('A1').has({ camp: 'A1', items })
      expect(foodTokens(t, 'A1')).toEqual(['gather/nestlings', ...items])
      expect(foodTokens(t, 'B1')).toEqual(['gather/new-flock'])
      t.play('production').has({ available: { food: 4, wood: 0 } })
      // RC-GATHER-05: what stays behind helps those who gather there.
      t.play('planning')
      plan(t, 'gather/B1/fish', 'cook')
      expect(t.state.plan.map(({ yields }) => yields)).toEqual([2])
      t.settled('plan')
    },
  )

  rule('RC-SCN6-07 RC-ED-35', 'in the first edition they may stay, but only one where the camp no longer is', () => {
    const leave = () =>
      table({ config: { edition: 'first' }, items, shelterBuilt: true, tiles: { A1: 9 }, island: both })
        .play('camping')
        .choose('A1')
        .asks('tokensToTake')
    const stays = leave().choose('none')
    expect([foodTokens(stays, 'B1'), foodTokens(stays, 'A1')]).toEqual([['invention/corral'], ['invention/snare']])
    stays.settled()
    const goes = leave().choose('food')
    expect([foodTokens(goes, 'B1'), foodTokens(goes, 'A1')]).toEqual([[undefined], items])
    goes.settled()
  })

  rule('RC-SCN6-07 RC-TERM-11 RC-GATHER-09', 'without a source that is open they yield nothing', () => {
    table({ island: { B1: { ...both.B1, exhausted: ['fish'] } } })
      .play('production')
      .changed({ phase: 'production', available: { wood: 1 } })
      .settled()
    // Tile 7 has no food at all.
    table({ camp: 'A1', tiles: { A1: 7 }, island: { A1: both.B1 } })
      .play('production')
      .changed({ phase: 'production', available: { wood: 1 } })
      .settled()
  })

  rule('RC-SCN6-07 RC-CARD-NEWFLOCK-02', 'a flock is a source, and further tokens yield with it', () => {
    const A1 = { additionalFood: 'gather/new-flock', flock: true, furtherFood: items } as const
    const camp = { camp: 'A1', tiles: { A1: 7 } } satisfies Scene
    table({ ...camp, island: { A1 } })
      .play('production')
      .has({ available: { food: 3, wood: 1 } })
      .settled()
    table({ ...camp, island: { A1: { ...A1, exhausted: ['flock'] } } })
      .play('production')
      .has({ available: { food: 0 } })
      .settled()
  })

  rule('RC-SCN6-07 RC-ITEM-11 RC-ITEM-14 RC-ITEM-17', 'with its Item each token goes, and the other stays', () => {
    for (const [item, other] of [items, items.toReversed()] as const) {
      if (item === undefined || other === undefined) throw new Error('two Items')
      const flipped = table({ items, island: both, flipped: [{ item, rebuilt: false }] }).play('roundStart')
      expect(foodTokens(flipped, 'B1')).toEqual([other])
      flipped
        .has({ items: [other] })
        .play('production')
        .has({ available: { food: 2 } })
        .settled()
      const threats = { left: 'event/catastrophe', right: 'event/fight' } as const
      const lost = event('event/sunny-beach', { items, island: both, threats, inventionDeck: [] })
      lost.choose(item)
      expect([foodTokens(lost, 'B1'), lost.state.inventionDeck]).toEqual([[other], [item]])
      lost.settled()
    }
  })

  rule('RC-SCN6-07 RC-ITEM-18', 'an Item that is flipped and built again in one round has one token, not two', () => {
    for (const item of items) {
      const t = table({
        items,
        island: both,
        tiles: { A1: 9 },
        phase: 'action',
        flipped: [{ item, rebuilt: true }],
      }).play('actionsEnd')
      expect(foodTokens(t, 'B1')).toEqual(items)
      t.has({ items, flipped: [] })
        .play('roundStart')
        .play('production')
        .has({ available: { food: 3 } })
        .settled()
    }
  })

  rule('RC-SCN6-07', 'a card that removes a token removes the one that is meant', () => {
    const amulet = () =>
      planning({ items, island: both, kept: [{ card: 'treasure/protective-amulet', uses: 1 }] }).choose(
        'treasure/protective-amulet',
      )
    const choices = items.map((item) => `B1/additionalFood/${item}`)
    for (const [choice, left] of [
      [choices[0], 'invention/corral'],
      [choices[1], 'invention/snare'],
    ] as const) {
      const t = amulet().asks('pieceToRemove')
      expect(t.offers('pieceToRemove')).toEqual(choices)
      t.choose(choice ?? '', 'pieceToRemove')
      expect(foodTokens(t, 'B1')).toEqual([left])
      t.settled('plan')
    }
    const [question] = endsAt(amulet(), 'pieceToRemove').session.questions
    if (question === undefined) throw new Error('nothing is asked')
    const said = LANGUAGES.map((language) =>
      question.choices.map((one) => choiceLabel(tongues[language], one, question)),
    )
    expect(said).toEqual([
      ['Additional Food (Snare), B1', 'Additional Food (Corral), B1'],
      ['Cibo aggiuntivo (Tagliola), B1', 'Cibo aggiuntivo (Recinto), B1'],
      ['Plus jedno pożywienie (Wnyki), B1', 'Plus jedno pożywienie (Zagroda), B1'],
      ['Дополнительная еда (Силки), B1', 'Дополнительная еда (Загон), B1'],
    ])
  })

  test('RC-SCN6-07 the board shows how many lie there', () => {
    const sourcesOf = (scene: Scene, space: Space) => {
      const found = boardOf(planning(scene).session.view(), 'en').island.find((one) => one.space === space)
      return [found?.tile?.sources.map(({ id, extra }) => [id, extra]), found?.said]
    }
    expect(sourcesOf({ island: both }, 'B1')).toEqual([
      [
        ['fish', 2],
        ['wood', 0],
      ],
      'Beach, B1. Camp. Fish (+2), wood.',
    ])
    const camp = { camp: 'A1', tiles: { A1: 7 } } satisfies Scene
    const A1 = { additionalFood: 'gather/new-flock', flock: true, furtherFood: items } as const
    expect(sourcesOf({ ...camp, island: { A1 } }, 'A1')[0]).toEqual([
      ['wood', 0],
      ['flock', 2],
    ])
    expect(sourcesOf({ ...camp, island: { A1: both.B1 } }, 'A1')[1]).toContain('Additional Food. Additional Food.')
  })
})

describe('Recultivation', () => {
  const marked = { tiles: { A1: 4, C1: 5 }, island: { A1: { terrainCovered: true } } } satisfies Scene
  const three = {
    tiles: { A1: 4, C1: 5 },
    island: { A1: { terrainCovered: true }, B1: { exhausted: ['wood'] } },
    waitingMarkers: ['B2'],
  } satisfies Scene

  rule('RC-SCN6-08 RC-PLAN-14 RC-PLAN-26', 'exactly two pawns, where there is a black marker', () => {
    expect(endsAt(planning(), 'plan').offers()).not.toContain(RECULTIVATION)
    const t = planning(marked)
    t.choose(RECULTIVATION).choose('cook')
    expect(t.offers('support')).toEqual(['carpenter', 'cook'])
    t.choose('cook', 'support').asks('plan')
    t.has({
      plan: [
        {
          id: 1,
          action: 'special',
          target: { kind: 'special', special: 'family-robinson/recultivation' },
          card: undefined,
          leader: 'cook',
          support: ['cook'],
          certain: false,
          paid: {},
          tokens: [],
          economical: undefined,
          yields: undefined,
          carried: undefined,
        },
      ],
    })
    const [choice] = endsAt(planning(marked), 'plan').session.questions.flatMap(({ choices }) =>
      choices.filter(({ id }) => id === RECULTIVATION),
    )
    expect([choice?.costs, choice?.odds]).toEqual([[{ pawns: 2 }], undefined])
    t.settled('plan')
  })

  rule('RC-SCN6-08 RC-SCN6-09', 'a stack for each marker, and no more', () => {
    const one = plan(planning(marked), RECULTIVATION, 'cook', 'cook')
    expect(one.offers()).not.toContain(RECULTIVATION)
    one.choose('remove/1')
    expect(endsAt(one, 'plan').offers()).toContain(RECULTIVATION)
    const two = planning({ ...three, characters: CHARACTERS })
    for (const player of CHARACTERS.slice(0, 3)) plan(two, RECULTIVATION, player, player)
    expect(two.offers()).not.toContain(RECULTIVATION)
    expect(two.state.plan).toHaveLength(3)
    two.settled('plan')
  })

  rule('RC-SCN6-08', 'any black marker on a tile or space: the group says which', () => {
    const run = () =>
      table({ ...three, phase: 'action' })
        .play('special', recultivation('cook'))
        .asks('pieceToRemove')
    expect(endsAt(run(), 'pieceToRemove').offers()).toEqual(['A1/terrain', 'B1/marker/wood', 'B2/marker'])
    run()
      .choose('A1/terrain')
      .changed({ island: { A1: { terrainCovered: false } }, attempted: [RECULTIVATION] })
      .settled()
    run()
      .choose('B1/marker/wood')
      .changed({ island: { B1: { exhausted: [] } }, attempted: [RECULTIVATION] })
      .settled()
    run()
      .choose('B2/marker')
      .changed({ waitingMarkers: [], attempted: [RECULTIVATION] })
      .settled()
    // Of one there is nothing to ask; if it has gone meanwhile nothing happens.
    table({ ...marked, phase: 'action' })
      .play('special', recultivation('cook'))
      .changed({ island: { A1: { terrainCovered: false } }, attempted: [RECULTIVATION] })
      .settled()
    table({ phase: 'action' })
      .play('special', recultivation('cook'))
      .changed({ attempted: [RECULTIVATION] })
      .settled()
  })

  rule('RC-SCN6-08 RC-UNIQ-01', 'tokens are no markers', () => {
    const tokens = {
      islandTokens: { B1: ['timeConsuming', 'greaterDanger'] },
      shortcut: 'A1',
      tiles: { A1: 4 },
      island: { B1: { additionalFood: 'invention/snare', additionalWood: 'treasure/hatchet' } },
      levels: { weapons: 1 },
    } satisfies Scene
    expect(endsAt(planning(tokens), 'plan').offers()).not.toContain(RECULTIVATION)
  })

  rule('RC-SCN6-09 RC-RES-01', 'it is resolved after Explore and before Arrange Camp', () => {
    const t = planning({ ...marked, characters: ['cook', 'carpenter', 'soldier'], islandStack: [1] })
    plan(t, 'arrange', 'soldier')
    plan(t, RECULTIVATION, 'cook', 'carpenter')
    plan(t, 'rest', 'soldier')
    plan(t, 'explore/B2', 'carpenter', 'cook')
    t.choose('confirm')
    expect(t.happened('resolved').map(({ stack: done }) => (done as { action?: string }).action)).toEqual([
      'explore',
      'special',
      'arrange',
      'rest',
    ])
    t.has({ island: { A1: { terrainCovered: false } }, plan: [] }).settled()
  })

  rule('RC-SCN6-09 RC-RES-02', 'two stacks of one round remove two markers', () => {
    const t = planning({ ...three, shelterBuilt: true, available: { food: 2 } })
    plan(t, RECULTIVATION, 'cook', 'cook')
    plan(t, RECULTIVATION, 'carpenter', 'carpenter')
    resolve(t)
      .asks('pieceToRemove')
      .choose('A1/terrain')
      .choose('B2/marker')
      .has({ island: { A1: { terrainCovered: false }, B1: { exhausted: ['wood'] } }, waitingMarkers: [] })
      .settled()
  })

  rule('RC-SCN6-08 RC-TERM-20 RC-EXPL-11', 'a terrain that is uncovered counts from then on', () => {
    expect(endsAt(planning(marked), 'plan').offers()).not.toContain('build/invention/bricks')
    const t = table({ ...marked, phase: 'action' })
      .play('special', recultivation('cook'))
      .play('planning')
    expect(t.offers()).toContain('build/invention/bricks')
    t.settled('plan')
  })

  rule(
    'RC-SCN6-08 RC-FRI-04 RC-FRI-05 RC-PLAN-22 RC-DOG-02',
    'Friday may support, but not lead, as no neutral pawn helps',
    () => {
      const t = planning({
        ...marked,
        characters: ['cook'],
        friday: true,
        config: { dog: true },
        items: ['invention/map', 'invention/raft', 'invention/belts', 'invention/lantern', 'invention/shield'],
      }).choose(RECULTIVATION)
      expect(t.offers('leader')).toEqual(['cook'])
      t.choose('cook')
      expect(t.offers('support')).toEqual(['cook', 'friday'])
      t.choose('friday').has({
        plan: [
          {
            ...recultivation('cook'),
            support: ['friday'],
            card: undefined,
            economical: undefined,
            yields: undefined,
            carried: undefined,
          },
        ],
      })
      plan(t, 'rest', 'cook')
        .choose('confirm')
        .has({ island: { A1: { terrainCovered: false } } })
      t.settled()
    },
  )

  rule('RC-SCN6-08 RC-TERM-01', 'a card that leaves somebody only other Actions forbids it', () => {
    for (const only of [['rest'], ['build', 'arrange', 'rest']] as const) {
      const t = planning({ ...marked, limits: { only: { cook: only } } }).choose(RECULTIVATION)
      expect(t.offers('leader')).toEqual(['carpenter'])
      t.choose('carpenter')
      expect(t.offers('support')).toEqual(['carpenter'])
      t.choose('carpenter').settled('plan')
    }
    const alone = planning({ ...marked, characters: ['cook'], limits: { only: { cook: ['rest'] } } })
    expect(endsAt(alone, 'plan').offers()).not.toContain(RECULTIVATION)
    // RC-CARD-ARGUMENT-01: no teams, but the own two pawns.
    const apart = planning({ ...marked, limits: { noTeams: true } })
      .choose(RECULTIVATION)
      .choose('cook')
    expect(endsAt(apart, 'support').offers('support')).toEqual(['cook'])
  })

  rule('RC-SCN6-08 RC-TOK-12 RC-TOK-16', 'tokens on the camp’s tile do not touch it', () => {
    const t = planning({ ...marked, islandTokens: { B1: ['timeConsuming', 'greaterDanger'] } })
    plan(t, RECULTIVATION, 'cook', 'cook').asks('plan')
    // Rest takes two pawns here, and is dangerous.
    plan(t, 'rest', 'carpenter', 'carpenter').choose('confirm')
    t.has({ island: { A1: { terrainCovered: false } }, people: { cook: { wounds: 0 } } })
    expect(t.happened('wounded').map(({ person }) => person)).toEqual(['carpenter'])
    t.settled()
  })

  test('RC-SCN6-08 RC-SCN6-11 the log tells of it, and why', () => {
    const t = table({ ...marked, phase: 'action' }).play('special', recultivation('cook'))
    const found = exploring(10)
    const events = [...t.happened('resolved'), ...t.happened('terrainCovered'), ...found.happened('terrainCovered')]
    expect(events.map((one) => logLine(one, tongues.en))).toEqual([
      'Cook: Recultivation — done.',
      'The terrain on A1 counts from now on.',
      'The terrain on A1 does not count.',
    ])
    expect(events.map(ruleOf)).toEqual(['RC-PLAN-05', 'RC-TERM-18', 'RC-TERM-18'])
    const source = table({ phase: 'action', island: { B1: { exhausted: ['wood'] } } }).play(
      'special',
      recultivation('cook'),
    )
    for (const language of LANGUAGES) {
      for (const one of [...events, ...source.happened('sourceCovered'), ...born()]) {
        expect(logLine(one, tongues[language])).toMatch(/^\S.*\.$/)
        expect(ruleOf(one)).toMatch(/^RC-/)
      }
    }
  })
  const born = () => table({ round: 7 }).play('roundStart').happened('childBorn')
})

describe('the book and the totem', () => {
  const rich = {
    island: { B1: { additionalFood: 'invention/snare', additionalWood: 'treasure/hatchet' } },
    production: { ...usualProduction(), more: { food: 0, wood: 1 } },
  } satisfies Scene

  rule(
    'RC-SCN6-10 RC-PROD-06 RC-EX-79',
    'a book halves the production of its round: of 2 and 3 the group takes 2',
    () => {
      table(rich)
        .play('production')
        .has({ available: { food: 2, wood: 3 } })
        .settled()
      const taken = (...chosen: readonly string[]) => {
        const t = event(BOOK, rich).play('production').asks('resourceToTake')
        expect(t.offers()).toEqual(['food', 'wood'])
        for (const what of chosen) t.choose(what)
        const { food, wood } = t.state.available
        // The next round is a usual one.
        t.has({ production: usualProduction() }).settled()
        return [food, wood]
      }
      expect(taken('food', 'food')).toEqual([2, 0])
      expect(taken('food', 'wood')).toEqual([1, 1])
      expect(taken('wood', 'wood')).toEqual([0, 2])
    },
  )

  rule('RC-SCN6-10 RC-PROD-06', 'half of one is nothing', () => {
    event(BOOK, { island: { B1: { exhausted: ['wood'] } } })
      .play('production')
      .has({ available: { food: 0, wood: 0 } })
      .settled()
  })

  rule('RC-SCN6-10 RC-EVT-08', 'without a book the harvest is whole', () => {
    event('event/sunny-beach')
      .play('production')
      .has({ available: { food: 1, wood: 1 } })
      .settled()
  })

  rule('RC-SCN6-10 RC-CARD-RAGINGRIVER-01', 'half is half, however many say so; none is none', () => {
    const twice = event(BOOK, { ...rich, production: { ...rich.production, half: true } }).play('production')
    twice
      .choose('food')
      .choose('food')
      .has({ available: { food: 2, wood: 0 } })
      .settled()
    event(BOOK, { ...rich, threats: { left: 'event/raging-river', right: 'event/fight' } })
      .play('production')
      .has({ available: { food: 0, wood: 0 } })
      .settled()
    // No book: the card alone.
    event('event/raging-river', rich)
      .play('production')
      .choose('wood')
      .choose('wood')
      .has({ available: { wood: 2 } })
      .settled()
  })

  test('RC-SCN6-10 the notice names the card only if it was the card', () => {
    const cardOf = (t: Table) => boardOf(t.session.view(), 'en').notices.find(({ id }) => id === 'halfProduction')
    expect(cardOf(event(BOOK))).toMatchObject({ rule: 'RC-PROD-06', card: undefined })
    expect(cardOf(event('event/raging-river'))).toMatchObject({ card: 'event/raging-river' })
  })

  rule('RC-SCN6-11 RC-EXPL-13 RC-TERM-18', 'a totem on the first tile of its terrain covers it', () => {
    for (const tile of [2, 4, 5, 6, 7, 10] as const) {
      const t = exploring(tile)
      expect([tile, covered(t, 'A1')]).toEqual([tile, true])
      t.settled()
    }
    for (const tile of [1, 3, 9, 11] as const) {
      const t = exploring(tile)
      expect([tile, covered(t, 'A1')]).toEqual([tile, false])
      t.settled()
    }
  })

  rule('RC-SCN6-11 RC-ITEM-03', 'a covered terrain counts as unexplored until another tile shows it', () => {
    const first = exploring(4)
    expect(endsAt(first.play('planning'), 'plan').offers()).not.toContain('build/invention/pot')
    const second = exploring(7, { tiles: { C1: 4 }, island: { C1: { terrainCovered: true } } })
    expect([covered(second, 'A1'), covered(second, 'C1')]).toEqual([false, true])
    expect(endsAt(second.play('planning'), 'plan').offers()).toContain('build/invention/pot')
  })

  rule('RC-SCN6-11', 'it is compared with all tiles that lie there, face-down ones too', () => {
    // RC-TERM-17: the first one does not count as explored, but it came first.
    expect(covered(exploring(5, { tiles: { C1: 11 }, island: { C1: { inaccessible: true } } }), 'A1')).toBe(false)
    expect(covered(exploring(5, { tiles: { C1: 11 } }), 'A1')).toBe(false)
    expect(covered(exploring(5, { tiles: { C1: 4 } }), 'A1')).toBe(true)
    expect([5, 11].map((tile) => TILES[tile as TileNumber].terrain)).toEqual(['mountains', 'mountains'])
  })
})

describe('special tokens', () => {
  const tools = 'family-robinson/old-tools'
  const plow = 'family-robinson/plow'
  const powder = 'family-robinson/gunpowder'
  const seeds = 'family-robinson/seeds'

  rule(
    'RC-SCN6-12',
    'Old Tools build the Rope, the Pot or the Knife at once, without an Action or requirements',
    () => {
      const use = () =>
        planning({ availableDiscoveries: [tools] })
          .choose(tools)
          .asks('chooseOne')
      expect(endsAt(use(), 'chooseOne').offers('chooseOne')).toEqual(['0', '1', '2'])
      use()
        .choose('0')
        .has({ items: ['invention/rope'], levels: { weapons: 0 }, gone: [tools] })
        .settled('plan')
      use()
        .choose('1')
        .has({ items: ['invention/pot'], futureItems: [] })
        .settled('plan')
      use()
        .choose('2')
        .has({ items: ['invention/knife'], levels: { weapons: 1 }, availableDiscoveries: [] })
        .settled('plan')
    },
  )

  rule('RC-SCN6-12 RC-RES-13', 'while Actions are resolved it waits with the Future Resources', () => {
    const t = table({
      phase: 'action',
      resolving: true,
      availableDiscoveries: [tools],
      adventureTokens: ['build'],
      buildDeck: ['build/savings'],
    }).play('build', stack('build', 'carpenter', { target: { kind: 'building', building: 'weapons' }, certain: true }))
    t.choose(tools, 'anyTime')
      .choose('2')
      .has({ items: [], futureItems: ['invention/knife'], levels: { weapons: 1 } })
    t.play('actionsEnd')
      .has({ items: ['invention/knife'], futureItems: [], levels: { weapons: 2 } })
      .settled()
  })

  rule('RC-SCN6-12 RC-TERM-10', 'only what is not there yet; nothing is asked for one, or offered for none', () => {
    const some = (items: InventionId[], more: Scene = {}) => planning({ availableDiscoveries: [tools], items, ...more })
    expect(endsAt(some(['invention/pot']).choose(tools), 'chooseOne').offers('chooseOne')).toEqual(['0', '2'])
    some(['invention/pot', 'invention/rope'])
      .choose(tools)
      .has({ items: ['invention/pot', 'invention/rope', 'invention/knife'] })
      .settled('plan')
    expect(offeredUses(endsAt(some(['invention/pot', 'invention/rope', 'invention/knife']), 'plan'))).toEqual([])
    // RC-RES-04: nor what somebody is about to build.
    const planned = plan(
      some(['invention/pot', 'invention/rope'], { tiles: { A1: 5 } }),
      'build/invention/knife',
      'cook',
    )
    expect(offeredUses(endsAt(planned, 'plan'))).toEqual([])
    // RC-ITEM-18: what was flipped this round can be built again.
    some(['invention/pot', 'invention/rope', 'invention/knife'], {
      flipped: [{ item: 'invention/knife', rebuilt: false }],
    })
      .choose(tools)
      .has({ levels: { weapons: 1 }, flipped: [] })
      .settled('plan')
  })

  rule('RC-SCN6-12 RC-USE-12', 'a Knife can meet the demand for a weapon level', () => {
    const demand = (more: Scene = {}) =>
      table({ round: 2, eventOrder: ['creature/gorilla'], availableDiscoveries: [tools], ...more }).play('event')
    demand()
      .asks('demand')
      .choose(tools)
      .choose('2')
      .has({ items: ['invention/knife'], people: { cook: { wounds: 1 } } })
      .settled()
    demand()
      .choose(PASS)
      .has({ items: [], people: { cook: { wounds: 2 } } })
      .settled()
    // The Pot would not help.
    demand({ items: ['invention/knife', 'invention/rope'] })
      .has({ people: { cook: { wounds: 2 } } })
      .settled()
  })

  rule('RC-SCN6-13', 'the Plow removes a black marker, and is of no use without one', () => {
    const marked = { tiles: { A1: 4 }, island: { A1: { terrainCovered: true } } } satisfies Scene
    planning({ ...marked, availableDiscoveries: [plow] })
      .choose(plow)
      .changed({ island: { A1: { terrainCovered: false } }, availableDiscoveries: [], gone: [plow] })
      .settled('plan')
    const several = planning({ ...marked, waitingMarkers: ['C1'], availableDiscoveries: [plow] }).choose(plow)
    expect(several.offers('pieceToRemove')).toEqual(['A1/terrain', 'C1/marker'])
    several
      .choose('C1/marker')
      .changed({ waitingMarkers: [], availableDiscoveries: [], gone: [plow] })
      .settled('plan')
    expect(offeredUses(endsAt(planning({ availableDiscoveries: [plow] }), 'plan'))).toEqual([])
    // It takes away what Recultivation was good for.
    const t = planning({ ...marked, availableDiscoveries: [plow] })
    expect(t.offers('plan')).toContain(RECULTIVATION)
    expect(endsAt(t.choose(plow), 'plan').offers('plan')).not.toContain(RECULTIVATION)
  })

  rule('RC-SCN6-14 RC-WEA-10', 'Gunpowder rolls the Hungry Animals die again, and the new result stands', () => {
    const night = (faces: readonly string[]) =>
      table({
        round: 7,
        levels: { roof: 2 },
        availableDiscoveries: [powder],
        rolls: { 'die.weather.rain': ['rain-1'], 'die.weather.animals': faces },
      })
        .play('weather')
        .asks('weather')
    night(['beast', 'palisade'])
      .choose(powder)
      .has({ gone: [powder], people: { cook: { wounds: 1 }, carpenter: { wounds: 1 } } })
      .settled()
    night(['beast', 'beast'])
      .choose(powder)
      .has({ people: { cook: { wounds: 3 } } })
      .settled()
    night(['beast'])
      .choose(PASS)
      .has({ availableDiscoveries: [powder], people: { cook: { wounds: 3 } } })
      .settled()
  })

  rule('RC-SCN6-14', 'without that die, and in any other phase, Gunpowder is of no use', () => {
    const dry = { availableDiscoveries: [powder], levels: { roof: 2 } } satisfies Scene
    table({ ...dry, round: 3, rolls: { 'die.weather.rain': ['rain-1'] } })
      .play('weather')
      .changed({ phase: 'weather' })
      .settled()
    expect(offeredUses(endsAt(planning(dry), 'plan'))).toEqual([])
    // RC-WEA-14: a die that a card has put there is one as well.
    const put = table({
      ...dry,
      round: 2,
      weatherTokens: { animals: true },
      rolls: { 'die.weather.animals': ['beast', 'blank'] },
    })
    put
      .play('weather')
      .choose(powder)
      .has({ people: { cook: { wounds: 0 } } })
      .settled()
  })

  rule(
    'RC-SCN6-17 RC-AVAIL-02',
    'Seeds are 1 nonperishable food, after the Action Phase if they are used in it',
    () => {
      planning({ availableDiscoveries: [seeds] })
        .choose(seeds)
        .has({ available: { nonperishable: 0 }, future: { nonperishable: 1 }, gone: [seeds] })
        .settled('plan')
      const night = table({ availableDiscoveries: [seeds], tiles: { A1: 3 } })
        .play('camping')
        .choose(seeds)
        .choose('stay')
      night.has({ available: { food: 0, nonperishable: 1 } }).settled()
    },
  )
})

describe('Fence and Garden', () => {
  const fence = 'family-robinson/fence'
  const garden = 'family-robinson/garden'
  const shovel = { items: ['invention/shovel'] } satisfies Scene
  const become = (futureItems: State['futureItems'], scene: Scene = {}) =>
    table({ phase: 'action', futureItems, ...scene }).play('actionsEnd')

  rule('RC-SCN6-16 RC-INV-39 RC-ITEM-01', 'both need the Shovel, and the Garden 2 food', () => {
    const buildable = (scene: Scene) =>
      endsAt(planning(scene), 'plan')
        .offers()
        .filter((id) => id.startsWith('build/family-robinson/'))
    expect(buildable({ available: { food: 9, wood: 9, fur: 9 } })).toEqual([])
    expect(buildable({ ...shovel, available: { food: 1, wood: 9, fur: 9 } })).toEqual([`build/${fence}`])
    expect(buildable({ ...shovel, available: { food: 2 } })).toEqual([`build/${fence}`, `build/${garden}`])
    expect(buildable({ ...shovel, available: { food: 1, nonperishable: 1 } })).toContain(`build/${garden}`)
    const free = plan(planning(shovel), `build/${fence}`, 'cook', 'cook')
    expect(free.state.plan[0]?.paid).toEqual({})
    free.settled('plan')
  })

  rule('RC-SCN6-16 RC-NIGHT-13', 'food of either kind pays for the Garden', () => {
    const paying = (available: Scene['available'] & object) =>
      planning({ ...shovel, available })
        .choose(`build/${garden}`)
        .choose('cook')
        .choose('cook')
    expect(endsAt(paying({ food: 2, nonperishable: 2 }), 'payment').offers('payment')).toEqual([
      'food-2',
      'food-1+nonperishable-1',
      'nonperishable-2',
    ])
    paying({ food: 2, nonperishable: 2 })
      .choose('food-1+nonperishable-1')
      .has({ available: { food: 1, nonperishable: 1 } })
      .settled('plan')
    paying({ food: 3 })
      .has({ available: { food: 1 } })
      .settled('plan')
  })

  rule(
    'RC-SCN6-15 RC-INV-39 RC-BUILD-14',
    'the Fence raises the Palisade by 1 if there is a Shelter, built or natural',
    () => {
      become([fence])
        .changed({ phase: 'actionsEnd', items: [fence], futureItems: [] })
        .settled()
      become([fence], { shelterBuilt: true })
        .changed({ phase: 'actionsEnd', items: [fence], futureItems: [], levels: { palisade: 1 } })
        .settled()
      become([fence], { camp: 'A1', tiles: { A1: 11 } })
        .changed({ phase: 'actionsEnd', items: [fence], futureItems: [], levels: { palisade: 1 } })
        .settled()
    },
  )

  rule('RC-SCN6-15 RC-INV-39 RC-NIGHT-10', 'the Garden brings 4 food, and what is not eaten perishes', () => {
    const t = planning({ ...shovel, available: { food: 2 }, shelterBuilt: true })
    plan(t, `build/${garden}`, 'cook', 'cook')
    resolve(t)
      .has({ available: { food: 4 }, items: ['invention/shovel', garden] })
      .play('eating')
      .has({ available: { food: 2 } })
      .settled()
    become([garden], { shelterBuilt: true })
      .has({ available: { food: 4, nonperishable: 0 } })
      .play('camping')
      .has({ available: { food: 0 } })
      .settled()
  })

  rule('RC-ITEM-13 RC-SCN6-15', 'what is built on the sheet is never lost', () => {
    const threats = { left: 'event/strong-wind', right: 'event/fight' } as const
    event('event/sunny-beach', { items: [fence, garden], threats, levels: { palisade: 1 } })
      .has({ items: [fence, garden], flipped: [], levels: { palisade: 1 } })
      .settled()
  })
})

describe('on the screen', () => {
  const boardIn = (scene: Scene, language: (typeof LANGUAGES)[number] = 'en') =>
    boardOf(planning(scene).session.view(), language).scenario
  const part = (scene: Scene, id: string) => boardIn(scene).parts.find((one) => one.id === id)

  test('RC-SCN6-01 RC-SCN6-04 the nine Inventions, with what is built and what is gone', () => {
    const t = { ...HOUSE, items: EIGHT.slice(1), futureItems: [FIRST], inventions: ['invention/map'] } satisfies Scene
    const nine = part(t, 'nine')
    if (nine?.part !== 'list') throw new Error('there is no list')
    expect(nine.entries.map(({ card }) => card)).toEqual(NINE)
    expect(nine.entries.slice(0, 3)).toEqual([
      { name: 'Basket', met: false, card: 'invention/basket' },
      { name: 'Bed (discarded)', met: false, card: 'invention/bed' },
      { name: 'Cellar', met: true, card: 'invention/cellar' },
    ])
  })

  test('RC-SCN6-01 the house, level by level', () => {
    expect(part({ levels: { palisade: 2 } }, 'house')).toMatchObject({
      entries: [
        { name: 'Shelter', met: false },
        { name: 'Roof 1', met: false },
        { name: 'Palisade 1', met: true },
        { name: 'Weapons 1', met: false },
      ],
    })
    expect(part(HOUSE, 'house')).toMatchObject({ entries: [1, 2, 3, 4].map(() => ({ met: true })) })
  })

  test('RC-SCN6-05 the children, their supper, and when the next is born', () => {
    const family = (round: number) => [
      part({ round }, 'children'),
      part({ round }, 'supper'),
      part({ round }, 'births'),
    ]
    const states = (...all: readonly string[]) => ({ entries: all.map((state) => ({ state })) })
    expect(family(6)).toMatchObject([{ has: 0, needs: 3 }, { figure: 0 }, states('next', 'later', 'later')])
    expect(family(7)).toMatchObject([
      { has: 1 },
      { figure: 1, said: 'Supper for the children: 1 food tonight' },
      states('now', 'next', 'later'),
    ])
    expect(family(10)).toMatchObject([{ has: 2 }, { figure: 2 }, states('past', 'past', 'next')])
    expect(family(12)).toMatchObject([{ has: 3 }, { figure: 3 }, states('past', 'past', 'past')])
    const marks = boardIn({}).track.flatMap(({ round, marks: some }) => some.map(({ id }) => [round, id]))
    expect(marks).toEqual([
      [7, 'birth'],
      [9, 'birth'],
      [11, 'birth'],
    ])
  })

  test('RC-SCN6-08 Recultivation has its place on the sheet, where choices point', () => {
    const scene = { tiles: { A1: 4 }, island: { A1: { terrainCovered: true } } } satisfies Scene
    expect(part(scene, 'recultivation')).toMatchObject({ at: RECULTIVATION, name: 'Recultivation', figure: 1 })
    const choices = planning(scene).session.questions.flatMap<Choice>((question) => question.choices)
    expect(choices.map((choice) => choice.at)).toContain(RECULTIVATION)
    const t = plan(planning(scene), RECULTIVATION, 'cook', 'cook')
    expect(boardOf(t.session.view(), 'en').plan).toMatchObject([
      { at: RECULTIVATION, name: 'Recultivation', odds: undefined },
    ])
  })

  test('RC-SCN6-01 everything has words in every language', () => {
    for (const [index, language] of LANGUAGES.entries()) {
      const sheet = boardIn(HOUSE, language)
      for (const one of sheet.parts) expect(one.name).not.toBe('')
      for (const text of [sheet.goal, sheet.book, sheet.totem, ...sheet.guide]) expect(text).toMatch(/\.$/)
      expect(sheet.guide).toHaveLength(6)
      const { intro, won, tooLate } = SCENARIO_TEXTS['family-robinson']
      for (const title of [intro, won, tooLate]) expect(title[index]).toMatch(/[.!]$/)
      if (language === 'ru') expect(JSON.stringify(sheet.parts.map(({ name }) => name))).not.toMatch(/[a-z]/i)
    }
  })

  test('RC-SCN6-12 RC-SCN6-13 RC-SCN6-14 RC-SCN6-15 RC-SCN6-16 RC-SCN6-17 the cards say what they do', () => {
    const things = ['fence', 'garden', 'gunpowder', 'seeds', 'old-tools', 'plow'].map((id) => `family-robinson/${id}`)
    const read = (language: (typeof LANGUAGES)[number]) => things.map((id) => readCard(id, language).parts.join(' '))
    expect(read('en')).toEqual([
      'Needs: Shovel. When it becomes available: raise the Palisade by 1.',
      'Needs: Shovel, 2 food. When it becomes available: gain 4 food.',
      'In the Weather Phase: reroll a Hungry Animals die once; the new result stands.',
      'At any time: gain 1 nonperishable food.',
      'At any time: the group chooses one: build, without Action or cost, “Rope”; or build, without Action or cost, “Pot”; or build, without Action or cost, “Knife”.',
      'At any time: remove 1 black marker from the island.',
    ])
    expect(read('it')).toEqual([
      'Richiede: Pala. Quando diventa disponibile: alza il livello della Palizzata di 1.',
      'Richiede: Pala, 2 cibo. Quando diventa disponibile: ottieni 4 cibo.',
      'Nella Fase Meteo: rilancia una volta un dado Animali Affamati; vale il nuovo risultato.',
      'In qualsiasi momento: ottieni 1 cibo non deperibile.',
      "In qualsiasi momento: il gruppo sceglie un'opzione: costruisci, senza Azione né costi, «Corda»; oppure costruisci, senza Azione né costi, «Pentola»; oppure costruisci, senza Azione né costi, «Coltello».",
      "In qualsiasi momento: rimuovi 1 indicatore nero dall'isola.",
    ])
    expect(read('pl')).toEqual([
      'Wymagania: Łopata. Po udostępnieniu: podnieś poziom Palisady o 1.',
      'Wymagania: Łopata, 2 pożywienia. Po udostępnieniu: zyskaj 4 pożywienia.',
      'W fazie Pogody: przerzuć raz kość Wygłodniałych zwierząt; nowy wynik jest ostateczny.',
      'W dowolnym momencie: zyskaj 1 niepsujące się pożywienie.',
      'W dowolnym momencie: grupa wybiera jedno: wytwórz bez Akcji i bez kosztów Przedmiot „Lina”; albo wytwórz bez Akcji i bez kosztów Przedmiot „Naczynia”; albo wytwórz bez Akcji i bez kosztów Przedmiot „Nóż”.',
      'W dowolnym momencie: usuń z Wyspy 1 czarny znacznik.',
    ])
    expect(read('ru')).toEqual([
      'Требуется: Лопата. Как только станет доступно: повысьте уровень частокола на 1.',
      'Требуется: Лопата, 2 еды. Как только станет доступно: получите 4 еды.',
      'В фазе погоды: один раз перебросьте кубик голодных зверей; новый результат окончательный.',
      'В любой момент: получите 1 еду, которая не портится.',
      'В любой момент: команда выбирает одно: создайте без действия и затрат предмет «Верёвка»; или создайте без действия и затрат предмет «Горшок»; или создайте без действия и затрат предмет «Нож».',
      'В любой момент: уберите с острова 1 чёрный маркер.',
    ])
    for (const id of things) expect(readCard(id, 'en').rules[0]).toMatch(/^RC-SCN6-/)
  })
})
