// A table as its acts have made it: the game, who sits where, what was said. Knows no network and no database.
import { type Game, type Happened, type Luck, type Session, type Snapshot, writeLuck } from '@landfall/kernel'
import type { ChatLine, Misfit, Proposal, RefusalCode } from '@landfall/protocol'
import { type Act, isPlay } from './acts.ts'

export interface Member {
  readonly member: number
  name: string
  readonly secretHash: string
  readonly owner: boolean
}

/** What one answer, or the set-up, made happen. */
export interface Happening {
  /** The entry that it was. */
  readonly number: number
  readonly answers: number
  readonly events: readonly Happened[]
}

/** What an act changed. */
export interface Applied {
  /** Answers were taken back to this number of them. */
  readonly back?: number
  /** What happened in the game, if it went on. */
  readonly events?: readonly Happened[]
  readonly line?: ChatLine
  /** Who is there, who sits where. */
  readonly company?: true
  readonly proposal?: true
  readonly misfit?: true
}

/** What somebody wants to do. What is kept of it may say more: what chance gave, what an agreement led to. */
export type Deed =
  | Exclude<Act, { do: 'answered' | 'agreed' | 'agreedToGoOn' | 'wentOn' }>
  | {
      readonly do: 'answer'
      readonly member: number
      readonly seat: string
      readonly question: number
      readonly choice: string
    }
  | { readonly do: 'agree'; readonly member: number; readonly proposal: number }
  | { readonly do: 'goOn'; readonly member: number }

export type Outcome = { readonly act: Act; readonly applied: Applied } | { readonly refused: RefusalCode }

/** How a game began. */
export interface Setup {
  readonly config: object
  readonly seed: string
  /** What chance gave before the first answer. */
  readonly dealt: Luck
}

/** Everything but the game, to be kept in a snapshot. */
interface Furniture {
  readonly number: number
  readonly members: readonly Member[]
  readonly seats: readonly (readonly [seat: string, member: number])[]
  readonly chat: readonly ChatLine[]
  readonly proposal: Proposal | undefined
}

export interface RoomSnapshot extends Furniture {
  readonly session: Snapshot
}

/** How many lines of chat a client is shown when it comes. */
const CHAT_KEPT = 200
/** How many answers' happenings are remembered, for clients that come back after a short while. */
const HAPPENINGS_KEPT = 64
const MOST_MEMBERS = 32

const NOTHING: Applied = {}

export class Room {
  readonly session: Session
  readonly members = new Map<number, Member>()
  readonly seats = new Map<string, number>()
  chat: ChatLine[] = []
  proposal: Proposal | undefined
  /** The number of the newest act. */
  number = 0
  /** The newest happenings, without a gap since the last time that answers were taken back. */
  happenings: Happening[] = []
  #fresh: Happened[] = []
  /** The game has come to its end, perhaps under rules that are not those of today. */
  #hasEnded = false
  /** The answer that the rules of today do not allow, and who would go on without it. */
  #misfit: Omit<Misfit, 'waiting'> | undefined

