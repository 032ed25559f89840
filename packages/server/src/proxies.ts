// Who is believed about the address of a visitor. Anybody can write an X-Forwarded-For; only what a proxy of ours added counts.
import { isIP } from 'node:net'

/** How many proxies a request comes through, or their addresses (also as `10.0.0.0/8`). */
export type Proxies = number | readonly string[]

const MOST_HOPS = 10

/** From words of the command line: `1`, or addresses with commas between them. Undefined: it is neither. */
export function readProxies(text: string): Proxies | undefined {
  if (/^\d+$/.test(text)) {
    const hops = Number(text)
    return hops >= 1 && hops <= MOST_HOPS ? hops : undefined
  }
  const addresses = text.split(',').map((one) => one.trim())
  return addresses.every(isRange) ? addresses : undefined
}

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** What connections are counted by: an address, or the network of an IPv6 address, for one visitor has billions of those. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || isIP(address) !== 6) return mapped ?? address
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1).split('::')
  const known = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const [first = [], last = []] = known
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}
