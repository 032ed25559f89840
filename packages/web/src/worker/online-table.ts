// A table online, open in this worker: what the server tells of it, kept together and put into words.
import { type GameTypes, type Happened, type Outcome, type Question, type SeenBy, TABLE } from '@landfall/kernel'
import {
  applied,
  type ChatLine,
  type Company,
  type Misfit,
  PatchError,
  Position,
  PROTOCOL,
  type Proposal,
  type ServerMessage,
} from '@landfall/protocol'
import type { CardRead, Language, MisfitTold } from '@landfall/tabletop'
import type { CompanyShown, Link, Pointed } from '../table/company.ts'
import type { Refused } from '../table/refused.ts'
import type { Shown } from '../table/table.ts'
import { type Asked, Connection, type Dial, type Reply } from './connection.ts'
import { type Eyes, eyesAfter, handedTo, NOBODY, seenBy } from './eyes.ts'
import type { FindGame, WorkerGame } from './games.ts'
import type { KeptTable } from './kept-games.ts'
import { endedIn, lostIn, refusedOnlineIn } from './online-words.ts'
import { type OpenTable, readCardOf } from './open-table.ts'
import { type Position as Standing, type Telling, type Told, tellingOf } from './shown.ts'

type Welcome = Extract<ServerMessage, { say: 'welcome' }>
type Step = Extract<ServerMessage, { say: 'step' }>

/** All that is known of a table: whoever has it can go on from there, in another language, too. */
export interface Memory {
  /** The name of the table, or the other one that only lets watch. */
  readonly name: string
  readonly secret: string | undefined
  readonly known: Known | undefined
  /** Who has the screen, where several share it. */
  readonly eyes: Eyes
}

interface Known {
  readonly game: string
  readonly config: Welcome['config']
  readonly seats: readonly string[]
  readonly me: Welcome['me']
  /** The newest entry that was told. */
  readonly number: number
  readonly position: Position
  readonly told: readonly Told[]
  readonly company: Company
  readonly chat: readonly ChatLine[]
  readonly proposal: Proposal | undefined
  readonly misfit: Misfit | undefined
  /** Who gave the newest answer, if that was told. */
  readonly by: number | undefined
}

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
}

/** The own seats, and whom the game waits for. */
interface Situation {
  readonly mine: string
  readonly now: string
}

/** A game, and how this table speaks of it. */
interface Spoken {
  readonly game: WorkerGame
  readonly config: object
  readonly telling: Telling
}

/** A game's own types, where the server is trusted: it plays by the same rules. */
interface Played {
  readonly view: SeenBy<GameTypes>
  readonly questions: readonly Question[]
  readonly outcome: Outcome | undefined
}

function played(known: {
  readonly view: unknown
  readonly questions: readonly unknown[]
  readonly outcome: unknown
}): Played
function played(known: unknown): unknown {
  return known
}

/** The configuration, which the server has checked. */
function configOf(config: unknown): object
function configOf(config: unknown): unknown {
  return config
}

function happened(events: readonly unknown[]): readonly Happened[]
function happened(events: unknown): unknown {
  return events
}

export class OnlineTable implements OpenTable {
  readonly ordersItself = true as const
  readonly #language: Language
  readonly #ends: OnlineEnds
  readonly #connection: Connection
  readonly #name: string
  #secret: string | undefined
  #known: Known | undefined
  #ended: CompanyShown['ended']
  /** How many events and lines stand in the log that was told. */
  #logged = { events: 0, lines: 0 }
  /** Who waits for something to be told. */
  readonly #watchers = new Set<() => void>()
  #kept = ''
  /** The game, once it is known which one it is, and loaded. */
  #spoken: Spoken | undefined
  #eyes: Eyes
  /** For which it was found out who looks. */
  #situation: Situation = { mine: '', now: '' }
  /** Whom the log was told to. */
  #toldTo = ''
  /** Who had the screen when the connection was lost: the server forgets it with the connection. */
  #again: string | undefined

  constructor({ name, secret, known, eyes }: Memory, language: Language, dial: Dial, ends: OnlineEnds) {
    this.#name = name
    this.#secret = secret
    this.#known = known
    this.#language = language
    this.#ends = ends
    this.#eyes = eyes
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
    if (known !== undefined) {
      this.#situation = this.#situationOf(known)
      void this.#speak(known)
    }
    this.#tellCompany()
    this.#connection.start()
  }

