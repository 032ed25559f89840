// How bots look up what a verb has for them.
import { type Consult, consulting } from '@landfall/tabletop'
import type { CrusoeEffects } from '../types.ts'

export const consult: Consult<CrusoeEffects> = consulting()
