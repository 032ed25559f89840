// Russian, ready to be spoken.
import { russian, speaker } from '@landfall/text'
import type { Tongue } from '../cards.ts'
import { ru, screen } from '../ru.ts'

export const tongue: Tongue = { say: speaker(russian, ru), screen, index: 3, edition: 'second', scenario: undefined }
