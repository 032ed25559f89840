// landfall play: around one terminal, with the random player on the seats that nobody takes.
import { randomBytes } from 'node:crypto'
import {
  type BroughtBack,
  type Choice,
  type GameTypes,
  type Happened,
  isAsking,
  JournalError,
  type Misfit,
  type Question,
  type Session,
  TABLE,
} from '@landfall/kernel'
import {
  type GamePlugin,
  type Guide,
  type Language,
  misfitSentence,
  randomPlayer,
  type SpokenGame,
  startsOver,
  type Voice,
  voiceFor,
} from '@landfall/tabletop'
import { chooseFolded, type Entry } from './folded.ts'
import { chosenOptions, pluginNamed } from './games.ts'
import { savesFolder } from './home.ts'
import { cardsSeen, readCard } from './read-card.ts'
import { newSaveFile, putAside, readSave, readShortcut, saveFile, savesOf, writeSave } from './saves.ts'
import { type Terminal, terminalOf } from './terminal.ts'
import { packs } from './text/packs.ts'
import type { TerminalWords } from './text/words.ts'
import { readCount, UsageError } from './usage.ts'

export interface PlayOptions {
  readonly players?: string
  readonly bots: string
  readonly seed?: string
  readonly load?: string
  readonly continue?: boolean
  /** The name to keep it under; what is continued stays as it is. */
  readonly save?: string
  /** Whether the first turn is explained. */
  readonly guide: boolean
  readonly lang: Language
  /** What can be chosen in this game. */
  readonly [option: string]: unknown
}

export async function play(name: string, options: PlayOptions): Promise<number> {
  const { words } = await packs[options.lang]()
  const opened = await open(name, options)
  const terminal = terminalOf(process.stdin, process.stdout, words)
  try {
    await new Evening(opened, terminal, words).play()
    return 0
  } finally {
    terminal.close()
  }
}

interface Opened {
  readonly session: Session
  readonly plugin: GamePlugin
  readonly spoken: SpokenGame
  readonly guide: Guide | undefined
  readonly voice: Voice
  readonly file: string
  /** The save that is continued. */
  readonly from: string | undefined
  /** What happened before anybody was asked anything, in a new game. */
  readonly opening: readonly Happened[]
  /** The rules have changed since it was saved. */
  readonly misfit: Misfit | undefined
  /** The seats that people play. */
  readonly people: readonly string[]
}

async function open(name: string, options: PlayOptions): Promise<Opened> {
  const plugin = await pluginNamed(name)
  const spoken = await plugin.speak(options.lang)
  const { voice } = spoken
  const guide = options.guide ? await plugin.guide?.(options.lang) : undefined
  const folder = savesFolder(process.env)
  const named = options.save === undefined ? undefined : newSaveFile(folder, name, options.save)
  const bots = (seats: number): number => readCount('--bots', options.bots, 0, seats - 1)
  const resumed = (file: string, { session, misfit }: BroughtBack<GameTypes>): Opened => {
    const people = session.seats.slice(0, session.seats.length - bots(session.seats.length))
    return {
      session,
      plugin,
      spoken,
      guide,
      voice: voiceFor(voice, session.config),
      file: named ?? file,
      from: file,
      opening: [],
      misfit,
      people,
    }
  }
  if (options.load !== undefined) {
    const journal = readSave(options.load)
    if (journal.game !== name) throw new UsageError(`${options.load} is a save of ${journal.game}, not of ${name}`)
    return resumed(options.load, plugin.game.bringBack(journal, { shortcut: readShortcut(options.load) }))
  }
  if (options.continue === true) {
    for (const file of savesOf(folder, name)) {
      const back = unfinished(plugin, file)
      if (back !== undefined) return resumed(file, back)
    }
    throw new UsageError(`there is no unfinished game of ${name} in ${folder}`)
  }
  const { least, most } = plugin.players
  const players = readCount('--players', options.players ?? String(least), least, most)
  const seed = options.seed ?? randomBytes(16).toString('hex')
  const opening: Happened[] = []
  const session = plugin.game.start(
    { ...plugin.setupFor(players, undefined, chosenOptions(plugin, options)), seed },
    { listen: { happened: (events) => opening.push(...events) } },
  )
  const people = session.seats.slice(0, players - bots(players))
  return {
    session,
    plugin,
    spoken,
    guide,
    voice: voiceFor(voice, session.config),
    file: named ?? saveFile(folder, name, seed),
    from: undefined,
    opening,
    misfit: undefined,
    people,
  }
}

