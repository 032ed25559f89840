// The people of a table: who has joined, who sits where, who owns it, and when they were last there.
import type { Act } from './acts.ts'
import { awayMsOf, SEEN_PARTS } from './limits.ts'

export interface Member {
  readonly member: number
  name: string
  readonly secretHash: string
  owner: boolean
  /** When they were last known to be there, in milliseconds since 1970. */
  seen: number
}

/** Everything about the people, to be kept in a snapshot. */
export interface PeopleSnapshot {
  readonly members: readonly Member[]
  /** In the order in which they were taken. */
  readonly seats: readonly (readonly [seat: string, member: number])[]
  readonly votes: readonly (readonly [seat: string, members: readonly number[]])[]
  /** How many have ever joined: a number is never given twice. */
  readonly joined: number
  readonly awayMs: number
}

/** A seat that may be made free, and who has asked for it. */
export interface AwaySeat {
  readonly seat: string
  readonly agreed: readonly number[]
}

export class People {
  readonly members = new Map<number, Member>()
  /** In the order in which they were taken. */
  readonly seats = new Map<string, number>()
  /** Who would make a seat free whose holder is away. */
  readonly #votes = new Map<string, readonly number[]>()
  joined = 0
  #awayMs = awayMsOf()

  static restore({ members, seats, votes, joined, awayMs }: PeopleSnapshot): People {
    const people = new People()
    for (const one of members) people.members.set(one.member, { ...one })
    for (const [seat, member] of seats) people.seats.set(seat, member)
    for (const [seat, voters] of votes) people.#votes.set(seat, voters)
    people.joined = joined
    people.#awayMs = awayMs
    return people
  }

  snapshot(): PeopleSnapshot {
    return {
      members: [...this.members.values()],
      seats: [...this.seats],
      votes: [...this.#votes],
      joined: this.joined,
      awayMs: this.#awayMs,
    }
  }

  owns(member: number): boolean {
    return this.members.get(member)?.owner === true
  }

  /** Everybody who holds a seat, the one who sat down first before the others. */
  seated(): readonly number[] {
    return [...new Set(this.seats.values())]
  }

  join({ member, name, secretHash, owner, awayHours }: Extract<Act, { do: 'joined' }>, at: number): void {
    this.members.set(member, { member, name, secretHash, owner: owner === true, seen: at })
    this.joined = Math.max(this.joined, member)
    if (awayHours !== undefined) this.#awayMs = awayMsOf(awayHours)
  }

  rename(member: number, name: string): void {
    const one = this.members.get(member)
    if (one !== undefined) one.name = name
  }

  sit(seat: string, member: number): void {
    this.stand(seat)
    this.seats.set(seat, member)
  }

  stand(seat: string): void {
    this.seats.delete(seat)
    this.#votes.delete(seat)
  }

  /** Whoever is removed leaves their seats, and what they voted for. */
  remove(member: number): void {
    for (const [seat, holder] of [...this.seats]) if (holder === member) this.stand(seat)
    for (const [seat, voters] of [...this.#votes]) this.#setVotes(seat, voters, member)
    this.members.delete(member)
  }

  vote(seat: string, member: number): void {
    this.#votes.set(seat, [...new Set([...(this.#votes.get(seat) ?? []), member])])
  }

  inherit(heir: number): void {
    for (const one of this.members.values()) one.owner = one.member === heir
  }

  /** They are there: nobody makes their seats free. The newest time counts, even if it is not the latest: clocks are set. */
  see(member: number, at: number): void {
    const one = this.members.get(member)
    if (one === undefined) return
    one.seen = at
    for (const [seat, holder] of this.seats) if (holder === member) this.#votes.delete(seat)
  }

  /** Those of the people here whose presence must be kept again. Nobody misses a person who is the only one. */
  unseen(here: readonly number[], now: number): readonly number[] {
    if (this.members.size < 2) return []
    return [...new Set(here)].filter((member) => {
      const seen = this.members.get(member)?.seen
      return seen !== undefined && Math.abs(now - seen) >= this.#stepMs
    })
  }

  /** The one to whom the rights of an owner pass who has been away too long: of those here, who has been seated longest. */
  heir(here: readonly number[], now: number): { readonly member: number; readonly from: number } | undefined {
    const owner = [...this.members.values()].find((one) => one.owner)
    if (owner === undefined || !this.isAway(owner.member, here, now)) return undefined
    const member = [...this.seated(), ...this.members.keys()].find((one) => here.includes(one))
    return member === undefined ? undefined : { member, from: owner.member }
  }

  /** Long enough for others to go on without them, however little of their presence was kept. */
  isAway(member: number, here: readonly number[], now: number): boolean {
    const seen = this.members.get(member)?.seen
    return seen !== undefined && !here.includes(member) && now - seen >= this.#awayMs + this.#stepMs
  }

  awaySeats(here: readonly number[], now: number): readonly AwaySeat[] {
    return [...this.seats].flatMap(([seat, holder]) =>
      this.isAway(holder, here, now) ? [{ seat, agreed: this.#votes.get(seat) ?? [] }] : [],
    )
  }

  /** Who may vote on a seat: those here who are seated, or all members who are here if nobody is. */
  voters(here: readonly number[]): readonly number[] {
    const seated = this.seated().filter((member) => here.includes(member))
    return seated.length > 0 ? seated : [...this.members.keys()].filter((member) => here.includes(member))
  }

  /** Whether with this vote more than half of those who may vote are for it; nothing, if it is no new vote. */
  isDecidedBy(seat: string, member: number, voters: readonly number[]): boolean | undefined {
    const before = this.#votes.get(seat) ?? []
    const agreed = voters.filter((one) => one === member || before.includes(one))
    if (agreed.length * 2 > voters.length) return true
    return before.includes(member) ? undefined : false
  }

  get #stepMs(): number {
    return this.#awayMs / SEEN_PARTS
  }

  #setVotes(seat: string, voters: readonly number[], without: number): void {
    const left = voters.filter((one) => one !== without)
    if (left.length === 0) this.#votes.delete(seat)
    else this.#votes.set(seat, left)
  }
}
