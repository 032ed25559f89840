// What cards, places and weather can do, and what each of it says.

import type { Table } from '@landfall/kernel'
import {
  type AmountOf,
  act,
  defineVocabulary,
  type Scope,
  type VerbRule,
  type Vocabulary,
  type Who,
} from '@landfall/tabletop'
import { BEACON_TOP, DEADLY_WOUNDS, inTurn, type Seat } from '../state.ts'
import type { Beacon, BeaconEffects, BeaconWords } from '../types.ts'

type Amount = AmountOf<BeaconEffects>
type Somebody = Who<BeaconEffects>

export interface Verbs {
  raise: { readonly by: Amount }
  lower: { readonly by: Amount }
  gain: { readonly food: Amount }
  lose: { readonly food: Amount }
  wound: { readonly who: Somebody; readonly by: Amount }
  heal: { readonly who: Somebody; readonly by: Amount }
  draw: { readonly who: Somebody; readonly cards: Amount }
}

type Rule<Name extends keyof Verbs> = VerbRule<BeaconEffects, { readonly do: Name } & Verbs[Name]>

/** BE-END-02: the third wound ends the game at once. */
export function hurt(t: Table<Beacon>, seat: Seat, by: number, rule: string): void {
  t.emit({ t: 'wounded', seat, by, rule })
  if ((t.state.wounds[seat] ?? 0) >= DEADLY_WOUNDS) t.end({ result: 'lost', why: 'death' })
}

/** BE-EFF-03: an empty deck gives nothing. */
export function drawCard(t: Table<Beacon>, seat: Seat): void {
  const card = t.state.deck.at(-1)
  if (card !== undefined) t.emit({ t: 'drew', seat, card })
}

const raise: Rule<'raise'> = {
  clause: ({ by }) => act('raise', { object: { noun: 'beacon' }, by: { noun: 'level', count: by } }),
  /** BE-EFF-01 */
  *run(t, { by }, scope) {
    const levels = Math.min(vocabulary.amount(t, by, scope), BEACON_TOP - t.state.beacon)
    if (levels > 0) t.emit({ t: 'raised', by: levels })
  },
}

const lower: Rule<'lower'> = {
  clause: ({ by }) => act('lower', { object: { noun: 'beacon' }, by: { noun: 'level', count: by } }),
  /** BE-EFF-01 */
  *run(t, { by }, scope) {
    const levels = Math.min(vocabulary.amount(t, by, scope), t.state.beacon)
    if (levels > 0) t.emit({ t: 'lowered', by: levels })
  },
}

const gain: Rule<'gain'> = {
  clause: ({ food }) => act('gain', { object: { noun: 'food', count: food } }),
  *run(t, { food }, scope) {
    t.emit({ t: 'gained', food: vocabulary.amount(t, food, scope) })
  },
}

const lose: Rule<'lose'> = {
  clause: ({ food }) => act('lose', { object: { noun: 'food', count: food } }),
  /** BE-EFF-01 */
  *run(t, { food }, scope) {
    const lost = Math.min(vocabulary.amount(t, food, scope), t.state.food)
    if (lost > 0) t.emit({ t: 'lost', food: lost })
  },
}

const wound: Rule<'wound'> = {
  clause: ({ who, by }) => act('suffer', { ...subject(who), object: { noun: 'wound', count: by } }),
  *run(t, { who, by }, scope) {
    const wounds = vocabulary.amount(t, by, scope)
    for (const seat of seats(t, who, scope)) hurt(t, seat, wounds, scope.rule)
  },
}

const heal: Rule<'heal'> = {
  clause: ({ who, by }) => act('heal', { ...subject(who), object: { noun: 'wound', count: by } }),
  /** BE-EFF-02 */
  *run(t, { who, by }, scope) {
    for (const seat of seats(t, who, scope)) {
      const wounds = Math.min(vocabulary.amount(t, by, scope), t.state.wounds[seat] ?? 0)
      if (wounds > 0) t.emit({ t: 'healed', seat, by: wounds })
    }
  },
}

const draw: Rule<'draw'> = {
  clause: ({ who, cards }) => act('draw', { ...subject(who), object: { noun: 'card', count: cards } }),
  *run(t, { who, cards }, scope) {
    for (const seat of seats(t, who, scope)) {
      for (let drawn = 0; drawn < vocabulary.amount(t, cards, scope); drawn++) drawCard(t, seat)
    }
  },
  isPossible: (t) => t.state.deck.length > 0,
}

export const vocabulary: Vocabulary<BeaconEffects> = defineVocabulary<BeaconEffects>({
  verbs: { raise, lower, gain, lose, wound, heal, draw },
  values: {
    height: (t) => t.state.beacon,
    supplies: (t) => t.state.food,
  },
  selections: {
    everyone: (t) => inTurn(t.state),
    leader: (t) => [t.state.leader],
    wounded: (t) => inTurn(t.state).filter((seat) => (t.state.wounds[seat] ?? 0) > 0),
  },
  facts: { hungry: (t) => t.state.food < t.seats.length },
  phraseFor: (who) => (who === 'you' ? undefined : { noun: who }),
  asks: {
    chooseOne: (t, asked) => t.ask(() => ({ kind: 'chooseOne', ...asked() })),
    may: (t, asked) => t.ask(() => ({ kind: 'may', ...asked() })),
  },
  declined: act<BeaconWords>('decline'),
  tests: {},
})

function subject(who: Somebody): { subject?: { noun: BeaconWords['noun'] } } {
  return who === 'you' ? {} : { subject: { noun: who } }
}

function seats(t: Table<Beacon>, who: Somebody, scope: Scope<BeaconEffects>): readonly Seat[] {
  return vocabulary.select(t, who, scope).flatMap((name) => t.seats.filter((seat) => seat === name))
}
