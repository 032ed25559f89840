// Names of people as they come from outside, and the Wound track of each.
import { CHARACTERS, type Character, FRIDAY, SHEETS, type WoundTrack } from './components/characters.ts'
import { JENNY } from './scenarios/jenny/sheet.ts'
import type { Person } from './state.ts'

/** Everybody who can be in a game. */
export const PEOPLE: readonly Person[] = [...CHARACTERS, 'friday', 'jenny']

export function isPerson(name: string): name is Person {
  return name === 'friday' || name === 'jenny' || isCharacter(name)
}

const NAMES: ReadonlySet<string> = new Set(CHARACTERS)

export const isCharacter = (name: string): name is Character => NAMES.has(name)

/** Determination tokens lie on sheets of characters and on Friday's card; Jenny is nothing but a Wound track. RC-SCN3-08 */
export function holdsTokens(person: Person): boolean {
  return person !== 'jenny'
}

export function trackOf(person: Person): WoundTrack {
  if (person === 'friday') return FRIDAY
  return person === 'jenny' ? JENNY : SHEETS[person]
}
