// What begins a new part of the story.
import type { Happened } from '@landfall/kernel'
import type { Language } from '@landfall/text'
import { headingOf as headingIn } from '../text/log.ts'
import { tongues } from '../text/voice.ts'

/** A turn or a phase, by its name. */
export function headingOf(event: Happened, language: Language): string | undefined {
  return headingIn(event, tongues[language])
}
