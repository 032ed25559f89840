// What all verbs are written with.
import { act, type Phrase, type VerbRule } from '@landfall/tabletop'
import type { Seat } from '../../components/seats.ts'
import type { Flag, Looked, NaufragosEffect, NaufragosEffects, Option, Whom } from '../../effect-types.ts'
import type { Outlook } from '../../heuristic/outlook.ts'
import type { NaufragosWords } from '../../words.ts'

type Effects = readonly NaufragosEffect[]

/** A verb: what it says, how it runs, when it is possible, what it is worth. `Fields` is what it needs to know. */
export type Verb<Fields extends object = object> = VerbRule<NaufragosEffects, Fields> &
  Weighed<Fields> & {
    /** The rule that says more about it than a card does. */ readonly rule?: string
  } & (keyof Fields extends never ? unknown : Sampled<Fields>)

/** For whom effects are weighed, and how those inside a verb are. */
export interface Weighing {
  readonly you: Seat
  /** How many numbered cards further on are looked at. */
  readonly depth: number
  weigh(effects: Effects, depth?: number): number
}

interface Weighed<Fields> {
  /** What the heuristic player thinks it worth, in figures of energy. */
  worth(o: Outlook, verb: Fields, weighing: Weighing): number
  /** The lists of effects inside it, of which one or the other is carried out. */
  branches?(verb: Fields): readonly Effects[]
}

/** What a card says is what it does: a test reads the verb with each of these, and no two may sound alike. */
interface Sampled<Fields> {
  readonly samples: { readonly [F in keyof Fields]-?: readonly Fields[F][] }
  /** The fields that the sentence need not mention, and why. */
  readonly unsaid?: { readonly [F in keyof Fields]?: string }
}

export const say = act<NaufragosWords>

/** The player who carries the effect out is not named. */
export function subject(who: Whom): { subject?: Phrase<NaufragosWords> } {
  return who === 'you' ? {} : { subject: { noun: who } }
}

// Samples that many verbs share.

export const COUNTS: readonly number[] = [1, 2, 5]
export const SIGNED: readonly number[] = [-2, -1, 1, 2, 5]
export const PEOPLE: readonly Whom[] = ['you', 'explorers', 'home', 'everyone', 'start', 'one', 'other', 'random']
export const DECKS: readonly Looked[] = ['event', 'coast', 'interior', 'centre', 'any', 'own']
export const FLAGS: readonly Flag[] = ['allies', 'bones', 'gift', 'offence']

export const EFFECTS: readonly Effects[] = [
  [{ do: 'wood', by: 1 }],
  [{ do: 'wood', by: 2 }],
  [{ do: 'wood', by: 1 }, { do: 'fireOut' }],
]

const INSIDE: Option = { label: 'coast/crab-gulch/carry-them-home', effects: [{ do: 'wood', by: 1 }] }
const OTHER: Option = { label: 'coast/crab-gulch/keep-the-best-one', effects: [] }
export const OPTIONS: readonly (readonly Option[])[] = [
  [INSIDE, OTHER],
  [OTHER, INSIDE],
  [INSIDE],
  [{ ...INSIDE, effects: [{ do: 'wood', by: 2 }] }, OTHER],
  [{ ...INSIDE, price: { energy: 1 } }, OTHER],
  [{ ...INSIDE, price: { energy: 2 } }, OTHER],
  [{ ...INSIDE, price: { shared: 2 } }, OTHER],
  [{ ...INSIDE, price: { wood: 2 } }, OTHER],
  [{ ...INSIDE, price: { tokens: 2 } }, OTHER],
  [{ ...INSIDE, price: { stories: 2 } }, OTHER],
  [{ ...INSIDE, price: { item: 'axe' } }, OTHER],
  [{ ...INSIDE, price: { item: 'rope' } }, OTHER],
]
