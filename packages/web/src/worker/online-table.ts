// A table online, open in this worker: what the server tells of it, kept together and put into words.
import { type Crusoe, crusoeBox, readCard } from '@landfall/crusoe'
import type { CardRead } from '@landfall/crusoe/board'
import { type Happened, type Question, type SeenBy, TABLE } from '@landfall/kernel'
import {
  applied,
  type ChatLine,
  type Company,
  PatchError,
  Position,
  PROTOCOL,
  type Proposal,
  type ServerMessage,
} from '@landfall/protocol'
import type { Language } from '@landfall/text'
import type { CompanyShown, Link, Pointed } from '../table/company.ts'
import type { Refused } from '../table/refused.ts'
import type { Shown } from '../table/table.ts'
import { type Asked, Connection, type Dial, type Reply } from './connection.ts'
import type { KeptTable } from './kept-games.ts'
import { endedIn, lostIn, refusedOnlineIn } from './online-words.ts'
import type { OpenTable } from './open-table.ts'
import { logOf, type Position as Standing, shownOf, type Told } from './shown.ts'

type Welcome = Extract<ServerMessage, { say: 'welcome' }>
type Step = Extract<ServerMessage, { say: 'step' }>

/** All that is known of a table: whoever has it can go on from there, in another language, too. */
export interface Memory {
  /** The name of the table, or the other one that only lets watch. */
  readonly name: string
  readonly secret: string | undefined
  readonly known: Known | undefined
}

interface Known {
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
}

/** A game's own types, where the server is trusted: it plays by the same rules. */
interface Played {
  readonly config: Crusoe['config']
  readonly view: SeenBy<Crusoe>
  readonly questions: readonly Question<Crusoe['clause']>[]
  readonly outcome: Crusoe['outcome'] | undefined
}

function played(known: {
  readonly config: unknown
  readonly view: unknown
  readonly questions: readonly unknown[]
  readonly outcome: unknown
}): Played
function played(known: unknown): unknown {
  return known
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

  constructor({ name, secret, known }: Memory, language: Language, dial: Dial, ends: OnlineEnds) {
    this.#name = name
    this.#secret = secret
    this.#known = known
    this.#language = language
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
    if (known !== undefined) this.#show([], true)
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
    if (this.#known === undefined) throw new Error('the table was not told yet')
    return readCard(id, this.#language, this.#played(this.#known).config)
  }

  save(): Promise<string> {
    return this.#ends.journal(this.#name)
  }

  secret(): string | undefined {
    return this.#secret
  }

  wake(online: boolean): void {
    if (online) this.#connection.wake()
    else this.#connection.sleep()
  }

  /** Leaves, and gives all that another worker needs to go on. */
  handOver(): Memory {
    this.close()
    return { name: this.#name, secret: this.#secret, known: this.#known }
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
    if (message.protocol !== PROTOCOL || message.version > crusoeBox.game.version) {
      this.#connection.end()
      this.#linked('ended', 'protocol')
      return
    }
    const before = message.afresh ? undefined : this.#known
    const { config, seats, me, position, company, proposal } = message
    const fresh = toldIn(message.told)
    const numbers = new Set(message.chat.map(({ number }) => number))
    this.#known = {
      config,
      seats,
      me,
      number: message.number,
      position,
      told: [...(before?.told ?? []), ...fresh],
      company,
      chat: [...(this.#known?.chat ?? []).filter(({ number }) => !numbers.has(number)), ...message.chat],
      proposal,
      by: fresh.length === 0 ? before?.by : undefined,
    }
    // What happened while nobody was connected stands in the log; only the very last of it is seen as it comes.
    const seen = before !== undefined && message.told.length === 1 ? fresh.map(({ event }) => event) : []
    this.#show(seen, before === undefined)
    this.#tellCompany()
  }

  #step({ number, back, by, events, patch }: Step): void {
    const known = this.#known
    if (known === undefined) return
    const position = patch === undefined ? known.position : patched(known.position, patch)
    if (position === undefined) {
      // What is here is not what the server thinks it is: everything is told anew.
      this.#known = undefined
      this.#connection.restart()
      return
    }
    const seen = happened(events)
    const told = back === undefined ? known.told : known.told.filter(({ answers }) => answers <= back)
    this.#known = {
      ...known,
      number: Math.max(number, known.number),
      position,
      told: [...told, ...seen.map((event) => ({ event, answers: position.answers }))],
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
    for (const watcher of this.#watchers) watcher()
    this.#tellCompany()
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

  #played({ config, position }: Known): Played {
    const { view, asked, open, outcome } = position
    const questions = open.flatMap((name) => asked[name] ?? [])
    return played({ config, view, questions, outcome })
  }

  #show(seen: readonly Happened[], whole: boolean): void {
    const known = this.#known
    if (known === undefined) return
    const { config, view, outcome } = this.#played(known)
    const { position, told, seats } = known
    const standing: Standing = {
      config,
      seats,
      mine: this.#me()?.seats ?? [],
      awaited: position.awaited,
      view,
      questions: this.#questions(),
      outcome,
      answers: position.answers,
      undo: this.#undoable(known),
    }
    const from = whole ? { events: 0, lines: 0 } : this.#logged
    const lines = logOf({ config }, told.slice(from.events), this.#language)
    this.#logged = { events: told.length, lines: from.lines + lines.length }
    const shown = shownOf(standing, this.#language, seen, { from: from.lines, lines }, position.answers)
    this.#ends.shown(shown)
    void this.#keep(shown, standing)
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
    const { me, company, chat, proposal } = this.#known ?? {}
    this.#ends.company({
      link: this.#connection.link,
      ended: this.#ended,
      me: { member: me?.member, mayJoin: me?.mayJoin === true, watch: me?.watch },
      people: company?.people ?? [],
      watching: company?.watching ?? 0,
      chat: chat ?? [],
      proposal,
    })
  }

  /** Remembers the table on the shelf of this browser, whenever something there would look different. */
  async #keep({ board, outcome }: Shown, { config, mine, awaited }: Standing): Promise<void> {
    const secret = this.#secret
    const me = this.#me()
    if (secret === undefined || me === undefined) return
    const isMine = mine.length > 0 && awaited.some((seat) => seat === TABLE || mine.includes(seat))
    const table = {
      id: this.#name,
      secret,
      name: me.name,
      scenario: config.scenario,
      characters: config.characters,
      round: board.round,
      turn: outcome !== undefined ? ('over' as const) : isMine ? ('mine' as const) : ('others' as const),
      outcome: outcome === undefined ? undefined : outcome.won ? ('won' as const) : ('lost' as const),
    }
    const kept = JSON.stringify(table)
    if (kept === this.#kept) return
    this.#kept = kept
    await this.#ends.keep({ ...table, changed: Date.now() })
  }
}

function toldIn(told: Welcome['told']): readonly Told[] {
  return told.flatMap(({ answers, events }) => happened(events).map((event) => ({ event, answers })))
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
