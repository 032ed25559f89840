// King Kong Island: the crew, the lairs, the Traps, the actress, and the ape. RC-SCN7.
import { boardOf, CHARACTERS, crusoe, readCard, ruleOf, setupOffer } from '@landfall/crusoe'
import { plan, planning, resolve, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS, SetupError } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { LANGUAGES, type Language } from '@landfall/text'
import { describe, expect, test } from 'vitest'
import { SPACES } from '../../src/components/island.ts'
import { CREW, KING_KONG, type KingKongSheet } from '../../src/scenarios/king-kong-sheet.ts'
import { none } from '../../src/state.ts'
import { SCENARIO_TEXTS } from '../../src/text/scenarios/index.ts'
import { voices } from '../../src/text/voice.ts'
import { endsAt } from './ends-at.ts'

type Table = ReturnType<typeof table>

const LOST_ITEM = 'king-kong/film-makers-lost-item'
const CAPTURE = 'hunt/king-kong/capture'

/** On King Kong's island. */
const kong = ({ config, ...scene }: Scene = {}): Scene => ({ ...scene, config: { scenario: 'king-kong', ...config } })

/** What lies on the sheet. */
const crew = (sheet: Partial<KingKongSheet>): Scene['scenarioSheet'] & object => ({
  kingKong: { killed: [], captive: false, hostageLair: undefined, trapsSince: undefined, caught: false, ...sheet },
})

/** The first so many members are dead. */
const dead = (members: number): number[] => Array.from({ length: members }, (_, i) => i + 1)

/** An Event with the book, and with nothing else that touches the crew. */
const book = (scene: Scene = {}): Table =>
  table(kong({ round: 2, eventDeck: ['event/bear'], eventOrder: ['event'], ...scene })).play('event')

/** The Weather Phase, with so many lairs as there are dice. */
const weather = (faces: readonly string[], scene: Scene = {}): Table => {
  const lairs = Object.fromEntries(
    ['A1', 'B2', 'C1', 'A2', 'B3', 'C2'].slice(0, faces.length).map((s, i) => [s, i + 1]),
  )
  return table(
    kong({
      phase: 'actionsEnd',
      numbers: lairs,
      ...(faces.length === 0 ? {} : { rolls: { 'die.weather.animals': faces } }),
      ...scene,
    }),
  ).play('weather')
}

/** Lairs beside the camp, two steps away and three steps away. */
const LAIRS = { A1: 4, B2: 5, C1: 1, A2: 6, A3: 7 } as const

/** A Planning stage with all that Traps need. */
const trapping = (scene: Scene = {}): Table =>
  planning(kong({ tiles: LAIRS, items: ['invention/shovel'], available: { wood: 12 }, ...scene }))

const trapsOffered = (t: Table): readonly string[] => t.offers('plan').filter((id) => id.includes('/trap/'))

/** All three Traps stand since round 4. */
const READY: Scene = {
  round: 5,
  tiles: LAIRS,
  markers: { A1: ['trap'], B2: ['trap'], A2: ['trap'] },
  scenarioSheet: crew({ trapsSince: 4 }),
}
const ready = (scene: Scene = {}): Table => planning(kong({ ...READY, ...scene }))

/** The capture itself, led by the Cook. */
const capture = (scene: Scene = {}, leader: 'cook' | 'friday' = 'cook'): Table =>
  table(kong({ phase: 'action', resolving: true, ...READY, ...scene })).play(
    'hunt',
    stack('hunt', leader, { target: { kind: 'special', special: 'king-kong/capture' } }),
  )

describe('the sheet', () => {
  rule('RC-SCN7-03 RC-SETUP-24', 'ten rounds, and as many Event cards', () => {
    expect([KING_KONG.rounds, KING_KONG.weather.length]).toEqual([10, 10])
    const { eventDeck } = crusoe.start({ scenario: 'king-kong', characters: ['cook'], seed: 'kong' }).state
    expect(eventDeck).toHaveLength(10)
    table(kong({ round: 9 }))
      .play('roundEnd')
      .has({ round: 10 })
      .settled()
    table(kong({ round: 10 }))
      .play('roundEnd')
      .ended('lost', 'lastRound')
      .settled()
  })

  rule('RC-SCN7-04', 'the Shelter is built, Roof and Palisade are at 0, and can be raised at once', () => {
    for (const players of [1, 2, 3, 4]) {
      const characters = CHARACTERS.slice(0, players)
      const session = crusoe.start({ scenario: 'king-kong', characters, seed: 'kong' })
      expect(session.state).toMatchObject({
        camp: 'B1',
        island: { B1: { tile: 8 } },
        shelterBuilt: true,
        levels: { roof: 0, palisade: 0, weapons: 0 },
      })
    }
    const t = planning(kong({ round: 1, available: { wood: 2 } }))
    expect(t.offers('plan')).toEqual(expect.arrayContaining(['build/roof', 'build/palisade']))
    expect(t.offers('plan')).not.toContain('build/shelter')
    t.settled('plan')
  })

  rule('RC-SCN7-05 RC-SCN7-25', 'nine members in the order in which they are killed, all of them alive', () => {
    expect(CREW.map(({ name, item }) => [name, item].map((id) => id.replace('king-kong/', '')))).toEqual([
      ['lights', 'flashlight'],
      ['cameraman', 'wine'],
      ['sound', 'microphone'],
      ['screenwriter', 'script'],
      ['make-up-artist', 'make-up-kit'],
      ['actress', 'autographed-photos'],
      ['double', 'lucky-charm'],
      ['actor', 'revolver'],
      ['director', 'last-will'],
    ])
    expect(table(kong()).state.scenarioSheet.kingKong).toMatchObject({ killed: [], captive: false, caught: false })
  })

  rule(
    'RC-SCN7-24 RC-INV-40',
    'a Trap takes the Shovel and 4 wood, the Tranquilizer Hills, Plains and the Fire',
    () => {
      expect(trapsOffered(endsAt(trapping({ available: { wood: 4 } }), 'plan'))).not.toEqual([])
      expect(trapsOffered(endsAt(trapping({ available: { wood: 3 } }), 'plan'))).toEqual([])
      expect(trapsOffered(endsAt(trapping({ items: [] }), 'plan'))).toEqual([])
      const tranquilizer = (tiles: Scene['tiles'] & object, items: Scene['items'] & object): boolean =>
        endsAt(planning(kong({ tiles, items })), 'plan')
          .offers('plan')
          .includes('build/king-kong/tranquilizer')
      const fire: Scene['items'] & object = ['invention/fire']
      expect(tranquilizer({ A1: 4, C1: 1 }, fire)).toBe(true)
      expect(tranquilizer({ A1: 4, C1: 1 }, [])).toBe(false)
      expect(tranquilizer({ A1: 4 }, fire)).toBe(false)
      expect(tranquilizer({ C1: 1 }, fire)).toBe(false)
    },
  )
})

