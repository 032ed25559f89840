// Options on cards: what each says, costs and is called.
import { thing } from '@landfall/tabletop'
import type { Label } from '../../cards/card-ids.ts'
import type { Price } from '../../cards/cards.ts'
import { isCard } from '../../cards/decks.ts'
import { priceCost } from '../../costs.ts'
import type { NaufragosVocabulary, Option } from '../../effect-types.ts'
import type { NamedChoice, Naufragos } from '../../types.ts'
import type { NaufragosWords } from '../../words.ts'
import { say } from './verb.ts'

/** What a price says, part by part. */
function priceClauses({ energy, shared, wood, tokens, stories, item }: Price): readonly Naufragos['clause'][] {
  const clauses: Naufragos['clause'][] = []
  if (energy !== undefined) clauses.push(say('pay', { object: { noun: 'energy', count: energy } }))
  if (shared !== undefined)
    clauses.push(say('pay', { object: { noun: 'energy', count: shared }, at: { noun: 'asGroup' } }))
  if (wood !== undefined) clauses.push(say('pay', { object: { noun: 'wood', count: wood } }))
  if (tokens !== undefined) clauses.push(say('pay', { object: { noun: 'token', count: tokens } }))
  if (stories !== undefined) clauses.push(say('pay', { object: { noun: 'story', count: stories } }))
  if (item !== undefined) clauses.push(say('giveUp', { object: { noun: `tag/${item}` } }))
  return clauses
}

/** Its caption, what it costs and what it does. */
export function optionClause(
  { label, price = {}, effects }: Option,
  vocabulary: NaufragosVocabulary,
): Naufragos['clause'] {
  const caption = thing<NaufragosWords>({ name: label })
  return {
    say: 'inOrder',
    clauses: [caption, ...priceClauses(price), ...effects.map((one) => vocabulary.clause([one]))],
  }
}

/** An option of a card, as it is offered. */
export function choiceOf(
  option: Option,
  vocabulary: NaufragosVocabulary,
  source: string | undefined,
): NamedChoice<Label> {
  const choice = {
    id: option.label,
    clause: optionClause(option, vocabulary),
    ...(source !== undefined && isCard(source) ? { at: source } : {}),
  }
  return option.price === undefined ? choice : { ...choice, costs: [priceCost(option.price)] }
}
