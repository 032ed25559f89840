// Choices that several questions list: a space, a tile, somebody, a pawn. Most are the same object again and again.
import type { Character } from './components/characters.ts'
import type { Space } from './components/island.ts'
import type { TileNumber } from './components/tiles.ts'
import { isCharacter } from './people.ts'
import type { Pawn, Person } from './state.ts'

/** Makes one for each key. */
function cached<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const all = new Map<Key, Made>()
  return (key) => {
    const known = all.get(key)
    if (known !== undefined) return known
    const made = make(key)
    all.set(key, made)
    return made
  }
}

export const spaceChoice = cached((id: Space) => ({ id, at: `space/${id}` as const }))

export const tileChoice = cached((means: TileNumber) => ({ id: String(means), means, at: `tile/${means}` as const }))

/** The seats that these pawns belong to: all other pawns are nobody's. */
export function ownersOf(pawns: readonly Pawn[]): readonly Character[] {
  const owners: Character[] = []
  for (const pawn of pawns) if (isCharacter(pawn) && !owners.includes(pawn)) owners.push(pawn)
  return owners
}

/** What is done to somebody concerns that seat, no matter who is asked. */
export function personChoice<P extends Person>(id: P) {
  return { id, at: `character/${id}` as const, concerns: ownersOf([id]) }
}

const pawnChoice = <P extends Pawn>(id: P) => ({ id, at: `pawn/${id}` as const, concerns: ownersOf([id]) })

export const supportChoice = cached(pawnChoice<Pawn>)
