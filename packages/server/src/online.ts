// Tables over HTTP and WebSocket: the routes under /api, and what operators ask for.
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import { type Game, writeJournal } from '@landfall/kernel'
import { DEFLATED, faultIn, LONGEST_MESSAGE, NewTable } from '@landfall/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Admission, OpenConnections, Rates } from './admission.ts'
import { Health } from './health.ts'
import { countRefusal, countWrite, makeMetrics } from './metrics.ts'
import { myTablesRoute } from './my-tables.ts'
import { healthRoutes, type MetricsPlace, metricsRoute, type Operated, serveMetrics } from './operator.ts'
import { networkOf } from './proxies.ts'
import { serveSocket, turnAway } from './socket.ts'
import { DamagedError } from './store/errors.ts'
import type { Store } from './store/store.ts'
import type { ProgressOf } from './tables/table-summary.ts'
import { type Refused, Tables } from './tables/tables.ts'

export interface Limits {
  /** New tables from one address in a minute. */
  readonly tablesPerMinute: number
  /** New connections from one address in a minute. */
  readonly connectionsPerMinute: number
  /** Messages of one connection in a second. */
  readonly messagesPerSecond: number
  /** Connections that one address has open at a time. */
  readonly openConnections: number
}

export const USUAL_LIMITS: Limits = {
  tablesPerMinute: 20,
  connectionsPerMinute: 120,
  messagesPerSecond: 20,
  openConnections: 100,
}

export interface OnlineOptions {
  readonly store: Store
  readonly games: readonly Game[]
  /** Other than the usual ones. */
  readonly limits?: Partial<Limits>
  /** Where figures for Prometheus are; without this, nowhere. */
  readonly metrics?: MetricsPlace
  /** Tables at which nothing was done for this long expire, in milliseconds; without this, none. */
  readonly expireAfterMs?: number
  /** How far a game is, for the lists of those who play it. */
  readonly progressOf?: ProgressOf
}

/** Longer than any message, so that one that is too long is refused in words before the connection is cut. */
const LONGEST_FRAME = 4 * LONGEST_MESSAGE
const MINUTE_MS = 60_000
/** How many connections are taken in a turn of the event loop. */
const TAKEN_AT_ONCE = 8

/** What the routes share. */
interface Context extends Operated {
  readonly limits: Limits
  readonly tables: Tables
  failed(thrown: unknown): void
}

export async function online(app: FastifyInstance, options: OnlineOptions): Promise<void> {
  const context = makeContext(app, options)
  const { tables } = context
  await app.register(rateLimit, {
    global: false,
    store: Rates,
    errorResponseBuilder: () => ({ statusCode: 429, why: 'tooFast' }),
  })
  await app.register(websocket, {
    options: {
      maxPayload: LONGEST_FRAME,
      handleProtocols: (offered) => (offered.has(DEFLATED) ? DEFLATED : false),
    },
    async preClose() {
      await tables.close()
      for (const socket of app.websocketServer.clients) socket.close(1001)
    },
  })
  tableRoutes(app, context)
  const { progressOf = () => undefined } = options
  myTablesRoute(app, { ...context, isOurs, progressOf, perMinute: context.limits.connectionsPerMinute })
  socketRoute(app, context)
  healthRoutes(app, context)
  if (options.expireAfterMs !== undefined) expireRegularly(app, context, options.expireAfterMs)
  const { metrics } = options
  if (metrics === 'here') metricsRoute(app, context)
  else if (metrics !== undefined) await serveMetrics(app, metrics, context)
}

function makeContext(app: FastifyInstance, { store, games, limits }: OnlineOptions): Context {
  const health = new Health({
    store,
    failed: (thrown) => failed(thrown),
    recovered: () => app.log.warn('writes work again'),
  })
  const metrics = makeMetrics({ counts: () => tables.counts, usage: () => store.usage(), health })
  store.listen({ appended() {}, whispered() {}, missed() {}, wrote: (write) => countWrite(metrics, write) })
  const failed = (thrown: unknown): void => {
    metrics.failures.inc()
    if (thrown instanceof DamagedError) {
      const { table, number, reason } = thrown
      app.log.error({ table, act: number, reason }, 'a table is damaged')
    } else {
      app.log.error({ err: thrown }, 'something failed')
    }
  }
  const tables = new Tables({
    store,
    games,
    failed,
    now: Date.now,
    measured: {
      answered: () => metrics.answers.inc(),
      refused: (why) => countRefusal(metrics, why),
      sent(messages, bytes) {
        metrics.messages.inc(messages)
        metrics.bytes.inc(bytes)
      },
    },
  })
  return { store, games, limits: { ...USUAL_LIMITS, ...limits }, tables, metrics, health, failed }
}

