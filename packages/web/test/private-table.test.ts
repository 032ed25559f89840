// A game with secrets around one screen: what the worker sends at every moment, and to whom it may be shown.
import { type Beacon, beaconPlugin, type Seat } from '@landfall/demo'
import { type Journal, journalOf, openQuestions, type Session } from '@landfall/kernel'
import { LANGUAGES, type Language, randomPlayer } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import type { LogLine, Shown } from '../src/table/table.ts'
import type { KeptGame } from '../src/worker/kept-games.ts'
import { type OpenTable, summary } from '../src/worker/open-table.ts'
import { PlayedTable } from '../src/worker/played-table.ts'
import { WatchedTable } from '../src/worker/watched-table.ts'
import { beacon, speaking, spokenIn } from './spoken.ts'

const hidden = await beaconPlugin.check()

function begun(players: number, seed = 'beach'): Session<Beacon> {
  return beaconPlugin.game.start({ ...beaconPlugin.setupFor(players), seed })
}

/** A table as the screen has it: everything that was ever sent, and the log put together. */
class Screen {
  readonly table: OpenTable
  readonly sent: Shown[] = []
  readonly kept: KeptGame[] = []
  log: readonly LogLine[] = []
  /** Whether anything can be kept. */
  full = false

  constructor(session: Session<Beacon>, language: Language = 'en', watch = false, isTrusting?: true) {
    const journal = session.save()
    const tell = (shown: Shown): void => {
      this.sent.push(shown)
      this.log = [...this.log.slice(0, shown.log.from), ...shown.log.lines]
    }
    this.table = watch
      ? new WatchedTable(spokenIn(beacon, language), journal, speaking(beacon), tell)
      : new PlayedTable({
          id: 'here',
          spoken: spokenIn(beacon, language),
          journal,
          isTrusting,
          speakIn: speaking(beacon),
          tell,
          release() {},
          keep: async (game) => {
            if (this.full) throw new Error('no room')
            this.kept.push(game)
          },
        })
  }

  get now(): Shown {
    const shown = this.sent.at(-1)
    if (shown === undefined) throw new Error('nothing was shown')
    return shown
  }

  /** The session as it was kept last. */
  get session(): Session<Beacon> {
    const journal = this.kept.at(-1)?.journal
    if (journal === undefined) throw new Error('nothing was kept')
    return beaconPlugin.game.resume(journal)
  }

  async answer(choice?: string): Promise<unknown> {
    const question = this.now.questions.find(({ optional }) => !optional)
    return await this.table.answer(question?.id ?? -1, choice ?? question?.choices[0]?.id ?? '')
  }

  async take(): Promise<void> {
    await this.table.look(this.now.curtain ?? '')
  }
}

/** Cards that a seat must not see, in what was sent: as names of pieces, and in the words of the log. */
/** What the game does not go on without. */
const required = ({ questions }: Shown): Shown['questions'] => questions.filter(({ optional }) => !optional)

function leaks({ eyes, questions, log }: Shown, session: Session<Beacon>): readonly string[] {
  const ids = JSON.stringify(questions)
  const secrets = hidden.secrets(session.state, eyes).filter((card) => ids.includes(card))
  const own = eyes === undefined ? '' : beacon.en.spoken.voice.seat(eyes)
  const drawn = log.lines.filter(({ text }) => / drew “/.test(text) && !text.startsWith(`${own} `))
  return [...secrets, ...drawn.map(({ text }) => text)]
}

test('the group’s question is asked of everybody, and shows what everybody may see', () => {
  const { now, log } = new Screen(begun(3))
  expect(now).toMatchObject({ eyes: undefined, curtain: undefined, awaited: ['table'], game: 'demo', isOpen: false })
  expect(now.questions.map(({ kind }) => kind)).toEqual(['place'])
  expect(now.scene.join('\n')).not.toContain('Your hand')
  expect(log.filter(({ text }) => /drew “/.test(text))).toEqual([])
})

