// What was designed is what is played: every row of content.md is a card, and says what the card says.

import { expect, test } from 'vitest'
import type { Area } from '../../src/components/map.ts'
import { clausesOf, rowsOf, textOf } from './brief.ts'
import { actionSaid, arrowsSaid, clausesSaid, threeDigits } from './notation.ts'
import { isFog, numbered, PRINTED, type Printed, theOnly } from './printed.ts'

type Cells = ReturnType<typeof rowsOf>[number]

/** The rows of several sections that have these columns. */
const rowsIn = (sections: readonly string[], ...columns: readonly string[]): readonly Cells[] =>
  sections.flatMap((section) => rowsOf(section, ...columns))

/** What is told to players alone, and stands in no literal: it is looked for in the texts. */
const isTold = (clause: string): boolean => clause.startsWith('a reader learns') || clause.startsWith('prerequisite of')

const played = (cell: string | undefined): readonly string[] => clausesOf(cell).filter((clause) => !isTold(clause))

const TERRAINS = rowsIn(['F1', 'G1', 'J1', 'J2'], 'Arrows')
const BARRIERS = rowsIn(['F2', 'G2', 'J1', 'J2'], 'Placement arrows')
const EVENTS = rowsIn(['F3', 'F4', 'G3', 'G4', 'J3', 'K1', 'K2'], 'Icon in arrow')

const named = (rows: readonly Cells[]): readonly (readonly [string, Cells])[] =>
  rows.map((cells) => [`${cells['No.'] ?? cells['ID']} ${cells['Title'] ?? cells['Name']}`, cells])

test.each(named(TERRAINS))('terrain %s', (_, cells) => {
  const { face } = numbered(cells['No.'], cells['Back'], cells['Name'])
  if (face.type !== 'terrain') throw new Error('this is no Terrain card')
  const hidden = face.hidden === undefined ? '' : `hidden number ${threeDigits(face.hidden)}`
  const origin = face.origin === undefined ? '' : `origin ${threeDigits(face.origin)}; replaces it`
  expect({
    at: face.at.join(','),
    arrows: arrowsSaid(face.arrows),
    resources: (face.resources ?? []).join(', '),
    exposed: face.exposed === true ? 'yes' : '',
    actions: face.actions.flatMap(actionSaid),
    origin: hidden + origin,
    lasting: face.lasting ?? [],
  }).toEqual({
    at: cells['x,y'],
    arrows: cells['Arrows'],
    resources: textOf(cells['Resources']),
    exposed: textOf(cells['No camp']),
    actions: clausesOf(cells['Actions']),
    origin: textOf(cells['Hidden / origin']),
    lasting: [],
  })
})

test.each(named(BARRIERS))('barrier %s', (_, cells) => {
  const { face } = numbered(cells['No.'], cells['Back'], cells['Name'])
  if (face.type !== 'barrier') throw new Error('this is no barrier')
  expect({
    at: face.at.join(','),
    arrows: arrowsSaid(face.arrows),
    actions: face.actions.flatMap(actionSaid),
    lasting: face.lasting ?? [],
  }).toEqual({
    at: cells['x,y'],
    arrows: cells['Placement arrows'],
    actions: clausesOf(cells['Actions']),
    lasting: [],
  })
})

const TYPES: { readonly [type: string]: string } = {
  permanent: 'PERM',
  temporary: 'TEMP',
  item: 'ITEM',
  bonus: 'BONUS',
  quest: 'QUEST',
}

/** `dur 2` and `keywords meal`, where a table has no columns for them. */
function ownClauses({ face }: Printed): readonly string[] {
  const clauses = clausesSaid(face)
  return face.type === 'item' ? [`dur ${face.durability}`, `keywords ${face.keywords.join(', ')}`, ...clauses] : clauses
}

