// landfall serve: the table in the browser, alone or with friends far away.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LOGS, openStore, PortTakenError, readProxies, type ServeOptions, type Server, serve } from '@landfall/server'
import { GAMES, progressOf } from './games.ts'
import { tablesFolder } from './home.ts'
import { readCount, UsageError } from './usage.ts'

export const DEFAULT_PORT = 8321

/** How many ports to try when nobody asked for one. */
const TRIES = 50

const PAGE = fileURLToPath(new URL('../../web/dist/', import.meta.url))

interface ServeChoice {
  readonly port?: string
  readonly host: string
  readonly data?: string
  readonly database?: string
  readonly log: string
  readonly proxy?: string | true
  readonly publicHost?: string
}

/** Serves until the process is told to stop. The address is the last line on stdout, for programs that wait for it. */
export async function serveTables({ port, host, data, database, log, ...choice }: ServeChoice): Promise<number> {
  const wanted = port === undefined ? undefined : readCount('--port', port, 0, 65_535)
  const level = LOGS.find((known) => known === log)
  if (level === undefined) throw new UsageError(`--log ${log}: one of ${LOGS.join(', ')}`)
  const reached = { ...proxiesIn(choice.proxy), names: namesIn(choice.publicHost) }
  if (!existsSync(`${PAGE}index.html`)) throw new UsageError('the page is not built yet: npm start builds it')
  const databaseUrl = database ?? process.env['DATABASE_URL']
  const store = await openStore({ data: data ?? tablesFolder(process.env), databaseUrl })
  const online = { store, games: GAMES, progressOf }
  let server: Server
  try {
    server = await start(wanted, { host, folder: PAGE, online, log: level, ...reached })
  } catch (thrown) {
    await store.close()
    throw thrown
  }
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  console.log(`Landfall is at ${server.url}`)
  await stopped
  await server.close()
  return 0
}

function proxiesIn(proxy: string | true | undefined): Pick<ServeOptions, 'proxies'> {
  if (proxy === undefined) return {}
  const proxies = proxy === true ? 1 : readProxies(proxy)
  if (proxies !== undefined) return { proxies }
  throw new UsageError(
    `--proxy ${proxy}: a number of proxies from 1 to 10, or their addresses, as in 10.0.0.1,fd00::/8`,
  )
}

function namesIn(names: string | undefined): readonly string[] {
  const known = names === undefined ? [] : names.split(',').map((name) => name.trim())
  for (const name of known) {
    if (!/^[a-z0-9._-]+$/i.test(name))
      throw new UsageError(
        `--public-host ${name}: the names in addresses, as in landfall.example, without https:// or a port`,
      )
  }
  return known
}

async function start(wanted: number | undefined, options: Omit<ServeOptions, 'port'>): Promise<Server> {
  const first = wanted ?? DEFAULT_PORT
  const last = wanted ?? DEFAULT_PORT + TRIES - 1
  for (let port = first; port <= last; port++) {
    try {
      return await serve({ ...options, port })
    } catch (thrown) {
      if (!(thrown instanceof PortTakenError)) throw thrown
    }
  }
  const taken = first === last ? `port ${first} is taken` : `the ports ${first} to ${last} are all taken`
  throw new UsageError(`${taken}; name another one with --port`)
}
