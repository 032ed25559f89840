// The luck of a game as its journal writes it, stream by stream, kept from one save to the next.
import type { Gave, Luck, LuckByStream } from './luck.ts'

export class WrittenLuck {
  readonly #streams = new Map<string, (readonly [answers: number, gave: Gave])[]>()

  /** Adds what chance gave because of the answer with this number; 0 is the set-up. */
  add(answers: number, luck: Luck): void {
    for (const [stream, gave] of luck) {
      const known = this.#streams.get(stream)
      if (known === undefined) this.#streams.set(stream, [[answers, gave]])
      else known.push([answers, gave])
    }
  }

  /** Forgets what came of the answers after this number of them. */
  takeBack(to: number): void {
    for (const [stream, results] of this.#streams) {
      while ((results.at(-1)?.[0] ?? to) > to) results.pop()
      if (results.length === 0) this.#streams.delete(stream)
    }
  }

  byStream(): LuckByStream {
    return Object.fromEntries([...this.#streams].map(([stream, results]) => [stream, results.slice()]))
  }
}
