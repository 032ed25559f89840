// Italian, ready to be spoken.
import { speaker, type WordsIn } from '@landfall/tabletop'
import { grammar, type Noun, type Verb, words } from '@landfall/tabletop/it'
import { printedOn } from '../../scenarios/scenario-words.ts'
import { scenarios } from '../../scenarios/text/it.ts'
import type { CrusoeWords } from '../../words.ts'
import type { LanguagePack } from '../language-pack.ts'
import { titlesIn } from '../titles.ts'
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

const places = printedOn(scenarios, 'places')
const names = titlesIn({ ...cards, ...places })
const vocabulary: WordsIn<CrusoeWords, Noun, Verb> = { nouns, verbs, names, facts }

export const pack: LanguagePack = {
  words,
  say: speaker(grammar, vocabulary),
  screen,
  cards,
  places,
  scenarios,
  editions,
  log,
  board,
  notices,
  score,
  edition: 'second',
  scenario: undefined,
}
