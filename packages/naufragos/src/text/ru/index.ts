// Russian, ready to be spoken.
import { speaker } from '@landfall/tabletop'
import { grammar, words } from '@landfall/tabletop/ru'
import { type LanguagePack, namesOf } from '../language-pack.ts'
import { board } from './board.ts'
import { cards } from './cards/index.ts'
import { facts } from './facts.ts'
import { nouns } from './nouns.ts'
import { actions } from './parts.ts'
import { screen } from './screen.ts'
import { setup } from './setup.ts'
import { verbs } from './verbs.ts'

const names = { ...namesOf(cards), ...actions }

/** The log is told in the present: nobody's gender is known. */
const told: typeof grammar = {
  ...grammar,
  conjugate: (verb, mood, agrees) => grammar.conjugate(verb, mood === 'did' ? 'does' : mood, agrees),
}

export const pack: LanguagePack = {
  words,
  say: speaker(told, { nouns, verbs, names, facts }, 'listed'),
  screen,
  cards,
  board,
  setup,
}
