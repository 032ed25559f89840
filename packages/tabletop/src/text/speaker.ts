// Turns clauses into sentences: the part that is the same in all languages.
import type { Amount } from '../effects/amounts.ts'
import type { Act, Clause, Phrase, Words } from '../effects/clause.ts'
import type { Condition } from '../effects/conditions.ts'
import { EACH } from '../effects/effect.ts'
import { type CardText, capital, cardText } from './card-text.ts'
import type { Agreement, Framed, Grammar, Language, Mood } from './grammar.ts'

/** All the words of a game in one language. A missing one does not compile. */
export interface WordsIn<W extends Words, Noun, Verb, Case extends string = CaseOf<Verb>> {
  /** A noun, or words that never bend: a time, a place with its preposition, something in brackets. */
  readonly nouns: { readonly [Key in W['noun']]: Noun | string }
  /** A verb, or a set phrase that does not depend on who does it. */
  readonly verbs: { readonly [Key in W['verb']]: Verb | SetPhrase<Case> }
  readonly names: { readonly [Key in W['name']]: string }
  readonly facts: { readonly [Key in W['fact']]: { readonly is: string; readonly not: string } }
}

type CaseOf<Verb> = Verb extends Framed<infer Case> ? Case : never

interface SetPhrase<Case extends string> {
  readonly phrase: string
  readonly frame?: Framed<Case>['frame']
}

export interface Speaker<W extends Words> extends CardText<W> {
  readonly language: Language
  /** Text of a rule or a card: one or more sentences. */
  rule(clause: Clause<W>): string
  /** The label of a choice. */
  label(clause: Clause<W>): string
  /** What happened, as a sentence; and why, in brackets. */
  log(clause: Clause<W>, why?: string): string
  /** What must be true. */
  condition(of: Condition<W['noun'], W['noun'], W['fact']>): string
  /** A thing or some things, as they stand alone. */
  phrase(phrase: Phrase<W>): string
  name(name: W['name']): string
}

