// How things stand for one castaway: what it sees, how much time is left, and whom it looks after.
import type { Seat } from '../components/seats.ts'
import { atHome, castaway, living } from '../people.ts'
import type { Revealed } from './rescue.ts'
import type { View } from './view.ts'

/** Whom a player looks after: the whole group, or its own castaway. */
export type Temper = 'heuristic' | 'selfish'

export interface Outlook {
  readonly seen: View
  readonly me: Seat
  readonly temper: Temper
  readonly revealed: Revealed
  readonly evening: Evening
  /** Everybody at home, in turn order. */
  readonly home: readonly Seat[]
  /** The turns to come, this one included. */
  readonly left: number
  /** The furthest space that anybody has reached. */
  readonly lead: number
  /** Between choices that are worth the same the seed decides. */
  readonly taste: (id: string) => number
}

/** What will come before the night. */
export interface Evening {
  /** Food for the meal that pawns on the board will bring. */
  food(): number
  /** How many white cubes become tokens. */
  cured(): number
}

type Given = Omit<Outlook, 'home' | 'left' | 'lead'>

export function outlookOf({ seen, me, temper, revealed, evening, taste }: Given): Outlook {
  const events = seen.eventDeck + 1
  return {
    seen,
    me,
    temper,
    revealed,
    evening,
    taste,
    home: atHome(seen),
    left: seen.lastTurn === undefined ? events : Math.min(events, seen.lastTurn - seen.turn + 1),
    lead: Math.max(...living(seen).map((seat) => castaway(seen, seat).space)),
  }
}

export const isSelfish = ({ temper }: Outlook): boolean => temper === 'selfish'

/** Who looks after the group cares for everybody alike. */
export const caresFor = (o: Outlook, seat: Seat): number => (isSelfish(o) && seat !== o.me ? 0 : 1)

/** The game ends with this turn. */
export const isLastTurn = ({ seen }: Outlook): boolean => seen.lastTurn === seen.turn

/** A story tile: points for the player who has it, and a second chance. */
export const storyWorth = (o: Outlook): number => (isSelfish(o) ? 2.5 : o.left > 1 ? 0.75 : 0.6)
