// Italian, ready to be spoken.
import { speaker, type WordsIn } from '@landfall/tabletop'
import { grammar, type Noun, type Verb, words } from '@landfall/tabletop/it'
import type { CrusoeWords } from '../../words.ts'
import type { LanguagePack } from '../cards.ts'
import { namesIn } from '../names/index.ts'
import { facts } from './facts.ts'
import { nouns } from './nouns.ts'
import { screen } from './screen.ts'
import { verbs } from './verbs.ts'

const vocabulary: WordsIn<CrusoeWords, Noun, Verb> = { nouns, verbs, names: namesIn(1), facts }

export const pack: LanguagePack = {
  words,
  say: speaker(grammar, vocabulary),
  screen,
  index: 1,
  edition: 'second',
  scenario: undefined,
}
