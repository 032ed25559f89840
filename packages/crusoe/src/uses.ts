// Using things on purpose: Starting Equipment, Treasures, Discovery tokens and some Items. RC-USE, RC-DISC.

import { type Moment, NOTHING, type Offer, type Routine, TABLE, type Table } from '@landfall/kernel'
import type { Scope } from '@landfall/tabletop'
import { discardWhenUsed } from './actions/adventure.ts'
import type { KeptId } from './cards/decks.ts'
import type { DiscoveryId } from './cards/discoveries.ts'
import { keptCard } from './cards/edition-cards.ts'
import type { InventionId } from './cards/inventions.ts'
import type { Usable, Use } from './cards/use.ts'
import { editionOf } from './editions.ts'
import { areWeapon } from './effects.ts'
import { peopleIn } from './group.ts'
import { holdsTokens } from './people.ts'
import { isArmed } from './rules/fight.ts'
import { discard, foodInCamp } from './rules/resources.ts'
import { discoveryOf } from './scenarios/index.ts'
import { ALL_INVENTIONS, inventionOf } from './scenarios/sheets.ts'
import { seatOf } from './seats.ts'
import type { CardInPlay, CrusoeState, Person } from './state.ts'
import type { Crusoe, CrusoeEffect, CrusoeEffects } from './types.ts'
import { vocabulary } from './vocabulary.ts'

type At = Moment<Crusoe>

const NO_USE: Usable = {}

/** RC-USE-03, RC-USE-07: whether it may be used at this moment. Whether that would help is another matter. */
function isNow(state: CrusoeState, moment: At, use: Use): boolean {
  switch (use.at) {
    case 'anyTime':
      return true
    case 'notWhileResolving':
      return !state.resolving || editionOf(state).goatWhileResolving
    case 'beforeActions':
      return state.phase === 'event' || state.phase === 'morale' || state.phase === 'production'
    case 'night':
      return state.phase === 'night'
    case 'weather':
      return moment.at === 'weather'
    case 'fight':
      return moment.at === 'fight' && (moment.isCheck !== true || areWeapon(use.effects))
    case 'arranging':
      return moment.at === 'arranged'
    case 'arrangingForTokens':
      return moment.at === 'arranged' && moment.tokens
    case 'exploring':
      return moment.at === 'explored'
    case 'trap':
      return moment.at === 'danger' && moment.trap
    case 'creature':
      return moment.at === 'danger' && !moment.trap
    case 'mysteries':
      return moment.at === 'mysteries'
    case 'dice':
      return (
        moment.at === 'rolled' ||
        moment.at === 'pit' ||
        (moment.at === 'weather' && (state.weather?.animals.length ?? 0) > 0)
      )
  }
}

/** What the thing itself asks for. RC-DISC-10 to RC-DISC-20 */
function meetsNeeds(state: CrusoeState, { needs, paysFood = 0 }: Use): boolean {
  if (foodInCamp(state) < paysFood) return false
  if (needs === undefined) return true
  const { item, weapons = 0, builtShelter } = needs
  if (item !== undefined && !state.items.includes(item)) return false
  if (builtShelter === true && !state.shelterBuilt) return false
  // RC-TERM-25: while somebody is armed for one thing, nothing else is begun for which one must be armed.
  if (weapons > 0 && state.fight !== undefined) return false
  return weapons <= state.levels.weapons || hasWeapon(state)
}

/** RC-TERM-25: something that gives the First Player, who would use it, a temporary weapon level. */
function hasWeapon(state: CrusoeState): boolean {
  const { kept, availableDiscoveries, users: usersOf, firstPlayer } = state
  const isFree = (token: DiscoveryId): boolean => (usersOf[token] ?? firstPlayer) === firstPlayer
  return (
    kept.some((one) => isWeapon(keptCard(state, one.card)) && isLeft(one)) ||
    availableDiscoveries.some((token) => isWeapon(discoveryOf(state, token) ?? NO_USE) && isFree(token))
  )
}

const isWeapon = ({ use }: Usable): boolean => use !== undefined && areWeapon(use.effects)

/** What serves one Action only once. */
const ONCE_AN_ACTION: ReadonlySet<Use['at']> = new Set(['exploring', 'arrangingForTokens'])

const isLeft = ({ uses }: CardInPlay): boolean => uses !== 0