  async answer(question: number, choice: string): Promise<Refused | undefined> {
    for (;;) {
      if (this.#connection.link !== 'open') return lostIn(this.#language)
      const asked = this.#questions().find(({ id }) => id === question)
      if (asked === undefined) return refusedOnlineIn(this.#language, 'staleQuestion')
      const seat = asked.seat === TABLE ? this.#seat() : asked.seat
      if (seat === undefined) return refusedOnlineIn(this.#language, 'watching')
      const reply = await this.#connection.ask({ say: 'answer', seat, question, choice })
      if (reply !== 'lost' && reply.say === 'refused') return refusedOnlineIn(this.#language, reply.why)
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

  async act(asked: Asked): Promise<Refused | undefined> {
    if (this.#connection.link !== 'open') return lostIn(this.#language)
    const reply = await this.#connection.ask(asked)
    if (asked.say === 'join') return this.#joined(reply)
    // Whoever leaves in the middle of it sees what became of it where they go on.
    if (reply === 'lost') return (await this.#wasDone(asked)) || this.#isLeft() ? undefined : lostIn(this.#language)
    return reply.say === 'refused' ? refusedOnlineIn(this.#language, reply.why) : undefined
  }

  goTo(): void {}

  card(id: string): CardRead {
    if (this.#spoken === undefined) throw new Error('the table was not told yet')
    return readCardOf(this.#spoken.game, id, this.#spoken.config)
  }

  handTo(seat: string): Refused | undefined {
    return this.#turnTo(handedTo(seat), seat)
  }

  async look(seat: string): Promise<Refused | undefined> {
    if (!this.#isShared()) return undefined
    // The server sends one view at a time: that of the seat that looks.
    const refused = this.#known?.me.look === seat ? undefined : await this.act({ say: 'look', seat })
    return refused ?? this.#turnTo(seenBy(seat), seat)
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

  /** Leaves, and gives all that another worker needs to go on. */
  handOver(): Memory {
    this.close()
    return { name: this.#name, secret: this.#secret, known: this.#known, eyes: this.#eyes }
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
        // Whoever sits down or stands up may answer other questions now.
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
    for (const watcher of this.#watchers) watcher()
  }

  #welcome(message: Welcome): void {
    if (
      message.protocol !== PROTOCOL ||
      message.version > (this.#spoken?.game.plugin.game.version ?? message.version)
    ) {
      this.#end('protocol')
      return
    }
    if (this.#satDown(message)) {
      this.#tellAnew()
      return
    }
    const before = message.afresh ? undefined : this.#known
    const { game, config, seats, me, position, company, proposal, misfit } = message
    const fresh = toldIn(message.told, me.look)
    const numbers = new Set(message.chat.map(({ number }) => number))
    this.#known = {
      game,
      config,
      seats,
      me,
      number: message.number,
      position,
      told: [...(before?.told ?? []), ...fresh],
      company,
      chat: [...(this.#known?.chat ?? []).filter(({ number }) => !numbers.has(number)), ...message.chat],
      proposal,
      misfit,
      by: fresh.length === 0 ? before?.by : undefined,
    }
    if (this.#spoken === undefined) void this.#speak(this.#known, message.version)
    // What happened while nobody was connected stands in the log; only the very last of it is seen as it comes.
    const seen = before !== undefined && message.told.length === 1 ? fresh.map(({ event }) => event) : []
    this.#show(seen, before === undefined)
    this.#tellCompany()
  }

  /** Whoever has just sat down may know more of what happened before, where there are secrets. */
  #satDown({ me, company }: Welcome): boolean {
    const own = company.people.find(({ member }) => member === me.member)
    const isOther = this.#known !== undefined && this.#known.me.look !== me.look
    return isOther && own?.seats.length === 1 && this.#spoken?.game.plugin.game.isOpen === false
  }

  #tellAnew(): void {
    this.#known = undefined
    this.#connection.restart()
  }

  #step({ number, back, by, events, patch }: Step): void {
    const known = this.#known
    if (known === undefined) return
    const position = patch === undefined ? known.position : patched(known.position, patch)
    if (position === undefined) {
      // What is here is not what the server thinks it is.
      this.#tellAnew()
      return
    }
    const seen = happened(events)
    const told = back === undefined ? known.told : known.told.filter(({ answers }) => answers <= back)
    this.#known = {
      ...known,
      number: Math.max(number, known.number),
      position,
      told: [...told, ...seen.map((event) => ({ event, answers: position.answers, to: known.me.look }))],
      by: back === undefined ? (by ?? known.by) : undefined,
    }
    this.#show(seen, back !== undefined)
  }

  #update(change: Partial<Known>): void {
    const known = this.#known
    if (known === undefined) return
    this.#known = { ...known, ...change, number: Math.max(change.number ?? 0, known.number) }
    this.#tellCompany()
  }

  #linked(link: Link, why: Parameters<typeof endedIn>[1] | undefined): void {
    if (link === 'ended' && why !== undefined) this.#ended = endedIn(this.#language, why)
    const again = this.#again
    if (link === 'open' && again !== undefined) {
      this.#again = undefined
      void this.look(again)
    }
    for (const watcher of this.#watchers) watcher()
    this.#tellCompany()
  }

  #end(why: Parameters<typeof endedIn>[1]): void {
    this.#connection.end()
    this.#linked('ended', why)
  }

  /** Loads the game that the table is of; only then can anything be shown. */
  async #speak({ game: name, config }: Known, version = 0): Promise<void> {
    const game = await this.#ends.findGame(name, this.#language)
    if (this.#isLeft() || this.#spoken !== undefined) return
    if (game === undefined) return this.#end('unknownGame')
    if (version > game.plugin.game.version) return this.#end('protocol')
    const setup = configOf(config)
    this.#spoken = { game, config: setup, telling: tellingOf(game, setup) }
    this.#show([], true)
    this.#tellCompany()
    for (const watcher of this.#watchers) watcher()
  }

  /** A new member has been welcomed again; the secret is kept with the table. */
  #joined(reply: Reply): Refused | undefined {
    if (reply === 'lost') return lostIn(this.#language)
    if (reply.say === 'refused') return refusedOnlineIn(this.#language, reply.why)
    this.#secret = reply.secret
    this.#show([], false)
    return undefined
  }

  /** Whether what was asked had been done before the connection broke. Known when the table is told again. */
  async #wasDone(asked: Asked): Promise<boolean> {
    const lines = this.#known?.chat.length ?? 0
    await this.#until(() => this.#connection.link === 'open')
    const known = this.#known
    const own = this.#me()
    switch (asked.say) {
      case 'chat':
        return (
          known?.chat.slice(lines).some(({ member, text }) => member === own?.member && text === asked.text) === true
        )
      case 'sit':
        return own?.seats.includes(asked.seat) === true
      case 'stand':
        return own?.seats.includes(asked.seat) === false
      case 'rename':
        return own?.name === asked.name
      case 'goOn':
        return own !== undefined && known?.misfit?.waiting.includes(own.member) !== true
      default:
        return false
    }
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
    return this.#questions().some(({ id }) => id === question)
  }

  #me(): Company['people'][number] | undefined {
    const { me, company } = this.#known ?? {}
    return me?.member === undefined ? undefined : company?.people.find(({ member }) => member === me.member)
  }

  /** The seat that answers for this browser where anybody may. */
  #seat(): string | undefined {
    const mine = this.#me()?.seats ?? []
    const look = this.#known?.me.look
    return look !== undefined && mine.includes(look) ? look : mine[0]
  }

  /** What this browser may answer. */
  #questions(): Played['questions'] {
    const mine = this.#me()?.seats ?? []
    if (this.#known === undefined || mine.length === 0) return []
    return this.#played(this.#known).questions.filter(({ seat }) => seat === TABLE || mine.includes(seat))
  }

  #played({ position }: Known): Played {
    const { view, asked, open, outcome } = position
    const questions = open.flatMap((name) => asked[name] ?? [])
    return played({ view, questions, outcome })
  }

  /** Several seats with secrets are at this screen. */
  #isShared(): boolean {
    return this.#spoken?.game.plugin.game.isOpen === false && (this.#me()?.seats ?? []).length > 1
  }

  #turnTo(eyes: Eyes, seat: string): Refused | undefined {
    if (!this.#isShared()) return undefined
    if (this.#me()?.seats.includes(seat) !== true) return refusedOnlineIn(this.#language, 'wrongSeat')
    this.#eyes = eyes
    this.#show([], true)
    return undefined
  }

  #situationOf({ position: { answers, awaited, outcome } }: Known): Situation {
    const mine = this.#me()?.seats ?? []
    return { mine: mine.join(), now: JSON.stringify([answers, awaited, outcome !== undefined]) }
  }

  /** Who looks now. Says whether what the server sent is what they see: otherwise that is on its way. */
  #turn(known: Known, isOpen: boolean): boolean {
    const mine = this.#me()?.seats ?? []
    const before = this.#situation
    const situation = this.#situationOf(known)
    const { awaited, outcome } = known.position
    if (situation.mine !== before.mine || situation.now !== before.now) {
      this.#situation = situation
      // Where others share the screen now, whoever had it alone takes it anew.
      const eyes = situation.mine === before.mine ? this.#eyes : NOBODY
      this.#eyes = eyesAfter(eyes, { isOpen, mine, awaited, isOver: outcome !== undefined, mayWatch: false })
    }
    const { seat, curtain } = this.#eyes
    if (isOpen || curtain !== undefined || seat === known.me.look) return true
    if (seat === undefined || mine.length < 2) return false
    this.#eyes = handedTo(seat)
    this.#again = seat
    return true
  }

  #show(seen: readonly Happened[], whole: boolean): void {
    const known = this.#known
    const spoken = this.#spoken
    if (known === undefined || spoken === undefined) return
    if (!this.#turn(known, spoken.game.plugin.game.isOpen)) return
    const { telling } = spoken
    const { view, outcome } = this.#played(known)
    const { position, told, seats } = known
    const eyes = this.#eyes
    const standing: Standing = {
      seats,
      mine: this.#me()?.seats ?? [],
      eyes,
      awaited: position.awaited,
      view,
      questions: this.#questions(),
      outcome,
      answers: position.answers,
      undo: this.#undoable(known),
    }
    const to = JSON.stringify(eyes)
    const from = whole || to !== this.#toldTo ? { events: 0, lines: 0 } : this.#logged
    this.#toldTo = to
    const lines = telling.log(told.slice(from.events), eyes)
    this.#logged = { events: told.length, lines: from.lines + lines.length }
    this.#ends.shown(telling.shown(standing, seen, { from: from.lines, lines }, position.answers))
    void this.#keep(spoken, standing)
  }

  #undoable({ position, company, me, by }: Known): Shown['undo'] {
    const { answers, barrier, outcome } = position
    if (answers === 0 || outcome !== undefined || (this.#me()?.seats ?? []).length === 0) return undefined
    if (answers > barrier && (by === undefined || by === me.member)) return 'atOnce'
    return company.people.some(({ member, seats }) => member !== me.member && seats.length > 0)
      ? 'byAgreement'
      : undefined
  }

  #tellCompany(): void {
    const { me, company, chat, proposal, misfit } = this.#known ?? {}
    const telling = this.#spoken?.telling
    this.#ends.company({
      link: this.#connection.link,
      ended: this.#ended,
      me: { member: me?.member, mayJoin: me?.mayJoin === true, watch: me?.watch },
      people: company?.people ?? [],
      watching: company?.watching ?? 0,
      chat: chat ?? [],
      proposal,
      misfit:
        misfit === undefined || telling === undefined
          ? undefined
          : { ...telling.misfit(toldOf(misfit)), waiting: misfit.waiting },
    })
  }

  /** Remembers the table on the shelf of this browser, whenever something there would look different. */
  async #keep({ game, config }: Spoken, { seats, view, mine, awaited, answers, outcome }: Standing): Promise<void> {
    const secret = this.#secret
    const me = this.#me()
    if (secret === undefined || me === undefined) return
    const isMine = mine.length > 0 && awaited.some((seat) => seat === TABLE || mine.includes(seat))
    const table = {
      id: this.#name,
      secret,
      name: me.name,
      game: game.plugin.game.id,
      digest: game.plugin.digest({ seats, config, view, answers }),
      turn: outcome !== undefined ? ('over' as const) : isMine ? ('mine' as const) : ('others' as const),
      outcome: outcome?.result,
    }
    const kept = JSON.stringify(table)
    if (kept === this.#kept) return
    this.#kept = kept
    await this.#ends.keep({ ...table, changed: Date.now() })
  }
}

function toldOf({ answers, seat, kind }: Misfit): MisfitTold {
  return seat === undefined || kind === undefined ? { at: answers } : { at: answers, answer: { seat, kind } }
}

function toldIn(told: Welcome['told'], to: string | undefined): readonly Told[] {
  return told.flatMap(({ answers, events }) => happened(events).map((event) => ({ event, answers, to })))
}

/** Nothing, if the patch does not fit. */
function patched(position: Position, patch: Parameters<typeof applied>[1]): Position | undefined {
  try {
    const parsed = Position.safeParse(applied(plain(position), patch))
    return parsed.success ? parsed.data : undefined
  } catch (thrown) {
    if (thrown instanceof PatchError) return undefined
    throw thrown
  }
}

/** A position is plain data, as it came over the wire. */
function plain(position: Position): Parameters<typeof applied>[0]
function plain(position: unknown): unknown {
  return position
}
