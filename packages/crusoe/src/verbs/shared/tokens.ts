// How verbs speak of tokens.
import type { Crusoe } from '../../types.ts'
import type { CrusoeWords } from '../../words.ts'
import { say } from './verb.ts'

export const TOKENS = {
  reroll: 'rerollToken',
  greaterDanger: 'greaterDangerToken',
  timeConsuming: 'timeConsumingToken',
  additionalWood: 'additionalWoodToken',
} as const

export const put = (object: CrusoeWords['noun'], to: CrusoeWords['noun']): Crusoe['clause'] =>
  say('put', { object: { noun: object }, to: { noun: to } })
