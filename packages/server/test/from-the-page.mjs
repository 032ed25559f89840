// A client for tables online, written from docs/protocol.md alone, without any code of ours.
import WebSocket from 'ws'

const FINAL = [
  'noSuchTable',
  'unknownGame',
  'oldRules',
  'wrongSecret',
  'watching',
  'notMember',
  'protocol',
  'malformed',
]

function patched(old, patch) {
  if ('v' in patch) return patch.v
  if ('a' in patch) return walked(old, patch.a)
  const fields = Object.entries(old).filter(([name]) => !patch.d?.includes(name))
  const changes = Object.entries(patch.s).map(([name, change]) => [name, patched(old[name], change)])
  return Object.fromEntries([...fields, ...changes])
}

function walked(old, moves) {
  const items = []
  let at = 0
  for (const move of moves) {
    if (move.i !== undefined) items.push(...move.i)
    else if (move.p !== undefined) items.push(patched(old[at++], move.p))
    else {
      if (move > 0) items.push(...old.slice(at, at + move))
      at += Math.abs(move)
    }
  }
  return items
}

export class Player {
  story = []
  number = undefined
  #replies = new Map()
  #looking = () => {}
  #calls = 0

  constructor(server, table, secret) {
    this.server = server
    this.table = table
    this.secret = secret
  }

  /** From the beginning, or from what is known. */
  async connect(have) {
    this.socket?.removeAllListeners('message').terminate()
    this.position = undefined
    this.socket = new WebSocket(new URL('/api/socket', this.server.replace(/^http/, 'ws')))
    this.socket.on('message', (text) => this.#hear(JSON.parse(text)))
    const { table, secret } = this
    this.socket.on('open', () => this.#send({ say: 'hello', protocol: 2, table, secret, have }))
    await this.until(() => this.position !== undefined)
    return this
  }

  /** Resolves when what was heard has made this true. */
  async until(isTrue) {
    while (!isTrue()) await new Promise((resolve) => (this.#looking = resolve))
  }

  ask(request) {
    const call = ++this.#calls
    this.#send({ ...request, call })
    return new Promise((resolve) => this.#replies.set(call, resolve))
  }

  /** The questions that wait for this player, or that this player may answer for the group. */
  get questions() {
    const asked = this.position.open.map((name) => this.position.asked[name])
    return asked.filter(({ seat, optional }) => (seat === this.seat || seat === 'table') && optional !== true)
  }

  #send(message) {
    this.socket.send(JSON.stringify(message))
  }

  #hear(message) {
    const { say, number, line, call } = message
    this.number = Math.max(this.number ?? 0, number ?? line?.number ?? 0)
    if (say === 'bye') throw new Error(`${message.why}: ${FINAL.includes(message.why) ? 'final' : 'come again'}`)
    if (say === 'welcome') {
      this.seedHash = message.seedHash
      this.seats = message.seats
      this.position = message.position
      this.story = message.afresh ? message.told : [...this.story, ...message.told]
    } else if (say === 'step') {
      if (message.patch !== undefined) this.position = patched(this.position, message.patch)
      if (message.back === undefined) this.story.push({ answers: this.position.answers, events: message.events })
      else this.story = this.story.filter(({ answers }) => answers <= message.back)
    } else if (say === 'proposal') {
      this.proposal = message.proposal
    } else if (say === 'done' || say === 'refused') {
      this.#replies.get(call)?.(message)
    }
    this.#looking()
  }
}

export async function makeTable(server, wanted) {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(new URL('/api/tables', server), { method: 'POST', headers, body: JSON.stringify(wanted) })
  return await reply.json()
}
