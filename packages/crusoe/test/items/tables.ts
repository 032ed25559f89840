// Tables at which Items are built, used and lost.
import { type Scene, table } from '@landfall/crusoe/testing'
import { leftAt, type Table } from '../open-questions.ts'

/** An Event Phase whose only effect is that Strong Wind, pushed off the board, flips an Item. */
export const windy = (scene: Scene) =>
  table({
    round: 2,
    threats: { left: 'event/strong-wind', right: 'event/fight' },
    eventDeck: ['event/sunny-beach'],
    eventOrder: ['event'],
    ...scene,
  }).play('event')

export const supportOf = (t: Table, target: string, leader = 'cook') =>
  leftAt(t.choose(target).choose(leader), 'support').offers('support')
