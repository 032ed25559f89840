// A journal as text. Seats, kinds of questions and choices are repeated a lot, so answers refer to them by number.
import { JournalError } from './errors.ts'
import { checkCount, checkJournal, corrupt, isCount, type Journal } from './journal.ts'
import { LIMITS } from './limits.ts'
import { luckFromText, luckInText } from './luck-text.ts'
import { isRecord } from './plain.ts'

/** One line for each answer and for each stream of luck, so that two saves can be compared line by line. */
export function writeJournal(journal: Journal): string {
  const { answers, luck, marks, takenBack, end, ...head } = journal
  const numbers = new Map<string, number>()
  const numberOf = (name: string): number => {
    const known = numbers.get(name) ?? numbers.size
    numbers.set(name, known)
    return known
  }
  const numbered = answers.map(([seat, kind, choice, check]) =>
    JSON.stringify([numberOf(seat), numberOf(kind), numberOf(choice), check]),
  )
  const streams = Object.entries(luckInText(luck)).map(field)
  const fields = [
    ...Object.entries({ ...head, names: [...numbers.keys()] }).map(field),
    `"answers": ${lines('[]', numbered)}`,
    `"luck": ${lines('{}', streams)}`,
    ...Object.entries({ marks, takenBack, end }).map(field),
  ]
  return `{\n${fields.join(',\n')}\n}\n`
}

const field = ([key, value]: readonly [string, unknown]): string => `${JSON.stringify(key)}: ${JSON.stringify(value)}`

const lines = (brackets: '[]' | '{}', each: readonly string[]): string =>
  each.length === 0 ? brackets : `${brackets[0]}\n${each.join(',\n')}\n${brackets[1]}`

/** Reads a journal's text. Throws a JournalError that says what is wrong. Only `resume` finds out whether it replays. */
export function readJournal(text: string): Journal {
  checkCount(text.length, LIMITS.text, 'characters')
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw unreadable(text)
  }
  return checkJournal(isRecord(data) && 'names' in data ? named(data) : data)
}

/** The same journal with names and faces in place of their numbers. */
function named({ names, ...journal }: Record<string, unknown>): Record<string, unknown> {
  const { answers } = journal
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) throw corrupt('the names are damaged')
  if (!Array.isArray(answers)) throw corrupt('there is no list of answers')
  checkCount(answers.length, LIMITS.answers, 'answers')
  return {
    ...journal,
    answers: answers.map((answer, i) => namedAnswer(names, answer, i)),
    luck: luckFromText(journal['luck']),
  }
}

function namedAnswer(names: readonly string[], answer: unknown, at: number): readonly unknown[] {
  if (!Array.isArray(answer) || answer.length !== 4) throw corrupt(`answer ${at + 1} is damaged`, at)
  const called = answer.map((part, i) => (i === 3 ? part : isCount(part) ? names[part] : undefined))
  if (called.includes(undefined)) throw corrupt(`answer ${at + 1} is damaged`, at)
  return called
}

/** Text that is not JSON: cut off, or damaged in the middle. Counts the answers that can still be read. */
function unreadable(text: string): JournalError {
  if (!text.trimStart().startsWith('{')) return corrupt('this is not a Landfall journal')
  const whole = text.split('\n').filter((line) => /^\[\d.*\],?$/.test(line)).length
  if (!text.trimEnd().endsWith('}'))
    return new JournalError('truncated', `the journal breaks off after ${whole} answers`, whole)
  return corrupt('the journal is damaged')
}
