// Polish, ready to be spoken.
import { speaker, type WordsIn } from '@landfall/tabletop'
import { grammar, type Noun, type Verb, words } from '@landfall/tabletop/pl'
import { nouns as scenarioNouns } from '../../scenarios/all/text/nouns/pl.ts'
import { scenarios } from '../../scenarios/all/text/pl.ts'
import type { CrusoeWords } from '../../words.ts'
import { languagePack, titlesIn } from '../language-pack.ts'
import { board } from './board.ts'
import { cards } from './cards/index.ts'
import { editions } from './editions.ts'
import { facts } from './facts.ts'
import { kindOf } from './kinds.ts'
import { log } from './log.ts'
import { notices } from './notices.ts'
import { nouns } from './nouns.ts'
import { score } from './score.ts'
import { screen } from './screen.ts'
import { verbs } from './verbs.ts'

const vocabulary: WordsIn<CrusoeWords, Noun, Verb> = {
  nouns: { ...nouns, ...scenarioNouns },
  verbs,
  names: titlesIn(cards, scenarios),
  facts,
}

/** The log tells in the present tense, which does not ask whether somebody is a man or a woman. */
const spoken: typeof grammar = {
  ...grammar,
  conjugate: (verb, mood, agrees) => grammar.conjugate(verb, mood === 'did' ? 'does' : mood, agrees),
  titled: (title, kind, inCase) => grammar.titled(title, kind ?? (inCase === 'nom' ? kind : kindOf(title)), inCase),
}

export const pack = languagePack({
  words,
  say: speaker(spoken, vocabulary),
  screen,
  cards,
  scenarios,
  editions,
  log,
  board,
  notices,
  score,
})
