// The one line that a server says when it is ready: where it is, which release, where its tables are, which games.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export interface Started {
  readonly url: string
  /** Which address it listens to. */
  readonly host: string
  readonly version: string
  /** The folder of the embedded database, used unless there is the URL of a PostgreSQL. */
  readonly data: string
  readonly databaseUrl?: string | undefined
  readonly games: readonly { readonly id: string; readonly version: number }[]
}

/** It begins with the address, for programs that wait for it. */
export function startLine({ url, host, version, data, databaseUrl, games }: Started): string {
  const parts = [
    ...(isThisMachine(host) ? [] : [`listening on ${host}`]),
    `version ${version}`,
    databaseUrl ? `tables in PostgreSQL at ${withoutSecrets(databaseUrl)}` : `tables in SQLite in ${resolve(data)}`,
    `games: ${games.map((game) => `${game.id} ${game.version}`).join(', ')}`,
  ]
  return `Landfall is at ${url} (${parts.join('; ')})`
}

/** The version of this release. */
export function ownVersion(): string {
  const text: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  if (typeof text === 'object' && text !== null && 'version' in text) return String(text.version)
  throw new Error('package.json has no version')
}

const isThisMachine = (host: string): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host)

/** Host and name of a database. Its user, its password and its parameters, which may hold one too, are nobody's business. */
function withoutSecrets(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'the place that its URL names'
  const { host, pathname } = new URL(databaseUrl)
  return `${host || 'a local socket'}${pathname}`
}
