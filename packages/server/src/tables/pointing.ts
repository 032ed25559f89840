// What members point at: a pointer that is moved all the time is told a few times a second, to a whole table at once.
import { Coalescer } from '../coalesce.ts'
import type { Client } from './guests.ts'

interface Point {
  readonly member: number
  readonly at: string
}

/** Fast enough that a pointer seems to move. */
const EVERY_MS = 100
/** How many members' pointers go out at once, and how many may wait. */
const EACH = 8
const MOST = 64

export class Pointing {
  readonly #points: Coalescer<{ readonly point: Point; readonly except: Client | undefined }>

  /** `tell` is given the client that pointed, if it is one of this node: it need not be told. */
  constructor(tell: (point: Point, except: Client | undefined) => void) {
    this.#points = new Coalescer({
      everyMs: EVERY_MS,
      each: EACH,
      most: MOST,
      send(batch) {
        for (const { point, except } of batch) tell(point, except)
      },
    })
  }

  point(point: Point, except?: Client): void {
    this.#points.put(String(point.member), { point, except })
  }
}
