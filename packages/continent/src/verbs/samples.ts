// Derived from the files of this folder by `npm run derive`. Do not edit.
import type { SamplesOfAll } from '@landfall/tabletop'
import { samples as banishNumbered } from './banish-numbered.ts'
import { samples as banishStored } from './banish-stored.ts'
import { samples as cure } from './cure.ts'
import { samples as drop } from './drop.ts'
import { samples as hide } from './hide.ts'
import type { Verbs } from './index.ts'
import { samples as journey } from './journey.ts'
import { samples as lift } from './lift.ts'
import { samples as lookAhead } from './look-ahead.ts'
import { samples as lose } from './lose.ts'
import { samples as recover } from './recover.ts'
import { samples as returnStored } from './return-stored.ts'
import { samples as strengthen } from './strengthen.ts'
import { samples as take } from './take.ts'
import { samples as takeIfThere } from './take-if-there.ts'
import { samples as wear } from './wear.ts'

export const SAMPLES: SamplesOfAll<Verbs> = {
  banishNumbered,
  banishStored,
  cure,
  drop,
  hide,
  journey,
  lift,
  lookAhead,
  lose,
  recover,
  returnStored,
  strengthen,
  take,
  takeIfThere,
  wear,
}
