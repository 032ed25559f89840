// Russian, ready to be spoken.
import { speaker } from '@landfall/tabletop'
import { grammar, words } from '@landfall/tabletop/ru'
import type { LanguagePack } from '../cards.ts'
import { ru, screen } from '../ru.ts'

export const pack: LanguagePack = {
  words,
  say: speaker(grammar, ru),
  screen,
  index: 3,
  edition: 'second',
  scenario: undefined,
}
