// What a new game can be made of, in one language.

import { CHARACTER_IDS } from '../cards/decks.ts'
import { SEATS } from '../components/seats.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import type { OptionWords } from '../text/setup-words.ts'
import type { BoardCharacter, Named } from './board.ts'
import { characterOf, seatOf } from './people.ts'

export interface SetupOffer {
  readonly players: { readonly least: number; readonly most: number }
  /** In the order in which they sit; as many of them as there are players. */
  readonly seats: readonly Named[]
  readonly characters: readonly Omit<BoardCharacter, 'at'>[]
  readonly options: readonly SetupOption[]
}

interface SetupOption extends Named {
  /** The usual one first. */
  readonly values: readonly (Named & { readonly text: string; readonly usual: boolean })[]
}

export function setupOffer(pack: LanguagePack): SetupOffer {
  return {
    players: { least: 1, most: SEATS.length },
    seats: SEATS.map((seat) => seatOf(pack, seat)),
    characters: CHARACTER_IDS.map((id) => characterOf(id, pack)),
    options: Object.entries(pack.setup).map(([id, { name, values }]) => ({
      id,
      name,
      values: Object.entries<OptionWords>(values).map(([value, words], position) => ({
        id: value,
        ...words,
        usual: position === 0,
      })),
    })),
  }
}
