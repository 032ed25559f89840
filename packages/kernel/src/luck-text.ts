// Luck in the text of a journal. In a long game the Action Deck alone gives thousands of cards: a stream with that many faces
// names each face once and refers to it by number.
import type { Face } from './chance.ts'
import { checkCount, corrupt, isCount } from './journal.ts'
import { LIMITS } from './limits.ts'
import { type Gave, isFace, isOrder, type LuckByStream } from './luck.ts'
import { isRecord } from './plain.ts'

type Results = LuckByStream[string]

/** Pairs in one list: how many answers later than the draw before it, and the number of the face. */
interface Tally {
  readonly faces: readonly Face[]
  readonly draws: readonly number[]
}

/** Shorter streams stay as they are: saves of short games can be compared line by line, and read by older programs. */
const LONG = 256

export function luckInText(luck: LuckByStream): { readonly [stream: string]: Results | Tally } {
  return Object.fromEntries(Object.entries(luck).map(([stream, results]) => [stream, tally(results) ?? results]))
}

/** Undefined for a stream that is short, or that shuffles. */
function tally(results: Results): Tally | undefined {
  if (results.length < LONG) return undefined
  const numbers = new Map<Face, number>()
  const draws: number[] = []
  let before = 0
  for (const [answers, gave] of results) {
    if (isOrder(gave) || answers < before) return undefined
    const number = numbers.get(gave) ?? numbers.size
    numbers.set(gave, number)
    draws.push(answers - before, number)
    before = answers
  }
  return { faces: [...numbers.keys()], draws }
}

/** The luck of a text with every face in its place. What is wrong with the rest of it is found out later. */
export function luckFromText(luck: unknown): unknown {
  if (!isRecord(luck)) return luck
  let draws = 0
  const streams = Object.entries(luck).map(([stream, results]): [string, unknown] => {
    if (!isRecord(results)) return [stream, results]
    const pairs = results['draws']
    if (!Array.isArray(pairs) || pairs.length % 2 !== 0) throw corrupt('the luck is damaged')
    draws += pairs.length / 2
    checkCount(draws, LIMITS.draws, 'draws')
    return [stream, resultsOf(results['faces'], pairs)]
  })
  return Object.fromEntries(streams)
}

function resultsOf(faces: unknown, pairs: readonly unknown[]): Results {
  if (!Array.isArray(faces)) throw corrupt('the luck is damaged')
  const results: (readonly [number, Gave])[] = []
  let answers = 0
  for (let i = 0; i < pairs.length; i += 2) {
    const [later, number] = [pairs[i], pairs[i + 1]]
    if (!isCount(later) || !isCount(number)) throw corrupt('the luck is damaged')
    const face: unknown = faces[number]
    if (!isFace(face)) throw corrupt('the luck is damaged')
    answers += later
    results.push([answers, face])
  }
  return results
}
