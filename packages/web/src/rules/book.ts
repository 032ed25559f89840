// The rulebook of a game as the reader holds it: loaded once, when it is first opened.
import type { ScreenGame } from '../games/game.ts'
import type { Rule } from './rule.ts'

export interface Section {
  readonly id: string
  readonly title: string
  readonly rules: readonly Rule[]
}

export interface Book {
  readonly rules: readonly Rule[]
  readonly sections: readonly Section[]
  /** A rule or a section has this ID. */
  has(id: string): boolean
}

const opened = new Map<string, Promise<Book>>()

export function openBook({ id, rules }: Pick<ScreenGame, 'id' | 'rules'>): Promise<Book> {
  const known = opened.get(id)
  if (known !== undefined) return known
  const book = rules().then(bookOf)
  opened.set(id, book)
  // A failed download is tried again the next time.
  book.catch(() => opened.delete(id))
  return book
}

function bookOf(rules: readonly Rule[]): Book {
  const sections = [...new Set(rules.map(({ section }) => section))].map((id) => {
    const own = rules.filter(({ section }) => section === id)
    return { id, title: own[0]?.sectionTitle ?? id, rules: own }
  })
  const known = new Set([...sections, ...rules].map(({ id }) => id))
  return { rules, sections, has: (id) => known.has(id) }
}
