// Abilities between Actions, phases and dice, and where somebody is asked about them.
import { plan, type Scene, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt, passedTo } from '../open-questions.ts'
import { hunt, owned } from '../uses/moments.ts'

const RECIPE = 'ability/grandmas-recipe'

describe('Grandma’s Recipe', () => {
  const kitchen = (wounds: number, scene: Scene = {}) =>
    table({ available: { food: 3 }, people: { carpenter: { wounds }, cook: { determination: 2 } }, ...scene })

  const planned = (wounds: number) =>
    kitchen(wounds, { phase: 'action', huntingDeck: ['beast/birds'], tiles: { A1: 5 } })

  rule('RC-ABIL-COOK-01 RC-USE-11', 'heals between a Hunt and a Gather', () => {
    const t = planned(2).everywhere().play('planning')
    plan(t, 'hunt', 'carpenter', 'carpenter')
    plan(t, 'gather/A1/wood', 'cook', 'cook').choose('confirm')
    t.asks('beforeAction', 'cook').pass()
    t.asks('fight', 'cook').pass()
    // The Hunt is over and has wounded the hunter; the Gather has not begun.
    t.asks('beforeAction', 'cook').has({ future: { food: 2, wood: 0 }, people: { carpenter: { wounds: 3 } } })
    t.choose(RECIPE).has({
      people: { carpenter: { wounds: 1 }, cook: { determination: 0 } },
      available: { food: 4, wood: 1 },
      phase: 'actionsEnd',
    })
    t.settled()
  })

  rule('RC-ABIL-COOK-01 RC-USE-11', 'nobody is asked between Actions that threaten nobody', () => {
    const t = planned(2).play('planning')
    plan(t, 'hunt', 'carpenter', 'carpenter')
    plan(t, 'gather/A1/wood', 'cook', 'cook').choose('confirm')
    t.has({ people: { carpenter: { wounds: 3 }, cook: { determination: 2 } }, phase: 'actionsEnd' }).settled()
  })

  rule('RC-ABIL-COOK-01 RC-USE-11', 'heals on a night on which nothing is asked', () => {
    kitchen(2, { shelterBuilt: true })
      .play('eating')
      .changed({ available: { food: 1 }, phase: 'night' })
      .settled()
    kitchen(2, { shelterBuilt: true })
      .everywhere()
      .play('eating')
      .asks('night', 'cook')
      .choose(RECIPE)
      .changed({
        available: { food: 0 },
        people: { carpenter: { wounds: 0 }, cook: { determination: 0, used: [RECIPE] } },
        phase: 'night',
      })
      .settled()
  })

  rule(
    'RC-ABIL-COOK-01 RC-CHAR-04 RC-NIGHT-09',
    'is asked about where the wound to come crosses a morale arrow',
    () => {
      // Four wounds and the one of a night without a Shelter: the fifth crosses an arrow of the Carpenter.
      kitchen(4)
        .play('eating')
        .asks('night', 'cook')
        .choose(RECIPE)
        .has({ people: { carpenter: { wounds: 2 } }, available: { food: 0 } })
        .settled()
      kitchen(3)
        .play('eating')
        .changed({ available: { food: 1 }, phase: 'night' })
        .settled()
      const camp = kitchen(4, { phase: 'night' })
        .play('camping')
        .choose(PASS, 'afterEating')
        .choose(RECIPE, 'beforeSleep')
      camp.has({ people: { carpenter: { wounds: 3 }, cook: { wounds: 1 } }, morale: 0 }).settled()
      // Nor in a fight that wounds nobody over an arrow, or to death.
      const fight = (wounds: number, beast: 'beast/birds' | 'beast/fox') =>
        kitchen(wounds, { phase: 'action', huntingDeck: [beast] }).play(...hunt('carpenter'))
      for (const [wounds, beast] of [
        [4, 'beast/birds'],
        [3, 'beast/fox'],
        [12, 'beast/birds'],
      ] as const)
        expect(leftAt(fight(wounds, beast), 'fight').offers()).toEqual([RECIPE, 'pass'])
      fight(3, 'beast/birds')
        .has({ people: { carpenter: { wounds: 4 }, cook: { determination: 2 } }, morale: 0 })
        .settled()
    },
  )
})

