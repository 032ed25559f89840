// The sentences of the log, for the rows of events.
import { act, type Phrase, stopped } from '@landfall/tabletop'
import { isCard } from '../cards/decks.ts'
import type { Seat } from '../components/seats.ts'
import type { Roll } from '../state.ts'
import type { Goods, Votable } from '../types.ts'
import { ABSTAIN } from '../votes.ts'
import type { NaufragosWords } from '../words.ts'
import { cardText, titleOf } from './cards.ts'
import { seatName } from './labels.ts'
import type { LanguagePack } from './language-pack.ts'

type Noun = NaufragosWords['noun']

/** What is counted. */
export const some = (noun: Noun, count: number): Phrase<NaufragosWords> => ({ noun, count: Math.abs(count) })

/** Somebody did something with some amount of a thing, and why, where the rules alone make it happen. */
export function did(
  { say, screen }: LanguagePack,
  seat: Seat,
  verb: NaufragosWords['verb'],
  noun: Noun,
  count: number,
  ...rules: readonly (string | undefined)[]
): string {
  const why = rules.flatMap((rule) => (rule === undefined ? [] : (screen.reasons[rule] ?? [])))
  const sentence = say.log(act(verb, { subject: { noun: seat }, object: some(noun, count) }))
  return because(sentence, why.length === 0 ? undefined : why.join(', '))
}

/** The same of energy that is paid, and for what. */
export function paid(pack: LanguagePack, seat: Seat, energy: number, rule: string): string {
  return because(did(pack, seat, 'pay', 'energy', energy), pack.screen.prices[rule])
}

/** A sentence with the cause in brackets behind it. */
export function because(sentence: string, cause: string | undefined): string {
  return cause === undefined ? sentence : sentence.replace(/\.?$/, ` (${cause}).`)
}

/** More or less of something in the Common Reserve. */
export function changed({ say, screen }: LanguagePack, noun: Noun, by: number): string {
  return `${screen.table.reserve}: ${by < 0 ? '−' : '+'}${say.phrase(some(noun, by))}.`
}

export const quoted = (pack: LanguagePack, id: string): string => pack.screen.quoted(titleOf(pack, id))

export const named = (pack: LanguagePack, seats: readonly Seat[]): readonly string[] =>
  seats.map((seat) => seatName(pack, seat))

export function startsNow({ say }: LanguagePack, seat: Seat): string {
  return say.log(act('become', { subject: { noun: seat }, object: { noun: 'start' } }))
}

export function goods({ item, tokens }: Goods): Phrase<NaufragosWords> | undefined {
  if (item !== undefined) return { name: item, kind: 'item' }
  return tokens === undefined ? undefined : some('token', tokens)
}

export function given({ say }: LanguagePack, from: Seat, object: Phrase<NaufragosWords>, to: Seat): string {
  return say.log(act('give', { subject: { noun: from }, object, to: { noun: to } }))
}

/** What was voted for: the caption of an option, a card to cover, or nothing. */
export function optionName(pack: LanguagePack, option: Votable | typeof ABSTAIN): string {
  if (option === ABSTAIN) return pack.screen.choices.abstain.toLocaleLowerCase('en')
  return isCard(option) ? titleOf(pack, option) : pack.say.name(option)
}

/** A card that comes up: its title, its mood and its text. */
export function read(pack: LanguagePack, label: string, card: string): string {
  const { title, mood, parts } = cardText(pack, card)
  return [`${label}: ${title}`, mood, ...parts].map(stopped).join(' ')
}

/** Strength test (Red): 4 + 2 = 6, at least 5: success. */
export function rolled(pack: LanguagePack, { of, by, dice, plus, target, good }: Roll): string {
  const { screen } = pack
  const sum = dice.reduce((total, die) => total + die, plus)
  const shown = [...dice.map(String), ...(plus === 0 ? [] : [String(Math.abs(plus))])]
  const parts = shown.map((part, at) => (at === 0 ? part : `${at === dice.length && plus < 0 ? '−' : '+'} ${part}`))
  const isSum = of !== 'wounds' && parts.length > 1
  const told = of === 'wounds' ? dice.join(', ') : isSum ? `${parts.join(' ')} = ${sum}` : parts.join(' ')
  const who = screen.list(named(pack, by))
  if (of === 'rest' || of === 'tie') return screen.roll(screen.rolls[of], who, told, '', '')
  const needs = of === 'wounds' ? '' : of === 'fire' ? screen.needs.most(target) : screen.needs.least(target)
  return screen.roll(screen.rolls[of], who, told, needs, good ? screen.success : screen.failure)
}
