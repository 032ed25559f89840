// The words of the screen: loaded by group and language, and whole whenever a language is spoken.
import { LANGUAGES } from '@landfall/tabletop'
import { expect, test } from 'vitest'
import { libraryOf } from '../src/text/library.ts'
import { SCREEN_WORDS } from '../src/text/screen-words.ts'
import type { ScreenFolder } from '../src/text/words.ts'

test('a language begins with the words of every screen, and has no others', async () => {
  const library = libraryOf(SCREEN_WORDS)
  expect(library.words('pl')).toEqual({})
  await library.load('pl')
  expect(library.words('pl').home?.savedGames).toMatch(/gry/)
  expect(library.words('pl').crusoe).toBeUndefined()
  expect(library.words('it')).toEqual({})
})

test('what was wanted in one language comes with every other', async () => {
  const library = libraryOf(SCREEN_WORDS)
  await library.want('naufragos', 'en')
  await library.load('ru')
  expect(Object.keys(library.words('ru')).sort()).toEqual(Object.keys(library.words('en')).sort())
  expect(library.words('ru').naufragos).not.toEqual(library.words('en').naufragos)
})

test('what is wanted while another language is on its way comes with it', async () => {
  const library = libraryOf(SCREEN_WORDS)
  await library.load('en')
  const switching = library.load('it')
  await library.want('online', 'en')
  await switching
  expect(library.words('it').online).toBeDefined()
})

test('words that did not come are asked for again', async () => {
  let attempts = 0
  const flaky: ScreenFolder = {
    ...SCREEN_WORDS.en,
    async online() {
      attempts += 1
      if (attempts === 1) throw new Error('no network')
      return await SCREEN_WORDS.en.online()
    },
  }
  const library = libraryOf({ ...SCREEN_WORDS, en: flaky })
  await expect(library.want('online', 'en')).rejects.toThrow('no network')
  await library.want('online', 'en')
  expect(library.words('en').online).toBeDefined()
})

test('every language has every group', async () => {
  const library = libraryOf(SCREEN_WORDS)
  for (const language of LANGUAGES) {
    for (const group of ['first', 'online', 'secrets', 'crusoe', 'crusoe-coach', 'naufragos'] as const)
      await library.want(group, language)
  }
  const parts = LANGUAGES.map((language) => Object.keys(library.words(language)).sort())
  for (const each of parts) expect(each).toEqual(parts[0])
})
