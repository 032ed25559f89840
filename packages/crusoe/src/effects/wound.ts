// Wounds and healing: one track a person, with morale arrows between its spaces and a skull at its end.
import type { Table } from '@landfall/kernel'
import { FRIDAY, SHEETS } from '../components/characters.ts'
import { type Person, sheetOf } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { changeMorale } from './morale.ts'

/**
 * RC-CHAR-03 to RC-CHAR-06: one by one; an arrow that is jumped lowers morale; the skull ends the game at once.
 * RC-FRI-10: the game goes on without Friday.
 */
export function wound(t: Table<Crusoe>, person: Person, wounds: number, rule: string): void {
  const track = person === 'friday' ? FRIDAY : SHEETS[person]
  for (let suffered = 0; suffered < wounds; suffered++) {
    if (t.state.people[person] === undefined) return
    t.emit({ t: 'wounded', person, by: 1, rule })
    const now = sheetOf(t.state, person).wounds
    if (track.moraleArrows.includes(now)) changeMorale(t, -1, 'RC-CHAR-04')
    if (now < track.deadlyWound) continue
    if (person !== 'friday') t.end({ result: 'lost', why: 'death' })
    t.emit({ t: 'fridayDied' })
  }
}

/** RC-CHAR-07, RC-CHAR-08: never beyond the start, and morale stays where it is. */
export function heal(t: Table<Crusoe>, person: Person, wounds: number, rule: string): void {
  const healed = Math.min(wounds, sheetOf(t.state, person).wounds)
  if (healed > 0) t.emit({ t: 'healed', person, by: healed, rule })
}
