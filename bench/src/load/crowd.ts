// Many tables with two to four bots each, all in this process.
import { type Knock, makeTable, TableClient } from '@landfall/server/client'
import { type Player, randomPlayer } from '@landfall/tabletop'
import { plugin } from './game.ts'

interface Bot {
  client: TableClient
  readonly knock: Knock
  readonly url: string
  readonly player: Player
}

export interface Group {
  readonly bots: readonly Bot[]
}

export interface Tally {
  answers: number
  /** Milliseconds from sending an answer until the last of the table has it. */
  readonly latencies: number[]
  /** Messages about answers, and their bytes. */
  received: number
  bytes: number
}

export const newTally = (): Tally => ({ answers: 0, latencies: [], received: 0, bytes: 0 })

const PLAYERS = [2, 3, 4]

/** A table, with its bots spread over the nodes. */
export async function seatGroup(urls: readonly string[], number: number): Promise<Group> {
  const players = PLAYERS[number % PLAYERS.length] ?? 2
  const urlOf = (i: number): string => urls[(number + i) % urls.length] ?? ''
  const setup = JSON.parse(JSON.stringify(plugin.setupFor(players)))
  const made = await makeTable(urlOf(0), { game: plugin.game.id, setup, name: 'Bot 0' })
  const bots: Bot[] = []
  for (let i = 0; i < players; i++) {
    const url = urlOf(i)
    let knock: Knock = { table: made.table, secret: made.secret }
    const client = await TableClient.open(url, i === 0 ? knock : { table: made.table }, true)
    if (i > 0) {
      const joined = await client.request({ say: 'join', name: `Bot ${i}` })
      if (joined.say !== 'done' || joined.secret === undefined) throw new Error(`not let in: ${JSON.stringify(joined)}`)
      knock = { table: made.table, secret: joined.secret }
    }
    const reply = await client.request({ say: 'sit', seat: client.welcome.seats[i] ?? '' })
    if (reply.say !== 'done') throw new Error(`no seat: ${JSON.stringify(reply)}`)
    bots.push({ client, knock, url, player: randomPlayer(`${number}/${i}`) })
  }
  return { bots }
}

/** Counts what bots are told about answers. */
export function listen({ bots }: Group, tally: () => Tally | undefined): void {
  for (const { client } of bots) {
    client.heard = (message, bytes) => {
      const counting = tally()
      if (message.say !== 'step' || counting === undefined) return
      counting.received += 1
      counting.bytes += bytes
    }
  }
}

export const isOver = ({ bots }: Group): boolean => bots[0]?.client.position.outcome !== undefined

/** One answer of one bot, until everybody at the table has it. False: nobody could answer, or it was refused. */
export async function answerOnce({ bots }: Group, tally: Tally | undefined): Promise<boolean> {
  const bot = bots.find(({ client: { questions, seats, position } }) => {
    return position.outcome === undefined && seats.length > 0 && questions.length > 0
  })
  if (bot === undefined) return false
  const { client, player } = bot
  const answer = player.answer({ questions: client.questions, seats: client.seats })
  const answered = client.position.answers + 1
  const began = performance.now()
  const reply = await client.request({ say: 'answer', ...answer })
  if (reply.say !== 'done') return false
  await Promise.all(bots.map((one) => one.client.until(({ position }) => position.answers >= answered)))
  if (tally !== undefined) {
    tally.answers += 1
    tally.latencies.push(performance.now() - began)
  }
  return true
}

/** Everybody at the table reconnects, after the server was down. */
export async function comeBack({ bots }: Group): Promise<void> {
  await Promise.all(
    bots.map(async (bot) => {
      const have = bot.client.number
      for (;;) {
        try {
          bot.client = await TableClient.open(bot.url, { ...bot.knock, have }, true)
          return
        } catch {
          await new Promise((resolve) => setTimeout(resolve, 10))
        }
      }
    }),
  )
}

export async function leave({ bots }: Group): Promise<void> {
  await Promise.all(bots.map(({ client }) => client.close()))
}
