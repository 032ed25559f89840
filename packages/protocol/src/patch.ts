// The difference between two pieces of JSON, so that only what has changed travels.

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

type Fields = { readonly [key: string]: Json | undefined }

/** Exactly one of three forms: a new value, changed fields of an object, or how to walk through an array. */
export type Patch =
  | { readonly v: Json }
  | { readonly s: { readonly [key: string]: Patch }; readonly d?: readonly string[] }
  | { readonly a: readonly Move[] }

/** Along the old array: keep n, leave out n (a negative number), put in new ones, or change the next one. */
export type Move = number | { readonly i: readonly Json[] } | { readonly p: Patch }

/** What must be done to `before` to make it `after`; nothing, if they are equal. Fields that are undefined are not there. */
export function diff(before: Json, after: Json): Patch | undefined {
  if (before === after) return undefined
  if (isList(before) && isList(after)) return diffLists(before, after)
  if (isFields(before) && isFields(after)) return diffFields(before, after)
  return { v: after }
}

/** Most of a position stays as it was, so this is what is asked most. */
function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (isList(one)) {
    if (!isList(other) || one.length !== other.length) return false
    for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false
    return true
  }
  if (!isFields(one) || !isFields(other)) return false
  for (const key in one) if (!isSame(one[key], fieldOf(other, key))) return false
  for (const key in other) if (other[key] !== undefined && fieldOf(one, key) === undefined) return false
  return true
}

function diffFields(before: Fields, after: Fields): Patch | undefined {
  const changed: [string, Patch][] = []
  const names = Object.keys(before)
  let kept = 0
  for (const key of Object.keys(after)) {
    const value = after[key]
    if (value === undefined) continue
    if (value === before[key]) {
      kept += 1
      continue
    }
    const old = fieldOf(before, key)
    if (old !== undefined) kept += 1
    const patch = old === undefined ? { v: value } : diff(old, value)
    if (patch !== undefined) changed.push([key, patch])
  }
  const gone =
    kept === names.length ? [] : names.filter((key) => before[key] !== undefined && fieldOf(after, key) === undefined)
  return fieldsPatch(changed, gone)
}

function fieldsPatch(changed: readonly (readonly [string, Patch])[], gone: readonly string[]): Patch | undefined {
  if (gone.length > 0) return { s: Object.fromEntries(changed), d: gone }
  return changed.length > 0 ? { s: Object.fromEntries(changed) } : undefined
}

/** Only what is its own: every object answers to names such as `constructor`. */
function fieldOf(fields: Fields, key: string): Json | undefined {
  return Object.hasOwn(fields, key) ? fields[key] : undefined
}

function diffLists(before: readonly Json[], after: readonly Json[]): Patch | undefined {
  const shorter = Math.min(before.length, after.length)
  const sameAt = (i: number, j: number): boolean => isSame(before[i], after[j])
  let start = 0
  while (start < shorter && sameAt(start, start)) start++
  if (start === before.length && start === after.length) return undefined
  let end = 0
  while (end < shorter - start && sameAt(before.length - 1 - end, after.length - 1 - end)) end++
  const moves = new Moves(before, after)
  moves.keep(start)
  const middle = (list: readonly Json[]): readonly Json[] => list.slice(start, list.length - end)
  let [i, j] = [start, start]
  for (const [oldAt, nowAt] of common(middle(before), middle(after))) {
    moves.change(i, start + oldAt - i, j, start + nowAt - j)
    i = start + oldAt + 1
    j = start + nowAt + 1
    if (sameAt(i - 1, j - 1)) moves.keep(1)
    else moves.change(i - 1, 1, j - 1, 1)
  }
  moves.change(i, before.length - end - i, j, after.length - end - j)
  moves.keep(end)
  return { a: moves.made }
}

/** What tells an item from the others of its list: its id, where it has one. */
function keyOf(item: Json): string {
  return isFields(item) && typeof item['id'] === 'string' ? item['id'] : JSON.stringify(item)
}

/** Items that are in both lists, in the same order, as many as there are: where each is. */
function common(old: readonly Json[], now: readonly Json[]): readonly (readonly [number, number])[] {
  const places = new Map<string, number[]>()
  for (const [at, item] of [...old.entries()].reverse()) {
    const key = keyOf(item)
    const known = places.get(key)
    if (known === undefined) places.set(key, [at])
    else known.push(at)
  }
  const pairs = now.flatMap((item, nowAt): (readonly [number, number])[] => {
    const oldAt = places.get(keyOf(item))?.pop()
    return oldAt === undefined ? [] : [[oldAt, nowAt]]
  })
  return rising(pairs)
}

