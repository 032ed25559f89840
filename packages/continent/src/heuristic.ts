// A player that knows the game: it recovers before it starves, goes from station to station of the curse, and keeps the
// party together. It knows the map as somebody who has read every signpost; what lies under the fog, in the Adventure Deck
// and in the Action Deck it does not know.

import { meaningOf } from '@landfall/kernel'
import { advisedBot, type Bot } from '@landfall/tabletop'
import type { CardId } from './cards/card-ids.ts'
import { faceOf, isExploration } from './cards/decks.ts'
import { act, isHungry, wantsCamp } from './heuristic/acts.ts'
import { prepare } from './heuristic/sheet.ts'
import { deckOf, isStored, stateNumbers, terrainNumbers, type View } from './heuristic/view.ts'
import type { Continent, OpenQuestion } from './types.ts'

export const heuristicPlayer = (): Bot<Continent> => {
  /** The digits of the number that is being entered. */
  let digits: number[] = []
  /** It recovers until it has enough. */
  let hungry = false
  return advisedBot<Continent>((view) => ({
    use(offered, asked) {
      if (offered.kind !== 'anyTime' || asked.kind !== 'act') return undefined
      hungry = isHungry(view, hungry)
      const wanted = offered.choices.find((choice) => wants(view, meaningOf(choice), hungry))
      if (wanted !== undefined && meaningOf(wanted).use === 'number') digits = [0, 3, 3]
      return wanted?.id
    },
    choose(asked) {
      if (asked.kind === 'digit') return String(digits.shift() ?? 0)
      if (asked.kind === 'act') hungry = isHungry(view, hungry)
      return answer(view, asked, hungry)
    },
  }))
}

type Use = Continent['ability']

function wants(view: View, use: Use, hungry: boolean): boolean {
  switch (use.use) {
    case 'number':
      // The last buoy on the strand has a number on it.
      return (
        view.members.some(({ at }) => isBuoys(view, at)) &&
        view.clues[0] === 'drownedLighthouse' &&
        !isStored(view, 541)
      )
    case 'camp':
      return wantsCamp(view, hungry)
    case 'card':
      return wantsCard(view, use.card, use.nth)
    default:
      return false
  }
}

const isBuoys = (view: View, at: View['members'][number]['at']): boolean =>
  terrainNumbers(view, at).length === 1 && terrainNumbers(view, at).includes(14)

/** What brings cards back is used when many are gone; what cures, when somebody suffers. */
function wantsCard(view: View, card: CardId, nth: number): boolean {
  const lasting = faceOf(card).lasting?.[nth]
  if (lasting === undefined) return false
  if (lasting.last !== 'between') return true
  return lasting.effects.some((effect) => {
    if (effect.do === 'recover') return view.pile.length >= effect.by + 3
    if (effect.do === 'cure' || effect.do === 'forEach') return view.members.some((one) => stateNumbers(one).length > 0)
    return effect.do === 'takeIfThere'
  })
}

function answer(view: View, asked: OpenQuestion, hungry: boolean): string | undefined {
  switch (asked.kind) {
    case 'act':
      return act(view, asked as OpenQuestion<'act'>, hungry)
    case 'sheet':
      return prepare(view, asked as OpenQuestion<'sheet'>)
    case 'taking':
    case 'lifeLoss':
    case 'curse':
      return asked.choices[0]?.id
    case 'keep':
      return keep(view, asked as OpenQuestion<'keep'>)
    case 'pennant':
      // A pennant is there to be used.
      return asked.choices.at(-1)?.id
    case 'learn':
      return asked.choices.find(({ id }) => id !== 'enough')?.id
    case 'handLimit':
    case 'drop':
    case 'payment':
    case 'excess':
      return leastWorth(asked as OpenQuestion<'handLimit'>)
    default:
      return asked.choices[0]?.id
  }
}

/** Weak strips with strong effects are kept, while there is room for them. */
function keep(view: View, { choices }: OpenQuestion<'keep'>): string {
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

function worthInHand(card: CardId): number {
  const face = faceOf(card)
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
function leastWorth({ choices }: OpenQuestion<'handLimit'>): string | undefined {
  return [...choices].sort((one, other) => worthInHand(meaningOf(one)) - worthInHand(meaningOf(other)))[0]?.id
}