describe('a Motivational Speech', () => {
  const low = (morale: number, determination = 4) =>
    table({ characters: ['explorer', 'cook'], morale, people: { explorer: { determination } } }).play('morale')

  rule('RC-ABIL-EXPL-04 RC-MOR-02', 'is held between Event and Morale, where tokens would be lost', () => {
    low(-1)
      .asks('beforeMorale', 'explorer')
      .choose('ability/motivational-speech')
      .changed({
        morale: 0,
        people: { explorer: { determination: 1, used: ['ability/motivational-speech'] } },
        phase: 'morale',
      })
      .settled()
    low(-1)
      .choose(PASS)
      .changed({ people: { explorer: { determination: 3 } }, phase: 'morale' })
      .settled()
    low(0).changed({ phase: 'morale' }).settled()
    low(-1, 2)
      .changed({ people: { explorer: { determination: 1 } }, phase: 'morale' })
      .settled()
  })
})

describe('Frenzy', () => {
  rule('RC-ABIL-SOLD-05 RC-DISC-10', 'catches no Goat in Planning', () => {
    const goat = (scene: Scene) =>
      table({
        characters: ['soldier', 'cook'],
        phase: 'action',
        people: { soldier: { determination: 3 } },
        availableDiscoveries: ['discovery/goat'],
        ...scene,
      }).play('planning')
    expect(leftAt(goat({}), 'plan').offers()).not.toContain('discovery/goat')
    const shot = goat(owned('equipment/pistol')).choose('discovery/goat')
    shot.asks('fight')
    expect(shot.offers('fight')).toContain('equipment/pistol')
    expect(shot.offers()).not.toContain('ability/frenzy')
    shot
      .choose('equipment/pistol')
      .has({ available: { food: 1, fur: 1 } })
      .settled('plan')
  })
})

describe('a Defensive Plan', () => {
  const soldier = (scene: Scene) =>
    table({ characters: ['soldier', 'cook'], people: { soldier: { determination: 3 } }, ...scene })

  rule('RC-ABIL-SOLD-04 RC-FIGHT-05', 'comes too late for what a Beast takes after the fight', () => {
    const t = soldier({ phase: 'action', huntingDeck: ['beast/boa'] })
      .everywhere()
      .play(...hunt('cook'))
    t.has({ people: { cook: { wounds: 4 }, soldier: { determination: 3 } }, levels: { weapons: 0 } }).settled()
  })

  rule('RC-ABIL-SOLD-04 RC-WEA-12', 'helps against the weather, which is no card', () => {
    soldier({ weatherTokens: { animals: true }, rolls: { 'die.weather.animals': ['beast'] } })
      .play('weather')
      .as('soldier')
      .choose('ability/defensive-plan/weapons', 'fight')
      .has({ levels: { weapons: 1 }, people: { soldier: { wounds: 2, determination: 0 }, cook: { wounds: 2 } } })
      .settled()
  })
})

describe('how often somebody is asked', () => {
  const night: Scene = {
    ...owned('equipment/flask-of-rum'),
    availableDiscoveries: ['discovery/tobacco'],
    phase: 'night',
    people: { carpenter: { wounds: 4 } },
  }

  rule('RC-USE-11 RC-USE-03', 'a pass may stand until the phase ends, and no longer', () => {
    const once = table(night).play(['camping', 'morale']).choose(PASS, 'afterEating')
    leftAt(once, 'beforeSleep')
    const quiet = table(night).play(['camping', 'morale']).choose('phase', 'asking')
    // The arrow is crossed without another question; in the next phase there is one.
    quiet.has({ people: { carpenter: { wounds: 5 } }, morale: -1, phase: 'morale' }).asks('beforeMorale')
    quiet.choose('discovery/tobacco').has({ morale: 0 }).settled()
  })

  rule('RC-USE-11', 'who wants to be asked everywhere is, until it is enough', () => {
    const scene: Scene = {
      phase: 'action',
      available: { food: 1 },
      tiles: { A1: 5 },
      huntingDeck: ['beast/birds'],
      people: { carpenter: { wounds: 1 }, cook: { determination: 2 } },
    }
    const t = table(scene).play('planning').as('cook').choose('everywhere', 'asking')
    plan(t, 'hunt', 'carpenter', 'carpenter')
    plan(t, 'gather/A1/wood', 'cook', 'cook').choose('confirm')
    expect(t.asks('beforeAction', 'cook').offers('beforeAction')).toEqual([RECIPE, PASS])
    passedTo(t, 'fight').choose('matters', 'asking')
    t.has({ people: { carpenter: { wounds: 2 }, cook: { determination: 2 } }, phase: 'actionsEnd' }).settled()
  })
})