test('before a seat has taken the screen, nothing is sent that it alone may see', async () => {
  const screen = new Screen(begun(2))
  await screen.answer('beach')
  expect(screen.now).toMatchObject({ curtain: 'captain', eyes: undefined, questions: [], scene: [], score: [] })
  expect(screen.now.board).toBeUndefined()
  expect(screen.now.log).toEqual({ from: 0, lines: [] })
  await screen.take()
  expect(screen.now).toMatchObject({ curtain: undefined, eyes: 'captain' })
  expect(required(screen.now).map(({ seat, kind }) => [seat, kind])).toEqual([['captain', 'card']])
  expect(screen.now.scene.at(-1)).toContain('Your hand: ')
  expect(screen.log.filter(({ text }) => /^The captain drew “/.test(text))).toHaveLength(3)
  expect(screen.log.filter(({ text }) => /^The cook drew 1 card/.test(text))).toHaveLength(3)
})

test('those who are asked at once come one after the other, and what they chose is seen when all have', async () => {
  const screen = new Screen(begun(3))
  await screen.answer('beach')
  for (const seat of ['captain', 'cook', 'carpenter']) {
    expect(screen.now.curtain).toBe(seat)
    await screen.take()
    expect(screen.now.eyes).toBe(seat)
    expect(screen.log.some(({ text }) => /played/.test(text))).toBe(false)
    await screen.answer()
  }
  await screen.take()
  expect(screen.log.filter(({ text }) => /played/.test(text))).toHaveLength(3)
})

test('over whole games nothing is ever sent to a screen that must not show it', async () => {
  for (const seed of ['beach', 'gull', 'reef']) {
    const screen = new Screen(begun(4, seed))
    for (let given = 0; given < 200 && screen.now.outcome === undefined; given += 1) {
      await screen.answer()
      const { session } = screen
      const before = screen.sent.length - 1
      if (screen.now.curtain !== undefined) await screen.take()
      for (const sent of screen.sent.slice(before)) {
        expect(leaks(sent, session), `${seed}, after ${given + 1} answers`).toEqual([])
      }
    }
    expect(screen.now.outcome).toBeDefined()
    expect(screen.now).toMatchObject({ eyes: undefined, curtain: undefined })
    expect(screen.kept.at(-1)?.outcome).toBe(screen.now.outcome?.result)
  }
})

test('anybody may look with their own eyes, through the curtain, and the game waits for whom it waited for', async () => {
  const screen = new Screen(begun(3))
  await screen.answer('beach')
  await screen.take()
  await screen.answer()
  expect(screen.now.curtain).toBe('cook')
  await screen.take()
  expect(screen.table.handTo('captain')).toBeUndefined()
  expect(screen.now).toMatchObject({ curtain: 'captain', eyes: undefined, scene: [] })
  await screen.take()
  expect(screen.now).toMatchObject({ eyes: 'captain', awaited: ['cook', 'carpenter'], questions: [] })
  expect(leaks(screen.now, screen.session)).toEqual([])
  expect(screen.table.handTo('cook')).toBeUndefined()
  await screen.take()
  expect(required(screen.now).map(({ seat }) => seat)).toEqual(['cook'])
  expect(screen.table.handTo('stranger')).toMatchObject({ why: expect.stringMatching(/Somebody else/) })
  expect(screen.now.eyes).toBe('cook')
})

/** A table where the captain is asked something that everybody may hear: whether to use a charm. */
async function askedOpenly(): Promise<Screen> {
  const screen = new Screen(begun(2))
  await screen.answer('beach')
  for (const seat of ['captain', 'cook']) {
    expect(screen.now.curtain).toBe(seat)
    await screen.take()
    await screen.answer('keep')
  }
  expect(required(screen.now).map(({ seat, kind }) => [seat, kind])).toEqual([['captain', 'rolled']])
  return screen
}

