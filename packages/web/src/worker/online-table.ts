// A table online, open in this worker: what the server tells of it, kept together and put into words.
import { type Happened, TABLE } from '@landfall/kernel'
import { PROTOCOL, type RefusalCode, type ServerMessage } from '@landfall/protocol'
import type { CardRead, DiaryPage, Language } from '@landfall/tabletop'
import type { CompanyShown, Link, Pointed } from '../table/company.ts'
import type { Refused } from '../table/refused.ts'
import type { Peeked, Shown } from '../table/table.ts'
import { Connection, type Dial, type Reply, type TableRequest } from './connection.ts'
import { type Eyes, handedTo, seenBy } from './eyes.ts'
import type { FindGame, WorkerGame } from './games.ts'
import type { KeptTable } from './kept-games.ts'
import { configFrom, eventsFrom } from './online-casts.ts'
import { OnlineEyes } from './online-eyes.ts'
import {
  afterStep,
  afterWelcome,
  anySeatIn,
  isDone,
  type Known,
  positionIn,
  questionsIn,
  type Step,
  seatsIn,
  type Welcome,
} from './online-known.ts'
import { companyShown, keptTableOf, positionFor } from './online-shown.ts'
import { endedIn, lostIn, type OnlineTableWords, refusedOnlineIn } from './online-words.ts'
import { type OpenTable, readCardOf } from './open-table.ts'
import { type Position, Telling } from './shown.ts'

export interface OnlineEnds {
  shown(shown: Shown): void
  company(company: CompanyShown): void
  pointed(pointed: Pointed): void
  /** What this browser remembers of the table has changed. */
  keep(table: KeptTable): Promise<void>
  /** The journal of a finished game, as a text. */
  journal(name: string): Promise<string>
  /** The game as it was kept, for a member. */
  original(name: string, secret: string): Promise<string>
  readonly findGame: FindGame
  words(language: Language): Promise<OnlineTableWords>
}

/** Which table it is, and in which language it is opened. */
interface Opened {
  /** The name of the table, or the other one that only lets watch. */
  readonly name: string
  readonly secret: string | undefined
  readonly language: Language
  readonly words: OnlineTableWords
}

/** A game, and how this table speaks of it. */
interface SpokenTable {
  readonly game: WorkerGame
  readonly config: object
  readonly telling: Telling
  readonly language: Language
}

export class OnlineTable implements OpenTable {
  readonly ordersItself = true as const
  readonly #ends: OnlineEnds
  readonly #connection: Connection
  readonly #name: string
  readonly #eyes = new OnlineEyes()
  /** The language of the screen; what is spoken follows when it is loaded. */
  #language: Language
  #words: OnlineTableWords
  #secret: string | undefined
  #known: Known | undefined
  /** Why the table was left for good. */
  #ended: RefusalCode | undefined
  /** Why the table cannot be entered at the moment. */
  #refused: RefusalCode | undefined
  /** How many events and lines stand in the log that was told. */
  #logged = { events: 0, lines: 0 }
  /** Those who wait for something to be told. */
  readonly #watchers = new Set<() => void>()
  #kept = ''
  /** The game, once it is known which one it is, and loaded. */
  #spoken: SpokenTable | undefined
  /** Whom the log was told to. */
  #toldTo = ''
  /** What was asked for, and is on its way. */
  #looking: object | undefined
  /** What happened while that was on its way. */
  readonly #unseen: Happened[] = []

  constructor({ name, secret, language, words }: Opened, dial: Dial, ends: OnlineEnds) {
    this.#name = name
    this.#secret = secret
    this.#language = language
    this.#words = words
    this.#ends = ends
    this.#connection = new Connection(dial, {
      hello: () => ({
        say: 'hello',
        protocol: PROTOCOL,
        table: this.#name,
        ...(this.#secret === undefined ? {} : { secret: this.#secret }),
        ...(this.#known === undefined ? {} : { have: this.#known.number }),
      }),
      heard: (message) => this.#heard(message),
      linked: (link, why) => this.#linked(link, why),
    })
    this.#tellCompany()
    this.#connection.start()
  }

