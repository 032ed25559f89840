// Finding rules by words or by ID, whatever the case and the accents.

/** What the search reads of a rule. */
interface Searched {
  readonly id: string
  readonly sectionTitle: string
  readonly text: string
}

/** Where a part of a text was found: from the first letter to the one after the last. */
interface Mark {
  readonly from: number
  readonly to: number
}

/** Lower case without accents, letter by letter, so that a place in the result is the same place in the text. */
export function fold(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
    return plain.length === letter.length ? plain : letter.toLowerCase().slice(0, letter.length)
  }).join('')
}

export function termsOf(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean)
}

/** Rules in which every word of the query is found: IDs first, then whole words, then beginnings, then any part. */
export function searchRules<Rule extends Searched>(rules: readonly Rule[], query: string): readonly Rule[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  return rules
    .map((rule) => ({ rule, rank: rankOf(rule, terms) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((one, other) => (other.rank ?? 0) - (one.rank ?? 0))
    .map(({ rule }) => rule)
}

const RANKS = { wholeId: 1000, beginsId: 200, inId: 50, wholeWord: 10, beginsWord: 4, inWord: 1, inTitle: 3 }

/** The sum over all words, or nothing if one of them is missing. */
function rankOf(rule: Searched, terms: readonly string[]): number | undefined {
  const id = fold(rule.id)
  const text = fold(rule.text)
  const title = fold(rule.sectionTitle)
  let sum = 0
  for (const term of terms) {
    const rank = Math.max(rankInId(id, term), rankInText(text, term)) + (hasWord(title, term) ? RANKS.inTitle : 0)
    if (rank === 0) return undefined
    sum += rank
  }
  return sum
}

function rankInId(id: string, term: string): number {
  // Players leave out the name of the game: "plan-01" is RC-PLAN-01.
  const short = id.slice(id.indexOf('-') + 1)
  if (term === id || term === short) return RANKS.wholeId
  if (id.startsWith(term) || short.startsWith(term)) return term.includes('-') ? RANKS.beginsId : RANKS.inId
  return term.includes('-') && id.includes(term) ? RANKS.inId : 0
}

function rankInText(text: string, term: string): number {
  if (hasWord(text, term)) return RANKS.wholeWord
  let found = false
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    if (!isLetter(text[at - 1])) return RANKS.beginsWord
    found = true
  }
  return found ? RANKS.inWord : 0
}

function hasWord(text: string, term: string): boolean {
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + term.length])) return true
  }
  return false
}

function isLetter(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{Letter}\p{Number}]/u.test(letter)
}

/** All places of all words in a text, from left to right; those that touch become one. */
export function marksIn(text: string, terms: readonly string[]): readonly Mark[] {
  const folded = fold(text)
  const found: Mark[] = []
  for (const term of terms) {
    for (let at = folded.indexOf(term); at !== -1; at = folded.indexOf(term, at + term.length)) {
      found.push({ from: at, to: at + term.length })
    }
  }
  const marks: Mark[] = []
  for (const { from, to } of found.sort((one, other) => one.from - other.from)) {
    const before = marks.at(-1)
    if (before === undefined || from > before.to) marks.push({ from, to })
    else marks[marks.length - 1] = { from: before.from, to: Math.max(before.to, to) }
  }
  return marks
}
