// Every idea and every card has its drawing, and it exists.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { TITLES } from '../../crusoe/src/text/names/index.ts'
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

test('everything that has a title has an emblem', () => {
  const ids = Object.keys(TITLES)
  expect(ids.filter((id) => !Object.hasOwn(EMBLEMS, id))).toEqual([])
})

test('every emblem belongs to a card', () => {
  const ids = new Set<string>(Object.keys(TITLES))
  expect(Object.keys(EMBLEMS).filter((id) => !ids.has(id))).toEqual([])
})

test('every drawing is in the set', () => {
  const names = [...Object.values(ICONS), ...Object.values(EMBLEMS)]
  expect(names.filter((name) => !Object.hasOwn(drawings.icons, name))).toEqual([])
})

test('at most three cards share a picture', () => {
  expect([...sharing(EMBLEMS)].filter(([, cards]) => cards.length > 3)).toEqual([])
})

test('each idea on the screen has an icon of its own', () => {
  expect([...sharing(ICONS)].filter(([, ideas]) => ideas.length > 1)).toEqual([])
})