export function speaker<W extends Words, Noun, Verb extends Framed<Case>, Case extends string>(
  grammar: Grammar<Noun, Verb, Case>,
  words: WordsIn<W, Noun, Verb, Case>,
): Speaker<W> {
  const nounOf = (noun: W['noun']): Noun | string => words.nouns[noun]

  const isFixed = (noun: Noun | string): noun is string => typeof noun === 'string'

  const decline = (noun: Noun | string, inCase: Case): string => (isFixed(noun) ? noun : grammar.decline(noun, inCase))

  const isVerb = (verb: Verb | SetPhrase<Case>): verb is Verb => !('phrase' in verb)

  const phraseOf = (verb: Framed<Case> | SetPhrase<Case>): string => ('phrase' in verb ? verb.phrase : '')

  /** Words that never bend cannot be counted either. */
  const bending = (noun: Noun | string): Noun => {
    if (isFixed(noun)) throw new Error(`"${noun}" cannot be counted`)
    return noun
  }

  function amount(of: Amount<W['noun'], W['noun']>, inCase: Case): string {
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
    if (isFixed(noun)) return { plural: false, gender: 'n' }
    return grammar.agreement(noun, typeof count === 'number' ? count : undefined)
  }

  function condition(of: Condition<W['noun'], W['noun'], W['fact']>, negated = false): string {
    if ('fact' in of) return words.facts[of.fact][negated ? 'not' : 'is']
    if ('not' in of) return condition(of.not, !negated)
    if ('all' in of) return of.all.map((part) => condition(part, negated)).join(negated ? grammar.or : grammar.and)
    if ('any' in of) return of.any.map((part) => condition(part, negated)).join(negated ? grammar.and : grammar.or)
    const [relation, behind] = grammar.relations[of.is][negated ? 'not' : 'is']
    return `${amount(of.compare, grammar.plain)} ${relation} ${amount(of.to, behind)}`
  }

  /** In a forEach the one whose turn it is has been named already: `named` is what the verb agrees with. */
  function say(clause: Clause<W>, mood: Mood, named: Agreement | undefined): string {
    switch (clause.say) {
      case 'act':
        return sayAct(clause, mood, named)
      case 'thing':
        return phrase(clause.thing, grammar.plain)
      case 'inOrder':
        return clause.clauses.map((part) => say(part, mood, named)).join(grammar.andThen)
      case 'chooseOne': {
        const options = clause.options.map((option) => say(option, 'order', named)).join(grammar.orElse)
        return `${choosing(clause, mood, named)}: ${options}`
      }
      case 'test': {
        const { test, success, failure } = clause
        return [
          say(test, mood, named),
          ...(success === undefined ? [] : [`${grammar.success}: ${say(success, mood, named)}`]),
          ...(failure === undefined ? [] : [`${grammar.failure}: ${say(failure, mood, named)}`]),
        ].join('; ')
      }
      case 'may': {
        const who = subject(clause.who, named)
        return `${who.said}${grammar.may(who.agreement)} ${say(clause.clause, 'to', named)}`
      }
      case 'forEach': {
        const told = say(clause.clause, mood === 'order' ? 'does' : mood, agreementOf(clause.of))
        const single = clause.clause.say === 'act' && isEach(clause.clause.subject)
        return `${phrase(clause.of, grammar.plain)}${single ? '' : ':'} ${told}`
      }
      case 'if': {
        if (clause.clause.say === 'if' && clause.otherwise === undefined) {
          return `${grammar.ifOnly(condition(clause.condition))}: ${say(clause.clause, mood, named)}`
        }
        const otherwise = clause.otherwise === undefined ? undefined : say(clause.otherwise, mood, named)
        return grammar.conditional(condition(clause.condition), say(clause.clause, mood, named), otherwise)
      }
      case 'at':
        return `${decline(nounOf(clause.time), grammar.plain)}: ${say(clause.clause, mood, named)}`
      case 'repeat': {
        const { times } = clause
        const often =
          typeof times === 'number' ? grammar.times(times) : grammar.timesAsMany(amount(times, grammar.equal))
        return `${often}: ${say(clause.clause, mood, named)}`
      }
    }
  }

  function sayAct(clause: Act<W>, mood: Mood, named: Agreement | undefined): string {
    const verb = words.verbs[clause.verb]
    const said = isVerb(verb)
      ? conjugated(verb, clause.subject, mood, named)
      : `${subject(clause.subject, named).said}${phraseOf(verb)}`
    return `${said}${placesOf(clause)}`
  }

  /** The same of somebody who has been named already. */
  function sayMore(clause: Act<W>, agreement: Agreement): string {
    const verb = words.verbs[clause.verb]
    return `${isVerb(verb) ? grammar.conjugate(verb, 'does', agreement) : phraseOf(verb)}${placesOf(clause)}`
  }

  /** All that a verb is said with. */
  function placesOf(clause: Act<W>): string {
    const { frame = [] } = words.verbs[clause.verb]
    const places = frame.flatMap((slot) => {
      const place = clause[slot.place]
      if (place === undefined) return []
      return slot.after === undefined ? [phrase(place, slot.case)] : [`${slot.after} ${phrase(place, slot.case)}`]
    })
    return ['', ...places].join(' ')
  }

  /** Somebody who does several things is named once. */
  function actsSaid(acts: readonly Act<W>[]): readonly string[] {
    const said: string[] = []
    let before: string | undefined
    for (const act of acts) {
      const who = act.subject === undefined ? undefined : phrase(act.subject, grammar.plain)
      const last = said.at(-1)
      if (act.subject !== undefined && who === before && last !== undefined) {
        said[said.length - 1] = `${last}${grammar.and}${sayMore(act, agreementOf(act.subject))}`
      } else said.push(sayAct(act, 'order', undefined))
      before = who
    }
    return said
  }

  /** “Choose one”, or what a group does to choose. */
  function choosing(
    { who, verb }: Extract<Clause<W>, { say: 'chooseOne' }>,
    mood: Mood,
    named: Agreement | undefined,
  ): string {
    return verb === undefined
      ? conjugated(grammar.chooseOne, who, mood, named)
      : sayAct({ say: 'act', verb, ...(who === undefined ? {} : { subject: who }) }, mood, named)
  }

  function conjugated(verb: Verb, who: Phrase<W> | undefined, mood: Mood, named: Agreement | undefined): string {
    if (mood === 'to') return grammar.conjugate(verb, 'to', undefined)
    const { said, agreement } = subject(who, named)
    const spoken = mood === 'order' && agreement !== undefined ? 'does' : mood
    return `${said}${grammar.conjugate(verb, spoken, agreement)}`
  }

  function subject(who: Phrase<W> | undefined, named: Agreement | undefined): { said: string; agreement?: Agreement } {
    if (who === undefined) return { said: '' }
    if (isEach(who) && named !== undefined) return { said: '', agreement: named }
    return { said: `${phrase(who, grammar.plain)} `, agreement: agreementOf(who) }
  }

  function isEach(who: Phrase<W> | undefined): boolean {
    return who !== undefined && 'noun' in who && who.noun === EACH
  }

  const sentences = (clause: Clause<W>): readonly Clause<W>[] =>
    clause.say === 'inOrder' ? clause.clauses.flatMap(sentences) : [clause]

  return {
    language: grammar.language,
    rule: (clause) =>
      sentences(clause)
        .map((sentence) => `${capital(say(sentence, 'order', undefined))}.`)
        .join(' '),
    label: (clause) =>
      clause.say === 'thing' && 'name' in clause.thing
        ? words.names[clause.thing.name]
        : capital(say(clause, 'order', undefined)),
    log: (clause, why) => `${capital(say(clause, 'did', undefined))}${why === undefined ? '' : ` (${why})`}.`,
    condition: (of) => condition(of),
    phrase: (said) => phrase(said, grammar.plain),
    name: (name) => words.names[name],
    ...cardText<W>({
      say: (clause) => say(clause, 'order', undefined),
      acts: actsSaid,
      choosing: (clause) => choosing(clause, 'order', undefined),
      condition: (of) => condition(of),
      time: (noun) => decline(nounOf(noun), grammar.plain),
      name: (name) => words.names[name],
      grammar,
    }),
  }
}