/** The longest selection whose first numbers rise, as its second numbers do already. */
function rising(pairs: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  // For each length, the pair with the lowest first number that a selection of this length can end with.
  const ends: number[] = []
  const previous: number[] = []
  const first = (pair: number | undefined): number => pairs[pair ?? -1]?.[0] ?? -1
  for (const [pair, [oldAt]] of pairs.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const half = (low + high) >> 1
      if (first(ends[half]) < oldAt) low = half + 1
      else high = half
    }
    previous.push(ends[low - 1] ?? -1)
    ends[low] = pair
  }
  const found: (readonly [number, number])[] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const pair = pairs[at]
    if (pair !== undefined) found.push(pair)
  }
  return found.reverse()
}

class Moves {
  readonly made: Move[] = []
  readonly #before: readonly Json[]
  readonly #after: readonly Json[]

  constructor(before: readonly Json[], after: readonly Json[]) {
    this.#before = before
    this.#after = after
  }

  keep(count: number): void {
    this.#count(count)
  }

  /** Some old items become some new ones: item by item where that is shorter. */
  change(oldFrom: number, oldCount: number, nowFrom: number, nowCount: number): void {
    const pairs = Math.min(oldCount, nowCount)
    for (let n = 0; n < pairs; n++) this.#replace(this.#before[oldFrom + n], this.#after[nowFrom + n])
    this.#count(pairs - oldCount)
    this.#insert(this.#after.slice(nowFrom + pairs, nowFrom + nowCount))
  }

  #replace(old: Json | undefined, now: Json | undefined): void {
    const patch = old === undefined || now === undefined ? undefined : diff(old, now)
    if (patch !== undefined && !('v' in patch) && JSON.stringify(patch).length < JSON.stringify(now).length) {
      this.made.push({ p: patch })
      return
    }
    this.#count(-1)
    this.#insert(now === undefined ? [] : [now])
  }

  #count(count: number): void {
    if (count === 0) return
    const last = this.made.at(-1)
    if (typeof last === 'number' && Math.sign(last) === Math.sign(count)) this.made[this.made.length - 1] = last + count
    else this.made.push(count)
  }

  #insert(items: readonly Json[]): void {
    if (items.length > 0) this.made.push({ i: items })
  }
}

/** A patch that does not fit what it is applied to. */
export class PatchError extends Error {
  override readonly name = 'PatchError'
}

/** `before` with the patch applied. What did not change is the very same object. */
export function applied(before: Json, patch: Patch): Json {
  if ('v' in patch) return patch.v
  if ('a' in patch) {
    if (!isList(before)) throw new PatchError('there is no list to walk through')
    return walked(before, patch.a)
  }
  if (!isFields(before)) throw new PatchError('there are no fields to change')
  const fields: Record<string, Json | undefined> = { ...before }
  for (const key of patch.d ?? []) delete fields[key]
  for (const [key, change] of Object.entries(patch.s)) {
    const old = fieldOf(fields, key)
    if (old === undefined && !('v' in change)) throw new PatchError(`there is no field "${key}"`)
    setField(fields, key, applied(old ?? null, change))
  }
  return fields
}

/** Every name is a name like any other, also the one by which objects know what they descend from. */
function setField(fields: Record<string, Json | undefined>, key: string, value: Json): void {
  if (key !== '__proto__') fields[key] = value
  else Object.defineProperty(fields, key, { value, writable: true, enumerable: true, configurable: true })
}

function walked(before: readonly Json[], moves: readonly Move[]): readonly Json[] {
  const items: Json[] = []
  let at = 0
  for (const move of moves) {
    if (typeof move === 'number') {
      const to = at + Math.abs(move)
      if (to > before.length) throw new PatchError('the list is too short')
      if (move > 0) items.push(...before.slice(at, to))
      at = to
    } else if ('i' in move) {
      items.push(...move.i)
    } else {
      const old = before[at]
      if (old === undefined) throw new PatchError('the list is too short')
      items.push(applied(old, move.p))
      at += 1
    }
  }
  if (at !== before.length) throw new PatchError('the list is too long')
  return items
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
