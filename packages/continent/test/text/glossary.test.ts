// Names are those of the glossary in every language: section C and N3 of content.md.

import { capital, LANGUAGES, type Language } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import { NUMERALS } from '../../src/components/map.ts'
import { asTyped, rowsOf, textOf } from '../content/brief.ts'
import { isNumbered, PRINTED, type Printed } from '../content/printed.ts'
import { packs } from './spoken.ts'

const COLUMNS: { readonly [L in Language]: string } = { en: 'English', it: 'Italiano', pl: 'Polski', ru: 'Русский' }

const ROWS = rowsOf('N3', 'English')

/** The cards that a number in the glossary stands for: `500–503`, `416, 442, 432`, `K09–K12`. Numbers that nobody has are free. */
function cardsFor(numbers: string): readonly Printed[] {
  return numbers.split(', ').flatMap((part): readonly Printed[] => {
    const [from = '', to = from] = part.split('–')
    if (from.startsWith('K')) {
      return PRINTED.filter(({ face }) => {
        if (face.type !== 'skill' || !face.code.startsWith('K')) return false
        return face.code >= from && face.code <= to && face.craft !== undefined
      })
    }
    const inRange = PRINTED.filter(
      ({ face }) =>
        isNumbered(face) && face.number >= Number(from) && face.number <= Number(to) && face.back === 'green',
    )
    // Numbers of found items have a copy of nothing else.
    return inRange.toSorted((one, other) => numberOf(one) - numberOf(other))
  })
}

const numberOf = ({ face }: Printed): number => (isNumbered(face) ? face.number : 0)

/** One name for each card, or the same names in a row. */
const namesIn = (cell: string | undefined): readonly string[] => textOf(cell).replaceAll('*', '').split('; ')

/** What somebody is called who is listed among people. */
const personCalled = ({ id }: Printed, column: string): string | undefined => {
  const row = ROWS.find((cells) => cells['No.'] === undefined && cells['English'] === packs.en.cards[id].title)
  return row === undefined ? undefined : textOf(row[column])
}

/** The rows that name cards one by one. */
const simple = ROWS.filter(
  (cells) =>
    cells['No.'] !== undefined &&
    !/[()]|\d, \d|–.*,/.test(`${cells['No.']}${cells['English']}`) &&
    !/ \/ /.test(cells['English'] ?? ''),
)

describe.each(LANGUAGES)('%s', (language) => {
  const column = COLUMNS[language]
  const title = ({ id }: Printed): string => asTyped(packs[language].cards[id].title)

  test('cards have their titles of the glossary', () => {
    const wrong: string[] = []
    let compared = 0
    for (const cells of simple) {
      const found = cardsFor(cells['No.'] ?? '')
      const names = namesIn(cells[column])
      if (found.length !== names.length) wrong.push(`${cells['No.']}: ${found.length} cards, ${names.length} names`)
      for (const [at, printed] of found.entries()) {
        compared += 1
        // Pell is listed by his first name, and among people by his whole one.
        const name = capital(personCalled(printed, column) ?? names[at] ?? '')
        if (title(printed) !== name) wrong.push(`${printed.id}: ${title(printed)}, not ${name}`)
      }
    }
    expect(wrong).toEqual([])
    expect(compared).toBeGreaterThan(110)
  })

  test('States have the names of section C', () => {
    for (const cells of rowsOf('C', 'Italiano')) {
      const state = PRINTED.find(({ face }) => face.type === 'state' && face.number === Number(cells['No.']))
      expect(state === undefined ? '' : title(state)).toBe(cells[column])
    }
  })

  test('areas, curses and modes are called by their names', () => {
    const { areas } = packs[language].parts
    const named = (english: string): string =>
      textOf(ROWS.find((cells) => cells['No.'] === undefined && cells['English'] === english)?.[column])
    for (const [area, numeral] of Object.entries(NUMERALS)) {
      const row = ROWS.find((cells) => cells['English']?.endsWith(`(${numeral})`) === true)
      expect(Object.entries(areas).find(([id]) => id === area)?.[1]).toBe(
        textOf(row?.[column]).replace(/ \(I?[IV]+\)$/, ''),
      )
    }
    for (const english of ['The Drowned Lighthouse', 'The Borrowed Shadow', 'The Salt Choir', 'Death Keeps Pace']) {
      const cards = PRINTED.filter((printed) => printed.title === english)
      expect(cards.length).toBeGreaterThan(0)
      for (const printed of cards) expect(title(printed)).toBe(named(english))
    }
    for (const [id, english] of [
      ['mode/a-kinder-tide', 'A Kinder Tide (easy)'],
      ['mode/the-long-night', 'The Long Night (hardcore)'],
    ] as const) {
      expect(packs[language].cards[id].title).toBe(named(english).replace(/ \((?:easy|hardcore)\)$/, ''))
    }
  })

  test('resources and keywords are those of the glossary', () => {
    const { resources, keywords } = packs[language].parts
    const words = (isOf: (english: string) => boolean): readonly string[] =>
      ROWS.filter((cells) => isOf(cells['English'] ?? '')).flatMap((cells) => textOf(cells[column]).split(', '))
    expect(Object.values(resources)).toEqual(words((english) => /^(?:wood|vine), /.test(english)))
    expect(Object.values(keywords)).toEqual(words((english) => /^(?:tool|light|lure), /.test(english)))
  })

  test('explorers are what the glossary says they are', () => {
    for (const { id, face } of PRINTED) {
      if (face.type !== 'explorer') continue
      const { title: name, role } = { role: '', ...packs[language].cards[id] }
      const english = packs.en.cards[id].title
      const cell = textOf(ROWS.find((cells) => cells['English']?.startsWith(english) === true)?.[column])
      expect(asTyped(`${name}, ${role}`)).toBe(cell.replace('…', `${english},`).replace(/ +/g, ' '))
    }
  })

  test('no two cards that lie in the same place are called the same', () => {
    const kinds = (printed: Printed): string => {
      if (printed.face.type === 'curse') return 'curse'
      return printed.face.type === 'clue' ? 'clue' : 'card'
    }
    const names = PRINTED.map((printed) => `${kinds(printed)} ${title(printed)}`)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})
