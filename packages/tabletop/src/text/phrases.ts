// Things, amounts and conditions in one language: whatever bends by case and number.
import type { Amount } from '../effects/amounts.ts'
import type { Phrase, Words } from '../effects/clause.ts'
import type { Condition } from '../effects/conditions.ts'
import type { Agreement, Framed, Grammar } from './grammar.ts'
import type { WordsIn } from './words-in.ts'

type AmountIn<W extends Words> = Amount<W['noun'], W['noun']>
type ConditionIn<W extends Words> = Condition<W['noun'], W['noun'], W['fact']>

export interface Phrases<W extends Words, Case extends string> {
  phrase(said: Phrase<W>, inCase: Case): string
  amount(of: AmountIn<W>, inCase: Case): string
  condition(of: ConditionIn<W>, negated?: boolean): string
  /** A noun as it stands alone. */
  alone(noun: W['noun']): string
  /** What a verb agrees with that has this subject. */
  agreementOf(said: Phrase<W>): Agreement
}

export function phrasesIn<W extends Words, Noun, Verb extends Framed<Case>, Case extends string>(
  grammar: Grammar<Noun, Verb, Case>,
  words: WordsIn<W, Noun, Verb, Case>,
): Phrases<W, Case> {
  const nounOf = (noun: W['noun']): Noun | string => words.nouns[noun]

  const decline = (noun: Noun | string, inCase: Case): string =>
    typeof noun === 'string' ? noun : grammar.decline(noun, inCase)

  /** Words that never bend cannot be counted either. */
  const bending = (noun: Noun | string): Noun => {
    if (typeof noun === 'string') throw new Error(`"${noun}" cannot be counted`)
    return noun
  }

  function amount(of: AmountIn<W>, inCase: Case): string {
    if (typeof of === 'number') return grammar.figure(String(of), inCase)
    if ('value' in of) return decline(nounOf(of.value), inCase)
    if ('count' in of) return grammar.numberOf(bending(nounOf(of.count)), inCase)
    if ('sum' in of) return of.sum.map((part, i) => amount(part, i === 0 ? inCase : grammar.added(inCase))).join(' + ')
    if ('times' in of) return `${grammar.figure(String(of.times), inCase)} × ${amount(of.of, grammar.added(inCase))}`
    return grammar.halfOf(amount(of.half, grammar.part), of.rounded, inCase)
  }

  function phrase(said: Phrase<W>, inCase: Case): string {
    if ('name' in said) {
      const kind = said.kind === undefined ? undefined : bending(nounOf(said.kind))
      return grammar.titled(words.names[said.name], kind, inCase)
    }
    if ('figure' in said) return grammar.figure(String(said.figure), inCase)
    if ('list' in said) {
      const parts = said.list.map((part) => phrase(part, inCase))
      const last = parts.slice(-2).join(said.by === 'and' ? grammar.and : grammar.anyOf)
      const listed = [...parts.slice(0, -2), last].join(', ')
      return said.kind === undefined ? listed : grammar.ofKind(listed, parts.length, bending(nounOf(said.kind)))
    }
    const noun = nounOf(said.noun)
    if (said.count === undefined) return decline(noun, inCase)
    if (typeof said.count === 'number') return grammar.counted(bending(noun), said.count, inCase)
    return grammar.measured(bending(noun), amount(said.count, grammar.equal), inCase)
  }

  function agreementOf(said: Phrase<W>): Agreement {
    if (!('noun' in said)) return { plural: false, gender: 'm' }
    const { count } = said
    const noun = nounOf(said.noun)
    if (typeof noun === 'string') return { plural: false, gender: 'n' }
    return grammar.agreement(noun, typeof count === 'number' ? count : undefined)
  }

  function condition(of: ConditionIn<W>, negated = false): string {
    if ('fact' in of) return words.facts[of.fact][negated ? 'not' : 'is']
    if ('not' in of) return condition(of.not, !negated)
    if ('all' in of) return of.all.map((part) => condition(part, negated)).join(negated ? grammar.or : grammar.and)
    if ('any' in of) return of.any.map((part) => condition(part, negated)).join(negated ? grammar.and : grammar.or)
    const [relation, behind] = grammar.relations[of.is][negated ? 'not' : 'is']
    return `${amount(of.compare, grammar.plain)} ${relation} ${amount(of.to, behind)}`
  }

  return { phrase, amount, condition, agreementOf, alone: (noun) => decline(nounOf(noun), grammar.plain) }
}
