// What decks are written with besides verbs: options, conditions, and what lasts while a card is held, visible or built.
import { controls, fact } from '@landfall/tabletop'
import type { Fact, NaufragosEffect, NaufragosEffects, Option } from '../effect-types.ts'
import type { Label } from './card-ids.ts'
import type { Lasting, Mod, Price, Time } from './cards.ts'

type Effects = readonly NaufragosEffect[]

const { chooseOne, test, vote: votes, when } = controls<NaufragosEffects>()

export const option = (label: Label, effects: Effects, price?: Price): Option =>
  price === undefined ? { label, effects } : { label, effects, price }

export const choose = (options: readonly Option[]): NaufragosEffect => chooseOne('you', ...options)
export const vote = (options: readonly Option[]): NaufragosEffect => votes(...options)

export const roll = (least: number, success: Effects, failure?: Effects): NaufragosEffect =>
  test('die', least, success, failure)
export const strength = (least: number, success: Effects, failure?: Effects): NaufragosEffect =>
  test('strength', least, success, failure)
export const groupStrength = (least: number, success: Effects, failure?: Effects): NaufragosEffect =>
  test('group', least, success, failure)

export const ifThen = (name: Fact, effects: Effects, otherwise?: Effects): NaufragosEffect =>
  when(fact(name), effects, otherwise)
/** Where only the lack of something matters. */
export const unless = (name: Fact, effects: Effects): NaufragosEffect => when({ not: fact(name) }, effects)

export const mod = (to: Mod, by: number): Lasting => ({ last: 'mod', to, by })
/** It holds for everybody at home, while its owner is there. */
export const modAtHome = (to: Mod, by: number): Lasting => ({ last: 'mod', to, by, when: 'ownerHome' })
export const modWhile = (name: Fact, to: Mod, by: number): Lasting => ({ last: 'mod', to, by, when: fact(name) })
export const at = (time: Time, ...effects: Effects): Lasting => ({ last: 'at', time, effects })
export const shield = (wounds: number): Lasting => ({ last: 'shield', wounds })
export const immune = (to: 'jellyfish' | 'shark' | 'scorch'): Lasting => ({ last: 'immune', to })
export const forbid = (what: 'trade' | 'gift'): Lasting => ({ last: 'forbid', what })
export const signal: Lasting = { last: 'signal' }
export const shelter = (level: number, ...rest: readonly number[]): Lasting => ({ last: 'shelter', level, rest })
