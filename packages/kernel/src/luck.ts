// What chance gave, kept with the answer that caused it. A replay takes its luck from here, so that new cards, a deck
// listed in another order or another generator do not change recorded games.
import type { Face } from './chance.ts'
import { checksum } from './hash.ts'
import { LIMITS } from './limits.ts'
import { isRecord } from './plain.ts'

/** The order of a shuffle as a journal writes it: a short code for each face, joined together. */
interface CodedOrder {
  readonly order: string
}

/** What one draw gave: a face, or the order of a shuffle. */
export type Gave = Face | readonly Face[] | CodedOrder

/** One draw: which stream, and what it gave. */
export type Drawn = readonly [stream: string, gave: Gave]

/** What chance gave because of one answer, in order. */
export type Luck = readonly Drawn[]

export const NO_LUCK: Luck = []

/** The current rules cannot use the recorded luck. */
export class UnusableLuck extends Error {
  override readonly name = 'UnusableLuck'
}

/** Takes the next draw of a stream out of a record; undefined when there are no more. */
function takeNext(record: Drawn[], stream: string): Gave | undefined {
  for (let i = 0; i < record.length; i++) {
    const drawn = record[i]
    if (drawn === undefined || drawn[0] !== stream) continue
    record.splice(i, 1)
    return drawn[1]
  }
  return undefined
}

/** The face that a stream gave, according to a record. */
export function recordedFace<F extends Face>(record: Drawn[], stream: string, faces: readonly F[]): F | undefined {
  const gave = takeNext(record, stream)
  if (gave === undefined) return undefined
  const face = faces.find((candidate) => candidate === gave)
  if (face !== undefined) return face
  throw new UnusableLuck(`"${stream}" gave ${JSON.stringify(gave)}, which is no longer there`)
}

/** The order that a stream gave, according to a record. Faces that the record leaves out were not part of that game. */
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

export function isOrder(gave: Gave): gave is readonly Face[] | CodedOrder {
  return typeof gave === 'object'
}

function orderIn(gave: readonly Face[] | CodedOrder): readonly Face[] {
  return 'order' in gave ? (gave.order.match(CODES) ?? []) : gave
}

/** The same order in other codes. */
export const withCodes = ({ order }: CodedOrder, other: (code: string) => string): CodedOrder => ({
  order: order.replace(CODES, other),
})

/** The letters of a code. One pair of faces in millions shares a code; a test of each game looks for such pairs. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CODE_LENGTH = 4
const CODES = new RegExp(`.{${CODE_LENGTH}}`, 'g')

/** A face in four letters. With full names, one shuffle of a hundred cards would outweigh the rest of the journal. */
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

/** Luck as a journal writes it: shuffles in codes, unless two of their faces share a code. */
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
  return Array.isArray(data) && data.length <= LIMITS.draws && data.every(isDrawn)
}

export const isName = (data: unknown): data is string => typeof data === 'string' && data.length <= LIMITS.name

function isDrawn(data: unknown): data is Drawn {
  return Array.isArray(data) && data.length === 2 && isName(data[0]) && isGave(data[1])
}

export function isGave(data: unknown): data is Gave {
  if (isFace(data)) return true
  if (Array.isArray(data)) return data.length <= LIMITS.faces && data.every(isFace)
  if (!isRecord(data) || Object.keys(data).length !== 1) return false
  const { order } = data
  return typeof order === 'string' && order.length <= CODE_LENGTH * LIMITS.faces
}

export function isFace(data: unknown): data is Face {
  return isName(data) || (typeof data === 'number' && Number.isSafeInteger(data) && !Object.is(data, -0))
}

/** The luck of a whole game as a journal writes it: by stream, each result with the number of answers before it. */
export type LuckByStream = { readonly [stream: string]: readonly (readonly [answers: number, gave: Gave])[] }

/** `lucks[0]` is the luck of the set-up, `lucks[n]` that of answer n. */
export function byStream(lucks: readonly (Luck | undefined)[]): LuckByStream {
  const streams = new Map<string, (readonly [number, Gave])[]>()
  for (const [answers, luck] of lucks.entries()) {
    for (const [stream, gave] of luck ?? []) {
      const known = streams.get(stream)
      if (known === undefined) streams.set(stream, [[answers, gave]])
      else known.push([answers, gave])
    }
  }
  return Object.fromEntries(streams)
}

/** The other way round: the luck of the set-up (0) and of each answer, sorted by stream as in a journal. */
export function byAnswer(streams: LuckByStream): ReadonlyMap<number, Luck> {
  const lucks = new Map<number, Drawn[]>()
  for (const [stream, results] of Object.entries(streams)) {
    for (const [answers, gave] of results) {
      const known = lucks.get(answers)
      if (known === undefined) lucks.set(answers, [[stream, gave]])
      else known.push([stream, gave])
    }
  }
  return lucks
}

/** The luck of an answer as its check covers it: the same text in whatever order the streams were drawn from. */
export function luckText(luck: Luck | undefined): string {
  if (luck === undefined || luck.length === 0) return ''
  return JSON.stringify(Object.entries(byStream([luck])).sort(([a], [b]) => (a < b ? -1 : 1)))
}
