// Polish, ready to be spoken.
import { polish, speaker } from '@landfall/text'
import type { Tongue } from '../cards.ts'
import { pl, screen } from '../pl.ts'

export const tongue: Tongue = { say: speaker(polish, pl), screen, index: 2, edition: 'second', scenario: undefined }
