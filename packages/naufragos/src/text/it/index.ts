// Italian, ready to be spoken.
import { speaker } from '@landfall/tabletop'
import { grammar, words } from '@landfall/tabletop/it'
import { type LanguagePack, namesOf } from '../language-pack.ts'
import { board } from './board.ts'
import { cards } from './cards/index.ts'
import { facts } from './facts.ts'
import { nouns } from './nouns.ts'
import { actions } from './parts.ts'
import { retold } from './retold.ts'
import { screen } from './screen.ts'
import { setup } from './setup.ts'
import { verbs } from './verbs.ts'

const names = { ...namesOf(cards), ...actions }

export const pack: LanguagePack = {
  words,
  say: speaker(grammar, { nouns, verbs, names, facts, retold }, 'listed'),
  screen,
  cards,
  board,
  setup,
}
