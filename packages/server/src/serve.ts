// Serves a folder of built files over HTTP.
import { relative, resolve, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { cacheControl, SECURITY } from './headers.ts'

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** The folder with the index.html of the built page. */
  readonly folder: string
}

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

export async function serve({ port, host, folder }: ServeOptions): Promise<Server> {
  const root = resolve(folder)
  const app = fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY)
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
    await app.listen({ port, host })
  } catch (thrown) {
    await app.close()
    throw isTaken(thrown) ? new PortTakenError(port) : thrown
  }
  const address = app.server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  return { url: `http://${nameOf(host)}:${taken}/`, close: () => app.close() }
}

/** The page finds its own way from any address that somebody visits; a missing file is missing. */
async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (isNavigation(request)) return reply.code(200).sendFile('index.html')
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is nothing here.\n')
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/assets/')) return false
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
