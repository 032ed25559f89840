// Polish, ready to be spoken.
import { speaker } from '@landfall/tabletop'
import { grammar, words } from '@landfall/tabletop/pl'
import type { LanguagePack } from '../cards.ts'
import { pl, screen } from '../pl.ts'

export const pack: LanguagePack = {
  words,
  say: speaker(grammar, pl),
  screen,
  index: 2,
  edition: 'second',
  scenario: undefined,
}
