// What happens at the beginning, and from turn to turn: the box, phases, weather and what holds for a turn.
import type { Rules } from '@landfall/kernel'
import { CHARACTERS } from '../cards/characters.ts'
import type { Naufragos } from '../types.ts'
import { nobody, of } from './shared.ts'

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
  characterTaken(state, { seat, character }) {
    const castaway = of(state, seat)
    castaway.character = character
    castaway.energy = CHARACTERS[character].energy
  },
  started(state, { seat }) {
    state.startPlayer = seat
  },
  turnBegan(state, { turn }) {
    state.turn = turn
  },
  phaseBegan(state, { phase }) {
    state.phase = phase
  },
  startPassed(state, { to }) {
    state.startPlayer = to
  },
  turnEnded(state) {
    state.pawns = []
    state.pawnsUsed = {}
    state.taken = {}
    state.whiteKept = false
    state.noFishing = false
    state.surcharges = {}
    state.fishBonus = 0
    state.strengthBonus = {}
    state.startShift = 0
    state.usedItems = []
    state.refusedTrades = []
    state.ate = []
    state.fishDrawn = []
  },
  eventRevealed(state, { card }, secret) {
    secret.eventDeck.pop()
    state.activeEvent = card
  },
  weatherMoved(state, { to }) {
    state.weather = to
  },
  cubeWashedIn(state) {
    state.wreckCubes -= 1
    state.wreckReady = true
  },
  cubesAdded(state, { by }) {
    state.wreckCubes += by
  },
  fishingBanned(state) {
    state.noFishing = true
  },
  surcharged(state, { action, by }) {
    state.surcharges[action] = (state.surcharges[action] ?? 0) + by
  },
  fishBonusGiven(state, { by }) {
    state.fishBonus += by
  },
  strengthBonusGiven(state, { seat, by }) {
    state.strengthBonus[seat] = (state.strengthBonus[seat] ?? 0) + by
  },
  strengthBonusUsed(state, { seats }) {
    for (const seat of seats) delete state.strengthBonus[seat]
  },
  startShifted(state, { by }) {
    state.startShift += by
  },
} satisfies Partial<Rules<Naufragos>['events']>
