// Náufragos at a table online: two browsers, and nothing of what one may not know ever comes down its line.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { Page } from '@playwright/test'
import { answersSeen, expect, expectAnswers, join, test } from './company.ts'
import { fillInNaufragos } from './naufragos.ts'
import { asked, choices, goOn, pressChoice } from './play.ts'

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

/** Writes the diary, stays in camp, and is content with whatever comes. */
const QUIET = ['diary', 'rest', 'none', 'pass', 'abstain', 'stay', 'eat/food', 'eat/token', 'done', 'seen', 'no']

function quiet(offered: readonly string[]): string {
  return QUIET.find((id) => offered.includes(id)) ?? offered[0] ?? ''
}

test('two castaways play a turn online, and no byte of the other’s stories reaches either', async ({
  guest,
  server,
}) => {
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
      { page: ann, line: lines[0], other: ben },
      { page: ben, line: lines[1], other: ann },
    ]
    const kept = { ann: 0, ben: 0 }
    while ((await turn(ann)) < 3) {
      for (const { page, other } of seats) {
        await goOn(page)
        const offered = await choices(page)
        if (offered.length === 0) continue
        const before = await answersSeen(page)
        await pressChoice(page, quiet(offered))
        for (const one of [page, other]) await expectAnswers(one, before + 1)
        break
      }
      for (const { line, other } of seats) {
        const secret = await ownStories(other)
        for (const tile of secret) expect(line.heard(), `${tile} of the other seat`).not.toContain(tile)
      }
      kept.ann = Math.max(kept.ann, (await ownStories(ann)).length)
      kept.ben = Math.max(kept.ben, (await ownStories(ben)).length)
    }
    expect(Math.min(kept.ann, kept.ben), 'stories that were kept secret').toBeGreaterThan(0)
    // The line does hear what its own seat may know.
    for (const { page, line } of seats) for (const tile of await ownStories(page)) expect(line.heard()).toContain(tile)
    await expect(ann.locator('[data-seat=yellow] [data-at^="story/"]')).toHaveCount(0)
  } finally {
    for (const line of lines) line.close()
  }
})

async function turn(page: Page): Promise<number> {
  return Number(await page.locator('[data-turn]').getAttribute('data-turn'))
}
