// What happens to the camp and to buildings.
import { act } from '@landfall/tabletop'
import { BUILDINGS } from '../cards/buildings.ts'
import type { CampId } from '../cards/card-ids.ts'
import { DAMAGE_CARDS } from '../cards/damage-cards.ts'
import { BUILDING_IDS, numberOn } from '../cards/decks.ts'
import { seatName } from '../text/labels.ts'
import { quoted, some } from '../text/log.ts'
import { of, type SomeRows, type Written, without } from './shared.ts'

function uncover(state: Written, card: CampId): void {
  state.camp = state.camp.map((stack) => without(stack, card))
}

/** NA-BUILD-16: the tile that has waited longest takes a free project space. */
function fillProjects(state: Written): void {
  for (let space = state.projects.indexOf(''); space !== -1; space = state.projects.indexOf('')) {
    const [next, ...rest] = state.waiting
    if (next === undefined) return
    state.projects[space] = next
    state.waiting = rest
  }
}

export const camp = {
  campPlaced: {
    apply(state, { card, space }) {
      if (numberOn(card) !== undefined) state.called.push(card)
      state.camp[space]?.push(card)
    },
    line: ({ card }, pack) => pack.screen.log.campPlaced(quoted(pack, card)),
    rule: 'NA-CAMP-04',
    card: ({ card }) => card,
  },
  campDiscarded: {
    apply(state, { card }) {
      if (numberOn(card) !== undefined) state.called.push(card)
    },
    line: ({ card }, pack) => pack.screen.log.campDiscarded(quoted(pack, card)),
    rule: 'NA-CAMP-10',
    card: ({ card }) => card,
  },
  campRemoved: {
    apply(state, { card }) {
      uncover(state, card)
    },
    line: ({ card }, pack) => pack.screen.log.campRemoved(quoted(pack, card)),
    rule: ({ card }) => (Object.hasOwn(DAMAGE_CARDS, card) ? 'NA-CAMP-09' : 'NA-CAMP-07'),
    card: ({ card }) => card,
  },
  campUsed: {
    apply(state, { card }) {
      state.campUses[card] = (state.campUses[card] ?? 0) + 1
    },
  },
  repaired: {
    apply(state, { card }) {
      uncover(state, card)
    },
    line: ({ seat, card }, pack) => pack.screen.log.repaired(seatName(pack, seat), quoted(pack, card)),
    rule: 'NA-CAMP-09',
    card: ({ card }) => card,
  },
  projectOffered: {
    apply(state, { building, space }) {
      if (space === undefined) state.waiting.push(building)
      else state.projects[space] = building
    },
    line: ({ building }, pack) => pack.screen.log.offered(quoted(pack, building)),
    rule: 'NA-BUILD-15',
    card: ({ building }) => building,
  },
  progressed: {
    apply(state, { building, by, wood }) {
      state.progress[building] = (state.progress[building] ?? 0) + by
      if (wood) state.reserve.wood -= by
    },
    line: ({ building, by }, pack) => pack.screen.log.progressed(quoted(pack, building), by),
    rule: ({ wood }) => (wood ? 'NA-BUILD-09' : 'NA-BUILD-08'),
    card: ({ building }) => building,
  },
  setBack: {
    apply(state, { building, by }) {
      state.progress[building] = (state.progress[building] ?? 0) - by
    },
    line: ({ building, by }, pack) => pack.screen.log.setBack(quoted(pack, building), by),
    rule: 'NA-BUILD-10',
    card: ({ building }) => building,
  },
  pledged: {
    apply(state, { seat, by }) {
      of(state, seat).energy -= by
    },
    line: ({ seat, by, building }, { say }) =>
      say.log(act('invest', { subject: { noun: seat }, object: some('energy', by), to: { name: building } })),
    rule: 'NA-BUILD-02',
    card: ({ building }) => building,
  },
  buildFailed: {
    line: ({ building }, pack) => pack.screen.log.buildFailed(quoted(pack, building)),
    rule: 'NA-BUILD-07',
    card: ({ building }) => building,
  },
  built: {
    apply(state, { building, wood }) {
      state.reserve.wood -= wood
      state.built.push(building)
      delete state.progress[building]
      const space = state.projects.indexOf(building)
      const next = BUILDING_IDS.find((id) => BUILDINGS[id].after === building)
      if (space !== -1) state.projects[space] = next ?? ''
      fillProjects(state)
    },
    line: ({ seat, building }, pack) => pack.screen.log.built(seatName(pack, seat), quoted(pack, building)),
    rule: 'NA-BUILD-11',
    card: ({ building }) => building,
  },
} satisfies SomeRows
