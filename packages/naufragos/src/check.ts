// What must be true of every position, and what must stay hidden in it.

import type { GameCheck } from '@landfall/tabletop'
import { CHARACTERS } from './cards/characters.ts'
import { EXPLORATIONS } from './cards/decks.ts'
import { CAMP_SPACES, DEADLY_TRAUMAS, PENDING_BOXES, PROJECT_SPACES, TOKENS, WRECK_SPACES } from './components/tiles.ts'
import { DIFFICULTY, SUMMIT, WEATHER } from './components/tracks.ts'
import { mayReturnCard } from './effects.ts'
import { capOf, castaway, isAlive } from './people.ts'
import type { NaufragosState } from './state.ts'
import { supplyOf } from './stores.ts'
import type { Naufragos } from './types.ts'

export const check: GameCheck<Naufragos> = { problems: problemsIn, secrets: secretsIn }

/** Cards that everybody may have seen on their way back into a deck. */
const GOING_BACK = Object.entries(EXPLORATIONS).flatMap(([id, { effects }]) => (mayReturnCard(effects) ? [id] : []))

/** What no seat but its owner may see: cards that lie face down, unless all know where they are, and stories of others. */
function secretsIn(state: NaufragosState, seat: string | undefined): readonly string[] {
  // NA-RESCUE-01: in the end everybody sees with which of the events that were left the ship came.
  const turnedUp = state.rescued.length > 0 ? state.eventDeck : []
  const known = new Set<string>([...state.called, ...GOING_BACK, ...turnedUp, ...shownTo(state, seat)])
  const stories = state.seats.flatMap((owner) => (owner === seat ? [] : (state.stories[owner] ?? [])))
  return [...faceDown(state).filter((card) => !known.has(card)), ...stories.flatMap((tile) => [tile, `story/${tile}`])]
}

/** All cards that lie face down, in a deck or out of the game. */
const faceDown = (state: NaufragosState): readonly string[] => [
  ...state.eventDeck,
  ...state.eventsOut,
  ...state.coastDeck,
  ...state.interiorDeck,
  ...state.centreDeck,
  ...state.coastOut,
  ...state.interiorOut,
  ...state.centreOut,
  ...state.wreckageDeck,
]

/** The cards that this seat has looked at. */
function shownTo({ seats, looked }: NaufragosState, seat: string | undefined): readonly string[] {
  return seats.flatMap((owner) => (owner === seat ? (looked[owner] ?? []).flatMap(({ cards }) => cards) : []))
}

function problemsIn(state: NaufragosState): readonly string[] {
  const problems: string[] = []
  const say = (isWrong: boolean, what: string): void => {
    if (isWrong) problems.push(what)
  }
  const between = (what: string, value: number, least: number, most: number): void =>
    say(!(Number.isInteger(value) && value >= least && value <= most), `${what} is ${value}`)

  for (const seat of state.seats) {
    const { character, energy, wounds, traumas, space, lost, tokens, dead } = castaway(state, seat)
    between(
      `the energy of ${seat}`,
      energy,
      0,
      state.turn === 0 ? CHARACTERS[character].energy : Math.max(0, capOf(state, seat)),
    )
    between(`the wounds of ${seat}`, wounds, 0, CHARACTERS[character].energy)
    between(`the traumas of ${seat}`, traumas, 0, DEADLY_TRAUMAS)
    between(`the marker of ${seat}`, space, 1, SUMMIT)
    between(`the tokens of ${seat}`, tokens, 0, TOKENS.food)
    say(traumas >= DEADLY_TRAUMAS && dead !== true, `${seat} lives with ${traumas} traumas`)
    if (lost !== undefined) between(`the lost marker of ${seat}`, lost, DIFFICULTY.least, DIFFICULTY.most)
    say(lost !== undefined && dead === true, `${seat} is lost and dead`)
    say(dead === true && (state.stories[seat] ?? []).length > 0, `${seat} is dead and keeps stories`)
    say((state.pawnsUsed[seat] ?? 0) > 2, `${seat} used ${state.pawnsUsed[seat]} pawns`)
    const taken = state.taken[seat] ?? []
    say(new Set(taken).size !== taken.length, `${seat} did the same twice`)
  }
  // When the last one has died the game is over, and nobody takes over. NA-END-07
  const isOver = state.seats.every((seat) => !isAlive(state, seat))
  say(!isOver && !isAlive(state, state.startPlayer), 'the Starting Player is dead')
  between('the weather', state.weather, WEATHER.scorching, WEATHER.storm)
  between('the wreck', state.wreckCubes, 0, WRECK_SPACES)
  between('the food', state.reserve.food, 0, Number.MAX_SAFE_INTEGER)
  between('the wood', state.reserve.wood, 0, TOKENS.wood)
  between('the food tokens', state.reserve.tokens, 0, TOKENS.food)
  between('the wood on the fire', state.fire.wood, 0, TOKENS.wood)
  say(!state.fire.lit && state.fire.wood > 0, 'wood lies on a fire that is out')
  const { tokens, wood } = supplyOf(state)
  between('the supply of food tokens', tokens, 0, TOKENS.food)
  between('the supply of wood', wood, 0, TOKENS.wood)
  say(state.camp.length !== CAMP_SPACES || state.projects.length !== PROJECT_SPACES, 'a space of the board is missing')
  between('the number of pending cards', state.pending.length, 0, PENDING_BOXES)
  if (state.expedition !== undefined) {
    between('the difficulty', state.expedition.cube, DIFFICULTY.least, DIFFICULTY.most)
    for (const seat of state.expedition.explorers)
      say(castaway(state, seat).lost !== undefined || !isAlive(state, seat), `${seat} explores, and cannot`)
  }
  say(state.resolving.length > 3, `${state.resolving.length} cards are being carried out at once`)
  return [...problems, ...piecesTwice(state)]
}

/** The pieces that lie in two places, by name: there is only one of each in the box. */
export function piecesTwice(state: NaufragosState): readonly string[] {
  const twice = (what: string, pieces: readonly string[]): readonly string[] =>
    [...new Set(pieces.filter((piece, at) => pieces.indexOf(piece) !== at))].map(
      (piece) => `${what} ${piece} is in two places`,
    )
  return [
    ...twice('story', [
      ...state.storyStack,
      ...state.storyDiscard,
      ...state.seats.flatMap((seat) => state.stories[seat] ?? []),
    ]),
    ...twice('forage tile', [...state.forageSupply, ...state.forageAside, ...state.reserve.forage]),
    ...twice('fish tile', state.fishDrawn),
    ...twice('card', [
      ...faceDown(state),
      ...(state.activeEvent === undefined ? [] : [state.activeEvent]),
      ...state.salvaged,
      ...state.pending,
      ...(state.expedition?.card === undefined ? [] : [state.expedition.card]),
      ...state.camp.flat(),
      ...state.seats.flatMap((seat) => castaway(state, seat).items),
    ]),
    ...twice('building', [...state.projects.filter((id) => id !== ''), ...state.waiting, ...state.built]),
    ...twice('numbered card', state.called),
    // Before the first turn nobody is anybody yet. NA-SETUP-02
    ...twice('character', state.turn === 0 ? [] : state.seats.map((seat) => castaway(state, seat).character)),
  ]
}
