// A table that somebody is connected to: takes what clients ask for, keeps it, and only then tells everybody.
import type { Game, Journal, Translation } from '@landfall/kernel'
import type { Company, Hello, Json, RefusalCode, Request, ServerMessage } from '@landfall/protocol'
import { hashOf, newSecret } from '../secrets.ts'
import { DamagedError } from '../store/errors.ts'
import type { Entry, Store, TableRecord } from '../store/store.ts'
import { appended } from '../store/writes.ts'
import { type Act, doerOf, isReseating, readAct, translated, writeAct } from './acts.ts'
import { type Deed, deedOf } from './deeds.ts'
import { type Client, type Guest, Guests, type Presence } from './guests.ts'
import { GRACE_MS } from './limits.ts'
import { type LoadedRoom, loadRoom, toldSince } from './load-room.ts'
import { companyMessage, stepText, welcomeText } from './messages.ts'
import { originalOf, setupOf } from './original.ts'
import { OtherNodes, type Whisper } from './other-nodes.ts'
import { Outgoing } from './outgoing.ts'
import { Pointing } from './pointing.ts'
import type { Applied, Happening, Room } from './room.ts'
import { type Eyes, Viewpoints } from './viewpoint.ts'

export interface Surroundings {
  readonly store: Store
  readonly game: Game
  readonly node: string
  now(): number
  /** Evicts the table from the cache. */
  forget(): void
  measured: {
    answered(): void
    refused(why: RefusalCode): void
    sent(messages: number, bytes: number): void
  }
}

/** How many acts are kept between two snapshots. */
const SNAPSHOT_EVERY = 50
/** How often an act is tried again when another node was quicker. */
const TRIES = 20

type Reply = Omit<Extract<ServerMessage, { say: 'done' }>, 'say' | 'call'> | { readonly why: RefusalCode }

export class LiveTable {
  readonly record: TableRecord
  readonly #around: Surroundings
  /** From the names of the version that the table was made with. */
  readonly #translation: Translation
  readonly #setup: { readonly config: Json; readonly seedHash: string }
  #room: Room
  #kept: number
  readonly #guests: Guests
  #viewpoints: Viewpoints
  readonly #otherNodes: OtherNodes
  readonly #pointing: Pointing
  /** The time of the newest act: a clock that steps back does not take the table with it. */
  #latest: number
  /** Everything at a table happens one after another. */
  #before: Promise<unknown> = Promise.resolve()
  #over = false
  /** When this node began to look after it. */
  readonly #opened: number
  /** How many seats everybody was last told may be made free. */
  #awaySeats = 0

  private constructor(record: TableRecord, around: Surroundings, { room, kept, latest }: LoadedRoom) {
    this.record = record
    this.#around = around
    this.#translation = around.game.translationFrom(record.version)
    const { config, seed } = setupOf(record, this.#translation)
    this.#setup = { config: JSON.parse(JSON.stringify(config)), seedHash: hashOf(seed) }
    this.#room = room
    this.#kept = kept
    this.#latest = latest
    this.#otherNodes = new OtherNodes(record.id, around)
    this.#pointing = new Pointing((point, except) => this.#guests.broadcast({ say: 'point', ...point }, except))
    this.#opened = around.now()
    this.#guests = new Guests(around.measured.sent)
    this.#viewpoints = new Viewpoints(room.session, around.game)
  }

  static async load(record: TableRecord, around: Surroundings): Promise<LiveTable> {
    return new LiveTable(record, around, await loadRoom(record, around))
  }

  /** The newest act that is known here. */
  get number(): number {
    return this.#room.number
  }

  get isEmpty(): boolean {
    return this.#guests.size === 0
  }

  /** The table is no longer to be used: clients must reconnect. */
  get isOver(): boolean {
    return this.#over
  }

  /** A client has come. */
  enter(client: Client, hello: Hello): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#over) return client.end('unavailable')
      if (client.isGone) return
      const mayJoin = hello.table === this.record.id
      const member = hello.secret === undefined ? undefined : this.#room.memberWith(hashOf(hello.secret))?.member
      if (hello.secret !== undefined && member === undefined) return client.end('wrongSecret')
      const viewpoint = this.#viewpoints.of(this.#eyes({ member, look: undefined }))
      const guest: Guest = { client, viewpoint, mayJoin, member, look: undefined, isWelcomed: false }
      if (!this.#guests.admit(guest)) return client.end('full')
      const { told, afresh } = await toldSince(hello.have, this.#room, this.record, this.#around)
      this.#sendWelcome(guest, told, afresh)
      // The client that has just come was told with the welcome.
      this.#tellCompany(client)
      this.#otherNodes.tell({ ask: true })
      this.#otherNodes.tell(this.#guests.presence())
    })
  }

