// What a game is: types, steps, events, zones and any-time abilities. Its author writes `Rules`; `Game` plays them.
import type { Formerly } from './catching-up.ts'
import type { FormerNames, Translation } from './earlier.ts'
import type { Journal } from './journal.ts'
import type { DeepReadonly } from './plain.ts'
import type { Choice, Question } from './question.ts'
import type { BroughtBack, Opening, Options, Session } from './session.ts'
import type { Snapshot } from './snapshot.ts'
import type { Answered, PASS, Table } from './table.ts'
import type { Everyone, VisibleFields } from './zones.ts'

/** The types of a game, in one place. A game declares `interface MyGame extends GameTypes { … }`. */
export interface GameTypes {
  readonly seat: string
  readonly config: object
  readonly state: object
  /** `typeof zones`. */
  readonly zones: object
  /** Every event: name → the facts. */
  readonly events: object
  /** Every step: name → its argument, or undefined. */
  readonly steps: object
  /** Every window: name → what is known at that moment. */
  readonly moments: object
  /** What an any-time ability needs to know to run. */
  readonly ability: object
  /** Every kind of question that the rules ask: kind → what its choices mean. */
  readonly questions: object
  /** Any of these questions while it is open: `QuestionOf<ThisGame>`. */
  readonly openQuestion: Question
  /** Every piece on the table that a choice can point at. */
  readonly piece: string
  readonly clause: unknown
  readonly outcome: Outcome
}

/** How a game ended. Games add their own facts. */
export interface Outcome {
  readonly result: 'won' | 'lost' | 'scored'
  /** The key of the reason, for a language to say. */
  readonly why: string
  /** Individual winners, where a game has them. */
  readonly winners?: readonly string[]
}

export type StateOf<G extends GameTypes> = DeepReadonly<G['state']>
export type ViewOf<G extends GameTypes> = VisibleFields<G['state'], G['zones']>

export type EventNamed<G extends GameTypes, Name extends keyof G['events']> = { readonly t: Name } & G['events'][Name]
export type EventOf<G extends GameTypes> = { [Name in keyof G['events']]: EventNamed<G, Name> }[keyof G['events']]

export type KindOf<G extends GameTypes> = keyof G['questions'] & string

/** A choice with this meaning. If the meaning is a string, it may serve as the id and be left out. */
export type ChoiceFor<G extends GameTypes, Means> = Choice<G['clause'], Means, G['piece']> &
  ({ readonly id: Extract<Means, string> } | { readonly means: Means })

type QuestionWith<G extends GameTypes, Means, Kind> = Question<G['clause'], Means, G['piece'], Kind>

/**
 * Any question of a game: its kind says what its choices mean. A game says `openQuestion: QuestionOf<ThisGame>`. The
 * kernel's own question (`isAsking`) is none of them: programs treat it alike in all games.
 */
export type QuestionOf<G extends GameTypes> =
  | { [Kind in KindOf<G>]: QuestionWith<G, G['questions'][Kind], Kind> }[KindOf<G>]
  | QuestionWith<G, G['ability'], 'anyTime'>
  | {
      [Window in keyof G['moments'] & string]: QuestionWith<G, G['ability'] | typeof PASS, Window>
    }[keyof G['moments'] & string]

/** What something happened within, in the game's own names. Every event is stamped with it. */
export interface Cause {
  readonly phase?: string
  readonly action?: string
  readonly card?: string
  readonly ability?: string
  /** The seat or piece that acts. */
  readonly actor?: string
}

export interface StepNamed<G extends GameTypes, Name extends keyof G['steps']> {
  readonly step: Name
  readonly with: G['steps'][Name]
  /** What was going on when the step was queued. */
  readonly within?: Cause
}
export type StepOf<G extends GameTypes> = { [Name in keyof G['steps']]: StepNamed<G, Name> }[keyof G['steps']]

/** The code of a step: it yields questions, is resumed with answers, and returns nothing. */
export type Routine<Result = void> = Generator<readonly Question[], Result, Answered>

/** When something may be used: while a question is open, or in a window of the rules. */
export type Moment<G extends GameTypes> = { readonly at: 'question'; readonly kind: string } | WindowMoment<G>

/** A window of the rules, with what is known about it, and what those who are asked in it are told of that. */
export type WindowMoment<G extends GameTypes> = {
  [Name in keyof G['moments'] & string]: {
    readonly at: Name
    readonly about?: Choice<G['clause'], unknown, G['piece']> | undefined
  } & G['moments'][Name]
}[keyof G['moments'] & string]

/** Something that a seat (or anybody: TABLE) may use at this moment. */
export interface Offer<G extends GameTypes> {
  readonly seat: string
  readonly choice: ChoiceFor<G, G['ability']>
}

