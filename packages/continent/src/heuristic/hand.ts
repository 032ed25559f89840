// Which Skills are worth a place in a hand, and which are worth their price.

import { meaningOf } from '@landfall/kernel'
import type { CardId } from '../cards/card-ids.ts'
import { faceOf, isExploration } from '../cards/decks.ts'
import type { OpenQuestion } from '../types.ts'
import { deckOf, type View } from './view.ts'

/** Weak strips with strong effects are kept, while there is room for them. */
export function keep(view: View, { choices }: OpenQuestion<'keep'>): string {
  let best = 'none'
  let most = 0
  for (const choice of choices) {
    const means = meaningOf(choice)
    if (means === 'none') continue
    const member = view.members.find(({ who }) => who === means.to)
    const held = member?.hand.filter((card) => faceOf(card).type !== 'state').length ?? 0
    const worth = worthInHand(means.card) - 1.2 * held - (deckOf(view) < 12 ? 2 : 0)
    if (worth > most) {
      most = worth
      best = choice.id
    }
  }
  return best
}

/** What changes for the worse when it leaves a hand. */
const PRECIOUS = 20

function worthInHand(card: CardId): number {
  const face = faceOf(card)
  if (face.lasting?.some(({ last }) => last === 'leavesHand') === true) return PRECIOUS
  if (isExploration(card) || face.type !== 'skill') return 1
  const { strip, lasting = [], craft } = face
  const stars = strip.stars + (strip.half === undefined ? 0 : 0.4)
  let worth = 0.5
  for (const one of lasting) {
    if (one.last === 'between') worth += one.effects.some(({ do: does }) => does === 'recover') ? 4 : 1.5
    else if (one.last === 'boost' && one.uses === undefined) worth += 3
    else worth += 1
  }
  if (craft !== undefined && craft.cost <= 3) worth += 1
  return worth - stars
}

/** The card that is missed least. */
export function leastWorth({ choices }: OpenQuestion<'handLimit' | 'drop' | 'payment' | 'excess'>): string | undefined {
  return [...choices].sort((one, other) => worthInHand(meaningOf(one)) - worthInHand(meaningOf(other)))[0]?.id
}

/** What is used as soon as it turns up is worth most; then what costs least, since every card makes the deck larger. */
export function learn({ choices }: OpenQuestion<'learn'>): string | undefined {
  let best: string | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const choice of choices) {
    const means = meaningOf(choice)
    if (means === 'enough') continue
    const worth = worthLearning(means)
    if (worth <= most) continue
    most = worth
    best = choice.id
  }
  return best
}

function worthLearning(card: CardId): number {
  const face = faceOf(card)
  if (face.type !== 'skill') return 0
  const recovers = (face.lasting ?? []).some(
    (lasting) => lasting.last === 'between' && lasting.effects.some(({ do: does }) => does === 'recover'),
  )
  return (recovers ? 4 : 0) - (face.price ?? 0) + face.strip.stars
}
