// The constructors of the verbs: what the decks are written with.

import { controls, fact } from '@landfall/tabletop'
import type { BuildingId, CampId, DeckCardId, Label, NumberedItemId } from '../cards/card-ids.ts'
import type { Lasting, Mod, Price, Time } from '../cards/cards.ts'
import type { Action } from '../components/action-spaces.ts'
import type { Fact, Flag, Looked, NaufragosEffect, NaufragosEffects, Option, Whom } from './effect-types.ts'

type Effects = readonly NaufragosEffect[]

const { when } = controls<NaufragosEffects>()

export const energy = (by: number, who: Whom = 'you'): NaufragosEffect => ({ do: 'energy', who, by })
export const wound = (by: number, who: Whom = 'you'): NaufragosEffect => ({ do: 'wound', who, by })
export const heal = (by: number, who: Whom = 'you'): NaufragosEffect => ({ do: 'heal', who, by })
export const trauma = (by: number): NaufragosEffect => ({ do: 'trauma', by })
export const food = (by: number): NaufragosEffect => ({ do: 'food', by })
/** Food, and more of it with a coop. */
export const eggs = (by: number): NaufragosEffect => ({ do: 'food', by, more: 'hens' })
export const tokens = (by: number): NaufragosEffect => ({ do: 'tokens', by })
export const ownTokens = (by: number): NaufragosEffect => ({ do: 'ownTokens', by })
export const wood = (by: number): NaufragosEffect => ({ do: 'wood', by })
export const forage = (by: number): NaufragosEffect => ({ do: 'forage', by })
export const gather = (by: number): NaufragosEffect => ({ do: 'gather', by })
export const fish = (by: number): NaufragosEffect => ({ do: 'fish', by })
export const cure = (by: number): NaufragosEffect => ({ do: 'cure', by })
export const story = (by: number, who: Whom = 'you'): NaufragosEffect => ({ do: 'story', who, by })
export const add = (card: DeckCardId): NaufragosEffect => ({ do: 'add', card })
export const top = (card: DeckCardId): NaufragosEffect => ({ do: 'add', card, top: true })
export const camp = (card: CampId): NaufragosEffect => ({ do: 'camp', card })
export const item = (card: NumberedItemId): NaufragosEffect => ({ do: 'item', card })
export const salvage = (cards: number): NaufragosEffect => ({ do: 'salvage', cards })
export const drop = (items: number, who: Whom = 'you'): NaufragosEffect => ({ do: 'drop', who, items })
export const uncamp = (card: CampId | 'self'): NaufragosEffect => ({ do: 'uncamp', card })
export const repair = (by: number): NaufragosEffect => ({ do: 'repair', by })
export const away = (card: DeckCardId): NaufragosEffect => ({ do: 'away', card })
export const pend: NaufragosEffect = { do: 'pend' }
export const back: NaufragosEffect = { do: 'back' }
export const project = (building: BuildingId): NaufragosEffect => ({ do: 'project', building })
export const progress = (building: BuildingId, by: number): NaufragosEffect => ({ do: 'progress', building, by })
export const cubes = (by: number): NaufragosEffect => ({ do: 'cubes', by })
export const flag = (name: Flag): NaufragosEffect => ({ do: 'flag', flag: name })
export const unflag = (name: Flag): NaufragosEffect => ({ do: 'unflag', flag: name })
export const difficulty = (by: number): NaufragosEffect => ({ do: 'difficulty', by })
export const returnRolls = (by: number): NaufragosEffect => ({ do: 'returnRolls', by })
export const foot = (by: number, who: Whom = 'you'): NaufragosEffect => ({ do: 'foot', who, by })
export const goHome: NaufragosEffect = { do: 'goHome' }
export const safe = (who: Whom = 'you'): NaufragosEffect => ({ do: 'safe', who })
export const lost: NaufragosEffect = { do: 'lost' }
export const start = (by: number): NaufragosEffect => ({ do: 'start', by })
export const weather = (by: number): NaufragosEffect => ({ do: 'weather', by })
export const fireOut: NaufragosEffect = { do: 'fireOut' }
export const ban = (what: 'fish'): NaufragosEffect => ({ do: 'ban', what })
export const dear = (action: Action, by: number): NaufragosEffect => ({ do: 'dear', action, by })
export const bonus = (to: 'fish' | 'str', by: number): NaufragosEffect => ({ do: 'bonus', to, by })
export const peek = (deck: Looked, cards: number, who: Whom = 'you'): NaufragosEffect => ({
  do: 'peek',
  deck,
  cards,
  who,
})
export const sort = (deck: Looked, cards: number): NaufragosEffect => ({ do: 'sort', deck, cards })
export const tiebreak: NaufragosEffect = { do: 'tiebreak' }
export const cancelTrauma: NaufragosEffect = { do: 'cancelTrauma' }

export const option = (label: Label, effects: Effects, price?: Price): Option =>
  price === undefined ? { label, effects } : { label, effects, price }
export const choose = (...options: readonly Option[]): NaufragosEffect => ({ do: 'choose', options })
export const vote = (...options: readonly Option[]): NaufragosEffect => ({ do: 'vote', options })

export const roll = (least: number, ok: Effects, ko: Effects = []): NaufragosEffect => ({ do: 'roll', least, ok, ko })
export const strength = (least: number, ok: Effects, ko: Effects = []): NaufragosEffect => ({
  do: 'strength',
  least,
  ok,
  ko,
})
export const groupStrength = (least: number, ok: Effects, ko: Effects = []): NaufragosEffect => ({
  do: 'groupStrength',
  least,
  ok,
  ko,
})

export const ifThen = (name: Fact, effects: Effects, otherwise?: Effects): NaufragosEffect =>
  when(fact(name), effects, otherwise)
/** Where only the lack of something matters. */
export const unless = (name: Fact, effects: Effects): NaufragosEffect => when({ not: fact(name) }, effects)

// Lasting effects
export const mod = (key: Mod, by: number): Lasting => ({ last: 'mod', mod: key, by })
/** It holds for everybody at home, while its owner is there. */
export const modAtHome = (key: Mod, by: number): Lasting => ({ last: 'mod', mod: key, by, home: true })
export const whileFact = (name: Fact, ...lasting: readonly Lasting[]): Lasting => ({
  last: 'when',
  condition: fact(name),
  lasting,
})
export const at = (time: Time, ...effects: Effects): Lasting => ({ last: 'at', time, effects })
export const shield = (wounds: number): Lasting => ({ last: 'shield', wounds })
export const immune = (to: 'jellyfish' | 'shark' | 'scorch'): Lasting => ({ last: 'immune', to })
export const forbid = (what: 'trade' | 'gift'): Lasting => ({ last: 'forbid', what })
export const signal: Lasting = { last: 'signal' }
export const shelter = (level: number, ...rest: readonly number[]): Lasting => ({ last: 'shelter', level, rest })
