// Tide on Landfall's kernel.
import {
  counted,
  defineGame,
  everyone,
  type Game,
  type GameTypes,
  hand,
  type Outcome,
  type Question,
  SetupError,
  type Zones,
} from '@landfall/kernel'
import { deal, drawCard, pass, playCard, SEATS, type Seat, type Tide } from './rules.ts'

const zones = {
  deck: counted('cards'),
  hands: hand('cards'),
  pile: everyone,
  discard: everyone,
  turn: everyone,
  round: everyone,
  forward: everyone,
  topSuit: everyone,
  topRank: everyone,
  streak: everyone,
  longestStreak: everyone,
  played: everyone,
  drawn: everyone,
  lastCard: everyone,
  lastSeat: everyone,
  highest: everyone,
  lowest: everyone,
  level: everyone,
  ebbing: everyone,
  swings: everyone,
  leader: everyone,
  margin: everyone,
  finished: everyone,
  scores: everyone,
  streaks: everyone,
  captured: everyone,
  bonuses: everyone,
  penalties: everyone,
  suitsPlayed: everyone,
  bySuit: everyone,
} satisfies Zones<Tide>

export interface TideGame extends GameTypes {
  seat: Seat
  config: { readonly deck: readonly string[] }
  state: Tide
  zones: typeof zones
  events: { played: { seat: Seat; card: string }; drew: { seat: Seat }; passed: Record<never, never> }
  steps: { turn: undefined }
  moments: Record<never, never>
  ability: Record<never, never>
  questions: { card: string }
  openQuestion: Question
  piece: never
  clause: never
  outcome: Outcome
}

export const tide: Game<TideGame> = defineGame<TideGame>({
  id: 'tide',
  version: 1,
  configure({ deck }) {
    if (!Array.isArray(deck)) throw new SetupError('the order of the deck is missing')
    return { deck: deck.map(String) }
  },
  seats: () => SEATS,
  setup: ({ deck }) => deal(deck),
  first: { step: 'turn', with: undefined },
  zones,
  events: {
    played: (state, { seat, card }, secret) => playCard(state, secret.hands, seat, card),
    drew: (state, { seat }, secret) => drawCard(state, secret.hands, secret.deck, seat),
    passed: (state) => pass(state, state.hands),
  },
  steps: {
    *turn(t) {
      const { turn: seat, hands } = t.state
      const card = yield* t.ask({ seat, kind: 'card', choices: hands[seat].map((id) => ({ id })) })
      t.emit({ t: 'played', seat, card })
      t.emit({ t: 'drew', seat })
      t.emit({ t: 'passed' })
      if (t.state.finished === 1) t.end({ result: 'scored', why: 'handsEmpty' })
      t.next('turn')
    },
  },
})
