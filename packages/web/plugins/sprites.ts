// virtual:sprites: draws the icons of icon-names.ts, and the emblems of each game, into SVG files of symbols.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

/** Our names of the drawings, each with its name in the game-icons set. */
export interface Names {
  readonly [ours: string]: string
}

/** The part of an Iconify collection that we draw from. */
export interface Drawings {
  readonly icons: { readonly [name: string]: { readonly body: string } | undefined }
  readonly aliases?: { readonly [name: string]: { readonly parent: string } | undefined }
}

const require = createRequire(import.meta.url)

const MODULE = 'virtual:sprites'
const LOADED = `\0${MODULE}`

/** What `icon-names.ts` says. */
interface IconNames {
  readonly ICONS: Names
  readonly EMBLEMS: { readonly [game: string]: Names }
  emblemsOf(cards: readonly string[], own: Names): Names
}

/** Takes the file of the names, and the folder of all packages: which cards a game has is said by its English titles. */
export function sprites(file: string, packages: string): Plugin {
  const served = new Map<string, string>()
  let base = '/'
  let conditions: string[] = []
  return {
    name: 'landfall:sprites',
    configResolved(config) {
      base = config.base
      conditions = config.resolve.conditions
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const sprite = served.get(request.url ?? '')
        if (sprite === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(sprite)
      })
    },
    resolveId: (id) => (id === MODULE ? LOADED : undefined),
    async load(id) {
      if (id !== LOADED) return undefined
      const imported = async <T>(path: string): Promise<T> => {
        const { module, dependencies } = await runnerImport<T>(path, { configFile: false, resolve: { conditions } })
        for (const read of [path, ...dependencies]) this.addWatchFile(read)
        return module
      }
      const { ICONS, EMBLEMS, emblemsOf } = await imported<IconNames>(file)
      const drawings = gameIcons()
      const address = (name: string, names: Names): string => {
        const sprite = drawSprite(names, drawings)
        const hash = createHash('sha256').update(sprite).digest('base64url').slice(0, 8)
        const fileName = `assets/${name}-${hash}.svg`
        if (this.environment.mode === 'build') this.emitFile({ type: 'asset', fileName, source: sprite })
        else served.set(`${base}${fileName}`, sprite)
        return JSON.stringify(`${base}${fileName}`)
      }
      const emblems = Object.entries(EMBLEMS).map(async ([game, own]) => {
        const { cards } = await imported<{ cards: object }>(join(packages, game, 'src/text/en/cards/index.ts'))
        return `${game}: ${address(`emblems-${game}`, emblemsOf(Object.keys(cards), own))}`
      })
      return [
        `export const iconsUrl = ${address('icons', ICONS)}`,
        `export const iconNames = new Set(${JSON.stringify(Object.keys(ICONS).join(' '))}.split(' '))`,
        `export const emblemsUrls = { ${(await Promise.all(emblems)).join(', ')} }`,
      ].join('\n')
    },
  }
}

/** One symbol for each name. An id has no slash, because an address with one is read as a path by people and tools. */
export function drawSprite(names: Names, drawings: Drawings): string {
  const unknown = Object.entries(names).filter(([, name]) => drawing(name, drawings) === undefined)
  if (unknown.length > 0) {
    const list = unknown.map(([ours, name]) => `"${name}" (for ${ours})`).join(', ')
    throw new Error(`icon-names.ts: not in the game-icons set: ${list}`)
  }
  const symbols = Object.entries(names).map(([ours, name]) => {
    const body = (drawing(name, drawings) ?? '').replaceAll(' fill="currentColor"', '')
    return `<symbol id="${ours.replaceAll('/', '--')}" viewBox="0 0 512 512" fill="currentColor">${body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

function drawing(name: string, { icons, aliases }: Drawings): string | undefined {
  return (icons[name] ?? icons[aliases?.[name]?.parent ?? ''])?.body
}

function gameIcons(): Drawings {
  return JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'))
}