describe('the crew', () => {
  rule('RC-SCN7-06 RC-SCN7-07 RC-EVT-08', 'a book kills the lowest living number and lowers morale', () => {
    book()
      .has({ scenarioSheet: { kingKong: { killed: [1], captive: false } }, morale: -1 })
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
    book({ morale: 2, scenarioSheet: crew({ killed: [1, 2, 3] }) })
      .has({ scenarioSheet: { kingKong: { killed: [1, 2, 3, 4] } }, morale: 1 })
      .settled()
    book({ morale: -3 })
      .has({ scenarioSheet: { kingKong: { killed: [1] } }, morale: -3 })
      .settled()
    book({ eventDeck: ['event/sunny-beach'] })
      .has({ scenarioSheet: { kingKong: { killed: [] } }, morale: 0 })
      .settled()
  })

  rule('RC-SCN7-06 RC-CARD-UNLUCKY-01', 'a Trap card can bring the book in the middle of an Action', () => {
    const t = table(
      kong({
        phase: 'action',
        resolving: true,
        islandStack: [3],
        adventureTokens: ['explore'],
        exploreDeck: ['explore/remains-of-a-settlement'],
        mysteryDeck: ['trap/unlucky-incident'],
      }),
    ).play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }))
    t.choose('1')
      .has({ scenarioSheet: { kingKong: { killed: [1] } }, morale: -1 })
      .settled()
  })

  rule('RC-SCN7-08', 'the actress is carried off instead of killed, and the next victim is number 7', () => {
    const t = book({ scenarioSheet: crew({ killed: dead(5) }) })
    t.has({ scenarioSheet: { kingKong: { killed: dead(5), captive: true } }, morale: -1 }).settled()
    book({ scenarioSheet: crew({ killed: dead(5), captive: true }) })
      .has({ scenarioSheet: { kingKong: { killed: [...dead(5), 7], captive: true } }, morale: -1 })
      .settled()
  })

  rule('RC-SCN7-30', 'once she is rescued the actress counts again, and can be taken again', () => {
    const t = book({ scenarioSheet: crew({ killed: [...dead(5), 7] }) })
    t.has({ scenarioSheet: { kingKong: { killed: [...dead(5), 7], captive: true } } }).settled()
  })

  rule('RC-SCN7-02 RC-SCN7-30', 'with the director the game is lost, at once, whoever has the actress', () => {
    for (const sheet of [{ killed: dead(8) }, { killed: [...dead(5), 7, 8], captive: true }]) {
      book({ scenarioSheet: crew(sheet) })
        .has({ morale: 0 })
        .ended('lost', 'directorKilled')
        .settled()
    }
    book({ scenarioSheet: crew({ killed: dead(7) }) })
      .has({ scenarioSheet: { kingKong: { killed: dead(8) } } })
      .settled()
    weather(['palisade'], { scenarioSheet: crew({ killed: dead(8) }) })
      .ended('lost', 'directorKilled')
      .settled()
  })

  const night = (scene: Scene, hungryCrew = true): Table =>
    table(kong({ phase: 'weather', config: { options: hungryCrew ? ['hungryCrew'] : [] }, ...scene })).play('eating')

  rule('RC-SCN7-29 RC-NIGHT-04', 'with the harder rule a hungry night costs one member of the crew', () => {
    night({ available: { food: 1 } })
      .choose('cook')
      .changed({
        phase: 'night',
        scenarioSheet: { kingKong: { killed: [1] } },
        people: { carpenter: { wounds: 2 } },
        available: { food: 0 },
      })
      .settled()
    // However many are hungry, and however often.
    night({ additionalFoodAtNight: true })
      .has({ scenarioSheet: { kingKong: { killed: [1] } }, people: { carpenter: { wounds: 3 }, cook: { wounds: 3 } } })
      .settled()
    night({ available: { food: 2 } })
      .changed({ phase: 'night', available: { food: 0 } })
      .settled()
    // Whoever has eaten and misses the additional food has not gone hungry.
    night({ available: { food: 2 }, additionalFoodAtNight: true })
      .has({ scenarioSheet: { kingKong: { killed: [] } }, people: { cook: { wounds: 1 } } })
      .settled()
    night({ scenarioSheet: crew({ killed: dead(5) }) })
      .has({ scenarioSheet: { kingKong: { killed: dead(5), captive: true } } })
      .settled()
    night({ scenarioSheet: crew({ killed: dead(8) }) })
      .ended('lost', 'directorKilled')
      .settled()
  })

  rule('RC-SCN7-29 RC-NIGHTOUT-08', 'somebody who goes hungry outside goes hungry, too', () => {
    const outside = { cook: { space: 'A1', pack: none(), discoveries: [], treasures: [] } } as const
    night({
      available: { food: 1 },
      tiles: { A1: 4 },
      outside: { cook: { ...outside.cook, discoveries: [], treasures: [] } },
    })
      .has({ scenarioSheet: { kingKong: { killed: [1] } }, people: { cook: { wounds: 2 }, carpenter: { wounds: 0 } } })
      .settled()
  })

  rule('RC-SCN7-29', 'it is off unless the group chooses it, and no rule of other scenarios', () => {
    night({}, false)
      .has({ scenarioSheet: { kingKong: { killed: [] } }, people: { cook: { wounds: 2 } } })
      .settled()
    const begin = (setup: object) => crusoe.start({ characters: ['cook'], seed: 'kong', ...setup }).config
    expect(begin({ scenario: 'king-kong' }).options).toEqual([])
    expect(begin({ scenario: 'king-kong', options: ['hungryCrew'] }).options).toEqual(['hungryCrew'])
    expect(begin({ scenario: 'castaways', options: [] }).options).toEqual([])
    expect(() => begin({ scenario: 'castaways', options: ['hungryCrew'] })).toThrow(SetupError)
    expect(() => begin({ scenario: 'castaways', options: ['hungryCrew'] })).toThrow('hungryCrew')
    expect(() => begin({ scenario: 'king-kong', options: 'hungryCrew' })).toThrow(SetupError)
    expect(() => begin({ scenario: 'king-kong', options: ['hungryCrew', 'hungryCrew'] })).toThrow(SetupError)
  })
})

