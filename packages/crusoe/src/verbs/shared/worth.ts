// What the heuristic player thinks of gains and losses: figures that several verbs share. The unit is one wood.

import { charactersIn } from '../../group.ts'
import { foodWorth, furWorth, healWorth, levelWorth, type Outlook, woodWorth } from '../../heuristic/outlook.ts'
import { foodIn } from '../../heuristic/view.ts'
import type { EffectToken, Level, Person, Resource } from '../../state.ts'
import type { Somebody } from './verb.ts'

/** Those whom a verb speaks of, as far as it matters who they are. */
export function peopleMeant({ seen }: Outlook, who: Somebody, you: Person): readonly Person[] {
  switch (who) {
    case 'everyone':
    case 'everyoneAndFriday':
    case 'victims':
      return charactersIn(seen)
    case 'firstPlayer':
      return [seen.firstPlayer]
    case 'you':
    case 'each':
    case 'group':
    case 'bearer':
      return [you]
  }
}

export function gainWorth(o: Outlook, what: Resource, amount: number): number {
  const { available, future } = o.seen
  switch (what) {
    case 'food':
      return amount * Math.max(0.3, foodWorth(o, foodIn(o.seen) + future.food))
    case 'nonperishable':
      return amount * Math.max(0.9, foodWorth(o, foodIn(o.seen) + future.food))
    case 'wood':
      return amount * woodWorth(o, available.wood + future.wood)
    case 'fur':
      return amount * furWorth(o, available.fur + future.fur)
  }
}

export function lossCost(o: Outlook, what: 'food' | 'wood' | 'fur', amount: number): number {
  const { available } = o.seen
  switch (what) {
    case 'food':
      return amount * Math.max(0.4, foodWorth(o, foodIn(o.seen) - amount))
    case 'wood':
      return amount * woodWorth(o, Math.max(0, available.wood - amount))
    case 'fur':
      return amount * furWorth(o, Math.max(0, available.fur - amount))
  }
}

/** The wounds of the person who is healed best. */
export function bestHealing(o: Outlook, wounds: number): number {
  return Math.max(0, ...charactersIn(o.seen).map((person) => healWorth(o, person, wounds)))
}

export function raiseWorth(o: Outlook, level: Level, by: number): number {
  let worth = 0
  for (let step = 0; step < by; step++) worth += levelWorth(o, level, o.seen.levels[level] + step)
  return worth
}

/** A level that is not there costs something else. */
export function lowerCost(o: Outlook, level: Level, by: number, missing: number): number {
  let cost = 0
  for (let step = 1; step <= by; step++) {
    const from = o.seen.levels[level] - step
    cost += from < 0 ? missing : levelWorth(o, level, from)
  }
  return cost
}

/** What a token on a space or a tile is worth while there are rounds to come. */
export const TOKEN_WORTH: { readonly [T in EffectToken]: number } = {
  reroll: -0.5,
  greaterDanger: -0.5,
  timeConsuming: -0.9,
  additionalWood: -0.9,
}
