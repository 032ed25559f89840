// The whole table as a screen draws it, from what a seat sees.
import type { ViewOf } from '@landfall/kernel'
import { tileValue, WRECK_SPACES } from '../components/tiles.ts'
import { supplyOf } from '../stores.ts'
import { titleOf } from '../text/cards.ts'
import { seatName } from '../text/labels.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import type { Naufragos } from '../types.ts'
import { actionsOf, builtOf, projectsOf, shelterOf, whitePawnOf } from './actions.ts'
import type { Board, BoardFire, BoardReserve, BoardScore, BoardSupply } from './board.ts'
import { campOf, carriedOutOf, decksOf, eventOf, fishOf, itemOf, pendingOf } from './cards.ts'
import { noticesOf } from './notices.ts'
import { castawaysOf, charactersOf } from './people.ts'
import { rollOf } from './rolls.ts'
import { difficultyOf, expeditionOf, explorationOf, weatherOf } from './tracks.ts'
import { tieOf } from './votes.ts'

type View = ViewOf<Naufragos>

/** NA-TURN-01, NA-TURN-02 */
const PHASES = ['events', 'actions', 'expedition', 'survival', 'end'] as const

export function boardOf(view: View, seat: string | undefined, pack: LanguagePack): Board {
  const { screen } = pack
  return {
    you: view.seats.find((one) => one === seat),
    turn: view.turn,
    turns: view.turn + view.eventDeck,
    lastTurn: view.lastTurn,
    phase: view.phase,
    phases: PHASES.map((id) => ({ id, name: screen.phases[id] })),
    startPlayer: view.startPlayer,
    weather: weatherOf(view, pack),
    event: eventOf(view, pack),
    wreck: { name: pack.board.wreck, cubes: view.wreckCubes, spaces: WRECK_SPACES, ready: view.wreckReady },
    actions: actionsOf(view, pack),
    whitePawn: whitePawnOf(view, pack),
    camp: campOf(view, pack),
    projects: projectsOf(view, pack),
    waiting: view.waiting.map((id) => ({ id, name: titleOf(pack, id) })),
    shelter: shelterOf(view, pack),
    built: builtOf(view, pack),
    fire: fireOf(view, pack),
    reserve: reserveOf(view, pack),
    supply: supplyIn(view, pack),
    exploration: explorationOf(view, pack),
    difficulty: difficultyOf(view, pack),
    expedition: expeditionOf(view, pack),
    pending: pendingOf(view, pack),
    castaways: castawaysOf(view, pack),
    characters: charactersOf(view, pack),
    salvaged: view.salvaged.map((id) => itemOf(view, id, pack)),
    fish: fishOf(view, pack),
    carriedOut: carriedOutOf(view, pack),
    roll: view.roll === undefined ? undefined : rollOf(view.roll, pack),
    tie: tieOf(view, pack),
    decks: decksOf(view, pack),
    discardedStories: view.storyDiscard.map(tileValue),
    notices: noticesOf(view, pack, seat),
    scores: scoresOf(view, pack),
  }
}

function fireOf({ fire: { lit, wood } }: View, pack: LanguagePack): BoardFire {
  return { id: 'fire', at: 'fire', name: pack.screen.table.fire, lit, wood, said: pack.board.fireSaid(lit, wood) }
}

function reserveOf({ reserve }: View, pack: LanguagePack): BoardReserve {
  const stock = (id: 'food' | 'token' | 'wood', count: number): BoardReserve['stocks'][number] => ({
    id,
    at: `reserve/${id}`,
    name: pack.board[id],
    count,
  })
  return {
    name: pack.screen.table.reserve,
    stocks: [stock('food', reserve.food), stock('token', reserve.tokens), stock('wood', reserve.wood)],
    forage: reserve.forage.map(tileValue),
    forageName: pack.board.forageTiles,
  }
}

function supplyIn(view: View, pack: LanguagePack): BoardSupply {
  return {
    name: pack.board.supply,
    ...supplyOf(view),
    forage: view.forageSupply,
    forageAside: view.forageAside,
  }
}

/** NA-SCORE-02, NA-SCORE-05 */
function scoresOf({ rescued, scores }: View, pack: LanguagePack): readonly BoardScore[] {
  return rescued
    .map((seat) => ({ seat, name: seatName(pack, seat), score: scores[seat] ?? 0 }))
    .toSorted((one, other) => other.score - one.score)
}
