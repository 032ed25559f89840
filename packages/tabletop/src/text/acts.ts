// Somebody does something, in one language: the verb, its subject and its places.
import type { Act, Phrase, Words } from '../effects/clause.ts'
import { EACH } from '../effects/effect.ts'
import type { Agreement, Framed, Grammar, Mood } from './grammar.ts'
import type { Phrases } from './phrases.ts'
import type { SetPhrase, WordsIn } from './words-in.ts'

/** In a forEach the one whose turn it is has been named already: that is what the verb agrees with. */
export type Named = Agreement | undefined

export interface Acts<W extends Words, Verb> {
  act(clause: Act<W>, mood: Mood, named: Named): string
  /** Each act by itself; somebody who does several things is named once. */
  inTurn(acts: readonly Act<W>[]): readonly string[]
  /** All of them in one sentence, with a semicolon where somebody else begins. */
  inOne(acts: readonly Act<W>[]): string
  conjugated(verb: Verb, who: Phrase<W> | undefined, mood: Mood, named: Named): string
  subject(who: Phrase<W> | undefined, named: Named): { said: string; agreement?: Agreement }
}

/** The one whose turn it is in a forEach. */
export function isEach<W extends Words>(who: Phrase<W> | undefined): boolean {
  return who !== undefined && 'noun' in who && who.noun === EACH
}

/** A verb and the one who does it, who is named unless that has been done. */
function agreeingIn<W extends Words, Noun, Verb extends Framed<Case>, Case extends string>(
  grammar: Grammar<Noun, Verb, Case>,
  { phrase, agreementOf }: Phrases<W, Case>,
): Pick<Acts<W, Verb>, 'conjugated' | 'subject'> {
  function conjugated(verb: Verb, who: Phrase<W> | undefined, mood: Mood, named: Named): string {
    if (mood === 'to') return grammar.conjugate(verb, 'to', undefined)
    const { said, agreement } = subject(who, named)
    const spoken = mood === 'order' && agreement !== undefined ? 'does' : mood
    return `${said}${grammar.conjugate(verb, spoken, agreement)}`
  }

  function subject(who: Phrase<W> | undefined, named: Named): { said: string; agreement?: Agreement } {
    if (who === undefined) return { said: '' }
    if (isEach(who) && named !== undefined) return { said: '', agreement: named }
    return { said: `${phrase(who, grammar.plain)} `, agreement: agreementOf(who) }
  }

  return { conjugated, subject }
}

export function actsIn<W extends Words, Noun, Verb extends Framed<Case>, Case extends string>(
  grammar: Grammar<Noun, Verb, Case>,
  words: WordsIn<W, Noun, Verb, Case>,
  phrases: Phrases<W, Case>,
): Acts<W, Verb> {
  const { phrase, agreementOf } = phrases
  const { conjugated, subject } = agreeingIn(grammar, phrases)

  const isVerb = (verb: Verb | SetPhrase<Case>): verb is Verb => !('phrase' in verb)

  const phraseOf = (verb: Framed<Case> | SetPhrase<Case>): string => ('phrase' in verb ? verb.phrase : '')

  const { retold = (act: Act<W>) => act } = words

  function act(given: Act<W>, mood: Mood, named: Named): string {
    const clause = retold(given)
    const verb = words.verbs[clause.verb]
    const said = isVerb(verb)
      ? conjugated(verb, clause.subject, mood, named)
      : `${subject(clause.subject, named).said}${phraseOf(verb)}`
    return `${said}${placesOf(clause)}`
  }

  /** The same of somebody who has been named already. */
  function more(given: Act<W>, agreement: Agreement): string {
    const clause = retold(given)
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

  /** Acts of the same one that follow each other, as they are said: somebody is named once. */
  function turnsOf(acts: readonly Act<W>[]): readonly Turn[] {
    const turns: { who: string | undefined; isStatement: boolean; said: string[] }[] = []
    for (const one of acts) {
      const who = one.subject === undefined ? undefined : phrase(one.subject, grammar.plain)
      const verb = words.verbs[one.verb]
      const isStatement = 'isStatement' in verb && verb.isStatement === true
      const last = turns.at(-1)
      if (last === undefined || last.who !== who || last.isStatement || isStatement)
        turns.push({ who, isStatement, said: [act(one, 'order', undefined)] })
      else
        last.said.push(one.subject === undefined ? act(one, 'order', undefined) : more(one, agreementOf(one.subject)))
    }
    return turns
  }

  /** The last one may have an “and” of its own. */
  function series(said: readonly string[]): string {
    const last = said.length > 1 && said.at(-1)?.includes(grammar.and) === true ? ', ' : grammar.and
    return [...said.slice(0, -2), said.slice(-2).join(last)].join(', ')
  }

  const inTurn = (acts: readonly Act<W>[]): readonly string[] =>
    turnsOf(acts).flatMap(({ who, said }) => (who === undefined ? said : [series(said)]))

  const inOne = (acts: readonly Act<W>[]): string =>
    turnsOf(acts)
      .map(({ said }) => series(said))
      .join('; ')

  return { act, inTurn, inOne, conjugated, subject }
}

interface Turn {
  /** Nobody, for orders to the reader. */
  readonly who: string | undefined
  readonly said: readonly string[]
}
