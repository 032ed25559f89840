// Wounds and healing: one track a person, with morale arrows between its spaces and a skull at its end.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { personChoice } from '../choices.ts'
import { editionOf } from '../editions.ts'
import { lose } from '../endings.ts'
import { peopleIn, sheetOf } from '../group.ts'
import { trackOf } from '../people.ts'
import { companionOf } from '../scenarios/sheets.ts'
import { seatOf } from '../seats.ts'
import type { CrusoeState, Person } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { changeMorale } from './morale.ts'

/**
 * RC-CHAR-03 to RC-CHAR-06: one by one; an arrow that is jumped lowers morale; the skull ends the game at once.
 * RC-FRI-10: the game goes on without Friday.
 */
export function wound(t: Table<Crusoe>, person: Person, wounds: number, rule: string): void {
  const track = trackOf(person)
  if (person === 'friday' && isSpared(t)) return
  for (let suffered = 0; suffered < wounds; suffered++) {
    if (t.state.people[person] === undefined) return
    t.emit({ t: 'wounded', person, by: 1, rule })
    const { wounds: now, markers } = sheetOf(t.state, person)
    const isCovered = markers.some(({ arrow }) => arrow === now)
    if (track.moraleArrows.includes(now) && !isCovered) changeMorale(t, -1, 'RC-CHAR-04')
    if (now < track.deadlyWound) continue
    if (person !== 'friday') lose(t, companionOf(person)?.death ?? 'death')
    t.emit({ t: 'fridayDied' })
  }
}

/** RC-ED-24: Friday is taking a Threat Action. */
function isSpared(t: Table<Crusoe>): boolean {
  return editionOf(t.config).fridaySparedByThreats && t.state.acting?.stack.action === 'threat'
}

export function woundAll(t: Table<Crusoe>, wounded: readonly Person[], wounds: number, rule: string): void {
  for (const person of wounded) wound(t, person, wounds, rule)
}

/** RC-CHAR-07, RC-CHAR-08: never beyond the start, and morale stays where it is. */
export function heal(t: Table<Crusoe>, person: Person, wounds: number, rule: string): void {
  const healed = Math.min(wounds, t.state.people[person]?.wounds ?? 0)
  if (healed > 0) t.emit({ t: 'healed', person, by: healed, rule })
}

export function woundedIn(state: CrusoeState): readonly Person[] {
  return peopleIn(state).filter((person) => (state.people[person]?.wounds ?? 0) > 0)
}

/** Of all together. */
export function woundsIn(state: CrusoeState): number {
  return woundedIn(state).reduce((sum, person) => sum + (state.people[person]?.wounds ?? 0), 0)
}

/** Somebody who is wounded; nobody is asked where there is only one. */
function whoHeals(t: Table<Crusoe>, seat: Person | typeof TABLE, rule: string): Routine<Person | undefined> {
  return t.pick(() => ({
    seat: seat === TABLE ? TABLE : seatOf(seat),
    kind: 'whoHeals',
    rule,
    choices: woundedIn(t.state).map(personChoice),
  }))
}

/** RC-NIGHT-02: all wounds of one person, or one wound at a time. */
export function* healChosen(
  t: Table<Crusoe>,
  wounds: number,
  shared: boolean,
  rule: string,
  seat: Person | typeof TABLE = TABLE,
): Routine {
  for (let healed = 0; healed < (shared ? wounds : 1); healed++) {
    if (shared && wounds - healed >= woundsIn(t.state)) {
      for (const person of woundedIn(t.state)) heal(t, person, wounds, rule)
      return
    }
    const person = yield* whoHeals(t, seat, rule)
    if (person === undefined) return
    heal(t, person, shared ? 1 : wounds, rule)
  }
}
