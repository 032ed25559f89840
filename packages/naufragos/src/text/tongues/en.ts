// English, ready to be spoken.
import { english, speaker } from '@landfall/text'
import { en, screen } from '../en.ts'
import type { Tongue } from '../rules-text.ts'

export const tongue: Tongue = { say: speaker(english, en), screen, facts: en.facts, index: 0 }
