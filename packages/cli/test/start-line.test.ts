// The line of a server that is ready.
import { describe, expect, test } from 'vitest'
import { ownVersion, type Started, startLine } from '../src/start-line.ts'

const started: Started = {
  url: 'http://localhost:8321/',
  host: '127.0.0.1',
  version: '1.2.3',
  data: '/var/lib/landfall',
  games: [
    { id: 'crusoe', version: 5 },
    { id: 'naufragos', version: 3 },
  ],
}

describe('the line of a server that is ready', () => {
  test('says where it is, which release, where the tables are, and which games', () => {
    expect(startLine(started)).toBe(
      'Landfall is at http://localhost:8321/ (version 1.2.3; tables in SQLite in /var/lib/landfall; games: crusoe 5, naufragos 3)',
    )
  })

  test('says who can reach it, when it is not only this machine', () => {
    expect(startLine({ ...started, host: '0.0.0.0' })).toContain('/ (listening on 0.0.0.0; version')
  })

  test('names the whole path of a folder', () => {
    expect(startLine({ ...started, data: 'tables' })).toContain(`in SQLite in ${process.cwd()}/tables;`)
  })

  test('names the database without its user and password', () => {
    const line = (databaseUrl: string): string => startLine({ ...started, databaseUrl })
    expect(line('postgres://me:s3cret@db.example:5433/tables?password=s3cret')).toContain(
      'tables in PostgreSQL at db.example:5433/tables;',
    )
    expect(line('postgres:///tables?host=/run/s3cret')).toContain('at a local socket/tables;')
    expect(line('host=db password=s3cret')).not.toContain('s3cret')
    expect(line('')).toContain('SQLite')
  })

  test('has the version of the package', () => {
    expect(ownVersion()).toMatch(/^\d+\.\d+\.\d+/)
  })
})
