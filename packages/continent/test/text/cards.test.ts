// What stands on every card in every language: golden files, for those who change a word, and what no language may show.

import { LANGUAGES } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import { cardText } from '../../src/text/cards.ts'
import { threeDigits } from '../content/notation.ts'
import { isNumbered, PRINTED, type Printed } from '../content/printed.ts'
import { expectSpoken } from './expecting.ts'
import { packs } from './spoken.ts'

/** One of the cards with this face. */
const oneOf = ({ id, cards: [first = id] }: Printed) => first

describe.each(LANGUAGES)('%s', (language) => {
  test('every card has a title, its kind, and what it does', async () => {
    const lines = PRINTED.flatMap((printed) => {
      const { title, kind, parts } = cardText(packs[language], oneOf(printed))
      for (const text of [title, kind, ...parts]) expectSpoken(language, text, printed.id)
      return [`${title} (${kind})`, ...parts.map((part) => `  ${part}`), '']
    })
    await expect(lines.join('\n')).toMatchFileSnapshot(`../golden/cards.${language}.txt`)
  })

  test('stories, pictures and roles are in order', () => {
    for (const printed of PRINTED) {
      const { title, story = title, look = title, role = title } = packs[language].cards[printed.id]
      for (const text of [title, story, look, role]) {
        // Stories may begin with a speech, and say words of any kind.
        expect(text, printed.id).not.toMatch(/undefined|NaN|\[object|[{}]| {2}/)
        expect(text, printed.id).toMatch(/[\p{L}»”)!?.…'’]$/u)
      }
    }
  })

  test('T7-CARD-01 a numbered card shows its number in three digits, and gold cards say that they are gold', () => {
    for (const printed of PRINTED) {
      const { face } = printed
      const { kind } = cardText(packs[language], oneOf(printed))
      if (!isNumbered(face)) {
        expect(kind, printed.id).not.toMatch(/\d/)
        continue
      }
      expect(kind, printed.id).toContain(threeDigits(face.number))
      const gold = packs[language].screen.card.gold('')
      expect(kind.endsWith(gold), printed.id).toBe(face.back === 'gold')
    }
  })

  test('every card but those without rules has something to say', () => {
    const silent = PRINTED.filter((printed) => cardText(packs[language], oneOf(printed)).parts.length === 0)
    expect(silent.map(({ id }) => id)).toEqual([
      'quest/harbour-key',
      'quest/tide-tally',
      'quest/glass-mould',
      'quest/raw-black-glass',
      'quest/bunk-verse',
      'shadow/a-stitch',
      'choir/one-more-voice',
      'choir/a-silence',
    ])
  })
})
