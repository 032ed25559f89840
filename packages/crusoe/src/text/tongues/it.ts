// Italian, ready to be spoken.
import { italian, speaker } from '@landfall/text'
import type { Tongue } from '../cards.ts'
import { it, screen } from '../it.ts'

export const tongue: Tongue = { say: speaker(italian, it), screen, index: 1, edition: 'second', scenario: undefined }
