// The scope in hand: what everything happens within at this moment, from the step down to a card or an ability.
import type { Cause } from './game.ts'

/** One cause within another. They are put together only when somebody asks: most of the time nobody does. */
export class Scope {
  readonly #own: Cause
  readonly #outer: Scope | undefined
  #whole: Cause | undefined

  constructor(own: Cause, outer?: Scope) {
    this.#own = own
    this.#outer = outer
  }

  /** All that it happens within, the narrower cause before the wider one. */
  get cause(): Cause {
    this.#whole ??= this.#outer === undefined ? this.#own : { ...this.#outer.cause, ...this.#own }
    return this.#whole
  }

  get card(): string | undefined {
    return this.#own.card ?? this.#outer?.card
  }
}
