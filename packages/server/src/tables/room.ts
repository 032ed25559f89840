// A table as its acts have made it: the game, who sits where, what was said. Knows no network and no database.
import {
  type Game,
  type Given,
  type Happened,
  type Luck,
  type Session,
  type Snapshot,
  writeLuck,
} from '@landfall/kernel'
import type { ChatLine, Misfit, Proposal, RefusalCode } from '@landfall/protocol'
import { type Act, doerOf, givenIn, isOfEarlierRules, isPlay, underRules } from './acts.ts'
import { Budget, type BudgetSnapshot } from './budget.ts'
import type { Deed } from './deeds.ts'
import { LONG_GAME, TOLD_OF_LONG_GAME } from './limits.ts'
import { type Member, People, type PeopleSnapshot } from './people.ts'
import { actOf, concerned, isSaid } from './permits.ts'

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

export type Outcome = { readonly act: Act; readonly applied: Applied } | { readonly refused: RefusalCode }

/** How a game began. */
export interface Setup {
  readonly config: object
  readonly seed: string
  /** What chance gave before the first answer. */
  readonly dealt: Luck
  /** It was made under earlier rules, and these were the first answers: then the room must be told when it has caught up. */
  readonly earlier?: readonly Given[]
}

/** Everything but the game, to be kept in a snapshot. */
interface Furniture {
  readonly number: number
  readonly people: PeopleSnapshot
  readonly budget: BudgetSnapshot
  readonly chat: readonly ChatLine[]
  readonly proposal: Proposal | undefined
  /** Of a long game: how it went of late. */
  readonly story?: readonly Happening[]
}

export interface RoomSnapshot extends Furniture {
  readonly session: Snapshot
}

/** How many lines of chat a client is shown when it comes. */
const CHAT_KEPT = 200
/** How many answers' happenings are remembered, for clients that come back after a short while. */
const HAPPENINGS_KEPT = 64

const NOTHING: Applied = {}
const NO_ANSWERS: readonly Given[] = []

/** A kept answer that was followed, with those after it, and how many answers of today there were then. */
interface Followed {
  readonly answers: number
  readonly given?: Given
  readonly ahead: readonly Given[]
}

export class Room {
  readonly session: Session
  readonly people: People
  readonly #budget: Budget
  chat: ChatLine[] = []
  proposal: Proposal | undefined
  /** The number of the newest act. */
  number = 0
  /** The newest happenings, without a gap since the last time that answers were taken back. */
  happenings: Happening[] = []
  /** The newest answers of a long game that were not taken back. */
  #story: readonly Happening[] = []
  #fresh: Happened[] = []
  /** The game has come to its end, perhaps under rules that are not those of today. */
  #hasEnded = false
  /** While the acts of earlier rules are followed: their answers, and how many of today each number of them comes to. */
  #earlier: Followed[] | undefined
  /** The answer that the rules of today do not allow, and who would go on without it. */
  #misfit: Omit<Misfit, 'waiting'> | undefined

