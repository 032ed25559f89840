// Names of people, as they come from outside.
import { CHARACTERS } from './components/characters.ts'
import type { Person } from './state.ts'

export function isPerson(name: string): name is Person {
  return name === 'friday' || CHARACTERS.some((character) => character === name)
}