/** The game in a save, if it can be read and is not over. */
function unfinished(plugin: GamePlugin, file: string): BroughtBack<GameTypes> | undefined {
  try {
    const back = plugin.game.bringBack(readSave(file), { shortcut: readShortcut(file) })
    return back.session.outcome === undefined ? back : undefined
  } catch (thrown) {
    if (thrown instanceof JournalError) return undefined
    throw thrown
  }
}

/** So many cards of the log can be read. */
const MOST_TOLD = 12

/** So many offers stand beside the choices. */
const MOST_OFFERS = 6

interface Pick {
  readonly question: Question
  readonly choice: Choice
}

/** One sitting at the terminal. */
class Evening {
  readonly #opened: Opened
  readonly #terminal: Terminal
  readonly #words: TerminalWords
  readonly #bot = randomPlayer('terminal')
  #holder: string | undefined
  /** The lessons of the guide that were told. */
  readonly #known: string[] = []
  /** Why the game has ended, as far as an event said so. */
  #ending: string | undefined
  /** The cards of what was told, the newest last. */
  #told: readonly string[] = []
  /** What everybody may read of the log since the screen was last wiped. */
  #sinceWiped: string[] = []

  constructor(opened: Opened, terminal: Terminal, words: TerminalWords) {
    this.#opened = opened
    this.#terminal = terminal
    this.#words = words
    const { people } = opened
    this.#holder = people.length === 1 ? people[0] : undefined
  }

