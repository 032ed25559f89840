// A table that somebody is connected to: takes what clients ask for, keeps it, and only then tells everybody.
import type { Game, Journal, Translation } from '@landfall/kernel'
import type { Company, Hello, Json, RefusalCode, Request, ServerMessage } from '@landfall/protocol'
import { hashOf, newSecret } from '../secrets.ts'
import type { Entry, Store, TableRecord } from '../store/store.ts'
import { type Act, readAct, translated, writeAct } from './acts.ts'
import { deedOf } from './deeds.ts'
import { type Client, type Guest, Guests } from './guests.ts'
import { loadRoom, storyOf } from './load-room.ts'
import { stepText, welcomeMessage } from './messages.ts'
import { originalOf, setupOf } from './original.ts'
import { OtherNodes, type Whisper } from './other-nodes.ts'
import type { Applied, Deed, Happening, Room } from './room.ts'
import { type Eyes, type Viewpoint, Viewpoints } from './viewpoint.ts'

export interface Surroundings {
  readonly store: Store
  readonly game: Game
  readonly node: string
  now(): number
  /** Evicts the table from the cache. */
  forget(table: LiveTable): void
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
const MOST_GUESTS = 64

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
  readonly #otherNodes = new OtherNodes()
  /** Everything at a table happens one after another. */
  #before: Promise<unknown> = Promise.resolve()
  #over = false

  private constructor(record: TableRecord, around: Surroundings, room: Room, kept: number) {
    this.record = record
    this.#around = around
    this.#translation = around.game.translationFrom(record.version)
    const { config, seed } = setupOf(record, this.#translation)
    this.#setup = { config: JSON.parse(JSON.stringify(config)), seedHash: hashOf(seed) }
    this.#room = room
    this.#kept = kept
    this.#guests = new Guests(around.measured.sent)
    this.#viewpoints = new Viewpoints(room.session, around.game)
  }

  static async load(record: TableRecord, around: Surroundings): Promise<LiveTable> {
    const { room, kept } = await loadRoom(record, around)
    return new LiveTable(record, around, room, kept)
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
      const mayJoin = hello.table === this.record.id
      const member = hello.secret === undefined ? undefined : this.#room.memberWith(hashOf(hello.secret))?.member
      if (hello.secret !== undefined && member === undefined) return client.end('wrongSecret')
      if (this.#guests.size >= MOST_GUESTS) return client.end('full')
      const viewpoint = this.#viewpoints.of(this.#eyes({ member, look: undefined }))
      const guest: Guest = { client, viewpoint, mayJoin, member, look: undefined }
      this.#guests.add(guest)
      await this.#welcome(guest, hello.have)
      // The client that has just come was told with the welcome.
      this.#tellCompany(client)
      this.#whisper({ ask: true, ...this.#guests.presence() })
    })
  }

