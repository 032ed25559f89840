// Russian, ready to be spoken.
import { russian, speaker } from '@landfall/text'
import { ru, screen } from '../ru.ts'
import type { Tongue } from '../rules-text.ts'

export const tongue: Tongue = { say: speaker(russian, ru), screen, facts: ru.facts, index: 3 }
