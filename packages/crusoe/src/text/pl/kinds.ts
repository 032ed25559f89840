// What kind of thing something is that clauses call by its title alone, in Polish: the kind bends, the title does not.
import { grammar, type Noun, nouns as shared } from '@landfall/tabletop/pl'
import { scenarios } from '../../scenarios/all/text/pl.ts'
import { ofAllScenarios } from '../../scenarios/scenario-words.ts'
import { cards as abilities } from './cards/abilities.ts'
import { cards as discoveries } from './cards/discoveries.ts'
import { cards as equipment } from './cards/equipment.ts'
import { cards as exploreAdventures } from './cards/explore-adventures.ts'
import { cards as inventions } from './cards/inventions.ts'
import { cards as treasures } from './cards/treasures.ts'

const ability: Noun = {
  gender: 'f',
  one: ['zdolność', 'zdolności', 'zdolności', 'zdolność', 'zdolnością', 'zdolności'],
  other: ['zdolności', 'zdolności', 'zdolnościom', 'zdolności', 'zdolnościami', 'zdolnościach'],
}

const token: Noun = {
  gender: 'm',
  one: ['żeton', 'żetonu', 'żetonowi', 'żeton', 'żetonem', 'żetonie'],
  other: ['żetony', 'żetonów', 'żetonom', 'żetony', 'żetonami', 'żetonach'],
}

const item: Noun = {
  gender: 'm',
  one: ['Przedmiot', 'Przedmiotu', 'Przedmiotowi', 'Przedmiot', 'Przedmiotem', 'Przedmiocie'],
  other: ['Przedmioty', 'Przedmiotów', 'Przedmiotom', 'Przedmioty', 'Przedmiotami', 'Przedmiotach'],
}

/** Of things of different kinds that have one title, and of all others. */
const effect: Noun = {
  gender: 'm',
  one: ['efekt', 'efektu', 'efektowi', 'efekt', 'efektem', 'efekcie'],
  other: ['efekty', 'efektów', 'efektom', 'efekty', 'efektami', 'efektach'],
}

const kinds = new Map<string, Noun>()

function are(kind: Noun, things: { readonly [id: string]: { readonly title: string } }): void {
  for (const { title } of Object.values(things)) {
    const known = kinds.get(title)
    kinds.set(title, known === undefined || known === kind ? kind : effect)
  }
}

are(ability, abilities)
are(shared.card, equipment)
are(shared.card, exploreAdventures)
are(shared.card, treasures)
are(token, discoveries)
are(token, ofAllScenarios(scenarios, 'tokens'))
are(item, inventions)
are(item, ofAllScenarios(scenarios, 'inventions'))

export const kindOf = (title: string): Noun => kinds.get(title) ?? effect

/** The kind of something that is found, and its title. */
export function foundThing(title: string): string {
  const kind = kindOf(title)
  return kind === effect ? `znalezisko „${title}”` : grammar.titled(title, kind, 'acc')
}
