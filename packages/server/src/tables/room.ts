// A table as its acts have made it: the game, who sits where, what was said. Knows no network and no database.
import type { Game, Happened, Session, Snapshot } from '@landfall/kernel'
import type { ChatLine, Proposal, RefusalCode } from '@landfall/protocol'
import type { Act } from './acts.ts'

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
}

export type Outcome = { readonly applied: Applied } | { readonly refused: RefusalCode }

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

/** So many lines of chat are shown to whoever comes. */
const CHAT_KEPT = 200
/** What so many answers made happen is remembered, for those who come back after a short while. */
const HAPPENINGS_KEPT = 64
const MOST_MEMBERS = 32

const refused = (code: RefusalCode): Outcome => ({ refused: code })
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

  private constructor(session: Session) {
    this.session = session
    session.listen({ happened: (events) => this.#fresh.push(...events) })
  }

  /** Before the first act. */
  static begin(game: Game, setup: object): Room {
    const events: Happened[] = []
    const session = game.start(setup, { listen: { happened: (happened) => events.push(...happened) } })
    const room = new Room(session)
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
   * Who must agree before this member may go back so far: nobody, if only the own answers go and nothing was revealed.
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

  /** Does an act, or says why not and changes nothing. */
  apply(number: number, at: number, act: Act): Outcome {
    if (number !== this.number + 1) throw new Error(`act ${number} cannot follow act ${this.number}`)
    const outcome = this.#do(number, at, act)
    if ('applied' in outcome) this.number = number
    return outcome
  }

  #do(number: number, at: number, act: Act): Outcome {
    if (act.do !== 'joined' && !this.members.has('by' in act && act.by !== undefined ? act.by : memberOf(act))) {
      return refused('notMember')
    }
    switch (act.do) {
      case 'joined':
        return this.#join(act)
      case 'renamed':
        return this.#rename(act)
      case 'sat':
        return this.#sit(act)
      case 'stood':
        return this.#stand(act)
      case 'answered':
        return this.#answer(number, act)
      case 'tookBack':
        if (this.concerned(act.member, act.to)?.length !== 0) return refused('belowBarrier')
        return this.#goBack(act.to)
      case 'proposed':
        return this.#propose(number, act)
      case 'agreed':
        return this.#agree(act)
      case 'declined':
        if (!this.#isAsked(act)) return refused('noSuchProposal')
        this.proposal = undefined
        return { applied: { proposal: true } }
      case 'said': {
        const line = { number, at, member: act.member, text: act.text }
        this.chat = [...this.chat, line].slice(-CHAT_KEPT)
        return { applied: { line } }
      }
    }
  }

  #join({ member, name, secretHash, owner }: Extract<Act, { do: 'joined' }>): Outcome {
    if (this.members.size >= MOST_MEMBERS) return refused('full')
    if (this.members.has(member)) return refused('malformed')
    this.members.set(member, { member, name, secretHash, owner: owner === true })
    return { applied: { company: true } }
  }

  #rename({ member, name }: Extract<Act, { do: 'renamed' }>): Outcome {
    const own = this.members.get(member)
    if (own !== undefined) own.name = name
    return { applied: { company: true } }
  }

  /** A free seat is anybody's; another's only the owner can give away. */
  #sit({ member, seat, by }: Extract<Act, { do: 'sat' }>): Outcome {
    if (!this.session.seats.includes(seat)) return refused('noSuchSeat')
    if (!this.members.has(member)) return refused('noSuchMember')
    const holder = this.seats.get(seat)
    if (by !== undefined && !this.#owns(by)) return refused('notOwner')
    if (by === undefined && holder !== undefined) return refused('seatTaken')
    this.seats.set(seat, member)
    return { applied: this.#reseated() }
  }

  #stand({ seat, by }: Extract<Act, { do: 'stood' }>): Outcome {
    if (!this.session.seats.includes(seat)) return refused('noSuchSeat')
    if (this.seats.get(seat) !== by && !this.#owns(by)) return refused('notOwner')
    this.seats.delete(seat)
    return { applied: this.#reseated() }
  }

  /** Whoever must agree to something sits there: when seats change hands, it must be proposed again. */
  #reseated(): Applied {
    if (this.proposal === undefined) return { company: true }
    this.proposal = undefined
    return { company: true, proposal: true }
  }

  #owns(member: number): boolean {
    return this.members.get(member)?.owner === true
  }

  #answer(number: number, { member, seat, question, choice }: Extract<Act, { do: 'answered' }>): Outcome {
    if (this.seats.get(seat) !== member) return refused('wrongSeat')
    this.#fresh = []
    const refusal = this.session.answer({ seat, question, choice })
    if (refusal !== undefined) return refused(refusal.refused)
    const events = this.#fresh
    this.happenings.push({ number, answers: this.session.answers.length, events })
    if (this.happenings.length > HAPPENINGS_KEPT) this.happenings.shift()
    if (this.proposal === undefined) return { applied: { events } }
    this.proposal = undefined
    return { applied: { events, proposal: true } }
  }

  #propose(number: number, { member, to }: Extract<Act, { do: 'proposed' }>): Outcome {
    if (to >= this.session.answers.length) return refused('noSuchPosition')
    const waiting = this.concerned(member, to)
    if (waiting === undefined || waiting.length === 0) return refused('belowBarrier')
    this.proposal = { number, by: member, to, agreed: [], waiting: [...waiting] }
    return { applied: { proposal: true } }
  }

  #isAsked({ member, proposal }: { readonly member: number; readonly proposal: number }): boolean {
    const open = this.proposal
    return open?.number === proposal && (open.waiting.includes(member) || open.by === member)
  }

  #agree({ member, proposal }: Extract<Act, { do: 'agreed' }>): Outcome {
    const open = this.proposal
    if (open?.number !== proposal) return refused('noSuchProposal')
    if (!open.waiting.includes(member)) return refused('notAsked')
    const waiting = open.waiting.filter((one) => one !== member)
    if (waiting.length === 0) return this.#goBack(open.to)
    this.proposal = { ...open, agreed: [...open.agreed, member], waiting }
    return { applied: { proposal: true } }
  }

  #goBack(to: number): Outcome {
    if (to >= this.session.answers.length) return refused('noSuchPosition')
    const refusal = this.session.rewind(to)
    if (refusal !== undefined) return refused(refusal.refused)
    this.happenings = []
    const applied = this.proposal === undefined ? NOTHING : { proposal: true as const }
    this.proposal = undefined
    return { applied: { ...applied, back: to } }
  }
}

function memberOf(act: Exclude<Act, { do: 'joined' }>): number {
  return act.do === 'stood' ? act.by : act.member
}
