// Real saves of each game.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { GameId } from '@landfall/games'

/** Those that were kept for tests, of this version and of earlier ones. */
export function keptSaves(game: GameId): readonly string[] {
  return ['kept', 'kept/earlier', 'fixtures'].flatMap((name) => {
    const folder = new URL(`../../../${game}/${name}/`, import.meta.url)
    const files = existsSync(folder) ? readdirSync(folder) : []
    const saves = files.filter((file) => file.endsWith('.json') && file !== 'golden.json')
    return saves.map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8')
      const data: { journal?: unknown } = JSON.parse(text)
      return data.journal === undefined ? text : JSON.stringify(data.journal)
    })
  })
}