describe('the lairs', () => {
  const explores = (tile: 3 | 4, scene: Scene = {}): Table =>
    table(kong({ phase: 'action', resolving: true, islandStack: [tile], ...scene })).play(
      'explore',
      stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }),
    )

  rule('RC-SCN7-09 RC-EXPL-13', 'a totem brings the next Number token, another tile none', () => {
    const first = explores(4)
    first.has({ numbers: { A1: 1 }, lastNumber: 1 }).settled()
    const last = explores(4, { numbers: { B2: 1, C1: 2 }, lastNumber: 5 })
    last.has({ numbers: { A1: 6, B2: 1, C1: 2 }, lastNumber: 6 }).settled()
    const none = explores(3)
    none.has({ lastNumber: 0, scenarioSheet: { kingKong: { killed: [] } } })
    expect(none.state.numbers.A1).toBeUndefined()
    none.settled()
  })

  rule('RC-SCN7-10 RC-EX-80', 'with Number tokens 1 to 3 the die is rolled three times, each result applied', () => {
    const t = weather(['palisade', 'food', 'beast'], {
      levels: { palisade: 1, weapons: 1 },
      available: { food: 1 },
    })
    t.changed({
      phase: 'weather',
      levels: { palisade: 0 },
      available: { food: 0 },
      people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } },
    }).settled()
    expect(t.happened('weatherRolled')).toHaveLength(1)
  })

  rule('RC-SCN7-10', 'none without a lair, six with six, and only tokens that still lie there', () => {
    weather([]).changed({ phase: 'weather' }).settled()
    weather(['food', 'food', 'food', 'food', 'food', 'food'], { available: { food: 6 } })
      .changed({ phase: 'weather', available: { food: 0 } })
      .settled()
    // A tile that is turned face down loses its token.
    const t = table(
      kong({
        round: 2,
        tiles: { A1: 4, B2: 5 },
        numbers: { A1: 1, B2: 2 },
        lastNumber: 2,
        eventDeck: ['event/precipice'],
        eventOrder: ['event'],
        available: { food: 2 },
        rolls: { 'die.weather.animals': ['food'] },
      }),
    ).play('event')
    t.choose('A1').play('weather')
    t.has({ available: { food: 1 } }).settled()
  })

  rule(
    'RC-WEA-13 RC-WEA-14 RC-SCN7-10',
    'a die that a card asks for is one of these, and one where there are none',
    () => {
      const animals: Scene = { weatherTokens: { animals: true }, available: { food: 5 } }
      const both = weather(['food', 'food'], animals).has({ available: { food: 3 } })
      expect(both.happened('weatherRolled')).toMatchObject([{ animals: ['food', 'food'] }])
      both.settled()
      weather([], { ...animals, rolls: { 'die.weather.animals': ['food'] } })
        .has({ available: { food: 4 } })
        .settled()
    },
  )

  rule('RC-SCN7-11', 'a breach: morale, a wound each, and a member of the crew, instead of the usual wound', () => {
    weather(['palisade', 'palisade'], { levels: { palisade: 1 } })
      .changed({
        phase: 'weather',
        levels: { palisade: 0 },
        morale: -1,
        people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } },
        scenarioSheet: { kingKong: { killed: [1] } },
      })
      .settled()
    weather(['palisade', 'palisade', 'palisade'], { scenarioSheet: crew({ killed: dead(4) }) })
      .changed({
        phase: 'weather',
        morale: -3,
        people: { carpenter: { wounds: 3 }, cook: { wounds: 3 } },
        scenarioSheet: { kingKong: { killed: [...dead(5), 7], captive: true } },
      })
      .settled()
    weather(['palisade'], { levels: { palisade: 1 } })
      .changed({ phase: 'weather', levels: { palisade: 0 } })
      .settled()
  })

  rule('RC-SCN7-11 RC-WEA-19 RC-FRI-13 RC-NIGHTOUT-06', 'neither Friday nor somebody outside is wounded', () => {
    weather(['palisade'], {
      friday: true,
      tiles: { A1: 4 },
      outside: { cook: { space: 'A1', pack: none(), discoveries: [], treasures: [] } },
    })
      .changed({
        phase: 'weather',
        people: { carpenter: { wounds: 1 } },
        morale: -1,
        scenarioSheet: { kingKong: { killed: [1] } },
      })
      .settled()
  })

  rule('RC-SCN7-11 RC-USE-12', 'before King Kong breaks in, whoever can raise the Palisade may', () => {
    const soldier: Scene = {
      characters: ['soldier', 'cook'],
      people: { soldier: { determination: 3 } },
    }
    weather(['palisade'], soldier)
      .choose('ability/defensive-plan/palisade', 'demand')
      .has({ levels: { palisade: 0 }, morale: 0, scenarioSheet: { kingKong: { killed: [] } } })
      .has({ people: { soldier: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
    weather(['palisade'], soldier)
      .choose(PASS)
      .has({ morale: -1, scenarioSheet: { kingKong: { killed: [1] } }, people: { soldier: { wounds: 1 } } })
      .settled()
  })

  rule('RC-SCN7-11 RC-WEA-15', 'a storm is no hungry animal', () => {
    weather([], { weatherTokens: { storm: true } })
      .changed({
        phase: 'weather',
        people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } },
        weatherTokens: { storm: false },
      })
      .settled()
  })

  rule('RC-SCN7-12', 'a camp on a totem tile wounds every character in the Production Phase', () => {
    const production = (camp: 'A1' | 'C1', scene: Scene = {}): Table =>
      table(kong({ tiles: LAIRS, camp, friday: true, ...scene })).play('production')
    const wounds = (by: number) => ({ carpenter: { wounds: by }, cook: { wounds: by }, friday: { wounds: 0 } })
    production('A1')
      .changed({ phase: 'production', people: wounds(1), available: { food: 1, wood: 1 } })
      .settled()
    production('C1')
      .changed({ phase: 'production', available: { wood: 1 } })
      .settled()
    // Whatever becomes of the production.
    const skipped = { none: true, half: false, no: [], more: { food: 0, wood: 0 } }
    production('A1', { production: skipped })
      .changed({ phase: 'production', people: wounds(1), production: { none: false } })
      .settled()
  })
})

describe('the Traps', () => {
  rule('RC-SCN7-16 RC-SCN7-17', 'on totem tiles up to two steps away, one on each, the camp’s own too', () => {
    expect(trapsOffered(endsAt(trapping(), 'plan'))).toEqual(
      ['A1', 'A2', 'B2'].map((space) => `build/king-kong/trap/${space}`),
    )
    expect(trapsOffered(endsAt(trapping({ camp: 'A2' }), 'plan'))).toEqual(
      ['A1', 'A2', 'A3', 'B2'].map((space) => `build/king-kong/trap/${space}`),
    )
    expect(trapsOffered(endsAt(trapping({ markers: { A1: ['trap'] } }), 'plan'))).toEqual([
      'build/king-kong/trap/A2',
      'build/king-kong/trap/B2',
    ])
    // The way leads over tiles that can be crossed.
    expect(
      trapsOffered(endsAt(trapping({ island: { A1: { inaccessible: true }, B2: { inaccessible: true } } }), 'plan')),
    ).toEqual([])
  })

  rule('RC-SCN7-17 RC-BUILD-02', 'two steps away it takes one pawn more', () => {
    const pawns = (space: string, camp: 'B1' | 'A1'): readonly unknown[] => {
      const asked = endsAt(trapping({ camp }), 'plan').session.questions.find(({ kind }) => kind === 'plan')
      const choice = asked?.choices.find(({ id }) => id === `build/king-kong/trap/${space}`)
      return (choice?.costs ?? []).map((cost) => [cost['pawns'], cost['wood']])
    }
    expect(pawns('B2', 'B1')).toEqual([[1, 4]])
    expect(pawns('A2', 'B1')).toEqual([[2, 4]])
    expect(pawns('A1', 'A1')).toEqual([[1, 4]])
    const far = trapping().choose('build/king-kong/trap/A2').choose('cook')
    far.choose('cook').choose('carpenter')
    expect(far.state.plan).toMatchObject([{ certain: true, support: ['cook', 'carpenter'], paid: { wood: 4 } }])
    far.settled('plan')
    const near = trapping().choose('build/king-kong/trap/B2').choose('cook').choose('cook')
    expect(near.state.plan).toMatchObject([{ certain: true, support: ['cook'], paid: { wood: 4 } }])
    near.settled('plan')
  })

  rule('RC-SCN7-16 RC-ITEM-04', 'several in one round, but three at most, planned and coming ones counted', () => {
    const t = trapping({ available: { wood: 16 }, tiles: { ...LAIRS, C1: 10 } })
    for (const space of ['A1', 'B2', 'C1'])
      plan(t, `build/king-kong/trap/${space}`, space === 'A1' ? 'carpenter' : 'cook')
    expect(trapsOffered(t)).toEqual([])
    t.choose('remove/1')
    expect(trapsOffered(endsAt(t, 'plan'))).toEqual(['A1', 'A2'].map((space) => `build/king-kong/trap/${space}`))
    const one: Scene['markers'] & object = { A1: ['trap'] }
    const built = { invention: 'king-kong/trap', space: 'B2' } as const
    expect(trapsOffered(endsAt(trapping({ markers: one }), 'plan'))).toHaveLength(2)
    const coming = trapping({ markers: one, futureRepeats: [built, { ...built, space: 'C1' }] })
    expect(trapsOffered(endsAt(coming, 'plan'))).toEqual([])
  })

  rule(
    'RC-SCN7-16 RC-SCN7-18 RC-ITEM-06 RC-ENDACT-04',
    'a Trap stands when the Action Phase ends; the third says so',
    () => {
      const t = trapping({ round: 4, markers: { A1: ['trap'] }, available: { wood: 8 } })
      resolve(plan(plan(t, 'build/king-kong/trap/B2', 'cook', 'cook'), 'rest', 'carpenter'))
      t.has({ markers: { A1: ['trap'], B2: ['trap'] }, available: { wood: 4 }, futureRepeats: [] })
      expect(t.state.scenarioSheet.kingKong?.trapsSince).toBeUndefined()
      expect(t.happened('trapsComplete')).toEqual([])
      t.settled()
      const third = trapping({ round: 5, markers: { A1: ['trap'], B2: ['trap'] } })
      resolve(plan(third, 'build/king-kong/trap/A2', 'cook', 'cook', 'carpenter'))
      third.has({ markers: { A2: ['trap'] }, scenarioSheet: { kingKong: { trapsSince: 5 } } })
      expect(third.happened('trapsComplete')).toHaveLength(1)
      // It is no Item, and stays on the sheet to be built again.
      third.has({ items: ['invention/shovel'] })
      expect(third.state.inventions).toContain('king-kong/trap')
      third.settled()
    },
  )

  rule('RC-BUILD-04 RC-SCN7-24', 'a Trap that fails gives its wood back', () => {
    const t = table(
      kong({
        phase: 'action',
        tiles: LAIRS,
        rolls: { 'die.build.wound': ['blank'], 'die.build.success': ['failure'], 'die.build.adventure': ['blank'] },
      }),
    ).play(
      'build',
      stack('build', 'cook', {
        target: { kind: 'invention', invention: 'king-kong/trap', space: 'B2' },
        paid: { wood: 4 },
      }),
    )
    t.changed({
      available: { wood: 4 },
      people: { cook: { determination: 2 } },
      attempted: ['build/king-kong/trap/B2'],
    }).settled()
  })

  rule('RC-SCN7-18 RC-TERM-14', 'with its tile a Trap is lost, and the third has to be built again', () => {
    const t = table(
      kong({
        ...READY,
        eventDeck: ['event/precipice'],
        eventOrder: ['event'],
        items: ['invention/shovel'],
        available: { wood: 4 },
      }),
    ).play('event')
    t.choose('B2')
    expect(t.state.markers.B2).toBeUndefined()
    t.play('preparation').play('planning')
    expect(t.offers('plan')).not.toContain(CAPTURE)
    expect(trapsOffered(endsAt(t, 'plan'))).toEqual([])
    // Another lair: from the round after on.
    const again = ready({
      markers: { A1: ['trap'], A2: ['trap'] },
      items: ['invention/shovel'],
      available: { wood: 4 },
      scenarioSheet: crew({ trapsSince: 3 }),
    })
    expect(again.offers('plan')).not.toContain(CAPTURE)
    resolve(plan(again, 'build/king-kong/trap/B2', 'cook', 'cook'))
    again.has({ scenarioSheet: { kingKong: { trapsSince: 5 } } })
    again.play('planning')
    expect(again.offers('plan')).not.toContain(CAPTURE)
    again.play('roundEnd').play('preparation').play('planning')
    expect(endsAt(again, 'plan').offers('plan')).toContain(CAPTURE)
  })

  rule('RC-SCN7-18', 'where the tile was flipped meanwhile no Trap stands', () => {
    const t = table(
      kong({
        phase: 'action',
        tiles: LAIRS,
        island: { A2: { inaccessible: true } },
        markers: { A1: ['trap'], B2: ['trap'] },
        futureRepeats: [{ invention: 'king-kong/trap', space: 'A2' }],
      }),
    ).play('actionsEnd')
    expect(t.happened('trapsComplete')).toEqual([])
    t.changed({ phase: 'actionsEnd', futureRepeats: [] }).settled()
  })
})

