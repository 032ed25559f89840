// Scenario 3, Jenny Needs Help!: the raft, the rescue, Jenny in camp, the hurricane, and what totems hide.
import { boardOf, CHARACTERS, crusoe, crusoeBox, readCard } from '@landfall/crusoe'
import { plan, resolve, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { LANGUAGES } from '@landfall/text'
import { describe, expect, test } from 'vitest'
import { EQUIPMENT_IDS } from '../../src/cards/equipment.ts'
import { EVENTS, type EventId } from '../../src/cards/events.ts'
import type { Space } from '../../src/components/island.ts'
import type { TileNumber } from '../../src/components/tiles.ts'
import { jenny } from '../../src/scenarios/jenny.ts'
import { JENNY } from '../../src/scenarios/jenny-sheet.ts'
import type { Person } from '../../src/state.ts'
import { endsAt } from './ends-at.ts'

type Game = ReturnType<typeof table>

const setup = (scene: Scene = {}): Game => table({ ...scene, config: { scenario: 'jenny', ...scene.config } })
const inCamp = (scene: Scene = {}): Game => setup({ scenarioSheet: { jenny: { rescued: true } }, ...scene })
const planning = (make: typeof setup, scene: Scene = {}): Game => make({ phase: 'action', ...scene }).play('planning')

const raft = { items: ['invention/rope', 'jenny/raft'] } satisfies Scene
const lifeboat = { items: ['invention/rope', 'invention/knife'], available: { wood: 6, fur: 4 } } satisfies Scene
const RESCUE = 'explore/jenny/rescue'
const three = ['carpenter', 'cook', 'soldier'] as const

/** Everybody has so many wounds. */
const wounds = (by: { readonly [P in Person]?: number }) =>
  Object.fromEntries(Object.entries(by).map(([person, count]) => [person, { wounds: count }]))

const rescue = (leader: Person, more: Partial<ReturnType<typeof stack>> = {}) =>
  stack('explore', leader, { target: { kind: 'special', special: 'jenny/rescue' }, ...more })
const sail = (scene: Scene, certain = false, leader: Person = 'cook'): Game =>
  setup({ phase: 'action', resolving: true, ...raft, ...scene }).play('explore', rescue(leader, { certain }))
const roll = (wound: string, success: string, adventure?: string) => ({
  'die.explore.wound': [wound],
  'die.explore.success': [success],
  ...(adventure === undefined ? {} : { 'die.explore.adventure': [adventure] }),
})

const event = (make: typeof setup, card: EventId, scene: Scene = {}): Game =>
  make({ round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')
/** The Event Phase in which this card is pushed off the board, and nothing else happens. */
const pushed = (make: typeof setup, left: EventId, scene: Scene = {}): Game =>
  event(make, 'event/sunny-beach', { threats: { left, right: 'event/fight' }, ...scene })

/** Explores a space where this tile lies on top of the stack. */
const explores = (tile: TileNumber, scene: Scene = {}, leader: Person = 'cook', space: Space = 'B2'): Game =>
  setup({ phase: 'action', resolving: true, islandStack: [3, tile], ...scene }).play(
    'explore',
    stack('explore', leader, { target: { kind: 'space', space }, certain: true }),
  )

describe('the sheet', () => {
  rule('RC-SCN3-01 RC-END-01', 'with Jenny in camp the group wins as soon as the Lifeboat is there', () => {
    const futureItems = ['jenny/lifeboat'] as const
    inCamp({ phase: 'action', futureItems: [...futureItems] })
      .play('actionsEnd')
      .ended('won', 'goal')
      .settled()
    inCamp({ phase: 'action', futureItems: ['jenny/raft'] })
      .play('actionsEnd')
      .has({ items: ['jenny/raft'] })
      .settled()
    // Neither of the two alone.
    const without = setup({ phase: 'action', futureItems: [...futureItems] }).play('actionsEnd')
    without.has({ items: [...futureItems] }).settled()
    expect(without.session.outcome).toBeUndefined()
    inCamp({ round: 7 }).play('roundEnd').has({ round: 8 }).settled()
  })

  rule('RC-SCN3-01 RC-END-06', 'when Jenny dies the group has lost, on her rock as in camp', () => {
    setup({ people: { jenny: { wounds: 9 } } })
      .play('eating')
      .ended('lost', 'jennyDied')
      .settled()
    inCamp({ people: { jenny: { wounds: 10 } } })
      .play('camping')
      .ended('lost', 'jennyDied')
      .settled()
    inCamp({ people: { cook: { wounds: 12 } } })
      .play('camping')
      .ended('lost', 'death')
      .settled()
  })

  rule('RC-SCN3-02 RC-WEA-01', 'eight rounds, and hungry animals in the last four', () => {
    for (let round = 1; round <= 8; round++) {
      const hungry = round >= 5
      const t = setup({ round, levels: { palisade: 3 }, rolls: hungry ? { 'die.weather.animals': ['palisade'] } : {} })
      t.play('weather')
        .changed({ phase: 'weather', levels: { palisade: hungry ? 2 : 3 } })
        .settled()
    }
    setup({ round: 8 }).play('roundEnd').ended('lost', 'lastRound').settled()
    setup({ round: 7 }).play('roundEnd').has({ round: 8 }).settled()
  })

  test('RC-SCN3-02 RC-SETUP-24 RC-SETUP-18 four books and four Adventures, and a camp on the beach', () => {
    const { state } = crusoe.start({ scenario: 'jenny', characters: three, seed: 'sheet' })
    const books = state.eventDeck.filter((card) => EVENTS[card].icon === 'book')
    expect([state.eventDeck.length, books.length, state.camp, state.island.B1?.tile]).toEqual([8, 4, 'B1', 8])
    expect(state.people.jenny).toMatchObject({ wounds: 0 })
    expect(state.inventions).toEqual(expect.arrayContaining(['jenny/raft', 'jenny/lifeboat']))
  })

  rule('RC-SCN3-03', 'the Storm-Glass is in no deck', () => {
    const all = setup({ config: { equipment: 8 } }).play('setUp')
    const kept = all.state.kept.map(({ card }) => card)
    expect([...kept].sort()).toEqual(EQUIPMENT_IDS.filter((id) => id !== 'equipment/storm-glass').sort())
    all.settled()
    // Whatever else is there already, a card finds another one, or none.
    const chest = (...missing: readonly string[]): Game => {
      const others = kept.filter((card) => !missing.includes(card)).map((card) => ({ card, uses: 1 }))
      return setup({ phase: 'action', resolving: true, threats: { right: 'wreckage/captains-chest' }, kept: others })
        .play(
          'threat',
          stack('threat', 'cook', {
            target: { kind: 'threat', side: 'right', pawns: 2 },
            card: 'wreckage/captains-chest',
          }),
        )
        .has({ future: { wood: 1 } })
    }
    chest('equipment/bible')
      .has({ futureEquipment: ['equipment/bible'] })
      .settled()
    chest().has({ futureEquipment: [] }).settled()
  })

  rule('RC-SCN3-18', 'what the Raft and the Lifeboat ask for', () => {
    const raftOffered = (scene: Scene) => endsAt(planning(setup, scene), 'plan').offers().includes('build/jenny/raft')
    const rope = ['invention/rope'] as const
    expect(raftOffered({ items: [...rope], available: { wood: 2 } })).toBe(true)
    expect(raftOffered({ items: [...rope], available: { wood: 1 } })).toBe(false)
    expect(raftOffered({ available: { wood: 9 } })).toBe(false)
    const boatOffered = (scene: Scene) =>
      endsAt(planning(inCamp, { ...lifeboat, ...scene }), 'plan')
        .offers()
        .includes('build/jenny/lifeboat')
    expect(boatOffered({})).toBe(true)
    expect(boatOffered({ items: [...rope] })).toBe(false)
    expect(boatOffered({ items: ['invention/knife'] })).toBe(false)
    expect(boatOffered({ available: { wood: 5, fur: 4 } })).toBe(false)
    expect(boatOffered({ available: { wood: 6, fur: 3 } })).toBe(false)
    plan(planning(inCamp, lifeboat), 'build/jenny/lifeboat', 'cook')
      .has({ available: { wood: 0, fur: 0 } })
      .settled('plan')
  })
})

describe('Jenny on her rock', () => {
  rule('RC-SCN3-04 RC-NIGHT-14', 'every night costs her two wounds, and no food', () => {
    setup({ available: { food: 3 }, shelterBuilt: true })
      .play('eating')
      .changed({ phase: 'night', people: wounds({ jenny: 2 }), available: { food: 1 } })
      .settled()
    // RC-SCN3-19: the sixth night kills her.
    const night = (before: number) =>
      setup({ available: { food: 2 }, people: { jenny: { wounds: before } } }).play('eating')
    night(8)
      .changed({ phase: 'night', people: wounds({ jenny: 10 }), available: { food: 0 } })
      .settled()
    night(10).ended('lost', 'jennyDied').settled()
  })

  rule('RC-SCN3-04', 'nothing else reaches her', () => {
    const untouched = { people: { jenny: { wounds: 3 }, cook: { wounds: 1 } } } satisfies Scene
    setup({ people: { jenny: { wounds: 3 } } })
      .play('camping')
      .has(untouched)
      .settled()
    event(setup, 'event/broken-tree', { people: { jenny: { wounds: 3 } } })
      .has(untouched)
      .settled()
    const animals = setup({
      round: 5,
      people: { jenny: { wounds: 3 } },
      rolls: { 'die.weather.animals': ['palisade'] },
    })
    animals.play('weather').has(untouched).settled()
    // Nobody can heal her.
    const rum = setup({
      phase: 'night',
      shelterBuilt: true,
      kept: [{ card: 'equipment/flask-of-rum', uses: 2 }],
      people: { jenny: { wounds: 3 } },
    })
    rum
      .play('camping')
      .has({ people: { jenny: { wounds: 3 } } })
      .settled()
    const barrel = setup({
      phase: 'night',
      kept: [{ card: 'treasure/barrel', uses: 1 }],
      people: { jenny: { wounds: 3 }, cook: { wounds: 2 } },
      shelterBuilt: true,
    }).play('camping')
    barrel
      .choose('treasure/barrel')
      .has({ people: { jenny: { wounds: 3 }, cook: { wounds: 1 } } })
      .settled()
    // She is neither among those who plan nor among those who are counted.
    expect(endsAt(planning(setup).choose('rest'), 'leader').offers('leader')).toEqual(['carpenter', 'cook'])
  })

  rule('RC-SCN3-05 RC-INV-36', 'the Raft sails in a later round than it was built in', () => {
    const t = planning(setup, {
      round: 2,
      items: ['invention/rope'],
      available: { wood: 2, food: 9 },
      shelterBuilt: true,
    })
    expect(t.offers()).not.toContain('explore/jenny/rescue')
    plan(t, 'build/jenny/raft', 'cook', 'cook')
    resolve(t)
    t.has({ items: ['invention/rope', 'jenny/raft'], available: { wood: 0 } }).settled()
    const next = planning(setup, { round: 3, ...raft })
    expect(next.offers()).toContain('explore/jenny/rescue')
    // RC-INV-36: it is no ordinary Raft, and gives no pawn.
    next.choose('explore/jenny/rescue').choose('cook')
    expect(endsAt(next, 'support').offers('support')).toEqual(['carpenter', 'cook', 'enough'])
    const ordinary = planning(setup, { items: ['invention/rope', 'invention/raft'] })
    expect(ordinary.offers()).not.toContain('explore/jenny/rescue')
    ordinary.choose('explore/A1').choose('cook')
    expect(endsAt(ordinary, 'support').offers('support')).toContain('invention/raft')
    expect(endsAt(planning(setup, { phase: 'action', futureItems: ['jenny/raft'] }), 'plan').offers()).not.toContain(
      'explore/jenny/rescue',
    )
  })

  rule('RC-SCN3-05', 'one pawn rolls, two are sure, and once a round', () => {
    const t = planning(setup, raft)
    plan(t, 'explore/jenny/rescue', 'cook')
    expect(t.state.plan).toMatchObject([
      { action: 'explore', target: { kind: 'special', special: 'jenny/rescue' }, certain: false },
    ])
    expect(endsAt(t, 'plan').offers()).not.toContain('explore/jenny/rescue')
    const sure = plan(planning(setup, raft), 'explore/jenny/rescue', 'cook', 'carpenter')
    expect(sure.state.plan).toMatchObject([{ support: ['carpenter'], certain: true }])
    sure.settled('plan')
    // RC-DOG-02, RC-FRI-04: the Dog helps as anywhere, and Friday may go.
    const company = planning(setup, { ...raft, friday: true, config: { dog: true } })
    plan(company, 'explore/jenny/rescue', 'friday', 'dog')
    expect(company.state.plan).toMatchObject([{ leader: 'friday', support: ['dog'], certain: true }])
    company.settled('plan')
  })

  rule('RC-SCN3-05 RC-DICE-05', 'a success brings her to camp, a failure leaves her there', () => {
    const people = { jenny: { wounds: 4 } }
    sail({ people, rolls: roll('blank', 'success', 'blank') })
      .changed({ scenarioSheet: { jenny: { rescued: true } }, attempted: [RESCUE] })
      .settled()
    sail({ people, rolls: roll('wound', 'failure', 'blank') })
      .changed({ people: { cook: { wounds: 1, determination: 2 } }, attempted: [RESCUE] })
      .settled()
    sail({ people }, true)
      .changed({ scenarioSheet: { jenny: { rescued: true } }, attempted: [RESCUE] })
      .settled()
    // From then on she is in camp: this very night she eats, and the sea costs her nothing.
    sail({ people, available: { food: 3 } }, true)
      .play('eating')
      .has({ people: { jenny: { wounds: 4 } }, available: { food: 0 } })
      .settled()
    expect(endsAt(planning(inCamp, raft), 'plan').offers()).not.toContain('explore/jenny/rescue')
  })

  rule('RC-SCN3-06 RC-TOK-28 RC-TOK-30', 'at sea an adventure is one wound, and no card', () => {
    const exploreDeck: Scene['exploreDeck'] = ['explore/bamboo']
    const rescued = { scenarioSheet: { jenny: { rescued: true } }, attempted: [RESCUE] }
    sail({ exploreDeck, rolls: roll('blank', 'success', 'adventure') })
      .changed({ people: { cook: { wounds: 1 } }, ...rescued })
      .settled()
    // With its token on the deck the die is not even rolled, and two pawns do not help.
    const token = { exploreDeck, adventureTokens: ['explore'] } satisfies Scene
    sail({ ...token, rolls: roll('blank', 'success') })
      .changed({ people: { cook: { wounds: 1 } }, adventureTokens: [], ...rescued })
      .settled()
    sail(token, true)
      .changed({ people: { cook: { wounds: 1 } }, adventureTokens: [], ...rescued })
      .settled()
    // Wound and adventure are two things; a failure spares neither.
    sail({ exploreDeck, rolls: roll('wound', 'failure', 'adventure') })
      .changed({ people: { cook: { wounds: 2, determination: 2 } }, attempted: [RESCUE] })
      .settled()
    sail({ exploreDeck, friday: true, rolls: roll('blank', 'success', 'adventure') }, false, 'friday')
      .changed({ people: { friday: { wounds: 1 } }, ...rescued })
      .settled()
  })

  rule('RC-SCN3-05 RC-TOK-14 RC-TOK-31', 'tokens of the Explore space count for it', () => {
    const slow = planning(setup, { ...raft, actionTokens: { explore: ['timeConsuming'] } })
    plan(slow, 'explore/jenny/rescue', 'cook', 'cook')
    expect(slow.state.plan).toMatchObject([{ certain: false, tokens: ['timeConsuming'] }])
    slow.settled('plan')
  })

  rule('RC-SCN3-07', 'nobody builds the Lifeboat before she is there', () => {
    expect(endsAt(planning(setup, lifeboat), 'plan').offers()).not.toContain('build/jenny/lifeboat')
    expect(endsAt(planning(inCamp, lifeboat), 'plan').offers()).toContain('build/jenny/lifeboat')
    // RC-CARD-FASTWORK-02: nor with a card.
    const fast = (make: typeof setup) => {
      const t = make({
        phase: 'action',
        resolving: true,
        adventureTokens: ['build'],
        buildDeck: ['build/fast-work'],
        ...lifeboat,
      })
        .play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true }))
        .choose('1')
      return endsAt(t, 'buildTarget').offers('buildTarget')
    }
    expect(fast(setup)).not.toContain('jenny/lifeboat')
    expect(fast(inCamp)).toContain('jenny/lifeboat')
  })

  rule('RC-CARD-CATASTROPHE-01 RC-ITEM-13 RC-SCN3-05', 'what is printed on the sheet is never put aside', () => {
    const t = event(setup, 'event/catastrophe', raft)
    t.has({ items: ['jenny/raft'], itemsAside: ['invention/rope'] })
    t.play('planning')
    expect(t.offers()).toContain('explore/jenny/rescue')
    t.settled('plan')
  })
})

