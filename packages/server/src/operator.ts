// What those who run a server ask it for: whether it lives, whether it can do its work, and figures.
import { type FastifyInstance, fastify } from 'fastify'
import type { Health } from './health.ts'
import type { Metrics } from './metrics.ts'
import { OpenError } from './store/errors.ts'
import type { Store } from './store/store.ts'

export interface Operated {
  readonly store: Store
  readonly health: Health
  readonly metrics: Metrics
  readonly games: readonly { readonly id: string; readonly version: number }[]
}

/** A port of its own, or the one that players use: `here` is for measurements. */
export type MetricsPlace = { readonly host: string; readonly port: number } | 'here'

export function healthRoutes(app: FastifyInstance, { store, health, games }: Operated): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (store.isLost) return reply.code(503).send({ ok: false })
    return { ok: true, games: games.map(({ id, version }) => ({ id, version })) }
  })

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const ok = await health.isReady()
    return reply.code(ok ? 200 : 503).send({ ok })
  })
}

export function metricsRoute(app: FastifyInstance, { metrics }: Operated): void {
  app.get('/metrics', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type(metrics.contentType)
    return await metrics.text()
  })
}

/** Figures on a port of their own, until the server is closed. */
export async function serveMetrics(
  server: FastifyInstance,
  { host, port }: Exclude<MetricsPlace, 'here'>,
  operated: Operated,
): Promise<void> {
  const app = fastify({ forceCloseConnections: true })
  healthRoutes(app, operated)
  metricsRoute(app, operated)
  server.addHook('onClose', () => app.close())
  try {
    await app.listen({ host, port })
  } catch (thrown) {
    await app.close()
    throw new OpenError(`cannot serve metrics on port ${port}: ${thrown instanceof Error ? thrown.message : thrown}`)
  }
}
