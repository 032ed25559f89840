// Robinson Crusoe for programs that offer games: the game, its players and its voices.
import type { GameBox } from '@landfall/text'
import { ADVENTURES } from './cards/decks.ts'
import { EQUIPMENT_IDS } from './cards/equipment.ts'
import { WRECKAGE_IDS } from './cards/wreckage.ts'
import { problemsIn } from './check.ts'
import { CHARACTERS } from './components/characters.ts'
import { type Config, configure, eventCards } from './config.ts'
import { crusoe } from './game.ts'
import { voices } from './text/voice.ts'
import type { Crusoe } from './types.ts'

export const crusoeBox: GameBox<Crusoe> = {
  game: crusoe,
  players: { least: 1, most: CHARACTERS.length },
  setupFor: (players, variant) =>
    configure({
      characters: CHARACTERS.map((_, seat) => CHARACTERS[(seat + (variant ?? 0)) % CHARACTERS.length]).slice(
        0,
        players,
      ),
      scenario: 'castaways',
      ...(variant === undefined ? {} : variantOf(variant)),
    }),
  voices,
  check: {
    problems: problemsIn,
    // Decks that cards come back to after they were seen are left out: there only the order is a secret.
    secrets: (state) => [
      ...state.eventDeck,
      ...state.eventsAside,
      ...[...state.buildDeck, ...state.gatherDeck, ...state.exploreDeck].filter(
        (id) => ADVENTURES[id].copies === undefined,
      ),
      ...state.huntingDeck,
      ...state.waitingBeast.filter((beast) => beast !== state.waitingSeen),
    ],
  },
}

/** Every variant, with every other, in some of the numbers. RC-VAR-09 */
function variantOf(variant: number): Partial<Config> {
  const wreckage = WRECKAGE_IDS[variant % (WRECKAGE_IDS.length + 1)] ?? 'random'
  return {
    friday: variant % 3 !== 0,
    dog: variant % 5 < 2,
    equipment: variant % (EQUIPMENT_IDS.length + 1),
    books: variant % (eventCards('castaways') + 1),
    wreckage,
  }
}
