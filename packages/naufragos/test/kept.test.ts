// Kept games: finished ones, won and lost in every way there is, and open ones of every number of castaways.
import { type Naufragos, naufragosPlugin } from '@landfall/naufragos'
import { botsOf, type GameOptions, randomPlayer } from '@landfall/tabletop'
import { type KeptEnding, testKeptGames } from '@landfall/testkit'

interface Ended {
  readonly name: string
  readonly rules: string
  readonly castaways: number
  readonly why: Naufragos['outcome']['why']
  /** The name of a bot. */
  readonly player: string
  readonly options?: GameOptions
}

const ENDED: readonly Ended[] = [
  { name: 'solo-rescued', rules: 'NA-SOLO-07', castaways: 1, why: 'rescued', player: 'heuristic' },
  { name: 'two-rescued', rules: 'NA-RESCUE-02 NA-SCORE-05', castaways: 2, why: 'rescued', player: 'heuristic' },
  { name: 'four-rescued', rules: 'NA-RESCUE-02 NA-SCORE-05', castaways: 4, why: 'rescued', player: 'selfish' },
  {
    name: 'three-rescued-together',
    rules: 'NA-COOP-01',
    castaways: 3,
    why: 'rescued',
    player: 'heuristic',
    options: { victory: 'together' },
  },
  {
    name: 'four-rescued-full-decks',
    rules: 'NA-SETUP-02 NA-SETUP-06',
    castaways: 4,
    why: 'rescued',
    player: 'heuristic',
    options: { characters: 'chosen', decks: 'full' },
  },
  { name: 'two-no-ship', rules: 'NA-RESCUE-06', castaways: 2, why: 'noShip', player: 'heuristic' },
  { name: 'three-events-out', rules: 'NA-EVT-13', castaways: 3, why: 'eventsOut', player: 'heuristic' },
  { name: 'two-all-dead', rules: 'NA-END-07', castaways: 2, why: 'allDead', player: 'random' },
]

const bots = await botsOf(naufragosPlugin)
const botNamed = (name: string) => bots[name] ?? randomPlayer

testKeptGames(naufragosPlugin, {
  folder: new URL('../kept/', import.meta.url),
  endings: [
    ...ENDED.map(
      ({ name, rules, castaways, why, player, options }): KeptEnding<Naufragos> => ({
        name,
        rules,
        players: castaways,
        outcome: { result: why === 'rescued' ? 'won' : 'lost', why },
        begin: (game) => {
          const setup = naufragosPlugin.setupFor(castaways, undefined, options)
          return naufragosPlugin.game.start({ ...setup, seed: `fixture/${game}` })
        },
        bot: botNamed(player),
      }),
    ),
    // What is told of this one is in the golden texts.
    {
      name: 'golden',
      rules: 'NA-END-07',
      outcome: { result: 'lost', why: 'allDead' },
      begin: () => naufragosPlugin.game.start({ ...naufragosPlugin.setupFor(3, 0), seed: 'golden' }),
      bot: () => randomPlayer('golden'),
    },
  ],
  // In the middle of a game: one of every variant, with one to four castaways.
  open: (naufragosPlugin.options ?? []).map((options, i) => ({
    name: `open-${Object.values(options).join('-')}`,
    players: 1 + (i % 4),
    answers: 50 + 5 * i,
    begin: (game) => {
      const setup = naufragosPlugin.setupFor(1 + (i % 4), undefined, options)
      return naufragosPlugin.game.start({ ...setup, seed: `open/${game}` })
    },
    bot: botNamed('heuristic'),
  })),
})
