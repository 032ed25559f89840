// Games that were kept under an earlier version of the rules: they are played again under the current one.
import {
  counted,
  defineGame,
  everyone,
  type FormerNames,
  type Game,
  type GameTypes,
  type Journal,
  JournalError,
  MARK_EVERY,
  type Outcome,
  type QuestionOf,
  readJournal,
  type Script,
  type Session,
  writeJournal,
  type Zones,
} from '@landfall/kernel'
import { describe, expect, test } from 'vitest'

interface State {
  deck: string[]
  drawn: string[]
  wind: string
  /** Earlier versions had no such field. */
  turns?: number
}

const zones = { deck: counted('cards'), drawn: everyone, wind: everyone, turns: everyone } satisfies Zones<State>

interface Shore extends GameTypes {
  seat: string
  config: { readonly castaways: readonly string[]; readonly first: string }
  state: State
  zones: typeof zones
  events: { shuffled: { deck: readonly string[] }; drew: { card: string }; blew: { wind: string } }
  steps: { setUp: undefined; turn: undefined }
  moments: Record<never, never>
  ability: Record<never, never>
  questions: { card: string }
  asked: QuestionOf<Shore>
  piece: never
  clause: never
  outcome: Outcome
}

interface Version {
  readonly version: number
  readonly oldest?: number
  readonly seats: readonly [string, string]
  readonly cards: readonly string[]
  readonly winds: readonly string[]
  /** The id of the choice to take a card. */
  readonly take: string
  /** How many turns are counted before the first; version 1 does not count them. */
  readonly turns?: number
  readonly formerNames?: { readonly [version: number]: FormerNames }
}

/** Each turn shows two cards and takes one of them, until the deck is empty. */
function shore({
  version,
  oldest = version,
  seats,
  cards,
  winds,
  take,
  turns,
  formerNames = {},
}: Version): Game<Shore> {
  return defineGame<Shore>({
    id: 'shore',
    version,
    oldest,
    formerNames,
    configure: ({ castaways = seats, first = cards[0] }) => {
      if (!Array.isArray(castaways) || castaways.some((seat) => !seats.includes(seat))) throw new Error('who plays?')
      if (typeof first !== 'string' || !cards.includes(first)) throw new Error('which card is the first?')
      return { castaways, first }
    },
    seats: ({ castaways }) => castaways,
    setup: ({ first }) => ({ deck: [], drawn: [first], wind: '', ...(turns === undefined ? {} : { turns }) }),
    first: { step: 'setUp', with: undefined },
    zones,
    events: {
      shuffled: {
        told: { deck: () => false },
        apply(_, { deck }, secret) {
          secret.deck = [...deck]
        },
      },
      drew(state, { card }, secret) {
        secret.deck.splice(secret.deck.indexOf(card), 1)
        state.drawn.push(card)
        if (state.turns !== undefined) state.turns += 1
      },
      blew(state, { wind }) {
        state.wind = wind
      },
    },
    steps: {
      setUp(t) {
        t.emit({ t: 'shuffled', deck: t.shuffle('deck', cards) })
        t.next('turn')
        return undefined
      },
      *turn(t) {
        t.emit({ t: 'blew', wind: t.chance('wind', winds) })
        const seat = t.seats[t.state.drawn.length % t.seats.length] ?? ''
        const choices = t.state.deck.slice(-2).flatMap((card) => [{ id: card }, { id: `${take}/${card}`, means: card }])
        const card = yield* t.ask({ seat, kind: 'card', choices })
        t.emit({ t: 'drew', card })
        if (t.state.deck.length === 0) t.end({ result: 'won', why: 'all' })
        t.next('turn')
      },
    },
  })
}

const numbers = Array.from({ length: 40 }, (_, i) => String(i + 1))
const shells = numbers.map((number) => `shell/${number}`)
const namedWith = (prefix: string, names: readonly string[]): readonly string[] =>
  names.map((name) => `${prefix}${name}`)
