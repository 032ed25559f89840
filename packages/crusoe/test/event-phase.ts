// Event Phases in which one card comes up.
import { type Scene, table } from '@landfall/crusoe/testing'

/** The Event Phase with this card on top of the deck. */
export const event = (card: NonNullable<Scene['eventDeck']>[number], scene: Scene = {}) =>
  table({ round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')

/** The lower half of a card that comes back from the Event deck. */
export const comesBack = (card: NonNullable<Scene['eventOrder']>[number], scene: Scene = {}) =>
  table({ round: 2, eventOrder: [card], ...scene }).play('event')

/** The Event Phase in which this card is pushed off the board, and nothing else happens. */
export const pushed = (left: NonNullable<Scene['threats']>['left'] & string, scene: Scene = {}) =>
  event('event/sunny-beach', { threats: { left, right: 'event/fight' }, ...scene })
