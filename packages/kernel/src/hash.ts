// SHA-256, the same in Node, browser and worker, and quick checksums for what need not withstand an attack.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** FNV-1a, continued from an earlier checksum. It finds accidents and careless edits at a tenth of the cost. */
export function checksum(text: string, from = 0x811c9dc5): number {
  let sum = from
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}

/**
 * The checksum of plain data: equal for equal data, in whatever order its fields were written. It builds no text, and so
 * costs a fraction of the checksum of canonical JSON.
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

// Each kind of data starts from its own number, so that 1 differs from "1", and [] from {}.
const NUMBER = 0x6e756d62
const OTHER = 0x626f6f6c
const LIST = 0x6c697374
const FIELDS = 0x66696c64

function listSum(list: readonly unknown[]): number {
  let sum = LIST
  for (let i = 0; i < list.length; i++) sum = scrambled(sum ^ dataSum(list[i]))
  return sum
}

/** Fields are added up, so that their order does not matter. An undefined field counts as absent. */
function fieldsSum(fields: object | null): number {
  let sum = FIELDS
  for (const key in fields) {
    const field: unknown = Reflect.get(fields, key)
    if (field !== undefined) sum = (sum + scrambled(checksum(key) ^ scrambled(dataSum(field)))) >>> 0
  }
  return sum
}

/** Lets every bit affect every other: the last step of MurmurHash3. */
function scrambled(sum: number): number {
  let mixed = sum
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