describe('Jenny in camp', () => {
  rule('RC-SCN3-08', 'her one pawn rests, and does nothing else', () => {
    const t = planning(inCamp, { people: { jenny: { wounds: 3 } }, levels: { weapons: 9 }, huntingDeck: ['beast/fox'] })
    for (const target of t.offers().filter((id) => id !== 'confirm' && id !== 'rest')) {
      const leaders = planning(inCamp, { levels: { weapons: 9 }, huntingDeck: ['beast/fox'] })
      expect(leaders.choose(target).offers('leader'), target).toEqual(['carpenter', 'cook'])
      leaders.choose('cook')
      const helped = endsAt(leaders, target === 'arrange' ? 'plan' : 'support')
      expect(helped.offers('support'), target).not.toContain('jenny')
    }
    expect(t.choose('rest').offers('leader')).toEqual(['carpenter', 'cook', 'jenny'])
    t.choose('jenny')
    expect(t.choose('rest').offers('leader')).toEqual(['carpenter', 'cook'])
    t.choose('cook')
    resolve(t)
    t.has({ people: { jenny: { wounds: 2 } } }).settled()
  })

  rule('RC-SCN3-08 RC-PLAN-03', 'her pawn may stay where it is', () => {
    const t = planning(inCamp)
    expect(t.offers()).not.toContain('confirm')
    for (const player of ['carpenter', 'carpenter', 'cook', 'cook']) plan(t, 'rest', player)
    expect(t.offers()).toContain('confirm')
    expect(t.offers()).toContain('rest')
    t.settled('plan')
  })

  rule('RC-SCN3-08 RC-TOK-16', 'where a Rest needs two pawns she helps nobody, but may be helped', () => {
    const slow: Scene = { islandTokens: { B1: ['timeConsuming'] }, people: { jenny: { wounds: 3 } } }
    expect(endsAt(planning(inCamp, slow).choose('rest').choose('cook'), 'support').offers('support')).toEqual([
      'carpenter',
      'cook',
    ])
    const t = planning(inCamp, slow)
    plan(t, 'rest', 'jenny', 'cook')
    expect(t.state.plan).toMatchObject([{ leader: 'jenny', support: ['cook'] }])
    t.settled('plan')
  })

  rule('RC-SCN3-08 RC-CARD-ARGUMENT-02', 'she is nobody to argue with', () => {
    const t = planning(inCamp, {
      characters: ['cook'],
      threats: { right: 'event/argument' },
      limits: { noTeams: true },
    })
    expect(endsAt(t, 'plan').offers()).not.toContain('threat/right')
    const friday = planning(inCamp, { characters: ['cook'], friday: true, threats: { right: 'event/argument' } })
    friday.choose('threat/right').choose('cook')
    expect(endsAt(friday, 'support').offers('support')).toEqual(['friday'])
  })

  rule(
    'RC-SCN3-08 RC-UNMET-12 RC-UNMET-05',
    'she holds no tokens, so she is wounded where everybody has to give one',
    () => {
      const rich = { carpenter: { determination: 2 }, cook: { determination: 1 }, friday: { determination: 3 } }
      pushed(inCamp, 'event/argument', { friday: true, people: rich })
        .has({
          people: {
            carpenter: { determination: 1, wounds: 0 },
            cook: { determination: 0, wounds: 0 },
            friday: { determination: 3, wounds: 0 },
            jenny: { determination: 0, wounds: 1 },
          },
        })
        .settled()
      pushed(setup, 'event/argument', { people: { carpenter: { determination: 1 }, cook: { determination: 1 } } })
        .has({ people: { jenny: { wounds: 0 } } })
        .settled()
      // Nor does she get any.
      inCamp({ phase: 'action', friday: true, futureKept: ['treasure/old-map'] })
        .play('actionsEnd')
        .has({ people: { cook: { determination: 1 }, friday: { determination: 1 }, jenny: { determination: 0 } } })
        .settled()
      // RC-CHAR-22: one pawn is what she has anyway.
      inCamp({ round: 2, eventOrder: ['gather/pirates-chest'] })
        .play('event')
        .has({ limits: { onePawn: ['carpenter', 'cook'] } })
        .settled()
    },
  )

  rule('RC-SCN3-08 RC-USE-03', 'she uses nothing, and has no abilities', () => {
    const t = planning(inCamp, {
      kept: [{ card: 'equipment/pipe-and-tobacco', uses: 2 }],
      people: { jenny: { wounds: 1 } },
    })
    const offered = t.session.questions.flatMap(({ choices }) => choices.map(({ id }) => id))
    expect(offered.filter((id) => id.startsWith('equipment/'))).toEqual([
      'equipment/pipe-and-tobacco/carpenter',
      'equipment/pipe-and-tobacco/cook',
    ])
    expect(boardOf(t.session.view(), 'en').people.at(-1)).toMatchObject({ id: 'jenny', abilities: [] })
    t.settled('plan')
  })

  rule('RC-SCN3-09 RC-NIGHT-04 RC-NIGHT-07', 'she eats, and goes hungry like anybody', () => {
    inCamp({ friday: true, available: { food: 4 } })
      .play('eating')
      .changed({ phase: 'night', available: { food: 1 } })
      .settled()
    const short = inCamp({ available: { food: 2 } }).play('eating')
    expect(short.offers('whoEats')).toEqual(['carpenter', 'cook', 'jenny'])
    short
      .choose('jenny')
      .choose('cook')
      .changed({ phase: 'night', available: { food: 0 }, people: wounds({ carpenter: 2 }) })
    short.settled()
    inCamp()
      .play('eating')
      .changed({ phase: 'night', people: wounds({ jenny: 2, cook: 2, carpenter: 2 }) })
      .settled()
    inCamp({ available: { food: 3 }, additionalFoodAtNight: true })
      .play('eating')
      .changed({
        phase: 'night',
        available: { food: 0 },
        additionalFoodAtNight: false,
        people: wounds({ jenny: 1, cook: 1, carpenter: 1 }),
      })
      .settled()
  })

  rule('RC-SCN3-09 RC-NIGHT-09', 'she needs a Shelter', () => {
    inCamp({ friday: true })
      .play('camping')
      .has({ people: wounds({ jenny: 1, cook: 1, friday: 0 }) })
      .settled()
    inCamp({ shelterBuilt: true })
      .play('camping')
      .has({ people: wounds({ jenny: 0, cook: 0 }) })
      .settled()
    // RC-NIGHTOUT-06: others may be elsewhere, she is in camp.
    const away = {
      space: 'A1',
      pack: { food: 1, nonperishable: 0, wood: 0, fur: 0 },
      discoveries: [],
      treasures: [],
    } as const
    inCamp({ outside: { cook: { ...away, discoveries: [], treasures: [] } }, shelterBuilt: true })
      .play('camping')
      .has({ people: wounds({ jenny: 0, cook: 1, carpenter: 0 }) })
      .settled()
  })

  rule('RC-SCN3-09 RC-UNMET-03 RC-FRI-03', 'Events strike her, and what they demand in vain', () => {
    const struck = { people: wounds({ jenny: 1, carpenter: 1, cook: 1, friday: 0 }) }
    const scene = { friday: true, levels: { palisade: 1 } } satisfies Scene
    for (const card of ['event/broken-tree', 'event/fight', 'event/jaguar', 'event/poisoning'] as const) {
      event(inCamp, card, scene).has(struck).settled()
      event(setup, card, scene)
        .has({ people: wounds({ jenny: 0, cook: 1 }) })
        .settled()
    }
    // RC-MOVE-10: a camp that has to move and cannot.
    event(inCamp, 'event/cloudburst', { friday: true }).has(struck).settled()
    // RC-UNMET-03: neither Roof nor Palisade to lower.
    const demands = inCamp({ friday: true, round: 2, eventOrder: ['explore/bamboo'] }).play('event')
    demands.has(struck).settled()
    inCamp({
      phase: 'event',
      round: 2,
      arrangeBlocked: true,
      eventDeck: ['event/bear'],
      eventOrder: ['event'],
      levels: { palisade: 1 },
    })
      .play('event')
      .has({ people: wounds({ jenny: 1, carpenter: 1, cook: 1 }) })
      .settled()
  })

  rule('RC-SCN3-09 RC-WEA-10 RC-WEA-11 RC-EX-40 RC-EX-41', 'hungry animals and bad weather find her', () => {
    const animals = (face: string, scene: Scene = {}): Game =>
      inCamp({ round: 5, friday: true, rolls: { 'die.weather.animals': [face] }, ...scene }).play('weather')
    const hurt = (by: number) => ({ phase: 'weather', people: wounds({ jenny: by, cook: by, carpenter: by }) }) as const
    animals('palisade').changed(hurt(1)).settled()
    animals('food').changed(hurt(1)).settled()
    animals('food', { available: { food: 1 } })
      .changed({ phase: 'weather', available: { food: 0 } })
      .settled()
    animals('beast', { levels: { weapons: 1 } })
      .changed(hurt(2))
      .settled()
    animals('blank', { weatherTokens: { rain: true, storm: true } })
      .changed({ ...hurt(3), weatherTokens: { rain: false, storm: false } })
      .settled()
  })

  rule('RC-SCN3-09 RC-CARD-HELMET-03', 'nobody hands her the Helmet', () => {
    const t = inCamp({
      round: 5,
      kept: [{ card: 'treasure/helmet' }],
      rolls: { 'die.weather.animals': ['beast'] },
    }).play('weather')
    expect(endsAt(t, 'fight').offers('fight')).toEqual([
      'treasure/helmet/carpenter',
      PASS,
      'treasure/helmet/cook',
      PASS,
    ])
  })

  rule('RC-SCN3-10 RC-CARD-BED-01 RC-CARD-HAMMOCK-01', 'a Rest heals her one wound, Bed and Hammock or not', () => {
    for (const better of [{ items: ['invention/bed'] }, { kept: [{ card: 'treasure/hammock' }] }] as const) {
      const scene = { phase: 'action', resolving: true, people: { jenny: { wounds: 5 }, cook: { wounds: 5 } } } as const
      const own = 'items' in better ? { items: [...better.items] } : { kept: [...better.kept] }
      inCamp({ ...scene, ...own })
        .play('rest', stack('rest', 'jenny'))
        .has({ people: { jenny: { wounds: 4, determination: 0 } } })
        .settled()
      inCamp({ ...scene, ...own })
        .play('rest', stack('rest', 'cook'))
        .has({ people: { cook: { determination: 1 } } })
        .settled()
    }
  })

  rule('RC-SCN3-10 RC-NIGHT-02', 'she is healed like a character', () => {
    const hurt = { people: { jenny: { wounds: 5 }, cook: { wounds: 5 } }, shelterBuilt: true } satisfies Scene
    const night = (scene: Scene): Game => inCamp({ phase: 'night', ...hurt, ...scene }).play('camping')
    const pot = night({ items: ['invention/pot'], available: { food: 1 } }).choose('invention/pot')
    expect(pot.offers('whoHeals')).toEqual(['cook', 'jenny'])
    pot
      .choose('jenny')
      .has({ people: wounds({ jenny: 4, cook: 5 }) })
      .settled()
    night({ kept: [{ card: 'treasure/barrel', uses: 1 }] })
      .choose('treasure/barrel')
      .has({ people: wounds({ jenny: 4, cook: 4 }) })
      .settled()
    // RC-ABIL-COOK-01: at any time.
    const recipe = planning(inCamp, {
      people: { jenny: { wounds: 5 }, cook: { wounds: 5, determination: 2 } },
      available: { food: 1 },
    })
    recipe.choose('ability/grandmas-recipe').choose('jenny').choose('jenny')
    recipe.has({ people: { jenny: { wounds: 3 }, cook: { wounds: 5 } } }).settled('plan')
  })

  rule('RC-SCN3-11 RC-BUILD-08', 'she makes nothing dearer, and is never First Player', () => {
    for (const [count, wood] of [
      [1, 2],
      [2, 2],
      [3, 3],
      [4, 4],
    ] as const) {
      const characters = CHARACTERS.slice(0, count)
      const offered = (there: number) =>
        endsAt(planning(inCamp, { characters, available: { wood: there } }), 'plan')
          .offers()
          .includes('build/shelter')
      expect([offered(wood), offered(wood - 1)]).toEqual([true, false])
    }
    inCamp({ firstPlayer: 'cook' }).play('roundEnd').has({ firstPlayer: 'carpenter' }).settled()
    // RC-ARR-03: three players and Jenny are no four players.
    inCamp({ characters: three, phase: 'action', resolving: true })
      .play('arrange', stack('arrange', 'cook'))
      .has({ morale: 1, people: { cook: { determination: 2 } } })
      .settled()
  })

  rule('RC-SCN3-11 RC-CARD-MUSHROOMS-01 RC-CARD-NESTLINGS-01', 'cards that count players count her', () => {
    for (const card of ['gather/mushrooms', 'gather/nestlings'] as const) {
      const food = (make: typeof setup, amount: number, friday = false) =>
        make({
          phase: 'action',
          resolving: true,
          friday,
          adventureTokens: ['gather'],
          gatherDeck: [card],
          tiles: { A1: 1 },
        })
          .play(
            'gather',
            stack('gather', 'cook', { target: { kind: 'source', space: 'A1', source: 'wood' }, certain: true }),
          )
          .choose('1')
          .has({ future: { food: amount } })
          .settled()
      food(setup, 2)
      food(inCamp, 3)
      food(inCamp, 3, true)
    }
  })

  rule('RC-SCN3-11 RC-CARD-DISEASE-01', 'she counts for the disease, and may carry it', () => {
    const meet = (
      make: typeof setup,
      card: 'trap/strange-disease' | 'trap/poisonous-spores' | 'trap/unlucky-incident',
    ) =>
      make({
        phase: 'action',
        resolving: true,
        friday: true,
        tiles: { A1: 1 },
        adventureTokens: ['explore'],
        exploreDeck: ['explore/secret-cave'],
        mysteryDeck: [card],
        islandStack: [3],
        available: { food: 9 },
      })
        .play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A2' }, certain: true }))
        .choose('1')
    const t = meet(inCamp, 'trap/strange-disease')
    expect(t.offers('whoSickens')).toEqual(['carpenter', 'cook', 'friday', 'jenny'])
    for (const person of ['jenny', 'jenny', 'jenny', 'cook', 'cook', 'carpenter']) t.choose(person)
    t.has({ people: { jenny: { markers: 3 } } })
    t.play('eating')
      .has({ people: wounds({ jenny: 3, cook: 2, carpenter: 1, friday: 0 }) })
      .settled()
    const alone = meet(setup, 'trap/strange-disease')
    expect(alone.offers('whoSickens')).toEqual(['carpenter', 'cook', 'friday'])
    for (let marker = 0; marker < 4; marker++) alone.choose('cook')
    alone.settled()
    // RC-CARD-SPORES-01
    meet(inCamp, 'trap/poisonous-spores')
      .play('eating')
      .has({ people: wounds({ jenny: 1, cook: 2, carpenter: 1, friday: 1 }) })
      .settled()
    // RC-CARD-UNLUCKY-01, RC-SCN3-12: the sheet says who, in the Action Phase too.
    meet(inCamp, 'trap/unlucky-incident')
      .has({ people: wounds({ jenny: 1, cook: 1, carpenter: 1, friday: 0 }) })
      .settled()
  })

  rule('RC-SCN3-19 RC-CHAR-24', 'ten wounds and no arrows', () => {
    expect(JENNY).toEqual({ deadlyWound: 11, moraleArrows: [] })
    inCamp({ people: { jenny: { wounds: 8 } }, available: { food: 2 } })
      .play('eating')
      .choose('carpenter')
      .choose('cook')
      .changed({ phase: 'night', people: wounds({ jenny: 10 }), available: { food: 0 } })
      .settled()
    const dying = inCamp({ people: { jenny: { wounds: 9 } }, available: { food: 2 } }).play('eating')
    dying.choose('carpenter').choose('cook').ended('lost', 'jennyDied').settled()
  })
})

