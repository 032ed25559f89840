// How the text of a card is put together of its clauses: in running text, or in lines.
import type { Act, Clause, Words } from '../effects/clause.ts'
import type { Condition } from '../effects/conditions.ts'
import type { Grammar } from './grammar.ts'

/**
 * How a game writes its cards. Running: a sentence for each thing that is done, with its conditions and choices in it. Listed: short
 * sentences, and a line for each option of a choice.
 */
export type Manner = 'running' | 'listed'

/** What the text of a card needs of a language: clauses as they go on behind a colon, without a full stop. */
interface Spoken<W extends Words> {
  say(clause: Clause<W>): string
  /** Each act by itself; somebody who does several things is named once. */
  acts(acts: readonly Act<W>[]): readonly string[]
  /** All of them in one sentence. */
  inOne(acts: readonly Act<W>[]): string
  /** “Choose one”, or what the clause says instead. */
  choosing(clause: Extract<Clause<W>, { say: 'chooseOne' }>): string
  condition(of: Condition<W['noun'], W['noun'], W['fact']>): string
  time(noun: W['noun']): string
  name(name: W['name']): string
  readonly grammar: Pick<Grammar<never, never, never>, 'conditional' | 'otherwise' | 'success' | 'failure'>
  readonly manner: Manner
}

export interface CardText<W extends Words> {
  /** One paragraph after the other, an option of a choice behind a bullet; running text is one paragraph. */
  paragraphs(clause: Clause<W>): readonly string[]
  /** The same behind some words that introduce it. */
  introduced(clause: Clause<W>, by: (text: string) => string): readonly string[]
  /** In one line, without a full stop at its end. */
  line(clause: Clause<W>): string
  /** The caption of an option, then what it costs and does. */
  option(clause: Clause<W>): string
}

/** Sentences without their full stops, the first one as it goes on behind a colon; and the options at their end. */
interface Text<W extends Words> {
  readonly sentences: readonly string[]
  readonly options: readonly Clause<W>[]
}

/** A clause, or acts that follow each other. */
type Run<W extends Words> = Clause<W> | readonly Act<W>[]

type Saying<W extends Words, Say extends Clause<W>['say']> = Extract<Clause<W>, { say: Say }>

export function cardText<W extends Words>(spoken: Spoken<W>): CardText<W> {
  return {
    paragraphs: (clause) =>
      spoken.manner === 'running'
        ? paragraphsIn(spoken, tell(spoken, clause))
        : runsOf(clause).flatMap((run) =>
            paragraphsIn(spoken, isActs(run) ? sentences(spoken.acts(run)) : tell(spoken, run)),
          ),
    introduced: (clause, by) => paragraphsIn(spoken, behind(tell(spoken, clause), by)),
    line: (clause) => lineOf(spoken, clause),
    option: (clause) => optionOf(spoken, clause),
  }
}

function tell<W extends Words>(spoken: Spoken<W>, clause: Clause<W>): Text<W> {
  if (clause.say === 'inOrder') {
    return together(runsOf(clause).map((run) => (isActs(run) ? inTurn(spoken, run) : tell(spoken, run))))
  }
  if (spoken.manner === 'running') return sentences([spoken.say(clause)])
  switch (clause.say) {
    case 'chooseOne':
      return { sentences: [spoken.choosing(clause)], options: clause.options }
    case 'if':
      return conditional(spoken, clause)
    case 'test':
      return tested(spoken, clause)
    case 'at':
      return behind(tell(spoken, clause.clause), (then) => `${spoken.time(clause.time)}: ${then}`)
    default:
      return sentences([spoken.say(clause)])
  }
}

const inTurn = <W extends Words>({ acts, inOne, manner }: Spoken<W>, run: readonly Act<W>[]): Text<W> =>
  sentences(manner === 'running' ? acts(run) : [inOne(run)])

const sentences = <W extends Words>(said: readonly string[]): Text<W> => ({ sentences: said, options: [] })

const partsOf = <W extends Words>(clause: Clause<W>): readonly Clause<W>[] =>
  clause.say === 'inOrder' ? clause.clauses.flatMap((part) => partsOf(part)) : [clause]

