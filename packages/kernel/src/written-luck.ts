// The luck of a game as its journal writes it, stream by stream, kept from one save to the next.
import type { Gave, Luck, LuckByStream } from './luck.ts'
import { canonical } from './plain.ts'

interface Stream {
  readonly results: (readonly [answers: number, gave: Gave])[]
  /** The same results as the seal of a journal reads them. */
  readonly texts: string[]
}

export class WrittenLuck {
  readonly #streams = new Map<string, Stream>()

  /** Adds what chance gave because of the answer with this number; 0 is the set-up. */
  add(answers: number, luck: Luck): void {
    for (const [stream, gave] of luck) {
      let known = this.#streams.get(stream)
      if (known === undefined) {
        known = { results: [], texts: [] }
        this.#streams.set(stream, known)
      }
      known.results.push([answers, gave])
      known.texts.push(`[${answers},${canonical(gave)}]`)
    }
  }

  /** Forgets what came of the answers after this number of them. */
  takeBack(to: number): void {
    for (const [stream, { results, texts }] of this.#streams) {
      while ((results.at(-1)?.[0] ?? to) > to) {
        results.pop()
        texts.pop()
      }
      if (results.length === 0) this.#streams.delete(stream)
    }
  }

  byStream(): LuckByStream {
    return Object.fromEntries([...this.#streams].map(([stream, { results }]) => [stream, results.slice()]))
  }

  /** The canonical text of `byStream()`. */
  text(): string {
    const streams = [...this.#streams.keys()].sort()
    return `{${streams.map((stream) => `${JSON.stringify(stream)}:[${this.#streams.get(stream)?.texts.join()}]`).join()}}`
  }
}
