// The 7th Continent for programs that offer games: the game, its players and its voice.
import { type GameOptions, type GamePlugin, generalSetup } from '@landfall/tabletop'
import { EXPLORERS, SEATS } from './components/seats.ts'
import { CLUES, configure, MODES } from './config.ts'
import { told } from './events.ts'
import { continent } from './game.ts'
import { configOf } from './setup-offer.ts'
import { spoken } from './spoken.ts'
import { packs } from './text/packs.ts'
import type { Continent } from './types.ts'

/** Every combination of what can be chosen; the usual one first. */
const OPTIONS: readonly GameOptions[] = [...CLUES, 'all'].flatMap((clues) => MODES.map((mode) => ({ clues, mode })))

const offered = { players: { least: 1, most: SEATS.length }, options: OPTIONS }

const setupFor: GamePlugin<Continent>['setupFor'] = (players, variant = 0, options) => {
  const { clues, mode } = { ...OPTIONS[variant % OPTIONS.length], ...options }
  return configure({
    // Each variant begins with other explorers.
    explorers: Array.from({ length: players }, (_, at) => EXPLORERS[(at + variant) % EXPLORERS.length]),
    clues: clues === 'all' ? CLUES : [clues],
    mode,
  })
}

export const continentPlugin: GamePlugin<Continent> = {
  ...offered,
  game: continent,
  setupFor,
  setup: (chosen) => configOf(chosen) ?? generalSetup(chosen, setupFor),
  speak: async (language) => spoken(offered, (await packs[language]()).pack),
  bots: async () => (await import('./players.ts')).continentPlayers,
  digest: ({ seats, view: { camps, deck, deckTop } }) => ({ seats, facts: { camps, deck: deck + deckTop.length } }),
  rule: told.rule,
  card: told.card,
  tally: ({ camps, lifted }, { why }) => [why, ...lifted, ...(camps > 6 ? ['sevenCamps'] : [])],
  check: async () => (await import('./check.ts')).check,
}
