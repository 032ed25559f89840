// A test of rules: its title begins with the rules it proves, and it is played four ways.
import { test } from 'vitest'
import { inEachWay } from './ways.ts'

/** `rule('BE-WEA-01', 'wind lowers the beacon by one', () => { … })`; several IDs are separated by spaces. */
export function rule(ids: string, title: string, body: () => void): void {
  for (const id of ids.split(' ')) if (!isRuleId(id)) throw new Error(`"${id}" is not the ID of a rule`)
  test(`${ids} ${title}`, () => inEachWay(body))
}

const ID = /^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$/

export function isRuleId(word: string): boolean {
  return ID.test(word)
}

/** The rule IDs that a title begins with. */
export function rulesCited(title: string): readonly string[] {
  const words = title.split(' ')
  const end = words.findIndex((word) => !isRuleId(word))
  return end === -1 ? words : words.slice(0, end)
}

/** The IDs of all rules in a rules file: the bold IDs that begin a list item. Withdrawn rules need no test. */
export function rulesListed(markdown: string): readonly string[] {
  const items = markdown.matchAll(/^- \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*(.*)$/gm)
  return [...items].flatMap(([, id, text]) => (id === undefined || text?.includes('*withdrawn*') ? [] : [id]))
}
