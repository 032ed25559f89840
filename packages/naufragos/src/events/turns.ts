// What happens at the beginning, and from turn to turn: the box, phases, weather and what holds for a turn.
import { act } from '@landfall/tabletop'
import { cardShown } from '../board/reveals.ts'
import { CHARACTERS } from '../cards/characters.ts'
import { weatherName } from '../components/tracks.ts'
import { newTurn } from '../fresh.ts'
import type { Phase } from '../state.ts'
import { roleOf, titleOf } from '../text/cards.ts'
import { seatName } from '../text/labels.ts'
import { read, some, startsNow } from '../text/log.ts'
import { signed } from '../text/signed.ts'
import { nobody, of, type SomeRows } from './shared.ts'

/** The rule behind each phase. */
const PHASE_RULES: { readonly [P in Phase]: string } = {
  setup: 'NA-SETUP-01',
  events: 'NA-EVT-01',
  actions: 'NA-TURN-02',
  expedition: 'NA-EXPL-01',
  survival: 'NA-SURV-01',
  end: 'NA-TURN-03',
}

export const turns = {
  boxOpened: {
    told: {
      stories: nobody,
      events: nobody,
      eventsOut: nobody,
      coast: nobody,
      interior: nobody,
      centre: nobody,
      coastOut: nobody,
      interiorOut: nobody,
      centreOut: nobody,
      wreckage: nobody,
      forage: nobody,
      forageAside: nobody,
    },
    apply(_, box, secret) {
      secret.storyStack = [...box.stories]
      secret.eventDeck = [...box.events]
      secret.eventsOut = [...box.eventsOut]
      secret.coastDeck = [...box.coast]
      secret.interiorDeck = [...box.interior]
      secret.centreDeck = [...box.centre]
      secret.coastOut = [...box.coastOut]
      secret.interiorOut = [...box.interiorOut]
      secret.centreOut = [...box.centreOut]
      secret.wreckageDeck = [...box.wreckage]
      secret.forageSupply = [...box.forage]
      secret.forageAside = [...box.forageAside]
    },
  },
  characterTaken: {
    apply(state, { seat, character }) {
      const castaway = of(state, seat)
      castaway.character = character
      castaway.energy = CHARACTERS[character].energy
    },
    line: ({ seat, character }, pack) =>
      pack.screen.log.character(seatName(pack, seat), titleOf(pack, character), roleOf(pack, character)),
    rule: 'NA-SETUP-02',
    card: ({ character }) => character,
  },
  started: {
    apply(state, { seat }) {
      state.startPlayer = seat
    },
    line: ({ seat }, pack) => startsNow(pack, seat),
    rule: 'NA-SETUP-18',
  },
  turnBegan: {
    apply(state, { turn }) {
      state.turn = turn
    },
    heading: ({ turn }, { screen }) => screen.turn(turn),
    line: ({ turn }, { screen }) => `=== ${screen.turn(turn)} ===`,
    rule: 'NA-TURN-01',
  },
  phaseBegan: {
    apply(state, { phase }) {
      state.phase = phase
    },
    heading: ({ phase }, { screen }) => screen.phases[phase],
    line: ({ phase }, { screen }) => `— ${screen.phases[phase]} —`,
    rule: ({ phase }) => PHASE_RULES[phase],
  },
  startPassed: {
    apply(state, { to }) {
      state.startPlayer = to
    },
    line: ({ to }, pack) => startsNow(pack, to),
  },
  turnEnded: {
    apply(state) {
      Object.assign(state, newTurn())
      delete state.served
    },
  },
  eventRevealed: {
    apply(state, { card }, secret) {
      secret.eventDeck.pop()
      state.activeEvent = card
    },
    line: ({ card }, pack) => read(pack, pack.screen.kinds.event, card),
    rule: 'NA-EVT-01',
    card: ({ card }) => card,
    reveal: ({ card }, pack) => cardShown(pack, card),
  },
  weatherMoved: {
    apply(state, { to }) {
      state.weather = to
    },
    line: ({ to }, { screen }) => `${screen.table.weather}: ${screen.weather[weatherName(to)]}.`,
    rule: 'NA-EVT-03',
  },
  cubeWashedIn: {
    apply(state) {
      state.wreckCubes -= 1
      state.wreckReady = true
    },
    line: (_, { screen }) => screen.log.cubeWashedIn,
    rule: 'NA-EVT-10',
  },
  cubesAdded: {
    apply(state, { by }) {
      state.wreckCubes += by
    },
    line: ({ by }, { say, screen }) => screen.log.cubesAdded(say.phrase(some('blackCube', by))),
    rule: 'NA-EVT-10',
  },
  fishingBanned: {
    apply(state) {
      state.noFishing = true
    },
    line: (_, { screen }) => screen.log.fishingBanned,
  },
  surcharged: {
    apply(state, { action, by }) {
      state.surcharges[action] = (state.surcharges[action] ?? 0) + by
    },
    line: ({ action, by }, { say }) =>
      say.log(act('costMore', { object: { name: action }, by: some('energy', by), at: { noun: 'dearer' } })),
    rule: 'NA-ACT-10',
  },
  fishBonusGiven: {
    apply(state, { by }) {
      state.fishBonus += by
    },
    line: ({ by }, { say }) => say.log(act('fishBonus', { object: some('food', by) })),
    rule: 'NA-UPKEEP-04',
  },
  strengthBonusGiven: {
    apply(state, { seat, by }) {
      state.strengthBonus[seat] = (state.strengthBonus[seat] ?? 0) + by
    },
    rule: 'NA-STRENGTH-04',
  },
  strengthBonusUsed: {
    apply(state, { seats }) {
      for (const seat of seats) delete state.strengthBonus[seat]
    },
  },
  startShifted: {
    apply(state, { by }) {
      state.startShift += by
    },
    line: ({ by }, { say }) => `${say.phrase({ noun: 'firstSquare' })}: ${signed(by)}.`,
    rule: 'NA-EXPL-02',
  },
} satisfies SomeRows
