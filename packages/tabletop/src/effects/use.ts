// Uses: what something in play can be used for on purpose. What is offered when is the game's, through `anyTime`.
import type { Effect, EffectTypes } from './effect.ts'

export interface Use<E extends EffectTypes, At extends string> {
  /** The moment for it. Without this, whenever anything may be used. */
  readonly at?: At
  readonly effects: readonly Effect<E>[]
}
