// Polish, ready to be spoken.
import { polish, speaker } from '@landfall/text'
import { pl, screen } from '../pl.ts'
import type { Tongue } from '../rules-text.ts'

export const tongue: Tongue = { say: speaker(polish, pl), screen, facts: pl.facts, index: 2 }
