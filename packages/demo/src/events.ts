// Everything that can happen in Beacon: what each event does to the state, who is told, and what the log says of it.
import { act, type EventRows, type EventTypes, eventReader } from '@landfall/tabletop'
import { kindOf } from './cards.ts'
import { LAST_NIGHT } from './state.ts'
import type { LanguagePack } from './text/screen.ts'
import type { Beacon, BeaconWords, Events } from './types.ts'

interface BeaconEvents extends EventTypes {
  game: Beacon
  /** A fact that was not told is not there. */
  told: { readonly [Name in keyof Events]: Partial<Events[Name]> }
  pack: LanguagePack
  reveal: never
}

type Sentence = Parameters<typeof act<BeaconWords>>

const nobody = (): boolean => false
const who = (seat: BeaconWords['noun'] | undefined): { noun: BeaconWords['noun'] } => ({ noun: seat ?? 'castaway' })
const levels = (count = 0): { noun: 'level'; count: number } => ({ noun: 'level', count })
const food = (count = 0): { noun: 'food'; count: number } => ({ noun: 'food', count })
const wounds = (count = 0): { noun: 'wound'; count: number } => ({ noun: 'wound', count })
const did = ({ say }: LanguagePack, ...sentence: Sentence): string => say.log(act(...sentence))
const day = ({ screen }: LanguagePack, number = 0): string => screen.day(number, LAST_NIGHT)

export const events: EventRows<BeaconEvents> = {
  shuffled: {
    told: { deck: nobody },
    apply(state, { deck }, secret) {
      secret.deck = [...deck]
      state.discard = []
    },
    line: (_, pack) => did(pack, 'shuffle', { subject: { noun: 'deck' } }),
  },
  dayBegan: {
    apply(state, event) {
      state.day = event.day
    },
    heading: (told, pack) => day(pack, told.day),
    line: (told, pack) => day(pack, told.day),
  },
  drew: {
    told: { seat: 'everyone', card: (event, seat) => event.seat === seat },
    apply(_, { seat, card }, secret) {
      secret.deck.pop()
      secret.hands[seat]?.push(card)
    },
    line: ({ seat, card }, pack) =>
      did(pack, 'draw', {
        subject: who(seat),
        object: card === undefined ? { noun: 'card', count: 1 } : { name: kindOf(card), kind: 'card' },
      }),
  },
  wentTo: {
    line: ({ place }, pack) =>
      place === undefined ? undefined : did(pack, 'choose', { subject: { noun: 'group' }, object: { name: place } }),
  },
  played: {
    apply(state, { seat, card }, secret) {
      secret.hands[seat] = state.hands[seat]?.filter((held) => held !== card) ?? []
    },
    line: ({ seat, card }, pack) =>
      card === undefined
        ? undefined
        : did(pack, 'play', { subject: who(seat), object: { name: kindOf(card), kind: 'card' } }),
  },
  kept: { line: ({ seat }, pack) => did(pack, 'keep', { subject: who(seat), object: { noun: 'card' } }) },
  discarded: {
    apply(state, { card }) {
      state.discard.push(card)
    },
  },
  raised: {
    apply(state, { by }) {
      state.beacon += by
    },
    line: ({ by }, pack) => did(pack, 'grow', { subject: { noun: 'beacon' }, by: levels(by) }),
  },
  lowered: {
    apply(state, { by }) {
      state.beacon -= by
    },
    line: ({ by }, pack) => did(pack, 'sink', { subject: { noun: 'beacon' }, by: levels(by) }),
  },
  gained: {
    apply(state, event) {
      state.food += event.food
    },
    line: (told, pack) => did(pack, 'gain', { subject: { noun: 'camp' }, object: food(told.food) }),
  },
  lost: {
    apply(state, event) {
      state.food -= event.food
    },
    line: (told, pack) => did(pack, 'lose', { subject: { noun: 'camp' }, object: food(told.food) }),
  },
  ate: {
    apply(state) {
      state.food -= 1
    },
    line: ({ seat }, pack) => did(pack, 'eat', { subject: who(seat), object: food(1) }),
  },
  wounded: {
    apply(state, { seat, by }) {
      state.wounds[seat] = (state.wounds[seat] ?? 0) + by
    },
    line: ({ seat, by }, pack) => did(pack, 'suffer', { subject: who(seat), object: wounds(by) }),
  },
  healed: {
    apply(state, { seat, by }) {
      state.wounds[seat] = (state.wounds[seat] ?? 0) - by
    },
    line: ({ seat, by }, pack) => did(pack, 'heal', { subject: who(seat), object: wounds(by) }),
  },
  rolled: {
    apply(state, { weather }) {
      state.weather = weather
    },
    line: ({ weather }, pack) =>
      weather === undefined ? undefined : did(pack, 'show', { subject: { noun: 'die' }, object: { name: weather } }),
  },
  charmed: {
    apply(state, { seat }) {
      state.charms[seat] = (state.charms[seat] ?? 0) - 1
    },
    line: ({ seat }, pack) => did(pack, 'use', { subject: who(seat), object: { noun: 'charm', count: 1 } }),
  },
  weathered: {
    apply(state) {
      delete state.weather
    },
  },
  decided: {
    line: ({ decision }, pack) =>
      decision === undefined
        ? undefined
        : did(pack, 'choose', { subject: { noun: 'group' }, object: { name: decision } }),
  },
  lookedOut: {
    line: ({ roll = 0 }, pack) =>
      did(pack, 'show', { subject: { noun: 'die' }, object: { noun: 'point', count: roll } }),
  },
  burned: {
    apply(state) {
      state.beacon = 0
    },
    line: (_, pack) => did(pack, 'burn', { subject: { noun: 'beacon' } }),
  },
  led: {
    apply(state, { seat }) {
      state.leader = seat
    },
    line: ({ seat }, pack) => did(pack, 'become', { subject: who(seat), object: { noun: 'leader' } }),
  },
}

export const told = eventReader<BeaconEvents>(events)
