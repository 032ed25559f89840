// A message that is written out once, and compressed at most once, for all clients that are sent it.
import { deflateRawSync } from 'node:zlib'

/** What is shorter gains too little. */
const LONG = 512
/** Choices and events repeat what stands close by: a small window is enough, and is set up sooner. */
const OPTIONS = { level: 3, memLevel: 5, windowBits: 12 }

export class Outgoing {
  readonly text: string
  #deflated: Buffer | undefined

  constructor(text: string) {
    this.text = text
  }

  /** For clients that take compressed messages. Short ones are not compressed. */
  get packed(): Buffer | string {
    if (this.text.length < LONG) return this.text
    this.#deflated ??= deflateRawSync(this.text, OPTIONS)
    return this.#deflated
  }
}