  private constructor(session: Session, people = new People(), budget = new Budget()) {
    this.session = session
    this.people = people
    this.#budget = budget
    session.listen({ happened: (events) => this.#fresh.push(...events) })
  }

  /** Before the first act. Where the rules of today cannot repeat the set-up, the game stands at a new one. */
  static begin(game: Game, { config, seed, dealt, earlier }: Setup): Room {
    const events: Happened[] = []
    const start = (luck?: Luck): Session => {
      const listen = { happened: (happened: readonly Happened[]) => events.push(...happened) }
      const kept = luck === undefined ? {} : { dealt: luck, ...(earlier === undefined ? {} : { earlier }) }
      return game.start({ ...config, seed }, { listen, ...kept })
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
    else if (earlier !== undefined) room.#earlier = [{ answers: 0, ahead: NO_ANSWERS }]
    room.happenings.push({ number: 0, answers: 0, events })
    return room
  }

  static restore(game: Game, { session, people, budget, chat, proposal, number, story = [] }: RoomSnapshot): Room {
    const room = new Room(game.restore(session), People.restore(people), new Budget(budget))
    room.chat = [...chat]
    room.proposal = proposal
    room.number = number
    room.#story = story
    return room
  }

  snapshot(): RoomSnapshot {
    const { number, chat, proposal } = this
    return {
      number,
      people: this.people.snapshot(),
      budget: this.#budget.snapshot(),
      chat,
      proposal,
      ...(this.#story.length === 0 ? {} : { story: this.#story }),
      session: this.session.snapshot(),
    }
  }

  /** What a client is told that comes to a long game. Others get the whole story. */
  get story(): readonly Happening[] | undefined {
    return this.session.answers.length > LONG_GAME ? this.#story : undefined
  }

  get members(): ReadonlyMap<number, Readonly<Member>> {
    return this.people.members
  }

  get seats(): ReadonlyMap<string, number> {
    return this.people.seats
  }

  /** The answer that no longer fits, as long as nobody has gone on without it. */
  get misfit(): Misfit | undefined {
    if (this.#misfit === undefined) return undefined
    const agreed = this.#misfit.agreed
    return { ...this.#misfit, waiting: this.people.seated().filter((member) => !agreed.includes(member)) }
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

  /** Does something new, or says why not and changes nothing. Gives what is to be kept of it. */
  perform(number: number, at: number, deed: Deed): Outcome {
    this.#mustBeNext(number)
    const doer = doerOf(deed)
    if (doer !== undefined && deed.do !== 'joined' && !this.members.has(doer)) return { refused: 'notMember' }
    const why = this.#budget.whyNot(number, deed.do, doer)
    if (why !== undefined) return { refused: why }
    if (deed.do === 'answer') return this.#answer(number, at, deed)
    const done = actOf(this, deed, at)
    if (typeof done === 'string') return { refused: done }
    const act = underRules(done, this.session.version)
    return { act, applied: this.follow(number, at, act) }
  }

  /**
   * Takes an act that was kept. It was allowed when it was done, and is not questioned again. For one of earlier rules, the
   * answers that followed it are needed.
   */
  follow(number: number, at: number, act: Act, ahead: readonly Given[] = NO_ANSWERS): Applied {
    this.#mustBeNext(number)
    if (isPlay(act) && !isOfEarlierRules(act, this.session.version)) this.caughtUp()
    this.number = number
    this.#count(act, at)
    if (act.do === 'answered' && act.ends === true) this.#hasEnded = true
    // After an answer that no longer fits nothing that was played does, until those seated go on without it.
    return this.#misfit !== undefined && isPlay(act) ? NOTHING : this.#take(number, at, act, ahead)
  }

  /** All acts of earlier rules are followed: from here on it is played under these. */
  caughtUp(): void {
    if (this.#earlier === undefined) return
    this.#earlier = undefined
    this.session.caughtUp()
  }

  /** Passes over an act that is void: those seated went on without it. */
  passOver(number: number): void {
    this.#mustBeNext(number)
    this.number = number
  }

  #count(act: Act, at: number): void {
    this.#budget.count(act)
    const doer = doerOf(act)
    for (const member of act.do === 'seen' ? act.members : doer === undefined ? [] : [doer]) this.people.see(member, at)
  }

  #mustBeNext(number: number): void {
    if (number !== this.number + 1) throw new Error(`act ${number} cannot follow act ${this.number}`)
  }

  #answer(number: number, at: number, deed: Extract<Deed, { do: 'answer' }>): Outcome {
    const { member, seat, question, choice } = deed
    if (this.#misfit !== undefined) return { refused: 'rulesChanged' }
    if (this.seats.get(seat) !== member) return { refused: 'wrongSeat' }
    this.#fresh = []
    const refusal = this.session.answer({ seat, question, choice })
    if (refusal !== undefined) return { refused: refusal.refused }
    const given = this.session.answers.at(-1)
    if (given === undefined) throw new Error('an answer that was taken is not there')
    this.number = number
    const answered: Act = {
      do: 'answered',
      member,
      seat,
      kind: given.kind,
      choice,
      ...(given.table === true ? { table: true } : {}),
      ...(given.luck === undefined ? {} : { luck: [...writeLuck(given.luck)] }),
      ...(this.session.outcome === undefined ? {} : { ends: true }),
    }
    const act = underRules(answered, this.session.version)
    this.#count(act, at)
    return { act, applied: this.#answered(number) }
  }

  #take(number: number, at: number, act: Act, ahead: readonly Given[]): Applied {
    switch (act.do) {
      case 'joined':
        this.people.join(act, at)
        return { company: true }
      case 'renamed':
        this.people.rename(act.member, act.name)
        return { company: true }
      case 'seen':
        return { company: true }
      case 'sat':
        this.people.sit(act.seat, act.member)
        return this.#reseated()
      case 'stood':
        this.people.stand(act.seat)
        return this.#reseated()
      case 'votedToFree':
        this.people.vote(act.seat, act.member)
        return { company: true }
      case 'inherited':
      case 'freed':
      case 'removed':
        return this.#changedByOthers(number, at, act)
      case 'answered':
        return this.#repeat(number, act, ahead)
      case 'tookBack':
        return this.#goBack(act.to)
      case 'proposed': {
        const to = this.#answersAt(act.to)
        const waiting = concerned(this, act.member, to) ?? []
        this.proposal = { number, by: act.member, to, agreed: [], waiting: [...waiting] }
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

  #repeat(number: number, act: Extract<Act, { do: 'answered' }>, ahead: readonly Given[]): Applied {
    this.#fresh = []
    const given = givenIn(act)
    const misfit = this.#earlier === undefined ? this.session.repeat(given) : this.#catchUp(given, ahead)
    if (misfit === undefined) return this.#answered(number)
    const { seat, kind } = act
    this.#misfit = { number, answers: misfit.at, seat, kind, agreed: [] }
    this.proposal = undefined
    return { misfit: true }
  }

  #catchUp(given: Given, ahead: readonly Given[]): ReturnType<Session['catchUp']> {
    const before = this.#earlier?.at(-1)?.given
    const misfit = this.session.catchUp(given, { before, ahead })
    this.#earlier?.push({ answers: this.session.answers.length, given, ahead })
    return misfit
  }

  #answered(number: number): Applied {
    const events = this.#fresh
    const happening: Happening = { number, answers: this.session.answers.length, events }
    this.happenings.push(happening)
    if (this.happenings.length > HAPPENINGS_KEPT) this.happenings.shift()
    const isLong = happening.answers > LONG_GAME - TOLD_OF_LONG_GAME
    if (isLong) this.#story = [...this.#story.slice(1 - TOLD_OF_LONG_GAME), happening]
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

  /** Somebody lost their rights, a seat or their place at the table to others. A line says so for ever. */
  #changedByOthers(number: number, at: number, act: Extract<Act, { do: 'inherited' | 'freed' | 'removed' }>): Applied {
    const concerned = act.do === 'inherited' ? act.from : act.do === 'freed' ? this.seats.get(act.seat) : act.member
    const about = concerned === undefined ? undefined : this.members.get(concerned)?.name
    const { line } = this.#line({
      number,
      at,
      member: act.do === 'removed' ? act.by : act.member,
      text: '',
      notice: act.do,
      ...(about === undefined ? {} : { about }),
      ...(act.do === 'freed' ? { seat: act.seat } : {}),
    })
    if (act.do === 'inherited') this.people.inherit(act.member)
    if (act.do === 'freed') this.people.stand(act.seat)
    if (act.do === 'removed') this.people.remove(act.member)
    return { ...(act.do === 'inherited' ? { company: true } : this.#reseated()), line }
  }

  #line(line: ChatLine): { readonly line: ChatLine } {
    const said = [...this.chat, line].filter(isSaid)
    const oldest = said.at(-CHAT_KEPT) ?? said[0]
    this.chat = [...this.chat, line].filter((one) => !isSaid(one) || one.number >= (oldest?.number ?? 0))
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

  /** How many answers of today this many of the act's rules come to. */
  #answersAt(kept: number): number {
    return this.#earlier?.[kept]?.answers ?? kept
  }

  /**
   * The kept answers that the last answer of today was made from. What waits after them, or was taken without asking, is
   * known again when they have been followed once more.
   */
  #toFollowAgain(kept: number): readonly Followed[] {
    if (this.#earlier === undefined) return []
    const to = this.#answersAt(kept)
    this.#earlier.splice(kept + 1)
    return this.#earlier.splice(
      1 +
        Math.max(
          0,
          this.#earlier.findLastIndex(({ answers }) => answers < to),
        ),
    )
  }

  #goBack(kept: number): Applied {
    const to = this.#answersAt(kept)
    const again = this.#toFollowAgain(kept)
    const refusal = this.session.rewind(this.#earlier?.at(-1)?.answers ?? to)
    if (refusal !== undefined) throw new Error(`a table cannot go back to answer ${to}: ${refusal.refused}`)
    for (const { given, ahead } of again) if (given !== undefined) this.#catchUp(given, ahead)
    this.happenings = []
    this.#story = this.#story.filter(({ answers }) => answers <= to)
    const applied = this.proposal === undefined ? NOTHING : { proposal: true as const }
    this.proposal = undefined
    return { ...applied, back: to }
  }
}
