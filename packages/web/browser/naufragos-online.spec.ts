// Náufragos at a table online: two browsers, and nothing of what one may not know ever comes down its line.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { inflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, join, over, somebodyAnswers, test } from './company.ts'
import { fillInNaufragos } from './naufragos.ts'
import { asked, goOn } from './play.ts'

/** A line to the server of its own, which remembers every byte that came down it. */
class Line {
  readonly #sockets = new Set<Socket>()
  /** What came down each connection. */
  readonly #came: Buffer[][] = []
  readonly #server
  url = ''

  constructor(server: string) {
    const { port } = new URL(server)
    this.#server = createServer((near) => {
      const far = connect(Number(port), 'localhost')
      const came: Buffer[] = []
      this.#came.push(came)
      far.on('data', (bytes) => came.push(bytes))
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one)
        one.pipe(other)
        one.on('error', () => other.destroy())
        one.on('close', () => other.destroy())
      }
    })
  }

  async open(): Promise<void> {
    this.#server.listen(0, 'localhost')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the line has no port')
    this.url = `http://localhost:${address.port}`
  }

  /** All that came, as text. */
  heard(): string {
    return this.#came.map((came) => textIn(Buffer.concat(came))).join('\n')
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }
}

const UPGRADED = 'HTTP/1.1 101'
const BINARY = 2

/** What came down a connection as it is, and unpacked what of it are packed messages of a table. */
function textIn(bytes: Buffer): string {
  const texts = [bytes.toString('latin1')]
  const upgraded = bytes.indexOf(UPGRADED)
  let at = upgraded === -1 ? bytes.length : bytes.indexOf('\r\n\r\n', upgraded) + 4
  while (at + 10 <= bytes.length) {
    const opcode = bytes.readUInt8(at) & 15
    const short = bytes.readUInt8(at + 1) & 127
    const head = short < 126 ? 2 : short === 126 ? 4 : 10
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
    const end = at + head + length
    if (end > bytes.length) break
    if (opcode === BINARY) texts.push(inflateRawSync(bytes.subarray(at + head, end)).toString())
    at = end
  }
  return texts.join('\n')
}

/** The story tiles that lie open before a seat: only its own. */
async function ownStories(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-at^="story/"]')].map(({ dataset }) =>
      (dataset['at'] ?? '').slice('story/'.length),
    ),
  )
}

/** Writes the diary, stays in camp, and is content with whatever comes: the events run out, or nobody is left. */
const QUIET = ['diary', 'rest', 'none', 'pass', 'abstain', 'stay', 'eat/food', 'eat/token', 'done', 'seen', 'no']

function quiet(offered: readonly string[]): string {
  return QUIET.find((id) => offered.includes(id)) ?? offered[0] ?? ''
}

test('two castaways play online to the end, and no byte of the other’s stories reaches either before it', {
  tag: '@long',
}, async ({ guest, server }) => {
  test.slow()
  const lines = [new Line(server.url), new Line(server.url)] as const
  for (const line of lines) await line.open()
  try {
    const ann = await guest({ baseURL: lines[0].url })
    const ben = await guest({ baseURL: lines[1].url })
    await ann.goto('/#/new/naufragos')
    await fillInNaufragos(ann, { players: 2, seed: '' })
    await ann.locator('form [data-online]').click()
    await ann.locator('dialog[open] input').fill('Ann')
    await ann.locator('dialog[open] [data-make]').click()
    await ann.waitForURL(/#\/table\//)
    const link = new URL(ann.url()).hash
    await ann.locator('input[data-seat=red]').check()
    await ann.locator('form button[type=submit]').click()
    await expect(asked(ann)).toBeVisible()
    await join(ben, link, 'Ben', ['yellow'])

    const seats = [
      { page: ann, line: lines[0], other: ben, given: 0, kept: new Set<string>() },
      { page: ben, line: lines[1], other: ann, given: 0, kept: new Set<string>() },
    ]
    const nothingTold = async (): Promise<void> => {
      for (const { page } of seats) await goOn(page)
      for (const { page, line, other, kept } of seats) {
        for (const tile of await ownStories(page)) kept.add(tile)
        const heard = line.heard()
        // What was taken into this hand came down this line, also when it was put back and the other drew it.
        const secret = (await ownStories(other)).filter((tile) => !kept.has(tile))
        expect(secret.filter((tile) => heard.includes(tile))).toEqual([])
        expect([...kept].filter((tile) => !heard.includes(tile))).toEqual([])
      }
    }
    for (;;) {
      // While somebody is asked: in the end all stories are told.
      const page = await somebodyAnswers([ann, ben], async (offered) => {
        await nothingTold()
        return quiet(offered)
      })
      if (page === undefined) break
      for (const seat of seats) if (seat.page === page) seat.given += 1
    }
    for (const { page, given, kept } of seats) {
      expect(given, 'answers').toBeGreaterThan(4)
      expect(kept.size, 'stories that were kept secret').toBeGreaterThan(0)
      await goOn(page)
      await expect(over(page)).toBeVisible()
    }
  } finally {
    for (const line of lines) line.close()
  }
})
