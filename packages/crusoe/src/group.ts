// Who is in the group, and who of them is in camp.
import type { Character } from './components/characters.ts'
import type { CrusoeState, Person } from './state.ts'

const WITH_FRIDAY = new WeakMap<readonly Character[], readonly Person[]>()

/** The same list again and again: it is asked for so often that making it would be noticed. */
function withFriday(players: readonly Character[]): readonly Person[] {
  let known = WITH_FRIDAY.get(players)
  if (known === undefined) {
    known = [...players, 'friday']
    WITH_FRIDAY.set(players, known)
  }
  return known
}

/** The characters of the players, Friday if he is there, and those who have joined them. */
export function peopleIn({
  players,
  people,
  joined,
}: Pick<CrusoeState, 'players' | 'people' | 'joined'>): readonly Person[] {
  const group = people.friday === undefined ? players : withFriday(players)
  return joined.length === 0 ? group : [...group, ...joined]
}

/** Those whom cards call every character: everybody but Friday. RC-FRI-14, RC-SCN3-09 */
export function charactersIn({ players, joined }: Pick<CrusoeState, 'players' | 'joined'>): readonly Person[] {
  return joined.length === 0 ? players : [...players, ...joined]
}

/** The characters who are in camp: the weather and the camp's food are theirs. RC-NIGHTOUT-06, RC-NIGHTOUT-09 */
export function inCamp(state: Pick<CrusoeState, 'players' | 'joined' | 'outside'>): readonly Person[] {
  return charactersIn(state).filter((person) => state.outside[person] === undefined)
}

export function sheetOf(state: CrusoeState, person: Person): CrusoeState['people'][Person] & object {
  const sheet = state.people[person]
  if (sheet === undefined) throw new Error(`${person} is not in the game`)
  return sheet
}
