// Backup and restore as an operator meets them: two commands, a file, an exit code.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStore } from '@landfall/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'landfall-backups-'))
const bin = fileURLToPath(new URL('../bin/landfall.js', import.meta.url))
const [data, file] = [join(folder, 'data'), join(folder, 'backup.jsonl')]

const table = { id: 'a', watch: 'b', game: 'demo', version: 1, setup: '{}', made: 1 }
const entries = [1, 2, 3].map((number) => ({ number, at: number, act: `{"number":${number}}` }))

beforeAll(async () => {
  const store = await openStore({ data })
  await store.make(table, entries)
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

function landfall(args: readonly string[], more: NodeJS.ProcessEnv = {}): readonly [number | null, string, string] {
  const { DATABASE_URL: _, ...env } = process.env
  const ran = spawnSync(process.execPath, [bin, ...args], { env: { ...env, ...more }, encoding: 'utf8' })
  return [ran.status, ran.stdout, ran.stderr]
}

/** The names of files that were being written. */
const unfinished = (): readonly string[] => readdirSync(folder).filter((name) => name.endsWith('.tmp'))

describe('landfall backup', () => {
  test('writes everything while a server has the folder, for the eyes of its owner only', async () => {
    const server = await openStore({ data })
    const [code, out, err] = landfall(['backup', '--data', data, '--to', file])
    await server.close()
    expect([code, err]).toEqual([0, ''])
    expect(out).toBe(`Backed up 1 tables with 3 entries to ${file}\n`)
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(7)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(unfinished()).toEqual([])
  })

  test('replaces an older one only when the new one is whole', () => {
    const old = join(folder, 'old.jsonl')
    writeFileSync(old, 'old')
    const [code, , err] = landfall(['backup', '--data', join(folder, 'nowhere'), '--to', old])
    expect(code).toBe(2)
    expect(err).toContain('there are no tables in this folder')
    expect(readFileSync(old, 'utf8')).toBe('old')
    expect(landfall(['backup', '--data', data, '--to', old])[0]).toBe(0)
    expect(readFileSync(old, 'utf8')).not.toBe('old')
    expect(unfinished()).toEqual([])
  })

  test.each([
    [['backup', '--data', data], '--to'],
    [['backup', '--data', data, '--to', join(folder, 'no', 'where')], 'cannot write'],
    [['restore', '--data', data], '--from'],
    [['restore', '--data', data, '--from', join(folder, 'no')], 'cannot read'],
    [['restore', '--data', data, '--from', folder], 'cannot read'],
    [['restore', '--data', data, '--from', bin], 'the backup is damaged in line 1'],
  ])('says what is wrong with %j', (args, what) => {
    const [code, out, err] = landfall(args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(what)
    expect(err).not.toContain('    at ')
  })

  test('does not tell the password of a database that does not answer', () => {
    const never = join(folder, 'never')
    const given = landfall(['backup', '--to', never, '--database', 'postgres://me:sesame@127.0.0.1:1/x'])
    const found = landfall(['backup', '--to', never, '--data', data], { DATABASE_URL: 'me:sesame' })
    for (const [code, out, err] of [given, found]) {
      expect(code).toBe(2)
      expect(err).toMatch(/ECONNREFUSED|the URL of the database/)
      expect(out + err).not.toContain('sesame')
    }
    expect(existsSync(never)).toBe(false)
  })
})

test('a database that is damaged has an exit code of its own', () => {
  const broken = mkdtempSync(join(folder, 'broken-'))
  writeFileSync(join(broken, 'landfall.db'), 'no database, but long enough to be one '.repeat(300))
  writeFileSync(join(broken, 'backup'), '')
  const [code, out, err] = landfall(['restore', '--data', broken, '--from', join(broken, 'backup')])
  expect([code, out]).toEqual([3, ''])
  expect(err).toBe(
    `landfall: ${broken}: the database is damaged (file is not a database): restore a backup into another folder\n`,
  )
})

describe('landfall restore', () => {
  test('makes everything in another folder, and can be repeated', async () => {
    landfall(['backup', '--data', data, '--to', file])
    const other = join(folder, 'other')
    const [code, out] = landfall(['restore', '--data', other, '--from', file])
    expect([code, out]).toEqual([0, `Restored 1 tables with 3 entries from ${file}\n`])
    const [again, repeated] = landfall(['restore', '--data', other, '--from', file])
    expect([again, repeated]).toEqual([
      0,
      `Restored 0 tables with 0 entries from ${file}; those that were there already: 1\n`,
    ])
    const store = await openStore({ data: other })
    expect(await store.find('b')).toEqual(table)
    expect(await store.read('a', 0)).toEqual(entries)
    const [busy, , err] = landfall(['restore', '--data', other, '--from', file])
    await store.close()
    expect(busy).toBe(2)
    expect(err).toContain('another Landfall server is using this folder')
  })
})
