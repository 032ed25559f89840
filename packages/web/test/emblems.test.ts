// Every idea and every card has its drawing, and it exists.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { cards as crusoeCards } from '../../crusoe/src/text/en/cards/index.ts'
import { cards as naufragosCards } from '../../naufragos/src/text/en/cards/index.ts'
import { EMBLEMS, ICONS } from '../src/look/icon-names.ts'

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
  test(`everything in ${game} that has a title has an emblem, and nothing else`, () => {
    expect(Object.keys(emblems).toSorted()).toEqual(Object.keys(titles).toSorted())
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
