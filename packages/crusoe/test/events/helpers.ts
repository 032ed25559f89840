// Event cards that are drawn, come back or are pushed off the board, and what that changes by itself.
import { type Scene, stack, table } from '@landfall/crusoe/testing'
import { vi } from 'vitest'
import type { AdventureId, MysteryId } from '../../src/cards/decks.ts'
import type { EventId } from '../../src/cards/events.ts'
import { rules as castaways } from '../../src/scenarios/castaways/rules.ts'

/** Draws this card in the Event Phase. */
export const event = (card: EventId, scene: Scene = {}) =>
  table({ round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')

/** What drawing the card changes by itself. */
export const drawn = (card: EventId) => ({ eventDeck: [], eventOrder: [], threats: { right: card } }) satisfies Scene

/** A card that was shuffled into the Event deck comes back; no Event card follows. */
export const comesBack = (card: AdventureId | MysteryId, scene: Scene = {}) =>
  table({ round: 2, eventOrder: [card], ...scene }).play('event')

/** What is left behind by an Adventure card that came back. */
export const cameBack = (card: AdventureId) => ({ eventOrder: [], removed: [card] }) satisfies Scene

/** The card is pushed off the board by one that does nothing in this scenario. */
export const strike = (card: EventId, scene: Scene = {}) =>
  event('event/the-island-fights-back', { threats: { left: card, right: 'wreckage/food-crates' }, ...scene })

/** What pushing the card off the board changes by itself. */
export const struck = (card: EventId) =>
  ({
    eventDeck: [],
    eventOrder: [],
    threats: { left: 'wreckage/food-crates', right: 'event/the-island-fights-back' },
    removed: [card],
  }) satisfies Scene

/** The carpenter takes the Threat Action of the card. */
export const threat = (card: EventId, scene: Scene = {}) =>
  table({ phase: 'action', threats: { right: card }, ...scene }).play(
    'threat',
    stack('threat', 'carpenter', { target: { kind: 'threat', side: 'right' } }),
  )

/** The carpenter, helped by the cook, builds a level of the Roof and meets an Adventure. */
export const build = (card: AdventureId, scene: Scene = {}) =>
  table({ phase: 'action', shelterBuilt: true, buildDeck: [card], adventureTokens: ['build'], ...scene }).play(
    'build',
    stack('build', 'carpenter', { target: { kind: 'building', building: 'roof' }, support: ['cook'], certain: true }),
  )

export const dice = (action: string, success: string, adventure: string) => ({
  [`die.${action}.wound`]: ['blank'],
  [`die.${action}.success`]: [success],
  [`die.${action}.adventure`]: [adventure],
})

/** Wounds of the carpenter and of the cook. */
export const wounds = (carpenter: number, cook: number) => ({
  carpenter: { wounds: carpenter },
  cook: { wounds: cook },
})

/** The book means nothing in Castaways: here it takes 1 wood, so that it can be seen. */
export function bookTakesWood(): { mockRestore(): void } {
  return vi.spyOn(castaways, 'book').mockImplementation(function* (t) {
    t.emit({ t: 'resourcesChanged', where: 'available', resource: 'wood', by: -1, rule: 'RC-EVT-08' })
  })
}