/** What is done without a condition between belongs together. */
function runsOf<W extends Words>(clause: Clause<W>): readonly Run<W>[] {
  const runs: Run<W>[] = []
  for (const part of partsOf(clause)) {
    const last = runs.at(-1)
    if (part.say !== 'act') runs.push(part)
    else if (last !== undefined && isActs(last)) runs[runs.length - 1] = [...last, part]
    else runs.push([part])
  }
  return runs
}

const isActs = <W extends Words>(run: Run<W>): run is readonly Act<W>[] => Array.isArray(run)

/** A branch that ends in a choice comes last, so that its options can follow. */
function conditional<W extends Words>(spoken: Spoken<W>, { condition, clause, otherwise }: Saying<W, 'if'>): Text<W> {
  const { grammar } = spoken
  const then = tell(spoken, clause)
  const other = otherwise === undefined ? together<W>([]) : tell(spoken, otherwise)
  const isSwapped = then.options.length > 0 && other.sentences.length > 0
  const [first, second] = isSwapped ? [other, then] : [then, other]
  const named = spoken.condition(isSwapped ? { not: condition } : condition)
  return together([
    behind(first, (text) => grammar.conditional(named, text, undefined)),
    behind(second, grammar.otherwise),
  ])
}

/** A die or a test: what each result brings. */
function tested<W extends Words>(
  spoken: Spoken<W>,
  { test, least, faces, success, failure }: Saying<W, 'test'>,
): Text<W> {
  const { grammar } = spoken
  const good = faces === undefined ? grammar.success : span(least, faces)
  const bad = faces === undefined ? grammar.failure : span(1, least - 1)
  const results = [
    ...(success === undefined ? [] : [behind(tell(spoken, success), (text) => `${good}: ${text}`)]),
    ...(failure === undefined ? [] : [behind(tell(spoken, failure), (text) => `${bad}: ${text}`)]),
  ]
  return together([
    sentences([spoken.say(test)]),
    ...results.toSorted((one, other) => one.options.length - other.options.length),
  ])
}

/** The sentences, and a line for each option behind a bullet. */
const paragraphsIn = <W extends Words>(spoken: Spoken<W>, { sentences, options }: Text<W>): readonly string[] => [
  ...(sentences.length === 0 ? [] : [ended(sentences, options.length > 0)]),
  ...options.map((option) => `• ${ended([optionOf(spoken, option)], false)}`),
]

function lineOf<W extends Words>(spoken: Spoken<W>, clause: Clause<W>): string {
  const { sentences, options } = tell(spoken, clause)
  const said = options.length > 0 ? `${joined(sentences)}:` : joined(sentences)
  return [said, ...options.map((option) => optionOf(spoken, option))].join(' • ')
}

function optionOf<W extends Words>(spoken: Spoken<W>, clause: Clause<W>): string {
  const [first, ...rest] = partsOf(clause)
  const caption = first?.say === 'thing' && 'name' in first.thing ? spoken.name(first.thing.name) : ''
  const does = lineOf(spoken, { say: 'inOrder', clauses: rest })
  return does === '' ? caption : `${caption}: ${does}`
}

const span = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`)

function behind<W extends Words>(
  { sentences: [first, ...rest], options }: Text<W>,
  by: (text: string) => string,
): Text<W> {
  return first === undefined ? together([]) : { sentences: [by(first), ...rest], options }
}

function together<W extends Words>(texts: readonly Text<W>[]): Text<W> {
  return {
    sentences: texts.flatMap(({ sentences }) => sentences),
    options: texts.flatMap(({ options }) => options),
  }
}

const joined = (sentences: readonly string[]): string =>
  sentences.map((sentence, at) => (at === 0 ? sentence : capital(sentence))).join('. ')

/** Sentences begin with a capital letter and end with a full stop, or with a colon before options. */
const ended = (sentences: readonly string[], hasOptions: boolean): string =>
  hasOptions ? `${capital(joined(sentences))}:` : stopped(capital(joined(sentences)))

/** A sentence begins with a capital letter, also behind an opening quotation mark; a figure is its own capital. */
export function capital(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (begin) => begin.toLocaleUpperCase('en'))
}

/** What ends with a mark of its own needs no full stop. */
export function stopped(sentence: string): string {
  return /[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`
}
