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
import { retold, retoldNouns } from './retold.ts'
import { screen } from './screen.ts'
import { verbs } from './verbs.ts'

/** Whoever is named before a colon is told what to do: “each character involved: take card 108”. */
const spoken: typeof grammar = {
  ...grammar,
  conjugate: (verb, mood, agrees) =>
    grammar.conjugate(verb, mood === 'does' && agrees === undefined ? 'order' : mood, agrees),
}

export const pack: LanguagePack = languagePack({
  words,
  say: speaker(
    spoken,
    {
      nouns: { ...numbersIn(cards), ...nouns, ...retoldNouns },
      verbs,
      names: namesOf(cards, parts),
      facts,
      retold,
    },
    'listed',
  ),
  screen,
  parts,
  log,
  cards,
  diary,
})
