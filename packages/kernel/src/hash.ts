// The one hash of the kernel: SHA-256, the same in Node, browser and worker.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** Four 32-bit integers out of a text: where a stream of chance begins. */
export function fourIntegers(text: string): readonly number[] {
  const bytes = sha256(utf8ToBytes(text))
  const words = new DataView(bytes.buffer, bytes.byteOffset, 16)
  return [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)]
}
