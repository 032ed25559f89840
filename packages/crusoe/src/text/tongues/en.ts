// English, ready to be spoken.
import { english, speaker } from '@landfall/text'
import type { Tongue } from '../cards.ts'
import { en, screen } from '../en.ts'

export const tongue: Tongue = { say: speaker(english, en), screen, index: 0, edition: 'second', scenario: undefined }
