// Under which names the server answers. A page whose own name was pointed at this machine must not reach it as if it were ours.
import { isIP } from 'node:net'
import { hostname } from 'node:os'

const WILDCARDS: readonly string[] = ['0.0.0.0', '::']
const HERE: readonly string[] = ['localhost', '127.0.0.1', '::1']

/** Whether a Host header names this server: bound to this address, and known to the world under these names. */
export function hostCheck(bound: string, known: readonly string[]): (header: string | undefined) => boolean {
  const isWide = WILDCARDS.includes(bound)
  const own = isWide ? [hostname(), `${hostname()}.local`] : [bound]
  const names = new Set([...HERE, ...own, ...known].map((name) => name.toLowerCase()))
  return (header) => {
    const name = nameIn(header)
    if (name === undefined) return false
    // Behind an address there is no name that could have been pointed here.
    return names.has(name) || name.endsWith('.localhost') || (isWide && isIP(name) !== 0)
  }
}

/** The name in a Host header, without its port. */
function nameIn(header: string | undefined): string | undefined {
  const [, ipv6, name] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/i.exec(header ?? '') ?? []
  return (ipv6 ?? name)?.toLowerCase()
}
