// Tables of either edition. The tests show every difference between the two, and every one that only seems to be one.
import { crusoe } from '@landfall/crusoe'
import { places, type Scene, stack, table } from '@landfall/crusoe/testing'
import type { AdventureId } from '../../src/cards/decks.ts'
import type { EditionId } from '../../src/editions.ts'
import { leftAt, type Table } from '../open-questions.ts'

/** A table of this edition. */
export const on = (edition: EditionId, scene: Scene = {}): Table =>
  table({ ...scene, config: { ...scene.config, edition } })

/** Planning in this edition. */
export const planningOn = (edition: EditionId, scene: Scene = {}): Table =>
  on(edition, { phase: 'action', ...scene }).play('planning')

export const offered = (edition: EditionId, scene: Scene): readonly string[] =>
  places(leftAt(planningOn(edition, scene), 'plan'))

/** The Event Phase with this card on top. */
export const eventOn = (edition: EditionId, card: NonNullable<Scene['eventDeck']>[number], scene: Scene = {}): Table =>
  on(edition, { round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')

export const dice = (action: 'build' | 'gather' | 'explore', success: readonly string[], adventure = 'blank') => ({
  [`die.${action}.wound`]: ['blank'],
  [`die.${action}.success`]: success,
  [`die.${action}.adventure`]: [adventure],
})

/** An Action of the carpenter that succeeds and meets this card. */
export const meets = (edition: EditionId, card: AdventureId, scene: Scene = {}): Table => {
  const action = card.startsWith('build/') ? 'build' : card.startsWith('gather/') ? 'gather' : 'explore'
  return on(edition, {
    phase: 'action',
    resolving: true,
    [`${action}Deck`]: [card],
    rolls: dice(action, ['success'], 'adventure'),
    ...scene,
  }).play(action, stack(action, 'carpenter', { yields: 1 }))
}

export const begin = (setup: object) => crusoe.start({ seed: 'editions', scenario: 'castaways', ...setup })
