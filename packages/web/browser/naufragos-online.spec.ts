// Náufragos at a table online: two browsers, and nothing of what one may not know ever comes down its line.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, join, over, somebodyAnswers, test } from './company.ts'
import { fillInNaufragos } from './naufragos.ts'
import { asked, goOn } from './play.ts'

/** A line to the server of its own, which remembers every byte that came down it. */
class Line {
  readonly #sockets = new Set<Socket>()
  readonly #bytes: Buffer[] = []
  readonly #server
  url = ''

  constructor(server: string) {
    const { port } = new URL(server)
    this.#server = createServer((near) => {
      const far = connect(Number(port), 'localhost')
      far.on('data', (bytes) => this.#bytes.push(bytes))
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

  /** All that came, as text: what is said over a socket is not packed. */
  heard(): string {
    return Buffer.concat(this.#bytes).toString('latin1')
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }
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

test('two castaways play online to the end, and no byte of the other’s stories reaches either before it', async ({
  guest,
  server,
}) => {
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
      { page: ann, line: lines[0], other: ben, given: 0, kept: 0 },
      { page: ben, line: lines[1], other: ann, given: 0, kept: 0 },
    ]
    for (;;) {
      for (const { page } of seats) await goOn(page)
      // In the end all stories are told.
      if ((await over(ann).count()) > 0) break
      for (const seat of seats) {
        const own = await ownStories(seat.page)
        seat.kept = Math.max(seat.kept, own.length)
        for (const tile of await ownStories(seat.other)) {
          expect(seat.line.heard(), `${tile} of the other seat`).not.toContain(tile)
        }
        // The line does hear what its own seat may know.
        for (const tile of own) expect(seat.line.heard()).toContain(tile)
      }
      const page = await somebodyAnswers([ann, ben], quiet)
      for (const seat of seats) if (seat.page === page) seat.given += 1
    }
    for (const { page, given, kept } of seats) {
      expect(given, 'answers').toBeGreaterThan(10)
      expect(kept, 'stories that were kept secret').toBeGreaterThan(0)
      await expect(over(page)).toBeVisible()
    }
  } finally {
    for (const line of lines) line.close()
  }
})