export interface AnyTime<G extends GameTypes> {
  /** What may be used now. Called at every question, so it must be quick when there is nothing. */
  list(state: StateOf<G>, moment: Moment<G>): readonly Offer<G>[]
  /**
   * Whether a use could change what is about to happen in this window, so that a seat which does not want to be asked
   * everywhere is asked. Without this, every use does.
   */
  matters?(state: StateOf<G>, moment: WindowMoment<G>, use: G['ability']): boolean
  /** Whether anything could matter in this window: if not, nobody looks for uses. Without this, it could. */
  isAtStake?(state: StateOf<G>, moment: WindowMoment<G>): boolean
  /**
   * Whether earlier rules offered this use in this window: while a game that was kept under them is followed, there are
   * no other windows. Without this, they did.
   */
  wasOffered?(state: StateOf<G>, moment: WindowMoment<G>, use: G['ability']): boolean
  run(t: Table<G>, use: G['ability'], moment: Moment<G>): Routine
  /** What happens because of a use happens within this. */
  within(use: G['ability']): Cause
}

type SecretKey<State, ZonesOfState> = {
  [Key in keyof State]: Key extends keyof ZonesOfState ? (ZonesOfState[Key] extends Everyone ? never : Key) : Key
}[keyof State]

/** The state as an event may write it: only what everybody sees. The rest is readonly here; write it through `Secret`. */
export type Writable<G extends GameTypes> = Omit<G['state'], SecretKey<G['state'], G['zones']>> & {
  readonly [Key in SecretKey<G['state'], G['zones']>]: DeepReadonly<G['state'][Key]>
}

/** The fields that not everybody sees. Touching one raises the undo barrier. */
export type Secret<G extends GameTypes> = Pick<G['state'], SecretKey<G['state'], G['zones']>>

/** Who is told a fact of an event: everybody, or the seats that this is true for. */
type Audience<G extends GameTypes, Event> = 'everyone' | ((event: Event, seat: G['seat']) => boolean)

export type Apply<G extends GameTypes, Event> = (state: Writable<G>, event: Event, secret: Secret<G>) => void

/** Who is told each fact of an event. */
export type WhoIsTold<G extends GameTypes, Event> = {
  readonly [Fact in Exclude<keyof Event, 't'>]-?: Audience<G, Event>
}

/** What an event does, or more about it: one with secrets says for each fact who is told. */
export type EventRule<G extends GameTypes, Event> =
  | Apply<G, Event>
  | { readonly told?: WhoIsTold<G, Event>; readonly apply?: Apply<G, Event> }

export type WithinStep<Given> = Cause | ((given: Given, named: Cause) => Cause)

export interface Rules<G extends GameTypes> {
  readonly id: string
  /** Raise it when states have another shape or names have changed. New cards, decks and rules do not need it. */
  readonly version: number
  /** The oldest version whose saved games are still brought back, by playing their answers again. This one, if absent. */
  readonly oldest?: number
  /** By version: what the version after it renamed. */
  readonly formerNames?: { readonly [version: number]: FormerNames }
  /** What no earlier version asked: while a game that was kept under one is followed, the first choice is taken. */
  readonly newQuestions?: readonly KindOf<G>[]
  /** What answers to earlier versions mean now, where questions have been joined, split up or put in another order. */
  readonly formerly?: Formerly<G['openQuestion']>
  /** Checks a configuration that comes from outside; throws a SetupError that says what is wrong. */
  configure(input: { readonly [key: string]: unknown }): G['config']
  seats(config: G['config']): readonly G['seat'][]
  /** The state before the first step. There is no chance yet: the first step shuffles and deals. */
  setup(config: G['config']): G['state']
  /** A deep copy of the state, written by hand for speed. Without it the kernel's generic copy is used. */
  copy?(state: G['state']): G['state']
  readonly first: StepOf<G>
  /** A step that asks nothing may be a plain function. */
  readonly steps: { readonly [Name in keyof G['steps']]: (t: Table<G>, given: G['steps'][Name]) => Routine | undefined }
  readonly events: { readonly [Name in keyof G['events']]: EventRule<G, EventNamed<G, Name>> }
  /** What a step happens within. A step that is not listed keeps the cause it was queued with. */
  readonly within?: { readonly [Name in keyof G['steps']]?: WithinStep<G['steps'][Name]> }
  readonly zones: G['zones']
  readonly anyTime?: AnyTime<G>
}

/** A game ready to be played. */
export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string
  readonly version: number
  /** The oldest version whose saved games are still brought back. */
  readonly oldest: number
  start(setup: object, options?: Options): Session<G>
  /** A session that begins at a given position instead of the game's own set-up. */
  startAt(opening: Opening, setup: object, options?: Options): Session<G>
  /** Continues a saved game to the byte, or throws a JournalError. */
  resume(journal: Journal, options?: Options): Session<G>
  /** Continues a saved game as far as these rules allow. Throws a JournalError only if it cannot be read or played at all. */
  bringBack(journal: Journal, options?: Options): BroughtBack<G>
  /** For programs that keep answers themselves: what was kept under an earlier version, in the names of this one. */
  translationFrom(version: number): Translation
  /** Goes on where this version took a snapshot, without a replay. The listener is not told what happened before. */
  restore(snapshot: Snapshot, options?: Pick<Options, 'listen' | 'staged'>): Session<G>
  /** Every seat and every spectator sees the same and is told the same. */
  readonly isOpen: boolean
  /** What a seat (or a spectator) is told of an event. */
  told(event: Happened, seat: string | undefined): Happened
}

/** An event, for those who do not know the game. */
export interface Happened {
  readonly t: string
  /** What it happened within; absent if that is empty. */
  readonly within?: Cause
  readonly [fact: string]: unknown
}
