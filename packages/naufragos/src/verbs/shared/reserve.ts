// The Common Reserve, as verbs speak of it.
import { act } from '@landfall/tabletop'
import type { NaufragosWords } from '../../words.ts'

/** More of something in the Common Reserve, or less. */
export const inReserve = (noun: 'food' | 'token' | 'wood', by: number): ReturnType<typeof act<NaufragosWords>> =>
  by < 0
    ? act('remove', { object: { noun, count: -by }, from: { noun: 'reserve' } })
    : act('add', { object: { noun, count: by }, to: { noun: 'reserve' } })
