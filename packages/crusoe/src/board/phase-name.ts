// What a phase is called.

import type { State } from '../state.ts'
import type { LanguagePack } from '../text/language-pack.ts'

/** Unknown phases keep the name they were given: a save may come from elsewhere. */
export function phaseName(phase: string, pack: LanguagePack): string {
  const { phases } = pack.screen
  return isPhase(phase, phases) ? phases[phase] : phase
}

function isPhase(phase: string, phases: { readonly [P in State['phase']]: string }): phase is State['phase'] {
  return Object.hasOwn(phases, phase)
}
