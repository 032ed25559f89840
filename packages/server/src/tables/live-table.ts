// A table that somebody is connected to: takes what clients ask for, keeps it, and only then tells everybody.
import type { Game, Journal } from '@landfall/kernel'
import {
  type Company,
  type Hello,
  type Json,
  PROTOCOL,
  type RefusalCode,
  type Request,
  type ServerMessage,
  type Told,
  type Welcome,
} from '@landfall/protocol'
import { hashOf, newSecret } from '../secrets.ts'
import type { Entry, Store, TableRecord } from '../store/store.ts'
import { type Act, readAct, writeAct } from './acts.ts'
import { isOvertaken, originalOf, readEntries, setupOf } from './original.ts'
import { type Applied, type Deed, type Happening, Room, type RoomSnapshot } from './room.ts'
import { type Eyes, type Viewpoint, Viewpoints } from './viewpoint.ts'

/** A client of this node. */
export interface Client {
  send(text: string): void
  /** Ends the connection with a last word. */
  end(why: Extract<ServerMessage, { say: 'bye' }>['why']): void
}

interface Guest {
  readonly client: Client
  /** From where this client was told to look. */
  viewpoint: Viewpoint
  /** Came by the link that lets play. */
  readonly mayJoin: boolean
  member: number | undefined
  look: string | undefined
}

/** What a node says to the others about a table. */
interface Whisper {
  readonly node: string
  readonly here?: readonly number[]
  readonly watching?: number
  readonly point?: { readonly member: number; readonly at: string }
  /** Whoever hears this says who is there. */
  readonly ask?: true
}

export interface Surroundings {
  readonly store: Store
  readonly game: Game
  readonly node: string
  now(): number
  /** Nobody needs to know what the table was: it is read again when somebody comes. */
  forget(table: LiveTable): void
  measured: {
    answered(): void
    refused(why: RefusalCode): void
    sent(messages: number, bytes: number): void
  }
}

/** A snapshot is kept after so many acts. */
const SNAPSHOT_EVERY = 50
/** How often an act is tried again when another node was quicker. */
const TRIES = 20
/** What another node said of who is there counts so long, in milliseconds. */
const PRESENCE_LASTS = 75_000
const MOST_GUESTS = 64

type Reply = Omit<Extract<ServerMessage, { say: 'done' }>, 'say' | 'call'> | { readonly why: RefusalCode }

export class LiveTable {
  readonly record: TableRecord
  readonly #around: Surroundings
  readonly #setup: { readonly config: Json; readonly seedHash: string }
  #room: Room
  #kept: number
  readonly #guests = new Map<Client, Guest>()
  #viewpoints: Viewpoints
  readonly #elsewhere = new Map<string, { readonly here: readonly number[]; readonly watching: number; at: number }>()
  /** Everything at a table happens one after another. */
  #before: Promise<unknown> = Promise.resolve()
  #over = false

