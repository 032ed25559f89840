// Every idea and every card has its drawing, and it exists.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { BOARDS } from '../../crusoe/src/scenarios/all/boards.ts'
import { cards as crusoeCards } from '../../crusoe/src/text/en/cards/index.ts'
import { cards as naufragosCards } from '../../naufragos/src/text/en/cards/index.ts'
import { EMBLEMS, emblemsOf, ICONS } from '../src/look/icon-names.ts'

const drawings: { readonly icons: { readonly [name: string]: unknown } } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
)

/** Names that share a drawing, by the drawing. */
function sharing(names: { readonly [ours: string]: string }): ReadonlyMap<string, readonly string[]> {
  const byDrawing = new Map<string, string[]>()
  for (const [ours, drawing] of Object.entries(names)) {
    byDrawing.set(drawing, [...(byDrawing.get(drawing) ?? []), ours])
  }
  return byDrawing
}

for (const [game, titles, emblems] of [
  ['Robinson Crusoe', crusoeCards, EMBLEMS.crusoe],
  ['Náufragos', naufragosCards, EMBLEMS.naufragos],
] as const) {
  test(`every emblem of ${game} is of something that has a title`, () => {
    expect(Object.keys(emblems).filter((card) => !Object.hasOwn(titles, card))).toEqual([])
  })

  test(`everything in ${game} that has a title has a picture, its own if there is one`, () => {
    const cards = Object.keys(titles)
    const drawn = emblemsOf(cards, emblems)
    expect(Object.keys(drawn)).toEqual(cards)
    expect(drawn).toMatchObject(emblems)
    const ofDecks = Object.values(emblemsOf(cards, {}))
    expect([...Object.values(drawn), ...ofDecks].filter((name) => !Object.hasOwn(drawings.icons, name))).toEqual([])
  })

  test(`at most three cards of ${game} share a picture`, () => {
    expect([...sharing(emblems)].filter(([, cards]) => cards.length > 3)).toEqual([])
  })
}

test('every drawing is in the set', () => {
  const names = [ICONS, ...Object.values(EMBLEMS)].flatMap((drawn) => Object.values(drawn))
  expect(names.filter((name) => !Object.hasOwn(drawings.icons, name))).toEqual([])
})

test('each idea on the screen has an icon of its own', () => {
  expect([...sharing(ICONS)].filter(([, ideas]) => ideas.length > 1)).toEqual([])
})

test('a card without an emblem of its own has that of its deck', () => {
  const cards = ['event/new', 'beast/new', 'damage/new', 'lost-lagoon/new']
  expect(emblemsOf([...cards, 'event/old'], { 'event/old': 'half-log' })).toEqual({
    'event/new': ICONS.event,
    'beast/new': ICONS.beast,
    'damage/new': ICONS.trap,
    'lost-lagoon/new': ICONS.event,
    'event/old': 'half-log',
  })
})

test('every scenario has an icon', () => {
  expect(Object.values(BOARDS).filter(({ icon }) => !Object.hasOwn(ICONS, icon))).toEqual([])
})
