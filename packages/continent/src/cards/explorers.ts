// The eight explorers. T7-CARD-19
import type { Deck, ExplorerId } from './card-ids.ts'
import type { Boost, ExplorerCard } from './cards.ts'
import { boost } from './writing.ts'

/** What stands on every Character card: company draws. */
const TOWARDS_COMPANY: Boost = boost(['move'], [{ cards: -1 }], { towardsCompany: true })

export const EXPLORER_CARDS: Deck<ExplorerId, ExplorerCard> = {
  'explorer/ingrid': {
    type: 'explorer',
    code: 'ISV',
    lasting: [TOWARDS_COMPANY, boost(['swim', 'fish'], [{ cards: -1 }])],
  },
  'explorer/tomas': {
    type: 'explorer',
    code: 'TAR',
    lasting: [TOWARDS_COMPANY, boost(['pathfind', 'orient'], [{ starsPerSeven: 1 }])],
  },
  'explorer/wanjiru': {
    type: 'explorer',
    code: 'WKE',
    lasting: [TOWARDS_COMPANY, { last: 'healer', recovers: 1 }],
  },
  'explorer/anselm': {
    type: 'explorer',
    code: 'ADO',
    lasting: [TOWARDS_COMPANY, boost(['decipher', 'pray'], [{ cards: -1 }])],
  },
  'explorer/zofia': {
    type: 'explorer',
    code: 'ZRZ',
    lasting: [TOWARDS_COMPANY, boost(['climb', 'dig'], [{ cards: -1 }]), { last: 'immune', to: 103 }],
  },
  'explorer/emil': {
    type: 'explorer',
    code: 'EHA',
    lasting: [
      TOWARDS_COMPANY,
      boost(['craft'], [{ cards: -2 }], { active: true }),
      boost(['craft'], [{ durability: 1 }], { active: true }),
    ],
  },
  'explorer/mirela': {
    type: 'explorer',
    code: 'MST',
    lasting: [TOWARDS_COMPANY, boost(['balance', 'stealth'], [{ difficulty: -1 }])],
  },
  'explorer/barnaby': {
    type: 'explorer',
    code: 'BOL',
    lasting: [TOWARDS_COMPANY, { last: 'meals', by: 1 }, { last: 'hand', by: 1 }],
  },
}
