// The kernel: a game is a program that asks questions.
export { ASKING, type Asking, isAsking } from './asking.ts'
export type { Formerly } from './catching-up.ts'
export type { Face, Script, Scripted } from './chance.ts'
export { defineGame, resume, start } from './define.ts'
export type { FormerNames, Translation } from './earlier.ts'
export { JournalError, type JournalFault, RuleError, SetupError } from './errors.ts'
export type {
  AnyTime,
  Apply,
  Cause,
  ChoiceFor,
  EventNamed,
  EventOf,
  Game,
  GameTypes,
  Happened,
  Moment,
  Offer,
  Outcome,
  QuestionOf,
  Routine,
  Rules,
  Secret,
  StateOf,
  StepOf,
  ViewOf,
  WhoIsTold,
  Writable,
} from './game.ts'
export { checksum } from './hash.ts'
export { type Given, type Journal, journalOf, MARK_EVERY, type Written } from './journal.ts'
export { readJournal, writeJournal } from './journal-text.ts'
export { LIMITS } from './limits.ts'
export { lookup, nameOfParts } from './lookup.ts'
export { codeOf, isLuck, type Luck, writeLuck } from './luck.ts'
export type { Misfit } from './misfit.ts'
export { readMoves, writeMoves } from './moves-text.ts'
export { openQuestions } from './open-questions.ts'
export { canonical, copy, type DeepReadonly, type Plain } from './plain.ts'
export {
  type Answer,
  type Choice,
  explain,
  type MeaningOf,
  meaningOf,
  type Odds,
  type Question,
  type Refusal,
  TABLE,
} from './question.ts'
export { done, NOTHING } from './routine.ts'
export type { BroughtBack, Listener, Opening, Options, Session } from './session.ts'
export type { Shortcut } from './shortcut.ts'
export type { Snapshot } from './snapshot.ts'
export { PASS, type Table } from './table.ts'
export {
  type Counted,
  counted,
  type Each,
  type Everyone,
  each,
  everyone,
  type Fields,
  fields,
  hand,
  type Owned,
  owned,
  type Unseen,
  unseen,
  type VisibleFields,
  type Zones,
} from './zones.ts'