  private constructor(session: Session) {
    this.session = session
    session.listen({ happened: (events) => this.#fresh.push(...events) })
  }

  /** Before the first act. Where the rules of today cannot repeat the set-up, the game stands at a new one. */
  static begin(game: Game, { config, seed, dealt }: Setup): Room {
    const events: Happened[] = []
    const start = (luck?: Luck): Session => {
      const listen = { happened: (happened: readonly Happened[]) => events.push(...happened) }
      return game.start({ ...config, seed }, luck === undefined ? { listen } : { listen, dealt: luck })
    }
    const again = (): { room: Room; fits: boolean } => {
      try {
        return { room: new Room(start(dealt)), fits: true }
      } catch {
        return { room: new Room(start()), fits: false }
      }
    }
    const { room, fits } = again()
    if (!fits) room.#misfit = { number: 0, answers: 0, agreed: [] }
    room.happenings.push({ number: 0, answers: 0, events })
    return room
  }

  static restore(game: Game, { session, members, seats, chat, proposal, number }: RoomSnapshot): Room {
    const room = new Room(game.restore(session))
    for (const one of members) room.members.set(one.member, { ...one })
    for (const [seat, member] of seats) room.seats.set(seat, member)
    room.chat = [...chat]
    room.proposal = proposal
    room.number = number
    return room
  }

  snapshot(): RoomSnapshot {
    const { number, chat, proposal } = this
    return {
      number,
      members: [...this.members.values()],
      seats: [...this.seats],
      chat,
      proposal,
      session: this.session.snapshot(),
    }
  }

  /** The answer that no longer fits, as long as nobody has gone on without it. */
  get misfit(): Misfit | undefined {
    if (this.#misfit === undefined) return undefined
    const agreed = this.#misfit.agreed
    return { ...this.#misfit, waiting: this.#seated().filter((member) => !agreed.includes(member)) }
  }

  /** Its journal can be had by anybody, and the seed with it. */
  get isOver(): boolean {
    return this.#hasEnded || this.session.outcome !== undefined
  }

  seatsOf(member: number): readonly string[] {
    return this.session.seats.filter((seat) => this.seats.get(seat) === member)
  }

  memberWith(secretHash: string): Member | undefined {
    return [...this.members.values()].find((one) => one.secretHash === secretHash)
  }

  /** Everybody who holds a seat. */
  #seated(): readonly number[] {
    return [...new Set(this.seats.values())]
  }

  /**
   * Who must agree before this member may go back that far: nobody, if only their own answers go and nothing was revealed.
   * None at all: it cannot be, because nobody else is there who could.
   */
  concerned(member: number, to: number): readonly number[] | undefined {
    const { session } = this
    const others = (members: readonly (number | undefined)[]): readonly number[] => [
      ...new Set(members.flatMap((one) => (one === undefined || one === member ? [] : [one]))),
    ]
    if (to >= session.barrier) return others(session.answers.slice(to).map(({ seat }) => this.seats.get(seat)))
    const all = others(this.#seated())
    return all.length === 0 ? undefined : all
  }

  /** Does something new, or says why not and changes nothing. Gives what is to be kept of it. */
  perform(number: number, at: number, deed: Deed): Outcome {
    this.#mustBeNext(number)
    if (deed.do !== 'joined' && !this.members.has(doerOf(deed))) return { refused: 'notMember' }
    if (deed.do === 'answer') return this.#answer(number, deed)
    const act = this.#toKeep(deed)
    return typeof act === 'string' ? { refused: act } : { act, applied: this.follow(number, at, act) }
  }

  /** Takes an act that was kept. It was allowed when it was done, and is not questioned again. */
  follow(number: number, at: number, act: Act): Applied {
    this.#mustBeNext(number)
    this.number = number
    if (act.do === 'answered' && act.ends === true) this.#hasEnded = true
    // After an answer that no longer fits nothing that was played does, until those seated go on without it.
    return this.#misfit !== undefined && isPlay(act) ? NOTHING : this.#take(number, at, act)
  }

  /** Passes over an act that is void: those seated went on without it. */
  passOver(number: number): void {
    this.#mustBeNext(number)
    this.number = number
  }

  #mustBeNext(number: number): void {
    if (number !== this.number + 1) throw new Error(`act ${number} cannot follow act ${this.number}`)
  }

  #toKeep(deed: Exclude<Deed, { do: 'answer' }>): Act | RefusalCode {
    switch (deed.do) {
      case 'joined':
        if (this.members.size >= MOST_MEMBERS) return 'full'
        return this.members.has(deed.member) ? 'malformed' : deed
      case 'renamed':
      case 'said':
      case 'tookOriginal':
        return deed
      case 'sat':
        return this.#whyNotSit(deed) ?? deed
      case 'stood':
        if (!this.session.seats.includes(deed.seat)) return 'noSuchSeat'
        return this.seats.get(deed.seat) !== deed.by && !this.#owns(deed.by) ? 'notOwner' : deed
      case 'goOn':
        return this.#goOn(deed.member)
      case 'tookBack':
        if (this.#whyNotBack !== undefined) return this.#whyNotBack
        if (this.concerned(deed.member, deed.to)?.length !== 0) return 'belowBarrier'
        return deed.to >= this.session.answers.length ? 'noSuchPosition' : deed
      case 'proposed': {
        if (this.#whyNotBack !== undefined) return this.#whyNotBack
        if (deed.to >= this.session.answers.length) return 'noSuchPosition'
        const waiting = this.concerned(deed.member, deed.to)
        return waiting === undefined || waiting.length === 0 ? 'belowBarrier' : deed
      }
      case 'agree':
        return this.#agree(deed)
      case 'declined':
        return this.#isAsked(deed) ? deed : 'noSuchProposal'
    }
  }

  /** A free seat is anybody's; another's only the owner can give away. */
  #whyNotSit({ member, seat, by }: Extract<Act, { do: 'sat' }>): RefusalCode | undefined {
    if (!this.session.seats.includes(seat)) return 'noSuchSeat'
    if (!this.members.has(member)) return 'noSuchMember'
    if (by !== undefined && !this.#owns(by)) return 'notOwner'
    return by === undefined && this.seats.get(seat) !== undefined ? 'seatTaken' : undefined
  }

  #owns(member: number): boolean {
    return this.members.get(member)?.owner === true
  }

  #isAsked({ member, proposal }: { readonly member: number; readonly proposal: number }): boolean {
    const open = this.proposal
    return open?.number === proposal && (open.waiting.includes(member) || open.by === member)
  }

  /** Once a game is over its seed is public: who could go back would know what is to come. */
  get #whyNotBack(): RefusalCode | undefined {
    if (this.isOver) return 'finished'
    return this.#misfit === undefined ? undefined : 'rulesChanged'
  }

  #agree({ member, proposal }: Extract<Deed, { do: 'agree' }>): Act | RefusalCode {
    if (this.isOver) return 'finished'
    const open = this.proposal
    if (open?.number !== proposal) return 'noSuchProposal'
    if (!open.waiting.includes(member)) return 'notAsked'
    const isLast = open.waiting.every((one) => one === member)
    if (isLast && open.to >= this.session.answers.length) return 'noSuchPosition'
    return { do: 'agreed', member, proposal, ...(isLast ? { back: open.to } : {}) }
  }

