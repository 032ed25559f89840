// Zones: who may see each field of a state. Views are built up from this declaration; the same one drives `imagine`.
import { copy, type DeepReadonly, isRecord, isSame } from './plain.ts'

/** The name of a card, tile or token that can be hidden. */
export type Id = string | number

export interface Everyone {
  readonly sees: 'everyone'
}
/** Nobody sees anything of it. The pool names the pieces that could be swapped without anybody noticing. */
export interface Unseen {
  readonly sees: 'nobody'
  readonly pool: string
}
/** Everybody sees how many, nobody which. */
export interface Counted {
  readonly sees: 'count'
  readonly pool: string
}
/** A record with a field for each seat: its owner sees it one way, the others another. */
export interface Owned<Own, Others> {
  readonly sees: 'owner'
  readonly own: Own
  readonly others: Others
}
export interface Fields<Of> {
  readonly sees: 'fields'
  readonly of: Of
}
export interface Each<Of> {
  readonly sees: 'each'
  readonly of: Of
}

export const everyone: Everyone = { sees: 'everyone' }
export const unseen = (pool: string): Unseen => ({ sees: 'nobody', pool })
export const counted = (pool: string): Counted => ({ sees: 'count', pool })
export const owned = <Own, Others>(own: Own, others: Others): Owned<Own, Others> => ({ sees: 'owner', own, others })
/** The usual hand of cards: the owner sees it, the others count it. */
export const hand = (pool: string): Owned<Everyone, Counted> => owned(everyone, counted(pool))
export const fields = <Of>(of: Of): Fields<Of> => ({ sees: 'fields', of })
export const each = <Of>(of: Of): Each<Of> => ({ sees: 'each', of })

/** The zones that fit a field of type T. */
type ZoneFor<T> =
  | Everyone
  | (T extends Id | readonly Id[] ? Unseen : never)
  | (T extends readonly Id[] ? Counted : never)
  | (T extends readonly (infer Item)[]
      ? Each<ZoneFor<Item>>
      : T extends object
        ? Owned<ZoneFor<T[keyof T]>, ZoneFor<T[keyof T]>> | Each<ZoneFor<T[keyof T]>> | Fields<Zones<T>>
        : never)

/** One zone for every field: a state with an undeclared field does not compile. */
export type Zones<State> = { readonly [Key in keyof State]-?: ZoneFor<NonNullable<State[Key]>> }

/** What may be seen of a T in a zone. */
type Visible<T, Zone> = Zone extends Everyone
  ? DeepReadonly<T>
  : Zone extends Counted
    ? number
    : Zone extends Owned<infer Own, infer Others>
      ? { readonly [Key in keyof T]: Visible<T[Key], Own> | Visible<T[Key], Others> }
      : Zone extends Fields<infer Of>
        ? VisibleFields<T, Of>
        : Zone extends Each<infer Of>
          ? T extends readonly (infer Item)[]
            ? readonly Visible<Item, Of>[]
            : { readonly [Key in keyof T]: Visible<T[Key], Of> }
          : never

export type VisibleFields<State, Of> = {
  readonly [Key in keyof State as Key extends keyof Of
    ? Of[Key] extends Unseen
      ? never
      : Key
    : never]: Key extends keyof Of ? Visible<State[Key], Of[Key]> : never
}

type AnyZone = Everyone | Unseen | Counted | Owned<unknown, unknown> | Fields<unknown> | Each<unknown>

const kinds = new Set(['everyone', 'nobody', 'count', 'owner', 'fields', 'each'])

function isZone(value: unknown): value is AnyZone {
  return isRecord(value) && typeof value['sees'] === 'string' && kinds.has(value['sees'])
}

function zoneOf(value: unknown): AnyZone {
  if (isZone(value)) return value
  throw new Error(`not a zone: ${JSON.stringify(value)}`)
}

/**
 * What a seat may see of a state, as a copy; without a seat, what a spectator may see. What has not changed since an
 * earlier view is taken from there.
 */
export function look<State, Of>(
  zones: Of,
  state: State,
  seat: string | undefined,
  before?: VisibleFields<State, Of>,
): VisibleFields<State, Of>
export function look(zones: unknown, state: unknown, seat: string | undefined, before?: unknown): unknown {
  const seen: Record<string, unknown> = {}
  if (!isRecord(zones) || !isRecord(state)) return seen
  if (isRecord(before)) return lookAgain(zones, state, seat, before)
  for (const key in zones) {
    const zone = zoneOf(zones[key])
    const value = state[key]
    const shown = value === undefined ? undefined : show(zone, value, seat)
    if (shown !== undefined) seen[key] = shown
  }
  return seen
}

