// What effects are worth to the player who weighs them, in figures of energy.
import { type VerbNamed, worthOf } from '@landfall/tabletop'
import type { CampId, ExplorationId } from '../cards/card-ids.ts'
import { DAMAGE_CARDS } from '../cards/damage-cards.ts'
import { EXPLORATIONS, isDamage } from '../cards/decks.ts'
import type { Seat } from '../components/seats.ts'
import { chanceOf } from '../dice.ts'
import type { NaufragosEffect, NaufragosEffects, Option } from '../effect-types.ts'
import { isTrue } from '../facts.ts'
import { pool } from '../people.ts'
import { strengthIn } from '../strength.ts'
import type { Verbs } from '../verbs/index.ts'
import { priceWorth, symbolsWorth } from '../verbs/shared/worth.ts'
import { WORTHS } from '../verbs/worths.ts'
import { vocabulary } from '../vocabulary.ts'
import type { Outlook } from './outlook.ts'

type Effects = readonly NaufragosEffect[]

/** How far ahead numbered cards are looked at. */
const DEPTH = 2

/** What an option is worth to the player who carries it out, its price included. */
export function optionWorth(o: Outlook, { price = {}, effects }: Option, by: Seat): number {
  return effectsWorth(o, effects, by) - priceWorth(o, price, by)
}

export function effectsWorth(o: Outlook, effects: Effects, by: Seat, depth = DEPTH): number {
  return worthOf<NaufragosEffects>(effects, {
    verb: (verb) => verbWorth(o, verb, by, depth),
    likely: (condition) => (isTrue(o.seen, condition, by) ? 1 : 0),
    price: (price) => priceWorth(o, price, by),
    passes: (test, least) => chanceOf(1, strengthFor(o, test, by), least),
    isControl: vocabulary.isControl,
  })
}

/** What is added to the die. */
function strengthFor({ seen }: Outlook, test: NaufragosEffects['test'], by: Seat): number {
  return test === 'die' ? 0 : strengthIn(seen, test === 'group' ? pool(seen) : [by], undefined)
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
