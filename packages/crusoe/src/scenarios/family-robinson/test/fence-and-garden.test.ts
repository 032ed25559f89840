// Fence and Garden, the Inventions of scenario 6.
import { places, plan, resolve, type Scene } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import type { State } from '../../../state.ts'
import { event, planning, table } from './scenes.ts'

describe('Fence and Garden', () => {
  const fence = 'family-robinson/fence'
  const garden = 'family-robinson/garden'
  const shovel = { items: ['invention/shovel'] } satisfies Scene
  const become = (futureItems: State['futureItems'], scene: Scene = {}) =>
    table({ phase: 'action', futureItems, ...scene }).play('actionsEnd')

  rule('RC-SCN6-16 RC-INV-39 RC-ITEM-01', 'both need the Shovel, and the Garden 2 food', () => {
    const buildable = (scene: Scene) =>
      places(leftAt(planning(scene), 'plan')).filter((id) => id.startsWith('build/family-robinson/'))
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
      plan(planning({ ...shovel, available }), `build/${garden}`, 'cook', 'cook')
    expect(leftAt(paying({ food: 2, nonperishable: 2 }), 'payment').offers('payment')).toEqual([
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
