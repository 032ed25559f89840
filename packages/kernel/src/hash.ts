// SHA-256, the same in Node, browser and worker, and a quick checksum for what need not withstand an attack.
import { _SHA256, sha256 } from '@noble/hashes/sha2.js'
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

/** The bytes of a block, and how many of them a text can have beside its end mark and its length. */
const BLOCK = 64
const LONGEST = BLOCK - 9

/** The library's own compression, for texts that fit into one block: a game begins some twenty streams, with short names. */
class OneBlock extends _SHA256 {
  readonly #start = this.get()
  readonly #block = new Uint8Array(BLOCK)
  readonly #words = new DataView(this.#block.buffer)

  /** The first four words of the hash of a plain ASCII text of up to LONGEST letters. */
  fourOf(text: string): readonly number[] | undefined {
    const block = this.#block
    const { length } = text
    if (length > LONGEST) return undefined
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i)
      if (code > 127) return undefined
      block[i] = code
    }
    block[length] = 0x80
    for (let i = length + 1; i < BLOCK; i++) block[i] = 0
    this.#words.setUint16(BLOCK - 2, 8 * length)
    this.set(...this.#start)
    this.process(this.#words, 0)
    return [this.A, this.B, this.C, this.D]
  }
}

const oneBlock = new OneBlock()

/** Four 32-bit integers out of a text: where a stream of chance begins. */
export function fourIntegers(text: string): readonly number[] {
  return oneBlock.fourOf(text) ?? firstFour(sha256(bytesOf(text)))
}

function firstFour(digest: Uint8Array): readonly number[] {
  const words = new DataView(digest.buffer, digest.byteOffset)
  return [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)]
}

/** FNV-1a, continued from a checksum before it: finds accidents and edits, at a tenth of the price. */
export function checksum(text: string, from = 0x811c9dc5): number {
  let sum = from
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}

/**
 * The checksum of plain data: equal for equal data, in whatever order its fields were written. Texts are not put together
 * for it, so that it costs a fraction of a checksum of canonical JSON.
 */
export function dataSum(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return checksum(value)
    case 'number':
      return checksum(String(value), NUMBER)
    case 'object':
      return Array.isArray(value) ? listSum(value) : fieldsSum(value)
    default:
      return checksum(String(value), OTHER)
  }
}

// Where the checksums of different kinds of data begin, so that 1 is not "1", nor [] nothing.
const NUMBER = 0x6e756d62
const OTHER = 0x626f6f6c
const LIST = 0x6c697374
const FIELDS = 0x66696c64

function listSum(list: readonly unknown[]): number {
  let sum = LIST
  for (let i = 0; i < list.length; i++) sum = scrambled(sum ^ dataSum(list[i]))
  return sum
}

/** Fields are added up, because adding knows no order. One that is undefined is not there. */
function fieldsSum(fields: object | null): number {
  let sum = FIELDS
  for (const key in fields) {
    const field: unknown = Reflect.get(fields, key)
    if (field !== undefined) sum = (sum + scrambled(checksum(key) ^ scrambled(dataSum(field)))) >>> 0
  }
  return sum
}

/** Every bit has its effect on every other: the end of MurmurHash3. */
function scrambled(sum: number): number {
  let mixed = sum
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