test('what everybody may hear is asked without a curtain, and all hands stay face down', async () => {
  const screen = await askedOpenly()
  expect(screen.now).toMatchObject({ eyes: undefined, curtain: undefined, awaited: ['captain', 'cook'] })
  expect(screen.now.scene.join()).not.toContain('Your hand')
  expect(screen.log.filter(({ text }) => / drew “/.test(text))).toEqual([])
  await screen.answer('pass')
  expect(required(screen.now).map(({ seat }) => seat)).toEqual(['cook'])
  expect(screen.now).toMatchObject({ eyes: undefined, curtain: undefined, awaited: ['cook'] })
  await screen.answer('pass')
  // The council votes in secret.
  expect(screen.now).toMatchObject({ curtain: 'captain', questions: [] })
})

test('a player who looks at the own hand lays the table open again, and is asked openly as before', async () => {
  const screen = await askedOpenly()
  screen.table.handTo('cook')
  await screen.take()
  expect(screen.now).toMatchObject({ eyes: 'cook', awaited: ['captain', 'cook'] })
  expect(screen.now.scene.at(-1)).toContain('Your hand: ')
  expect(screen.table.handTo(undefined)).toBeUndefined()
  expect(screen.now).toMatchObject({ eyes: undefined, curtain: undefined })
  expect(required(screen.now).map(({ seat }) => seat)).toEqual(['captain'])
  expect(screen.now.scene.join()).not.toContain('Your hand')
})

test('a look in passing shows a hand to those who ask for it, and leaves the table as it is', async () => {
  const screen = await askedOpenly()
  const told = screen.sent.length
  const hands = ['captain', 'cook'].map((seat) => screen.table.peek(seat))
  expect(hands).toEqual([
    { board: undefined, scene: expect.arrayContaining([expect.stringMatching(/^Your hand: /)]) },
    { board: undefined, scene: expect.arrayContaining([expect.stringMatching(/^Your hand: /)]) },
  ])
  expect(hands[0]).not.toEqual(hands[1])
  expect(screen.table.peek('stranger')).toMatchObject({ why: expect.stringMatching(/Somebody else/) })
  expect(screen.sent).toHaveLength(told)
  expect(new Screen(begun(2), 'en', true).table.peek('captain')).toMatchObject({ why: expect.any(String) })
})

describe('those who trust each other', () => {
  test('see at once what the player sees who is awaited, and are never asked to hand the screen on', async () => {
    const screen = new Screen(begun(2))
    expect(screen.now.isTrusting).toBe(false)
    await screen.answer('beach')
    expect(screen.now.curtain).toBe('captain')
    expect(await screen.table.trust(true)).toBeUndefined()
    for (const seat of ['captain', 'cook', 'cook']) {
      expect(screen.now).toMatchObject({ eyes: seat, curtain: undefined, isTrusting: true })
      expect(required(screen.now).map((question) => question.seat)).toEqual([seat])
      await screen.answer()
    }
    screen.table.handTo('captain')
    expect(screen.now).toMatchObject({ eyes: 'captain', curtain: undefined })
  })

  test('do so until they change their minds, also when the game is opened again', async () => {
    const screen = new Screen(begun(2))
    await screen.answer('beach')
    await screen.table.trust(true)
    expect(screen.kept.at(-1)?.isTrusting).toBe(true)
    await screen.answer()
    expect(screen.kept.at(-1)?.isTrusting).toBe(true)
    const again = new Screen(screen.session, 'en', false, screen.kept.at(-1)?.isTrusting)
    expect(again.now).toMatchObject({ eyes: 'cook', curtain: undefined, isTrusting: true })
    expect(await again.table.trust(false)).toBeUndefined()
    expect(again.now).toMatchObject({ eyes: undefined, curtain: 'cook', isTrusting: false, scene: [] })
    expect(again.kept.at(-1)).not.toHaveProperty('isTrusting')
  })

  test('keep the curtain where that cannot be kept', async () => {
    const screen = new Screen(begun(2))
    await screen.answer('beach')
    screen.full = true
    expect(await screen.table.trust(true)).toMatchObject({ why: expect.stringMatching(/could not be saved/) })
    expect(screen.now).toMatchObject({ curtain: 'captain', isTrusting: false, answers: 1 })
  })

  test('leave no trace in the journal', async () => {
    const screen = new Screen(begun(2))
    const before = screen.table.save()
    await screen.table.trust(true)
    expect(screen.table.save()).toBe(before)
  })
})

