// Threat Actions: whether one can be planned, and what taking it changes.
import { places, planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import type { ThreatId } from '../../src/cards/decks.ts'

/** Whether the Threat Action of this card can be planned. */
export function isOffered(card: ThreatId, scene: Scene = {}): boolean {
  const t = planning({ threats: { right: card }, ...scene })
  t.settled('plan')
  return places(t).includes('threat/right')
}

/** The carpenter takes a Threat Action, helped by the cook. */
export const act = (card: ThreatId, scene: Scene = {}, pawns?: 1 | 2) =>
  table({ phase: 'action', threats: { right: card }, ...scene }).play(
    'threat',
    stack('threat', 'carpenter', {
      target: { kind: 'threat', side: 'right', ...(pawns === undefined ? {} : { pawns }) },
      support: ['cook'],
    }),
  )

/** What a Threat Action changes by itself. */
export const met = (card: ThreatId) => ({ attempted: ['threat/right'], removed: [card], threats: { right: undefined } })

/** Wounds of the carpenter and of the cook. */
export const wounds = (carpenter: number, cook: number) => ({
  carpenter: { wounds: carpenter },
  cook: { wounds: cook },
})