describe('the hurricane and the totems', () => {
  const book: EventId = 'event/strong-wind'

  rule('RC-SCN3-12 RC-EVT-08', 'a book lowers the Palisade, or wounds everybody but Friday', () => {
    const before = (make: typeof setup, palisade: number) =>
      event(make, book, { friday: true, shelterBuilt: true, levels: { palisade } })
    before(inCamp, 2)
      .has({ levels: { palisade: 1 }, people: wounds({ cook: 0, jenny: 0 }) })
      .settled()
    before(inCamp, 1)
      .has({ levels: { palisade: 0 }, people: wounds({ cook: 0, jenny: 0 }) })
      .settled()
    before(inCamp, 0)
      .has({ levels: { palisade: 0 }, people: wounds({ cook: 1, carpenter: 1, jenny: 1, friday: 0 }) })
      .settled()
    before(setup, 0)
      .has({ people: wounds({ cook: 1, carpenter: 1, jenny: 0, friday: 0 }) })
      .settled()
    event(setup, 'event/the-island-fights-back', { levels: { palisade: 1 } })
      .has({ levels: { palisade: 0 }, people: wounds({ cook: 1, carpenter: 1 }) })
      .settled()
  })

  rule('RC-SCN3-12 RC-USE-12', 'the Vines may hold the Palisade up at the last moment', () => {
    const t = event(setup, book, { shelterBuilt: true, availableDiscoveries: ['jenny/vines'] })
    expect(t.offers('demand')).toEqual(['jenny/vines', PASS])
    t.choose('jenny/vines')
      .has({ levels: { palisade: 0 }, people: wounds({ cook: 0 }), gone: ['jenny/vines'] })
      .settled()
  })

  rule('RC-SCN3-13 RC-SCN3-14', 'the first totem wounds whoever found it, the second lowers morale', () => {
    explores(6)
      .has({ numbers: { B2: 1 }, lastNumber: 1, people: wounds({ cook: 2, carpenter: 0, jenny: 0 }) })
      .settled()
    explores(6, { friday: true }, 'friday')
      .has({ people: wounds({ friday: 2, cook: 0 }) })
      .settled()
    explores(6, { lastNumber: 1, morale: 1 })
      .has({ numbers: { B2: 2 }, morale: -1, people: wounds({ cook: 0 }) })
      .settled()
    explores(6, { lastNumber: 1, morale: -2 })
      .has({ morale: -3, people: wounds({ cook: 0 }) })
      .settled()
    // A tile without a totem brings no number.
    const plain = explores(1)
    expect(plain.state.numbers.B2).toBeUndefined()
    plain.settled()
  })

  rule('RC-SCN3-15', 'the third totem brings the Rope, when the Actions are over', () => {
    const found = explores(6, { lastNumber: 2 })
    found.has({ numbers: { B2: 3 }, futureItems: ['invention/rope'] })
    expect(found.state.items).toEqual([])
    found.play('actionsEnd')
    expect(found.state.items).toEqual(['invention/rope'])
    expect(found.state.inventions).not.toContain('invention/rope')
    // Not a second one.
    explores(6, { lastNumber: 2, items: ['invention/rope'] })
      .has({ futureItems: [], items: ['invention/rope'] })
      .settled()
    const built = explores(6, {
      lastNumber: 2,
      futureItems: ['invention/rope'],
      inventions: ['invention/knife', 'jenny/raft'],
    })
    built.has({ futureItems: ['invention/rope'] }).settled()
    // RC-ITEM-18: one that is about to be lost is kept.
    explores(6, { lastNumber: 2, items: ['invention/rope'], flipped: [{ item: 'invention/rope', rebuilt: false }] })
      .has({ flipped: [{ item: 'invention/rope', rebuilt: true }] })
      .settled()
  })

  rule('RC-SCN3-16 RC-SCN3-13', 'the fourth totem brings fur, the others nothing', () => {
    explores(6, { lastNumber: 3 })
      .has({ numbers: { B2: 4 }, future: { fur: 2 }, available: { fur: 0 } })
      .settled()
    for (const lastNumber of [4, 5]) {
      explores(6, { lastNumber })
        .has({
          numbers: { B2: lastNumber + 1 },
          future: { fur: 0 },
          morale: 0,
          futureItems: [],
          people: wounds({ cook: 0 }),
        })
        .settled()
    }
  })

  rule('RC-SCN3-13', 'numbers follow the order of discovery, each once', () => {
    const t = explores(6, { islandStack: [10, 6] }, 'cook', 'B2')
    t.play('explore', stack('explore', 'carpenter', { target: { kind: 'space', space: 'C1' }, certain: true }))
    t.has({ numbers: { B2: 1, C1: 2 }, morale: -2, people: wounds({ cook: 2, carpenter: 0 }) }).settled()
  })
})

