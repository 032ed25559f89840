// A server of one table, without a network: it speaks the protocol over wires that a test can cut at any moment.
import { crusoePlugin } from '@landfall/crusoe'
import { beaconPlugin } from '@landfall/demo'
import { type Game, type Happened, openQuestions, type Question, type Session, TABLE } from '@landfall/kernel'
import { diff, Hello, type Json, PROTOCOL, type RefusalCode, Request, type ServerMessage } from '@landfall/protocol'
import type { Dial, WireEnds } from '../src/worker/connection.ts'

const TABLE_ID = 'table-table-table-tabl'
export const SECRET = 's'.repeat(43)
/** The member whom the client is, with both seats or only one of them. */
const ME = 1
const OTHER = 2
const CONTENT = ['confirm', 'enough', 'pass']

interface Line {
  readonly ends: WireEnds
  /** What was told last. */
  told: Json
  member: number | undefined
  /** Through whose eyes it asked to look; nobody's are everybody's. */
  look: { readonly seat: string | undefined } | undefined
}

interface Entry {
  readonly number: number
  readonly answers: number
  readonly events: readonly Happened[]
}

interface Played {
  readonly game: Game
  readonly setup: object
}

const CASTAWAYS: Played = {
  game: crusoePlugin.game,
  setup: {
    characters: ['carpenter', 'cook'],
    scenario: 'castaways',
    friday: true,
    dog: false,
    equipment: 2,
    books: 6,
    wreckage: 'wreckage/food-crates',
    seed: 'beach',
  },
}

/** A game with secrets. */
export const BEACON: Played = { game: beaconPlugin.game, setup: { ...beaconPlugin.setupFor(3), seed: 'beach' } }

export class TableServer {
  readonly #game: Game
  readonly session: Session
  readonly seats = new Map<string, number>()
  readonly names = new Map<number, string>([
    [ME, 'Ann'],
    [OTHER, 'Ben'],
  ])
  /** Everything that clients said, in order. */
  readonly heard: (Hello | Request)[] = []
  readonly #lines = new Set<Line>()
  #entries: Entry[] = []
  #number = 0
  #fresh: Happened[] = []
  #voidBefore = 0
  chat: { number: number; at: number; member: number; text: string }[] = []
  /** As if nobody were there: nothing opens. */
  down = false
  /** How often somebody tried to connect. */
  dialled = 0
  /** As if the network had swallowed them: replies to requests are not sent. */
  mute = false
  /** Clients are told the questions of all seats. */
  tellsAll = false
  /** As a server that does not say what is hidden among the questions. */
  isOlder = false
  protocol = PROTOCOL
  /** Nobody is let in, for this reason. */
  refuses: RefusalCode | undefined

