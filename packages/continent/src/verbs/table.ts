// Derived from the files of this folder by `npm run derive`. Do not edit.
import { verb as banishNumbered } from './banish-numbered.ts'
import { verb as banishStored } from './banish-stored.ts'
import { verb as banishThis } from './banish-this.ts'
import { verb as clear } from './clear.ts'
import { verb as craft } from './craft.ts'
import { verb as cross } from './cross.ts'
import { verb as cure } from './cure.ts'
import { verb as discardThis } from './discard-this.ts'
import { verb as drop } from './drop.ts'
import { verb as endAdventure } from './end-adventure.ts'
import { verb as flee } from './flee.ts'
import { verb as freeTrade } from './free-trade.ts'
import { verb as hide } from './hide.ts'
import type { Verbs } from './index.ts'
import { verb as journey } from './journey.ts'
import { verb as learn } from './learn.ts'
import { verb as lift } from './lift.ts'
import { verb as light } from './light.ts'
import { verb as lookAhead } from './look-ahead.ts'
import { verb as lookUnder } from './look-under.ts'
import { verb as lose } from './lose.ts'
import { verb as move } from './move.ts'
import { verb as recover } from './recover.ts'
import { verb as returnStored } from './return-stored.ts'
import { verb as returnThis } from './return-this.ts'
import { verb as reveal } from './reveal.ts'
import { verb as scrap } from './scrap.ts'
import type { Verb } from './shared/verb.ts'
import { verb as strengthen } from './strengthen.ts'
import { verb as take } from './take.ts'
import { verb as takeIfThere } from './take-if-there.ts'
import { verb as turnGold } from './turn-gold.ts'
import { verb as wear } from './wear.ts'

export const VERBS: { readonly [Name in keyof Verbs]: Verb<Verbs[Name]> } = {
  banishNumbered,
  banishStored,
  banishThis,
  clear,
  craft,
  cross,
  cure,
  discardThis,
  drop,
  endAdventure,
  flee,
  freeTrade,
  hide,
  journey,
  learn,
  lift,
  light,
  lookAhead,
  lookUnder,
  lose,
  move,
  recover,
  returnStored,
  returnThis,
  reveal,
  scrap,
  strengthen,
  take,
  takeIfThere,
  turnGold,
  wear,
}
