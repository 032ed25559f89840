// Saves that were changed in every way that comes to mind, from a real one and a number.
import { checksum } from '@landfall/kernel'
import { type Loose, resealed } from './reseal.ts'

export interface Mutant {
  /** What was done to it, to do it again. */
  readonly what: string
  readonly text: string
}

type Random = (most: number) => number

function randomFrom(seed: string): Random {
  let drawn = 0
  return (most) => {
    drawn += 1
    return (checksum(`${drawn}/${seed}/${drawn}`) >>> 5) % most
  }
}

const oneOf = <T>(random: Random, list: readonly [T, ...T[]]): T => list[random(list.length)] ?? list[0]

/** A node of a journal, as what holds it and under which key. */
interface Place {
  readonly holder: object
  readonly key: string
  readonly path: string
}

/** Any node, those near the top as likely as those below. */
function place(random: Random, journal: object): Place {
  let holder = journal
  let path = ''
  for (;;) {
    const keys = Object.keys(holder)
    const key = keys[random(Math.max(1, keys.length))] ?? 'new'
    path += `/${key.slice(0, 20)}`
    const below: unknown = Reflect.get(holder, key)
    if (typeof below !== 'object' || below === null || random(4) === 0) return { holder, key, path }
    holder = below
  }
}

/** JSON.stringify nests less deep than JSON.parse: this text is replaced by the nest afterwards. */
const NEST = '@nest@'
const nest = (depth: number): string => `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`

const VALUES: readonly [() => unknown, ...(() => unknown)[]] = [
  () => null,
  () => true,
  () => -1,
  () => 0.5,
  () => 1e9,
  () => 1e308,
  () => 2 ** 53,
  () => Number.MAX_SAFE_INTEGER,
  () => '',
  () => 'x'.repeat(100_000),
  () => '__proto__',
  () => 'constructor',
  () => 'table',
  () => '\ud800',
  () => [],
  () => ({}),
  () => [[[]]],
  () => JSON.parse('{"__proto__":{"length":7}}'),
  () => ({ toString: 7, valueOf: 7, toJSON: 7 }),
  () => ({ order: '' }),
  () => ({ order: 'AAAA'.repeat(900) }),
  () => NEST,
]

const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