function tableRoutes(app: FastifyInstance, { tables, metrics, limits }: Context): void {
  app.post(
    '/api/tables',
    { bodyLimit: LONGEST_FRAME, config: { rateLimit: { max: limits.tablesPerMinute, timeWindow: MINUTE_MS } } },
    async (request, reply) => {
      if (!isOurs(request)) return reply.code(403).send({ why: 'crossSite' } satisfies Refused)
      const asked = NewTable.safeParse(request.body)
      if (!asked.success)
        return reply.code(400).send({ why: 'malformed', text: faultIn(asked.error) } satisfies Refused)
      const made = await tables.make(asked.data)
      if ('why' in made) countRefusal(metrics, made.why)
      return reply
        .code('why' in made ? statusOf(made, 400) : 201)
        .header('cache-control', 'no-store')
        .send(made)
    },
  )

  app.get<{ Params: { name: string } }>('/api/tables/:name/journal', async (request, reply) => {
    const journal = await tables.journal(request.params.name)
    reply.header('cache-control', 'no-store')
    if ('why' in journal) return reply.code(statusOf(journal)).send(journal)
    return reply.type('application/json').send(writeJournal(journal))
  })

  app.get<{ Params: { name: string } }>('/api/tables/:name/original', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const secret = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
    if (secret === undefined) return reply.code(401).send({ why: 'wrongSecret' } satisfies Refused)
    const original = await tables.original(request.params.name, secret)
    if (!('why' in original)) return reply.type('application/json').send(writeJournal(original))
    return reply.code(statusOf(original)).send(original)
  })
}

/** Soon after the start, and every hour. */
function expireRegularly(app: FastifyInstance, { tables, failed }: Context, afterMs: number): void {
  const expire = (): void => {
    tables.expire(Date.now() - afterMs).then((count) => {
      if (count > 0) app.log.info({ count }, 'tables have expired')
    }, failed)
  }
  const first = setTimeout(expire, MINUTE_MS)
  const hourly = setInterval(expire, 60 * MINUTE_MS)
  app.addHook('onClose', async () => {
    clearTimeout(first)
    clearInterval(hourly)
  })
}

/** Why there is no table, or no journal of it. */
function statusOf({ why }: Refused, otherwise = 404): number {
  if (why === 'diskFull') return 507
  if (why === 'damaged' || why === 'expired') return 410
  if (why === 'notAsked') return 409
  return why === 'wrongSecret' ? 403 : otherwise
}

function socketRoute(app: FastifyInstance, { tables, metrics, limits, failed }: Context): void {
  const admission = new Admission(TAKEN_AT_ONCE)
  const connections = new OpenConnections(limits.openConnections)
  app.get(
    '/api/socket',
    {
      websocket: true,
      helmet: false,
      config: { rateLimit: { max: limits.connectionsPerMinute, timeWindow: MINUTE_MS } },
      async preValidation(request, reply) {
        if (!isOurs(request)) return await reply.code(403).send({ why: 'crossSite' } satisfies Refused)
        await admission.turn()
      },
    },
    (socket, { socket: line, ip }) => {
      const address = networkOf(ip)
      if (!connections.add(address)) {
        countRefusal(metrics, 'tooMany')
        turnAway(socket, 'tooMany')
        return
      }
      socket.once('close', () => connections.remove(address))
      serveSocket(socket, line, {
        tables,
        failed,
        refused: (why) => countRefusal(metrics, why),
        timed: metrics.requests.startTimer.bind(metrics.requests),
        elapsed: () => performance.now(),
        perSecond: limits.messagesPerSecond,
      })
    },
  )
}

/** A page of another site must not act in the name of its visitor. Programs that are not browsers send neither header. */
function isOurs({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
