// Samples that many verbs share.
import type { CrusoeEffect } from '../../types.ts'
import type { Somebody } from './verb.ts'

export const COUNTS: readonly number[] = [1, 2, 5]

export const PEOPLE: readonly Somebody[] = [
  'you',
  'each',
  'group',
  'everyone',
  'everyoneAndFriday',
  'firstPlayer',
  'bearer',
  'victims',
]

export const EFFECTS: readonly (readonly CrusoeEffect[])[] = [
  [{ do: 'lowerMorale', by: 1 }],
  [{ do: 'lowerMorale', by: 2 }],
  [{ do: 'lowerMorale', by: 1 }, { do: 'discardAllResources' }],
]
