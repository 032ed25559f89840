// The ways to end of which a game is kept, with the rules that each proves.
import type { WayToEnd } from '@landfall/crusoe/testing'

export const endings: readonly WayToEnd[] = [
  { why: 'goal', rules: 'RC-SCN4-01' },
  { why: 'campLost', rules: 'RC-SCN4-12' },
  { why: 'lastRound', rules: 'RC-SCN4-03 RC-END-03' },
  { why: 'death', rules: 'RC-END-02' },
]