  private constructor(record: TableRecord, around: Surroundings, room: Room, kept: number) {
    this.record = record
    this.#around = around
    const { config, seed } = setupOf(record)
    this.#setup = { config: JSON.parse(JSON.stringify(config)), seedHash: hashOf(seed) }
    this.#room = room
    this.#kept = kept
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

  /** The table is no longer to be used: everybody must come again. */
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
      this.#guests.set(client, guest)
      await this.#welcome(guest, hello.have)
      // Whoever has just come was told with the welcome.
      this.#tellCompany(client)
      this.#whisper({ ask: true, ...this.#presence() })
    })
  }

  leave(client: Client): void {
    if (!this.#guests.delete(client)) return
    this.#dropViewpoints()
    this.#tellCompany()
    this.#whisper(this.#presence())
  }

  /** What a client asks for; the reply goes out when it is done, after whatever it made happen. */
  request(client: Client, request: Request): Promise<void> {
    return this.#inTurn(async () => {
      const guest = this.#guests.get(client)
      if (guest === undefined) return
      const reply = await this.#carryOut(guest, request)
      if ('why' in reply) this.#around.measured.refused(reply.why)
      this.#send(
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
    if (point !== undefined) this.#broadcast({ say: 'point', ...point })
    if (here !== undefined) {
      const before = JSON.stringify(this.#company())
      this.#elsewhere.set(node, { here, watching, at: this.#around.now() })
      if (JSON.stringify(this.#company()) !== before) this.#tellCompany()
    }
    if (ask === true) this.#whisper(this.#presence())
  }

  /** Says who is here, so that the other nodes go on counting on it. */
  sayPresence(): void {
    if (!this.isEmpty) this.#whisper(this.#presence())
  }

  /** The whole story, once it is over. */
  journal(): Promise<ReturnType<Room['session']['save']> | undefined> {
    return this.#inTurn(async () => {
      const { session } = this.#room
      return session.outcome === undefined ? undefined : session.save()
    })
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

  /** When everything is done that was begun. */
  async settled(): Promise<void> {
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

  /** What is here may not be the truth: everybody comes again, and it is read again. */
  #giveUp(): void {
    if (this.#over) return
    this.#over = true
    this.#around.forget(this)
    for (const client of [...this.#guests.keys()]) client.end('unavailable')
    this.#guests.clear()
  }

  // ---- Acts

  async #carryOut(guest: Guest, request: Request): Promise<Reply> {
    if (this.#over) return { why: 'unavailable' }
    if (request.say === 'beat') return {}
    if (request.say === 'join') return await this.#join(guest, request.name)
    const { member } = guest
    if (member === undefined) return { why: guest.mayJoin ? 'notMember' : 'watching' }
    switch (request.say) {
      case 'rename':
        return await this.#act({ do: 'renamed', member, name: request.name })
      case 'sit':
        return await this.#act({ do: 'sat', member, seat: request.seat })
      case 'stand':
        if (this.#room.seats.get(request.seat) !== member) return { why: 'wrongSeat' }
        return await this.#act({ do: 'stood', seat: request.seat, by: member })
      case 'give': {
        const { seat, member: to } = request
        if (this.#room.members.get(member)?.owner !== true) return { why: 'notOwner' }
        return await this.#act(
          to === undefined ? { do: 'stood', seat, by: member } : { do: 'sat', seat, member: to, by: member },
        )
      }
      case 'answer': {
        const { seat, question, choice } = request
        return await this.#act({ do: 'answer', member, seat, question, choice })
      }
      case 'undo':
        return await this.#undo(member, request.to)
      case 'agree':
        return await this.#act({ do: 'agree', member, proposal: request.proposal })
      case 'decline':
        return await this.#act({ do: 'declined', member, proposal: request.proposal })
      case 'goOn':
        return await this.#act({ do: 'goOn', member })
      case 'chat':
        return await this.#act({ do: 'said', member, text: request.text })
      case 'point':
        this.#broadcast({ say: 'point', member, at: request.at }, guest.client)
        this.#whisper({ point: { member, at: request.at } })
        return {}
      case 'look':
        if (this.#room.seats.get(request.seat) !== member) return { why: 'wrongSeat' }
        guest.look = request.seat
        this.#sendWelcome(guest, [], false)
        this.#dropViewpoints()
        return {}
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
    this.#whisper(this.#presence())
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
    // Rules to come may get past the answer that these stumble at.
    if (number - this.#kept < SNAPSHOT_EVERY || misfit !== undefined) return
    this.#kept = number
    const text = JSON.stringify(this.#room.snapshot())
    // It is only a shortcut: without it more is replayed.
    this.#around.store.keepSnapshot(this.record.id, { number, text }).catch(() => {})
  }

  /** Goes on from the acts that others have kept. */
  async #readOn(): Promise<void> {
    for (const entry of await this.#around.store.read(this.record.id, this.#room.number)) this.#follow(entry)
  }

  #follow({ number, at, act: text }: Entry): void {
    const act = readAct(text)
    // The rules of this node got past the answer that another node stumbled at: what is here is another game.
    if (act.do === 'wentOn' && this.#room.misfit?.number !== act.from) throw new Error(`act ${number} voids others`)
    this.#tell(number, act, this.#room.follow(number, at, act))
  }

  /** Goes back to what is known to be kept, and on from there. */
  async #readFrom(number: number): Promise<void> {
    const { room } = await loadRoom(this.record, this.#around, number)
    this.#room = room
    this.#viewpoints = new Viewpoints(room.session, this.#around.game)
    for (const guest of this.#guests.values()) guest.viewpoint = this.#viewpoints.of(this.#eyes(guest))
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
      for (const { viewpoint, client } of this.#guests.values()) {
        const text = texts.get(viewpoint) ?? stepText(number, back, by, viewpoint)
        texts.set(viewpoint, text)
        this.#sendText(client, text)
      }
    }
    if (line !== undefined) this.#broadcast({ say: 'chat', line })
    if (applied.proposal === true) {
      const { proposal } = this.#room
      this.#broadcast({ say: 'proposal', number, ...(proposal === undefined ? {} : { proposal }) })
    }
    if (applied.misfit === true) {
      const { misfit } = this.#room
      this.#broadcast({ say: 'misfit', number, ...(misfit === undefined ? {} : { misfit }) })
    }
    if (applied.company !== true) return
    this.#tellCompany()
    if (act.do === 'sat' || act.do === 'stood') this.#reseat()
  }

  /** Those whose seats are others now see other things. */
  #reseat(): void {
    for (const guest of this.#guests.values()) {
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
    const room = this.#room
    const viewpoint = this.#viewpoints.of(this.#eyes(guest))
    guest.viewpoint = viewpoint
    const { member, mayJoin, client } = guest
    const { look } = viewpoint.eyes
    const { config, seedHash } = this.#setup
    const told: Told[] = happenings.map(({ answers, events }) => ({ answers, events: viewpoint.tell(events) }))
    const welcome: Welcome = {
      say: 'welcome',
      protocol: PROTOCOL,
      game: this.record.game,
      version: this.record.version,
      config,
      seedHash,
      seats: [...room.session.seats],
      me: {
        mayJoin,
        ...(member === undefined ? {} : { member, watch: this.record.watch }),
        ...(look === undefined ? {} : { look }),
      },
      number: room.number,
      position: viewpoint.position,
      told,
      afresh,
      company: this.#company(),
      chat: room.chat,
      ...(room.proposal === undefined ? {} : { proposal: room.proposal }),
      ...(room.misfit === undefined ? {} : { misfit: room.misfit }),
    }
    this.#send(client, welcome)
  }

  /** What happened since an act; from the beginning, for whoever has nothing or has what is void. */
  async #toldSince(
    have: number | undefined,
  ): Promise<{ readonly told: readonly Happening[]; readonly afresh: boolean }> {
    const { happenings, number } = this.#room
    if (have === number) return { told: [], afresh: false }
    const [oldest] = happenings
    if (have !== undefined && have < number && oldest !== undefined && oldest.number <= have + 1) {
      return { told: happenings.filter((one) => one.number > have), afresh: false }
    }
    return { told: await this.#story(), afresh: true }
  }

  /** Everything that ever happened and was not taken back. */
  async #story(): Promise<readonly Happening[]> {
    const { store, game } = this.#around
    const room = Room.begin(game, setupOf(this.record))
    let story: readonly Happening[] = [...room.happenings]
    for (const { number, at, act, isVoid } of readEntries(await store.read(this.record.id, 0))) {
      if (number > this.#room.number) break
      if (isVoid) {
        room.passOver(number)
        continue
      }
      const { events, back } = room.follow(number, at, act)
      if (back !== undefined) story = story.filter(({ answers }) => answers <= back)
      if (events !== undefined) story = [...story, { number, answers: room.session.answers.length, events }]
    }
    return story
  }

  #eyes({ member, look }: Pick<Guest, 'member' | 'look'>): Eyes {
    const seats = member === undefined ? [] : this.#room.seatsOf(member)
    return { look: look ?? seats[0], seats }
  }

  #dropViewpoints(): void {
    this.#viewpoints.keepOnly([...this.#guests.values()].map((guest) => guest.viewpoint.eyes))
  }

  // ---- Who is there

  #presence(): Pick<Whisper, 'here' | 'watching'> {
    const guests = [...this.#guests.values()]
    const here = new Set(guests.flatMap(({ member }) => (member === undefined ? [] : [member])))
    return { here: [...here], watching: guests.filter(({ member }) => member === undefined).length }
  }

  #company(): Company {
    const { here = [], watching = 0 } = this.#presence()
    const since = this.#around.now() - PRESENCE_LASTS
    const elsewhere = [...this.#elsewhere.values()].filter(({ at }) => at >= since)
    const present = new Set([...here, ...elsewhere.flatMap((node) => node.here)])
    return {
      people: [...this.#room.members.values()].map(({ member, name, owner }) => ({
        member,
        name,
        owner,
        seats: [...this.#room.seatsOf(member)],
        here: present.has(member),
      })),
      watching: elsewhere.reduce((sum, node) => sum + node.watching, watching),
    }
  }

  #tellCompany(except?: Client): void {
    this.#broadcast({ say: 'company', number: this.#room.number, company: this.#company() }, except)
  }

  #whisper(said: Omit<Whisper, 'node'>): void {
    const text = JSON.stringify({ node: this.#around.node, ...said } satisfies Whisper)
    // It is not kept, and whoever does not hear it hears the next one.
    this.#around.store.whisper(this.record.id, text).catch(() => {})
  }

  #broadcast(message: ServerMessage, except?: Client): void {
    if (except !== undefined && this.#guests.size === 1) return
    const text = JSON.stringify(message)
    for (const client of this.#guests.keys()) if (client !== except) this.#sendText(client, text)
  }

  #send(client: Client, message: ServerMessage): void {
    this.#sendText(client, JSON.stringify(message))
  }

  #sendText(client: Client, text: string): void {
    this.#around.measured.sent(1, text.length)
    client.send(text)
  }
}

/** A `step` message. Most of it is the same for everybody, and written out already. */
function stepText(number: number, back: number | undefined, by: number | undefined, viewpoint: Viewpoint): string {
  const { events, patch } = viewpoint
  const known = JSON.stringify({ say: 'step', number, back, by })
  return `${known.slice(0, -1)},"events":${events}${patch === undefined ? '' : `,"patch":${patch}`}}`
}

/** The table as it was after an act, or as it is; from the newest snapshot that helps. */
async function loadRoom(
  record: TableRecord,
  { store, game }: Pick<Surroundings, 'store' | 'game'>,
  upTo = Number.POSITIVE_INFINITY,
): Promise<{ readonly room: Room; readonly kept: number }> {
  const snapshot = await store.snapshot(record.id)
  const known = snapshot !== undefined && snapshot.number <= upTo ? restored(game, snapshot.text) : undefined
  const after = readEntries(await store.read(record.id, known?.number ?? 0))
  const isUsable = known !== undefined && !isOvertaken(known.number, after)
  const room = isUsable ? known : Room.begin(game, setupOf(record))
  const entries = isUsable || known === undefined ? after : readEntries(await store.read(record.id, 0))
  const kept = room.number
  for (const { number, at, act, isVoid } of entries) {
    if (number > upTo) break
    if (isVoid) room.passOver(number)
    else room.follow(number, at, act)
  }
  return { room, kept }
}

/** A snapshot that these rules cannot use is as good as none. */
function restored(game: Game, text: string): Room | undefined {
  try {
    const snapshot: RoomSnapshot = JSON.parse(text)
    return Room.restore(game, snapshot)
  } catch {
    return undefined
  }
}
