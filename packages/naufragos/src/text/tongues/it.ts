// Italian, ready to be spoken.
import { italian, speaker } from '@landfall/text'
import { it, screen } from '../it.ts'
import type { Tongue } from '../rules-text.ts'

export const tongue: Tongue = { say: speaker(italian, it), screen, facts: it.facts, index: 1 }
