// Kept games: finished ones, won and lost in every way that a game of players comes to, and open ones.
import { type Continent, continentPlugin } from '@landfall/continent'
import { botsOf, type GameOptions, randomPlayer } from '@landfall/tabletop'
import { type KeptEnding, testKeptGames } from '@landfall/testkit'

interface Ended {
  readonly name: string
  readonly rules: string
  readonly explorers: number
  readonly why: Continent['outcome']['why']
  /** The name of a bot. */
  readonly player: string
  readonly options: GameOptions
}

const LIGHTHOUSE = { clues: 'drownedLighthouse', mode: 'normal' }
const SHADOW = { clues: 'borrowedShadow', mode: 'hardcore' }
const CHOIR = { clues: 'saltChoir', mode: 'easy' }

const ENDED: readonly Ended[] = [
  {
    name: 'lighthouse-lifted',
    rules: 'T7-WIN-01',
    explorers: 1,
    why: 'lifted',
    player: 'heuristic',
    options: LIGHTHOUSE,
  },
  { name: 'shadow-lifted', rules: 'T7-WIN-01', explorers: 2, why: 'lifted', player: 'heuristic', options: SHADOW },
  { name: 'choir-lifted', rules: 'T7-WIN-01', explorers: 2, why: 'lifted', player: 'heuristic', options: CHOIR },
  { name: 'lighthouse-curse', rules: 'T7-LOSE-01', explorers: 1, why: 'curse', player: 'random', options: LIGHTHOUSE },
  { name: 'shadow-curse', rules: 'T7-LOSE-01', explorers: 2, why: 'curse', player: 'random', options: SHADOW },
  { name: 'choir-curse', rules: 'T7-LOSE-01', explorers: 4, why: 'curse', player: 'random', options: CHOIR },
  { name: 'adventure-over', rules: 'T7-LOSE-02', explorers: 3, why: 'over', player: 'heuristic', options: SHADOW },
]

const bots = await botsOf(continentPlugin)
const botNamed = (name: string) => bots[name] ?? randomPlayer

testKeptGames(continentPlugin, {
  folder: new URL('../kept/', import.meta.url),
  drawsOneByOne: true,
  largestFile: 48_000,
  endings: ENDED.map(
    ({ name, rules, explorers, why, player, options }): KeptEnding<Continent> => ({
      name,
      rules,
      players: explorers,
      outcome: { result: why === 'lifted' ? 'won' : 'lost', why },
      begin: (game) => {
        const setup = continentPlugin.setupFor(explorers, undefined, options)
        return continentPlugin.game.start({ ...setup, seed: `fixture/${game}` })
      },
      bot: botNamed(player),
    }),
  ),
  // In the middle of a game: one of every variant, with one to four explorers.
  open: (continentPlugin.options ?? []).map((options, i) => ({
    name: `open-${Object.values(options).join('-')}`,
    players: 1 + (i % 4),
    answers: 40 + 5 * i,
    begin: (game) => {
      const setup = continentPlugin.setupFor(1 + (i % 4), i, options)
      return continentPlugin.game.start({ ...setup, seed: `open/${game}` })
    },
    bot: botNamed('heuristic'),
  })),
})
