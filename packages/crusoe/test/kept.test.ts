// Kept games: finished ones of every scenario, won and lost in every way that is its own, and open ones of every edition.
import { type Crusoe, crusoe, crusoePlugin } from '@landfall/crusoe'
import { botsOf, randomPlayer } from '@landfall/tabletop'
import { type KeptEnding, testKeptGames } from '@landfall/testkit'

interface Ended {
  readonly rules: string
  readonly scenario: Crusoe['config']['scenario']
  readonly why: Crusoe['outcome']['why']
}

const ENDED: readonly Ended[] = [
  { rules: 'RC-SCN1-01', scenario: 'castaways', why: 'goal' },
  { rules: 'RC-SCN1-02 RC-END-03', scenario: 'castaways', why: 'lastRound' },
  { rules: 'RC-END-02', scenario: 'castaways', why: 'death' },
  { rules: 'RC-SCN2-01', scenario: 'cursed-island', why: 'goal' },
  { rules: 'RC-SCN2-02 RC-END-03', scenario: 'cursed-island', why: 'lastRound' },
  { rules: 'RC-END-02', scenario: 'cursed-island', why: 'death' },
  { rules: 'RC-SCN3-01', scenario: 'jenny', why: 'goal' },
  { rules: 'RC-SCN3-01 RC-SCN3-19', scenario: 'jenny', why: 'jennyDied' },
  { rules: 'RC-SCN3-02 RC-END-03', scenario: 'jenny', why: 'lastRound' },
  { rules: 'RC-END-02', scenario: 'jenny', why: 'death' },
  { rules: 'RC-SCN4-01', scenario: 'volcano-island', why: 'goal' },
  { rules: 'RC-SCN4-12', scenario: 'volcano-island', why: 'campLost' },
  { rules: 'RC-SCN4-03 RC-END-03', scenario: 'volcano-island', why: 'lastRound' },
  { rules: 'RC-END-02', scenario: 'volcano-island', why: 'death' },
  { rules: 'RC-SCN5-01', scenario: 'cannibal-island', why: 'goal' },
  { rules: 'RC-SCN5-02 RC-END-03', scenario: 'cannibal-island', why: 'lastRound' },
  { rules: 'RC-END-02', scenario: 'cannibal-island', why: 'death' },
  { rules: 'RC-SCN6-01', scenario: 'family-robinson', why: 'goal' },
  { rules: 'RC-SCN6-06', scenario: 'family-robinson', why: 'childUnfed' },
  { rules: 'RC-SCN6-04', scenario: 'family-robinson', why: 'inventionsMissing' },
  { rules: 'RC-END-02', scenario: 'family-robinson', why: 'death' },
  { rules: 'RC-SCN7-01', scenario: 'king-kong', why: 'goal' },
  { rules: 'RC-SCN7-02', scenario: 'king-kong', why: 'directorKilled' },
  { rules: 'RC-SCN7-03 RC-END-03', scenario: 'king-kong', why: 'lastRound' },
  { rules: 'RC-END-02', scenario: 'king-kong', why: 'death' },
]

/** `jenny-won`, `jenny-jenny-died` */
function nameOf({ scenario, why }: Ended): string {
  const end = why === 'goal' ? 'won' : why.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `${scenario}-${end}`
}

const { heuristic = randomPlayer } = await botsOf(crusoePlugin)

/** Every other round of players has it easier: no books, company, and more to begin with. RC-VAR */
const EASIER = { books: 0, friday: true, dog: true, equipment: 4 }

testKeptGames(crusoePlugin, {
  folder: new URL('../kept/', import.meta.url),
  endings: [
    ...ENDED.map(
      (ended): KeptEnding<Crusoe> => ({
        name: nameOf(ended),
        rules: ended.rules,
        outcome: { result: ended.why === 'goal' ? 'won' : 'lost', why: ended.why, scenario: ended.scenario },
        begin: (game) => {
          const usual = crusoePlugin.setupFor(1 + (game % 4), undefined, { scenario: ended.scenario })
          return crusoe.start({ ...usual, ...(game % 8 < 4 ? {} : EASIER), seed: `fixture/${game}` })
        },
        bot: heuristic,
      }),
    ),
    // What is told of this one is in the golden texts.
    {
      name: 'golden',
      rules: 'RC-END-02',
      outcome: { result: 'lost', why: 'death' },
      begin: () => crusoe.start({ ...crusoePlugin.setupFor(2), seed: 'golden' }),
      bot: () => randomPlayer('golden'),
    },
  ],
  // In the middle of a game: one of every scenario in every edition that has it.
  open: (crusoePlugin.options ?? []).map((options, i) => ({
    name: `open-${Object.values(options).join('-')}`,
    players: 1 + (i % 4),
    answers: 40 + 7 * i,
    begin: (game) => crusoe.start({ ...crusoePlugin.setupFor(1 + (i % 4), game, options), seed: `open/${game}` }),
    bot: heuristic,
  })),
})
