// Russian, ready to be spoken.
import { speaker } from '@landfall/tabletop'
import { grammar, words } from '@landfall/tabletop/ru'
import { type LanguagePack, languagePack, namesOf, numbersIn } from '../language-pack.ts'
import { cards } from './cards/index.ts'
import { diary } from './diary.ts'
import { facts } from './facts.ts'
import { log } from './log.ts'
import { nouns } from './nouns.ts'
import { parts } from './parts.ts'
import { screen } from './screen.ts'
import { smooth } from './smooth.ts'
import { verbs } from './verbs.ts'

/** The log is told in the present: nobody's gender is known. */
const told: typeof grammar = {
  ...grammar,
  conjugate: (verb, mood, agrees) => grammar.conjugate(verb, mood === 'did' ? 'does' : mood, agrees),
}

const say = speaker(
  told,
  { nouns: { ...numbersIn(cards), ...nouns }, verbs, names: namesOf(cards, parts), facts },
  'listed',
)

export const pack: LanguagePack = languagePack({
  words,
  say: {
    ...say,
    line: (clause) => smooth(say.line(clause)),
    label: (clause) => smooth(say.label(clause)),
  },
  screen,
  parts,
  log,
  cards,
  diary,
})