  leave(client: Client): void {
    if (!this.#guests.remove(client)) return
    this.#dropViewpoints()
    this.#tellCompany()
    this.#whisper(this.#guests.presence())
  }

  /** What a client asks for; the reply goes out when it is done, after whatever it made happen. */
  request(client: Client, request: Request): Promise<void> {
    return this.#inTurn(async () => {
      const guest = this.#guests.get(client)
      if (guest === undefined) return
      const reply = await this.#carryOut(guest, request)
      if ('why' in reply) this.#around.measured.refused(reply.why)
      this.#guests.send(
        client,
        'why' in reply
          ? { say: 'refused', call: request.call, ...reply }
          : { say: 'done', call: request.call, ...reply },
      )
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
    if (point !== undefined) this.#guests.broadcast({ say: 'point', ...point })
    if (here !== undefined) {
      const before = JSON.stringify(this.#company())
      this.#otherNodes.heard(node, { here, watching }, this.#around.now())
      if (JSON.stringify(this.#company()) !== before) this.#tellCompany()
    }
    if (ask === true) this.#whisper(this.#guests.presence())
  }

  /** Says who is here, so that the other nodes go on counting them. */
  sayPresence(): void {
    if (!this.isEmpty) this.#whisper(this.#guests.presence())
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
      this.#giveUp()
      throw thrown
    }
  }

  /** What is here may not be what is kept: clients reconnect, and the table is read again. */
  #giveUp(): void {
    if (this.#over) return
    this.#over = true
    this.#around.forget(this)
    this.#guests.endAll('unavailable')
  }

  // ---- Acts

  async #carryOut(guest: Guest, request: Request): Promise<Reply> {
    if (this.#over) return { why: 'unavailable' }
    if (request.say === 'beat') return {}
    if (request.say === 'join') return await this.#join(guest, request.name)
    const { member } = guest
    if (member === undefined) return { why: guest.mayJoin ? 'notMember' : 'watching' }
    switch (request.say) {
      case 'undo':
        return await this.#undo(member, request.to)
      case 'point':
        this.#guests.broadcast({ say: 'point', member, at: request.at }, guest.client)
        this.#whisper({ point: { member, at: request.at } })
        return {}
      case 'look':
        if (this.#room.seats.get(request.seat) !== member) return { why: 'wrongSeat' }
        guest.look = request.seat
        this.#sendWelcome(guest, [], false)
        this.#dropViewpoints()
        return {}
      default: {
        const deed = deedOf(this.#room, member, request)
        return 'why' in deed ? deed : await this.#act(deed)
      }
    }
  }

  async #join(guest: Guest, name: string): Promise<Reply> {
    if (!guest.mayJoin) return { why: 'watching' }
    if (guest.member !== undefined) return { why: 'malformed' }
    const secret = newSecret()
    let member = 0
    const reply = await this.#act(() => {
      member = Math.max(0, ...this.#room.members.keys()) + 1
      return { do: 'joined', member, name, secretHash: hashOf(secret) }
    })
    if ('why' in reply) return reply
    guest.member = member
    this.#sendWelcome(guest, [], false)
    this.#dropViewpoints()
    this.#tellCompany()
    this.#whisper(this.#guests.presence())
    return { member, secret }
  }

  async #undo(member: number, to: number): Promise<Reply> {
    if (this.#room.seatsOf(member).length === 0) return { why: 'wrongSeat' }
    const concerned = this.#room.concerned(member, to)
    if (concerned === undefined) return { why: 'belowBarrier' }
    if (concerned.length === 0) return await this.#act({ do: 'tookBack', member, to })
    const reply = await this.#act({ do: 'proposed', member, to })
    return 'why' in reply ? reply : { proposed: this.#room.proposal?.number ?? 0 }
  }

  /** Checked by the rules, kept by the store, told to everybody: in this order. */
  async #act(deed: Deed | (() => Deed)): Promise<Reply> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const number = this.#room.number + 1
      const at = this.#around.now()
      const outcome = this.#room.perform(number, at, typeof deed === 'function' ? deed() : deed)
      if ('refused' in outcome) return { why: outcome.refused }
      const { act, applied } = outcome
      if (await this.#around.store.append(this.record.id, { number, at, act: writeAct(act) })) {
        this.#tell(number, act, applied)
        this.#maybeKeepSnapshot()
        return {}
      }
      // Another node was quicker: what was done here did not happen.
      await this.#readFrom(number - 1)
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
      const by = act.do === 'joined' ? undefined : 'member' in act ? act.member : act.by
      this.#viewpoints.step(events ?? [])
      const texts = new Map<Viewpoint, string>()
      for (const { viewpoint, client } of this.#guests.all) {
        const text = texts.get(viewpoint) ?? stepText(number, back, by, viewpoint)
        texts.set(viewpoint, text)
        this.#guests.sendText(client, text)
      }
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
    this.#tellCompany()
    if (act.do === 'sat' || act.do === 'stood') this.#reseat()
  }

  /** Clients whose seats have changed see other things. */
  #reseat(): void {
    for (const guest of this.#guests.all) {
      if (guest.look !== undefined && this.#room.seats.get(guest.look) !== guest.member) guest.look = undefined
      if (guest.viewpoint !== this.#viewpoints.of(this.#eyes(guest))) this.#sendWelcome(guest, [], false)
    }
    this.#dropViewpoints()
  }

  async #welcome(guest: Guest, have: number | undefined): Promise<void> {
    const { told, afresh } = await this.#toldSince(have)
    this.#sendWelcome(guest, told, afresh)
  }

  #sendWelcome(guest: Guest, happenings: readonly Happening[], afresh: boolean): void {
    guest.viewpoint = this.#viewpoints.of(this.#eyes(guest))
    const facts = { record: this.record, setup: this.#setup, room: this.#room, company: this.#company() }
    this.#guests.send(guest.client, welcomeMessage(facts, guest, happenings, afresh))
  }

  /** What happened since an act; from the beginning, for a client that has nothing or has what is void. */
  async #toldSince(
    have: number | undefined,
  ): Promise<{ readonly told: readonly Happening[]; readonly afresh: boolean }> {
    const { happenings, number } = this.#room
    if (have === number) return { told: [], afresh: false }
    const [oldest] = happenings
    if (have !== undefined && have < number && oldest !== undefined && oldest.number <= have + 1) {
      return { told: happenings.filter((one) => one.number > have), afresh: false }
    }
    return { told: await storyOf(this.record, this.#around, number), afresh: true }
  }

  #eyes({ member, look }: Pick<Guest, 'member' | 'look'>): Eyes {
    const seats = member === undefined ? [] : this.#room.seatsOf(member)
    return { look: look ?? seats[0], seats }
  }

  #dropViewpoints(): void {
    this.#viewpoints.keepOnly(this.#guests.all.map((guest) => guest.viewpoint.eyes))
  }

  // ---- Who is there

  #company(): Company {
    const { here, watching } = this.#otherNodes.together(this.#guests.presence(), this.#around.now())
    return {
      people: [...this.#room.members.values()].map(({ member, name, owner }) => ({
        member,
        name,
        owner,
        seats: [...this.#room.seatsOf(member)],
        here: here.includes(member),
      })),
      watching,
    }
  }

  #tellCompany(except?: Client): void {
    this.#guests.broadcast({ say: 'company', number: this.#room.number, company: this.#company() }, except)
  }

  #whisper(said: Omit<Whisper, 'node'>): void {
    const text = JSON.stringify({ node: this.#around.node, ...said } satisfies Whisper)
    // Nothing depends on it: a node that misses one hears the next.
    this.#around.store.whisper(this.record.id, text).catch(() => {})
  }
}