/**
 * Little changes from one view to the next, so this copies the earlier one and replaces what differs. What is gone becomes
 * undefined, which counts as absent; deleting a field would make the object slow.
 */
function lookAgain(
  zones: Record<string, unknown>,
  state: Record<string, unknown>,
  seat: string | undefined,
  before: Record<string, unknown>,
): Record<string, unknown> {
  let seen = before
  for (const key in zones) {
    const zone = zoneOf(zones[key])
    const value = state[key]
    const old = before[key]
    if (zone.sees === 'everyone' && isSame(old, value)) continue
    const shown = value === undefined ? undefined : show(zone, value, seat)
    if (isSame(old, shown)) continue
    if (seen === before) seen = { ...before }
    seen[key] = shown
  }
  return seen
}

function show(zone: AnyZone, value: unknown, seat: string | undefined): unknown {
  switch (zone.sees) {
    case 'everyone':
      return copy(value)
    case 'nobody':
      return undefined
    case 'count':
      return Array.isArray(value) ? value.length : undefined
    case 'owner':
      return showEntries(value, (key, entry) => show(zoneOf(key === seat ? zone.own : zone.others), entry, seat))
    case 'each':
      if (Array.isArray(value)) return value.map((item) => show(zoneOf(zone.of), item, seat))
      return showEntries(value, (_, entry) => show(zoneOf(zone.of), entry, seat))
    case 'fields':
      return look(zone.of, value, seat)
  }
}

function showEntries(value: unknown, showEntry: (key: string, entry: unknown) => unknown): Record<string, unknown> {
  const seen: Record<string, unknown> = {}
  if (!isRecord(value)) return seen
  for (const [key, entry] of Object.entries(value)) {
    const shown = showEntry(key, entry)
    if (shown !== undefined) seen[key] = shown
  }
  return seen
}

/** Whether two seats may see different things. */
export function differBySeat(zone: unknown): boolean {
  if (isZone(zone)) return zone.sees === 'owner' || ('of' in zone && differBySeat(zone.of))
  return isRecord(zone) && Object.values(zone).some(differBySeat)
}

/** A place that a seat cannot see into, and what is there now. */
export interface Slot {
  readonly pool: string
  readonly id: Id
  readonly put: (id: Id) => void
}

/** All the places of a state that a seat cannot see into. */
export function hiddenSlots(zones: unknown, state: unknown, seat: string | undefined): Slot[] {
  const slots: Slot[] = []
  collectFields(zones, state, seat, slots)
  return slots
}

function collectFields(zones: unknown, state: unknown, seat: string | undefined, slots: Slot[]): void {
  if (!isRecord(zones) || !isRecord(state)) return
  for (const [key, zone] of Object.entries(zones)) {
    collect(zoneOf(zone), state[key], putInto(state, key), seat, slots)
  }
}

function collect(zone: AnyZone, value: unknown, put: Slot['put'], seat: string | undefined, slots: Slot[]): void {
  switch (zone.sees) {
    case 'everyone':
      return
    case 'nobody':
    case 'count':
      if (isId(value)) slots.push({ pool: zone.pool, id: value, put })
      else if (Array.isArray(value))
        for (const [index, id] of value.entries()) slots.push({ pool: zone.pool, id, put: putInto(value, index) })
      return
    case 'owner':
      if (!isRecord(value)) return
      for (const [owner, entry] of Object.entries(value)) {
        collect(zoneOf(owner === seat ? zone.own : zone.others), entry, putInto(value, owner), seat, slots)
      }
      return
    case 'each':
      if (Array.isArray(value)) {
        for (const [index, item] of value.entries()) collect(zoneOf(zone.of), item, putInto(value, index), seat, slots)
      } else if (isRecord(value)) {
        for (const [key, entry] of Object.entries(value))
          collect(zoneOf(zone.of), entry, putInto(value, key), seat, slots)
      }
      return
    case 'fields':
      collectFields(zone.of, value, seat, slots)
  }
}

function isId(value: unknown): value is Id {
  return typeof value === 'string' || typeof value === 'number'
}

function putInto<Key extends string | number>(holder: Record<Key, unknown>, key: Key): Slot['put'] {
  return (id) => {
    holder[key] = id
  }
}