const pairs = (former: readonly string[], now: readonly string[]): { readonly [former: string]: string } =>
  Object.fromEntries(former.map((name, i) => [name, now[i] ?? '']))

const first: Version = {
  version: 1,
  seats: ['a', 'b'],
  cards: namedWith('S', numbers),
  winds: ['n', 's'],
  take: 'get',
}

const second: Version = {
  version: 2,
  oldest: 1,
  seats: ['ann', 'bob'],
  cards: shells,
  winds: ['north', 'south'],
  take: 'get',
  turns: 0,
  formerNames: {
    1: {
      pieces: { ...pairs(['a', 'b', 'n', 's'], ['ann', 'bob', 'north', 'south']), ...pairs(first.cards, shells) },
      choices: pairs(namedWith('get/', first.cards), namedWith('get/', shells)),
    },
  },
}

const third: Version = {
  ...second,
  version: 3,
  cards: namedWith('beach/', shells),
  take: 'pick',
  formerNames: {
    ...second.formerNames,
    2: {
      pieces: pairs(shells, namedWith('beach/', shells)),
      choices: pairs(namedWith('get/', shells), namedWith('pick/beach/', shells)),
    },
  },
}

/** Answers in turn with a card, and with a card under a composed id. */
function played(game: Game<Shore>, answers: number, script?: Script): Session<Shore> {
  const session = game.start({ seed: 'shore' }, script === undefined ? {} : { script })
  for (let i = 0; i < answers; i++) answerNext(session)
  return session
}

function answerNext(session: Session<Shore>): void {
  const [question] = session.questions
  const { id = '' } = question?.choices[session.answers.length % 4 === 1 ? 1 : 0] ?? {}
  session.answer({ seat: question?.seat ?? '', question: question?.id ?? 0, choice: id })
}

const asFile = (session: Session<Shore>): Journal => readJournal(writeJournal(session.save()))

function faultOf(doing: () => unknown): JournalError {
  try {
    doing()
  } catch (thrown) {
    if (thrown instanceof JournalError) return thrown
    throw thrown
  }
  throw new Error('nothing was thrown')
}

const number = (name: string): string => name.replace(/^\D*/, '')

