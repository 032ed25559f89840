// Names of people as they come from outside, and the Wound track of each.
import { CHARACTER_SHEETS, CHARACTERS, type Character, FRIDAY, type WoundTrack } from './components/characters.ts'
import { COMPANION_IDS, companionOf, isCompanion } from './scenarios/sheets.ts'
import type { Person } from './state.ts'

/** Everybody who can be in a game. */
export const PEOPLE: readonly Person[] = [...CHARACTERS, 'friday', ...COMPANION_IDS]

export function isPerson(name: string): name is Person {
  return name === 'friday' || isCharacter(name) || isCompanion(name)
}

const NAMES: ReadonlySet<string> = new Set(CHARACTERS)

export const isCharacter = (name: string): name is Character => NAMES.has(name)

/** Determination tokens lie on sheets of characters and on Friday's card, and only they use cards. RC-SCN3-08 */
export function holdsTokens(person: Person): boolean {
  return !isCompanion(person)
}

export function trackOf(person: Person): WoundTrack {
  if (person === 'friday') return FRIDAY
  return isCompanion(person) ? companionTrack(person) : CHARACTER_SHEETS[person]
}

function companionTrack(person: Person): WoundTrack {
  const companion = companionOf(person)
  if (companion === undefined) throw new Error(`${person} has no Wound track`)
  return companion.track
}