  async answer(question: number, choice: string): Promise<Refused | undefined> {
    for (;;) {
      if (this.#connection.link !== 'open') return lostIn(this.#words)
      const asked = questionsIn(this.#known).find(({ id }) => id === question)
      if (asked === undefined) return refusedOnlineIn(this.#words, 'staleQuestion')
      const seat = asked.seat === TABLE ? anySeatIn(this.#known) : asked.seat
      if (seat === undefined) return refusedOnlineIn(this.#words, 'watching')
      const reply = await this.#connection.ask({ say: 'answer', seat, question, choice })
      if (reply !== 'lost' && reply.say === 'refused') return refusedOnlineIn(this.#words, reply.why)
      // Taken: what came of it is on its way. Lost: what became of it is seen when the table is told again.
      await this.#until(() => (reply === 'lost' ? this.#connection.link === 'open' : !this.#isOpen(question)))
      // Asked again only while the very same question is open: then the answer never arrived. A question is never asked
      // twice under one number, so that nothing can be answered twice.
      if (this.#isLeft() || !this.#isOpen(question)) return undefined
    }
  }

  undo(): Promise<Refused | undefined> {
    const answers = this.#known?.position.answers ?? 0
    return this.act({ say: 'undo', to: Math.max(0, answers - 1) })
  }

  async act(request: TableRequest): Promise<Refused | undefined> {
    if (this.#connection.link !== 'open') return lostIn(this.#words)
    const reply = await this.#connection.ask(request)
    if (request.say === 'join') return this.#joined(reply)
    if (reply !== 'lost') return reply.say === 'refused' ? refusedOnlineIn(this.#words, reply.why) : undefined
    const lines = this.#known?.chat.length ?? 0
    // It may have been done before the connection broke: known when the table is told again, and nobody is left to be
    // told where the table was left in the middle of it.
    await this.#until(() => this.#connection.link === 'open')
    return isDone(request, this.#known, lines) || this.#isLeft() ? undefined : lostIn(this.#words)
  }

  goTo(): void {}

  diary(): readonly DiaryPage[] {
    const known = this.#known
    return known === undefined ? [] : (this.#spoken?.telling.diary(positionIn(known).view) ?? [])
  }

  card(id: string): CardRead {
    if (this.#spoken === undefined) throw new Error('the table was not told yet')
    return readCardOf(this.#spoken.game, id, this.#spoken.config)
  }

  handTo(seat: string | undefined): Refused | undefined {
    if (seat !== undefined) return this.#turnTo(handedTo(seat), seat)
    this.#eyes.handOn()
    this.#show([], true)
    return undefined
  }

  async look(seat: string): Promise<Refused | undefined> {
    if (!this.#isShared()) return undefined
    // Until its view has come, nothing else is to be seen.
    const refused = this.#turnTo(handedTo(seat), seat)
    if (refused !== undefined) return refused
    const lost = this.#known?.me.look === seat ? undefined : await this.act({ say: 'look', seat })
    return lost ?? this.#turnTo(seenBy(seat), seat)
  }

  /** The server sends the view of that seat; before it is shown to anybody, what everybody may see is asked for again. */
  async peek(seat: string): Promise<Peeked | Refused> {
    if (!this.#isShared() || this.#eyes.now.seat !== undefined) return refusedOnlineIn(this.#words, 'wrongSeat')
    const refused = await this.#askToLook({ seat })
    const known = this.#known
    const peeked = known?.me.look === seat ? this.#spoken?.telling.peeked(positionIn(known).view, seat) : undefined
    this.#show([], false)
    return refused ?? peeked ?? lostIn(this.#words)
  }

  /** Only those around one table know whether they trust each other. */
  trust(): undefined {}

  async speak(language: Language): Promise<void> {
    if (language === this.#language) return
    this.#language = language
    const words = await this.#ends.words(language)
    if (this.#language !== language) return
    this.#words = words
    this.#tellCompany()
    if (this.#known !== undefined) await this.#load(this.#known)
  }

  save(): Promise<string> {
    return this.#ends.journal(this.#name)
  }

  secret(): string | undefined {
    return this.#secret
  }

  /** Also of a table that the server does not play. */
  async original(): Promise<string | undefined> {
    return this.#secret === undefined ? undefined : await this.#ends.original(this.#name, this.#secret)
  }

  wake(online: boolean): void {
    if (online) this.#connection.wake()
    else this.#connection.sleep()
  }

  close(): void {
    this.#connection.end()
  }

  #heard(message: ServerMessage): void {
    switch (message.say) {
      case 'welcome':
        this.#welcome(message)
        break
      case 'step':
        this.#step(message)
        break
      case 'company':
        this.#update({ company: message.company, number: message.number })
        // The player who sits down or stands up may answer other questions now.
        this.#show([], false)
        break
      case 'chat':
        this.#update({ chat: [...(this.#known?.chat ?? []), message.line], number: message.line.number })
        break
      case 'proposal':
        this.#update({ proposal: message.proposal, number: message.number })
        break
      case 'misfit':
        this.#update({ misfit: message.misfit, number: message.number })
        break
      case 'point':
        this.#ends.pointed({ member: message.member, at: message.at })
        break
      case 'done':
      case 'refused':
      case 'bye':
        break
    }
    this.#wakeWatchers()
  }

  #welcome(message: Welcome): void {
    const version = this.#spoken?.game.plugin.game.version ?? message.version
    if (message.protocol !== PROTOCOL || message.version > version) this.#end('protocol')
    else if (this.#satDown(message)) this.#tellAgain()
    else this.#learn(message)
  }

  #learn(message: Welcome): void {
    const { known, seen } = afterWelcome(this.#known, message)
    const isFirst = message.afresh || this.#known === undefined
    this.#known = known
    if (this.#spoken === undefined) void this.#load(known)
    this.#show(seen, isFirst)
    this.#tellCompany()
  }

  /** A player who has just sat down may know more of what happened before, where there are secrets. */
  #satDown({ me, company }: Welcome): boolean {
    const own = company.people.find(({ member }) => member === me.member)
    const isOther = this.#known !== undefined && this.#known.me.look !== me.look
    return isOther && own?.seats.length === 1 && this.#spoken?.game.plugin.game.isOpen === false
  }

  /** Lets the server tell everything from the beginning. */
  #tellAgain(): void {
    this.#known = undefined
    this.#connection.restart()
  }

  #step(step: Step): void {
    if (this.#known === undefined) return
    const known = afterStep(this.#known, step)
    if (known === undefined) {
      this.#tellAgain()
      return
    }
    this.#known = known
    this.#show(eventsFrom(step.events), step.back !== undefined)
  }

  #update(change: Partial<Known>): void {
    const known = this.#known
    if (known === undefined) return
    this.#known = { ...known, ...change, number: Math.max(change.number ?? 0, known.number) }
    this.#tellCompany()
  }

  #linked(link: Link, why: RefusalCode | undefined): void {
    if (link === 'ended' && why !== undefined) this.#ended = why
    if (link !== 'open') this.#looking = undefined
    this.#refused = link === 'lost' ? why : undefined
    const again = link === 'open' ? this.#eyes.takeAgain() : undefined
    if (again !== undefined) void this.look(again)
    this.#wakeWatchers()
    this.#tellCompany()
  }

  #end(why: RefusalCode): void {
    this.#connection.end()
    this.#linked('ended', why)
  }

  /** Loads the game that the table is of, in the language of the screen; only then can anything be shown. */
  async #load({ game: name, version, config }: Known): Promise<void> {
    const language = this.#language
    const game = await this.#ends.findGame(name, language)
    if (this.#isLeft() || this.#language !== language || this.#spoken?.language === language) return
    if (game === undefined) return this.#end('unknownGame')
    if (version > game.plugin.game.version) return this.#end('protocol')
    const setup = configFrom(config)
    this.#spoken = { game, config: setup, telling: new Telling(game, setup), language }
    this.#show([], true)
    this.#tellCompany()
    this.#wakeWatchers()
  }

  /** A new member has been welcomed again; the secret is kept with the table. */
  #joined(reply: Reply): Refused | undefined {
    if (reply === 'lost') return lostIn(this.#words)
    if (reply.say === 'refused') return refusedOnlineIn(this.#words, reply.why)
    this.#secret = reply.secret
    this.#show([], false)
    return undefined
  }

  #wakeWatchers(): void {
    for (const watcher of this.#watchers) watcher()
  }

  /** Resolves when it has become true, or when the table is left. */
  #until(isTrue: () => boolean): Promise<void> {
    const done = (): boolean => this.#isLeft() || isTrue()
    if (done()) return Promise.resolve()
    return new Promise((resolve) => {
      const watcher = (): void => {
        if (!done()) return
        this.#watchers.delete(watcher)
        resolve()
      }
      this.#watchers.add(watcher)
    })
  }

  #isLeft(): boolean {
    return this.#connection.link === 'ended'
  }

  #isOpen(question: number): boolean {
    return questionsIn(this.#known).some(({ id }) => id === question)
  }

  /** Several seats with secrets are at this screen. */
  #isShared(): boolean {
    return this.#spoken?.game.plugin.game.isOpen === false && seatsIn(this.#known).length > 1
  }

  #turnTo(eyes: Eyes, seat: string): Refused | undefined {
    if (!this.#isShared()) return undefined
    if (!seatsIn(this.#known).includes(seat)) return refusedOnlineIn(this.#words, 'wrongSeat')
    this.#eyes.turnTo(eyes)
    this.#show([], true)
    return undefined
  }

  #show(seen: readonly Happened[], whole: boolean): void {
    const known = this.#known
    const spoken = this.#spoken
    if (known === undefined || spoken === undefined) return
    const sight = this.#eyes.follow(known, spoken.game.plugin.game.isOpen)
    if (sight !== 'here') {
      this.#unseen.push(...seen)
      if (sight === 'wanted' && this.#looking === undefined) void this.#askToLook({})
      return
    }
    const eyes = this.#eyes.now
    const position = positionFor(known, eyes)
    const to = JSON.stringify(eyes)
    const from = whole || to !== this.#toldTo ? { events: 0, lines: 0 } : this.#logged
    this.#toldTo = to
    const lines = spoken.telling.log(known.log.slice(from.events), eyes)
    this.#logged = { events: known.log.length, lines: from.lines + lines.length }
    const happened = [...this.#unseen.splice(0), ...seen]
    this.#ends.shown(spoken.telling.shown(position, happened, { from: from.lines, lines }, position.answers))
    void this.#keep(spoken, known, position)
  }

  /** Asks for what a seat sees, or for what everybody may see. */
  async #askToLook(as: { readonly seat?: string }): Promise<Refused | undefined> {
    this.#looking = as
    await this.#until(() => this.#connection.link === 'open')
    const refused = await this.act({ say: 'look', ...as })
    if (this.#looking === as) this.#looking = undefined
    return refused
  }

  #tellCompany(): void {
    const ended = this.#ended === undefined ? undefined : endedIn(this.#words, this.#ended)
    const refused = this.#refused === undefined ? undefined : refusedOnlineIn(this.#words, this.#refused).why
    const connected = { link: this.#connection.link, ended, refused }
    this.#ends.company(companyShown(connected, this.#known, this.#spoken?.telling))
  }

  /** Remembers the table on the shelf of this browser, whenever something there would look different. */
  async #keep({ game, config }: SpokenTable, known: Known, position: Position): Promise<void> {
    const secret = this.#secret
    const table = keptTableOf(game, config, known, position)
    if (secret === undefined || table === undefined) return
    const kept = JSON.stringify([secret, table])
    if (kept === this.#kept) return
    this.#kept = kept
    const now = Date.now()
    await this.#ends.keep({ ...table, id: this.#name, secret, changed: now, seen: now })
  }
}