describe('a game of an earlier version', () => {
  const old = played(shore(first), 35)

  test.each([second, third])('goes on under version $version, with its luck and under new names', (now) => {
    const { session, misfit } = shore(now).bringBack(asFile(old))
    expect(misfit).toBeUndefined()
    expect(session.version).toBe(now.version)
    expect(session.config).toEqual({ castaways: ['ann', 'bob'], first: now.cards[0] })
    expect(session.answers).toHaveLength(35)
    expect(session.state.drawn.map(number)).toEqual(old.state.drawn.map(number))
    expect(session.state.deck.map(number)).toEqual(old.state.deck.map(number))
    expect(session.state.wind).toBe(old.state.wind === 'n' ? 'north' : 'south')
    expect(session.state.turns).toBe(35)
    while (session.outcome === undefined) answerNext(session)
    expect(session.state.drawn).toHaveLength(41)
  })

  test('is saved as one of the current version, whose positions are compared again', () => {
    const saved = asFile(shore(second).resume(asFile(old)))
    expect(saved.version).toBe(2)
    expect(saved.marks).toHaveLength(1)
    expect(saved.answers.map(([seat, , choice]) => [seat, choice]).slice(0, 2)).toEqual([
      ['bob', expect.stringMatching(/^shell\//)],
      ['ann', expect.stringMatching(/^get\/shell\//)],
    ])
    expect(shore(second).resume(saved).hash()).toBe(shore(second).resume(asFile(old)).hash())
    const changed = shore({ ...second, turns: 1 })
    expect(changed.bringBack(saved).misfit).toMatchObject({ at: 0, why: 'otherPosition' })
    expect(changed.bringBack(asFile(old)).misfit).toBeUndefined()
  })

  test('keeps what was taken back, and can be undone as before', () => {
    const session = played(shore(first), MARK_EVERY + 2)
    session.rewind(MARK_EVERY)
    const back = shore(third).resume(asFile(session))
    expect(back.save().takenBack).toEqual([[MARK_EVERY + 2, MARK_EVERY, 'rewind']])
    expect(back.rewind(3)).toBeUndefined()
    expect(back.state.drawn.map(number)).toEqual(['1', ...old.state.drawn.slice(1, 4).map(number)])
  })

  test('may have been scripted', () => {
    const session = played(shore(first), 2, { wind: ['s', 'n', 's'], deck: [['S7', 'S9']] })
    const back = shore(third).resume(asFile(session), { staged: true })
    expect(back.state.wind).toBe('south')
    expect(back.save().script).toEqual({
      wind: ['south', 'north', 'south'],
      deck: [['beach/shell/7', 'beach/shell/9']],
    })
  })

  test('is known to be edited in its own names', () => {
    const journal = asFile(old)
    const [seat, kind, , check] = journal.answers[5] ?? ['', '', '', '']
    const answers = journal.answers.with(5, [seat, kind, 'shell/1', check])
    expect(faultOf(() => shore(second).bringBack({ ...journal, answers }))).toMatchObject({ fault: 'edited', at: 5 })
  })

  test('goes on before an answer that no longer fits', () => {
    const forgetful = shore({ ...second, formerNames: { 1: { pieces: second.formerNames?.[1]?.pieces ?? {} } } })
    const { session, misfit } = forgetful.bringBack(asFile(old))
    expect(misfit).toMatchObject({ at: 1, why: 'notOffered' })
    expect(session.answers).toHaveLength(1)
    expect(session.save()).toMatchObject({ version: 2, takenBack: [[35, 1, 'misfit']] })
  })

  test('of which the current version lacks a card has luck that cannot be used', () => {
    const { misfit } = shore({ ...second, cards: shells.slice(0, -1) }).bringBack(asFile(old))
    expect(misfit).toMatchObject({ at: 0, why: 'unusableLuck' })
  })
})

describe('what is not brought back', () => {
  test('a game older than the oldest version, and a newer one', () => {
    const [oldest, newest] = [played(shore(first), 3), played(shore(third), 3)]
    expect(faultOf(() => shore({ ...third, oldest: 2 }).bringBack(asFile(oldest)))).toMatchObject({
      fault: 'unknownVersion',
      message: 'this journal has version 1 of the rules; these replay 2 to 3',
    })
    expect(faultOf(() => shore(second).bringBack(asFile(newest))).fault).toBe('newer')
  })

  test('a snapshot of another version: it is only a cache', () => {
    const snapshot = played(shore(first), 3).snapshot()
    expect(shore(first).restore(snapshot).answers).toHaveLength(3)
    expect(faultOf(() => shore(second).restore(snapshot)).fault).toBe('unknownVersion')
  })

  test('a game that began at a position of its own: its state has another shape', () => {
    const opening = { state: { deck: ['S1', 'S2'], drawn: [], wind: 'n' }, steps: [{ step: 'turn' }] }
    const session = shore(first).startAt(opening, { seed: 'opening' })
    expect(shore(first).resume(asFile(session), { staged: true }).questions).toHaveLength(1)
    expect(faultOf(() => shore(second).bringBack(asFile(session), { staged: true })).fault).toBe('unknownVersion')
  })
})

test('names that are new already stay as they are', () => {
  const { seat, given, luck } = shore(third).translationFrom(1)
  const answer = { seat: 'ann', kind: 'card', choice: 'pick/beach/shell/3' }
  expect(given(answer)).toEqual(answer)
  expect(given({ seat: 'a', kind: 'card', choice: 'get/S3' })).toEqual(answer)
  expect(seat('bob')).toBe('bob')
  expect(luck([['wind', 'north']])).toEqual([['wind', 'north']])
  const { dealt } = played(shore(third), 0)
  expect(luck(dealt)).toEqual(dealt)
})
