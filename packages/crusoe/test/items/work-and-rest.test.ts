// Items that help with Actions.
import type { InventionId } from '@landfall/crusoe'
import {
  join,
  leaders,
  mayJoin,
  places,
  plan,
  planning,
  resolve,
  type Scene,
  stack,
  table,
} from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt, supportOf } from '../open-questions.ts'

describe('Basket and Sack', () => {
  const carrying = (carried: readonly string[], rolls: Scene['rolls'] = {}) => {
    const t = planning({ tiles: { A1: 5 }, items: ['invention/basket', 'invention/sack'], rolls })
    plan(t, 'gather/A1/wood', 'cook')
    for (const item of carried) t.choose(item)
    if (t.session.questions[0]?.kind === 'carried') t.choose('none')
    return t
  }

  const gather = (success: 'success' | 'failure', ...carried: readonly string[]) =>
    carrying(carried, {
      'die.gather.wound': ['blank'],
      'die.gather.success': [success],
      'die.gather.adventure': ['blank'],
    })

  rule('RC-CARD-BASKET-01 RC-CARD-SACK-01', 'each adds one to the Gather Action it was assigned to', () => {
    const brings = (...carried: readonly string[]) => resolve(gather('success', ...carried))
    brings()
      .changed({ available: { wood: 1 }, phase: 'actionsEnd' })
      .settled()
    brings('invention/basket')
      .changed({ available: { wood: 2 }, phase: 'actionsEnd' })
      .settled()
    brings('invention/sack')
      .changed({ available: { wood: 2 }, phase: 'actionsEnd' })
      .settled()
    brings('invention/basket', 'invention/sack')
      .changed({ available: { wood: 3 }, phase: 'actionsEnd' })
      .settled()
  })

  rule('RC-CARD-BASKET-01 RC-CARD-SACK-01', 'without success they bring nothing', () => {
    resolve(gather('failure', 'invention/basket', 'invention/sack'))
      .changed({ phase: 'actionsEnd', people: { cook: { determination: 2 } } })
      .settled()
  })

  rule('RC-INV-17 RC-INV-30', 'one Action a round each, and again in the next round', () => {
    const t = carrying(['invention/basket'])
    plan(t, 'gather/A1/bird', 'carpenter')
    expect(leftAt(t, 'carried').offers()).toEqual(['invention/sack', 'none'])
    const next = gather('success', 'invention/basket', 'invention/sack')
    resolve(next).play('preparation').choose('0').play('planning')
    plan(next, 'gather/A1/bird', 'carpenter')
    expect(next.offers('carried')).toEqual(['invention/basket', 'invention/sack', 'none'])
    next.settled('carried')
  })
})

describe('the Bed', () => {
  const people = { carpenter: { wounds: 4 }, cook: { wounds: 1 }, friday: { wounds: 2 } }

  rule(
    'RC-CARD-BED-01 RC-CARD-BED-02',
    'heals two wounds and gives a token, to each who rests, but not to Friday',
    () => {
      const t = table({ phase: 'action', friday: true, items: ['invention/bed'], people })
      t.play('rest', stack('rest', 'carpenter')).has({
        people: { carpenter: { wounds: 2, determination: 1 }, cook: { wounds: 1, determination: 0 } },
      })
      t.play('rest', stack('rest', 'carpenter')).has({ people: { carpenter: { wounds: 0, determination: 2 } } })
      t.play('rest', stack('rest', 'cook')).has({ people: { cook: { wounds: 0, determination: 1 } } })
      t.play('rest', stack('rest', 'friday'))
        .has({ people: { friday: { wounds: 1, determination: 0 }, carpenter: { wounds: 0, determination: 2 } } })
        .settled()
    },
  )

  rule('RC-CARD-BED-02 RC-REST-03', 'is not combined with the Hammock', () => {
    const rest = (scene: Scene) => table({ phase: 'action', people, ...scene }).play('rest', stack('rest', 'carpenter'))
    const both = rest({ items: ['invention/bed'], kept: [{ card: 'treasure/hammock' }] }).asks('restWith', 'carpenter')
    expect(both.offers()).toEqual(['invention/bed', 'treasure/hammock'])
    both
      .choose('invention/bed')
      .has({ people: { carpenter: { wounds: 2, determination: 1 } } })
      .settled()
    rest({ kept: [{ card: 'treasure/hammock' }] })
      .has({ people: { carpenter: { wounds: 3, determination: 1 } } })
      .settled()
    rest({})
      .has({ people: { carpenter: { wounds: 3, determination: 0 } } })
      .settled()
  })
})

rule('RC-INV-05 RC-INV-08', 'some Discovery tokens need the Pot, and some Threat Actions the Shovel', () => {
  const offered = (...items: InventionId[]) => {
    const t = planning({
      items,
      availableDiscoveries: ['discovery/herbs', 'discovery/poison', 'discovery/tobacco'],
      threats: { left: 'event/bear', right: 'event/fight' },
    })
    return [...places(leftAt(t, 'plan')), ...t.offers('anyTime')]
  }
  const needy = ['discovery/herbs', 'discovery/poison', 'threat/left']
  const others = ['discovery/tobacco', 'threat/right']
  const ofThese = (ids: readonly string[]) => ids.filter((id) => [...needy, ...others].includes(id)).sort()
  expect(ofThese(offered())).toEqual(others)
  expect(ofThese(offered('invention/pot'))).toEqual(['discovery/herbs', 'discovery/poison', ...others])
  expect(ofThese(offered('invention/shovel'))).toEqual(['discovery/tobacco', 'threat/left', 'threat/right'])
})

rule('RC-INV-01 RC-INV-29', 'a pawn is there every round, once, for the Actions that are named', () => {
  const t = planning({ items: ['invention/raft'], tiles: { A1: 5 }, available: { wood: 1 } })
  for (let round = 0; round < 2; round++) {
    plan(t, 'gather/A1/wood', 'cook', 'invention/raft')
    plan(t, 'explore/B2', 'cook')
    expect(mayJoin(t)).toEqual(['carpenter'])
    t.choose('remove/1')
    plan(t, 'explore/C1', 'cook')
    expect(mayJoin(t)).toEqual(['carpenter', 'invention/raft'])
    join(t, 'invention/raft')
    // Both pawns of the Cook are gone, so the Carpenter leads, and the Raft does not build.
    expect(leaders(t, 'build/weapons')).toEqual(['carpenter'])
    expect(supportOf(t, 'build/weapons', 'carpenter')).toEqual(['carpenter'])
    t.play('actionsEnd').play('roundEnd').play('preparation').play('planning')
    for (const { id } of [...t.state.plan]) t.choose(`remove/${id}`)
  }
  t.settled('plan')
})
