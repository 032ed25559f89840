// Wounds and healing: one track a person, with morale arrows between its spaces and a skull at its end.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { personChoice } from '../choices.ts'
import { CHARACTER_SHEETS, type Character } from '../components/characters.ts'
import { editionOf } from '../editions.ts'
import { lose } from '../endings.ts'
import { charactersIn, peopleIn, sheetOf } from '../group.ts'
import { trackOf } from '../people.ts'
import { companionOf } from '../scenarios/sheets.ts'
import { seatOf } from '../seats.ts'
import type { CrusoeState, Person } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { changeMorale } from './morale.ts'
import { people, plainly, type RulesOf, say, subject } from './rule.ts'

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
    const { wounds: now, coveredArrows } = sheetOf(t.state, person)
    if (track.moraleArrows.includes(now) && !coveredArrows.includes(now)) changeMorale(t, -1, 'RC-CHAR-04')
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

/** Somebody who is wounded; nobody is asked where there is only one. */
function* whoHeals(t: Table<Crusoe>, seat: Person | typeof TABLE, rule: string): Routine<Person | undefined> {
  const [only, other] = woundedIn(t.state)
  if (other === undefined) return only
  const choices = woundedIn(t.state).map(personChoice)
  return yield* t.ask({ seat: seat === TABLE ? TABLE : seatOf(seat), kind: 'whoHeals', rule, choices })
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
    const person = yield* whoHeals(t, seat, rule)
    if (person === undefined) return
    heal(t, person, shared ? 1 : wounds, rule)
  }
}

/** The arrows that still count, by person and wound. */
function openArrows(state: CrusoeState): readonly { readonly person: Character; readonly wound: number }[] {
  return state.players.flatMap((person) =>
    CHARACTER_SHEETS[person].moraleArrows
      .filter((arrow) => !sheetOf(state, person).coveredArrows.includes(arrow))
      .map((arrow) => ({ person, wound: arrow })),
  )
}

export const woundVerbs: RulesOf<
  | 'wound'
  | 'heal'
  | 'healShared'
  | 'healOne'
  | 'specialWound'
  | 'removeSpecialWound'
  | 'coverArrows'
  | 'spreadDisease'
  | 'sufferDisease'
> = {
  wound: {
    clause: ({ who, wounds }) => say('suffer', { ...subject(who), object: { noun: 'wound', count: wounds } }),
    run(t, { who, wounds }, scope) {
      woundAll(t, people(t, who, scope), wounds, scope.rule)
    },
  },
  heal: {
    clause: ({ who, wounds }) => say('heal', { ...subject(who), object: { noun: 'wound', count: wounds } }),
    run(t, { who, wounds }, scope) {
      for (const person of people(t, who, scope)) heal(t, person, wounds, scope.rule)
    },
  },
  healShared: {
    clause: ({ wounds }) => say('heal', { object: { noun: 'wound', count: wounds }, at: { noun: 'dividedFreely' } }),
    *run(t, { wounds }, scope) {
      yield* healChosen(t, wounds, true, scope.rule)
    },
    isPossible: (t) => woundedIn(t.state).length > 0,
  },
  healOne: {
    clause: ({ wounds }) => say('heal', { object: { noun: 'wound', count: wounds }, at: { noun: 'oneCharacter' } }),
    *run(t, { wounds }, scope) {
      yield* healChosen(t, wounds, false, scope.rule)
    },
    isPossible: (t) => woundedIn(t.state).length > 0,
  },
  /** RC-CHAR-11, RC-CHAR-12 */
  specialWound: {
    clause: ({ part }) => say('receive', { at: { noun: part } }),
    run(t, { part }, { you, source = '' }) {
      if (t.state.people[you] !== undefined) t.emit({ t: 'specialWoundReceived', person: you, part, card: source })
    },
  },
  removeSpecialWound: {
    clause: plainly('removeSpecialWound'),
    run(t, _, scope) {
      for (const person of people(t, 'bearer', scope)) {
        t.emit({ t: 'specialWoundRemoved', person, card: scope.source ?? '' })
      }
    },
  },
  /** RC-CARD-AMULET-01: both of one character, or one each of two. */
  coverArrows: {
    clause: ({ arrows }) => say('cover', { object: { noun: 'moraleArrow', count: arrows } }),
    *run(t, { arrows }, { rule }) {
      for (let covered = 0; covered < arrows; covered++) {
        const open = openArrows(t.state)
        if (open.length === 0) return
        const choices = open.map((means) => ({
          ...personChoice(means.person),
          id: `${means.person}/${means.wound}`,
          means,
        }))
        t.emit({ t: 'arrowCovered', ...(yield* t.ask({ seat: TABLE, kind: 'arrow', rule, choices })) })
      }
    },
  },
  /** RC-CARD-DISEASE-01: so many markers a player, given out as the group likes. */
  spreadDisease: {
    clause: ({ markers }) => say('distribute', { object: { noun: 'marker', count: markers } }),
    *run(t, { markers }, { rule }) {
      for (let given = 0; given < markers * charactersIn(t.state).length; given++) {
        const choices = peopleIn(t.state).map(personChoice)
        const person = yield* t.ask({ seat: TABLE, kind: 'whoSickens', rule, choices })
        t.emit({ t: 'diseased', person, by: 1 })
      }
    },
  },
  /** RC-CARD-DISEASE-02: whoever sleeps outside is alone with it. */
  sufferDisease: {
    clause: plainly('sufferDisease'),
    run(t, { alone }, { you, rule }) {
      const isOutside = t.state.outside[you] !== undefined
      for (const person of peopleIn(t.state)) {
        const { markers } = sheetOf(t.state, person)
        if (markers > 0) t.emit({ t: 'diseased', person, by: -markers })
        if (!isOutside) wound(t, person, markers, rule)
      }
      if (isOutside) wound(t, you, alone, rule)
    },
  },
}
