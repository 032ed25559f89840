// What may be used beside a question or in a window: between two actions, when something threatens, when cards lie open.

import { type AnyTime, lookup, type Offer, type Routine, type Table } from '@landfall/kernel'
import { helpersFor } from './actions.ts'
import { isAvailable } from './board.ts'
import { makeCamp, mayCamp } from './camping.ts'
import type { CardId } from './cards/card-ids.ts'
import type { Averts, KindOfLasting, Lasting } from './cards/cards.ts'
import { type Lasts, skillIfAny } from './cards/decks.ts'
import { clearLand, mayClear } from './clearing.ts'
import { join, keepWithin, leave } from './coming-and-going.ts'
import type { Explorer, Seat } from './components/seats.ts'
import { carryOut } from './happenings.ts'
import { enterNumber } from './hidden-numbers.ts'
import { itemWith } from './items.ts'
import { inHand, lastingOfItem, nthOf } from './lasting.ts'
import { circleOf, freeExplorers, type Member, memberOf } from './people.ts'
import type { ContinentState } from './state.ts'
import { boostsInForce, cannotApplySkills, inHandOf, printed, successesOf } from './terms.ts'
import { giftsFor, give, giveUpItem, trade } from './trading.ts'
import type { Ability, Continent, Piece } from './types.ts'
import { vocabulary } from './vocabulary.ts'
import { wearOut } from './wearing.ts'

type T = Table<Continent>
type Offers = Offer<Continent>[]

const NONE: readonly never[] = []

export const anyTime: AnyTime<Continent> = {
  list(state, moment) {
    switch (moment.at) {
      case 'question':
        if (moment.kind === 'act')
          return state.pending.length > 0 || state.leaving.length > 0 ? NONE : betweenActions(state)
        return moment.kind === 'sheet' ? helping(state) : NONE
      case 'taking':
        return averting(state)
      case 'lifeLoss':
        return reacting(state, 'lifeLoss')
      case 'curse':
        return reacting(state, 'curseFromPile')
      case 'revealed':
        return declining(state)
    }
  },
  matters: (_, { at }) => at !== 'revealed',
  isAtStake: (_, { at }) => at !== 'revealed',
  within: (ability) => ({
    ability: 'card' in ability ? ability.card : ability.use,
    ...('who' in ability ? { actor: ability.who } : { actor: ability.seat }),
  }),
  run: use,
}

const offer = (id: string, at: Piece, means: Ability): Offer<Continent> => ({
  seat: means.seat,
  choice: { id, means, at },
})

const figure = (who: Explorer): Piece => `explorer-figure/${who}`

/** What lasts of a kind in the hand of somebody, but for Skill cards that cannot be applied. T7-CRAFT-14 */
function applicable<Kind extends KindOfLasting>(
  state: ContinentState,
  member: Member,
  kind: Kind,
): readonly Lasts<Kind>[] {
  const all = inHand(member, kind)
  return all.length > 0 && cannotApplySkills(state, member)
    ? all.filter(([card]) => skillIfAny(card) === undefined)
    : all
}

/** T7-TURN-26: none of these is an action. */
function betweenActions(state: ContinentState): readonly Offer<Continent>[] {
  const offers: Offers = []
  const isCamp = mayCamp(state)
  const isLarge = mayClear(state)
  for (const member of state.members) {
    const { seat, who } = member
    for (const [card, nth, lasting] of applicable(state, member, 'between')) {
      if (canUse(state, member, lasting)) {
        offers.push(offer(`${card}/${nth}`, card, { use: 'card', seat, who, card, nth }))
      }
    }
    for (const gift of giftsFor(state, member)) offers.push(gift)
    const { number, clear, camp } = OF_SEATS[seat]
    offers.push(number)
    if (isLarge) offers.push(clear)
    if (isCamp) offers.push(camp)
    if (state.members.length > 1) offers.push(...leaving(seat, who))
  }
  if (state.members.length < state.seats.length) offers.push(...arriving(state))
  return offers
}

