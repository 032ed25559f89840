// What a language calls the editions, and says of each.
import type { EditionId } from '../editions.ts'

export type EditionWords = {
  readonly [E in EditionId]: {
    readonly name: string
    /** What is different in it. */
    readonly text: string
  }
}
