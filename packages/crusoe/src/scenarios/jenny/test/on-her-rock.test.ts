// Jenny on her rock: what reaches her, and how she is rescued.
import { leaders, places, plan, resolve, type Scene, stack } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt, supportOf } from '../../../../test/open-questions.ts'
import type { Person } from '../../../state.ts'
import { event, type Game, inCamp, lifeboat, planning, raft, setup, wounds } from './scenes.ts'

const RESCUE = 'explore/jenny/rescue'

const rescue = (leader: Person, more: Partial<ReturnType<typeof stack>> = {}) =>
  stack('explore', leader, { target: { kind: 'special', special: 'jenny/rescue' }, ...more })

const sail = (scene: Scene, certain = false, leader: Person = 'cook'): Game =>
  setup({ phase: 'action', resolving: true, ...raft, ...scene }).play('explore', rescue(leader, { certain }))

const roll = (wound: string, success: string, adventure?: string) => ({
  'die.explore.wound': [wound],
  'die.explore.success': [success],
  ...(adventure === undefined ? {} : { 'die.explore.adventure': [adventure] }),
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
    })
      .everywhere()
      .play('camping')
    barrel
      .choose('treasure/barrel')
      .has({ people: { jenny: { wounds: 3 }, cook: { wounds: 1 } } })
      .settled()
    // She is neither among those who plan nor among those who are counted.
    expect(leaders(leftAt(planning(setup), 'plan'), 'rest')).toEqual(['carpenter', 'cook'])
  })

  rule('RC-SCN3-05 RC-INV-36', 'the Raft sails in a later round than it was built in', () => {
    const t = planning(setup, {
      round: 2,
      items: ['invention/rope'],
      available: { wood: 2, food: 9 },
      shelterBuilt: true,
    })
    expect(places(t)).not.toContain('explore/jenny/rescue')
    plan(t, 'build/jenny/raft', 'cook', 'cook')
    resolve(t)
    t.has({ items: ['invention/rope', 'jenny/raft'], available: { wood: 0 } }).settled()
    const next = planning(setup, { round: 3, ...raft })
    expect(places(next)).toContain('explore/jenny/rescue')
    // RC-INV-36: it is not an ordinary Raft, and gives no pawn.
    expect(supportOf(next, 'explore/jenny/rescue')).toEqual(['carpenter', 'cook'])
    const ordinary = planning(setup, { items: ['invention/rope', 'invention/raft'] })
    expect(places(ordinary)).not.toContain('explore/jenny/rescue')
    expect(supportOf(ordinary, 'explore/A1')).toContain('invention/raft')
    expect(places(leftAt(planning(setup, { phase: 'action', futureItems: ['jenny/raft'] }), 'plan'))).not.toContain(
      'explore/jenny/rescue',
    )
  })

  rule('RC-SCN3-05', 'one pawn rolls, two are sure, and once a round', () => {
    const t = planning(setup, raft)
    plan(t, 'explore/jenny/rescue', 'cook')
    expect(t.state.plan).toMatchObject([
      { action: 'explore', target: { kind: 'special', special: 'jenny/rescue' }, certain: false },
    ])
    expect(places(leftAt(t, 'plan'))).not.toContain('explore/jenny/rescue')
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
      .changed({ joined: ['jenny'], attempted: [RESCUE] })
      .settled()
    sail({ people, rolls: roll('wound', 'failure', 'blank') })
      .changed({ people: { cook: { wounds: 1, determination: 2 } }, attempted: [RESCUE] })
      .settled()
    sail({ people }, true)
      .changed({ joined: ['jenny'], attempted: [RESCUE] })
      .settled()
    // From then on she is in camp: this very night she eats, and the sea costs her nothing.
    sail({ people, available: { food: 3 } }, true)
      .play('eating')
      .has({ people: { jenny: { wounds: 4 } }, available: { food: 0 } })
      .settled()
    expect(places(leftAt(planning(inCamp, raft), 'plan'))).not.toContain('explore/jenny/rescue')
  })

  rule('RC-SCN3-06 RC-TOK-28 RC-TOK-30', 'at sea an adventure is one wound, and no card', () => {
    const exploreDeck: Scene['exploreDeck'] = ['explore/bamboo']
    const rescued = { joined: ['jenny'], attempted: [RESCUE] } satisfies Scene
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
    expect(places(leftAt(planning(setup, lifeboat), 'plan'))).not.toContain('build/jenny/lifeboat')
    expect(places(leftAt(planning(inCamp, lifeboat), 'plan'))).toContain('build/jenny/lifeboat')
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
      return leftAt(t, 'buildTarget').offers('buildTarget')
    }
    expect(fast(setup)).not.toContain('jenny/lifeboat')
    expect(fast(inCamp)).toContain('jenny/lifeboat')
  })

  rule('RC-CARD-CATASTROPHE-01 RC-ITEM-13 RC-SCN3-05', 'what is printed on the sheet is never put aside', () => {
    const t = event(setup, 'event/catastrophe', raft)
    t.has({ items: ['jenny/raft'], memory: { 'event/catastrophe': { aside: ['invention/rope'] } } })
    t.play('planning')
    expect(places(t)).toContain('explore/jenny/rescue')
    t.settled('plan')
  })
})
