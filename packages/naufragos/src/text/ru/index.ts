// Russian, ready to be spoken.
import { speaker } from '@landfall/tabletop'
import { grammar, words } from '@landfall/tabletop/ru'
import { ru, screen } from '../ru.ts'
import type { LanguagePack } from '../rules-text.ts'

export const pack: LanguagePack = { words, say: speaker(grammar, ru), screen, facts: ru.facts, index: 3 }