describe('the capture', () => {
  rule('RC-SCN7-18', 'from the round after the third Trap on, with two pawns, once', () => {
    expect(endsAt(ready(), 'plan').offers('plan')).toContain(CAPTURE)
    expect(endsAt(ready({ round: 4 }), 'plan').offers('plan')).not.toContain(CAPTURE)
    expect(endsAt(ready({ markers: { A1: ['trap'], B2: ['trap'] } }), 'plan').offers('plan')).not.toContain(CAPTURE)
    expect(endsAt(planning(kong()), 'plan').offers('plan')).not.toContain(CAPTURE)
    const t = ready().choose(CAPTURE).choose('cook').choose('carpenter')
    expect(t.state.plan).toMatchObject([{ action: 'hunt', leader: 'cook', support: ['carpenter'] }])
    expect(t.offers('plan')).not.toContain(CAPTURE)
    // It needs no Beast card, and takes none.
    t.has({ huntingDeck: [] }).settled('plan')
  })

  rule('RC-SCN7-01 RC-SCN7-18 RC-END-01', 'planned and carried out, it wins at once', () => {
    const t = ready({ levels: { weapons: 5 } })
    resolve(plan(t, CAPTURE, 'cook', 'cook'))
    t.has({ levels: { weapons: 0 }, people: { cook: { wounds: 0 }, carpenter: { wounds: 0 } } })
    t.has({ phase: 'action', scenarioSheet: { kingKong: { caught: true } } })
    t.ended('won', 'goal').settled()
  })

  rule('RC-SCN7-19 RC-SCN7-20', 'the weapon level falls by 5, and each missing level wounds the leader alone', () => {
    const wounded = (weapons: number, wounds: number): void =>
      capture({ levels: { weapons } })
        .has({ levels: { weapons: Math.max(0, weapons - 5) }, people: { cook: { wounds }, carpenter: { wounds: 0 } } })
        .ended('won', 'goal')
        .settled()
    wounded(0, 5)
    wounded(4, 1)
    wounded(5, 0)
    wounded(7, 0)
  })

  rule('RC-SCN7-19 RC-SCN7-21 RC-INV-40', 'with the Tranquilizer it falls by 1', () => {
    const items: Scene['items'] & object = ['king-kong/tranquilizer']
    capture({ items, levels: { weapons: 3 } })
      .has({ levels: { weapons: 2 }, people: { cook: { wounds: 0 } } })
      .ended('won', 'goal')
      .settled()
    capture({ items })
      .has({ people: { cook: { wounds: 1 } } })
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-SCN7-21 RC-ITEM-06', 'the Tranquilizer is built like any Invention, and helps once it is available', () => {
    const t = planning(kong({ tiles: { A1: 4, C1: 1 }, items: ['invention/fire'] }))
    resolve(plan(t, 'build/king-kong/tranquilizer', 'cook', 'cook'))
    t.has({ items: ['invention/fire', 'king-kong/tranquilizer'], levels: { weapons: 0 } }).settled()
    expect(t.state.inventions).not.toContain('king-kong/tranquilizer')
    capture({ futureItems: ['king-kong/tranquilizer'] })
      .has({ people: { cook: { wounds: 5 } } })
      .settled()
  })

  rule('RC-SCN7-19 RC-USE-12', 'before levels count as missing, whoever can raise them may', () => {
    const t = capture({ levels: { weapons: 3 }, kept: [{ card: 'equipment/empty-bottle', uses: 2 }] })
    t.asks('demand').choose('equipment/empty-bottle').choose('equipment/empty-bottle')
    t.has({ people: { cook: { wounds: 0 } }, levels: { weapons: 0 } })
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-SCN7-20 RC-TERM-24 RC-ABIL-SOLD-05', 'a temporary level is of no use, and not offered', () => {
    capture({
      characters: ['cook', 'soldier'],
      people: { cook: {}, soldier: { determination: 3 } },
      kept: [{ card: 'equipment/pistol', uses: 2 }],
      levels: { weapons: 4 },
    })
      .has({ people: { cook: { wounds: 1 } }, kept: [{ card: 'equipment/pistol', uses: 2 }] })
      .ended('won', 'goal')
      .settled()
    const soldier = table(
      kong({
        phase: 'action',
        resolving: true,
        ...READY,
        characters: ['cook', 'soldier'],
        people: { soldier: { determination: 3 } },
        levels: { weapons: 5 },
      }),
    ).play('hunt', stack('hunt', 'soldier', { target: { kind: 'special', special: 'king-kong/capture' } }))
    soldier
      .has({ people: { soldier: { wounds: 0, determination: 3 } } })
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-CARD-HELMET-01 RC-SCN7-19', 'a Helmet helps in this Hunt as in every other', () => {
    const t = capture({ levels: { weapons: 2 }, kept: [{ card: 'treasure/helmet' }] })
    t.choose('treasure/helmet/cook', 'fight')
    t.has({ people: { cook: { wounds: 2 } } })
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-SCN7-01 RC-END-05 RC-FIGHT-12', 'a leader who dies of it has lost', () => {
    capture({ people: { cook: { wounds: 8 } } })
      .ended('lost', 'death')
      .settled()
    capture({ people: { cook: { wounds: 7 } } })
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-SCN7-18 RC-FRI-04 RC-FRI-05 RC-DOG-02', 'Friday may lead with the Dog, or support', () => {
    const t = ready({ friday: true, dog: true })
    expect(t.choose(CAPTURE).offers('leader')).toEqual(['carpenter', 'cook', 'friday'])
    expect(endsAt(t.choose('friday'), 'support').offers('support')).toEqual(['dog'])
    expect(endsAt(ready({ friday: true }).choose(CAPTURE), 'leader').offers('leader')).toEqual(['carpenter', 'cook'])
    expect(endsAt(ready({ friday: true }).choose(CAPTURE).choose('cook'), 'support').offers('support')).toContain(
      'friday',
    )
    expect(
      endsAt(ready({ friday: true, items: ['invention/shield'] }).choose(CAPTURE), 'leader').offers('leader'),
    ).toContain('friday')
  })

  rule('RC-FRI-10 RC-FRI-11 RC-SCN7-01', 'what Friday dies for is done', () => {
    const t = capture({ friday: true, levels: { weapons: 1 } }, 'friday')
    expect(t.state.people.friday).toBeUndefined()
    t.has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-SCN7-18 RC-TOK-14', 'a Time-Consuming Action token on the Hunt space asks for a third pawn', () => {
    const t = ready({ actionTokens: { hunt: ['timeConsuming'] } })
      .choose(CAPTURE)
      .choose('cook')
    t.choose('cook').choose('carpenter')
    expect(t.state.plan).toMatchObject([{ support: ['cook', 'carpenter'], tokens: ['timeConsuming'] }])
    t.settled('plan')
  })

  rule('RC-SCN7-01 RC-SCN7-13', 'while the actress is captive he can be neither caught nor won against', () => {
    const captive = crew({ trapsSince: 4, captive: true, killed: dead(5), hostageLair: 'B2' })
    expect(endsAt(ready({ scenarioSheet: captive }), 'plan').offers('plan')).not.toContain(CAPTURE)
    const caught = crew({ trapsSince: 4, captive: true, caught: true, killed: dead(5), hostageLair: 'B2' })
    const t = table(kong({ ...READY, phase: 'action', scenarioSheet: caught })).play('actionsEnd')
    expect(t.session.outcome).toBeUndefined()
    t.settled()
  })
})

