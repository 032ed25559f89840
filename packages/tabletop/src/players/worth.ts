// What effects are worth to a player: control verbs by what lies inside them, the game's own by their worths.
import type { ConditionOf, Control, Effect, EffectTypes, Verb } from '../effects/effect.ts'

/** How a player of one game weighs. */
export interface Weights<E extends EffectTypes> {
  verb(verb: Verb<E>): number
  /** How likely a condition holds. */
  likely(condition: ConditionOf<E>): number
  /** How many there are, about. Without this, effects for each of them count once. */
  count?(selection: E['selection']): number
  /** What it costs to pay, where something can be paid. */
  price?(price: E['price']): number
  /** How likely a test is passed, where there are any. */
  passes?(test: E['test'], least: number): number
  isControl(effect: Effect<E>): effect is Control<E>
}

export function worthOf<E extends EffectTypes>(effects: readonly Effect<E>[], by: Weights<E>): number {
  let worth = 0
  for (const effect of effects) worth += by.isControl(effect) ? controlWorth(effect, by) : by.verb(effect)
  return worth
}

function controlWorth<E extends EffectTypes>(effect: Control<E>, by: Weights<E>): number {
  switch (effect.do) {
    case 'inOrder':
    case 'repeat':
      return worthOf(effect.effects, by)
    case 'chooseOne':
    case 'vote':
      return Math.max(...effect.options.map(({ price, effects }) => worthOf(effects, by) - priceOf(price, by)))
    case 'may':
      return Math.max(0, worthOf(effect.effects, by))
    case 'pay':
      return worthOf(effect.effects, by) - priceOf(effect.price, by)
    case 'forEach':
      return (by.count?.(effect.of) ?? 1) * worthOf(effect.effects, by)
    case 'if':
      return either(by.likely(effect.condition), effect.effects, effect.otherwise ?? [], by)
    case 'test':
      return either(by.passes?.(effect.of, effect.least) ?? 0, effect.success, effect.failure, by)
  }
}

const priceOf = <E extends EffectTypes>(price: E['price'] | undefined, by: Weights<E>): number =>
  price === undefined ? 0 : (by.price?.(price) ?? 0)

/** As likely as each of them is; what cannot happen is not weighed. */
function either<E extends EffectTypes>(
  chance: number,
  effects: readonly Effect<E>[],
  otherwise: readonly Effect<E>[],
  by: Weights<E>,
): number {
  const so = chance === 0 ? 0 : chance * worthOf(effects, by)
  return chance === 1 ? so : so + (1 - chance) * worthOf(otherwise, by)
}
