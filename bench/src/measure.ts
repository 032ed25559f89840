// CPU time, not clock time: machines are shared, and somebody else's work must not count.
import { cpus, totalmem } from 'node:os'

/** Microseconds of CPU that something takes. */
export function cpuMicroseconds(run: () => void): number {
  const began = process.cpuUsage()
  run()
  const used = process.cpuUsage(began)
  return used.user + used.system
}

/** Microseconds of CPU for one call, measured over many. */
export function perCall(calls: number, call: () => void): number {
  const all = cpuMicroseconds(() => {
    for (let i = 0; i < calls; i++) call()
  })
  return all / calls
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** What this machine is, for the reader of a table. */
export function machine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${memory} GiB, Node ${process.versions.node}, ${process.platform} ${process.arch}`
}
