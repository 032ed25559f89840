// Sends saves to a victim that has little memory and little time.
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { GameId } from '@landfall/games'
import type { Mutant } from './mutate.ts'

/** What one save may take; the thread has no more memory than this, with the game and all that it is made of. */
const MEGABYTES = 64
const MILLISECONDS = 2_000
/** Other programs run beside this one: a thread that computes for ever is known later. */
const PATIENCE = 60_000

export interface Report {
  /** How many came to which end. */
  readonly became: ReadonlyMap<string, number>
  /** Those that came to none of the ends that there are. */
  readonly findings: readonly (Mutant & { readonly problem: string })[]
  readonly slowest: Mutant & { readonly ms: number }
}

const ENDS: ReadonlySet<string> = new Set([
  ...['session', 'misfit', 'corrupt', 'truncated', 'edited', 'diverged', 'newer'],
  ...['unknownGame', 'unknownVersion', 'tooLarge', 'staged'],
])

export async function attack(game: GameId, mutants: Iterable<Mutant>): Promise<Report> {
  const became = new Map<string, number>()
  const findings: (Mutant & { readonly problem: string })[] = []
  let slowest: Report['slowest'] = { what: '', text: '', ms: 0 }
  let victim = await newVictim(game)
  for (const mutant of mutants) {
    const { end, ms } = await ask(victim, mutant.text)
    if (ms > slowest.ms) slowest = { ...mutant, ms }
    became.set(end, (became.get(end) ?? 0) + 1)
    const problem = ENDS.has(end) ? (ms > MILLISECONDS ? `took ${Math.round(ms)} ms` : undefined) : end
    if (problem === undefined) continue
    findings.push({ ...mutant, problem })
    await victim.terminate()
    victim = await newVictim(game)
  }
  await victim.terminate()
  return { became, findings, slowest }
}

async function newVictim(game: GameId): Promise<Worker> {
  const victim = new Worker(fileURLToPath(new URL('./victim.mjs', import.meta.url)), {
    workerData: game,
    // Built code, as programs run it.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 8, stackSizeMb: 1 },
  })
  await once(victim, 'message')
  return victim
}

async function ask(victim: Worker, text: string): Promise<{ readonly end: string; readonly ms: number }> {
  const answered = once(victim, 'message', { signal: AbortSignal.timeout(PATIENCE) })
  victim.postMessage(text)
  try {
    const [{ became: end, ms }] = await answered
    return { end, ms }
  } catch (thrown) {
    return { end: `killed: ${String(thrown)}`, ms: PATIENCE }
  }
}
