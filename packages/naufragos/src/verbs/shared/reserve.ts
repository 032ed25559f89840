// The Common Reserve, as verbs speak of it.
import { say } from './verb.ts'

/** More of something in the Common Reserve, or less. */
export const inReserve = (noun: 'food' | 'token' | 'wood', by: number): ReturnType<typeof say> =>
  by < 0
    ? say('remove', { object: { noun, count: -by }, from: { noun: 'reserve' } })
    : say('add', { object: { noun, count: by }, to: { noun: 'reserve' } })