describe('the actress', () => {
  const HOSTAGE = 'explore/king-kong/hostage/B2'
  const held = (scene: Scene = {}): Scene =>
    kong({
      tiles: LAIRS,
      numbers: { A1: 1, A2: 2, A3: 3, B2: 4 },
      lastNumber: 4,
      scenarioSheet: crew({ killed: dead(5), captive: true, hostageLair: 'B2' }),
      mysteryDeck: ['trap/blunt-spear', 'creature/snake', 'treasure/compass'],
      ...scene,
    })
  const dice = (success: 'success' | 'failure') => ({
    'die.explore.wound': ['blank'],
    'die.explore.success': [success],
    'die.explore.adventure': ['blank'],
  })

  rule('RC-SCN7-13 RC-SCN7-15', 'she is held in the fourth lair, and cannot be freed before it is found', () => {
    expect(endsAt(planning(held()), 'plan').offers('plan')).toContain(HOSTAGE)
    const unknown = crew({ killed: dead(5), captive: true })
    const t = planning(held({ scenarioSheet: unknown, numbers: { A1: 1, A2: 2, A3: 3 }, lastNumber: 3 }))
    expect(
      endsAt(t, 'plan')
        .offers('plan')
        .filter((id) => id.includes('hostage')),
    ).toEqual([])
    // The fourth totem shows where she is.
    const fourth = table(
      held({
        phase: 'action',
        resolving: true,
        tiles: { A1: 4, A2: 6, A3: 7 },
        numbers: { A1: 1, A2: 2, A3: 3 },
        lastNumber: 3,
        scenarioSheet: unknown,
        islandStack: [5],
      }),
    ).play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'B2' }, certain: true }))
    fourth.has({ numbers: { B2: 4 }, scenarioSheet: { kingKong: { hostageLair: 'B2' } } })
    fourth.play('actionsEnd').play('preparation').play('planning')
    expect(endsAt(fourth, 'plan').offers('plan')).toContain(HOSTAGE)
    // The third does not, nor does the fifth.
    for (const lastNumber of [2, 4]) {
      const other = table(kong({ phase: 'action', islandStack: [5], lastNumber })).play(
        'explore',
        stack('explore', 'cook', { target: { kind: 'space', space: 'B2' }, certain: true }),
      )
      expect(other.state.scenarioSheet.kingKong?.hostageLair).toBeUndefined()
      other.settled()
    }
  })

  rule('RC-SCN7-13', 'nobody needs to be freed who is free', () => {
    const t = planning(held({ scenarioSheet: crew({ killed: dead(5), hostageLair: 'B2' }) }))
    expect(endsAt(t, 'plan').offers('plan')).not.toContain(HOSTAGE)
  })

  rule(
    'RC-SCN7-13 RC-TERM-15 RC-THR-14',
    'a lair that is turned face down holds her until it is turned up again',
    () => {
      const t = table(held({ round: 5, tiles: { B2: 5 }, eventDeck: ['event/precipice'], eventOrder: ['event'] })).play(
        'event',
      )
      t.has({ island: { B2: { inaccessible: true } } })
        .play('preparation')
        .play('planning')
      expect(endsAt(t, 'plan').offers('plan')).not.toContain(HOSTAGE)
      expect(t.state.numbers.B2).toBeUndefined()
      const up = planning(held({ numbers: { A1: 1 } }))
      expect(endsAt(up, 'plan').offers('plan')).toContain(HOSTAGE)
    },
  )

  rule('RC-SCN7-14 RC-EXPL-04 RC-EXPL-05', 'an Explore Action with pawns for the distance, and dice', () => {
    const pawns = (camp: 'B1' | 'B2' | 'A3'): unknown => {
      const asked = endsAt(planning(held({ camp })), 'plan').session.questions.find(({ kind }) => kind === 'plan')
      const choice = asked?.choices.find(({ id }) => id === HOSTAGE)
      return [choice?.costs?.[0]?.['pawns'], choice?.odds !== undefined]
    }
    expect(pawns('B1')).toEqual([1, true])
    expect(pawns('B2')).toEqual([1, true])
    expect(pawns('A3')).toEqual([2, true])
  })

  rule('RC-SCN7-14 RC-MYST-02 RC-MYST-08', 'one Creature is resolved, and she is free and alive', () => {
    const t = planning(held())
    resolve(plan(t, HOSTAGE, 'cook', 'cook'))
    t.has({ people: { cook: { wounds: 2 }, carpenter: { wounds: 0 } } })
    t.has({ scenarioSheet: { kingKong: { captive: false, killed: dead(5) } }, mysteryDiscard: ['creature/snake'] })
    expect([...t.state.mysteryDeck].sort()).toEqual(['trap/blunt-spear', 'treasure/compass'])
    t.settled()
  })

  rule(
    'RC-SCN7-14 RC-DICE-05',
    'with one pawn the dice decide: without success there is no Creature, and no rescue',
    () => {
      const alone = (success: 'success' | 'failure'): Table =>
        table(held({ phase: 'action', resolving: true, rolls: dice(success) })).play(
          'explore',
          stack('explore', 'cook', { target: { kind: 'special', special: 'king-kong/hostage', space: 'B2' } }),
        )
      alone('success')
        .has({ scenarioSheet: { kingKong: { captive: false } }, people: { cook: { wounds: 2 } } })
        .settled()
      alone('failure')
        .changed({ people: { cook: { determination: 2 } }, attempted: [HOSTAGE] })
        .settled()
    },
  )

  rule('RC-SCN7-14 RC-FRI-16', 'Friday can free her, and meets the Creature', () => {
    const t = table(held({ friday: true, phase: 'action', resolving: true })).play(
      'explore',
      stack('explore', 'friday', {
        target: { kind: 'special', special: 'king-kong/hostage', space: 'B2' },
        certain: true,
        support: ['dog'],
      }),
    )
    t.has({ people: { friday: { wounds: 2 } }, scenarioSheet: { kingKong: { captive: false } } }).settled()
    const last = table(
      held({ friday: true, people: { friday: { wounds: 3 } }, phase: 'action', resolving: true }),
    ).play(
      'explore',
      stack('explore', 'friday', {
        target: { kind: 'special', special: 'king-kong/hostage', space: 'B2' },
        certain: true,
      }),
    )
    expect(last.state.people.friday).toBeUndefined()
    last.has({ scenarioSheet: { kingKong: { captive: false } } }).settled()
  })

  rule('RC-SCN7-14', 'where no Creature is left she is free all the same', () => {
    const free = (scene: Scene): Table =>
      table(held({ phase: 'action', resolving: true, ...scene })).play(
        'explore',
        stack('explore', 'cook', {
          target: { kind: 'special', special: 'king-kong/hostage', space: 'B2' },
          certain: true,
        }),
      )
    free({ mysteryDeck: ['treasure/compass'] })
      .changed({ scenarioSheet: { kingKong: { captive: false } }, attempted: [HOSTAGE] })
      .settled()
  })

  rule('RC-SCN7-01 RC-SCN7-13', 'whoever has King Kong already wins with her rescue', () => {
    const caught = crew({ killed: dead(5), captive: true, hostageLair: 'B2', trapsSince: 3, caught: true })
    table(held({ phase: 'action', resolving: true, scenarioSheet: caught }))
      .play(
        'explore',
        stack('explore', 'cook', {
          target: { kind: 'special', special: 'king-kong/hostage', space: 'B2' },
          certain: true,
        }),
      )
      .ended('won', 'goal')
      .settled()
  })
})

