// What begins a new part of the story.

import type { Happened } from '@landfall/kernel'
import type { LanguagePack } from '../text/language-pack.ts'
import { headingOf as headingIn } from '../text/log.ts'

/** A phase, or the last part of one, by its name. */
export function headingOf(event: Happened, pack: LanguagePack): string | undefined {
  return headingIn(event, pack)
}
