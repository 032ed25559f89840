// English, ready to be spoken.
import { speaker } from '@landfall/tabletop'
import { grammar, words } from '@landfall/tabletop/en'
import { en, screen } from '../en.ts'
import type { LanguagePack } from '../rules-text.ts'

export const pack: LanguagePack = { words, say: speaker(grammar, en), screen, facts: en.facts, index: 0 }
