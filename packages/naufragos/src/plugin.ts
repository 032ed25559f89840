// Náufragos for programs that offer games: the game, its players and its voice.
import { type GameOptions, type GamePlugin, generalSetup } from '@landfall/tabletop'
import { SEATS } from './components/seats.ts'
import { configure } from './config.ts'
import { told } from './events.ts'
import { naufragos } from './game.ts'
import { spoken } from './spoken.ts'
import { guides } from './text/guides.ts'
import { packs } from './text/packs.ts'
import type { Naufragos } from './types.ts'

/** Every combination of what can be chosen; the usual one first. */
const OPTIONS: readonly GameOptions[] = (['alone', 'together'] as const).flatMap((victory) =>
  (['usual', 'full'] as const).flatMap((decks) =>
    (['dealt', 'chosen'] as const).map((characters) => ({ characters, decks, victory })),
  ),
)

const offered = { players: { least: 1, most: SEATS.length }, options: OPTIONS }

const setupFor: GamePlugin<Naufragos>['setupFor'] = (players, variant, options) => {
  const usual = variant === undefined ? OPTIONS[0] : OPTIONS[variant % OPTIONS.length]
  return configure({ seats: SEATS.slice(0, players), ...usual, ...options })
}

export const naufragosPlugin: GamePlugin<Naufragos> = {
  ...offered,
  game: naufragos,
  setupFor,
  setup: (chosen) => generalSetup(chosen, setupFor),
  speak: async (language) => spoken(offered, (await packs[language]()).pack),
  guide: async (language) => {
    const [{ lessonFor }, { guide }] = await Promise.all([import('./text/guide.ts'), guides[language]()])
    return { lesson: (question, view, known) => lessonFor(guide, question, view, known) }
  },
  bots: async () => (await import('./players.ts')).naufragosPlayers,
  digest: ({ seats, view: { turn, eventDeck, phase } }) => ({ seats, facts: { turn, turns: turn + eventDeck, phase } }),
  rule: told.rule,
  card: told.card,
  tally: ({ summit, seats, castaways }, { why }) => [
    ...(summit === undefined ? [] : ['summit']),
    ...(why === 'rescued' ? ['rescued'] : []),
    ...(seats.some((seat) => castaways[seat]?.dead === true) ? ['somebodyDead'] : []),
    ...(why === 'allDead' ? ['allDead'] : []),
  ],
  check: async () => (await import('./check.ts')).check,
}
