// Every card that is printed, and how it is found by what content.md calls it.
import type { CardId, FaceId } from '../../src/cards/card-ids.ts'
import { cardsWith, FACE_IDS, type Face, faceOf } from '../../src/cards/decks.ts'
import { cards } from '../../src/text/en/cards/index.ts'
import { asTyped, textOf } from './brief.ts'

export interface Printed {
  readonly id: FaceId
  /** As content.md has it. */
  readonly title: string
  readonly face: Face
  /** The single cards with this face. */
  readonly cards: readonly CardId[]
}

export const PRINTED: readonly Printed[] = FACE_IDS.flatMap((id) => {
  const copies = cardsWith(id)
  const [first] = copies
  return first === undefined ? [] : [{ id, title: asTyped(cards[id].title), face: faceOf(first), cards: copies }]
})

/** The only card that is like this. */
export function theOnly(what: string, isIt: (printed: Printed) => boolean): Printed {
  const [only, ...others] = PRINTED.filter(isIt)
  if (only === undefined) throw new Error(`there is no such card: ${what}`)
  if (others.length > 0) throw new Error(`several cards are like this: ${what}`)
  return only
}

/** A title without the remark in brackets behind it. */
const titleOf = (cell: string | undefined): string =>
  textOf(cell).replace(/ \((?:\d copies|origin \d+|Quest Item, green)\)$/, '')

/** The card with this number, colour and title. */
export const numbered = (number: string | undefined, back: string | undefined, title: string | undefined): Printed =>
  theOnly(`${number} ${title}`, (printed) => {
    const { face } = printed
    return (
      'number' in face &&
      face.number === Number(number) &&
      face.back === (back ?? 'green') &&
      printed.title === titleOf(title)
    )
  })

/** The cards that have a number. */
export const isNumbered = (face: Face): face is Extract<Face, { number: number }> => 'number' in face

/** Exploration cards. T7-CARD-13 */
export const isFog = (face: Face): boolean => 'area' in face && !('number' in face)
