import { CHARACTERS, crusoe, SHEETS, WRECKAGE_IDS } from '@landfall/crusoe'
import { plan, planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS, SetupError } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { EVENTS } from '../src/cards/events.ts'
import { castaways } from '../src/scenarios/castaways.ts'
import { sheetInventions } from '../src/scenarios/sheets.ts'
import { leftAt, plannable } from './open-questions.ts'

type Table = ReturnType<typeof planning>

const supportOf = (t: Table, target: string, leader = 'cook') =>
  leftAt(t.choose(target).choose(leader), 'support').offers('support')

/** The Event Phase with this card on top of the deck. */
const event = (card: NonNullable<Scene['eventDeck']>[number], scene: Scene = {}) =>
  table({ round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')

/** The Event Phase in which this card is pushed off the board, and nothing else happens. */
const pushed = (left: NonNullable<Scene['threats']>['left'] & string, scene: Scene = {}) =>
  event('event/sunny-beach', { threats: { left, right: 'event/fight' }, ...scene })

const begin = (setup: object) => crusoe.start({ scenario: 'castaways', seed: 'variants', ...setup })
const three = ['carpenter', 'cook', 'soldier'] as const

describe('setup', () => {
  test('RC-SETUP-01 RC-SETUP-26 the game starts in round 1 of its scenario, with the player named first', () => {
    for (const characters of [three, ['soldier', 'cook', 'carpenter']]) {
      const { round, scenario, firstPlayer, players } = begin({ characters }).state
      expect([round, scenario, firstPlayer, players]).toEqual([1, 'castaways', characters[0], characters])
    }
  })

  test('RC-SETUP-02 RC-2P-01 RC-SOLO-01 Friday joins one or two players, and the Dog a single one', () => {
    const company = (characters: readonly string[]) => {
      const { people, dog, kept, threats, eventDeck } = begin({ characters }).state
      // Everything else is as it is with three and four players.
      expect([kept.length, threats.right, eventDeck.length]).toEqual([2, 'wreckage/food-crates', 12])
      return [people.friday !== undefined, dog]
    }
    expect(company(['cook'])).toEqual([true, true])
    expect(company(['cook', 'carpenter'])).toEqual([true, false])
    expect(company(three)).toEqual([false, false])
    expect(company(CHARACTERS)).toEqual([false, false])
  })

  rule('RC-SETUP-04', 'two pawns for each player', () => {
    const t = planning({ characters: three })
    for (const player of three) {
      plan(t, 'rest', player)
      expect(t.choose('rest').offers('leader')).toContain(player)
      t.choose(player)
    }
    expect(t.offers()).not.toContain('rest')
    expect(t.state.plan.map(({ leader }) => leader)).toEqual(three.flatMap((player) => [player, player]))
    t.settled('plan')
  })

  rule('RC-SETUP-11', 'with the beach only the Shovel has its terrain', () => {
    const laidOut = ['invention/basket', 'invention/bed', 'invention/drums', 'invention/lantern', 'invention/corral']
    const t = table({ available: { wood: 9, fur: 9 }, rolls: { 'deck.inventions': [laidOut] } }).play('setUp')
    for (const id of laidOut) expect(t.state.inventions).toContain(id)
    t.play('planning')
    expect(t.offers().filter((id) => /invention|castaways/.test(id))).toEqual(['build/invention/shovel'])
    t.settled('plan')
  })

  test('RC-SETUP-15 RC-SETUP-17 Adventure cards by their backs, and Mystery cards, shuffled and unseen', () => {
    const [one, other] = ['one', 'other'].map((seed) => begin({ characters: three, seed }))
    if (one === undefined || other === undefined) throw new Error('two games')
    for (const deck of ['build', 'gather', 'explore'] as const) {
      const cards = one.state[`${deck}Deck`]
      expect(cards.filter((id) => id.startsWith(`${deck}/`))).toHaveLength(30)
      expect([...cards].sort()).toEqual([...other.state[`${deck}Deck`]].sort())
      expect(cards).not.toEqual(other.state[`${deck}Deck`])
    }
    const kinds = one.state.mysteryDeck.map((id) => id.split('/')[0])
    expect(['treasure', 'creature', 'trap'].map((kind) => kinds.filter((one) => one === kind).length)).toEqual([
      26, 13, 13,
    ])
    expect(new Set(one.state.mysteryDeck).size).toBe(52)
    expect(one.state.mysteryDeck).not.toEqual(other.state.mysteryDeck)
    expect(JSON.stringify(one.view('cook'))).not.toMatch(/"(build|gather|explore|treasure|creature|trap)\//)
  })

  rule('RC-SETUP-22', 'the Food Crates lie on the right-hand Threat space', () => {
    const t = table().play('setUp')
    t.has({ threats: { right: 'wreckage/food-crates' } })
    expect(t.state.threats.left).toBeUndefined()
    expect(JSON.stringify(t.state)).not.toMatch(/wreckage\/(lifeboat|captains-chest)/)
    t.settled()
  })

  test('RC-SETUP-23 RC-SETUP-24 six Events with the book and six with an Adventure, the others leave unseen', () => {
    const session = begin({ characters: three })
    const { eventDeck, eventsAside, eventOrder } = session.state
    const books = (ids: readonly (keyof typeof EVENTS)[]) => ids.filter((id) => EVENTS[id].icon === 'book').length
    expect([eventDeck.length, books(eventDeck)]).toEqual([12, 6])
    expect([eventsAside.length, books(eventsAside)]).toEqual([61, 33])
    expect(new Set([...eventDeck, ...eventsAside]).size).toBe(73)
    expect(eventOrder).toEqual(eventDeck.map(() => 'event'))
    expect(JSON.stringify(session.view('cook'))).not.toContain('"event/')
    // Shuffled together: the books do not lie in one heap, and another game has other cards.
    expect(begin({ characters: three, seed: 'another' }).state.eventDeck).not.toEqual(eventDeck)
    const icons = eventDeck.map((id) => EVENTS[id].icon === 'book')
    expect(icons.filter((icon, i) => icon !== icons[i + 1]).length).toBeGreaterThan(2)
  })

  rule('RC-SETUP-25', 'with four players the camp gives one of two things, with three both', () => {
    const arrange = (characters: Scene['characters'] & object) =>
      table({ phase: 'action', characters }).play('arrange', stack('arrange', 'cook'))
    const four = arrange(CHARACTERS).asks('campReward', 'cook')
    expect(leftAt(four, 'campReward').offers()).toEqual(['determination', 'morale'])
    arrange(three)
      .changed({ morale: 1, people: { cook: { determination: 2 } }, attempted: ['arrange/arrange'] })
      .settled()
  })

  test('RC-SETUP-27 the sheet of Castaways: rounds, weather, four special tokens, two Inventions, a pile', () => {
    const { rounds, weather, discoveries } = castaways.sheet
    expect([rounds, weather.length]).toEqual([12, 12])
    expect(Object.values(discoveries).map(({ token }) => token)).toEqual([
      'castaways/herbs',
      'castaways/oil',
      'castaways/pirate-sabre',
      'castaways/medallion-of-a-lady',
    ])
    expect(sheetInventions('castaways')).toEqual(['castaways/hatchet', 'castaways/mast'])
    expect(table().state.scenarioSheet.castaways).toEqual({ pile: [0, 0, 0, 0, 0], filledInRound: 0 })
  })

  rule('RC-BOARD-11', 'what the box has too little of is counted on', () => {
    const many = { food: 500, wood: 500, fur: 500, nonperishable: 500 }
    const t = table({ available: many, morale: 2, people: { carpenter: { determination: 200 } } })
    t.play('morale').changed({ people: { carpenter: { determination: 202 } }, phase: 'morale' })
    t.play('production')
      .has({ available: { ...many, food: 501, wood: 501 } })
      .settled()
  })

  rule('RC-BOARD-13', 'more than eighteen Inventions may lie on the board', () => {
    const four = table({ characters: CHARACTERS }).play('setUp')
    const inventions = [...four.state.inventions, ...four.state.inventionDeck].filter((id) => id !== 'invention/basket')
    const t = planning({
      inventions,
      tiles: { A1: 6 },
      inventionDeck: ['invention/basket'],
      people: { carpenter: { determination: 3 } },
    })
    t.as('carpenter').choose('ability/a-new-idea').choose('invention/basket')
    expect(t.state.inventions).toHaveLength(32)
    expect(t.offers('plan')).toEqual(expect.arrayContaining(['build/invention/basket', 'build/invention/rope']))
    t.settled('plan')
  })
})

describe('one and two players', () => {
  const affords = (characters: Scene['characters'] & object, scene: Scene) =>
    plannable({ characters, ...scene }).includes('build/shelter')

  test('RC-2P-02 RC-SOLO-04 the Soldier may be chosen', () => {
    expect(begin({ characters: ['soldier', 'cook'] }).state.people.soldier?.wounds).toBe(0)
    expect(begin({ characters: ['soldier'] }).state.firstPlayer).toBe('soldier')
  })

  rule('RC-2P-03', 'both decide about Friday', () => {
    const t = table({
      friday: true,
      phase: 'action',
      people: { friday: { determination: 2 } },
      rolls: { 'die.build.wound': ['blank'], 'die.build.success': ['failure'], 'die.build.adventure': ['blank'] },
    }).play('build', stack('build', 'friday', { target: { kind: 'building', building: 'weapons' } }))
    t.asks('rolled', 'table')
    for (const seat of ['carpenter', 'cook'] as const)
      expect(t.as(seat).offers()).toContain('friday/second-try/success')
    t.as('cook').choose(PASS).settled()
    const planned = planning({ friday: true }).asks('plan', 'table')
    planned.as('cook').choose('rest').as('carpenter').choose('friday').settled('plan')
  })

  rule('RC-2P-04 RC-SOLO-02 RC-BUILD-08 RC-FRI-18', 'costs go by the players, whoever else is there', () => {
    const company: Scene = { friday: true, dog: true }
    for (const characters of [['cook'], ['cook', 'carpenter']] as const) {
      expect(affords(characters, { ...company, available: { wood: 1 } })).toBe(false)
      expect(affords(characters, { ...company, available: { wood: 2 } })).toBe(true)
      expect(affords(characters, { ...company, available: { fur: 1 } })).toBe(true)
    }
    expect(affords(three, { ...company, available: { wood: 2 } })).toBe(false)
    expect(affords(three, { ...company, available: { wood: 3 } })).toBe(true)
  })
})

describe('Friday', () => {
  const dice = (action: string, wound: string, success: string, adventure: string) => ({
    [`die.${action}.wound`]: [wound],
    [`die.${action}.success`]: [success],
    [`die.${action}.adventure`]: [adventure],
  })
  const build = (scene: Scene) =>
    table({ friday: true, phase: 'action', ...scene }).play(
      'build',
      stack('build', 'friday', { target: { kind: 'building', building: 'weapons' } }),
    )

  rule('RC-FRI-01', 'he has one pawn and a track of his own, and dies of the fourth wound', () => {
    const t = plan(planning({ friday: true }), 'rest', 'friday')
    expect(leftAt(t.choose('rest'), 'leader').offers()).toEqual(['carpenter', 'cook'])
    table({ friday: true })
      .play('setUp')
      .has({ people: { friday: { wounds: 0, determination: 0 } } })
      .settled()
    const wounded = (wounds: number) =>
      build({ people: { friday: { wounds } }, rolls: dice('build', 'wound', 'success', 'blank') })
    for (const wounds of [0, 1, 2]) {
      wounded(wounds)
        .has({ morale: 0, people: { friday: { wounds: wounds + 1 }, carpenter: { wounds: 0 } } })
        .settled()
    }
    const dead = wounded(3).has({ morale: 0, people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
    expect(dead.state.people.friday).toBeUndefined()
    dead.settled()
  })

  rule('RC-FRI-02', 'he is never First Player', () => {
    table({ friday: true, firstPlayer: 'cook' })
      .play('roundEnd')
      .changed({ firstPlayer: 'carpenter', round: 2 })
      .settled()
    event('event/despondency', { friday: true, firstPlayer: 'cook' }).has({ firstPlayer: 'carpenter' }).settled()
    event('event/despondency', { characters: ['cook'], friday: true })
      .has({ firstPlayer: 'cook' })
      .settled()
  })

  rule('RC-FRI-03', 'no Event effect and no Threat effect touches him, but an Argument does', () => {
    const people = { friday: { wounds: 1, determination: 1 } }
    event('event/poisoning', { friday: true, people })
      .has({ people: { ...people, carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
    pushed('event/jaguar', { friday: true, people })
      .has({ people: { ...people, carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
    pushed('event/vertigo', { friday: true, people })
      .has({ people: { ...people, carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
    const argument = event('event/argument', { friday: true }).play('preparation').play('planning')
    expect(supportOf(argument, 'explore/A1')).toEqual(['cook', 'enough'])
    argument.settled('support')
  })

  rule('RC-FRI-06', 'an adventure of the die is a wound to him, and no card is drawn', () => {
    const rolls = dice('build', 'blank', 'success', 'adventure')
    build({ rolls, buildDeck: ['build/accident'] })
      .has({
        levels: { weapons: 1 },
        buildDeck: ['build/accident'],
        people: { friday: { wounds: 1, specialWounds: [] }, carpenter: { wounds: 0 }, cook: { wounds: 0 } },
      })
      .settled()
  })

  rule('RC-FRI-07', 'so is an Adventure token on the deck, which is removed', () => {
    const rolls = { 'die.build.wound': ['blank'], 'die.build.success': ['failure'] }
    build({ rolls, buildDeck: ['build/accident'], adventureTokens: ['build', 'gather'] })
      .has({
        levels: { weapons: 0 },
        adventureTokens: ['gather'],
        buildDeck: ['build/accident'],
        people: { friday: { wounds: 1, determination: 2 }, cook: { wounds: 0, determination: 0 } },
      })
      .settled()
  })

  rule('RC-FRI-15', 'he uses Starting Equipment', () => {
    const t = planning({ friday: true, kept: [{ card: 'equipment/pipe-and-tobacco', uses: 2 }] })
    t.choose('equipment/pipe-and-tobacco/friday')
    t.changed({
      kept: [{ card: 'equipment/pipe-and-tobacco', uses: 1, usedThisRound: true }],
      people: { friday: { determination: 2 } },
    })
    plan(t, 'rest', 'friday').settled('plan')
  })

  rule('RC-FRI-15', 'he uses Items and Treasures, but neither Bed nor Hammock', () => {
    const scene: Scene = {
      friday: true,
      phase: 'action',
      tiles: { A1: 5 },
      items: ['invention/bed', 'invention/basket', 'invention/belts'],
      kept: [{ card: 'treasure/hammock' }, { card: 'treasure/helmet' }],
      people: { friday: { wounds: 2 } },
    }
    const t = plan(planning(scene), 'gather/A1/wood', 'friday', 'invention/belts').choose('invention/basket')
    t.play('gather', t.state.plan[0]).has({ future: { wood: 2 }, people: { friday: { wounds: 2 } } })
    t.play('rest', stack('rest', 'friday'))
      .has({ people: { friday: { wounds: 1, determination: 0 } } })
      .settled()
    const hunt = table({ ...scene, huntingDeck: ['beast/birds'] }).play('hunt', stack('hunt', 'friday'))
    hunt
      .choose('treasure/helmet/friday')
      .has({ people: { friday: { wounds: 2 } }, future: { food: 2 } })
      .settled()
  })

  rule('RC-FRI-16', 'a Mystery card that his Action brings concerns him', () => {
    const t = table({
      friday: true,
      phase: 'action',
      resolving: true,
      threats: { right: 'event/wrecked-balloon' },
      mysteryDeck: ['treasure/ceremonial-bowl', 'creature/bite'],
      rolls: { ...dice('build', 'blank', 'success', 'blank'), 'die.build.success': ['success', 'failure'] },
    }).play('threat', stack('threat', 'friday', { target: { kind: 'threat', side: 'right' } }))
    t.has({ cursed: { now: [], next: ['friday'] }, mysteryDeck: ['creature/bite'], people: { friday: { wounds: 0 } } })
    t.play('actionsEnd').play('roundEnd')
    // Cursed: the success of his next Build Action is rolled again.
    t.play('build', stack('build', 'friday', { target: { kind: 'building', building: 'weapons' } }))
    t.has({ levels: { weapons: 0 }, people: { friday: { determination: 2 }, cook: { determination: 0 } } }).settled()
  })

  rule('RC-FRI-16', 'he can explore on the Treasure Map', () => {
    const t = planning({
      friday: true,
      kept: [{ card: 'treasure/treasure-map' }, { card: 'treasure/compass' }],
      mysteryDeck: ['treasure/gold', 'treasure/boxes'],
    })
    plan(t, 'explore/treasure/treasure-map', 'friday', 'treasure/compass')
    t.play('explore', t.state.plan[0]).asks('drawOn', 'table').choose('yes')
    t.has({ futureKept: ['treasure/boxes', 'treasure/gold'], people: { friday: { wounds: 0 } } }).settled()
  })

  rule('RC-FRI-18', 'food for every player is not for him', () => {
    const mushrooms = (friday: boolean) =>
      table({
        friday,
        phase: 'action',
        adventureTokens: ['gather'],
        gatherDeck: ['gather/mushrooms'],
        tiles: { A1: 5 },
      })
        .play(
          'gather',
          stack('gather', 'cook', { target: { kind: 'source', space: 'A1', source: 'wood' }, certain: true }),
        )
        .choose('1')
    mushrooms(true)
      .has({ future: { food: 2, wood: 1 } })
      .settled()
    mushrooms(false)
      .has({ future: { food: 2, wood: 1 } })
      .settled()
  })

  rule('RC-FRI-19', 'a demand outside the Action Phase spares him; one of his own Action does not', () => {
    event('event/flying-surprise', { friday: true })
      .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 }, friday: { wounds: 0 } } })
      .settled()
    // The rifle beats the Boa, but there are no two weapon levels to lose.
    const t = table({
      friday: true,
      phase: 'action',
      huntingDeck: ['beast/boa'],
      kept: [{ card: 'treasure/old-rifle', uses: 1 }],
    }).play('hunt', stack('hunt', 'friday'))
    t.choose('treasure/old-rifle')
      .has({ people: { friday: { wounds: 2 }, carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
  })
})

describe('the Dog', () => {
  const withDog = (scene: Scene = {}) =>
    planning({ dog: true, huntingDeck: ['beast/fox'], tiles: { A1: 5 }, available: { wood: 1 }, ...scene })

  rule('RC-DOG-01 RC-DOG-02', 'one pawn that supports a Hunt or an Explore Action, every round', () => {
    expect(supportOf(withDog(), 'hunt')).toContain('dog')
    expect(supportOf(withDog(), 'explore/B2')).toContain('dog')
    for (const target of ['build/weapons', 'gather/A1/wood']) expect(supportOf(withDog(), target)).not.toContain('dog')
    const t = plan(withDog({ islandStack: [9] }), 'explore/B2', 'cook', 'dog')
    expect(supportOf(t, 'hunt', 'carpenter')).not.toContain('dog')
    t.play('explore', t.state.plan[0]).has({ island: { B2: { tile: 9 } }, dog: true })
    t.play('actionsEnd').play('roundEnd').play('preparation').choose('0').play('planning')
    expect(supportOf(t, 'explore/C1')).toContain('dog')
    t.settled('support')
  })

  rule('RC-DOG-03', 'it need not be assigned', () => {
    const t = withDog()
    for (const player of ['carpenter', 'carpenter', 'cook', 'cook']) plan(t, 'rest', player)
    expect(t.offers().filter((id) => !id.startsWith('remove/'))).toEqual(['confirm'])
    t.settled('plan')
  })

  rule('RC-DOG-04', 'it cannot be wounded', () => {
    const t = table({ dog: true, phase: 'action', huntingDeck: ['beast/bear'] })
    t.play('hunt', stack('hunt', 'cook', { support: ['dog'] }))
    t.has({ dog: true, people: { cook: { wounds: 7 }, carpenter: { wounds: 0 } } })
    expect(Object.keys(t.state.people)).toEqual(['carpenter', 'cook'])
    t.settled()
  })

  rule('RC-DOG-05', 'it supports Friday too, but never goes alone', () => {
    expect(supportOf(withDog({ friday: true }), 'hunt', 'friday')).toEqual(['dog'])
    expect(supportOf(withDog({ friday: true }), 'explore/B2', 'friday')).toEqual(['dog', 'enough'])
    const leaders = leftAt(withDog({ friday: true }).choose('explore/B2'), 'leader').offers()
    expect(leaders).toEqual(['carpenter', 'cook', 'friday'])
  })
})

describe('variants', () => {
  const books = (setup: object) => {
    const { eventDeck } = begin({ characters: three, ...setup }).state
    return [eventDeck.filter((id) => EVENTS[id].icon === 'book').length, eventDeck.length]
  }

  test('RC-VAR-01 RC-VAR-02 the Dog and Friday for any number of players', () => {
    for (const characters of [['cook'], ['cook', 'soldier'], three, CHARACTERS]) {
      const { people, dog } = begin({ characters, friday: true, dog: true }).state
      expect([people.friday?.wounds, dog]).toEqual([0, true])
    }
    const { people, dog } = begin({ characters: three, dog: true }).state
    expect([people.friday, dog]).toEqual([undefined, true])
  })

  test('RC-VAR-03 RC-VAR-05 more Starting Equipment, or less, or none', () => {
    for (const equipment of [0, 1, 2, 3, 4, 8]) {
      const { kept } = begin({ characters: three, equipment }).state
      expect(new Set(kept.map(({ card }) => card)).size).toBe(equipment)
      expect(kept.every(({ card, uses }) => card.startsWith('equipment/') && uses === 2)).toBe(true)
    }
    for (const equipment of [-1, 9, 1.5, 'two'])
      expect(() => begin({ characters: three, equipment })).toThrow(SetupError)
  })

  test('RC-VAR-04 RC-VAR-07 other shares of books in the Event deck, of the same size', () => {
    expect(books({})).toEqual([6, 12])
    expect(books({ books: 4 })).toEqual([4, 12])
    expect(books({ books: 8 })).toEqual([8, 12])
    for (const wrong of [-1, 13]) expect(() => books({ books: wrong })).toThrow(SetupError)
  })

  test('RC-VAR-06 without Friday for two, without the Dog alone', () => {
    const two = begin({ characters: ['cook', 'soldier'], friday: false }).state
    expect([two.people.friday, two.dog]).toEqual([undefined, false])
    const alone = begin({ characters: ['cook'], dog: false }).state
    expect([alone.people.friday?.wounds, alone.dog]).toEqual([0, false])
  })

  rule('RC-VAR-08', 'another Wreckage card, at random or chosen', () => {
    for (const wreckage of WRECKAGE_IDS) {
      table({ config: { wreckage } })
        .play('setUp')
        .has({ threats: { right: wreckage } })
        .settled()
      table({ config: { wreckage: 'random' }, rolls: { wreckage: [wreckage] } })
        .play('setUp')
        .has({ threats: { right: wreckage } })
        .settled()
    }
    expect(() => begin({ characters: three, wreckage: 'wreckage/piano' })).toThrow(SetupError)
  })

  test('RC-VAR-09 all of them together', () => {
    const setup = { friday: true, dog: true, equipment: 3, books: 8, wreckage: 'wreckage/lifeboat' }
    const { people, dog, kept, threats } = begin({ characters: three, ...setup }).state
    expect([people.friday?.wounds, dog, kept.length, threats.right]).toEqual([0, true, 3, 'wreckage/lifeboat'])
    expect(books(setup)).toEqual([8, 12])
  })
})

describe('abilities', () => {
  test('RC-ABIL-GEN-01 what the sixteen abilities cost', () => {
    const costs = CHARACTERS.map((character) =>
      Object.fromEntries(SHEETS[character].abilities.map(({ id, cost }) => [id.replace('ability/', ''), cost])),
    )
    expect(costs).toEqual([
      { 'economical-construction': 2, craftsmanship: 2, 'a-new-idea': 3, handyman: 3 },
      { 'grandmas-recipe': 2, scrounger: 2, 'stone-soup': 3, hooch: 3 },
      { lucky: 2, reconnaissance: 2, 'motivational-speech': 3, scouting: 3 },
      { tracking: 2, 'the-hunt': 4, frenzy: 3, 'defensive-plan': 3 },
    ])
  })

  rule('RC-EX-64', 'the Carpenter’s tokens stand in for a wood of a Shelter, and for that of a Threat', () => {
    const scene: Scene = { characters: three, people: { carpenter: { determination: 2 } } }
    const shelter = planning({ ...scene, available: { wood: 2 } })
    plan(shelter, 'build/shelter', 'carpenter')
      .has({ available: { wood: 0 }, people: { carpenter: { determination: 0 } } })
      .settled('plan')
    const threat = planning({ ...scene, threats: { left: 'event/heavy-rain' } }).choose('threat/left')
    expect(threat.offers('leader')).toEqual(['carpenter'])
    threat.choose('carpenter').has({ available: { wood: 0 }, people: { carpenter: { determination: 0 } } })
    expect(threat.state.plan.map(({ action, economical }) => [action, economical])).toEqual([['threat', true]])
    threat.settled('plan')
  })

  rule('RC-EX-65', 'three wood and two tokens pay for a Shelter of four', () => {
    const shelter = (determination: number, wood: number) =>
      planning({ characters: CHARACTERS, available: { wood }, people: { carpenter: { determination } } })
    const t = plan(shelter(2, 3), 'build/shelter', 'carpenter')
    t.has({ available: { wood: 0 }, people: { carpenter: { determination: 0 } } }).settled('plan')
    expect(leftAt(shelter(1, 3), 'plan').offers()).not.toContain('build/shelter')
    expect(leftAt(shelter(2, 2), 'plan').offers()).not.toContain('build/shelter')
  })

  rule('RC-ABIL-COOK-04', 'Stone Soup pays no food that is demanded in the Action Phase', () => {
    const t = table({
      phase: 'action',
      adventureTokens: ['build'],
      buildDeck: ['build/visit-of-a-predator'],
      people: { cook: { determination: 3 } },
    }).play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true }))
    t.has({
      people: { cook: { wounds: 1, determination: 3 }, carpenter: { wounds: 0 } },
      future: { food: 0 },
      available: { food: 0 },
    })
    t.settled()
    const early = planning({
      adventureTokens: ['build'],
      buildDeck: ['build/visit-of-a-predator'],
      people: { cook: { determination: 3 } },
    })
    early
      .as('cook')
      .choose('ability/stone-soup')
      .has({ future: { food: 1 } })
    early.play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true }))
    early.has({ people: { cook: { wounds: 1 } }, future: { food: 1 } }).settled()
  })

  rule('RC-ABIL-SOLD-04', 'no Defensive Plan between the reveal of an Event and the end of its effect', () => {
    const scene: Scene = {
      characters: ['soldier', 'cook'],
      people: { soldier: { determination: 3 } },
      shelterBuilt: true,
      levels: { weapons: 1, palisade: 1 },
    }
    const plans = (t: Table) =>
      t
        .as('soldier')
        .offers('anyTime')
        .filter((id) => id.startsWith('ability/defensive-plan'))
    expect(plans(leftAt(planning(scene), 'plan'))).toHaveLength(2)
    const flood = event('event/flood', scene).asks('chooseOne')
    expect(plans(flood)).toEqual([])
    flood.settled('chooseOne')
  })

  rule('RC-ABIL-SOLD-04', 'nor while an Adventure card is carried out', () => {
    const t = table({
      characters: ['soldier', 'cook'],
      phase: 'action',
      people: { soldier: { determination: 3 } },
      shelterBuilt: true,
      available: { food: 1 },
      levels: { palisade: 1 },
      adventureTokens: ['build'],
      buildDeck: ['build/hungry-predator'],
    }).play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true }))
    const offered = t.asks('chooseOne').as('soldier').offers('anyTime')
    expect(offered.filter((id) => id.startsWith('ability/defensive-plan'))).toEqual([])
    t.settled('chooseOne')
  })
})

describe('Castaways', () => {
  const sheet = (pile: readonly number[], filledInRound = 0) => ({ pile: [...pile], filledInRound })

  rule('RC-SCN1-07', 'wood on the pile stays there', () => {
    pushed('event/high-water', {
      available: { wood: 5, food: 2 },
      scenarioSheet: { castaways: sheet([1, 2, 1, 0, 0]) },
    })
      .has({ available: { wood: 0, food: 0 }, scenarioSheet: { castaways: { pile: [1, 2, 1, 0, 0] } } })
      .settled()
    const t = table({ round: 3, available: { wood: 1 }, scenarioSheet: { castaways: sheet([1, 2, 1, 0, 0]) } }).play(
      'preparation',
    )
    expect(leftAt(t, 'woodForPile').offers()).toEqual(['0', '1'])
    expect(plannable({ scenarioSheet: { castaways: sheet([1, 2, 3, 0, 0]) } })).not.toContain('build/weapons')
  })

  rule('RC-SCN1-08', 'books and totems mean nothing', () => {
    const calm = {
      morale: 1,
      levels: { roof: 1, palisade: 1, weapons: 1 },
      available: { food: 1, wood: 1, fur: 1, nonperishable: 1 },
      people: { carpenter: { wounds: 1, determination: 1 }, cook: { wounds: 1, determination: 1 } },
      scenarioSheet: { castaways: sheet([1, 0, 0, 0, 0]) },
      adventureTokens: [],
    }
    event('event/the-island-fights-back', calm).has(calm).settled()
    pushed('event/the-island-fights-back', calm)
      .has({ ...calm, adventureTokens: ['explore'] })
      .settled()
    table({ ...calm, phase: 'action', islandStack: [10] })
      .play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }))
      .has({ ...calm, island: { A1: { tile: 10 } }, huntingDeck: [] })
      .settled()
  })

  rule('RC-SCN1-13', 'the Mast puts three wood on the current stage, and what does not fit is lost', () => {
    const mast = (pile: readonly number[], filledInRound = 0) =>
      table({
        round: 5,
        phase: 'action',
        futureItems: ['castaways/mast'],
        available: { wood: 1 },
        scenarioSheet: { castaways: sheet(pile, filledInRound) },
      }).play('actionsEnd')
    mast([1, 2, 3, 0, 0])
      .has({ scenarioSheet: { castaways: { pile: [1, 2, 3, 3, 0], filledInRound: 0 } }, available: { wood: 1 } })
      .settled()
    mast([1, 2, 1, 0, 0])
      .has({ scenarioSheet: { castaways: { pile: [1, 2, 3, 0, 0], filledInRound: 5 } }, available: { wood: 1 } })
      .settled()
    mast([1, 2, 3, 4, 5])
      .has({ scenarioSheet: { castaways: { pile: [1, 2, 3, 4, 5] } }, available: { wood: 1 } })
      .settled()
  })

  rule('RC-SCN1-14', 'after a stage was filled this round neither Mast nor Oil finds a place', () => {
    const full = { scenarioSheet: { castaways: sheet([1, 2, 3, 0, 0], 5) }, round: 5 }
    table({ ...full, phase: 'action', futureItems: ['castaways/mast'] })
      .play('actionsEnd')
      .has({ scenarioSheet: { castaways: { pile: [1, 2, 3, 0, 0] } }, items: ['castaways/mast'] })
      .settled()
    table({ ...full, availableDiscoveries: ['castaways/oil'], morale: 3 })
      .play('morale')
      .choose('castaways/oil')
      .has({ scenarioSheet: { castaways: { pile: [1, 2, 3, 0, 0] } }, availableDiscoveries: [] })
      .settled('moraleReward')
  })

  rule('RC-SCN1-14', 'a stage that Oil has filled closes the pile for the round', () => {
    const oil = (pile: readonly number[]) =>
      table({
        round: 5,
        morale: 3,
        availableDiscoveries: ['castaways/oil'],
        available: { wood: 9 },
        scenarioSheet: { castaways: sheet(pile) },
      })
        .play('morale')
        .choose('castaways/oil')
        .choose('determination')
        .play('preparation')
    oil([1, 2, 1, 0, 0])
      .has({
        scenarioSheet: { castaways: { pile: [1, 2, 3, 0, 0], filledInRound: 5 } },
        available: { wood: 9 },
        phase: 'action',
      })
      .settled()
    const open = oil([1, 2, 0, 0, 0]).has({ scenarioSheet: { castaways: { pile: [1, 2, 2, 0, 0] } } })
    expect(open.asks('woodForPile').offers()).toEqual(['0', '1'])
    open.settled('woodForPile')
  })
})
