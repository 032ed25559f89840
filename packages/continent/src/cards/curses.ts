// The Curse cards: the four that are always there, and one for each Clue. T7-CARD-18
import type { CurseId, Deck } from './card-ids.ts'
import type { CurseCard } from './cards.ts'

export const CURSES: Deck<CurseId, CurseCard> = {
  'curse/death-keeps-pace': { type: 'curse', copies: 4 },
  'curse/the-drowned-lighthouse': { type: 'curse', of: 'drownedLighthouse' },
  'curse/the-borrowed-shadow': { type: 'curse', of: 'borrowedShadow' },
  'curse/the-salt-choir': { type: 'curse', of: 'saltChoir' },
}
