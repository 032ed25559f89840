// The references between TypeScript projects, from the dependencies of each package.
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { workspaces } from './workspaces.mjs'

const NOTE = '// Those to packages are derived from package.json by `npm run derive`.'

export function references(root) {
  const packages = workspaces(root)
  const folders = new Map(packages.map(({ name, folder }) => [name, folder]))
  const own = packages.map(({ folder, dependencies, devDependencies, peerDependencies }) => {
    const named = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).sort()
    return tsconfig(
      root,
      `${folder}/tsconfig.json`,
      named.flatMap((name) => folders.get(name) ?? []),
    )
  })
  const all = [...folders.values()]
  const tested = all.filter((folder) => folder.startsWith('packages/'))
  return [...own, tsconfig(root, 'tsconfig.json', all), tsconfig(root, 'tsconfig.tests.json', tested)]
}

/** The file with references to these packages; those that it has to anything else stay behind them. */
function tsconfig(root, path, packages) {
  const before = readFileSync(join(root, path), 'utf8')
  const from = posix.dirname(path)
  const others = [...before.matchAll(/"path": "([^"]*)"/g)]
    .map(([, other]) => other)
    .filter((other) => existsSync(join(root, from, other)) && !existsSync(join(root, from, other, 'package.json')))
  const paths = [...packages.map((folder) => posix.relative(from, folder)), ...others]
  const lines = paths.map((reference) => `    {\n      "path": "${reference}"\n    }`)
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`
  const text = before.replace(/( *\/\/[^\n]*\n)? {2}"references": \[[^\]]*\]/, `  ${NOTE}\n  "references": ${list}`)
  return { path, text }
}
