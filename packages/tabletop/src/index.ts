// What every rulebook shares, and no game in it. The words of a language are in the entry of that language.
export { type Amount, count, measure, value } from './effects/amounts.ts'
export { type Act, act, type Clause, type Phrase, type Place, thing, together, type Words } from './effects/clause.ts'
export {
  all,
  any,
  atLeast,
  atMost,
  type Condition,
  exactly,
  fact,
  holds,
  not,
  type Relation,
} from './effects/conditions.ts'
export { type Consult, consulting } from './effects/consult.ts'
export {
  type AmountOf,
  type ConditionOf,
  type Control,
  type Controls,
  controls,
  EACH,
  type Effect,
  type EffectTypes,
  type Option,
  type Scope,
  type Verb,
  type VerbNamed,
  type Who,
  YOU,
} from './effects/effect.ts'
export type { NoEffect, SaysNoEffect } from './effects/no-effect.ts'
export type { ControlChoice, PriceRules, TestRule, Vocabulary, VocabularyRules, VoteRules } from './effects/rules.ts'
export type { Use } from './effects/use.ts'
export type { SamplesOfAll, VerbRule, VerbSamples } from './effects/verb.ts'
export { defineVocabulary } from './effects/vocabulary.ts'
export { type EventReader, type EventRow, type EventRows, type EventTypes, eventReader } from './event-table.ts'
export { generalParts, generalSetup, spokenGame } from './general-game.ts'
export { type Adviser, advisedBot } from './players/adviser.ts'
export type { Bot, Bots, Player } from './players/player.ts'
export { botsOf } from './players/players.ts'
export { randomPlayer } from './players/random.ts'
export { type Weights, worthOf } from './players/worth.ts'
export type {
  Chosen,
  Diary,
  DiaryPage,
  Digest,
  DigestText,
  GameBoard,
  GameCheck,
  GameOptions,
  GamePlugin,
  GeneralBoard,
  GeneralOffer,
  Guide,
  Offer,
  PublicPosition,
  Reveals,
  SceneCard,
  SceneLine,
  ScenePart,
  SpokenGame,
} from './plugin.ts'
export { isGeneralBoard } from './plugin.ts'
export type { CardRead } from './text/card-read.ts'
export { capital, stopped } from './text/card-text.ts'
export { type InEachLanguage, LANGUAGES, type Language, type Slot } from './text/grammar.ts'
export { headed } from './text/headed.ts'
export { type MisfitFacts, type MisfitSentences, misfitSentence, startsOver } from './text/misfit.ts'
export { percent } from './text/percent.ts'
export type { SharedNoun } from './text/shared-words.ts'
export { type Speaker, speaker } from './text/speaker.ts'
export type { TabletopWords } from './text/tabletop-words.ts'
export type { WordsIn } from './text/words-in.ts'
export { type Adds, addedTo } from './values.ts'
export { type Voice, voiceFor } from './voice.ts'
