// Actions that meet an Adventure card, and cards that come up from the Event deck.
import { type Scene, stack, table } from '@landfall/crusoe/testing'
import type { AdventureId } from '../../src/cards/decks.ts'
import type { DiceAction } from '../../src/components/dice.ts'
import type { Person, Stack } from '../../src/state.ts'

export type Table = ReturnType<typeof table>

export const dice = (action: DiceAction, wound: string, success: string, adventure: string) => ({
  [`die.${action}.wound`]: [wound],
  [`die.${action}.success`]: [success],
  [`die.${action}.adventure`]: [adventure],
})

const TARGETS = {
  build: { kind: 'building', building: 'weapons' },
  gather: { kind: 'source', space: 'A1', source: 'wood' },
  explore: { kind: 'space', space: 'B2' },
} as const

export const acting = (scene: Scene = {}): Table =>
  table({ phase: 'action', resolving: true, tiles: { A1: 5 }, ...scene })

/** An Action of this kind, at weapons, a wood source or an empty space, by the Carpenter with one pawn. */
export const act = (t: Table, action: DiceAction, leader: Person = 'carpenter', more: Partial<Stack> = {}): Table =>
  t.play(action, stack(action, leader, { target: TARGETS[action], ...more }))

/** The Action succeeds, wounds nobody, and meets this card. */
export const meets = (card: AdventureId, scene: Scene = {}, leader: Person = 'carpenter'): Table => {
  const action = actionOf(card)
  const rolls = { ...dice(action, 'blank', 'success', 'adventure'), ...scene.rolls }
  return act(acting({ [`${action}Deck`]: [card], ...scene, rolls }), action, leader)
}

/** The card comes up from the Event deck. */
export const comesUp = (card: AdventureId, scene: Scene = {}): Table =>
  table({ round: 2, eventOrder: [card], ...scene }).play('event')

/** What a card that came up from the Event deck leaves behind. */
export const cameUp = (card: AdventureId) => ({ eventOrder: [], removed: [card] }) satisfies Scene

export function actionOf(card: AdventureId): DiceAction {
  if (card.startsWith('build/')) return 'build'
  return card.startsWith('gather/') ? 'gather' : 'explore'
}
