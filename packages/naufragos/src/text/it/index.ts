// Italian, ready to be spoken.
import { speaker } from '@landfall/tabletop'
import { grammar, words } from '@landfall/tabletop/it'
import { it, screen } from '../it.ts'
import type { LanguagePack } from '../rules-text.ts'

export const pack: LanguagePack = { words, say: speaker(grammar, it), screen, facts: it.facts, index: 1 }
