// A reporter for the tests: names the files that take too long, and ends the run when one never ends. A file whose code
// blocks its own process is beyond the time limits of its tests, and nothing else would say which one it is.
import type { Reporter } from 'vitest/node'

const MINUTE_MS = 60_000
const NAMED_MINUTES = 5
const GIVEN_UP_MINUTES = 25

export function stuckFiles(): Reporter {
  const begun = new Map<string, number>()
  const look = (): void => {
    for (const [file, at] of begun) {
      const minutes = Math.floor((Date.now() - at) / MINUTE_MS)
      if (minutes >= NAMED_MINUTES) process.stderr.write(`${file} has been running for ${minutes} minutes\n`)
      if (minutes < GIVEN_UP_MINUTES) continue
      process.stderr.write('It is given up.\n')
      process.exit(1)
    }
  }
  return {
    onInit() {
      setInterval(look, MINUTE_MS).unref()
    },
    onTestModuleQueued({ moduleId }) {
      begun.set(moduleId, Date.now())
    },
    onTestModuleEnd({ moduleId }) {
      begun.delete(moduleId)
    },
  }
}
