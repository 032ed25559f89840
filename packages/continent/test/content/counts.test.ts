// How many cards there are. Sections C and L3 of content.md, T7-CARD and T7-SETUP.

import { expect, test } from 'vitest'
import { COMMON_ACTION_CARDS, explorationsOf, skillOn, skillsOf } from '../../src/cards/decks.ts'
import { AREAS, type Area } from '../../src/components/map.ts'
import { EXPLORERS } from '../../src/components/seats.ts'
import { rowsOf } from './brief.ts'
import { isNumbered, PRINTED, type Printed } from './printed.ts'

const count = (isIt: (printed: Printed) => boolean): number =>
  PRINTED.filter(isIt).reduce((sum, { cards }) => sum + cards.length, 0)

const numbers = (from: number, to: number, isIt: (printed: Printed) => boolean = () => true): number =>
  count((one) => isNumbered(one.face) && one.face.number >= from && one.face.number <= to && isIt(one))

/** The deck in which a card is written. */
const named =
  (prefix: string) =>
  ({ id }: Printed) =>
    id.startsWith(`${prefix}/`)

const cellsOf = (area: Area): number =>
  count(
    ({ face }) => face.type === 'terrain' && face.area === area && face.back === 'green' && face.origin === undefined,
  )

const HOOKS = [602, 606, 610, 651, 653, 670]
const isHook = ({ face }: Printed): boolean => isNumbered(face) && HOOKS.includes(face.number)

/** What is counted, in the words of the table. */
const COUNTED: { readonly [what: string]: string } = {
  'terrain cells I / II / III / IV': `${AREAS.map(cellsOf).join(' / ')} = ${AREAS.reduce((sum, area) => sum + cellsOf(area), 0)} (plus variants 033, 288, 302, 401 and gold 072)`,
  'barrier events': `${count(({ face }) => face.type === 'barrier' && face.back === 'green')} green, ${count(({ face }) => face.type === 'barrier' && face.back === 'gold')} gold`,
  'numbered event, supply and hook cards, areas I–II (with copies)': String(numbers(110, 199) + count(isHook)),
  'numbered event cards, areas III–IV': String(
    numbers(300, 499, ({ face }) => face.type !== 'terrain' && face.type !== 'barrier'),
  ),
  'cards of clue 2 / clue 3 (with copies, without hooks and items)': `${count((one) => named('shadow')(one) && !isHook(one))} / ${count((one) => named('choir')(one) && !isHook(one))}`,
  'found items / quests / bonuses (section H)': `${count(named('item'))} / ${count(named('quest'))} / ${count(named('bonus'))}`,
  'state cards': `${count(named('state'))} in ${PRINTED.filter(named('state')).length} titles`,
  'exploration cards I / II / III / IV': `${AREAS.map((area) => explorationsOf(area).length).join(' / ')} = ${AREAS.reduce((sum, area) => sum + explorationsOf(area).length, 0)}`,
  'common Skills / character Skills / Advanced Skills': `${count(({ face }) => face.type === 'skill' && face.of === undefined && face.price === undefined)} / ${count(({ face }) => face.type === 'skill' && face.of !== undefined)} / ${count(named('advanced'))}`,
  'Curse cards / clues / mode cards': `${count(named('curse'))} / ${count(named('clue'))} / ${count(named('mode'))}`,
}

test.each(rowsOf('L3').map((cells) => [cells['What'] ?? '', cells['Count']] as const))('%s: %s', (what, written) => {
  expect(COUNTED[what]).toBe(written)
})

test('the variants of terrains are 033, 288, 302, 401 and gold 072', () => {
  const variants = PRINTED.flatMap(({ face }) =>
    face.type === 'terrain' && (face.back === 'gold' || face.origin !== undefined) ? [face.number] : [],
  )
  expect(variants.toSorted((one, other) => one - other)).toEqual([33, 72, 288, 302, 401])
})

test('T7-SETUP-07 T7-CARD-16 35 common Skills and four Curses, and five Skills for each explorer', () => {
  expect(COMMON_ACTION_CARDS).toHaveLength(35 + 4)
  for (const who of EXPLORERS) expect(skillsOf(who)).toHaveLength(5)
})

test('T7-CARD-09 of 55 States 33 show the loss of life', () => {
  const deadly = PRINTED.reduce((sum, { face }) => sum + (face.type === 'state' ? face.deadly : 0), 0)
  expect(deadly).toBe(
    rowsOf('C', 'Copies').reduce((sum, cells) => sum + Number(/\((\d)\//.exec(cells['Copies'] ?? '')?.[1]), 0),
  )
})

test('the common cards show 14 sevens, and two are among those of each explorer', () => {
  const sevens = (cards: readonly Parameters<typeof skillOn>[0][]): number =>
    cards.reduce((sum, card) => sum + (skillOn(card).strip.sevens ?? 0), 0)
  expect(sevens(COMMON_ACTION_CARDS.slice(0, 35))).toBe(14)
  for (const who of EXPLORERS) expect(sevens(skillsOf(who)), who).toBe(2)
})

test('the faces are those of section A1: few left halves, and one with every explorer', () => {
  const faces = (cards: readonly Parameters<typeof skillOn>[0][]): { readonly [face: string]: number } => {
    const found: { [face: string]: number } = {}
    for (const card of cards) {
      const { stars, half = 'none' } = skillOn(card).strip
      const face = `${stars} ${half}`
      found[face] = (found[face] ?? 0) + 1
    }
    return found
  }
  expect(faces(COMMON_ACTION_CARDS.slice(0, 35))).toEqual({
    '1 right': 18,
    '0 right': 8,
    '0 none': 4,
    '0 left': 3,
    '2 right': 1,
    '3 none': 1,
  })
  for (const who of EXPLORERS) expect(faces(skillsOf(who)), who).toEqual({ '0 none': 2, '1 none': 2, '1 left': 1 })
})
