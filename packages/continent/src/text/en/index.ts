// English, ready to be spoken.
import { speaker } from '@landfall/tabletop'
import { grammar, words } from '@landfall/tabletop/en'
import { type LanguagePack, languagePack, namesOf, numbersIn } from '../language-pack.ts'
import { cards } from './cards/index.ts'
import { diary } from './diary.ts'
import { facts } from './facts.ts'
import { log } from './log.ts'
import { nouns } from './nouns.ts'
import { parts } from './parts.ts'
import { screen } from './screen.ts'
import { verbs } from './verbs.ts'

export const pack: LanguagePack = languagePack({
  words,
  say: speaker(
    grammar,
    { nouns: { ...numbersIn(cards), ...nouns }, verbs, names: namesOf(cards, parts), facts },
    'listed',
  ),
  screen,
  parts,
  log,
  cards,
  diary,
})
