// Who answers for whom: everybody for Friday and for Jenny. RC-2P-03.
import { TABLE } from '@landfall/kernel'
import type { Character } from './components/characters.ts'
import type { Person } from './state.ts'

export const seatOf = (person: Person): Character | typeof TABLE =>
  person === 'friday' || person === 'jenny' ? TABLE : person
