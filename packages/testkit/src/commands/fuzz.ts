// npm run fuzz -- GAME [--games N] [--seed S]: random games with every promise checked in every position.
// npm run fuzz -- keep FILE NAME: a finding becomes a fixture: a test that fails until the bug is fixed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Finding, fuzz } from '../fuzz.ts'
import type { Subject } from '../properties.ts'

export async function main(given: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { games: { type: 'string', default: '100' }, seed: { type: 'string', default: 'fuzz' } },
  })
  const [game, file, name] = positionals
  if (game === 'keep' && file !== undefined && name !== undefined) return keep(file, name)
  if (game === undefined || !existsSync(`packages/${game}/dist/testing.js`)) {
    console.error('usage: npm run fuzz -- GAME [--games N] [--seed S], or npm run fuzz -- keep FILE NAME')
    return 2
  }
  const games = Number(values.games)
  if (!Number.isSafeInteger(games) || games < 1) {
    console.error(`--games ${values.games}: a whole number from 1`)
    return 2
  }
  const { subject }: { subject: Subject } = await import(`@landfall/${game}/testing`)
  const progress = process.stderr.isTTY ? (done: number) => process.stderr.write(`\r${done}/${games}`) : undefined
  const report = fuzz(subject, { games, seed: values.seed, ...(progress === undefined ? {} : { progress }) })
  console.log(`${game}: ${report.games} games, ${report.positions} positions, ${report.findings.length} findings`)
  mkdirSync('.cache/fuzz', { recursive: true })
  for (const [i, finding] of report.findings.entries()) {
    const written = `.cache/fuzz/${game}-${i + 1}.json`
    writeFileSync(written, `${JSON.stringify(finding, null, 1)}\n`)
    console.log(`${written}: broken: ${finding.promise}. ${finding.problem.split('\n')[0]}`)
  }
  return report.findings.length === 0 ? 0 : 1
}

function keep(file: string, name: string): number {
  const finding: Finding = JSON.parse(readFileSync(file, 'utf8'))
  const folder = `packages/${finding.journal.game}/fixtures`
  const fixture = `${folder}/${name}.json`
  if (!/^[a-z0-9-]+$/.test(name) || existsSync(fixture)) {
    console.error(
      existsSync(fixture) ? `${fixture} exists already` : `"${name}" must be lower-case letters, digits and dashes`,
    )
    return 2
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(fixture, `${JSON.stringify(finding, null, 1)}\n`)
  console.log(`${fixture}: now a test of ${finding.journal.game}`)
  return 0
}
