// English, ready to be spoken.
import { speaker } from '@landfall/tabletop'
import { grammar, words } from '@landfall/tabletop/en'
import type { LanguagePack } from '../cards.ts'
import { en, screen } from '../en.ts'

export const pack: LanguagePack = {
  words,
  say: speaker(grammar, en),
  screen,
  index: 0,
  edition: 'second',
  scenario: undefined,
}