  #goOn(member: number): Act | RefusalCode {
    const { misfit } = this
    if (misfit === undefined) return 'notAsked'
    if (this.isOver) return 'finished'
    if (this.seatsOf(member).length === 0) return 'wrongSeat'
    // The member who was still waited for may have stood up: then somebody who had agreed says so once more.
    const others = misfit.waiting.filter((one) => one !== member)
    if (others.length === 0) return { do: 'wentOn', member, from: misfit.number }
    return misfit.agreed.includes(member) ? 'notAsked' : { do: 'agreedToGoOn', member, from: misfit.number }
  }

  #answer(number: number, { member, seat, question, choice }: Extract<Deed, { do: 'answer' }>): Outcome {
    if (this.#misfit !== undefined) return { refused: 'rulesChanged' }
    if (this.seats.get(seat) !== member) return { refused: 'wrongSeat' }
    this.#fresh = []
    const refusal = this.session.answer({ seat, question, choice })
    if (refusal !== undefined) return { refused: refusal.refused }
    const given = this.session.answers.at(-1)
    if (given === undefined) throw new Error('an answer that was taken is not there')
    this.number = number
    const act: Act = {
      do: 'answered',
      member,
      seat,
      kind: given.kind,
      choice,
      ...(given.table === true ? { table: true } : {}),
      ...(given.luck === undefined ? {} : { luck: [...writeLuck(given.luck)] }),
      ...(this.session.outcome === undefined ? {} : { ends: true }),
    }
    return { act, applied: this.#answered(number) }
  }

  #take(number: number, at: number, act: Act): Applied {
    switch (act.do) {
      case 'joined': {
        const { member, name, secretHash, owner } = act
        this.members.set(member, { member, name, secretHash, owner: owner === true })
        return { company: true }
      }
      case 'renamed': {
        const own = this.members.get(act.member)
        if (own !== undefined) own.name = act.name
        return { company: true }
      }
      case 'sat':
        this.seats.set(act.seat, act.member)
        return this.#reseated()
      case 'stood':
        this.seats.delete(act.seat)
        return this.#reseated()
      case 'answered':
        return this.#repeat(number, act)
      case 'tookBack':
        return this.#goBack(act.to)
      case 'proposed': {
        const waiting = this.concerned(act.member, act.to) ?? []
        this.proposal = { number, by: act.member, to: act.to, agreed: [], waiting: [...waiting] }
        return { proposal: true }
      }
      case 'agreed':
        return this.#agreed(act)
      case 'declined':
        this.proposal = undefined
        return { proposal: true }
      case 'said':
        return this.#line({ number, at, member: act.member, text: act.text })
      case 'tookOriginal':
        return this.#line({ number, at, member: act.member, text: '', original: true })
      case 'agreedToGoOn':
        if (this.#misfit === undefined) return NOTHING
        this.#misfit = { ...this.#misfit, agreed: [...this.#misfit.agreed, act.member] }
        return { misfit: true }
      case 'wentOn':
        this.#misfit = undefined
        return { misfit: true }
    }
  }

  #repeat(number: number, { seat, kind, choice, table, luck }: Extract<Act, { do: 'answered' }>): Applied {
    this.#fresh = []
    const answer = { seat, kind, choice, ...(table === true ? { table } : {}), luck }
    const misfit = this.session.repeat(answer)
    if (misfit === undefined) return this.#answered(number)
    this.#misfit = { number, answers: misfit.at, seat, kind, agreed: [] }
    this.proposal = undefined
    return { misfit: true }
  }

  #answered(number: number): Applied {
    const events = this.#fresh
    this.happenings.push({ number, answers: this.session.answers.length, events })
    if (this.happenings.length > HAPPENINGS_KEPT) this.happenings.shift()
    if (this.proposal === undefined) return { events }
    this.proposal = undefined
    return { events, proposal: true }
  }

  /** Agreement is asked of those seated: when seats change hands, it must be proposed again. */
  #reseated(): Applied {
    const misfit = this.#misfit === undefined ? NOTHING : { misfit: true as const }
    if (this.proposal === undefined) return { company: true, ...misfit }
    this.proposal = undefined
    return { company: true, proposal: true, ...misfit }
  }

  #line(line: ChatLine): Applied {
    this.chat = [...this.chat, line].slice(-CHAT_KEPT)
    return { line }
  }

  #agreed({ member, back }: Extract<Act, { do: 'agreed' }>): Applied {
    if (back !== undefined) return this.#goBack(back)
    const open = this.proposal
    if (open === undefined) return NOTHING
    const waiting = open.waiting.filter((one) => one !== member)
    this.proposal = { ...open, agreed: [...open.agreed, member], waiting }
    return { proposal: true }
  }

  #goBack(to: number): Applied {
    const refusal = this.session.rewind(to)
    if (refusal !== undefined) throw new Error(`a table cannot go back to answer ${to}: ${refusal.refused}`)
    this.happenings = []
    const applied = this.proposal === undefined ? NOTHING : { proposal: true as const }
    this.proposal = undefined
    return { ...applied, back: to }
  }
}

function doerOf(deed: Exclude<Deed, { do: 'joined' }>): number {
  return 'by' in deed && deed.by !== undefined ? deed.by : 'member' in deed ? deed.member : deed.by
}
