// What every answer carries: how long it may be kept, and what the page may do.
import type { FastifyHelmetOptions } from '@fastify/helmet'

/** The page runs its own files and nothing else: no inline script or style, no other host. */
export const SECURITY: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      workerSrc: ["'self'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
  // Over HTTPS the proxy adds it; at home it is plain HTTP.
  hsts: false,
}

/** The build names what is in assets/ after its content; everything else keeps its name and changes. */
export function cacheControl(path: string): string {
  return path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}
