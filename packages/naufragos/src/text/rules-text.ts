// How the text of a card is put together of its clauses: short sentences, and a line for each option of a choice.
import type { Act, Clause, Condition } from '@landfall/tabletop'
import { capital } from '@landfall/tabletop'
import { DIE } from '../components/tiles.ts'
import type { Fact } from '../effect-types.ts'
import type { NaufragosWords } from '../words.ts'
import type { LanguagePack } from './language-pack.ts'

export type Said = Clause<NaufragosWords>

/** Sentences without their full stops, the first one as it goes on behind a colon; and the options at their end. */
interface Told {
  readonly sentences: readonly string[]
  readonly options: readonly Said[]
}

const NOTHING: Told = { sentences: [], options: [] }

/** The text of a card: one paragraph after the other. */
export function paragraphs(pack: LanguagePack, clause: Said): readonly string[] {
  const texts: string[] = []
  let acts: Act<NaufragosWords>[] = []
  const speakActs = (): void => {
    if (acts.length > 0) texts.push(text(doneBy(pack, acts)))
    acts = []
  }
  for (const part of partsOf(clause)) {
    if (part.say === 'act') {
      acts.push(part)
      continue
    }
    speakActs()
    texts.push(...paragraphsOf(pack, tell(pack, part)))
  }
  speakActs()
  return texts
}

/** The same behind some words that introduce it. */
export function introduced(pack: LanguagePack, clause: Said, by: (text: string) => string): readonly string[] {
  return paragraphsOf(pack, behind(tell(pack, clause), by))
}

function paragraphsOf(pack: LanguagePack, { sentences, options }: Told): readonly string[] {
  return [text(sentences), ...options.map((option) => `• ${text([optionText(pack, option)])}`)]
}

/** In one line, without a full stop at its end. */
export function inOneLine(pack: LanguagePack, clause: Said): string {
  const { sentences, options } = tell(pack, clause)
  return [joined(sentences), ...options.map((option) => optionText(pack, option))].join(' • ')
}

/** The caption of an option, then what it costs and does. */
export function optionText(pack: LanguagePack, clause: Said): string {
  const [first, ...rest] = partsOf(clause)
  const caption = first?.say === 'thing' ? pack.say.label(first) : ''
  const does = inOneLine(pack, { say: 'inOrder', clauses: rest })
  return does === '' ? caption : `${caption}: ${does}`
}

const partsOf = (clause: Said): readonly Said[] =>
  clause.say === 'inOrder' ? clause.clauses.flatMap(partsOf) : [clause]

function tell(pack: LanguagePack, clause: Said): Told {
  const { screen } = pack
  switch (clause.say) {
    case 'inOrder':
      return inOrder(pack, partsOf(clause))
    case 'chooseOne':
      return {
        sentences: [clause.who === undefined ? screen.rules.chooseOne : screen.rules.groupDecides],
        options: clause.options,
      }
    case 'if':
      return conditional(pack, clause)
    case 'at':
      return behind(tell(pack, clause.clause), (then) => `${pack.say.phrase({ noun: clause.time })}: ${then}`)
    default:
      return { sentences: [small(pack.say.label(clause))], options: [] }
  }
}

/** What is done without a condition between makes one sentence. */
function inOrder(pack: LanguagePack, parts: readonly Said[]): Told {
  const sentences: string[] = []
  const options: Said[] = []
  let acts: Act<NaufragosWords>[] = []
  const speakActs = (): void => {
    if (acts.length > 0) sentences.push(doneBy(pack, acts).join(', '))
    acts = []
  }
  for (const part of parts) {
    if (part.say === 'act') {
      acts.push(part)
      continue
    }
    speakActs()
    const told = tell(pack, part)
    sentences.push(...told.sentences)
    options.push(...told.options)
  }
  speakActs()
  return { sentences, options }
}

