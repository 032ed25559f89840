// The server: a folder of built files, and the tables if there is a store for them.
import { relative, resolve, sep } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify'
import { cacheControl, SECURITY } from './headers.ts'
import { hostCheck } from './hosts.ts'
import { type OnlineOptions, online } from './online.ts'
import type { Proxies } from './proxies.ts'
import { StoreError } from './store/store.ts'

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** The folder with the index.html of the built page. */
  readonly folder: string
  /** Without this there are no tables online. The store is closed with the server. */
  readonly online?: OnlineOptions
  readonly log?: Log
  /** The proxies that are believed about who is asking; without this, nobody is. */
  readonly proxies?: Proxies
  /** Names under which the server answers, besides those of this machine. */
  readonly names?: readonly string[]
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestWithinMs?: number
}

/** What is written down, as lines of JSON on stderr. */
export const LOGS = ['silent', 'error', 'warn', 'info'] as const
export type Log = (typeof LOGS)[number]

export interface Server {
  /** Where a browser on this machine finds the page. */
  readonly url: string
  close(): Promise<void>
}

export class PortTakenError extends Error {
  override readonly name = 'PortTakenError'
  readonly port: number

  constructor(port: number) {
    super(`port ${port} is taken by another program`)
    this.port = port
  }
}

/**
 * How many connections may wait to be taken. After a restart everybody comes back at once, and a client that finds no room is
 * told nothing and tries again only seconds later.
 */
const AT_THE_DOOR = 4096

/** Whatever is asked for is small; a client that sends it byte by byte is cut off. */
const REQUEST_WITHIN_MS = 10_000

const WRONG_HOST = 'this server does not go by that name; who runs it can allow it (landfall serve --public-host NAME)'

export async function serve(options: ServeOptions): Promise<Server> {
  const { port, host, folder, log = 'silent', requestWithinMs = REQUEST_WITHIN_MS } = options
  const root = resolve(folder)
  const app = fastify({
    forceCloseConnections: true,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(options.proxies),
    requestTimeout: requestWithinMs,
    http: { headersTimeout: requestWithinMs, connectionsCheckingInterval: Math.ceil(requestWithinMs / 10) },
    logger: { level: log, stream: process.stderr },
  })
  app.addHook('onResponse', async (request, reply) => logged(app.log, request, reply))
  app.setErrorHandler((thrown, request, reply) => failed(thrown, request, reply))
  await app.register(helmet, SECURITY)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()')
  })
  if (options.online !== undefined) await online(app, options.online)
  // After the hook of the WebSockets, which ends connections that are refused.
  const isOurs = hostCheck(host, options.names ?? [])
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (isOurs(headers.host)) return
    await reply.code(421).header('cache-control', 'no-store').send({ why: 'wrongHost', text: WRONG_HOST })
  })
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(response, path) {
      response.setHeader('cache-control', cacheControl(relative(root, path).split(sep).join('/')))
      response.setHeader('vary', 'accept-encoding')
    },
  })
  app.setNotFoundHandler((request, reply) => notFound(request, reply))

  try {
    await app.listen({ port, host, backlog: AT_THE_DOOR })
  } catch (thrown) {
    await app.close()
    throw isTaken(thrown) ? new PortTakenError(port) : thrown
  }
  const address = app.server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  return { url: `http://${nameOf(host)}:${taken}/`, close: () => app.close() }
}

function trustOf(proxies: Proxies | undefined): ((address: string, hop: number) => boolean) | string[] | false {
  if (proxies === undefined) return false
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies]
}

/** The route and never the address: an address may hold the name of a table, and the name is all it takes to sit down. */
function logged(log: FastifyBaseLogger, { method, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const { statusCode, elapsedTime } = reply
  log.info({ method, route: routeOptions.url ?? 'none', status: statusCode, ms: Math.round(elapsedTime) })
}

/** Bad input is explained to the client; an unexpected failure is logged and not explained. */
async function failed(thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const status = statusOf(thrown)
  if (status >= 500) request.log.error({ err: thrown, route: request.routeOptions.url }, 'something failed')
  const why = status === 429 ? 'tooFast' : status === 413 ? 'tooLarge' : status < 500 ? 'malformed' : 'unavailable'
  return reply.code(status).header('cache-control', 'no-store').send({ why })
}

function statusOf(thrown: unknown): number {
  if (thrown instanceof StoreError) return 503
  if (typeof thrown !== 'object' || thrown === null || !('statusCode' in thrown)) return 500
  return typeof thrown.statusCode === 'number' ? thrown.statusCode : 500
}

/** The page finds its own way from any address that somebody visits; a missing file is missing. */
async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (isNavigation(request)) return reply.code(200).sendFile('index.html')
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is nothing here.\n')
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/assets/') || url.startsWith('/api/')) return false
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate'
}

/** A name that works in the address bar: the wildcards of a socket do not. */
function nameOf(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function isTaken(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'EADDRINUSE'
}
