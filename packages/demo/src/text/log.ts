// What Beacon's log says of each event, as clauses. A fact that was not told is not there.
import { act } from '@landfall/tabletop'
import { kindOf } from '../cards.ts'
import type { Beacon, BeaconWords, Events } from '../types.ts'

type Clause = Beacon['clause']
type Told<Name extends keyof Events> = { readonly [Fact in keyof Events[Name]]?: Events[Name][Fact] }
type Line<Name extends keyof Events> = (told: Told<Name>) => Clause | undefined

const say = act<BeaconWords>
const nothing = (): undefined => undefined
const who = (seat: BeaconWords['noun'] | undefined): { noun: BeaconWords['noun'] } => ({ noun: seat ?? 'castaway' })
const levels = (count = 0): { noun: 'level'; count: number } => ({ noun: 'level', count })
const food = (count = 0): { noun: 'food'; count: number } => ({ noun: 'food', count })
const wounds = (count = 0): { noun: 'wound'; count: number } => ({ noun: 'wound', count })

export const lines: { readonly [Name in keyof Events]: Line<Name> } = {
  shuffled: () => say('shuffle', { subject: { noun: 'deck' } }),
  dayBegan: nothing,
  drew: ({ seat, card }) =>
    say('draw', {
      subject: who(seat),
      object: card === undefined ? { noun: 'card', count: 1 } : { name: kindOf(card), kind: 'card' },
    }),
  wentTo: ({ place }) =>
    place === undefined ? undefined : say('choose', { subject: { noun: 'group' }, object: { name: place } }),
  played: ({ seat, card }) =>
    card === undefined ? undefined : say('play', { subject: who(seat), object: { name: kindOf(card), kind: 'card' } }),
  kept: ({ seat }) => say('keep', { subject: who(seat), object: { noun: 'card' } }),
  discarded: nothing,
  raised: ({ by }) => say('grow', { subject: { noun: 'beacon' }, by: levels(by) }),
  lowered: ({ by }) => say('sink', { subject: { noun: 'beacon' }, by: levels(by) }),
  gained: (told) => say('gain', { subject: { noun: 'camp' }, object: food(told.food) }),
  lost: (told) => say('lose', { subject: { noun: 'camp' }, object: food(told.food) }),
  ate: ({ seat }) => say('eat', { subject: who(seat), object: food(1) }),
  wounded: ({ seat, by }) => say('suffer', { subject: who(seat), object: wounds(by) }),
  healed: ({ seat, by }) => say('heal', { subject: who(seat), object: wounds(by) }),
  rolled: ({ weather }) =>
    weather === undefined ? undefined : say('show', { subject: { noun: 'die' }, object: { name: weather } }),
  charmed: ({ seat }) => say('use', { subject: who(seat), object: { noun: 'charm', count: 1 } }),
  weathered: nothing,
  decided: ({ decision }) =>
    decision === undefined ? undefined : say('choose', { subject: { noun: 'group' }, object: { name: decision } }),
  lookedOut: ({ roll = 0 }) => say('show', { subject: { noun: 'die' }, object: { noun: 'point', count: roll } }),
  burned: () => say('burn', { subject: { noun: 'beacon' } }),
  led: ({ seat }) => say('become', { subject: who(seat), object: { noun: 'leader' } }),
}
