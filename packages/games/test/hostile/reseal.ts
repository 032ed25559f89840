// What an attacker does who has read the source: changes a journal, and computes its checks and its seal again.
import { createHash } from 'node:crypto'
import { canonical, checksum } from '@landfall/kernel'

/** The journal with the checks and the seal that fit it, as far as there is anything left to compute them of. */
export function resealed(journal: Loose): Loose {
  const { names, answers = [], luck: inText = {}, marks, takenBack, end, ...head }: Loose = journal
  if (!Array.isArray(answers)) return journal
  const luck = Object.fromEntries(Object.entries(inText ?? {}).map(([stream, results]) => [stream, untallied(results)]))
  const lucks = luckByAnswer(luck)
  const first = headSum(head)
  let link = checksum(factsOf(head) + luckText(lucks.get(0)))
  const plain: unknown[] = []
  const written = answers.map((answer: unknown, i) => {
    if (!Array.isArray(answer) || answer.length < 3) {
      plain.push(answer)
      return answer
    }
    const parts = answer
      .slice(0, 3)
      .map((part: unknown) => (Array.isArray(names) && typeof part === 'number' ? names[part] : part))
    link = checksum(`${parts.map(nameOf).join('\n')}\n${luckText(lucks.get(i + 1))}`, link)
    const check = link.toString(36).slice(-4).padStart(4, '0')
    plain.push([...parts, check])
    return [...answer.slice(0, 3), check]
  })
  const whole = { ...journal, answers: written }
  if (typeof end !== 'object' || end === null) return whole
  const { seal: _, ...rest }: Loose = { ...end, answers: answers.length }
  const sealed = canonical([first, link, plain, luck, marks, takenBack, rest])
  const seal = createHash('sha256').update(sealed).digest('hex').slice(0, 16)
  return { ...whole, end: { ...rest, seal } }
}

export interface Loose {
  readonly [key: string]: unknown
}

/** Streams of many faces name each face once. */
function untallied(results: unknown): unknown {
  if (typeof results !== 'object' || results === null || !('faces' in results && 'draws' in results)) return results
  const { faces, draws } = results
  if (!(Array.isArray(faces) && Array.isArray(draws))) return results
  let answers = 0
  return Array.from({ length: Math.floor(draws.length / 2) }, (_, i) => {
    answers += Number(draws[2 * i])
    return [answers, faces[draws[2 * i + 1]]]
  })
}

const nameOf = (part: unknown): string => (typeof part === 'string' ? part : '')

const factsOf = ({ landfall, game, version, config, seed, script, onlyScripted, opening }: Loose): string =>
  canonical({ landfall, game, version, config, seed, script, onlyScripted, opening })

const headSum = (head: Loose): number => checksum(factsOf(head))

type Drawn = readonly [stream: string, gave: unknown]

function luckByAnswer(luck: unknown): ReadonlyMap<unknown, Drawn[]> {
  const lucks = new Map<unknown, Drawn[]>()
  for (const [stream, results] of Object.entries(luck ?? {})) {
    for (const result of Array.isArray(results) ? results : []) {
      if (!Array.isArray(result)) continue
      const known = lucks.get(result[0]) ?? []
      known.push([stream, result[1]])
      lucks.set(result[0], known)
    }
  }
  return lucks
}

function luckText(luck: readonly Drawn[] | undefined): string {
  if (luck === undefined) return ''
  const streams = new Map<string, (readonly [number, unknown])[]>()
  for (const [stream, gave] of luck) {
    const known = streams.get(stream)
    if (known === undefined) streams.set(stream, [[0, gave]])
    else known.push([0, gave])
  }
  return JSON.stringify([...streams].sort(([a], [b]) => (a < b ? -1 : 1)))
}
