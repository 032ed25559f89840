// Cards that are played: an event is revealed, a camp card is visited.

import { table } from '@landfall/naufragos/testing'
import type { CampId, EventId } from '../../src/cards/card-ids.ts'
import { campOf, type Scene } from '../pieces.ts'

export const reveal = (event: EventId, scene: Scene = {}) =>
  table({ ...scene, top: { ...scene.top, event: [event] } }).play('event')

/** Red goes to a camp card; if it lies alone on the board, as it does where nothing is said, there is nothing to ask. */
export const visit = (card: CampId, { camp = campOf(card), ...scene }: Scene = {}) => {
  const t = table({ camp, ...scene }).play('whitePawn')
  return t.offers('white').includes(card) ? t.choose(card) : t
}
