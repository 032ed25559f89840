// Sentences of the log that several events share.
import { act } from '@landfall/tabletop'
import type { CrusoeWords } from '../words.ts'
import { cardText } from './cards.ts'
import type { LanguagePack } from './language-pack.ts'
import { nameOf, titledAs, titleOf } from './titles.ts'

type Sentence = Parameters<typeof act<CrusoeWords>>

/** Somebody or something did something. */
export function did({ say }: LanguagePack, ...clause: Sentence): string {
  return say.log(act(...clause))
}

export function becameFirstPlayer(pack: LanguagePack, noun: CrusoeWords['noun']): string {
  return did(pack, 'become', { subject: { noun }, object: { noun: 'firstPlayer' } })
}

/** Nothing is said of a thing that has no name. */
export function used(pack: LanguagePack, noun: CrusoeWords['noun'], thing: string): string {
  const name = titledAs(pack, thing)
  return name === undefined ? '' : did(pack, 'use', { subject: { noun }, object: { name } })
}

export function found(pack: LanguagePack, thing: string): string {
  return sentence(pack.log.found(nameOf(pack, thing)))
}

/** A card that comes up: its title, its mood, and the half of it that counts now. */
export function drawn(pack: LanguagePack, label: string, card: string, half: 'upper' | 'lower' = 'upper'): string {
  const { title, mood, parts } = cardText(pack, card)
  const said =
    half === 'lower'
      ? [sentence(`${label}: ${titleOf(pack, card, 'event')}`), parts.at(-1) ?? '']
      : [sentence(`${label}: ${title}`), mood, parts.at(0) ?? '']
  return said.join(' ').trimEnd()
}

/** What ends with a mark of its own needs no full stop. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