  constructor(mine: readonly string[] = ['carpenter', 'cook'], { game, setup }: Played = CASTAWAYS) {
    this.#game = game
    this.session = game.start(setup, { listen: { happened: (events) => this.#fresh.push(...events) } })
    for (const seat of this.session.seats) this.seats.set(seat, mine.includes(seat) ? ME : OTHER)
    this.#enter()
  }

  readonly dial: Dial = (ends) => {
    this.dialled += 1
    const line: Line = { ends, told: null, member: undefined, look: undefined }
    queueMicrotask(() => {
      if (this.down) return ends.closed()
      this.#lines.add(line)
      ends.opened()
    })
    return {
      send: (text) => {
        if (this.#lines.has(line)) this.#hear(line, JSON.parse(text))
      },
      close: () => this.#lines.delete(line),
    }
  }

  /** All connections break. */
  cut(): void {
    for (const line of this.#lines) {
      this.#lines.delete(line)
      line.ends.closed()
    }
  }

  /** The other end is gone, and nobody has noticed. */
  freeze(): void {
    this.#lines.clear()
  }

  /** Somebody else answers the question that the game waits for: content with what there is, or else the first choice. */
  answer(seat?: string): void {
    const question = this.session.questions.find(({ optional }) => optional !== true)
    if (question === undefined) throw new Error('nothing is asked')
    const by = seat ?? (question.seat === TABLE ? (this.session.seats[0] ?? '') : question.seat)
    const ids = question.choices.map(({ id }) => id)
    this.#take(by, question.id, CONTENT.find((id) => ids.includes(id)) ?? ids[0] ?? '')
  }

  /** Takes the newest answer back. */
  back(): void {
    const to = this.session.answers.length - 1
    this.session.rewind(to)
    this.#number += 1
    this.#voidBefore = this.#number
    this.#entries = this.#entries.filter(({ answers }) => answers <= to)
    this.#tellStep({ say: 'step', number: this.#number, back: to, events: [] })
  }

  /** Somebody sits down: all are told, and those whose seats are others now are welcomed again. */
  seat(seat: string, member: number): void {
    this.seats.set(seat, member)
    this.#tell({ say: 'company', number: this.#number, company: this.#company() })
    for (const line of this.#lines) if (line.member === member) this.#welcome(line, this.#number)
  }

  say(member: number, text: string): void {
    this.#number += 1
    const line = { number: this.#number, at: 0, member, text }
    this.chat.push(line)
    this.#tell({ say: 'chat', line })
  }

  point(member: number, at: string): void {
    this.#tell({ say: 'point', member, at })
  }

  /** Everybody is sent away. */
  dismiss(why: RefusalCode): void {
    this.refuses = why
    this.#tell({ say: 'bye', why })
  }

  /** A patch that fits nothing. */
  garble(): void {
    this.#tell({ say: 'step', number: this.#number, events: [], patch: { s: { nowhere: { a: [3] } } } })
  }

  #enter(): void {
    this.#entries.push({ number: this.#number, answers: this.session.answers.length, events: this.#fresh })
    this.#fresh = []
  }

  #take(seat: string, question: number, choice: string): string | undefined {
    this.#fresh = []
    const refusal = this.session.answer({ seat, question, choice })
    if (refusal !== undefined) return refusal.refused
    this.#number += 1
    const events = this.#fresh
    this.#enter()
    const by = this.seats.get(seat)
    this.#tellStep({ say: 'step', number: this.#number, events: plain(events), ...(by === undefined ? {} : { by }) })
    return undefined
  }

  #tellStep(step: Extract<ServerMessage, { say: 'step' }>): void {
    for (const line of this.#lines) {
      const position = plain(this.#position(line))
      const patch = diff(line.told, position)
      line.told = position
      const events = plain(this.#told(line, happenedIn(step.events)))
      this.#send(line, { ...step, events, ...(patch === undefined ? {} : { patch }) })
    }
  }

  #mine({ member }: Line): readonly string[] {
    return this.session.seats.filter((seat) => this.seats.get(seat) === member)
  }

  #looks(line: Line): string | undefined {
    return line.look === undefined ? this.#mine(line)[0] : line.look.seat
  }

  #told(line: Line, events: readonly Happened[]): readonly Happened[] {
    return events.map((event) => this.#game.told(event, this.#looks(line)))
  }

  #position(line: Line): object {
    const { session } = this
    const mine = this.#mine(line)
    const asked = session.questions.filter(({ seat }) => this.tellsAll || seat === TABLE || mine.includes(seat))
    const open = openQuestions(session)
    const hidden = asked.filter((question) => !open.includes(question))
    return {
      answers: session.answers.length,
      barrier: session.barrier,
      view: session.view(this.#looks(line)),
      asked: Object.fromEntries(asked.map((question) => [nameOf(question), question])),
      open: asked.map(nameOf),
      ...(this.#game.isOpen || mine.length < 2 || this.isOlder ? {} : { hidden: hidden.map(nameOf) }),
      awaited: session.awaited,
      ...(session.outcome === undefined ? {} : { outcome: session.outcome }),
    }
  }

  #hear(line: Line, message: unknown): void {
    const hello = Hello.safeParse(message)
    if (hello.success) {
      this.heard.push(hello.data)
      if (this.refuses !== undefined) {
        this.#send(line, { say: 'bye', why: this.refuses })
        return
      }
      line.member = hello.data.secret === SECRET ? ME : undefined
      this.#welcome(line, hello.data.have)
      return
    }
    const request = Request.parse(message)
    this.heard.push(request)
    if (!this.mute) this.#serve(line, request)
  }

  #welcome(line: Line, have: number | undefined): void {
    const position = this.#position(line)
    const look = this.#looks(line)
    line.told = plain(position)
    const afresh = have === undefined || have < this.#voidBefore
    const told = this.#entries.filter(({ number }) => afresh || number > (have ?? -1))
    this.#send(line, {
      say: 'welcome',
      protocol: this.protocol,
      game: this.#game.id,
      version: this.session.version,
      config: plain(this.session.config),
      seedHash: '',
      seats: [...this.session.seats],
      me: {
        ...(line.member === undefined ? { mayJoin: true } : { member: line.member, mayJoin: false, watch: TABLE_ID }),
        ...(look === undefined ? {} : { look }),
      },
      number: this.#number,
      position: JSON.parse(JSON.stringify(position)),
      told: told.map(({ answers, events }) => ({ answers, events: plain(this.#told(line, events)) })),
      afresh,
      company: this.#company(),
      chat: this.chat.filter(({ number }) => have === undefined || number > have),
    })
  }

  #company(): { people: Extract<ServerMessage, { say: 'company' }>['company']['people']; watching: number } {
    const people = [...this.names].map(([member, name]) => ({
      member,
      name,
      owner: member === ME,
      seats: this.session.seats.filter((seat) => this.seats.get(seat) === member),
      here: [...this.#lines].some((line) => line.member === member),
    }))
    return { people, watching: 0 }
  }

  #serve(line: Line, request: Request): void {
    const { call } = request
    const why = this.#carryOut(line, request)
    if (why !== undefined) this.#send(line, { say: 'refused', call, why })
    else if (request.say === 'join') this.#send(line, { say: 'done', call, member: ME, secret: SECRET })
    else this.#send(line, { say: 'done', call })
  }

  /** Nothing, or why not. */
  #carryOut(line: Line, request: Request): 'staleQuestion' | 'notMember' | 'wrongSeat' | undefined {
    switch (request.say) {
      case 'answer':
        if (this.seats.get(request.seat) !== line.member) return 'wrongSeat'
        return this.#take(request.seat, request.question, request.choice) === undefined ? undefined : 'staleQuestion'
      case 'join':
        this.names.set(ME, request.name)
        line.member = ME
        this.#welcome(line, this.#number)
        return undefined
      case 'sit':
        if (line.member === undefined) return 'notMember'
        this.seat(request.seat, line.member)
        return undefined
      case 'look':
        if (request.seat !== undefined && this.seats.get(request.seat) !== line.member) return 'wrongSeat'
        line.look = { seat: request.seat }
        this.#welcome(line, this.#number)
        return undefined
      case 'chat':
        if (line.member === undefined) return 'notMember'
        this.say(line.member, request.text)
        return undefined
      default:
        return undefined
    }
  }

  #tell(message: ServerMessage): void {
    for (const line of this.#lines) this.#send(line, message)
  }

  /** As the network does: later, and only if there is still somebody. */
  #send(line: Line, message: ServerMessage): void {
    const text = JSON.stringify(message)
    queueMicrotask(() => {
      if (this.#lines.has(line)) line.ends.heard(text)
    })
  }
}

const nameOf = ({ kind, seat }: Question): string => `${kind}/${seat}`

/** What goes through JSON comes out as plain data. */
function plain<Value>(value: Value): Json[] & Json
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** The events of a step, as they came from the session. */
function happenedIn(events: readonly Json[]): readonly Happened[]
function happenedIn(events: unknown): unknown {
  return events
}