/** Who may use it: anybody, or the ones whom it concerns. */
function users(state: CrusoeState, moment: At, user: Person | undefined, at: Use['at']): readonly Person[] {
  const own = (person: Person): boolean => holdsTokens(person) && (user === undefined || user === person)
  // RC-USE-03: what is for any time is for anybody, whoever fights or must give up something.
  if (at === 'anyTime') return peopleIn(state).filter(own)
  switch (moment.at) {
    case 'fight':
      return (state.fight?.fighters ?? []).filter(own)
    case 'arranged':
    case 'explored':
      return [moment.leader].filter(own)
    case 'danger':
      return (at === 'trap' ? [moment.drawer] : peopleIn(state)).filter(own)
    case 'demand':
      return moment.person === undefined ? [] : [moment.person].filter(own)
    default:
      return peopleIn(state).filter(own)
  }
}

/** Of the many Items only a few are used on purpose. */
const USEFUL_ITEMS = ALL_INVENTIONS.flatMap((item) => {
  const { use } = inventionOf(item)
  return use === undefined ? [] : [{ item, use }]
})

const isOffered = (state: CrusoeState, moment: At, use: Use, isForItself = false): boolean =>
  isNow(state, moment, use) && meetsNeeds(state, use) && (isForItself || vocabulary.isUseful(state, use.effects))

export function usesAt(state: CrusoeState, moment: At): readonly Offer<Crusoe>[] {
  const offers: Offer<Crusoe>[] = []
  for (const one of state.kept) {
    const { use, oncePerRound, oncePerFight, adds = [] } = keptCard(state, one.card)
    if (use === undefined || !isLeft(one)) continue
    // RC-NIGHT-10: what serves when it is used up may be used for nothing else.
    const isForItself = adds.some(({ when }) => when === 'usedUp')
    if (!isOffered(state, moment, use, isForItself)) continue
    if (oncePerRound === true && one.usedThisRound === true) continue
    if (oncePerFight === true && state.fight?.used.includes(one.card) === true) continue
    if (ONCE_AN_ACTION.has(use.at) && state.acting?.used.includes(one.card) === true) continue
    if (use.byCharacter !== true) offers.push(cardOffer(one.card))
    else
      for (const person of users(state, moment, state.users[one.card], use.at))
        offers.push(offer(seatOf(person), `${one.card}/${person}`, { use: 'card', card: one.card, person }, one.card))
  }
  for (const token of kindsOf(state.availableDiscoveries)) {
    const { use, oncePerFight } = discoveryOf(state, token) ?? NO_USE
    if (use === undefined || !isOffered(state, moment, use)) continue
    if (oncePerFight === true && state.fight?.used.includes(token) === true) continue
    if (use.byCharacter !== true) offers.push(discoveryOffer(token))
    else
      for (const person of users(state, moment, state.users[token], use.at))
        offers.push(offer(seatOf(person), `${token}/${person}`, { use: 'discovery', token, person }, token))
  }
  for (const { item, use } of USEFUL_ITEMS) {
    if (!state.items.includes(item) || state.usedItems.includes(item) || !isOffered(state, moment, use)) continue
    offers.push(itemOffer(item))
  }
  if (isAfterActions(state))
    for (const person of peopleIn(state))
      if (state.outside[person] !== undefined) offers.push(...packUsesOf(state, person))
  return offers
}

/** RC-NIGHTOUT-03, RC-AVAIL-02: what was gained in the Action Phase is usable after it. */
const isAfterActions = ({ phase }: CrusoeState): boolean =>
  phase === 'actionsEnd' || phase === 'weather' || phase === 'night'

/** RC-NIGHTOUT-03, RC-CARD-WINE-01: somebody outside may use what is on their own sheet, until the round ends. */
function packUsesOf(state: CrusoeState, person: Person): readonly Offer<Crusoe>[] {
  const own = state.outside[person]
  if (own === undefined) return []
  const isUsable = (use: Use | undefined): boolean =>
    use !== undefined &&
    meetsNeeds(state, use) &&
    vocabulary.isUseful(state, use.effects) &&
    (use.at === 'anyTime' || use.at === 'notWhileResolving' || (use.at === 'night' && state.phase === 'night'))
  const tokens = kindsOf(own.discoveries).filter((token) => isUsable(discoveryOf(state, token)?.use))
  const cards = own.treasures.filter((card) => isUsable(keptCard(state, card).use))
  return [
    ...tokens.map((token) =>
      offer(seatOf(person), `${token}/${person}`, { use: 'discovery', token, from: person }, token),
    ),
    ...cards.map((card) => offer(seatOf(person), `${card}/${person}`, { use: 'treasure', card, from: person }, card)),
  ]
}

