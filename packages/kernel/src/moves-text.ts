// A game as a text that is as short as can be, to be handed on in an address: the set-up, the seed and the moves. What
// chance gave is left out: it follows from the seed as long as the rules are the same.
import { checkCount, checkHead, corrupt, FORMAT, isCount, type Journal, journalOf, readGiven } from './journal.ts'
import { LIMITS } from './limits.ts'
import { isName, NO_LUCK } from './luck.ts'

/** The form of this text. */
const FORM = 1

/**
 * The moves of a journal, in columns: seats, kinds of questions and choices, each by its number in one list of names. Columns
 * compress better than rows.
 */
export function writeMoves({ game, version, config, seed, answers }: Journal): string {
  const numbers = new Map<string, number>()
  const numberOf = (name: string): number => {
    const known = numbers.get(name) ?? numbers.size
    numbers.set(name, known)
    return known
  }
  const seats = answers.map(([seat]) => numberOf(seat))
  const kinds = answers.map(([, kind]) => numberOf(kind))
  const choices = answers.map(([, , choice]) => numberOf(choice))
  return JSON.stringify([FORM, game, version, config, seed, [...numbers.keys()], seats, kinds, choices])
}

/** Reads such a text. Throws a JournalError that says what is wrong. Only `bringBack` finds out whether it can be played. */
export function readMoves(text: string): Journal {
  checkCount(text.length, LIMITS.text, 'characters')
  const data = parsed(text)
  if (!Array.isArray(data) || data[0] !== FORM) throw corrupt('these are not the moves of a game')
  const [, game, version, config, seed, names, ...columns] = data
  const head = checkHead({ landfall: FORMAT, game, version, config, seed })
  if (!Array.isArray(names) || !names.every(isName)) throw corrupt('the names are damaged')
  const [seats, kinds, choices] = columns.map((column) => named(column, names))
  if (seats === undefined || kinds?.length !== seats.length || choices?.length !== seats.length) {
    throw corrupt('moves are missing')
  }
  const moves = seats.map((seat, at) => readGiven([seat, kinds[at] ?? '', choices[at] ?? '', '']))
  return journalOf(head, NO_LUCK, moves)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw corrupt('these are not the moves of a game')
  }
}

function named(column: unknown, names: readonly string[]): readonly string[] {
  if (!Array.isArray(column)) throw corrupt('there is no list of moves')
  checkCount(column.length, LIMITS.answers, 'answers')
  return column.map((number: unknown, at) => {
    const name = isCount(number) ? names[number] : undefined
    if (name === undefined) throw corrupt(`move ${at + 1} is damaged`, at)
    return name
  })
}