/** Somebody who does several things is named once. */
function doneBy(pack: LanguagePack, acts: readonly Act<NaufragosWords>[]): readonly string[] {
  const { say, screen } = pack
  const spoken: string[] = []
  let before: string | undefined
  for (const act of acts) {
    const said = small(say.label(act))
    const who = act.subject === undefined ? undefined : `${say.phrase(act.subject)} `
    const last = spoken.at(-1)
    if (who !== undefined && who === before && last !== undefined && said.startsWith(who)) {
      spoken[spoken.length - 1] = `${last}${screen.rules.and}${said.slice(who.length)}`
    } else spoken.push(said)
    before = who
  }
  return spoken
}

type Asked = Condition<NaufragosWords['noun'], NaufragosWords['noun'], Fact>

/** A branch that ends in a choice comes last, so that its options can follow. */
function conditional(pack: LanguagePack, { condition, clause, otherwise }: Extract<Said, { say: 'if' }>): Told {
  const then = tell(pack, clause)
  const other = otherwise === undefined ? NOTHING : tell(pack, otherwise)
  if ('compare' in condition) return tested(pack, condition, then, other)
  const { ifThen, otherwise: orElse } = pack.screen.rules
  const swapped = then.options.length > 0 && other.sentences.length > 0
  const [first, second] = swapped ? [other, then] : [then, other]
  const named = factText(pack, swapped ? { not: condition } : condition)
  return together([behind(first, (text) => ifThen(named, text)), behind(second, orElse)])
}

/** A die, or a test of strength: what each result brings. */
function tested(
  { screen }: LanguagePack,
  condition: Extract<Asked, { compare: unknown }>,
  then: Told,
  other: Told,
): Told {
  const { rules } = screen
  const to = typeof condition.to === 'number' ? condition.to : 0
  const least = condition.is === 'atLeast' ? to : to + 1
  const [good, bad] = condition.is === 'atLeast' ? [then, other] : [other, then]
  const value = typeof condition.compare === 'object' && 'value' in condition.compare ? condition.compare.value : 'die'
  const isDie = value === 'die'
  const head = isDie ? rules.rollDie : value === 'strengthTest' ? rules.strengthTest(least) : rules.groupTest(least)
  const onGood = (text: string): string => (isDie ? `${span(least, DIE.length)}: ${text}` : rules.success(text))
  const onBad = (text: string): string => (isDie ? `${span(1, least - 1)}: ${text}` : rules.failure(text))
  const branches = [behind(good, onGood), behind(bad, onBad)]
  return together([
    { sentences: [head], options: [] },
    ...branches.toSorted((one, two) => one.options.length - two.options.length),
  ])
}

const span = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`)

/** What must be true, or with `negated` what must not. */
export function factText(pack: LanguagePack, condition: Asked, negated = false): string {
  if ('not' in condition) return factText(pack, condition.not, !negated)
  if ('fact' in condition) return pack.facts[condition.fact][negated ? 'not' : 'is']
  throw new Error('cards ask only for facts and for what dice show')
}

function behind({ sentences: [first, ...rest], options }: Told, by: (text: string) => string): Told {
  return first === undefined ? NOTHING : { sentences: [by(first), ...rest], options }
}

function together(told: readonly Told[]): Told {
  return {
    sentences: told.flatMap(({ sentences }) => sentences),
    options: told.flatMap(({ options }) => options),
  }
}

/** Sentences begin with a capital letter and end with a full stop; what introduces options ends with its colon. */
function text(sentences: readonly string[]): string {
  return stopped(capital(joined(sentences)))
}

function joined(sentences: readonly string[]): string {
  return sentences.map((sentence, at) => (at === 0 ? sentence : capital(sentence))).join('. ')
}

/** What ends with a mark of its own needs no full stop. */
export function stopped(sentence: string): string {
  return /[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`
}

/** As it stands behind a colon or a comma. */
export function small(sentence: string): string {
  return sentence.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase('en'))
}
