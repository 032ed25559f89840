// The voice of a game in one language: what is asked, chosen, told and seen, as text.
import {
  type Asking,
  type Choice,
  type GameTypes,
  type Happened,
  isAsking,
  type Question,
  type ViewOf,
} from '@landfall/kernel'
import type { Language } from './text/grammar.ts'
import type { TabletopWords } from './text/tabletop-words.ts'

export interface Voice<G extends GameTypes = GameTypes> {
  readonly language: Language
  readonly title: string
  /** What the language says of any game. */
  readonly words: TabletopWords
  seat(seat: string): string
  /** What is asked. */
  prompt(question: Question<G['clause']>): string
  /** What asks it, where that has a name: the card that is carried out, or what somebody uses. */
  asker?(question: Question<G['clause']>): string | undefined
  /** What a question is about, where it is only a part of something. */
  about?(question: Question<G['clause']>): string | undefined
  /** What a choice means. */
  choice(choice: Choice<G['clause']>, question: Question<G['clause']>): string
  /** What a choice is put away under, where a question has more than can be looked through; nothing, for those in sight. */
  under?(choice: Choice<G['clause']>, question: Question<G['clause']>): string | undefined
  /** What happened, to somebody who was told this much of it. Nothing, where there is nothing to say. */
  log(event: Happened): string | undefined
  outcome(outcome: G['outcome']): string
  /** What a seat sees, as lines of text. */
  scene(view: ViewOf<G>, seat: string | undefined): readonly string[]
  /** The points of a game that counts them, as lines of text. */
  score?(view: ViewOf<G>): readonly string[]
  /** The same voice for a game of this configuration, where that changes what is said. */
  of?(config: G['config']): Voice<G>
}

/**
 * The voice for a game that is played. It also says what the kernel asks in every game, and puts the name of what asks in
 * front of what is asked.
 */
export function voiceFor<G extends GameTypes>(voice: Voice<G>, config: G['config']): Voice<G> {
  const own = voice.of?.(config) ?? voice
  const { prompt, choices } = own.words.asking
  const isHow = (id: string): id is Asking => Object.hasOwn(choices, id)
  const numbers = new WeakMap<Question, ReadonlyMap<string, number>>()
  /** Of several choices that are called the same, but for their odds, all but the first are numbered. */
  function numberOf(id: string, question: Question<G['clause']>): number {
    const known = numbers.get(question) ?? numbersOf(own, question)
    numbers.set(question, known)
    return known.get(id) ?? 1
  }
  function told(choice: Choice<G['clause']>, question: Question<G['clause']>): string {
    const number = numberOf(choice.id, question)
    const text = own.choice(choice, question)
    return number > 1 ? `${text} (${number})` : text
  }
  return {
    ...own,
    prompt: (question) => (isAsking(question) ? prompt : asked(own.asker?.(question), own.prompt(question))),
    choice: (choice, question) =>
      isAsking(question) && isHow(choice.id) ? choices[choice.id] : told(choice, question),
  }
}

/** By choice: 1 for the first that is called so, 2 for the second, and so on. */
function numbersOf<G extends GameTypes>(
  { choice: label }: Voice<G>,
  question: Question<G['clause']>,
): ReadonlyMap<string, number> {
  const called = new Map<string, number>()
  return new Map(
    question.choices.map((choice) => {
      const text = label({ ...choice, odds: undefined }, question)
      const number = (called.get(text) ?? 0) + 1
      called.set(text, number)
      return [choice.id, number]
    }),
  )
}

/** `Night Prowler: which source do we choose?` A sentence that has the name already stays as it is. */
function asked(asker: string | undefined, prompt: string): string {
  if (asker === undefined || prompt.includes(asker)) return prompt
  if (/[!?]$/.test(asker)) return `${asker} ${prompt}`
  return `${asker}: ${prompt.charAt(0).toLowerCase()}${prompt.slice(1)}`
}