/** A pennant stands in front of the rest or behind it; the word "action" changes nothing, nor does an empty black section. */
function sameClauses(printed: readonly string[], cell: string | undefined): void {
  const plain = (clauses: readonly string[]): readonly string[] =>
    clauses
      .map((clause) =>
        clause
          .replace(/^action: /, '')
          .replace(/ ✗ –$/, '')
          .replaceAll('on this terrain', 'on your terrain'),
      )
      .toSorted()
  expect(plain(printed)).toEqual(plain(played(cell)))
}

/** What another card says of an action stands with both in content.md. */
const SAID_ELSEWHERE: { readonly [title: string]: string } = {
  'The Lens Turned': 'difficulty 3 if quest 553 is stored',
}

test.each(named(EVENTS))('event %s', (_, cells) => {
  const card = numbered(cells['No.'], cells['Back'], cells['Title'])
  const { face, title } = card
  const copies = /\((?<count>\d) copies\)/.exec(cells['Title'] ?? '')?.groups?.['count'] ?? '1'
  const origin = /\(origin (?<number>\d+)\)/.exec(cells['Title'] ?? '')?.groups?.['number']
  expect({
    type: TYPES[face.type],
    icon: face.type === 'permanent' ? (face.blocks ?? '') : '',
    resources: face.type === 'permanent' ? (face.resources ?? []).join(', ') : '',
    copies: String(card.cards.length),
    origin: 'origin' in face && face.origin !== undefined ? String(face.origin) : undefined,
  }).toEqual({
    type: cells['Type'],
    icon: textOf(cells['Icon in arrow']),
    resources: textOf(cells['Resources']),
    copies,
    origin,
  })
  sameClauses(
    [...ownClauses(card), ...(SAID_ELSEWHERE[title] === undefined ? [] : [SAID_ELSEWHERE[title]])],
    cells['Effects and actions'],
  )
})

test.each(named(rowsOf('H1', 'Dur')))('item %s', (_, cells) => {
  const { face } = numbered(cells['No.'], 'green', cells['Title'])
  if (face.type !== 'item') throw new Error('this is no item')
  expect([String(face.durability), face.keywords.join(', ')]).toEqual([cells['Dur'], cells['Keywords']])
  sameClauses(clausesSaid(face), cells['Effects'])
})

test.each(named([...rowsOf('H2'), ...rowsOf('H3')]))('quest or bonus %s', (_, cells) => {
  const { face } = numbered(cells['No.'], 'green', cells['Title'])
  expect(face.type).toBe(Number(cells['No.']) < 570 ? 'quest' : 'bonus')
  sameClauses(clausesSaid(face), cells['Text / effect'])
})

const DECKS: { readonly [heading: string]: Area } = {
  'Area I': 'strand',
  'Area II': 'fen',
  'Area III': 'terraces',
  'Area IV': 'shelf',
}

test.each(
  Object.entries(DECKS).flatMap(([heading, area]) =>
    named(rowsOf(heading)).map(([name, cells]) => [name, area, cells] as const),
  ),
)('exploration card %s', (_, area, cells) => {
  const card = theOnly(
    `${cells['Title']}`,
    ({ face, title }) => isFog(face) && 'area' in face && face.area === area && title === cells['Title'],
  )
  expect(TYPES[card.face.type]).toBe(cells['Type'])
  const provides =
    card.face.type === 'permanent' && card.face.resources !== undefined
      ? [`provides ${card.face.resources.join()}`]
      : []
  sameClauses([...ownClauses(card), ...provides], cells['Effects and actions'])
})

test('every card of sections F to K has a row, and a seed', () => {
  const rows = [
    ...TERRAINS,
    ...BARRIERS,
    ...EVENTS,
    ...rowsIn(['H1', 'H2', 'H3'], 'Title'),
    ...rowsIn(Object.keys(DECKS), 'Title'),
  ]
  expect(rows.filter((cells) => (cells['Seed'] ?? '').length < 5)).toEqual([])
  const types = new Set(['state', 'skill', 'curse', 'explorer', 'clue'])
  const all = PRINTED.filter(({ face }) => !types.has(face.type) && !('mode' in face))
  expect(rows).toHaveLength(all.length)
})