test('an answer that is taken back asks for the player who gave it', async () => {
  const screen = new Screen(begun(2))
  await screen.answer('beach')
  await screen.take()
  await screen.answer()
  expect(screen.now).toMatchObject({ curtain: 'cook', undo: 'atOnce' })
  expect(await screen.table.undo()).toBeUndefined()
  expect(screen.now).toMatchObject({ curtain: 'captain', answers: 1 })
})

test('an answer that cannot be kept is not taken, and the screen stays where it is', async () => {
  const screen = new Screen(begun(2))
  await screen.answer('beach')
  await screen.take()
  screen.full = true
  expect(await screen.answer()).toMatchObject({ why: expect.stringMatching(/could not be saved/) })
  expect(screen.now).toMatchObject({ eyes: 'captain', answers: 1 })
})

test('a replay shows what a spectator sees, at every moment', async () => {
  const screen = new Screen(begun(2))
  while (screen.now.outcome === undefined) {
    if (screen.now.curtain !== undefined) await screen.take()
    await screen.answer()
  }
  const replay = new Screen(screen.session, 'en', true)
  for (let at = 0; at <= replay.now.last; at += 1) {
    replay.table.goTo(at)
    expect(replay.now).toMatchObject({ eyes: undefined, curtain: undefined, answers: at })
    expect(replay.now.questions.every(({ seat }) => seat === 'table')).toBe(true)
    expect(replay.log.filter(({ text }) => /drew “/.test(text))).toEqual([])
  }
})

test('another language tells the same again, to the seat that has the screen', async () => {
  const screen = new Screen(begun(2))
  await screen.answer('beach')
  await screen.take()
  const lines = screen.log.length
  const told = screen.sent.length
  await screen.table.speak('en')
  expect(screen.sent).toHaveLength(told)
  await screen.table.speak('ru')
  expect(screen.now).toMatchObject({ eyes: 'captain', curtain: undefined, log: { from: 0 } })
  expect(screen.log).toHaveLength(lines)
  expect(screen.now.questions[0]?.prompt).toMatch(/[а-я]/)
  expect(await screen.table.answer(-1, '')).toMatchObject({ why: expect.stringMatching(/[а-я]/) })
  expect(await screen.answer()).toBeUndefined()
})

test('a move that was made in secret is told by name alone, until the game is over', async () => {
  const session = begun(2)
  const player = randomPlayer('watched')
  const isSecret: boolean[] = []
  const moves = (screen: Screen): readonly (string | undefined)[] =>
    session.answers.map((_, at) => {
      screen.table.goTo(at + 1)
      return screen.now.replay?.move
    })
  while (session.outcome === undefined) {
    const answer = player.answer(session)
    const asked = session.questions.find(({ id }) => id === answer.question)
    const isOpen = asked !== undefined && openQuestions(session).includes(asked)
    session.answer(answer)
    isSecret.push(!isOpen)
    if (session.outcome !== undefined || isSecret.length > 12) continue
    for (const [at, move] of moves(new Screen(session, 'en', true)).entries()) {
      const name = beacon.en.spoken.voice.seat(session.answers[at]?.seat ?? '')
      if (isSecret[at]) expect(move).toBe(name)
      else expect(move).toContain(' · ')
    }
  }
  expect(isSecret).toContain(true)
  expect(isSecret).toContain(false)
  for (const move of moves(new Screen(session, 'en', true))) expect(move).toContain(' · ')
})

