// Tables at which Items are built, used and lost.
import { type Scene, table } from '@landfall/crusoe/testing'

/** An Event Phase whose only effect is that Strong Wind, pushed off the board, flips an Item. */
export const windy = (scene: Scene) =>
  table({
    round: 2,
    threats: { left: 'event/strong-wind', right: 'event/fight' },
    eventDeck: ['event/sunny-beach'],
    eventOrder: ['event'],
    ...scene,
  }).play('event')
