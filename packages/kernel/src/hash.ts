// SHA-256, the same in Node, browser and worker, and a quick checksum for what need not withstand an attack.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export function hash(text: string): string {
  return bytesToHex(sha256(bytesOf(text)))
}

/** Most texts are plain ASCII, which needs no encoder. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 127) return utf8ToBytes(text)
    bytes[i] = code
  }
  return bytes
}

// A game begins some twenty streams, so their hasher and its result are used again.
const UNUSED = sha256.create()
const hasher = sha256.create()
const digest = new Uint8Array(32)
const words = new DataView(digest.buffer)

/** Four 32-bit integers out of a text: where a stream of chance begins. */
export function fourIntegers(text: string): readonly number[] {
  UNUSED._cloneInto(hasher).update(bytesOf(text)).digestInto(digest)
  return [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)]
}

/** FNV-1a, continued from a checksum before it: finds accidents and edits, at a tenth of the price. */
export function checksum(text: string, from = 0x811c9dc5): number {
  let sum = from
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}
