// The ways to end of which a game is kept, with the rules that each proves.
import type { WayToEnd } from '@landfall/crusoe/testing'

export const endings: readonly WayToEnd[] = [
  { why: 'goal', rules: 'RC-SCN6-01' },
  { why: 'childUnfed', rules: 'RC-SCN6-06' },
  { why: 'inventionsMissing', rules: 'RC-SCN6-04' },
  { why: 'death', rules: 'RC-END-02' },
]
