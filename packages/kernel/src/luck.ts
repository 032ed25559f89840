// What chance gave, kept with the answer that it came of. A game that is told again takes its luck from here, so that new
// cards, a deck written in another order or another generator leave it as it was.
import type { Face } from './chance.ts'
import { checksum } from './hash.ts'
import { isRecord } from './plain.ts'

/** The order of a shuffle as it is written down: a short code for each face, one after another. */
interface CodedOrder {
  readonly order: string
}

/** What one draw gave: a face, or the order of a shuffle. */
export type Gave = Face | readonly Face[] | CodedOrder

/** One draw: which stream, and what it gave. */
export type Drawn = readonly [stream: string, gave: Gave]

/** What chance gave because of one answer, in the order in which it did. */
export type Luck = readonly Drawn[]

export const NO_LUCK: Luck = []

/** Luck of a record that the rules of today cannot use. */
export class UnusableLuck extends Error {
  override readonly name = 'UnusableLuck'
}

/** Takes what a stream gave next out of a record; nothing, when the record knows of no more. */
function takeNext(record: Drawn[], stream: string): Gave | undefined {
  for (let i = 0; i < record.length; i++) {
    const drawn = record[i]
    if (drawn === undefined || drawn[0] !== stream) continue
    record.splice(i, 1)
    return drawn[1]
  }
  return undefined
}

/** The face that a record says a stream gave. */
export function recordedFace<F extends Face>(record: Drawn[], stream: string, faces: readonly F[]): F | undefined {
  const gave = takeNext(record, stream)
  if (gave === undefined) return undefined
  const face = faces.find((candidate) => candidate === gave)
  if (face !== undefined) return face
  throw new UnusableLuck(`"${stream}" gave ${JSON.stringify(gave)}, which is no longer there`)
}

/** The order that a record says a stream gave. Faces that the record does not name were not part of that game. */
export function recordedOrder<F extends Face>(record: Drawn[], stream: string, faces: readonly F[]): F[] | undefined {
  const gave = takeNext(record, stream)
  if (gave === undefined) return undefined
  if (!isOrder(gave)) throw new UnusableLuck(`"${stream}" gave ${JSON.stringify(gave)}, but it is shuffled now`)
  const left = new Map<Face, number>()
  for (const face of faces) left.set(face, (left.get(face) ?? 0) + 1)
  const named = 'order' in gave ? decoder(stream, faces) : (face: Face) => faces.find((one) => one === face)
  return orderIn(gave).map((wanted) => {
    const face = named(wanted)
    const copies = face === undefined ? 0 : (left.get(face) ?? 0)
    if (face === undefined || copies === 0)
      throw new UnusableLuck(`"${stream}" gave ${JSON.stringify(wanted)}, which is no longer there`)
    left.set(face, copies - 1)
    return face
  })
}

function isOrder(gave: Gave): gave is readonly Face[] | CodedOrder {
  return typeof gave === 'object'
}

function orderIn(gave: readonly Face[] | CodedOrder): readonly Face[] {
  return 'order' in gave ? (gave.order.match(CODES) ?? []) : gave
}

/** The letters of a code. Two faces of one deck share a code once in millions of pairs, and a test of each game looks. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CODE_LENGTH = 4
const CODES = new RegExp(`.{${CODE_LENGTH}}`, 'g')

/** A face in four letters. An order of a hundred cards by their names would be larger than the game that was played. */
export function codeOf(face: Face): string {
  let rest = checksum(typeof face === 'number' ? `#${face}` : face)
  rest = (rest ^ (rest >>> 15)) >>> 0
  let code = ''
  for (let i = 0; i < CODE_LENGTH; i++) {
    code += LETTERS.charAt(rest % LETTERS.length)
    rest = Math.floor(rest / LETTERS.length)
  }
  return code
}

function decoder<F extends Face>(stream: string, faces: readonly F[]): (code: Face) => F | undefined {
  const known = new Map<Face, F>()
  for (const face of faces) {
    const code = codeOf(face)
    const other = known.get(code)
    if (other !== undefined && other !== face)
      throw new UnusableLuck(`"${stream}" cannot tell ${JSON.stringify(face)} from ${JSON.stringify(other)}`)
    known.set(code, face)
  }
  return (code) => known.get(code)
}

/** Luck as it is written down: orders in codes, unless two of their faces share one. */
export function writeLuck(luck: Luck): Luck {
  return luck.map((drawn) => {
    const [stream, gave] = drawn
    if (!isOrder(gave) || 'order' in gave) return drawn
    const distinct = new Set(gave)
    const isClear = new Set([...distinct].map(codeOf)).size === distinct.size
    return isClear ? [stream, { order: gave.map(codeOf).join('') }] : drawn
  })
}

export function isLuck(data: unknown): data is Luck {
  return Array.isArray(data) && data.every(isDrawn)
}

function isDrawn(data: unknown): data is Drawn {
  return Array.isArray(data) && data.length === 2 && typeof data[0] === 'string' && isGave(data[1])
}

export function isGave(data: unknown): data is Gave {
  if (isFace(data)) return true
  if (Array.isArray(data)) return data.every(isFace)
  return isRecord(data) && Object.keys(data).length === 1 && typeof data['order'] === 'string'
}

function isFace(data: unknown): data is Face {
  return typeof data === 'string' || (typeof data === 'number' && Number.isSafeInteger(data) && !Object.is(data, -0))
}

/** The luck of a whole game as a journal has it: by stream, each result after the number of answers that led to it. */
export type LuckByStream = { readonly [stream: string]: readonly (readonly [answers: number, gave: Gave])[] }

/** `of[0]` is the luck of the set-up, `of[n]` that of answer n. */
export function byStream(of: readonly (Luck | undefined)[]): LuckByStream {
  const streams = new Map<string, (readonly [number, Gave])[]>()
  for (const [answers, luck] of of.entries()) {
    for (const [stream, gave] of luck ?? []) {
      const known = streams.get(stream)
      if (known === undefined) streams.set(stream, [[answers, gave]])
      else known.push([answers, gave])
    }
  }
  return Object.fromEntries(streams)
}

/** The other way round: what came of the set-up, and of each answer. Stream by stream, as journals have it. */
export function byAnswer(streams: LuckByStream): ReadonlyMap<number, Luck> {
  const of = new Map<number, Drawn[]>()
  for (const [stream, results] of Object.entries(streams)) {
    for (const [answers, gave] of results) {
      const known = of.get(answers)
      if (known === undefined) of.set(answers, [[stream, gave]])
      else known.push([stream, gave])
    }
  }
  return of
}

/** What an answer's check covers of its luck: the same text however the draws of different streams are mixed. */
export function luckText(luck: Luck | undefined): string {
  if (luck === undefined || luck.length === 0) return ''
  return JSON.stringify(Object.entries(byStream([luck])).sort(([a], [b]) => (a < b ? -1 : 1)))
}
