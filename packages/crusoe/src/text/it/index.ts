// Italian, ready to be spoken.
import { speaker } from '@landfall/tabletop'
import { grammar, words } from '@landfall/tabletop/it'
import type { LanguagePack } from '../cards.ts'
import { it, screen } from '../it.ts'

export const pack: LanguagePack = {
  words,
  say: speaker(grammar, it),
  screen,
  index: 1,
  edition: 'second',
  scenario: undefined,
}
