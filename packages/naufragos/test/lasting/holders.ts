// Red, who acts and holds something.

import { table } from '@landfall/naufragos/testing'
import type { CharacterId, ItemId } from '../../src/cards/card-ids.ts'
import type { Pawn } from '../../src/state.ts'
import type { Scene } from '../pieces.ts'

/** Red resolves a pawn on this action. */
export const act = (action: Pawn['action'], scene: Scene = {}) =>
  table(scene).play('act', { seat: 'red', action, box: 0 })

/** Red, with this character or these items. */
export const red = (character: CharacterId, ...items: ItemId[]): Scene => ({ castaways: { red: { character, items } } })

export const holding = (...items: ItemId[]): Scene => red('character/tomasa-quill', ...items)
