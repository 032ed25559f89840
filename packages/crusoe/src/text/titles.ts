// What cards, places and people are called.
import { DOG } from '../components/characters.ts'
import { isPerson } from '../people.ts'
import type { CardWords, Name, Titled } from './card-words.ts'
import type { LanguagePack } from './language-pack.ts'

type Named = Pick<LanguagePack, 'cards' | 'places'>
type Words = Titled & Partial<CardWords>

/** What a language says of something, if it has a title. */
export function wordsOf({ cards, places }: Named, id: string): Words | undefined {
  const all: { readonly [name: string]: Words } = cards
  const others: { readonly [name: string]: Words } = places
  return all[id] ?? others[id]
}

/** The title of a card, of its Threat Action, or of its lower half. */
export function titleOf(pack: Named, id: string, part: 'title' | 'action' | 'event' = 'title'): string {
  const words = wordsOf(pack, id)
  return words?.[part] ?? words?.title ?? id
}

/** The id under which something has a title. */
export function titledAs(pack: Named, id: string): Name | undefined {
  return isName(pack, id) ? id : undefined
}

function isName({ cards, places }: Named, id: string): id is Name {
  return Object.hasOwn(cards, id) || Object.hasOwn(places, id)
}

export function personName(pack: Named, person: string): string {
  return isPerson(person) ? titleOf(pack, `character/${person}`) : person
}

/** The name of whatever has one: a card, a token, a person, a pawn. */
export function nameOf(pack: Named, id: string): string {
  if (isPerson(id)) return personName(pack, id)
  return titleOf(pack, id === DOG.id ? 'character/dog' : id)
}
