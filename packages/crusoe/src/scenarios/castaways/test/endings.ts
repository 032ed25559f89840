// The ways to end of which a game is kept, with the rules that each proves.
import type { WayToEnd } from '@landfall/crusoe/testing'

export const endings: readonly WayToEnd[] = [
  { why: 'goal', rules: 'RC-SCN1-01' },
  { why: 'lastRound', rules: 'RC-SCN1-02 RC-END-03' },
  { why: 'death', rules: 'RC-END-02' },
]