  async play(): Promise<void> {
    const { session, voice, file, from, opening } = this.#opened
    const terminal = this.#terminal
    if (from !== undefined) terminal.quiet(this.#words.continued(from))
    if (file !== from) terminal.quiet(this.#words.saved(file))
    if (!(await this.#acceptsMisfit())) return
    this.#tell(opening)
    session.listen({ happened: (events) => this.#tell(events) })
    while (session.outcome === undefined) {
      const asked = this.#nextForPeople()
      if (asked === undefined) this.#playBots()
      else if (!(await this.#ask(asked))) return
      writeSave(file, session)
    }
    terminal.heading(this.#words.over)
    for (const line of voice.scene(session.view(this.#holder), this.#holder)) terminal.write(line)
    terminal.write(voice.outcome(session.outcome))
    if (this.#ending !== undefined) terminal.write(this.#ending)
    for (const line of voice.score?.(session.view(this.#holder)) ?? []) terminal.write(line)
  }

  /** Where the rules have changed, the game goes on only if its players want that. The original is put aside. */
  async #acceptsMisfit(): Promise<boolean> {
    const { misfit, voice, file, from = file } = this.#opened
    if (misfit === undefined) return true
    const title = misfitSentence(voice, misfit)
    const goOn = startsOver(misfit) ? this.#words.startOver : this.#words.goOnFromHere
    const chosen = await this.#terminal.choose({ title, entries: [goOn, this.#words.leave] })
    if (chosen !== 0) return false
    this.#terminal.quiet(this.#words.originalKept(putAside(from)))
    return true
  }

  #playBots(): void {
    const { session, people } = this.#opened
    const questions = session.questions.filter(({ seat }) => seat !== TABLE && !people.includes(seat))
    session.answer(this.#bot.answer({ questions, seats: session.seats }))
  }

  /** What must be asked of somebody at this terminal. Seats of the random player answer by themselves first. */
  #nextForPeople(): Question | undefined {
    const { session, people } = this.#opened
    const mine = (question: Question): boolean => question.seat === TABLE || people.includes(question.seat)
    const needed = session.questions.filter(({ optional }) => optional !== true)
    if (needed.some((question) => !mine(question))) return undefined
    return needed.find(mine)
  }

  /** False when the player leaves. */
  async #ask(asked: Question): Promise<boolean> {
    const { session, voice, people } = this.#opened
    const terminal = this.#terminal
    if (!(await this.#handOver(asked))) return false
    const seat = asked.seat === TABLE ? this.#holder : asked.seat
    terminal.heading(`${asked.seat === TABLE ? this.#words.everybody : voice.seat(asked.seat)}`)
    for (const line of voice.scene(session.view(seat), seat)) terminal.write(line)
    this.#explain(asked, seat)
    const offers = session.questions.filter(
      ({ optional, seat: whose }) => optional === true && (whose === TABLE || people.includes(whose)),
    )
    const last = session.answers.length - 1
    const own = asked.seat === TABLE || session.answers[last]?.seat === asked.seat
    const cards = cardsSeen(this.#opened, session.view(seat), seat, this.#told)
    const { diary } = this.#opened.spoken
    const entries: Entry<Pick | 'read' | 'diary' | 'undo' | 'quit'>[] = [
      ...asked.choices.map((choice) => this.#entry(asked, choice, voice.choice(choice, asked))),
      ...this.#offers(offers),
      ...(cards.length > 0 ? [{ label: this.#words.read, means: 'read' } as const] : []),
      ...(diary === undefined ? [] : [{ label: diary.title, means: 'diary' } as const]),
      ...(own && last >= session.barrier ? [{ label: this.#words.undo, means: 'undo' } as const] : []),
      { label: this.#words.quit, means: 'quit' },
    ]
    const about = voice.about?.(asked)
    const title = about === undefined ? voice.prompt(asked) : `${voice.prompt(asked)} ${about}`
    for (;;) {
      const chosen = await chooseFolded(terminal, { title, entries, back: this.#words.back })
      if (chosen === 'read') {
        await readCard(terminal, this.#opened.spoken, session.config, cards, this.#words)
        continue
      }
      if (chosen === 'diary') {
        this.#readDiary(seat)
        continue
      }
      if (chosen === 'undo') session.undoTo(last)
      else if (chosen === undefined || chosen === 'quit') {
        if (chosen === undefined) terminal.quiet(this.#words.noInput(this.#opened.file))
        writeSave(this.#opened.file, session)
        return false
      } else {
        const { question, choice } = chosen
        const answering = question.seat === TABLE ? (people[0] ?? TABLE) : question.seat
        session.answer({ seat: answering, question: question.id, choice: choice.id })
      }
      return true
    }
  }

  /** The newest page is the last, where it is read. */
  #readDiary(seat: string | undefined): void {
    const { session, spoken } = this.#opened
    for (const { title, lines } of (spoken.diary?.pages(session.view(seat)) ?? []).toReversed()) {
      this.#terminal.heading(title)
      this.#terminal.write(lines.join(' '))
    }
  }

  #entry(question: Question, choice: Choice, label: string): Entry<Pick> {
    return { label, means: { question, choice }, under: this.#opened.voice.under?.(choice, question) }
  }

  /** Where there are many, they are put away together. */
  #offers(offers: readonly Question[]): readonly Entry<Pick>[] {
    const entries = offers.flatMap((question) =>
      question.choices.map((choice) => this.#entry(question, choice, this.#offerLabel(question, choice))),
    )
    return entries.length <= MOST_OFFERS
      ? entries
      : entries.map((entry) => ({ ...entry, under: entry.under ?? this.#words.besides }))
  }

  /** What a newcomer has to know for this question, in front of it. */
  #explain(asked: Question, seat: string | undefined): void {
    const { session, guide } = this.#opened
    const next = (): { readonly id: string; readonly text: string } | undefined =>
      guide?.lesson(asked, session.view(seat), this.#known)
    for (let lesson = next(); lesson !== undefined; lesson = next()) {
      this.#known.push(lesson.id)
      this.#terminal.write(`☞ ${lesson.text}`)
    }
  }

  /** What may be done besides answering. Its prompt says what the choice is for, unless the choice says that itself. */
  #offerLabel(question: Question, choice: Choice): string {
    const { voice } = this.#opened
    const whose = question.seat === TABLE ? this.#words.everybody : voice.seat(question.seat)
    const label = voice.choice(choice, question)
    return isAsking(question) ? `${whose}: ${label}` : `${whose} — ${voice.prompt(question)} ${label}`
  }

  /** Around one screen nobody may see another's hand: the screen goes from one to the next. */
  async #handOver(asked: Question): Promise<boolean> {
    const { people, voice } = this.#opened
    if (asked.seat === TABLE || asked.seat === this.#holder || people.length === 1) return true
    this.#holder = asked.seat
    if (!this.#terminal.interactive) return true
    this.#terminal.clear()
    const title = this.#words.passTo(voice.seat(asked.seat))
    if ((await this.#terminal.choose({ title, entries: [this.#words.ready] })) === undefined) return false
    for (const line of this.#sinceWiped) this.#terminal.quiet(line)
    this.#sinceWiped = []
    return true
  }

  #tell(events: readonly Happened[]): void {
    const { plugin, voice, spoken } = this.#opened
    for (const event of events) {
      this.#ending = spoken.ending?.(event) ?? this.#ending
      const line = voice.log(plugin.game.told(event, this.#opened.people.length === 1 ? this.#holder : undefined))
      if (line === undefined) continue
      this.#told = [...this.#told, plugin.card(event) ?? []].flat().slice(-MOST_TOLD)
      this.#terminal.quiet(`· ${line}`)
      this.#sinceWiped.push(`· ${line}`)
    }
  }
}
