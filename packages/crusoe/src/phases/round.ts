// A round: six phases in their order, and what happens before them. RC-ROUND.
import type { Routine, Table } from '@landfall/kernel'
import { peopleIn } from '../group.ts'
import { loseFlippedItems } from '../items.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { RESOURCES } from '../state.ts'
import { treasureAvailable } from '../treasures.ts'
import type { Crusoe } from '../types.ts'
import { vocabulary } from '../vocabulary.ts'

export function game(t: Table<Crusoe>): undefined {
  t.next('setUp')
  t.next('round')
}

/** RC-ROUND-03, RC-ROUND-04 */
export function round(t: Table<Crusoe>): undefined {
  t.next('roundStart')
  t.next('event')
  t.next('morale')
  t.next('production')
  t.next('preparation')
  t.next('planning')
  t.next('weather')
  t.next('eating')
  t.next('camping')
  t.next('roundEnd')
  t.next('round')
}

/** RC-ROUND-07, RC-ITEM-08, RC-NIGHTOUT-10: before the Event Phase. */
export function* roundStart(t: Table<Crusoe>): Routine {
  t.emit({ t: 'phaseBegan', phase: 'event' })
  const { roundStart: scenarioStart } = scenarioOf(t.config)
  if (scenarioStart !== undefined) yield* scenarioStart(t)
  loseFlippedItems(t)
  for (const person of peopleIn(t.state)) {
    const own = t.state.outside[person]
    if (own === undefined) continue
    for (const resource of RESOURCES) {
      const by = own.pack[resource]
      if (by === 0) continue
      t.emit({ t: 'resourcesChanged', where: `pack/${person}`, resource, by: -by, rule: 'RC-NIGHTOUT-10' })
      t.emit({ t: 'resourcesChanged', where: 'available', resource, by, rule: 'RC-NIGHTOUT-10' })
    }
    const { treasures } = own
    for (const card of [...treasures]) yield* treasureAvailable(t, vocabulary, card, person)
    t.emit({ t: 'returned', person })
  }
  for (const later of [...t.state.later]) {
    if (later.when !== 'roundStart') continue
    t.emit({ t: 'happenedLater', later })
    if (t.state.people[later.you] === undefined) continue
    yield* vocabulary.run(t, later.effects, { you: later.you, rule: 'RC-ROUND-07', source: later.card })
  }
  yield* t.window({ at: 'beforeEvent' })
}
