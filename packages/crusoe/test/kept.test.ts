// Kept games: finished ones of every scenario, won and lost in every way that is its own, and open ones of every edition.
import { type Crusoe, crusoe, crusoePlugin } from '@landfall/crusoe'
import type { WayToEnd } from '@landfall/crusoe/testing'
import { botsOf, randomPlayer } from '@landfall/tabletop'
import { type KeptEnding, type KeptOpen, testKeptGames } from '@landfall/testkit'
import { EDITION_IDS, type EditionId } from '../src/editions.ts'
import type { ScenarioId } from '../src/scenarios/scenario.ts'
import { printedSheet, SCENARIO_IDS, scenariosOf } from '../src/scenarios/sheets.ts'

interface Ended extends WayToEnd {
  readonly scenario: ScenarioId
}

/** The ways to end that each scenario names in its folder. */
const ENDED: readonly Ended[] = (
  await Promise.all(
    SCENARIO_IDS.map(async (scenario) => {
      const { endings }: { readonly endings: readonly WayToEnd[] } = await import(
        `../src/scenarios/${scenario}/test/endings.ts`
      )
      return endings.map((ending) => ({ ...ending, scenario }))
    }),
  )
).flat()

/** `jenny-won`, `jenny-jenny-died` */
function nameOf({ scenario, why }: Ended): string {
  const end = why === 'goal' ? 'won' : why.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `${scenario}-${end}`
}

const { heuristic = randomPlayer } = await botsOf(crusoePlugin)

/** Every other round of players has it easier: no books, company, and more to begin with. RC-VAR */
const EASIER = { books: 0, friday: true, dog: true, equipment: 4 }

/** A scenario beyond the box does not change the numbers of those of the box. */
const SCENARIOS_OF_THE_BOX = 7
/** So that there are never more answers than a game has. */
const LENGTHS = 13

function openGame(options: { readonly scenario: ScenarioId; readonly edition: EditionId }): KeptOpen<Crusoe> {
  const { number } = printedSheet(options)
  const i = number - 1 + (options.edition === 'first' ? SCENARIOS_OF_THE_BOX : 0)
  const players = 1 + (i % 4)
  return {
    name: `open-${options.scenario}-${options.edition}`,
    players,
    answers: 40 + 7 * (i % LENGTHS),
    begin: (game) => crusoe.start({ ...crusoePlugin.setupFor(players, game, options), seed: `open/${game}` }),
    bot: heuristic,
  }
}

testKeptGames(crusoePlugin, {
  folder: new URL('../kept/', import.meta.url),
  former: [new URL('../kept/version-5/', import.meta.url)],
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
  open: EDITION_IDS.flatMap((edition) => scenariosOf(edition).map((scenario) => openGame({ scenario, edition }))),
})