describe('the special tokens', () => {
  /** A Planning stage with the Lost Item, after so many losses. */
  const item = (killed: readonly number[], scene: Scene = {}, captive = false): Table =>
    planning(
      kong({ availableDiscoveries: [LOST_ITEM], scenarioSheet: crew({ killed: [...killed], captive }), ...scene }),
    )

  rule('RC-SCN7-22 RC-SCN7-25', 'Lights: the Flashlight is a brown pawn for one Build Action', () => {
    const t = item([], { available: { wood: 2 } })
    expect(t.offers('anyTime')).toEqual([])
    t.choose('build/weapons').choose('cook')
    expect(t.offers('support')).toContain(LOST_ITEM)
    t.choose(LOST_ITEM)
    resolve(t)
    t.has({ levels: { weapons: 1 }, availableDiscoveries: [], gone: [LOST_ITEM] }).settled()
    expect(
      endsAt(
        item([], { tiles: { A1: 5 } })
          .choose('gather/A1/wood')
          .choose('cook'),
        'support',
      ).offers('support'),
    ).not.toContain(LOST_ITEM)
    expect(
      endsAt(
        item([1], { available: { wood: 2 } })
          .choose('build/weapons')
          .choose('cook'),
        'support',
      ).offers('support'),
    ).not.toContain(LOST_ITEM)
  })

  rule('RC-SCN7-22 RC-SCN7-25 RC-SCN7-26', 'Cameraman: the Wine is two tokens for whoever uses it', () => {
    const t = item(dead(1), { friday: true })
    const users = ['carpenter', 'cook', 'friday'].map((person) => `${LOST_ITEM}/${person}`)
    expect([...t.offers('anyTime')].sort()).toEqual(users)
    t.choose(`${LOST_ITEM}/cook`)
      .changed({ people: { cook: { determination: 2 } }, availableDiscoveries: [], gone: [LOST_ITEM] })
      .settled('plan')
  })

  const microphone = (scene: Scene): Table =>
    table(
      kong({
        phase: 'production',
        availableDiscoveries: [LOST_ITEM],
        numbers: { A1: 1, B2: 2 },
        scenarioSheet: crew({ killed: dead(2) }),
        ...scene,
      }),
    ).play('preparation')

  rule(
    'RC-SCN7-22 RC-SCN7-25 RC-SCN7-27 RC-USE-14',
    'Sound: the Microphone rolls all the dice of the round early',
    () => {
      expect(endsAt(item(dead(2), { numbers: { A1: 1 } }), 'plan').offers('anyTime')).toEqual([])
      const t = microphone({ available: { food: 3 }, rolls: { 'die.weather.animals': ['food', 'blank'] } })
      t.choose(LOST_ITEM).has({ weather: { animals: ['food', 'blank'] }, available: { food: 3 }, phase: 'action' })
      t.play('weather')
        .has({ available: { food: 2 } })
        .settled()
      expect(t.state.weather).toBeUndefined()
    },
  )

  rule('RC-SCN7-27 RC-SCN7-10', 'a lair that is found afterwards adds its die, and what was rolled stands', () => {
    const rolled: Scene = { weather: { clouds: [], animals: ['food', 'blank'] }, available: { food: 4 } }
    const t = table(
      kong({
        ...rolled,
        phase: 'action',
        resolving: true,
        numbers: { A1: 1, B2: 2 },
        tiles: { A1: 5, B2: 6 },
        islandStack: [4],
        rolls: { 'die.weather.animals': ['food'] },
      }),
    ).play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'C1' }, certain: true }))
    t.play('weather').has({ available: { food: 2 } })
    expect(t.happened('weatherRolled')).toMatchObject([{ animals: ['food', 'blank', 'food'] }])
    t.settled()
    // A lair that is lost takes none back.
    table(kong({ ...rolled, numbers: { A1: 1 } }))
      .play('weather')
      .has({ available: { food: 3 } })
      .settled()
  })

  rule('RC-SCN7-22 RC-SCN7-25', 'Screenwriter: the Script shows the top card of the Event deck', () => {
    const t = item(dead(3), { eventDeck: ['event/argument', 'event/bear'], eventOrder: ['event', 'event'] })
    t.choose(LOST_ITEM)
    t.has({ eventTop: 'event/bear', eventDeck: ['event/argument'], availableDiscoveries: [] }).settled('plan')
    // Not at a Beast that lies beside it.
    const beside: Scene = { waitingBeast: ['beast/fox'], waitingSince: 1, round: 2 }
    item(dead(3), { ...beside, eventDeck: ['event/bear'], eventOrder: ['event'] })
      .choose(LOST_ITEM)
      .has({ eventTop: 'event/bear' })
      .settled('plan')
    expect(endsAt(item(dead(3), beside), 'plan').offers('anyTime')).toEqual([])
  })

  rule('RC-SCN7-22 RC-SCN7-25', 'Make-up Artist and Director: nothing', () => {
    for (const killed of [dead(4), dead(8)]) {
      const t = item(killed)
      expect(t.offers('anyTime')).toEqual([])
      t.has({ availableDiscoveries: [LOST_ITEM] }).settled('plan')
    }
    expect(
      endsAt(
        item(dead(4), { available: { wood: 1 } })
          .choose('build/weapons')
          .choose('cook'),
        'support',
      ).offers(),
    ).not.toContain(LOST_ITEM)
  })

  rule('RC-SCN7-22 RC-SCN7-25', 'Actress: the Autographed Photos raise morale', () => {
    item(dead(5))
      .choose(LOST_ITEM)
      .changed({ morale: 1, availableDiscoveries: [], gone: [LOST_ITEM] })
      .settled('plan')
    expect(endsAt(item(dead(5), { morale: 3 }), 'plan').offers('anyTime')).toEqual([])
  })

  rule('RC-SCN7-22 RC-SCN7-30', 'a captive actress is passed over, a rescued one counts again', () => {
    const t = item([...dead(5), 7], {}, true)
    t.choose(LOST_ITEM)
      .has({ levels: { weapons: 2 }, morale: 0 })
      .settled('plan')
    item([...dead(5), 7])
      .choose(LOST_ITEM)
      .has({ levels: { weapons: 0 }, morale: 1 })
      .settled('plan')
  })

  rule('RC-SCN7-22 RC-SCN7-25', 'Double: the Lucky Charm rerolls any one die once', () => {
    const charm: Scene = { availableDiscoveries: [LOST_ITEM], scenarioSheet: crew({ killed: dead(6) }) }
    const build = table(
      kong({
        ...charm,
        phase: 'action',
        resolving: true,
        rolls: {
          'die.build.wound': ['blank'],
          'die.build.success': ['failure', 'success'],
          'die.build.adventure': ['blank'],
        },
      }),
    ).play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, paid: { wood: 1 } }))
    build.choose(LOST_ITEM)
    expect(build.offers('dieToReroll')).toEqual(['wound', 'success', 'adventure'])
    build
      .choose('success')
      .has({ levels: { weapons: 1 }, availableDiscoveries: [] })
      .settled()
    const animals = weather(['food', 'palisade', 'blank'], {
      ...charm,
      numbers: { A1: 1, B2: 2 },
      available: { food: 1 },
    })
    animals.choose(LOST_ITEM)
    expect(animals.offers('dieToReroll')).toEqual(['animals/0', 'animals/1'])
    animals
      .choose('animals/1')
      .has({ morale: 0, available: { food: 0 }, scenarioSheet: { kingKong: { killed: dead(6) } } })
    animals.settled()
    const kept = weather(['blank'], charm).choose(PASS)
    kept.has({ availableDiscoveries: [LOST_ITEM] }).settled()
  })

  rule('RC-SCN7-22 RC-SCN7-25', 'Actor: the Revolver raises the weapon level for good, in the capture too', () => {
    item(dead(7))
      .choose(LOST_ITEM)
      .has({ levels: { weapons: 2 }, availableDiscoveries: [] })
      .settled('plan')
    const t = capture({
      levels: { weapons: 3 },
      availableDiscoveries: [LOST_ITEM],
      scenarioSheet: crew({ trapsSince: 4, killed: dead(7) }),
    })
    t.choose(LOST_ITEM, 'demand')
    t.has({ levels: { weapons: 0 }, people: { cook: { wounds: 0 } } })
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-SCN7-22 RC-NIGHTOUT-03', 'somebody outside has the Wine alone', () => {
    const t = table(
      kong({
        phase: 'weather',
        tiles: { A1: 4 },
        available: { food: 1 },
        scenarioSheet: crew({ killed: dead(1) }),
        outside: {
          cook: { space: 'A1', pack: { ...none(), food: 1 }, discoveries: [LOST_ITEM], treasures: [] },
        },
      }),
    ).play('eating')
    t.choose(`${LOST_ITEM}/cook`).has({ people: { cook: { determination: 2 }, carpenter: { determination: 0 } } })
    t.settled()
  })

  rule('RC-SCN7-23', 'the Firecracker lets one Hungry Animals result be ignored, of the group’s choice', () => {
    const cracker: Scene = { availableDiscoveries: ['king-kong/firecracker'] }
    const t = weather(['palisade', 'blank', 'palisade'], { ...cracker, levels: { palisade: 1 } })
    t.choose('king-kong/firecracker')
    expect(t.offers('dieToIgnore')).toEqual(['animals/0', 'animals/2'])
    t.choose('animals/2')
      .has({ levels: { palisade: 0 }, morale: 0, availableDiscoveries: [], gone: ['king-kong/firecracker'] })
      .has({ scenarioSheet: { kingKong: { killed: [] } } })
      .settled()
    // There is nothing to ignore.
    weather(['blank'], cracker).changed({ phase: 'weather' }).settled()
    expect(endsAt(planning(kong(cracker)), 'plan').offers('anyTime')).toEqual([])
  })

  rule('RC-SCN7-23', 'the Giant Footprint is a green pawn, for one Explore Action', () => {
    const t = planning(kong({ availableDiscoveries: ['king-kong/giant-footprint'], islandStack: [3] }))
    t.choose('explore/A1').choose('cook')
    expect(t.offers('support')).toContain('king-kong/giant-footprint')
    t.choose('king-kong/giant-footprint')
    resolve(t)
    t.has({ island: { A1: { tile: 3 } }, availableDiscoveries: [], gone: ['king-kong/giant-footprint'] }).settled()
    const build = planning(kong({ availableDiscoveries: ['king-kong/giant-footprint'], available: { wood: 1 } }))
    build.choose('build/weapons').choose('cook')
    expect(endsAt(build, 'support').offers('support')).not.toContain('king-kong/giant-footprint')
  })

  rule('RC-SCN7-28', 'the Bottle of Vodka raises morale', () => {
    planning(kong({ availableDiscoveries: ['king-kong/bottle-of-vodka'] }))
      .choose('king-kong/bottle-of-vodka')
      .changed({ morale: 1, availableDiscoveries: [], gone: ['king-kong/bottle-of-vodka'] })
      .settled('plan')
  })
})

