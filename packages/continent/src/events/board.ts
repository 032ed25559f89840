// The Board: terrains, fog, events beside terrains, figures and fires.
import { roams } from '../board.ts'
import type { Spot } from '../components/map.ts'
import { newPage } from '../fresh.ts'
import {
  entries,
  giveBack,
  type Hid,
  nobody,
  note,
  of,
  pluck,
  putAway,
  type SomeRows,
  type Written,
  without,
} from './shared.ts'

/** A place is noted the first time somebody comes there in a day. */
function notePlace(state: Written, at: Spot): void {
  const space = state.spaces[at]
  if (space === undefined || !('terrain' in space) || state.today.places.includes(space.terrain)) return
  note(state, { places: [...state.today.places, space.terrain] })
}

/** T7-SAVE-02, T7-MOVE-17: everything goes to the Past, but what roams the land. */
function sweep(state: Written, secret: Hid, keeps: Spot | undefined): void {
  for (const [spot, space] of entries(state.spaces)) {
    if (spot === keeps) continue
    delete state.spaces[spot]
    if ('fog' in space) {
      const card = space.seen ?? secret.fog[space.fog][spot]
      if (secret.fog[space.fog][spot] !== undefined) delete secret.fog[space.fog][spot]
      if (card !== undefined) state.past = [...state.past, card]
      continue
    }
    state.past = [...state.past, 'terrain' in space ? space.terrain : 'open' in space ? space.open : space.barrier]
  }
  for (const { card } of state.events) {
    if (roams(card)) state.resolving = [...state.resolving, card]
    else state.past = [...state.past, card]
  }
  state.events = []
  state.resolving = [...state.resolving, ...Object.values(state.under)]
  state.under = {}
  for (const member of state.members) member.fire = undefined
}

