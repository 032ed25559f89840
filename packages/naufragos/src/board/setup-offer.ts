// What a new game can be made of, in one language.

import { CHARACTER_IDS } from '../cards/decks.ts'
import { SEATS } from '../components/seats.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import type { OptionWords } from '../text/setup-words.ts'
import type { SetupOffer } from './board.ts'
import { characterOf, seatOf } from './people.ts'

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
