// The rules, and why something is so, in English.
import type { RulesWords } from '../../rules/words.ts'
import { counted } from '../plural.ts'

export const rules: RulesWords = {
  title: 'Rules',
  lead: (game) => `Every rule of ${game}, numbered. The table names these numbers whenever you ask why.`,
  whichGame: 'Rules of which game?',
  inEnglish: undefined,
  search: 'Search the rules',
  searchHint: (words, id) => `Words or a number, for example “${words}” or ${id}`,
  clear: 'Clear the search',
  found: (count) => `${counted('en', count, { one: 'rule', other: 'rules' })} found`,
  nothing: 'No rule says this.',
  nothingHint: 'Try fewer or shorter words.',
  all: 'Show all',
  sections: 'Sections',
  rules: (count) => counted('en', count, { one: 'rule', other: 'rules' }),
  loading: 'Opening the rulebook…',
  failed: 'The rules could not be loaded.',
  tryAgain: 'Try again',
  unknown: (id) => `There is no rule ${id}.`,
  why: 'Why?',
  nearby: 'Rules beside it',
  open: 'Open in the rules',
}
