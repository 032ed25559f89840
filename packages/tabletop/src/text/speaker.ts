// Turns clauses into sentences: the part that is the same in all languages.
import type { Clause, Phrase, Words } from '../effects/clause.ts'
import type { Condition } from '../effects/conditions.ts'
import { type Acts, actsIn, isEach, type Named } from './acts.ts'
import { type CardText, capital, cardText, type Manner } from './card-text.ts'
import type { Framed, Grammar, Language, Mood } from './grammar.ts'
import { type Phrases, phrasesIn } from './phrases.ts'
import type { WordsIn } from './words-in.ts'

export interface Speaker<W extends Words> extends CardText<W> {
  readonly language: Language
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

/** A clause as it goes on behind a colon, without a full stop. */
interface Clauses<W extends Words> {
  say(clause: Clause<W>, mood: Mood, named: Named): string
  /** “Choose one”, or what a group does to choose. */
  choosing(clause: Extract<Clause<W>, { say: 'chooseOne' }>, mood: Mood, named: Named): string
}

function clausesIn<W extends Words, Noun, Verb extends Framed<Case>, Case extends string>(
  grammar: Grammar<Noun, Verb, Case>,
  phrases: Phrases<W, Case>,
  acts: Acts<W, Verb>,
): Clauses<W> {
  function say(clause: Clause<W>, mood: Mood, named: Named): string {
    switch (clause.say) {
      case 'act':
        return acts.act(clause, mood, named)
      case 'thing':
        return phrases.phrase(clause.thing, grammar.plain)
      case 'inOrder':
        return clause.clauses.map((part, at) => `${at === 0 ? '' : thenBefore(part)}${say(part, mood, named)}`).join('')
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
        const who = acts.subject(clause.who, named)
        return `${who.said}${grammar.may(who.agreement)} ${say(clause.clause, 'to', named)}`
      }
      case 'forEach': {
        const told = say(clause.clause, mood === 'order' ? 'does' : mood, phrases.agreementOf(clause.of))
        const single = clause.clause.say === 'act' && isEach(clause.clause.subject)
        return `${phrases.phrase(clause.of, grammar.plain)}${single ? '' : ':'} ${told}`
      }
      case 'if': {
        if (clause.clause.say === 'if' && clause.otherwise === undefined) {
          return `${grammar.ifOnly(phrases.condition(clause.condition))}: ${say(clause.clause, mood, named)}`
        }
        const otherwise = clause.otherwise === undefined ? undefined : say(clause.otherwise, mood, named)
        return grammar.conditional(phrases.condition(clause.condition), say(clause.clause, mood, named), otherwise)
      }
      case 'at':
        return `${phrases.alone(clause.time)}: ${say(clause.clause, mood, named)}`
      case 'repeat': {
        const { times } = clause
        const often =
          typeof times === 'number' ? grammar.times(times) : grammar.timesAsMany(phrases.amount(times, grammar.equal))
        return `${often}: ${say(clause.clause, mood, named)}`
      }
    }
  }

  /** A condition that goes on behind “then” stands between commas. */
  function thenBefore(part: Clause<W>): string {
    const [first = part] = part.say === 'inOrder' ? part.clauses : []
    return first.say === 'if' ? `${grammar.andThen.trimEnd()}, ` : grammar.andThen
  }

  /** “Choose one”, or what a group does to choose. */
  function choosing({ who, verb }: Extract<Clause<W>, { say: 'chooseOne' }>, mood: Mood, named: Named): string {
    return verb === undefined
      ? acts.conjugated(grammar.chooseOne, who, mood, named)
      : acts.act({ say: 'act', verb, ...(who === undefined ? {} : { subject: who }) }, mood, named)
  }

  return { say, choosing }
}

export function speaker<W extends Words, Noun, Verb extends Framed<Case>, Case extends string>(
  grammar: Grammar<Noun, Verb, Case>,
  words: WordsIn<W, Noun, Verb, Case>,
  manner: Manner = 'running',
): Speaker<W> {
  const phrases = phrasesIn(grammar, words)
  const acts = actsIn(grammar, words, phrases)
  const { say, choosing } = clausesIn(grammar, phrases, acts)

  return {
    language: grammar.language,
    label: (clause) =>
      clause.say === 'thing' && 'name' in clause.thing
        ? words.names[clause.thing.name]
        : capital(say(clause, 'order', undefined)),
    log: (clause, why) => `${capital(say(clause, 'did', undefined))}${why === undefined ? '' : ` (${why})`}.`,
    condition: (of) => phrases.condition(of),
    phrase: (said) => phrases.phrase(said, grammar.plain),
    name: (name) => words.names[name],
    ...cardText<W>({
      say: (clause) => say(clause, 'order', undefined),
      acts: acts.inTurn,
      inOne: acts.inOne,
      choosing: (clause) => choosing(clause, 'order', undefined),
      condition: (of) => phrases.condition(of),
      time: phrases.alone,
      name: (name) => words.names[name],
      grammar,
      manner,
    }),
  }
}