const offersOf = (seat: Seat) => ({
  number: offer('number', 'journal', { use: 'number', seat }),
  clear: offer('clear', 'journal', { use: 'clear', seat }),
  camp: offer('camp', 'journal', { use: 'camp', seat }),
  leaving: lookup<{ [who: string]: readonly Offer<Continent>[] }>({}),
})

/** Those that are the same in every question. */
const OF_SEATS: { readonly [S in Seat]: ReturnType<typeof offersOf> } = {
  first: offersOf('first'),
  second: offersOf('second'),
  third: offersOf('third'),
  fourth: offersOf('fourth'),
}

function leaving(seat: Seat, who: Explorer): readonly Offer<Continent>[] {
  const known = OF_SEATS[seat].leaving[who]
  if (known !== undefined) return known
  const offers = [
    offer('leave', figure(who), { use: 'leave', seat, who, forGood: false }),
    offer('leaveForGood', figure(who), { use: 'leave', seat, who, forGood: true }),
  ]
  OF_SEATS[seat].leaving[who] = offers
  return offers
}

/** T7-JOINLEAVE-06, T7-JOINLEAVE-07, T7-JOINLEAVE-12 */
function arriving(state: ContinentState): readonly Offer<Continent>[] {
  const offers: Offers = []
  for (const seat of state.seats) {
    if (state.members.some((one) => one.seat === seat)) continue
    const absent = state.absent.find((one) => one.seat === seat)
    const free = absent === undefined ? freeExplorers(state) : [absent.who]
    for (const who of free) offers.push(offer(`join/${who}`, figure(who), { use: 'join', seat, who }))
  }
  return offers
}

function canUse(state: ContinentState, { at }: Member, lasting: Extract<Lasting, { last: 'between' }>): boolean {
  if (lasting.resource !== undefined && !isAvailable(state, at, lasting.resource)) return false
  return vocabulary.isUseful(state, lasting.effects)
}

/** T7-TURN-05: others join of their own accord, or step out. */
function helping(state: ContinentState): readonly Offer<Continent>[] {
  const { active, involved, isMandatory } = inHandOf(state)
  if (isMandatory === true || printed(state).all === true || state.members.length < 2) return NONE
  return helpersFor(state, active, false).map((who) => {
    const { seat } = memberOf(state, who)
    return involved.includes(who)
      ? offer('stepOut', figure(who), { use: 'stepOut', seat, who })
      : offer('help', figure(who), { use: 'help', seat, who })
  })
}

/** T7-NUM-23, T7-ITEM-19: whoever can keep it off. */
function averting(state: ContinentState): readonly Offer<Continent>[] {
  const { threat } = state
  if (threat === undefined || threat.threat !== 'take' || threat.averted === true) return NONE
  const offers: Offers = []
  const { who: victim, number } = threat
  const { at } = memberOf(state, victim)
  for (const member of state.members) {
    const fits = ({ numbers, whose }: Averts): boolean =>
      numbers.includes(number) && reaches(state, whose, member, victim, at)
    for (const [card, nth, averts] of applicable(state, member, 'averts')) {
      if (fits(averts)) offers.push(usingCard(member, card, nth))
    }
    for (const { cards, die } of member.items) {
      if (die === 0) continue
      for (const card of cards) {
        for (const [nth, lasting] of lastingOfItem(card).entries()) {
          if (lasting.last === 'averts' && fits(lasting)) offers.push(usingCard(member, card, nth))
        }
      }
    }
  }
  return offers
}

function reaches(
  state: ContinentState,
  whose: Averts['whose'],
  owner: Member,
  victim: Explorer,
  at: Member['at'],
): boolean {
  switch (whose) {
    case 'own':
      return owner.who === victim
    case 'here':
      return owner.at === at
    case 'otherInvolved':
      return (
        owner.who !== victim &&
        circleOf(state).involved.includes(victim) &&
        circleOf(state).involved.includes(owner.who)
      )
  }
}

const usingCard = ({ seat, who }: Member, card: CardId, nth: number): Offer<Continent> =>
  offer(`${card}/${nth}`, card, { use: 'card', seat, who, card, nth })

