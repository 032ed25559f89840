// Italian, ready to be spoken.
import { speaker, type WordsIn } from '@landfall/tabletop'
import { grammar, type Noun, type Verb, words } from '@landfall/tabletop/it'
import { scenarios } from '../../scenarios/all/text/it.ts'
import { nouns as scenarioNouns } from '../../scenarios/all/text/nouns/it.ts'
import type { CrusoeWords } from '../../words.ts'
import { languagePack, titlesIn } from '../language-pack.ts'
import { board } from './board.ts'
import { cards } from './cards/index.ts'
import { editions } from './editions.ts'
import { facts } from './facts.ts'
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

export const pack = languagePack({
  words,
  say: speaker(grammar, vocabulary),
  screen,
  cards,
  scenarios,
  editions,
  log,
  board,
  notices,
  score,
})
