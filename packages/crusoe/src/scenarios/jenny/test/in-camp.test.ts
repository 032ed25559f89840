// Jenny in camp: what she does, what she suffers, and where she counts.
import { CHARACTERS } from '@landfall/crusoe'
import { lead, leaders, markersOf, places, plan, resolve, type Scene, stack } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt, supportOf } from '../../../../test/open-questions.ts'
import { packs } from '../../../../test/spoken.ts'
import { boardOf } from '../../../board/board-of.ts'
import type { EventId } from '../../../cards/events.ts'
import { JENNY } from '../sheet.ts'
import { event, type Game, inCamp, planning, setup, three, wounds } from './scenes.ts'

/** The Event Phase in which this card is pushed off the board, and nothing else happens. */
const pushed = (make: typeof setup, left: EventId, scene: Scene = {}): Game =>
  event(make, 'event/sunny-beach', { threats: { left, right: 'event/fight' }, ...scene })

describe('Jenny in camp', () => {
  rule('RC-SCN3-08', 'her one pawn rests, and does nothing else', () => {
    const t = planning(inCamp, { people: { jenny: { wounds: 3 } }, levels: { weapons: 9 }, huntingDeck: ['beast/fox'] })
    const others = places(t).filter((spot) => spot !== 'rest')
    expect(others).toEqual(expect.arrayContaining(['hunt', 'explore/A1', 'arrange']))
    for (const spot of others) {
      expect(leaders(t, spot), spot).toEqual(['carpenter', 'cook'])
      const helped = planning(inCamp, { levels: { weapons: 9 }, huntingDeck: ['beast/fox'] })
      expect(supportOf(helped, spot), spot).toEqual(spot === 'arrange' ? [] : ['carpenter', 'cook'])
    }
    expect(leaders(t, 'rest')).toEqual(['carpenter', 'cook', 'jenny'])
    plan(t, 'rest', 'jenny')
    expect(leaders(t, 'rest')).toEqual(['carpenter', 'cook'])
    plan(t, 'rest', 'cook')
    resolve(t)
    t.has({ people: { jenny: { wounds: 2 } } }).settled()
  })

  rule('RC-SCN3-08 RC-PLAN-03', 'her pawn may stay where it is', () => {
    const t = planning(inCamp)
    expect(t.offers()).not.toContain('confirm')
    for (const player of ['carpenter', 'carpenter', 'cook', 'cook']) plan(t, 'rest', player)
    expect(t.offers()).toContain('confirm')
    expect(leaders(t, 'rest')).toEqual(['jenny'])
    t.settled('plan')
  })

  rule('RC-SCN3-08 RC-TOK-16', 'where a Rest needs two pawns she helps nobody, but may be helped', () => {
    const slow: Scene = { islandTokens: { B1: ['timeConsuming'] }, people: { jenny: { wounds: 3 } } }
    expect(supportOf(planning(inCamp, slow), 'rest')).toEqual(['carpenter', 'cook'])
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
    expect(places(leftAt(t, 'plan'))).not.toContain('threat/right')
    const friday = planning(inCamp, { characters: ['cook'], friday: true, threats: { right: 'event/argument' } })
    expect(leaders(friday, 'threat/right')).toEqual(['cook'])
    // Nobody else can help, so nobody is asked.
    lead(friday, 'threat/right', 'cook')
    expect(friday.state.plan).toMatchObject([{ leader: 'cook', support: ['friday'] }])
    leftAt(friday, 'plan')
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
      inCamp({ phase: 'action', friday: true, cardsToCome: ['treasure/old-map'] })
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
    expect(boardOf(t.session.view(), packs.en).people.at(-1)).toMatchObject({ id: 'jenny', abilities: [] })
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
    expect(leftAt(t, 'fight').offers('fight')).toEqual([
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
    const night = (scene: Scene): Game =>
      inCamp({ phase: 'night', ...hurt, ...scene })
        .everywhere()
        .play('camping')
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
        places(leftAt(planning(inCamp, { characters, available: { wood: there } }), 'plan')).includes('build/shelter')
      expect([offered(wood), offered(wood - 1)]).toEqual([true, false])
    }
    inCamp({ firstPlayer: 'cook' }).play('roundEnd').has({ firstPlayer: 'carpenter' }).settled()
    // RC-ARR-03: three players and Jenny do not count as four players.
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
    t.has({ people: { jenny: { markers: markersOf('trap/strange-disease', 3) } } })
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
    expect(JENNY.track).toEqual({ deadlyWound: 11, moraleArrows: [] })
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