export const board = {
  terrainPlaced: {
    apply(state, { card, at }, secret) {
      pluck(state, secret, card)
      state.spaces[at] = { terrain: card }
      if (state.members.some((one) => one.at === at)) notePlace(state, at)
    },
    line: ({ card }, { log, title }) => log.terrainPlaced(title(card)),
    card: ({ card }) => card,
    rule: 'T7-TERR-01',
  },
  barrierPlaced: {
    apply(state, { card, at }, secret) {
      pluck(state, secret, card)
      state.spaces[at] = { barrier: card }
    },
    line: ({ card }, { log, title }) => log.barrierPlaced(title(card)),
    card: ({ card }) => card,
    rule: 'T7-PERM-08',
  },
  fogLaid: {
    told: { area: 'everyone', at: 'everyone', card: nobody },
    apply(state, { area, at, card }, secret) {
      state.spaces[at] = { fog: area, seen: undefined }
      secret.explorations[area] = without(secret.explorations[area], card)
      secret.fog[area][at] = card
    },
    rule: 'T7-TERR-02',
  },
  fogReturned: {
    told: { area: 'everyone', at: 'everyone', card: nobody },
    apply(state, { area, at, card }, secret) {
      delete state.spaces[at]
      if (secret.fog[area][at] !== undefined) delete secret.fog[area][at]
      const hidden = state.under[at]
      if (hidden !== undefined) {
        delete state.under[at]
        state.resolving = [...state.resolving, hidden]
      }
      giveBack(state, secret, card)
    },
    rule: 'T7-SPACE-04',
  },
  landReturned: {
    apply(state, { at }) {
      delete state.spaces[at]
      const gone = state.events.filter((event) => event.at === at)
      state.resolving = [...state.resolving, ...gone.flatMap(({ card }) => (roams(card) ? [card] : []))]
      state.events = state.events.filter((event) => event.at !== at)
      for (const member of state.members) if (member.fire === at) member.fire = undefined
    },
    line: ({ card }, { log, title }) => log.returned(title(card)),
    card: ({ card }) => card,
    rule: 'T7-SPACE-02',
  },
  fogGone: {
    apply(state, { area, at, card }, secret) {
      delete state.spaces[at]
      delete secret.fog[area][at]
      putAway(state, secret, card)
    },
    line: ({ card }, { log, title }) => log.fogGone(title(card)),
    rule: 'T7-PERM-12',
  },
  fogLookedUnder: {
    apply(state, { at, card }, secret) {
      const space = state.spaces[at]
      if (space === undefined || !('fog' in space)) return
      delete secret.fog[space.fog][at]
      state.spaces[at] = { fog: space.fog, seen: card }
    },
    line: ({ who, card }, { log, explorer, title }) => log.lookedUnder(explorer(who), title(card)),
    card: ({ card }) => card,
  },
  explored: {
    apply(state, { at, card }, secret) {
      const space = state.spaces[at]
      if (space !== undefined && 'fog' in space) delete secret.fog[space.fog][at]
      state.spaces[at] = { open: card }
    },
    line: ({ who, card }, { log, explorer, title }) => log.explored(explorer(who), title(card)),
    card: ({ card }) => card,
    rule: 'T7-EXPL-03',
  },
  eventAttached: {
    apply(state, { card, at }, secret) {
      pluck(state, secret, card)
      state.events = [...state.events, { card, at }]
    },
    line: ({ card }, { log, title }) => log.eventAttached(title(card)),
    card: ({ card }) => card,
    rule: 'T7-PERM-01',
  },
  cardReplaced: {
    apply(state, { card, by, rule }) {
      for (const [spot, space] of entries(state.spaces)) {
        if ('terrain' in space && space.terrain === card) state.spaces[spot] = { terrain: by }
        else if ('barrier' in space && space.barrier === card) state.spaces[spot] = { barrier: by }
        else if ('open' in space && space.open === card) state.spaces[spot] = { open: by }
      }
      state.events = state.events.map((event) => (event.card === card ? { card: by, at: event.at } : event))
      state.resolving = without(state.resolving, by)
      // T7-HIDDEN-07, T7-BANISH-04
      if (rule === 'T7-HIDDEN-02') state.past = [...state.past, card]
      else state.banished = [...state.banished, card]
      for (const { at } of state.members) notePlace(state, at)
    },
    line: ({ card, by }, { log, title }) => log.replaced(title(card), title(by)),
    card: ({ by }) => by,
  },
  boardSwept: {
    apply: (state, { keeps }, secret) => sweep(state, secret, keeps),
    line: ({ keeps }, { log }) => (keeps === undefined ? log.boardLeft : undefined),
  },
  explorationsShuffled: {
    apply(state, { area, cards }, secret) {
      state.past = without(state.past, ...cards)
      secret.explorations[area] = [...secret.explorations[area], ...cards]
    },
    line: (_, { log }) => log.explorationsShuffled,
    rule: 'T7-TERR-08',
  },
  shadowHid: {
    apply(state, { card, at }, secret) {
      pluck(state, secret, card)
      state.under[at] = card
    },
    line: ({ card }, { log, title }) => log.hid(title(card)),
    card: ({ card }) => card,
  },
  shadowStayed: {
    line: ({ card }, { log, title }) => log.stayed(title(card)),
    card: ({ card }) => card,
  },
  moved: {
    apply(state, { who, to }) {
      for (const one of who) of(state, one).at = to
      notePlace(state, to)
    },
    line: ({ who, place }, { log, explorer, title }) => log.moved(who.map(explorer), title(place)),
    card: ({ place }) => place,
    rule: 'T7-MOVE-01',
  },
  fireLit: {
    apply(state, { who, at }) {
      of(state, who).fire = at
    },
    line: ({ who }, { log, explorer }) => log.fireLit(explorer(who)),
    rule: 'T7-FIRE-01',
  },
  camped: {
    apply(state, { camps }) {
      state.camps = camps
      state.actedSinceCamp = false
      state.diary = [...state.diary, state.today]
      state.today = newPage()
      for (const { at } of state.members) notePlace(state, at)
    },
    line: ({ camps }, { log }) => log.camped(camps),
    heading: ({ camps }, { log }) => log.day(camps + 1),
    rule: 'T7-SAVE-06',
  },
} satisfies SomeRows
