// npm run rules -- GAME [--json]: which rules have a passing test, and which have none.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { rulesCited, rulesListed } from '../rules-cited.ts'

export interface Coverage {
  readonly total: number
  readonly covered: number
  readonly uncovered: readonly string[]
}

export function main(given: readonly string[]): number {
  const [game] = given.filter((word) => !word.startsWith('-'))
  const file = `packages/${game}/rules.md`
  if (game === undefined || !existsSync(file)) {
    console.error(game === undefined ? 'which game? npm run rules -- GAME' : `there is no ${file}`)
    return 2
  }
  const listed = rulesListed(readFileSync(file, 'utf8'))
  const cited = new Set(passingTitles(game).flatMap(rulesCited))
  const unknown = [...cited].filter((id) => !listed.includes(id))
  const uncovered = listed.filter((id) => !cited.has(id))
  const coverage: Coverage = { total: listed.length, covered: listed.length - uncovered.length, uncovered }
  if (given.includes('--json')) {
    console.log(JSON.stringify(coverage))
  } else {
    console.log(`${game}: ${coverage.covered} of ${coverage.total} rules have a passing test`)
    for (const id of uncovered) console.log(`  without a test: ${id}`)
  }
  for (const id of unknown) console.error(`a test cites ${id}, which is not in ${file}`)
  return unknown.length === 0 ? 0 : 1
}

/** Names with a rule ID in them; whether the title begins with it is seen later. */
const CITING = String.raw`\b[A-Z][A-Z0-9]*(-[A-Z0-9]+)*-[0-9]+\b`

/** Runs the tests of a game that cite rules and gives the titles of those that passed. */
function passingTitles(game: string): readonly string[] {
  const report = `.cache/rules/${game}.json`
  mkdirSync('.cache/rules', { recursive: true })
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', `packages/${game}/`, `--testNamePattern=${CITING}`]
  vitest.push('--reporter=json', `--outputFile=${report}`)
  spawnSync(process.execPath, vitest, { stdio: ['ignore', 'ignore', 'inherit'] })
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ title }) => title),
  )
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}
