// The stories of the cards, and their pictures in words: as long as they may be, and without what they must not say. N1 of content.md.

import { LANGUAGES, type Language } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import type { FaceId } from '../../src/cards/card-ids.ts'
import { isNumbered, PRINTED, type Printed } from '../content/printed.ts'
import { sentencesIn, wordsIn } from './counting.ts'
import { packs } from './spoken.ts'

/** How many sentences a story may have: whatever is kept says little, and a gold card says one thing. */
function limitsOf({ face }: Printed): readonly [least: number, most: number] {
  if (isNumbered(face) && face.back === 'gold') return [1, 1]
  switch (face.type) {
    case 'curse':
      return [1, 1]
    case 'item':
    case 'state':
    case 'bonus':
    case 'quest':
    case 'explorer':
      return 'mode' in face ? [1, 3] : [1, 2]
    case 'clue':
      return [1, 3]
    default:
      return [2, 5]
  }
}

/** What is read aloud at length. */
const isLong = (printed: Printed): boolean => limitsOf(printed)[1] === 5

const WORDS = { least: 25, most: 75 }
/** By how much another language may be longer; a line or two may be a word longer besides. */
const LONGER = 1.2
const A_WORD = 10

const storyOf = (language: Language, id: FaceId): string => packs[language].cards[id].story ?? ''

const TOLD = PRINTED.filter(({ face }) => face.type !== 'skill')

describe.each(LANGUAGES)('%s', (language) => {
  test('every card but the Skills has a story', () => {
    const told = PRINTED.filter(({ id }) => packs[language].cards[id].story !== undefined)
    expect(told.map(({ id }) => id)).toEqual(TOLD.map(({ id }) => id))
  })

  test('N1.1 a story has as many sentences as it may have', () => {
    const wrong = TOLD.flatMap((printed) => {
      const [least, most] = limitsOf(printed)
      const sentences = sentencesIn(storyOf(language, printed.id))
      return sentences < least || sentences > most ? [`${printed.id}: ${sentences}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('N1.23 no story is more than a fifth longer than in English', () => {
    const wrong = TOLD.flatMap(({ id }) => {
      const [own, english] = [storyOf(language, id).length, storyOf('en', id).length]
      return own > LONGER * english + A_WORD ? [`${id}: ${own} letters, ${english} in English`] : []
    })
    expect(wrong).toEqual([])
  })

  test('no two cards tell the same', () => {
    const stories = TOLD.map(({ id }) => storyOf(language, id))
    expect(stories.filter((story, at) => stories.indexOf(story) !== at)).toEqual([])
    const looks = PRINTED.flatMap(({ id }) => packs[language].cards[id].look ?? [])
    expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([])
  })

  test('N1.3 nobody cries out or asks but in speech, and nothing is left hanging', () => {
    // Speech has the quotation marks of the language. N1.16
    const speech = { en: /‘[^’]*(?:’\w[^’]*)*’/g, it: /«[^»]*»/g, pl: /„[^”]*”/g, ru: /«[^»]*»/g }[language]
    const wrong = TOLD.flatMap(({ id }) => {
      const narrated = storyOf(language, id).replaceAll(speech, '')
      return /[!?…]|\.\.\./.test(narrated) ? [`${id}: ${narrated}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('N1.16 quotation marks are those of the language', () => {
    const foreign = { en: /["'“”„«»]/, it: /["“”„]/, pl: /["“«»]/, ru: /["“”„]/ }[language]
    const wrong = TOLD.flatMap(({ id }) => (foreign.test(storyOf(language, id)) ? [id] : []))
    expect(wrong).toEqual([])
  })

  test('M5 land, barriers and Permanent Events have pictures that can be read, and nothing else has', () => {
    const pictured = PRINTED.filter(({ id }) => packs[language].cards[id].look !== undefined)
    const types = new Set(['terrain', 'barrier', 'permanent'])
    expect(pictured.map(({ id }) => id)).toEqual(PRINTED.flatMap(({ id, face }) => (types.has(face.type) ? [id] : [])))
    const wrong = pictured.flatMap(({ id }) => {
      const sentences = sentencesIn(packs[language].cards[id].look ?? '')
      return sentences < 2 || sentences > 4 ? [`${id}: ${sentences}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('no text is written in another alphabet, or with spaces too many', () => {
    const wrong = PRINTED.flatMap(({ id }) =>
      Object.values(packs[language].cards[id]).flatMap((text: string) => {
        // What is painted on the ship is painted in its own letters, of which the P is not closed.
        const plain = text.replaceAll(/PERPET(?:UA)?|\bP\b/g, '')
        const isForeign = language === 'ru' ? /[A-Za-z]/.test(plain) : /[А-яЁё]/.test(plain)
        return isForeign || /\s{2}|^\s|\s$|\s[,.;:]/.test(text) ? [`${id}: ${text}`] : []
      }),
    )
    expect(wrong).toEqual([])
  })
})

describe('in English', () => {
  test('N1.1 what is read at length has 25 to 75 words', () => {
    const long = TOLD.filter(isLong)
    expect(long.length).toBeGreaterThan(250)
    const wrong = long.flatMap(({ id }) => {
      const words = wordsIn(storyOf('en', id))
      return words < WORDS.least || words > WORDS.most ? [`${id}: ${words}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('N1.3 the words that are never said are not said', () => {
    const never = /\b(eerie|eerily|mysterious\w*|myster(?:y|ies)|ancient|evil|sudden|suddenly|strange\w*|whisper\w*)\b/i
    const wrong = PRINTED.flatMap(({ id }) =>
      Object.values(packs.en.cards[id]).flatMap((text: string) => (never.test(text) ? [`${id}: ${text}`] : [])),
    )
    expect(wrong).toEqual([])
  })

  test('N1.6 the reader is spoken to in the present tense', () => {
    const past = /\b[Yy]ou (?:were|had|did|went|saw|took|came|heard|found|woke|felt|stood|walked)\b/
    const wrong = TOLD.flatMap(({ id }) => (past.test(storyOf('en', id)) ? [`${id}: ${storyOf('en', id)}`] : []))
    expect(wrong).toEqual([])
  })
})
