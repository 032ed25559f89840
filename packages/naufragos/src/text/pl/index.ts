// Polish, ready to be spoken.
import { speaker } from '@landfall/tabletop'
import { grammar, words } from '@landfall/tabletop/pl'
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

/** The log tells in the present tense, which does not ask whether a castaway is a man or a woman. */
const spoken: typeof grammar = {
  ...grammar,
  conjugate: (verb, mood, agrees) => grammar.conjugate(verb, mood === 'did' ? 'does' : mood, agrees),
}

export const pack: LanguagePack = {
  words,
  say: speaker(spoken, { nouns, verbs, names, facts }, 'listed'),
  screen,
  cards,
  board,
  setup,
}
