// The whole table as a screen draws it, from what a seat sees.
import type { ViewOf } from '@landfall/kernel'
import type { Language } from '@landfall/text'
import { tileValue, WRECK_SPACES } from '../components/tiles.ts'
import { supplyOf } from '../stores.ts'
import { type Tongue, titleOf } from '../text/cards.ts'
import { seatName } from '../text/labels.ts'
import { tongues } from '../text/voice.ts'
import type { Naufragos } from '../types.ts'
import { actionsOf, builtOf, projectsOf, shelterOf, whitePawnOf } from './actions.ts'
import type { Board, BoardFire, BoardReserve, BoardScore, BoardSupply } from './board.ts'
import { campOf, carriedOutOf, decksOf, eventOf, fishOf, itemOf, pendingOf } from './cards.ts'
import { noticesOf } from './notices.ts'
import { castawaysOf, charactersOf } from './people.ts'
import { rollOf } from './rolls.ts'
import { difficultyOf, expeditionOf, explorationOf, weatherOf } from './tracks.ts'
import { tieOf } from './votes.ts'
import { fireSaid, word } from './words.ts'

type View = ViewOf<Naufragos>

/** NA-TURN-01, NA-TURN-02 */
const PHASES = ['events', 'actions', 'expedition', 'survival', 'end'] as const

export function boardOf(view: View, seat: string | undefined, language: Language): Board {
  const tongue = tongues[language]
  const { screen } = tongue
  return {
    you: view.seats.find((one) => one === seat),
    turn: view.turn,
    turns: view.turn + view.eventDeck,
    lastTurn: view.lastTurn,
    phase: view.phase,
    phases: PHASES.map((id) => ({ id, name: screen.phases[id] })),
    startPlayer: view.startPlayer,
    weather: weatherOf(view, tongue),
    event: eventOf(view, tongue),
    wreck: { name: word(tongue, 'wreck'), cubes: view.wreckCubes, spaces: WRECK_SPACES, ready: view.wreckReady },
    actions: actionsOf(view, tongue),
    whitePawn: whitePawnOf(view, tongue),
    camp: campOf(view, tongue),
    projects: projectsOf(view, tongue),
    waiting: view.waiting.map((id) => ({ id, name: titleOf(tongue, id) })),
    shelter: shelterOf(view, tongue),
    built: builtOf(view, tongue),
    fire: fireOf(view, tongue),
    reserve: reserveOf(view, tongue),
    supply: supplyIn(view, tongue),
    exploration: explorationOf(view, tongue),
    difficulty: difficultyOf(view, tongue),
    expedition: expeditionOf(view, tongue),
    pending: pendingOf(view, tongue),
    castaways: castawaysOf(view, tongue),
    characters: charactersOf(view, tongue),
    salvaged: view.salvaged.map((id) => itemOf(view, id, tongue)),
    fish: fishOf(view, tongue),
    carriedOut: carriedOutOf(view, tongue),
    roll: view.roll === undefined ? undefined : rollOf(view.roll, tongue),
    tie: tieOf(view, tongue),
    decks: decksOf(view, tongue),
    discardedStories: view.storyDiscard.map(tileValue),
    notices: noticesOf(view, tongue),
    scores: scoresOf(view, tongue),
  }
}

function fireOf({ fire: { lit, wood } }: View, tongue: Tongue): BoardFire {
  return { id: 'fire', at: 'fire', name: tongue.screen.table.fire, lit, wood, said: fireSaid(tongue, lit, wood) }
}

function reserveOf({ reserve }: View, tongue: Tongue): BoardReserve {
  const stock = (id: 'food' | 'token' | 'wood', count: number): BoardReserve['stocks'][number] => ({
    id,
    at: `reserve/${id}`,
    name: word(tongue, id),
    count,
  })
  return {
    name: tongue.screen.table.reserve,
    stocks: [stock('food', reserve.food), stock('token', reserve.tokens), stock('wood', reserve.wood)],
    forage: reserve.forage.map(tileValue),
    forageName: word(tongue, 'forageTiles'),
  }
}

function supplyIn(view: View, tongue: Tongue): BoardSupply {
  return {
    name: word(tongue, 'supply'),
    ...supplyOf(view),
    forage: view.forageSupply,
    forageAside: view.forageAside,
  }
}

/** NA-SCORE-02, NA-SCORE-05 */
function scoresOf({ rescued, scores }: View, tongue: Tongue): readonly BoardScore[] {
  return rescued
    .map((seat) => ({ seat, name: seatName(tongue, seat), score: scores[seat] ?? 0 }))
    .toSorted((one, other) => other.score - one.score)
}
