// Tic-tac-toe on Landfall's kernel.
import {
  defineGame,
  everyone,
  type Game,
  type GameTypes,
  type Outcome,
  type Question,
  type Zones,
} from '@landfall/kernel'
import { hasLine } from './lines.ts'

type Seat = '0' | '1'

interface State {
  cells: (Seat | '')[]
  turn: Seat
}

const zones = { cells: everyone, turn: everyone } satisfies Zones<State>

interface TicTacToe extends GameTypes {
  seat: Seat
  config: Record<never, never>
  state: State
  zones: typeof zones
  events: { marked: { cell: number; seat: Seat } }
  steps: { turn: undefined }
  moments: Record<never, never>
  ability: Record<never, never>
  questions: { cell: string }
  openQuestion: Question
  piece: never
  clause: never
  outcome: Outcome
}

const CHOICES = Array.from({ length: 9 }, (_, cell) => ({ id: String(cell) }))

export const ticTacToe: Game<TicTacToe> = defineGame<TicTacToe>({
  id: 'tic-tac-toe',
  version: 1,
  configure: () => ({}),
  seats: () => ['0', '1'],
  setup: () => ({ cells: ['', '', '', '', '', '', '', '', ''], turn: '0' }),
  first: { step: 'turn', with: undefined },
  zones,
  events: {
    marked(state, { cell, seat }) {
      state.cells[cell] = seat
      state.turn = seat === '0' ? '1' : '0'
    },
  },
  steps: {
    *turn(t) {
      const { turn: seat, cells } = t.state
      const cell = yield* t.ask({ seat, kind: 'cell', choices: CHOICES.filter((_, i) => cells[i] === '') })
      t.emit({ t: 'marked', cell: Number(cell), seat })
      if (hasLine(cells, seat)) t.end({ result: 'won', why: 'line', winners: [seat] })
      if (!cells.includes('')) t.end({ result: 'scored', why: 'draw' })
      t.next('turn')
    },
  },
})
