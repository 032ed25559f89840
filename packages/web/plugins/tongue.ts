// Leaves in a worker only the language it is named after: worker/pl.ts speaks Polish and carries no other.
import type { Plugin } from 'vite'

const LANGUAGES = ['en', 'it', 'pl', 'ru'] as const

/**
 * The modules of games that hold every language: lists of four, or objects with a key for each. One that is named after
 * a language holds only that one, and its lists of four are something else: the genders of a Russian verb, for example.
 */
const TABLES = /\/packages\/\w+\/src\/(?:text|board|worker)\/(?!(?:.*\/)?(?:en|it|pl|ru)\.ts$)/

export const holdsEveryLanguage = (module: string): boolean => TABLES.test(module)

export function tongue(): Plugin {
  let language: number | undefined
  return {
    name: 'landfall:tongue',
    buildStart({ input }) {
      const [entry = ''] = Array.isArray(input) ? input : Object.values(input)
      const named = LANGUAGES.findIndex((code) => entry.endsWith(`/worker/${code}.ts`))
      language = named === -1 ? undefined : named
    },
    transform(code, id) {
      if (language === undefined || !holdsEveryLanguage(id)) return undefined
      return { code: inOneLanguage(code, language, (text) => this.parse(text)), map: null }
    },
  }
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** Every list of four texts, and every object with the four languages as its keys, without the languages that are not spoken. */
export function inOneLanguage(code: string, language: number, parse: (code: string) => unknown): string {
  const silenced: Silenced[] = []
  walk(parse(code), (node) => {
    const spoken = languagesIn(node, code)
    if (spoken === undefined) return false
    silenced.push(...spoken.filter((_, i) => i !== language))
    return true
  })
  let left = code
  for (const { node, instead } of silenced.toSorted((one, other) => other.node.start - one.node.start)) {
    left = `${left.slice(0, node.start)}${instead}${left.slice(node.end)}`
  }
  return left
}

/** What is taken out, and what stands there instead. */
interface Silenced {
  readonly node: Node
  readonly instead: string
}

const NOTHING = '0'

const CYRILLIC = /\p{Script=Cyrillic}/u

/** The four languages in a node, if it holds just these. */
function languagesIn(node: Node, code: string): readonly Silenced[] | undefined {
  if (node.type === 'ArrayExpression' && 'elements' in node) {
    const elements = nodesIn(node.elements)
    const last = elements.at(-1)
    if (elements.length !== LANGUAGES.length || !elements.every(isText)) return undefined
    // Other lists have four texts too, such as the names of four tokens: only what ends in Russian is said in four languages.
    if (last === undefined || !CYRILLIC.test(code.slice(last.start, last.end))) return undefined
    return elements.map((text) => ({ node: text, instead: NOTHING }))
  }
  if (node.type !== 'ObjectExpression' || !('properties' in node)) return undefined
  const properties = nodesIn(node.properties)
  const found = LANGUAGES.flatMap((code) => properties.filter((property) => keyOf(property) === code))
  if (properties.length !== LANGUAGES.length || found.length !== LANGUAGES.length) return undefined
  return found.map((property) => ({ node: property, instead: `${keyOf(property)}: ${NOTHING}` }))
}

const isText = (node: Node): boolean =>
  (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') ||
  node.type === 'TemplateLiteral' ||
  node.type === 'ArrowFunctionExpression'

function keyOf(property: Node): string | undefined {
  if (property.type !== 'Property' || !('key' in property)) return undefined
  const [key] = nodesIn([property.key])
  return key !== undefined && 'name' in key && typeof key.name === 'string' ? key.name : undefined
}

function nodesIn(values: unknown): readonly Node[] {
  return Array.isArray(values) ? values.filter(isNode) : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

/** Outer nodes first, until `isDone` says that it need not look into one. */
function walk(value: unknown, isDone: (node: Node) => boolean): void {
  if (Array.isArray(value)) for (const each of value) walk(each, isDone)
  else if (isNode(value) && !isDone(value)) for (const each of Object.values(value)) walk(each, isDone)
}
