// Rule IDs: in the titles of tests and in the list of a game's rules.

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

/** The IDs of all rules in a rules file: the bold IDs that begin a list item or a table row. Withdrawn rules need no test. */
export function rulesListed(markdown: string): readonly string[] {
  const items = markdown.matchAll(/^(?:-|\|) \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*(.*)$/gm)
  return [...items].flatMap(([, id, text]) => (id === undefined || text?.includes('*withdrawn*') ? [] : [id]))
}