describe('special Discovery tokens', () => {
  rule('RC-SCN3-17', 'Herbs heal a wound at night, whosever it is', () => {
    const hurt = {
      phase: 'night',
      availableDiscoveries: ['jenny/herbs'],
      people: { jenny: { wounds: 2 }, cook: { wounds: 2 } },
    } satisfies Scene
    const night = inCamp({ ...hurt, shelterBuilt: true })
      .play('camping')
      .choose('jenny/herbs')
    expect(night.offers('whoHeals')).toEqual(['cook', 'jenny'])
    night
      .choose('jenny')
      .changed({ people: wounds({ jenny: 1 }), availableDiscoveries: [], gone: ['jenny/herbs'] })
      .settled()
    const alone = setup({ ...hurt, shelterBuilt: true })
      .play('camping')
      .choose('jenny/herbs')
    alone.changed({ people: wounds({ cook: 1 }), availableDiscoveries: [], gone: ['jenny/herbs'] }).settled()
    expect(endsAt(planning(inCamp, { ...hurt, phase: 'action' }), 'plan').offers()).not.toContain('jenny/herbs')
  })

  rule('RC-SCN3-17 RC-BUILD-14', 'the Ruined Hut is wood, Vines are a level of a Palisade that can stand', () => {
    const question: Scene = { round: 2, eventOrder: ['explore/bamboo'], levels: { roof: 1, palisade: 1 } }
    const hut = setup({ ...question, availableDiscoveries: ['jenny/ruined-hut'] }).play('event')
    hut
      .choose('jenny/ruined-hut')
      .has({ available: { wood: 2 }, gone: ['jenny/ruined-hut'] })
      .choose('0')
      .settled()
    const vines = (shelterBuilt: boolean): Game =>
      setup({ ...question, shelterBuilt, availableDiscoveries: ['jenny/vines'] }).play('event')
    vines(true)
      .choose('jenny/vines')
      .has({ levels: { palisade: 2 } })
      .settled('chooseOne')
    expect(endsAt(vines(false), 'chooseOne').offers()).not.toContain('jenny/vines')
    setup({ ...question, camp: 'B2', tiles: { B2: 11 }, availableDiscoveries: ['jenny/vines'] })
      .play('event')
      .choose('jenny/vines')
      .has({ levels: { palisade: 2 } })
      .settled('chooseOne')
  })

  rule('RC-SCN3-17 RC-TERM-23 RC-TERM-25', 'the Pistol counts three levels once, in a fight or for a Goat', () => {
    const t = inCamp({ round: 5, availableDiscoveries: ['jenny/pistol'], rolls: { 'die.weather.animals': ['beast'] } })
    t.play('weather').choose('jenny/pistol')
    t.changed({ phase: 'weather', availableDiscoveries: [], gone: ['jenny/pistol'] }).settled()
    const goat = planning(setup, { availableDiscoveries: ['discovery/goat', 'jenny/pistol'] })
    goat.choose('discovery/goat').choose('jenny/pistol')
    goat.has({ available: { food: 1, fur: 1 }, availableDiscoveries: [] }).settled('plan')
    expect(endsAt(planning(setup, { availableDiscoveries: ['discovery/goat'] }), 'plan').offers()).not.toContain(
      'discovery/goat',
    )
  })
})

