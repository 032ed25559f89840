// A server of its own, with tables in a folder of its own: it can be stopped, killed and started again in the same place.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { openStore } from '@landfall/server'
import { expect } from '@playwright/test'

const PROGRAM = fileURLToPath(new URL('../../cli/bin/landfall.js', import.meta.url))

export class TableServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'landfall-tables-'))
  /** How many times faster than it should the clock of the server goes: for what takes hours. */
  readonly #clockSpeed: number
  #process: ChildProcess | undefined
  #url = ''

  constructor(clockSpeed = 1) {
    this.#clockSpeed = clockSpeed
  }

  get url(): string {
    return this.#url
  }

  async start(): Promise<void> {
    const port = this.#url === '' ? '0' : new URL(this.#url).port
    const program = [PROGRAM, 'serve', '--port', port, '--data', this.#folder, '--log', 'silent']
    const clock = `const { now } = Date, from = now(); Date.now = () => from + (now() - from) * ${this.#clockSpeed}`
    const hurried = this.#clockSpeed === 1 ? [] : ['--import', `data:text/javascript,${encodeURIComponent(clock)}`]
    const running = spawn(process.execPath, [...hurried, ...program], { stdio: ['ignore', 'pipe', 'inherit'] })
    this.#process = running
    for await (const line of createInterface({ input: running.stdout })) {
      const url = /Landfall is at (\S+)/.exec(line)?.[1]
      if (url === undefined) continue
      this.#url = url
      return
    }
    throw new Error('the server did not start')
  }

  /** Stops, has something done to a table that it could not do itself, and starts again. */
  async betweenTimes(table: string, act: object): Promise<void> {
    await this.#end('SIGTERM')
    const store = await openStore({ data: this.#folder, databaseUrl: undefined })
    const number = (await store.read(table, 0)).length + 1
    expect(await store.append(table, { number, at: Date.now(), act: JSON.stringify(act) })).toBe(true)
    await store.close()
    await this.start()
  }

  /** At once, whatever it is doing. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM')
    rmSync(this.#folder, { recursive: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process
    this.#process = undefined
    if (running === undefined) return
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
  }
}
