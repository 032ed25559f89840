// Polish, ready to be spoken.
import { speaker } from '@landfall/tabletop'
import { grammar, words } from '@landfall/tabletop/pl'
import { pl, screen } from '../pl.ts'
import type { LanguagePack } from '../rules-text.ts'

export const pack: LanguagePack = { words, say: speaker(grammar, pl), screen, facts: pl.facts, index: 2 }