/** Something that a machine has said. */
const RAW = /undefined|NaN|\[object|[{}]|king-kong|\b(invention|build|hunt|explore|event)\/|\s\s|\.\./

const inWords = (language: Language, ...texts: readonly string[]): void => {
  for (const text of texts) {
    expect(text.trim(), language).not.toBe('')
    expect(text, language).not.toMatch(RAW)
    if (language === 'ru') expect(text, text).toMatch(/[а-яё]/i)
  }
}

describe('on the screen', () => {
  const seen = (scene: Scene, language: Language) => {
    const t = ready(scene)
    return boardOf(t.session.view('cook'), language)
  }
  const part = (board: ReturnType<typeof seen>, id: string) => board.scenario.parts.find((one) => one.id === id)

  test.each(LANGUAGES)('RC-SCN7-01 RC-SCN7-05 RC-SCN7-10 RC-SCN7-19 the sheet in %s', (language) => {
    const board = seen({ numbers: { A1: 1, B2: 2 }, levels: { weapons: 2 } }, language)
    expect(board.scenario.parts.map(({ id }) => id)).toEqual(['traps', 'goal', 'capture', 'lairs', 'crew'])
    expect(part(board, 'traps')).toMatchObject({ has: 3, needs: 3 })
    expect(part(board, 'lairs')).toMatchObject({ figure: 2 })
    expect(part(board, 'capture')).toMatchObject({ figure: 5, at: CAPTURE })
    expect(part(board, 'goal')).toMatchObject({ entries: [{ met: true }, { met: true }, { met: true }] })
    for (const shown of board.scenario.parts) {
      inWords(language, shown.name)
      if ('said' in shown) inWords(language, shown.said)
      if (shown.part === 'list') inWords(language, ...shown.entries.map(({ name }) => name))
      if (shown.part === 'crew')
        inWords(language, ...shown.members.flatMap(({ name, item, bonus }) => [name, item, bonus]))
    }
    const { goal, book: bookText, totem, guide } = board.scenario
    expect(guide).toHaveLength(6)
    inWords(language, goal, bookText, totem, ...guide)
    expect(board.scenario.track.flatMap(({ round, marks }) => marks.map(({ id }) => [round, id]))).toEqual([
      [10, 'kong'],
    ])
    for (const space of SPACES.filter((one) => one === 'A1' || one === 'B2')) {
      const lair = board.island.find((one) => one.space === space)
      inWords(language, lair?.number?.name ?? '', lair?.said ?? '')
    }
  })

  test('RC-SCN7-08 RC-SCN7-22 the crew: who is dead, who is captive, and whose turn is next', () => {
    const killed = [...dead(5), 7]
    const captive = crew({ killed, captive: true, hostageLair: 'B2', trapsSince: 5 })
    const board = seen({ scenarioSheet: captive, items: ['king-kong/tranquilizer'] }, 'en')
    const shown = part(board, 'crew')
    expect(shown).toMatchObject({ at: 'explore/king-kong/hostage/B2' })
    expect(
      shown?.part === 'crew' &&
        shown.members.map(({ number, name, state, item, bonus }) => [number, name, state, item, bonus]),
    ).toEqual([
      [1, 'Lights', 'killed', 'Flashlight', 'While planning, for one Action: gain 1 brown pawn for Build. (1 use)'],
      [2, 'Cameraman', 'killed', 'Wine', 'At any time: gain 2 Determination tokens.'],
      [3, 'Sound', 'killed', 'Microphone', "Before the Action Phase: roll this round's Weather dice now."],
      [4, 'Screenwriter', 'killed', 'Script', 'At any time: look at the top card of the Event deck.'],
      [5, 'Make-up Artist', 'killed', 'Make-up Kit', 'No bonus.'],
      [6, 'Actress', 'captive', 'Autographed Photos', 'At any time: raise morale by 1.'],
      [7, 'Double', 'killed', 'Lucky Charm', 'Right after a roll: reroll any one die once.'],
      [8, 'Actor', 'next', 'Revolver', 'At any time: raise the weapon level by 2.'],
      [9, 'Director', 'living', 'Last Will', 'No bonus.'],
    ])
    expect(part(board, 'goal')).toMatchObject({
      entries: [
        { met: false },
        { name: 'The actress is free (she is held on B2)', met: false },
        { name: 'The director lives', met: true },
      ],
    })
    expect(part(board, 'capture')).toMatchObject({
      figure: 1,
      said: 'Weapon level −1; for the one who leads, 1 wound',
    })
    const lost = seen({ scenarioSheet: crew({ killed, captive: true }) }, 'en')
    expect(part(lost, 'goal')).toMatchObject({
      entries: [{}, { name: expect.stringContaining('not been found') }, {}],
    })
    expect(part(lost, 'crew')).not.toHaveProperty('at')
  })

  test.each(LANGUAGES)('RC-SCN7-16 RC-SCN7-21 RC-SCN7-22 RC-SCN7-23 RC-SCN7-28 what is printed in %s', (language) => {
    const ids = [
      ...Object.keys(KING_KONG.inventions),
      ...Object.values(KING_KONG.discoveries).map(({ token }) => token),
    ]
    expect(ids).toHaveLength(6)
    for (const id of ids) {
      const { title, mood, parts, rules } = readCard(id, language)
      inWords(language, title, mood, ...parts)
      expect(mood.length).toBeLessThan(75)
      expect(rules.every((one) => one.startsWith('RC-SCN7-'))).toBe(true)
    }
  })

  test('RC-SCN7-16 RC-SCN7-21 RC-SCN7-22 what the cards say', () => {
    expect(readCard('king-kong/trap', 'en').parts.at(-1)).toBe(
      SCENARIO_TEXTS['king-kong'].things?.['king-kong/trap']?.[0],
    )
    expect(readCard('king-kong/tranquilizer', 'en').parts).toEqual([
      'Needs: Hills, Plains, Fire.',
      'The special Hunt for King Kong lowers the weapon level by 1 instead of 5.',
    ])
    expect(readCard(LOST_ITEM, 'en').parts).toEqual([
      'Gain the bonus of the living crew member with the lowest number.',
    ])
  })

  test.each(LANGUAGES)('RC-SCN7-06 RC-SCN7-08 RC-SCN7-14 RC-SCN7-18 RC-SCN7-20 the log in %s', (language) => {
    const voice = voices[language]
    const told = (t: Table, ...names: readonly Parameters<Table['happened']>[0][]): void => {
      for (const name of names) {
        const [event] = t.happened(name)
        if (event === undefined) throw new Error(`${name} has not happened`)
        inWords(language, voice.log(event) ?? '')
        expect(ruleOf(event)).toMatch(/^RC-(SCN7|EXPL)-/)
      }
    }
    told(book(), 'crewKilled')
    told(book({ scenarioSheet: crew({ killed: dead(5) }) }), 'actressCaptured')
    told(
      table(kong({ phase: 'action', islandStack: [4] })).play(
        'explore',
        stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }),
      ),
      'numberPut',
    )
    told(
      table(
        kong({
          phase: 'action',
          tiles: LAIRS,
          markers: { A1: ['trap'], B2: ['trap'] },
          futureRepeats: [{ invention: 'king-kong/trap', space: 'A2' }],
        }),
      ).play('actionsEnd'),
      'markerPut',
      'trapsComplete',
    )
    const won = capture({ levels: { weapons: 5 } })
    told(won, 'kingKongCaught')
    // Nobody compares strengths with him.
    for (const event of won.happened('fightBegan')) expect(voice.log(event)).toBeUndefined()
    const { outcome } = won.session
    if (outcome !== undefined) inWords(language, voice.outcome(outcome))
    inWords(language, voice.outcome({ result: 'lost', why: 'directorKilled', scenario: 'king-kong' }))
    inWords(language, voice.outcome({ result: 'lost', why: 'lastRound', scenario: 'king-kong' }))
  })

  test.each(LANGUAGES)('RC-SCN7-17 RC-SCN7-18 RC-SCN7-14 the choices in %s', (language) => {
    const voice = voices[language]
    const tables = [
      ready({ items: ['invention/shovel'], available: { wood: 4 }, markers: { A1: ['trap'] } }),
      ready(),
      ready({ scenarioSheet: crew({ captive: true, killed: dead(5), hostageLair: 'B2' }) }),
      ready({ availableDiscoveries: [LOST_ITEM], scenarioSheet: crew({ killed: dead(7) }) }),
    ]
    const labels = tables.flatMap((t) =>
      t.session.questions.flatMap((question) =>
        question.choices.filter(({ id }) => id.includes('king-kong')).map((choice) => voice.choice(choice, question)),
      ),
    )
    expect(labels.length).toBeGreaterThan(4)
    inWords(language, ...labels)
  })

  test.each(LANGUAGES)('RC-SCN7-29 the harder rule is offered in %s, and only here', (language) => {
    const { scenarios } = setupOffer(language)
    const offered = scenarios.find(({ id }) => id === 'king-kong')?.options ?? []
    expect(offered.map(({ id }) => id)).toEqual(['hungryCrew'])
    for (const { name, text } of offered) inWords(language, name, text)
    expect(scenarios.filter(({ options }) => options.length > 0)).toHaveLength(1)
  })
})
