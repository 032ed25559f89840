// Whose answer the game waits for.
import type { Person } from '@landfall/protocol'
import { ANYBODY, type Shown } from '../table/table.ts'

/** Whether this screen can give the answer. */
export function isMyTurn({ mine, awaited, outcome }: Pick<Shown, 'mine' | 'awaited' | 'outcome'>): boolean {
  return outcome === undefined && mine.length > 0 && awaited.some((seat) => seat === ANYBODY || mine.includes(seat))
}

/** Whether the game waits for somebody, alone or as one of the group. */
export function isAwaited({ seats }: Person, { awaited, outcome }: Pick<Shown, 'awaited' | 'outcome'>): boolean {
  return outcome === undefined && seats.length > 0 && awaited.some((seat) => seat === ANYBODY || seats.includes(seat))
}

interface Awaited {
  /** Those who are awaited, each with the character. */
  readonly people: readonly string[]
  /** The characters that nobody plays yet. */
  readonly empty: readonly string[]
}

/** None of both: anybody may answer. */
export function awaitedAt(
  { awaited, seats }: Pick<Shown, 'awaited' | 'seats'>,
  people: readonly Pick<Person, 'name' | 'seats'>[],
): Awaited {
  const named = (seat: string): string => seats.find(({ id }) => id === seat)?.name ?? seat
  const single = [...new Set(awaited)].filter((seat) => seat !== ANYBODY)
  const held = single.flatMap((seat) => {
    const holder = people.find((person) => person.seats.includes(seat))
    return holder === undefined ? [] : [`${holder.name} (${named(seat)})`]
  })
  const empty = single.filter((seat) => !people.some((person) => person.seats.includes(seat))).map(named)
  return { people: held, empty }
}
