// A saved game as a file of its own.
import type { Language } from '@landfall/text'
import type { Shelf } from '../table/shelf.ts'
import type { Listed } from '../table/table.ts'

/** Hands the browser the file, or tells why there is none. */
export async function exportGame(shelf: Shelf, game: Listed, language: Language): Promise<string | undefined> {
  // Watching does not ask for the game to be free: it may be open in another window.
  const table = await shelf.replay(game.id, language)
  if ('why' in table) return table.why
  try {
    download(fileName(game), await table.save())
  } finally {
    table.close()
  }
  return undefined
}

/** `landfall-castaways-2026-05-17.json` */
export function fileName({ title, changed }: Pick<Listed, 'title' | 'changed'>): string {
  const name = title.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
  return `landfall-${name}-${new Date(changed).toISOString().slice(0, 10)}.json`
}

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
