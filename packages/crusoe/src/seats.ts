// Who answers for whom: a player for a character, everybody for the others. RC-2P-03.
import { TABLE } from '@landfall/kernel'
import type { Character } from './components/characters.ts'
import { isCharacter } from './people.ts'
import type { Person } from './state.ts'

export const seatOf = (person: Person): Character | typeof TABLE => (isCharacter(person) ? person : TABLE)
