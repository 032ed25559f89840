// Náufragos for programs that offer games: the game, its players and its voices.
import type { GameBox, GameOptions } from '@landfall/text'
import { problemsIn, secretsIn } from './check.ts'
import { SEATS } from './components/seats.ts'
import { configure } from './config.ts'
import { naufragos } from './game.ts'
import { voices } from './text/voice.ts'
import type { Naufragos } from './types.ts'

/** Every combination of what can be chosen; the usual one first. */
const OPTIONS: readonly GameOptions[] = (['alone', 'together'] as const).flatMap((victory) =>
  (['usual', 'full'] as const).flatMap((decks) =>
    (['dealt', 'chosen'] as const).map((characters) => ({ characters, decks, victory })),
  ),
)

export const naufragosBox: GameBox<Naufragos> = {
  game: naufragos,
  players: { least: 1, most: SEATS.length },
  options: OPTIONS,
  setupFor: (players, variant, options) => {
    const usual = variant === undefined ? OPTIONS[0] : OPTIONS[variant % OPTIONS.length]
    return configure({ seats: SEATS.slice(0, players), ...usual, ...options })
  },
  voices,
  tally: ({ summit, seats, castaways }, { why }) => [
    ...(summit === undefined ? [] : ['summit']),
    ...(why === 'rescued' ? ['rescued'] : []),
    ...(seats.some((seat) => castaways[seat]?.dead === true) ? ['somebodyDead'] : []),
    ...(why === 'allDead' ? ['allDead'] : []),
  ],
  check: { problems: problemsIn, secrets: secretsIn },
}
