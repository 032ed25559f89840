// Bonus cards: numbers 570 to 573.
import { banishThis } from '../verbs/index.ts'
import type { BonusId, Deck } from './card-ids.ts'
import type { AdventureCard } from './cards.ts'
import { averts, boost, discarding, insight, onTerrain, open, paying, withKeyword } from './writing.ts'

export const BONUSES: Deck<BonusId, AdventureCard> = {
  'bonus/pell-the-castaway': {
    type: 'bonus',
    number: 570,
    back: 'green',
    lasting: [boost(['pathfind'], [{ cards: -1 }]), averts([104])],
  },
  'bonus/marsh-hound-pup': {
    type: 'bonus',
    number: 571,
    back: 'green',
    lasting: [boost(['hunt'], [{ stars: 1 }]), boost(['stealth'], [{ difficulty: 1 }], { compulsory: true })],
  },
  'bonus/fair-wind': {
    type: 'bonus',
    number: 572,
    back: 'green',
    lasting: [discarding(['swim'], [{ cards: -3 }])],
  },
  'bonus/the-hermits-errand': {
    type: 'bonus',
    number: 573,
    back: 'green',
    actions: [onTerrain(445, paying([withKeyword('light')], open('offer', 0, 0, [insight, insight, banishThis])))],
  },
}
