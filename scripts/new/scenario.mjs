// A new scenario: its folder, with every file that a scenario has. The tables of all scenarios are derived.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export function newScenario(root, game, id) {
  const scenarios = `packages/${game}/src/scenarios`
  if (!existsSync(join(root, scenarios, 'all'))) throw new Error(`${game} has no folder of scenarios`)
  if (existsSync(join(root, scenarios, id))) throw new Error(`${scenarios}/${id} exists already`)
  const isScenario = (folder) => existsSync(join(root, scenarios, folder, 'sheet.ts'))
  const number = readdirSync(join(root, scenarios)).filter(isScenario).length + 1
  const languages = readdirSync(join(root, scenarios, 'all/text'))
    .filter((file) => file.endsWith('.ts'))
    .sort()
  const files = {
    ...filesOf(game, id, number),
    ...Object.fromEntries(languages.map((file) => [`text/${file}`, wordsOf(id, file)])),
  }
  return Object.entries(files).map(([file, text]) => ({ path: `${scenarios}/${id}/${file}`, text: text.trimStart() }))
}

const TOKENS = { dashes: 'first', bowtie: 'second', cross: 'third', bands: 'fourth' }

const filesOf = (game, id, number) => ({
  'sheet.ts': `
// … The sheet of scenario ${number} as data. RC-SCN${number}.
import { WEATHER_DICE } from '../../components/dice.ts'
import type { PrintedSheet } from '../scenario.ts'

export const sheet: PrintedSheet = {
  number: ${number},
  // … The first edition counts victory points (\`score\` of the rules), and has the scenario only then.
  editions: ['second'],
  rounds: 10,
  // … The Weather dice of each round.
  weather: Array.from({ length: 10 }, () => WEATHER_DICE),
  start: { space: 'B1', tile: 8 },
  moreBooks: 'harder',
  // … What can be built by what is printed here.
  inventions: {},
  // … The four special Discovery tokens, and what each is used for.
  discoveries: {
${Object.entries(TOKENS)
  .map(([symbol, token]) => `    ${symbol}: { token: '${id}/${token}-token', use: { at: 'anyTime', effects: [] } },`)
  .join('\n')}
  },
  rules: {
    cards: {
${Object.values(TOKENS)
  .toSorted()
  .map((token) => `      '${id}/${token}-token': ['RC-SCN${number}-01'],`)
  .join('\n')}
    },
  },
}
`,
  'rules.ts': `
// … Scenario ${number}: what it is about, in a line. RC-SCN${number}.
import { NOTHING } from '@landfall/kernel'
import type { Scenario } from '../scenario.ts'

export const rules: Scenario = {
  // … RC-SCN${number}-01: when the game is won.
  goal: { at: 'roundEnd', isReached: () => false },
  // … What the book and a totem do. scenario.ts lists what else a scenario may have.
  book: () => NOTHING,
  totem: () => NOTHING,
}
`,
  'types.ts': `
// What this scenario adds to the types of the game.
import type { ScenarioTypes } from '../scenario.ts'

export interface Types extends ScenarioTypes {
  // … What happens only here: name → the facts. ScenarioTypes lists what else it may add.
  events: Record<never, never>
}
`,
  'events.ts': `
// What happens only in this scenario: what it does to the state, and what is said of it.
import type { EventRowsOf } from '../../events.ts'
import type { Types } from './types.ts'

export const events: EventRowsOf<Types['events']> = {}
`,
  'board.ts': `
// The sheet of this scenario as a screen draws it.
import type { SheetView } from '../../board/sheets/sheet-view.ts'

export const board: SheetView = {
  // … The icon that stands for it where games are made, of packages/web/src/look/icon-names.ts.
  icon: 'island',
  // … What lies on the sheet, in the parts that screens can draw.
  parts: () => [],
  // … What the round track shows.
  marks: () => [],
}
`,
  'goal.ts': `
// What this scenario wants of a bot that knows how to stay alive.
import type { Goal } from '../../heuristic/goal.ts'

// … What Actions, Inventions and tiles are worth for the goal, in wood.
export const goal: Goal = {}
`,
  'test/endings.ts': `
// The ways to end of which a game is kept, with the rules that each proves.
import type { WayToEnd } from '@landfall/${game}/testing'

// … Once the rules are right: { why: 'goal', rules: 'RC-SCN${number}-01' }, and so on.
export const endings: readonly WayToEnd[] = []
`,
  'test/goal.test.ts': `
// … What the tests of this file are about.
import { table } from '@landfall/${game}/testing'
import { rule } from '@landfall/testkit'

// … A test for each rule of RC-SCN${number} in rules.md.
rule('RC-SCN${number}-01', '…', () => {
  table({ config: { scenario: '${id}' } }).settled()
})
`,
})

function wordsOf(id, file) {
  const isEnglish = file === 'en.ts'
  const [head, foot] = isEnglish
    ? [
        "import type { ScenarioWords } from '../../scenario-words.ts'\n\nexport const words = {",
        '} satisfies ScenarioWords',
      ]
    : [`import type { words as english } from './en.ts'\n\nexport const words: typeof english = {`, '}']
  const texts = ['name', 'goal', 'intro', 'book', 'totem'].map((key) => `  ${key}: '…',`)
  return `
// … What the sheet of this scenario says in one language.
${head}
${texts.join('\n')}
  guide: ['…'],
  won: '…',
  tooLate: '…',
  inventions: {},
  tokens: {
${Object.values(TOKENS)
  .map((token) => `    '${id}/${token}-token': { title: '…', mood: '…' },`)
  .join('\n')}
  },
  board: {},
${foot}
`
}
