// One row an event: what it does, who is told, what is said and shown of it, and the rule and card behind it.
import { type Apply, type EventNamed, type GameTypes, type Happened, lookup, type WhoIsTold } from '@landfall/kernel'

/** The types of a game's events, in one place. */
export interface EventTypes {
  readonly game: GameTypes
  /** The events as far as somebody is told of them: a fact that may be hidden is optional here. */
  readonly told: object
  /** What a language knows of the game. */
  readonly pack: object
  /** Something that a screen shows before the table moves on. */
  readonly reveal: object
}

type NameOf<E extends EventTypes> = keyof E['told'] & keyof E['game']['events']
type EventOf<E extends EventTypes, Name extends NameOf<E>> = EventNamed<E['game'], Name>

/** The kernel reads what an event does and who is told; programs read the rest. */
export interface EventRow<E extends EventTypes, Name extends NameOf<E>> {
  /** What it does to the state: the only writer. Without it, the event only tells something. */
  readonly apply?: Apply<E['game'], EventOf<E, Name>>
  /** Who is told each fact, where not everybody is told everything. */
  readonly told?: WhoIsTold<E['game'], EventOf<E, Name>>
  /** Its line in the log. Without one, it is not worth a line. */
  readonly line?: (told: E['told'][Name], pack: E['pack']) => string | undefined
  /** Its text as the heading of a new part of the story. */
  readonly heading?: (told: E['told'][Name], pack: E['pack']) => string
  /** What it adds to how the game ends: why it does. */
  readonly ending?: (told: E['told'][Name], pack: E['pack']) => string
  /** The rule behind all events of this kind; one that an event names itself comes first. */
  readonly rule?: string | ((told: E['told'][Name]) => string | undefined)
  /** The card that it is about. */
  readonly card?: (told: E['told'][Name]) => string | undefined
  /** What is seen of it before the table moves on. */
  readonly reveal?: (told: E['told'][Name], pack: E['pack']) => E['reveal'] | undefined
  /** What was seen just before it, with this added. Nothing, where the two do not belong together. */
  readonly completes?: (shown: E['reveal'], told: E['told'][Name], pack: E['pack']) => E['reveal'] | undefined
}

export type EventRows<E extends EventTypes> = { readonly [Name in NameOf<E>]: EventRow<E, Name> }

/** What programs ask of an event that comes from outside. One that the game does not know has nothing to say. */
export interface EventReader<E extends EventTypes> {
  line(event: Happened, pack: E['pack']): string | undefined
  heading(event: Happened, pack: E['pack']): string | undefined
  ending(event: Happened, pack: E['pack']): string | undefined
  rule(event: Happened): string | undefined
  card(event: Happened): string | undefined
  reveals(events: readonly Happened[], pack: E['pack']): readonly E['reveal'][]
}

export function eventReader<E extends EventTypes>(written: EventRows<E>): EventReader<E> {
  const rows = lookup(written)

  function read<Result>(
    event: Happened,
    ask: <Name extends NameOf<E>>(row: EventRow<E, Name>, told: E['told'][Name]) => Result,
  ): Result | undefined {
    return isKnown<E>(rows, event) ? ask(rowOf<E, NameOf<E>>(rows, event), event) : undefined
  }

  return {
    line: (event, pack) => read(event, (row, told) => row.line?.(told, pack)),
    heading: (event, pack) => read(event, (row, told) => row.heading?.(told, pack)),
    ending: (event, pack) => read(event, (row, told) => row.ending?.(told, pack)),
    rule: (event) =>
      typeof event['rule'] === 'string'
        ? event['rule']
        : read(event, ({ rule }, told) => (typeof rule === 'function' ? rule(told) : rule)),
    card: (event) => read(event, (row, told) => row.card?.(told)),
    reveals(events, pack) {
      const seen: E['reveal'][] = []
      for (const event of events) {
        const last = seen.at(-1)
        const whole = last === undefined ? undefined : read(event, (row, told) => row.completes?.(last, told, pack))
        const shown = whole ?? read(event, (row, told) => row.reveal?.(told, pack))
        if (shown === undefined) continue
        if (whole !== undefined) seen.pop()
        seen.push(shown)
      }
      return seen
    },
  }
}

function rowOf<E extends EventTypes, Name extends NameOf<E>>(
  rows: EventRows<E>,
  { t }: { readonly t: Name },
): EventRow<E, Name> {
  return rows[t]
}

function isKnown<E extends EventTypes>(
  rows: object,
  event: Happened,
): event is Happened & { readonly t: NameOf<E> & string } & E['told'][NameOf<E>] {
  return Object.hasOwn(rows, event.t)
}
