// A saved game as a file of its own.
import type { Shelf } from '../table/shelf.ts'
import type { Listed } from '../table/table.ts'

/** Hands the browser the file, also of a game that cannot be played here. */
export async function exportGame(shelf: Shelf, game: Listed, which: 'now' | 'original'): Promise<undefined> {
  const text = await shelf.file(game.id, which)
  if (text === undefined) throw new Error(`${game.id} is not on the shelf`)
  const title = which === 'original' ? `${game.title} original` : game.title
  download(fileName({ ...game, title }), text)
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