/** Each kind once. */
function kindsOf(tokens: readonly DiscoveryId[]): readonly DiscoveryId[] {
  return tokens.length < 2 ? tokens : tokens.filter((token, i) => tokens.indexOf(token) === i)
}

/** What anybody may use. The same thing is offered again and again, in the same words. */
function openOffers<Id extends KeptId | DiscoveryId | InventionId>(
  useOf: (id: Id) => Crusoe['ability'],
): (id: Id) => Offer<Crusoe> {
  const offers = new Map<Id, Offer<Crusoe>>()
  return (id) => {
    let known = offers.get(id)
    if (known === undefined) {
      known = offer(TABLE, id, useOf(id), id)
      offers.set(id, known)
    }
    return known
  }
}

const cardOffer = openOffers<KeptId>((card) => ({ use: 'card', card }))
const discoveryOffer = openOffers<DiscoveryId>((token) => ({ use: 'discovery', token }))
const itemOffer = openOffers<InventionId>((item) => ({ use: 'item', item }))

function offer(seat: Offer<Crusoe>['seat'], id: string, means: Crusoe['ability'], at: Crusoe['piece']): Offer<Crusoe> {
  return { seat, choice: { id, at, means } }
}

export function* useThing(t: Table<Crusoe>, thing: Exclude<Crusoe['ability'], { use: 'ability' }>): Routine {
  switch (thing.use) {
    case 'card': {
      const { card, person } = thing
      t.emit(person === undefined ? { t: 'cardUsed', card } : { t: 'cardUsed', card, person })
      yield* run(t, keptCard(t.state, card).use, card, person)
      return discardWhenUsed(t, card)
    }
    case 'discovery': {
      const { token, from, person } = thing
      const { use, staysWhenUsed } = discoveryOf(t.state, token) ?? NO_USE
      // RC-TERM-25: a temporary weapon level is used for this alone.
      if (use?.needs?.weapons !== undefined && !(yield* isArmed(t, t.state.firstPlayer, use.needs.weapons))) return
      if (staysWhenUsed === true && person !== undefined) t.emit({ t: 'tokenUsed', token, person })
      else t.emit(from === undefined ? { t: 'discoveryUsed', token } : { t: 'discoveryUsed', token, from })
      return person === undefined ? yield* fromPack(t, from, use, token) : yield* run(t, use, token, person)
    }
    case 'treasure': {
      const { card, from } = thing
      t.emit({ t: 'treasureUsedOutside', card, from })
      return yield* fromPack(t, from, keptCard(t.state, card).use, card)
    }
    case 'item': {
      t.emit({ t: 'itemUsed', item: thing.item })
      return yield* run(t, inventionOf(thing.item).use, thing.item)
    }
  }
}

function fromPack(t: Table<Crusoe>, from: Person | undefined, use: Use | undefined, source: string): Routine {
  return from === undefined ? run(t, use, source) : runFromPack(t, from, use, source)
}

function* runFromPack(t: Table<Crusoe>, from: Person, use: Use | undefined, source: string): Routine {
  t.emit({ t: 'packOpened', person: from })
  yield* run(t, use, source, from)
  t.emit({ t: 'packClosed' })
}

function run(t: Table<Crusoe>, use: Use | undefined, source: string, person?: Person): Routine {
  if (use === undefined) return NOTHING
  const { paysFood = 0, effects } = use
  const scope = { you: person ?? t.state.firstPlayer, rule: 'RC-USE-03', source }
  return paysFood > 0 ? payAndRun(t, paysFood, effects, scope) : vocabulary.run(t, effects, scope)
}

function* payAndRun(
  t: Table<Crusoe>,
  food: number,
  effects: readonly CrusoeEffect[],
  scope: Scope<CrusoeEffects>,
): Routine {
  yield* discard(t, 'food', food, 'RC-USE-03')
  yield* vocabulary.run(t, effects, scope)
}