/** A life loss, or a Curse of the pile: what only cards in hands can do something about. */
function reacting(state: ContinentState, to: 'lifeLoss' | 'curseFromPile'): readonly Offer<Continent>[] {
  const { threat } = state
  if (threat === undefined || threat.averted === true) return NONE
  const at = threat.threat === 'lifeLoss' ? memberOf(state, threat.who).at : undefined
  const offers: Offers = []
  for (const member of state.members) {
    if (at !== undefined && member.at !== at) continue
    for (const [card, nth, reacts] of applicable(state, member, 'reacts')) {
      if (reacts.to === to) offers.push(usingCard(member, card, nth))
    }
  }
  return offers
}

/** T7-ACT-RES-15: an optional effect without which the action would fail. */
function declining(state: ContinentState): readonly Offer<Continent>[] {
  const { drawn, difficulty = 0 } = inHandOf(state)
  const stars = successesOf(state, drawn)
  if (stars < difficulty) return NONE
  return boostsInForce(state).flatMap(({ fitting, benefits }) => {
    const { who, card, nth, boost } = fitting
    const counts = benefits.some((benefit) => 'stars' in benefit || 'starsPerSeven' in benefit)
    if (!counts || boost.compulsory === true || boost.uses !== undefined) return []
    const { seat } = memberOf(state, who)
    return [offer(`decline/${card}/${nth}`, card, { use: 'decline', seat, who, card, nth })]
  })
}

function* use(t: T, ability: Ability): Routine {
  switch (ability.use) {
    case 'card':
      return yield* useCard(t, ability)
    case 'decline':
      return t.emit({ t: 'boostDeclined', who: ability.who, card: ability.card, nth: ability.nth })
    case 'help':
      return t.emit({ t: 'joinedAction', who: ability.who })
    case 'stepOut':
      return t.emit({ t: 'steppedOut', who: ability.who })
    case 'give':
      return yield* give(t, ability)
    case 'trade':
      return yield* trade(t, ability)
    case 'giveUp':
      return giveUpItem(t, ability)
    case 'number':
      return yield* enterNumber(t, vocabulary, ability.seat)
    case 'camp':
      return yield* makeCamp(t, vocabulary)
    case 'clear':
      return yield* clearLand(t, vocabulary, ability.seat)
    case 'leave':
      leave(t, ability.who, ability.forGood)
      return yield* keepWithin(t)
    case 'join':
      yield* join(t, ability.seat, ability.who)
      return yield* keepWithin(t)
  }
}

type CardUse = Extract<Ability, { use: 'card' }>

/** A card of a hand is discarded for it; an item loses a point of durability, whether its owner is involved or not. */
function* useCard(t: T, { who, card, nth }: CardUse): Routine {
  const item = itemWith(memberOf(t.state, who), card)
  const lasting = nthOf(card, nth, item !== undefined)
  switch (lasting.last) {
    case 'averts':
      t.emit({ t: 'averted', by: card, who })
      if (item === undefined) return t.emit({ t: 'discarded', card, who, rule: 'T7-NUM-23' })
      return wearOut(t, { who, item: item.cards[0] ?? card }, 'T7-ITEM-19')
    case 'reacts':
      return react(t, who, card, lasting.to)
    case 'between':
      t.emit({ t: 'discarded', card, who, rule: 'T7-TURN-26' })
      t.emit({ t: 'circleChanged', active: who, involved: [who] })
      yield* carryOut(t, vocabulary, card, who, lasting.effects, 'T7-TURN-26')
      return t.emit({ t: 'circleLeft' })
    default:
      throw new Error(`"${card}" cannot be used like this`)
  }
}

function react(t: T, who: Explorer, card: CardId, to: 'lifeLoss' | 'curseFromPile'): void {
  const { threat } = t.state
  t.emit({ t: 'averted', by: card, who })
  if (to === 'lifeLoss') {
    t.emit({ t: 'discarded', card, who, rule: 'T7-NUM-23' })
    return
  }
  if (threat?.threat === 'curse') t.emit({ t: 'curseHeldOff', card: threat.card, by: card })
  t.emit({ t: 'banished', card, who, rule: 'T7-LOSE-01' })
}
