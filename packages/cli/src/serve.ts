// landfall serve: the table in the browser.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PortTakenError, type Server, serve } from '@landfall/server'
import { readCount, UsageError } from './usage.ts'

export const DEFAULT_PORT = 8321

/** How many ports to try when nobody asked for one. */
const TRIES = 50

const PAGE = fileURLToPath(new URL('../../web/dist/', import.meta.url))

interface ServeChoice {
  readonly port?: string
  readonly host: string
}

/** Serves the page until the process is told to stop. The address is the last line on stdout, for programs that wait for it. */
export async function serveTable({ port, host }: ServeChoice): Promise<number> {
  const wanted = port === undefined ? undefined : readCount('--port', port, 0, 65_535)
  if (!existsSync(`${PAGE}index.html`)) throw new UsageError('the page is not built yet: npm start builds it')
  const server = await start(host, wanted)
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  console.log(`Landfall is at ${server.url}`)
  await stopped
  await server.close()
  return 0
}

async function start(host: string, wanted: number | undefined): Promise<Server> {
  const first = wanted ?? DEFAULT_PORT
  const last = wanted ?? DEFAULT_PORT + TRIES - 1
  for (let port = first; port <= last; port++) {
    try {
      return await serve({ port, host, folder: PAGE })
    } catch (thrown) {
      if (!(thrown instanceof PortTakenError)) throw thrown
    }
  }
  const taken = first === last ? `port ${first} is taken` : `the ports ${first} to ${last} are all taken`
  throw new UsageError(`${taken}; name another one with --port`)
}
