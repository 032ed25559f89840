// Friday and the Dog.
import { join, leaders, plan, planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { event, pushed } from '../event-phase.ts'
import { leftAt, supportOf } from '../open-questions.ts'

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
    expect(leaders(leftAt(t, 'plan'), 'rest')).toEqual(['carpenter', 'cook'])
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
    expect(supportOf(argument, 'explore/A1')).toEqual(['cook'])
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
    const t = plan(planning(scene), 'gather/A1/wood', 'friday').choose('invention/basket')
    join(t, 'invention/belts')
      .play('gather', t.state.plan[0])
      .has({ future: { wood: 2 }, people: { friday: { wounds: 2 } } })
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
    t.has({ cardsToCome: ['treasure/boxes', 'treasure/gold'], people: { friday: { wounds: 0 } } }).settled()
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
    t.settled('plan')
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
    const hunt = plan(withDog({ friday: true }), 'hunt', 'friday', 'dog')
    expect(hunt.state.plan).toMatchObject([{ leader: 'friday', support: ['dog'] }])
    hunt.settled('plan')
    expect(supportOf(withDog({ friday: true }), 'explore/B2', 'friday')).toEqual(['dog'])
    const free = leftAt(withDog({ friday: true }), 'plan')
    expect(leaders(free, 'explore/B2')).toEqual(['carpenter', 'cook', 'friday'])
  })
})