test('a game that is watched stays where it is in another language', async () => {
  const session = begun(2)
  session.answer({ seat: 'cook', question: session.questions[0]?.id ?? -1, choice: 'beach' })
  const replay = new Screen(session, 'en', true)
  replay.table.goTo(1)
  await replay.table.speak('pl')
  expect(replay.now).toMatchObject({ answers: 1, seats: [{ name: 'Kapitan' }, { name: 'Kucharz' }] })
})

test('in every language the log has headings, and the seats their names', () => {
  for (const language of LANGUAGES) {
    const { now, log } = new Screen(begun(2), language)
    expect(log.filter(({ heading }) => heading)).toHaveLength(1)
    expect(now.seats.map(({ name }) => name)).toEqual(
      (['captain', 'cook'] satisfies readonly Seat[]).map((seat) => beacon[language].spoken.voice.seat(seat)),
    )
  }
})

test('what is kept of a game says how far it is, in any language', () => {
  const session = begun(2)
  session.answer({ seat: 'cook', question: session.questions[0]?.id ?? -1, choice: 'beach' })
  const { digest, outcome } = summary('here', beacon.en, session)
  expect(outcome).toBeUndefined()
  expect(beacon.en.spoken.digestText(digest)).toEqual({
    title: 'Beacon',
    players: [
      { id: 'captain', name: 'The captain' },
      { id: 'cook', name: 'The cook' },
    ],
    progressText: ['1 move'],
    progress: undefined,
  })
  expect(beacon.ru.spoken.digestText(digest).progressText).toEqual(['1 ход'])
})

describe('a game whose rules have changed since it was kept', () => {
  /** A game that was kept when the wreck could still be gone to. */
  function stale(): Journal {
    const { game, version, config, dealt, answers } = begun(2)
    const wreck = { seat: 'captain', kind: 'place', choice: 'wreck-of-old' }
    return journalOf({ game, version, config: JSON.parse(JSON.stringify(config)), seed: 'x' }, dealt, [
      ...answers,
      wreck,
    ])
  }

  /** The table of a journal, and what is kept of it. */
  function opened(journal: Journal, original?: Journal, watch = false) {
    const kept: KeptGame[] = []
    const sent: Shown[] = []
    const tell = (shown: Shown): void => void sent.push(shown)
    const keep = async (game: KeptGame): Promise<void> => void kept.push(game)
    const spoken = spokenIn(beacon, 'en')
    const speakIn = speaking(beacon)
    const table = watch
      ? new WatchedTable(spoken, journal, speakIn, tell)
      : new PlayedTable({ id: 'here', spoken, journal, original, speakIn, tell, release() {}, keep })
    return { table, kept, sent }
  }

  test('stands before the answer that no longer fits, and says which one it is', () => {
    const { table, sent, kept } = opened(stale())
    expect(table.misfit?.startsOver).toBe(false)
    expect(table.misfit?.text).toBe(
      'The rules have changed since this game was last played. Answer 1 no longer fits (The captain: “Where do we go today?”), so the game stops just before it.',
    )
    expect(sent.at(-1)?.answers).toBe(0)
    expect(kept).toEqual([])
    expect(opened(stale(), undefined, true).table.misfit).toEqual(table.misfit)
  })

  test('goes on from there, with the original kept beside it for good', async () => {
    const journal = stale()
    const { table, sent, kept } = opened(journal)
    await table.answer(sent.at(-1)?.questions[0]?.id ?? -1, 'beach')
    expect(kept.at(-1)).toMatchObject({ original: journal, journal: { takenBack: [[1, 0, 'misfit']] } })
    const again = opened(kept.at(-1)?.journal ?? journal, kept.at(-1)?.original)
    expect(again.table.misfit).toBeUndefined()
    await again.table.look('captain')
    await again.table.answer(again.sent.at(-1)?.questions[0]?.id ?? -1, 'keep')
    expect(again.kept.at(-1)?.original).toEqual(journal)
  })
})