  leave(client: Client): void {
    if (!this.#guests.remove(client)) return
    this.#dropViewpoints()
    this.#tellCompanyInTurn()
    this.#otherNodes.tell(this.#guests.presence())
  }

  /** What a client asks for; the reply goes out when it is done, after whatever it made happen. */
  request(client: Client, request: Request): Promise<void> {
    return this.#inTurn(async () => {
      const guest = this.#guests.get(client)
      if (guest === undefined) return
      const { call } = request
      const reply = await this.#carryOut(guest, request)
      if ('why' in reply) this.#around.measured.refused(reply.why)
      this.#guests.send(client, 'why' in reply ? { say: 'refused', call, ...reply } : { say: 'done', call, ...reply })
    })
  }

  /** Another node has kept acts up to this number. */
  catchUp(number: number): void {
    if (number <= this.#room.number) return
    this.#inTurn(async () => {
      if (number > this.#room.number) await this.#readOn()
    }).catch(() => {})
  }

  /** Everything may have been missed. */
  readAgain(): void {
    this.#inTurn(() => this.#readOn()).catch(() => {})
  }

  whispered(text: string): void {
    const { node, here, watching = 0, point, ask }: Whisper = JSON.parse(text)
    if (point !== undefined) this.#pointing.point(point)
    if (here !== undefined) {
      const before = JSON.stringify(this.#company())
      this.#otherNodes.heard(node, { here, watching })
      if (JSON.stringify(this.#company()) !== before) this.#tellCompanyInTurn()
    }
    if (ask === true) this.#otherNodes.tell(this.#guests.presence())
  }

  /** Says who is here, so that the other nodes go on counting them, and sees what their presence has come to. */
  sayPresence(): void {
    if (this.isEmpty) return
    this.#otherNodes.tell(this.#guests.presence())
    this.#inTurn(() => this.#tend()).catch(() => {})
  }

  /** Keeps who is here, and lets the rights of an owner pass who has been away too long. */
  async #tend(): Promise<void> {
    if (this.#over || this.#room.isOver) return
    const now = this.#around.now()
    const members = this.#room.people.unseen(this.#guests.presence().here, now)
    if (members.length > 0) await this.#act({ do: 'seen', members: [...members] })
    const here = this.#notAway()
    if (this.#room.people.heir(here, now) !== undefined) await this.#act({ do: 'inherit', here })
    if (this.#room.people.awaySeats(here, now).length !== this.#awaySeats) this.#tellCompany()
  }

  /** Reads something, after everything that was begun before. */
  read<T>(reading: (room: Room) => T): Promise<T> {
    return this.#inTurn(async () => reading(this.#room))
  }

  /** The game as it was kept, for a member who saves it because it no longer fits the rules. Everybody is told. */
  original(secretHash: string): Promise<Journal | { readonly why: RefusalCode }> {
    return this.#inTurn(async () => {
      const member = this.#room.memberWith(secretHash)?.member
      if (member === undefined) return { why: 'wrongSecret' }
      if (this.#room.misfit === undefined) return { why: 'notAsked' }
      const entries = await this.#around.store.read(this.record.id, 0)
      const reply = await this.#act({ do: 'tookOriginal', member })
      return 'why' in reply ? reply : originalOf(this.record, entries)
    })
  }

  /** Resolves when everything is done that was begun. */
  async idle(): Promise<void> {
    await this.#before.catch(() => {})
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#before.then(work, work)
    this.#before = turn
    try {
      return await turn
    } catch (thrown) {
      this.#giveUp(thrown instanceof DamagedError ? 'damaged' : 'unavailable')
      throw thrown
    }
  }

  /** What is here may not be what is kept: clients reconnect, and the table is read again. */
  #giveUp(why: 'damaged' | 'unavailable'): void {
    if (this.#over) return
    this.#over = true
    this.#around.forget()
    this.#guests.endAll(why)
  }

  // ---- Acts

  async #carryOut(guest: Guest, request: Request): Promise<Reply> {
    if (this.#over) return { why: 'unavailable' }
    if (request.say === 'beat') return {}
    if (request.say === 'join') return await this.#join(guest, request.name)
    const { member } = guest
    if (member === undefined) return { why: guest.mayJoin ? 'notMember' : 'watching' }
    switch (request.say) {
      case 'point':
        this.#pointing.point({ member, at: request.at }, guest.client)
        this.#otherNodes.tell({ point: { member, at: request.at } })
        return {}
      case 'look':
        if (request.seat !== undefined && this.#room.seats.get(request.seat) !== member) return { why: 'wrongSeat' }
        guest.look = { seat: request.seat }
        this.#sendWelcome(guest, [], false)
        this.#dropViewpoints()
        return {}
      default: {
        const deed = deedOf(this.#room, member, request, this.#notAway())
        if ('why' in deed) return deed
        const reply = await this.#act(deed)
        const isProposed = deed.do === 'proposed' && !('why' in reply)
        return isProposed ? { proposed: this.#room.proposal?.number ?? 0 } : reply
      }
    }
  }

  async #join(guest: Guest, name: string): Promise<Reply> {
    if (!guest.mayJoin) return { why: 'watching' }
    if (guest.member !== undefined) return { why: 'malformed' }
    const secret = newSecret()
    let member = 0
    const reply = await this.#act(() => {
      member = this.#room.people.joined + 1
      return { do: 'joined', member, name, secretHash: hashOf(secret) }
    })
    if ('why' in reply) return reply
    guest.member = member
    this.#sendWelcome(guest, [], false)
    this.#dropViewpoints()
    this.#tellCompany()
    this.#otherNodes.tell(this.#guests.presence())
    return { member, secret }
  }

  /** Checked by the rules, kept by the store, told to everybody: in this order. */
  async #act(deed: Deed | (() => Deed)): Promise<Reply> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (this.#around.store.isFull) return { why: 'diskFull' }
      const number = this.#room.number + 1
      const at = Math.max(this.#around.now(), this.#latest)
      const outcome = this.#room.perform(number, at, typeof deed === 'function' ? deed() : deed)
      if ('refused' in outcome) return { why: outcome.refused }
      const { act, applied } = outcome
      const kept = await appended(this.#around.store, this.record.id, { number, at, act: writeAct(act) })
      if (kept === true) {
        this.#latest = at
        this.#tell(number, act, applied)
        this.#maybeKeepSnapshot()
        return {}
      }
      // Another node was quicker, or there is no disk left: what was done here did not happen.
      await this.#readFrom(number - 1)
      if (kept === 'full') return { why: 'diskFull' }
    }
    return { why: 'unavailable' }
  }

  #maybeKeepSnapshot(): void {
    const { number, misfit } = this.#room
    // Newer rules may allow the answer that these refuse.
    if (number - this.#kept < SNAPSHOT_EVERY || misfit !== undefined) return
    this.#kept = number
    const text = JSON.stringify(this.#room.snapshot())
    // A snapshot is only a cache: without it more is replayed.
    this.#around.store.keepSnapshot(this.record.id, { number, text }).catch(() => {})
  }

  /** Continues with the acts that other nodes have kept. */
  async #readOn(): Promise<void> {
    for (const entry of await this.#around.store.read(this.record.id, this.#room.number)) this.#follow(entry)
  }

  #follow({ number, at, act: text }: Entry): void {
    const act = translated(readAct(text), this.#translation)
    // This node's rules allow the answer that another node refused: the two hold different games.
    if (act.do === 'wentOn' && this.#room.misfit?.number !== act.from) throw new Error(`act ${number} voids others`)
    this.#latest = Math.max(at, this.#latest)
    this.#tell(number, act, this.#room.follow(number, at, act))
  }

  /** Goes back to what is known to be kept, and continues from there. */
  async #readFrom(number: number): Promise<void> {
    const { room } = await loadRoom(this.record, this.#around, number)
    this.#room = room
    this.#viewpoints = new Viewpoints(room.session, this.#around.game)
    for (const guest of this.#guests.all) guest.viewpoint = this.#viewpoints.of(this.#eyes(guest))
    await this.#readOn()
  }

  // ---- Telling

  #tell(number: number, act: Act, applied: Applied): void {
    const { events, back, line } = applied
    if (act.do === 'answered') this.#around.measured.answered()
    if (events !== undefined || back !== undefined) {
      const by = doerOf(act)
      this.#viewpoints.step(events ?? [])
      this.#guests.sendEach((viewpoint) => stepText(number, back, by, viewpoint))
    }
    if (line !== undefined) this.#guests.broadcast({ say: 'chat', line })
    if (applied.proposal === true) {
      const { proposal } = this.#room
      this.#guests.broadcast({ say: 'proposal', number, ...(proposal === undefined ? {} : { proposal }) })
    }
    if (applied.misfit === true) {
      const { misfit } = this.#room
      this.#guests.broadcast({ say: 'misfit', number, ...(misfit === undefined ? {} : { misfit }) })
    }
    if (applied.company !== true) return
    if (act.do === 'removed') this.#guests.endMember(act.member, 'removed')
    this.#tellCompany()
    if (isReseating(act)) this.#reseat()
  }

  /** Clients whose seats have changed see other things. */
  #reseat(): void {
    for (const guest of this.#guests.all) {
      if (!this.#mayLook(guest)) guest.look = undefined
      if (guest.viewpoint !== this.#viewpoints.of(this.#eyes(guest))) this.#sendWelcome(guest, [], false)
    }
    this.#dropViewpoints()
  }

  #sendWelcome(guest: Guest, happenings: readonly Happening[], afresh: boolean): void {
    guest.viewpoint = this.#viewpoints.of(this.#eyes(guest))
    guest.isWelcomed = true
    const facts = { record: this.record, setup: this.#setup, room: this.#room, company: this.#company() }
    this.#guests.sendWritten(guest.client, new Outgoing(welcomeText(facts, guest, happenings, afresh)))
  }

  #eyes({ member, look }: Pick<Guest, 'member' | 'look'>): Eyes {
    const seats = member === undefined ? [] : this.#room.seatsOf(member)
    return { look: look === undefined ? seats[0] : look.seat, seats }
  }

  /** Who has one seat left has no reason any more to see less than it does. */
  #mayLook({ member, look }: Guest): boolean {
    if (look === undefined || member === undefined) return false
    return look.seat === undefined ? this.#room.seatsOf(member).length > 1 : this.#room.seats.get(look.seat) === member
  }

  #dropViewpoints(): void {
    this.#viewpoints.keepOnly(this.#guests.all.map((guest) => guest.viewpoint.eyes))
  }

  // ---- Who is there

  #everybody(): Presence {
    return this.#otherNodes.together(this.#guests.presence())
  }

  /** Those who are here, and at first those who may be coming back: after a restart everybody is gone for a moment. */
  #notAway(): readonly number[] {
    const isNew = this.#around.now() - this.#opened < GRACE_MS
    return isNew ? [...this.#room.members.keys()] : this.#everybody().here
  }

  #company(): Company {
    const away = this.#room.people.awaySeats(this.#notAway(), this.#around.now())
    const company = companyMessage(this.#room, this.#everybody(), away)
    this.#awaySeats = company.away?.length ?? 0
    return company
  }

  #tellCompany(except?: Client): void {
    this.#guests.broadcast({ say: 'company', number: this.#room.number, company: this.#company() }, except)
  }

  /** For what happens at any moment: an act that is not durable yet may show in the room, and must not be told. */
  #tellCompanyInTurn(): void {
    if (!this.isEmpty && !this.#over) this.#inTurn(async () => this.#tellCompany()).catch(() => {})
  }
}
