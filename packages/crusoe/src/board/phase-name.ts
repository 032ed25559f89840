// What a phase is called.
import type { Language } from '@landfall/text'
import type { State } from '../state.ts'
import { tongues } from '../text/voice.ts'

/** Unknown phases keep the name they were given: a save may come from elsewhere. */
export function phaseName(phase: string, language: Language): string {
  const { phases } = tongues[language].screen
  return isPhase(phase, phases) ? phases[phase] : phase
}

function isPhase(phase: string, phases: { readonly [P in State['phase']]: string }): phase is State['phase'] {
  return Object.hasOwn(phases, phase)
}
