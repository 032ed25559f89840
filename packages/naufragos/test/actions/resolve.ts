// A pawn that is resolved.
import { table } from '@landfall/naufragos/testing'
import type { Action } from '../../src/components/action-spaces.ts'
import type { Seat } from '../../src/components/seats.ts'
import type { Scene } from '../pieces.ts'

/** A pawn that stands alone on an action is resolved. */
export const resolve = (action: Action, scene: Scene = {}, seat: Seat = 'red') =>
  table({ ...scene, pawns: [{ seat, action, box: 0 }] }).play('resolution')
