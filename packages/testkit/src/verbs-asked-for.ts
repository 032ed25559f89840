// A verb is one file: who else asks which verb an effect is.
import { readdirSync, readFileSync } from 'node:fs'

const COMPARED = /\.do [!=]== '(?<verb>\w+)'|^ *case '(?<label>\w+)':/gm

/** The files of a game outside `verbs/` that ask for one of its verbs by name, each with that name. */
export function verbsAskedFor(sources: URL, verbs: object): readonly string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/(^|\/)verbs\//.test(path))
    .flatMap((path) => {
      const text = readFileSync(new URL(path, sources), 'utf8')
      // Other unions have labels that are called like a verb.
      const isOfEffects = /switch \(\w+\??\.do\)/.test(text)
      return [...text.matchAll(COMPARED)]
        .map(({ groups }) => groups?.['verb'] ?? (isOfEffects ? groups?.['label'] : undefined))
        .filter((name) => name !== undefined && Object.hasOwn(verbs, name))
        .map((name) => `${path}: ${name}`)
    })
}
