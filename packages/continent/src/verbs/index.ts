// Derived from the files of this folder by `npm run derive`. Do not edit.
import type { ContinentEffect } from '../effect-types.ts'
import type { BanishNumbered } from './banish-numbered.ts'
import type { BanishStored } from './banish-stored.ts'
import type { Cure } from './cure.ts'
import type { Drop } from './drop.ts'
import type { Hide } from './hide.ts'
import type { Journey } from './journey.ts'
import type { Lift } from './lift.ts'
import type { LookAhead } from './look-ahead.ts'
import type { Lose } from './lose.ts'
import type { Recover } from './recover.ts'
import type { ReturnStored } from './return-stored.ts'
import type { Strengthen } from './strengthen.ts'
import type { Take } from './take.ts'
import type { TakeIfThere } from './take-if-there.ts'
import type { Wear } from './wear.ts'

/** Verb → what it needs to know. */
export interface Verbs {
  banishNumbered: BanishNumbered
  banishStored: BanishStored
  banishThis: object
  clear: object
  craft: object
  cross: object
  cure: Cure
  discardThis: object
  drop: Drop
  endAdventure: object
  flee: object
  freeTrade: object
  hide: Hide
  journey: Journey
  learn: object
  lift: Lift
  light: object
  lookAhead: LookAhead
  lookUnder: object
  lose: Lose
  move: object
  recover: Recover
  returnStored: ReturnStored
  returnThis: object
  reveal: object
  scrap: object
  strengthen: Strengthen
  take: Take
  takeIfThere: TakeIfThere
  turnGold: object
  wear: Wear
}

export const banishNumbered = (number: BanishNumbered['number']): ContinentEffect => ({ do: 'banishNumbered', number })
export const banishStored = (number: BanishStored['number']): ContinentEffect => ({ do: 'banishStored', number })
export const banishThis: ContinentEffect = { do: 'banishThis' }
export const clear: ContinentEffect = { do: 'clear' }
export const craft: ContinentEffect = { do: 'craft' }
export const cross: ContinentEffect = { do: 'cross' }
export const cure = (states: Cure['states'], of: Cure['of'] = 'you', count: Cure['count'] = 1): ContinentEffect => ({
  do: 'cure',
  states,
  of,
  count,
})
export const discardThis: ContinentEffect = { do: 'discardThis' }
export const drop = (by: Drop['by']): ContinentEffect => ({ do: 'drop', by })
export const endAdventure: ContinentEffect = { do: 'endAdventure' }
export const flee: ContinentEffect = { do: 'flee' }
export const freeTrade: ContinentEffect = { do: 'freeTrade' }
export const hide = (number: Hide['number']): ContinentEffect => ({ do: 'hide', number })
export const journey = (number: Journey['number']): ContinentEffect => ({ do: 'journey', number })
export const learn: ContinentEffect = { do: 'learn' }
export const lift = (clue: Lift['clue']): ContinentEffect => ({ do: 'lift', clue })
export const light: ContinentEffect = { do: 'light' }
export const lookAhead = (cards: LookAhead['cards']): ContinentEffect => ({ do: 'lookAhead', cards })
export const lookUnder: ContinentEffect = { do: 'lookUnder' }
export const lose = (by: Lose['by']): ContinentEffect => ({ do: 'lose', by })
export const move: ContinentEffect = { do: 'move' }
export const recover = (by: Recover['by']): ContinentEffect => ({ do: 'recover', by })
export const returnStored = (number: ReturnStored['number'], times: ReturnStored['times']): ContinentEffect => ({
  do: 'returnStored',
  number,
  times,
})
export const returnThis: ContinentEffect = { do: 'returnThis' }
export const reveal: ContinentEffect = { do: 'reveal' }
export const scrap: ContinentEffect = { do: 'scrap' }
export const strengthen = (by: Strengthen['by'], which: Strengthen['which'] = 'any'): ContinentEffect => ({
  do: 'strengthen',
  by,
  which,
})
export const take = (number: Take['number'], options: Pick<Take, 'pennant'> = {}): ContinentEffect => ({
  do: 'take',
  number,
  ...options,
})
export const takeIfThere = (number: TakeIfThere['number']): ContinentEffect => ({ do: 'takeIfThere', number })
export const turnGold: ContinentEffect = { do: 'turnGold' }
export const wear = (by: Wear['by']): ContinentEffect => ({ do: 'wear', by })
