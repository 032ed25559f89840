// The ways to end of which a game is kept, with the rules that each proves.
import type { WayToEnd } from '@landfall/crusoe/testing'

export const endings: readonly WayToEnd[] = [
  { why: 'goal', rules: 'RC-SCN3-01' },
  { why: 'jennyDied', rules: 'RC-SCN3-01 RC-SCN3-19' },
  { why: 'lastRound', rules: 'RC-SCN3-02 RC-END-03' },
  { why: 'death', rules: 'RC-END-02' },
]
