// How bots look up what a verb has for them.
import { type Consult, consulting } from '@landfall/tabletop'
import type { NaufragosEffects } from '../effect-types.ts'

export const consult: Consult<NaufragosEffects> = consulting()
