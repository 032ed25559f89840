// Robinson Crusoe for programs that offer games: the game, its players and its voice.
import type { GameOptions, GamePlugin } from '@landfall/tabletop'
import { planGroup } from './board/plan.ts'
import { EQUIPMENT_IDS } from './cards/equipment.ts'
import { WRECKAGE_IDS } from './cards/wreckage.ts'
import { CHARACTERS, type Character } from './components/characters.ts'
import { type Config, configure, eventCards, USUAL_EDITION } from './config.ts'
import { EDITION_IDS, type EditionId, editionOf } from './editions.ts'
import { told } from './events.ts'
import { crusoe } from './game.ts'
import { FIRST_SCENARIO, scenariosOf } from './scenarios/sheets.ts'
import { spoken } from './spoken.ts'
import { packs } from './text/packs.ts'
import type { Crusoe } from './types.ts'

const USUAL: GameOptions = { scenario: FIRST_SCENARIO, edition: USUAL_EDITION }

/** RC-ED-42: every scenario in every edition that has it. */
const OPTIONS: readonly GameOptions[] = EDITION_IDS.toReversed().flatMap((edition) =>
  scenariosOf(edition).map((scenario) => ({ scenario, edition })),
)

export const crusoePlugin: GamePlugin<Crusoe> = {
  game: crusoe,
  players: { least: 1, most: CHARACTERS.length },
  options: OPTIONS,
  setupFor: (players, variant, options) => {
    const { edition } = configure({ characters: CHARACTERS, ...USUAL, ...options })
    const characters = charactersFor(players, variant ?? 0, edition)
    const config = configure({ characters, ...USUAL, ...options })
    return variant === undefined ? config : { ...config, ...variantOf(config, variant) }
  },
  // The form asks for what the game itself asks for.
  setup: (chosen) => chosen,
  speak: async (language) => spoken((await packs[language]()).pack),
  bots: async () => (await import('./players.ts')).crusoePlayers,
  digest: ({ config: { scenario, characters }, view: { round, phase } }) => ({
    seats: characters,
    facts: { scenario, round, phase },
  }),
  group: planGroup,
  rule: told.rule,
  card: told.card,
  check: async () => (await import('./check.ts')).check,
}

/** Another one begins in each variant. RC-ED-16: not everybody can play in every edition. */
function charactersFor(players: number, variant: number, edition: EditionId): readonly Character[] {
  const { leastPlayers } = editionOf({ edition })
  const able = CHARACTERS.filter((character) => players >= (leastPlayers[character] ?? 1))
  return [...able.slice(variant % able.length), ...able].slice(0, players)
}

/** Every variant, with every other, in some of the numbers. RC-VAR-09 */
function variantOf({ scenario }: Config, variant: number): Partial<Config> {
  const wreckage = WRECKAGE_IDS[variant % (WRECKAGE_IDS.length + 1)] ?? 'random'
  return {
    friday: variant % 3 !== 0,
    dog: variant % 5 < 2,
    equipment: variant % (EQUIPMENT_IDS.length + 1),
    books: variant % (eventCards(scenario) + 1),
    wreckage,
  }
}
