// A game of days by the water, whose rules can be written in several versions: what is asked, and when flasks are used.
import {
  defineGame,
  everyone,
  type Formerly,
  type Game,
  type GameTypes,
  type Outcome,
  type QuestionOf,
  type Routine,
  type Rules,
  type Session,
  type Table,
  type Zones,
} from '@landfall/kernel'

type Seat = 'ann' | 'bob'
type Way = 'left' | 'right'
type Song = 'hum' | 'shout'

interface State {
  trail: string[]
  flasks: Record<Seat, number>
}

const zones = { trail: everyone, flasks: everyone } satisfies Zones<State>

export interface Lagoon extends GameTypes {
  seat: Seat
  config: Record<never, never>
  state: State
  zones: typeof zones
  events: { did: { what: string }; drank: { seat: Seat } }
  steps: {
    /** The tide comes twice. */
    day: { danger: boolean }
    night: { danger: boolean }
    /** Ann is asked for a way of these. */
    walk: { ways: readonly Way[] }
    /** Ann is asked whose flask, of those that are not empty. */
    offer: Record<never, never>
    /** Both are asked for a way at once, of these. */
    part: { ann: readonly Way[]; bob: readonly Way[] }
    /** A day that each version plays in its own way. */
    round: { left: number }
  }
  moments: { tide: { readonly danger: boolean }; dawn: Record<never, never>; dusk: Record<never, never> }
  ability: { readonly seat: Seat }
  questions: { way: Way; song: Song; flask: Seat }
  openQuestion: QuestionOf<Lagoon>
  piece: never
  clause: never
  outcome: Outcome
}

export interface Version {
  readonly version: number
  readonly oldest?: number
  /** How many songs Bob sings in a round, before he goes his way. */
  readonly songs?: number
  /** How many he sings on his way. */
  readonly songsOnTheWay?: number
  readonly ways?: readonly Way[]
  readonly windows?: readonly ('dawn' | 'dusk')[]
  /** The faces of the die, in the order in which chance counts them. */
  readonly faces?: readonly number[]
  readonly flasks?: number
  /** Everybody is asked in every window, as by rules that know nothing of what matters. */
  readonly asksAlways?: true
  readonly wasOffered?: (at: string) => boolean
  readonly formerly?: Formerly<Lagoon['openQuestion']>
}

const ROUNDS = 40

const choicesOf = (ways: readonly Way[]): readonly { readonly id: Way }[] => ways.map((id) => ({ id }))

export function lagoon({
  version,
  oldest = version,
  songs = 0,
  songsOnTheWay = 0,
  ways = ['left', 'right'],
  windows = [],
  faces = [1, 2, 3, 4, 5, 6],
  flasks = 2,
  asksAlways,
  wasOffered,
  formerly,
}: Version): Game<Lagoon> {
  const tides: Rules<Lagoon>['steps']['day'] = function* (t, { danger }) {
    yield* t.window({ at: 'tide', danger })
    t.emit({ t: 'did', what: 'first tide' })
    yield* t.window({ at: 'tide', danger })
    t.emit({ t: 'did', what: 'second tide' })
  }
  const sing = (t: Table<Lagoon>): Routine<Song> =>
    t.ask({ seat: 'bob', kind: 'song', choices: [{ id: 'hum' }, { id: 'shout' }] })
  return defineGame<Lagoon>({
    id: 'lagoon',
    version,
    oldest,
    ...(formerly === undefined ? {} : { formerly }),
    configure: () => ({}),
    seats: () => ['ann', 'bob'],
    setup: () => ({ trail: [], flasks: { ann: flasks, bob: 0 } }),
    first: { step: 'round', with: { left: ROUNDS } },
    zones,
    events: {
      did(state, { what }) {
        state.trail.push(what)
      },
      drank(state, { seat }) {
        state.flasks[seat] -= 1
        state.trail.push(`${seat} drank`)
      },
    },
    steps: {
      day: tides,
      night: tides,
      *walk(t, given) {
        const way = yield* t.ask({ seat: 'ann', kind: 'way', choices: choicesOf(given.ways) })
        t.emit({ t: 'did', what: way })
      },
      *offer(t) {
        const full = () => t.seats.filter((seat) => t.state.flasks[seat] > 0)
        const flask = yield* t.pick(() => ({ seat: 'ann', kind: 'flask', choices: full().map((id) => ({ id })) }))
        t.emit({ t: 'did', what: `offered ${flask ?? 'nothing'}` })
      },
      *part(t, given) {
        const both = yield* t.askEach({ seats: t.seats, kind: 'way', choices: (seat) => choicesOf(given[seat]) })
        t.emit({ t: 'did', what: `${both.ann}, ${both.bob}` })
      },
      *round(t, { left }) {
        if (windows.includes('dawn')) yield* t.window({ at: 'dawn' })
        for (let song = 0; song < songs; song++) yield* sing(t)
        t.emit({ t: 'did', what: `rolled ${t.chance('die', faces)}` })
        const way = yield* t.ask({ seat: 'bob', kind: 'way', choices: choicesOf(ways) })
        t.emit({ t: 'did', what: way })
        for (let song = 0; song < songsOnTheWay; song++) t.emit({ t: 'did', what: yield* sing(t) })
        if (windows.includes('dusk')) yield* t.window({ at: 'dusk' })
        if (left === 1) t.end({ result: 'won', why: 'over' })
        t.next('round', { left: left - 1 })
      },
    },
    within: { day: { phase: 'day' }, night: { phase: 'night' } },
    anyTime: {
      list: ({ flasks: left }) =>
        (['ann', 'bob'] as const)
          .filter((seat) => left[seat] > 0)
          .map((seat) => ({ seat, choice: { id: 'flask', means: { seat } } })),
      ...(asksAlways === true ? {} : { matters: (_, moment) => moment.at === 'tide' && moment.danger }),
      ...(wasOffered === undefined ? {} : { wasOffered: (_, { at }) => wasOffered(at) }),
      *run(t, { seat }) {
        t.emit({ t: 'drank', seat })
      },
      within: ({ seat }) => ({ ability: 'flask', actor: seat }),
    },
  })
}

/** Answers the open question of this kind. */
export function give(session: Session, seat: string, kind: string, choice: string): void {
  const question = session.questionsFor(seat).find((one) => one.kind === kind)
  if (question === undefined) throw new Error(`no ${kind} is asked of ${seat}`)
  const refusal = session.answer({ seat, question: question.id, choice })
  if (refusal !== undefined) throw new Error(JSON.stringify(refusal))
}

/** What is asked of whom: `tide to ann`. */
export const asked = ({ questions }: Session): readonly string[] =>
  questions.map(({ kind, seat }) => `${kind} to ${seat}`)
