// A worker carries the words of one language only.
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { holdsEveryLanguage, inOneLanguage } from '../plugins/tongue.ts'

const only = (code: string, language: number): string => inOneLanguage(code, language, (text) => parseAst(text))

test('a list of four texts keeps one of them', () => {
  expect(only("const name = ['Cross', 'Croce', 'Krzyż', 'Крест']", 2)).toBe("const name = [0, 0, 'Krzyż', 0]")
})

test('a list of four ways to say something keeps one of them', () => {
  const code = "const told = [(a) => 'on ' + a, (a) => 'su ' + a, (a) => 'na ' + a, (a) => 'на ' + a]"
  expect(only(code, 0)).toBe("const told = [(a) => 'on ' + a, 0, 0, 0]")
})

test('an object with the four languages keeps one of them, whatever it holds', () => {
  const code = "const words = { en: { yes: 'Yes' }, it: { yes: 'Sì' }, pl: pl.words, ru }"
  expect(only(code, 1)).toBe("const words = { en: 0, it: { yes: 'Sì' }, pl: 0, ru: 0 }")
  expect(only(code, 3)).toBe('const words = { en: 0, it: 0, pl: 0, ru }')
})

test('a list of four names that are no words is left as it is', () => {
  const code = "const tokens = ['rain', 'snow', 'storm', 'animals']"
  expect(only(code, 0)).toBe(code)
})

test('nothing else is touched', () => {
  const code =
    "const lists = [['a', 'b', 'c'], ['a', 'b', 'c', 4], { en: 1, it: 2 }, { en: 1, it: 2, pl: 3, ru: 4, de: 5 }]"
  expect(only(code, 0)).toBe(code)
})

test('a module of one language is left as it is: its lists of four are not languages', () => {
  const inGame = (file: string): boolean => holdsEveryLanguage(`/home/landfall/packages/crusoe/src/${file}`)
  expect(inGame('text/ru.ts')).toBe(false)
  expect(inGame('text/tongues/pl.ts')).toBe(false)
  expect(inGame('text/names/beasts.ts')).toBe(true)
  expect(inGame('text/told-ru.ts')).toBe(true)
  expect(inGame('board/words.ts')).toBe(true)
  expect(inGame('cards/events.ts')).toBe(false)
})