const MUTATIONS: { readonly [name: string]: (random: Random, journal: Loose) => string } = {
  value(random, journal) {
    const { holder, key, path } = place(random, journal)
    const value = oneOf(random, VALUES)()
    Reflect.set(holder, key, value)
    return `${path} is ${(JSON.stringify(value) ?? '').slice(0, 30)}`
  },
  drop(random, journal) {
    const { holder, key, path } = place(random, journal)
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else Reflect.deleteProperty(holder, key)
    return path
  },
  number(random, journal) {
    const { holder, key, path } = place(random, journal)
    const before: unknown = Reflect.get(holder, key)
    const number = typeof before === 'number' ? before + random(5) - 2 : random(300)
    Reflect.set(holder, key, number)
    return `${path} is ${number}`
  },
  swap(random, journal) {
    const [one, other] = [place(random, journal), place(random, journal)]
    const held: unknown = copyOf(Reflect.get(one.holder, one.key))
    Reflect.set(one.holder, one.key, copyOf(Reflect.get(other.holder, other.key)))
    Reflect.set(other.holder, other.key, held)
    return `${one.path} and ${other.path}`
  },
  repeat(random, journal) {
    const { holder, key, path } = place(random, journal)
    const lists = Array.isArray(holder) ? holder : Reflect.get(holder, key)
    if (!Array.isArray(lists) || lists.length === 0) return `${path} is not a list`
    const most = oneOf(random, [3, 50, 2_000, 10_000, 100_000])
    const before = lists.slice()
    while (lists.length < most) lists.push(...before.slice(0, most - lists.length))
    return `${path} ${most} times`
  },
  turn(random, journal) {
    const { holder, key, path } = place(random, journal)
    const list: unknown = Array.isArray(holder) ? holder : Reflect.get(holder, key)
    if (Array.isArray(list)) list.reverse()
    return path
  },
  cut(random, journal) {
    const { holder, key, path } = place(random, journal)
    const list: unknown = Array.isArray(holder) ? holder : Reflect.get(holder, key)
    if (Array.isArray(list)) list.splice(random(list.length + 1))
    return path
  },
  /** Decks that lack cards, have none, or have some twice: what chance gave is believed as long as it fits. */
  order(random, journal) {
    const { luck } = journal
    if (typeof luck !== 'object' || luck === null) return 'no luck'
    const streams = Object.keys(luck)
    const path = streams[random(streams.length)] ?? ''
    const list: unknown = Reflect.get(luck, path)
    for (const result of Array.isArray(list) ? list : []) {
      const gave: unknown = Array.isArray(result) ? result[1] : undefined
      if (typeof gave !== 'object' || gave === null || !('order' in gave) || typeof gave.order !== 'string') continue
      const cards = gave.order.length / 4
      gave.order = oneOf(random, [
        '',
        gave.order.slice(0, 4 * random(cards + 1)),
        gave.order.slice(4),
        gave.order + gave.order,
      ])
    }
    return path
  },
  /** Other answers that might have been given, and the same ones more than once. */
  answers(random, { answers, names }) {
    if (!Array.isArray(answers) || !Array.isArray(names) || answers.length === 0) return 'no answers'
    const at = random(answers.length)
    const answer: unknown = answers[at]
    if (!Array.isArray(answer)) return 'no answer'
    if (random(2) === 0) answers.splice(at, 0, ...answers.slice(at, at + 1 + random(40)).map(copyOf))
    else answer[random(3)] = random(names.length)
    return `answer ${at + 1}`
  },
  /** Other faces than were rolled, and faces for other answers. */
  faces(random, { luck }) {
    if (typeof luck !== 'object' || luck === null) return 'no luck'
    const streams: unknown[] = Object.values(luck)
    const list = streams[random(streams.length)]
    const result: unknown = Array.isArray(list) ? list[random(list.length)] : undefined
    const other: unknown = Array.isArray(list) ? list[random(list.length)] : undefined
    if (!Array.isArray(result) || !Array.isArray(other)) return 'no faces'
    result[random(2)] = copyOf(other[random(2)])
    return JSON.stringify(result).slice(0, 40)
  },
  staged(random, journal) {
    const part = oneOf<object>(random, [
      { opening: { state: {}, steps: [] } },
      { opening: NEST },
      { script: { weather: [1, 'x', ['y']] } },
      { script: { weather: 7 } },
      { onlyScripted: true },
    ])
    Object.assign(journal, part)
    return JSON.stringify(part)
  },
}

/** Those that leave a game to be played come more often than those that leave none. */
const NAMES: readonly string[] = [...Object.keys(MUTATIONS), 'order', 'order', 'answers', 'answers', 'faces', 'faces']

/** A save that was changed once or a few times; most of them with checks that are right again. */
export function mutant(text: string, seed: string): Mutant {
  const random = randomFrom(seed)
  if (random(8) === 0) return inBytes(text, random)
  const journal: Loose = JSON.parse(text)
  const done: string[] = []
  for (let left = 1 + random(2); left > 0; left--) {
    const name = NAMES[random(NAMES.length)] ?? ''
    done.push(`${name}: ${MUTATIONS[name]?.(random, journal) ?? ''}`)
  }
  const isSealed = random(5) > 0
  const changed = isSealed ? resealed(journal) : journal
  const nested = (JSON.stringify(changed) ?? '').replaceAll(`"${NEST}"`, nest(20_000))
  return { what: `${done.join(', ')}${isSealed ? ', resealed' : ''}`, text: nested }
}

/** Characters changed, left out, put in, or repeated in the text itself. */
function inBytes(text: string, random: Random): Mutant {
  let changed = text
  for (let left = 1 + random(20); left > 0; left--) {
    const at = random(changed.length)
    const put = oneOf(random, ['', '0', '9e999', '"', '[', ']', '{', '}', ',', '\\', '\ud800', '\u0000', '-', 'null'])
    changed = changed.slice(0, at) + put + changed.slice(at + random(3))
  }
  if (random(4) === 0) changed = changed.slice(0, random(changed.length))
  if (random(6) === 0) changed += changed.repeat(random(200))
  return { what: 'characters', text: changed }
}
