// What effects are worth to the player who weighs them, in figures of energy.
import type { VerbNamed } from '@landfall/tabletop'
import type { CampId, ExplorationId } from '../cards/card-ids.ts'
import { DAMAGE_CARDS } from '../cards/damage-cards.ts'
import { EXPLORATIONS, isDamage } from '../cards/decks.ts'
import type { Seat } from '../components/seats.ts'
import type { NaufragosEffect, NaufragosEffects, Option } from '../effect-types.ts'
import { isTrue } from '../facts.ts'
import { isVerb } from '../traverse.ts'
import type { Verbs } from '../verbs/index.ts'
import { priceWorth, symbolsWorth } from '../verbs/shared/worth.ts'
import { WORTHS } from '../verbs/worths.ts'
import type { Outlook } from './outlook.ts'

type Effects = readonly NaufragosEffect[]

/** How far ahead numbered cards are looked at. */
const DEPTH = 2

/** What an option is worth to the player who carries it out, its price included. */
export function optionWorth(o: Outlook, { price = {}, effects }: Option, by: Seat): number {
  return effectsWorth(o, effects, by) - priceWorth(o, price, by)
}

export function effectsWorth(o: Outlook, effects: Effects, by: Seat, depth = DEPTH): number {
  let worth = 0
  for (const effect of effects) worth += effectWorth(o, effect, by, depth)
  return worth
}

function effectWorth(o: Outlook, effect: NaufragosEffect, by: Seat, depth: number): number {
  if (isVerb(effect)) return verbWorth(o, effect, by, depth)
  if (effect.do !== 'if') return 0
  const isSo = isTrue(o.seen, effect.condition, by)
  return effectsWorth(o, isSo ? effect.effects : (effect.otherwise ?? []), by, depth)
}

function verbWorth<Name extends keyof Verbs>(
  o: Outlook,
  verb: VerbNamed<NaufragosEffects, Name>,
  you: Seat,
  depth: number,
): number {
  const name: Name = verb.do
  const weigh = (effects: Effects, ahead = depth): number => effectsWorth(o, effects, you, ahead)
  return WORTHS[name](o, verb, { you, depth, weigh })
}

/** What damage does in a few turns. */
export const damageCost = (card: CampId): number => (isDamage(card) ? DAMAGE_CARDS[card].harm : 0)

/** What an exploration card is worth to the player who draws it, compared with an ordinary one. */
export function drawnWorth(o: Outlook, card: ExplorationId, by: Seat): number {
  return symbolsWorth(o, card) + effectsWorth(o, EXPLORATIONS[card].effects, by)
}
