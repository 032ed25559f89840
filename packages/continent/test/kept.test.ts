// Kept games: finished ones of each curse, and open ones of every number of explorers.
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

const ENDED: readonly Ended[] = [
  {
    name: 'lighthouse-curse',
    rules: 'T7-LOSE-01',
    explorers: 1,
    why: 'curse',
    player: 'random',
    options: { clues: 'drownedLighthouse', mode: 'normal' },
  },
  {
    name: 'shadow-curse',
    rules: 'T7-LOSE-01',
    explorers: 2,
    why: 'curse',
    player: 'random',
    options: { clues: 'borrowedShadow', mode: 'hardcore' },
  },
  {
    name: 'choir-curse',
    rules: 'T7-LOSE-01',
    explorers: 4,
    why: 'curse',
    player: 'random',
    options: { clues: 'saltChoir', mode: 'easy' },
  },
]

const bots = await botsOf(continentPlugin)
const botNamed = (name: string) => bots[name] ?? randomPlayer

testKeptGames(continentPlugin, {
  folder: new URL('../kept/', import.meta.url),
  drawsOneByOne: true,
  endings: ENDED.map(
    ({ name, rules, explorers, why, player, options }): KeptEnding<Continent> => ({
      name,
      rules,
      players: explorers,
      outcome: { result: 'lost', why },
      begin: (game) => {
        const setup = continentPlugin.setupFor(explorers, undefined, options)
        return continentPlugin.game.start({ ...setup, seed: `fixture/${game}` })
      },
      bot: botNamed(player),
    }),
  ),
  // In the middle of a game, with every curse alone and with all of them.
  open: (['drownedLighthouse', 'borrowedShadow', 'saltChoir', 'all'] as const).map((clues, i) => ({
    name: `open-${clues}`,
    players: 1 + i,
    answers: 60 + 10 * i,
    begin: (game) => {
      const setup = continentPlugin.setupFor(1 + i, i, { clues, mode: 'normal' })
      return continentPlugin.game.start({ ...setup, seed: `open/${game}` })
    },
    bot: botNamed('heuristic'),
  })),
})
