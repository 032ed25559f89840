// What a phase is called.
import type { Language } from '@landfall/text'
import type { Phase } from '../state.ts'
import { tongues } from '../text/voice.ts'

/** Unknown phases keep the name they were given: a save may come from elsewhere. */
export function phaseName(phase: string, language: Language): string {
  const { phases } = tongues[language].screen
  return isPhase(phase, phases) ? phases[phase] : phase
}

function isPhase(phase: string, phases: { readonly [P in Phase]: string }): phase is Phase {
  return Object.hasOwn(phases, phase)
}
