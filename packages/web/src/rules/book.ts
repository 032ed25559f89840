// The rulebook as the reader holds it: loaded once, when it is first opened.
import type { Rule } from 'virtual:rules/crusoe'

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

let opened: Promise<Book> | undefined

export function openBook(): Promise<Book> {
  opened ??= import('virtual:rules/crusoe').then(({ default: rules }) => bookOf(rules))
  // A failed download is tried again the next time.
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

function bookOf(rules: readonly Rule[]): Book {
  const sections = [...new Set(rules.map(({ section }) => section))].map((id) => {
    const own = rules.filter(({ section }) => section === id)
    return { id, title: own[0]?.sectionTitle ?? id, rules: own }
  })
  const known = new Set([...sections, ...rules].map(({ id }) => id))
  return { rules, sections, has: (id) => known.has(id) }
}
