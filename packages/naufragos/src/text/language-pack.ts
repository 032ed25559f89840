// A language: its sentences, its words for cards and screens.

import type { Speaker, TabletopWords } from '@landfall/tabletop'
import type { CardId, Label } from '../cards/card-ids.ts'
import type { NaufragosWords } from '../words.ts'
import type { CardWords, Translated } from './card-words.ts'
import type { board } from './en/board.ts'
import type { ScreenWords } from './screen.ts'
import type { SetupWords } from './setup-words.ts'

export interface LanguagePack {
  readonly words: TabletopWords
  readonly say: Speaker<NaufragosWords>
  readonly screen: ScreenWords
  readonly cards: WordsOfCards
  readonly board: Translated<typeof board>
  readonly setup: SetupWords
  /** Whether it speaks to one castaway who is alone. */
  readonly isAlone?: true
}

type WordsOfCards = { readonly [Id in CardId]: CardWords }
type Names = { readonly [N in CardId | Label]: string }

/** The titles of cards and the captions of their options, by their names. */
export function namesOf(cards: WordsOfCards): Names {
  const names: { [name: string]: string } = {}
  for (const [id, { title, options = {} }] of Object.entries<CardWords>(cards)) {
    names[id] = title
    for (const [option, caption] of Object.entries(options)) names[`${id}/${option}`] = caption
  }
  if (hasAll(cards, names)) return names
  throw new Error('a title is missing')
}

function hasAll(cards: WordsOfCards, names: { readonly [name: string]: string }): names is Names {
  return Object.keys(cards).every((id) => Object.hasOwn(names, id))
}
