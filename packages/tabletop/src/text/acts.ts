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

  function act(clause: Act<W>, mood: Mood, named: Named): string {
    const verb = words.verbs[clause.verb]
    const said = isVerb(verb)
      ? conjugated(verb, clause.subject, mood, named)
      : `${subject(clause.subject, named).said}${phraseOf(verb)}`
    return `${said}${placesOf(clause)}`
  }

  /** The same of somebody who has been named already. */
  function more(clause: Act<W>, agreement: Agreement): string {
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
  function inTurn(acts: readonly Act<W>[]): readonly string[] {
    const said: string[] = []
    let before: string | undefined
    for (const one of acts) {
      const who = one.subject === undefined ? undefined : phrase(one.subject, grammar.plain)
      const last = said.at(-1)
      if (one.subject !== undefined && who === before && last !== undefined) {
        said[said.length - 1] = `${last}${grammar.and}${more(one, agreementOf(one.subject))}`
      } else said.push(act(one, 'order', undefined))
      before = who
    }
    return said
  }

  return { act, inTurn, conjugated, subject }
}