describe('what is shown and said', () => {
  const view = (make: typeof setup, scene: Scene = {}) => planning(make, scene).session.view()

  test('RC-SCN3-01 RC-SCN3-04 the sheet shows what is done and how long she can wait', () => {
    for (const language of LANGUAGES) {
      const { scenario, people, inventions } = boardOf(
        view(setup, { ...raft, people: { jenny: { wounds: 4 } } }),
        language,
      )
      expect(people.map(({ id }) => id)).toEqual(['carpenter', 'cook'])
      const [goal, track, nights] = scenario.parts
      expect(goal).toMatchObject({ part: 'list', entries: [{ met: true }, { met: false }, { met: false }] })
      expect(track).toMatchObject({ part: 'track', at: 'explore/jenny/rescue', has: 4, deadly: 11 })
      expect(nights).toMatchObject({ part: 'figure', figure: 3 })
      for (const part of scenario.parts) expect(part.name).not.toBe('')
      expect(scenario.guide.length).toBeGreaterThan(3)
      const boat = inventions.find(({ id }) => id === 'jenny/lifeboat')
      expect(boat?.needs.map(({ met }) => met)).toEqual([false, true, false, false, false])
      const saved = boardOf(view(inCamp, { ...lifeboat, people: { jenny: { wounds: 4 } } }), language)
      expect(saved.scenario.parts.map(({ part }) => part)).toEqual(['list'])
      expect(saved.people.at(-1)).toMatchObject({
        id: 'jenny',
        companion: true,
        firstPlayer: false,
        wounds: 4,
        deadly: 11,
        arrows: [],
        pawns: { free: 1, all: 1 },
      })
      expect(saved.inventions.find(({ id }) => id === 'jenny/lifeboat')?.state).toBe('possible')
    }
  })

  test('RC-SCN3-13 the board names the places that were found', () => {
    const found = explores(6, { lastNumber: 2, numbers: { A1: 5 } }).session.view()
    const names = LANGUAGES.map((language) => {
      const board = boardOf(found, language)
      const named = (space: string) => board.island.find((one) => one.space === space)?.number?.name
      return [named('B2'), named('A1')]
    })
    expect(names).toEqual([
      ['Remains of Masts and Spars', '5'],
      ['Resti di Alberi e Pennoni', '5'],
      ['Szczątki masztów i rei', '5'],
      ['Обломки мачт и рей', '5'],
    ])
  })

  test('RC-SCN3-08 the terminal shows her as soon as she is there', () => {
    for (const language of LANGUAGES) {
      const scene = (make: typeof setup) =>
        crusoeBox.voices[language].scene(view(make, { people: { jenny: { wounds: 4 } } }), undefined)
      const name = language === 'ru' ? 'Дженни' : 'Jenny'
      const own = (line: string): boolean => line.startsWith(name) && line.includes('████·······')
      expect(scene(inCamp).find(own)?.trimEnd().endsWith('·')).toBe(true)
      expect(scene(setup).find(own)).toBeUndefined()
      expect(scene(setup).join(' ')).toContain(`${name}: ████·······`)
      for (const make of [setup, inCamp]) for (const line of scene(make)) expect(line.length).toBeLessThanOrEqual(80)
    }
  })

  test('RC-SCN3-09 RC-SCN3-10 the log knows that she is a woman', () => {
    const said = LANGUAGES.map((language) => {
      const { log } = crusoeBox.voices[language]
      return [
        log({ t: 'wounded', person: 'jenny', by: 2, rule: 'RC-SCN3-04' }),
        log({ t: 'healed', person: 'jenny', by: 1, rule: 'RC-REST-01' }),
        log({ t: 'fightBegan', fighters: ['jenny'], strength: 3 }),
        log({ t: 'jennyRescued' }),
      ]
    })
    expect(said).toMatchInlineSnapshot(`
      [
        [
          "Jenny suffered 2 wounds.",
          "Jenny healed 1 wound.",
          "Jenny fought an enemy of strength 3.",
          "Jenny is safe in camp.",
        ],
        [
          "Jenny ha subito 2 ferite.",
          "Jenny ha curato 1 ferita.",
          "Jenny ha combattuto contro un nemico di forza 3.",
          "Jenny è al sicuro nell'accampamento.",
        ],
        [
          "Jenny otrzymała 2 rany.",
          "Jenny wyleczyła 1 ranę.",
          "Jenny walczyła z Bestią o sile 3.",
          "Jenny jest bezpieczna w Obozie.",
        ],
        [
          "Дженни получила 2 раны.",
          "Дженни излечила 1 рану.",
          "Дженни вступила в бой с врагом силой 3.",
          "Дженни в безопасности, она в лагере.",
        ],
      ]
    `)
  })

  test('RC-SCN3-05 RC-SCN3-07 RC-SCN3-17 RC-SCN3-18 cards say what they do', () => {
    const ids = ['raft', 'lifeboat', 'herbs', 'ruined-hut', 'pistol', 'vines'].map((id) => `jenny/${id}`)
    const read = LANGUAGES.map((language) =>
      [...ids, 'jenny'].map((id) => {
        const { title, mood, parts } = readCard(id, language)
        if (id !== 'jenny') expect(mood).not.toBe('')
        return [title, ...parts].join(' | ')
      }),
    )
    expect(read).toMatchInlineSnapshot(`
      [
        [
          "Raft | Needs: Rope, 2 wood. | From the round after it is built: an Explore Action on the Raft (1 pawn with dice, 2 without) brings Jenny to camp. A “?” or an Adventure token draws no card: whoever resolves the Action suffers 1 wound.",
          "Lifeboat | Needs: Knife, Rope, 6 wood, 4 furs. | It can be built only when Jenny is in camp. When it is ready, you win.",
          "Herbs | In the Night Phase: heal 1 wound of one character.",
          "Ruined Hut | At any time: gain 2 wood.",
          "Pistol | In a fight: for this fight or check, raise the weapon level by 3.",
          "Vines | At any time: raise the Palisade by 1.",
          "Jenny | Until she is rescued she suffers 2 wounds every night, and nothing else can reach her. In camp she eats, sleeps and is wounded like everybody; her only pawn can do nothing but Rest. If she dies, the game is lost.",
        ],
        [
          "Zattera | Richiede: Corda, 2 legno. | Dal round successivo alla sua costruzione: un’Azione Esplorazione sulla Zattera (1 pedina con i dadi, 2 senza) porta Jenny all’accampamento. Un “?” o un segnalino Avventura non fa pescare carte: chi risolve l’Azione subisce 1 ferita.",
          "Scialuppa di Salvataggio | Richiede: Coltello, Corda, 6 legno, 4 pellicce. | Si può costruire solo quando Jenny è nell’accampamento. Appena è pronta, avete vinto.",
          "Erbe | Nella Fase Notte: cura 1 ferita di un personaggio.",
          "Capanna in Rovina | In qualsiasi momento: ottieni 2 legno.",
          "Pistola | In combattimento: alza temporaneamente il livello delle Armi di 3.",
          "Rampicanti | In qualsiasi momento: alza il livello della Palizzata di 1.",
          "Jenny | Finché non viene salvata subisce 2 ferite ogni notte, e nient'altro può raggiungerla. Nell'accampamento mangia, dorme e viene ferita come tutti; la sua unica pedina può solo Riposare. Se muore, la partita è persa.",
        ],
        [
          "Tratwa | Wymagania: Lina, 2 drewna. | Od rundy po jej zbudowaniu: Akcja Eksploracji na Tratwie (1 pionek z rzutem, 2 bez rzutu) sprowadza Jenny do Obozu. Zamiast dobierać kartę za „?” lub żeton Przygody, postać wykonująca Akcję otrzymuje 1 ranę.",
          "Łódka | Wymagania: Nóż, Lina, 6 drewna, 4 skóry. | Można ją zbudować dopiero wtedy, gdy Jenny jest w Obozie. Gdy jest gotowa, wygrywacie.",
          "Zioła | W fazie Nocy: wylecz 1 ranę jednej postaci.",
          "Zniszczona chatka | W dowolnym momencie: zyskaj 2 drewna.",
          "Pistolet | Podczas walki: na czas tej walki lub tego sprawdzenia podnieś poziom Broni o 3.",
          "Pnącza | W dowolnym momencie: podnieś poziom Palisady o 1.",
          "Jenny | Dopóki nie zostanie uratowana, odnosi 2 rany każdej nocy i nic innego jej nie dosięga. W Obozie je, śpi i odnosi rany jak wszyscy; jej jedyny pionek może tylko Odpoczywać. Jeśli zginie, gra jest przegrana.",
        ],
        [
          "Плот | Требуется: Верёвка, 2 дерева. | Начиная со следующего раунда после постройки: исследование на «Плоту» (1 фишка с броском кубиков, 2 без броска) доставляет Дженни в лагерь. За «?» или жетон приключения карта не берётся: персонаж, выполняющий действие, получает 1 рану.",
          "Лодка | Требуется: Нож, Верёвка, 6 дерева, 4 шкуры. | Её можно построить, только когда Дженни в лагере. Как только она готова, вы победили.",
          "Травы | В фазе ночи: излечите 1 рану у одного персонажа.",
          "Разрушенная хижина | В любой момент: получите 2 дерева.",
          "Пистоль | В бою: временно повысьте уровень оружия на 3.",
          "Лианы | В любой момент: повысьте уровень частокола на 1.",
          "Дженни | Пока её не спасли, она получает 2 раны каждую ночь, и ничто другое на неё не действует. В лагере она ест, спит и получает раны, как все; её единственная фишка может только отдыхать. Если она погибнет, игра проиграна.",
        ],
      ]
    `)
  })

  test('RC-SCN3-05 the choice is called what it is', () => {
    const labels = LANGUAGES.map((language) => {
      const question = planning(setup, raft).session.questions.find(({ kind }) => kind === 'plan')
      const choice = question?.choices.find(({ id }) => id === 'explore/jenny/rescue')
      if (question === undefined || choice === undefined) throw new Error('the rescue is not offered')
      return crusoeBox.voices[language].choice(choice, question)
    })
    expect(labels).toMatchInlineSnapshot(`
      [
        "Rescue of Jenny (success 83 %, wound 50 %, adventure 83 %)",
        "Salvataggio di Jenny (successo 83%, ferita 50%, avventura 83%)",
        "Ratunek dla Jenny (sukces 83%, rana 50%, przygoda 83%)",
        "Спасение Дженни (успех 83 %, рана 50 %, приключение 83 %)",
      ]
    `)
  })

  test('RC-SCN3-01 every ending has words', () => {
    for (const language of LANGUAGES) {
      const { outcome } = crusoeBox.voices[language]
      const words = (['goal', 'lastRound', 'jennyDied'] as const).map((why) =>
        outcome({ result: why === 'goal' ? 'won' : 'lost', why, scenario: 'jenny' }),
      )
      expect(new Set(words).size).toBe(3)
      expect(words).not.toContain('')
    }
    expect(jenny.sheet.rounds).toBe(8)
  })
})
