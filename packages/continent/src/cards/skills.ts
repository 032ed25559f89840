// The 35 common Skill cards. T7-SETUP-07
import { cure, light, recover, strengthen } from '../verbs/index.ts'
import type { Deck, SkillId } from './card-ids.ts'
import type { SkillCard } from './cards.ts'
import { between, boost, discarding, eachHere, open } from './writing.ts'

export const SKILLS: Deck<SkillId, SkillCard> = {
  'skill/steady-breath': {
    type: 'skill',
    code: 'K01',
    strip: { stars: 3 },
    lasting: [discarding('any', [{ stars: 1 }])],
  },
  'skill/against-the-odds': {
    type: 'skill',
    code: 'K02',
    strip: { stars: 2, half: 'right', sevens: 1 },
    lasting: [discarding('any', [{ starsPerSeven: 1 }])],
  },
  'skill/share-the-load': {
    type: 'skill',
    code: 'K03',
    strip: { stars: 0, sevens: 1 },
    lasting: [discarding('any', [{ spares: 'onesOfOthers' }])],
  },
  'skill/bide-your-time': {
    type: 'skill',
    code: 'K04',
    strip: { stars: 0 },
    lasting: [between(recover(5))],
  },
  'skill/field-dressing': {
    type: 'skill',
    code: 'K05',
    strip: { stars: 0, sevens: 1 },
    lasting: [between(cure([102, 104], 'anyoneHere'))],
  },
  'skill/old-marching-song': {
    type: 'skill',
    code: 'K06',
    strip: { stars: 0 },
    lasting: [between(eachHere(cure([100, 103])))],
  },
  'skill/left-hand-knows': {
    type: 'skill',
    code: 'K07',
    strip: { stars: 0, half: 'left', sevens: 1 },
    lasting: [discarding('any', [{ pairsHalf: true }])],
  },
  'skill/trail-sense': {
    type: 'skill',
    code: 'K08',
    strip: { stars: 0, half: 'left' },
    lasting: [discarding(['pathfind'], [{ cards: -2 }])],
  },
  'skill/throwing-line': {
    type: 'skill',
    code: 'K09',
    strip: { stars: 0, half: 'left', sevens: 1 },
    craft: {
      cost: 3,
      materials: { vine: 2, reed: 1 },
      item: {
        type: 'item',
        durability: 3,
        keywords: ['line', 'tool'],
        pennant: 'rope',
        lasting: [boost(['climb'], [{ cards: -1 }]), boost(['pull'], [{ stars: 1 }])],
      },
    },
  },
  'skill/log-raft': {
    type: 'skill',
    code: 'K10',
    strip: { stars: 0, half: 'right' },
    craft: {
      cost: 6,
      materials: { wood: 3, vine: 2, reed: 1 },
      item: {
        type: 'item',
        durability: 3,
        keywords: ['float'],
        pennant: 'raft',
        lasting: [boost(['swim'], [{ cards: -2 }, { stars: 1 }])],
      },
    },
  },
  'skill/wire-snare': {
    type: 'skill',
    code: 'K11',
    strip: { stars: 0, half: 'right', sevens: 1 },
    craft: {
      cost: 2,
      materials: { vine: 1, bone: 1 },
      item: {
        type: 'item',
        durability: 3,
        keywords: ['lure'],
        lasting: [boost(['hunt'], [{ cards: -1 }, { starsPerSeven: 1 }])],
      },
    },
  },
  'skill/fish-spear': {
    type: 'skill',
    code: 'K12',
    strip: { stars: 0, half: 'right' },
    craft: {
      cost: 2,
      materials: { wood: 1, bone: 1 },
      item: {
        type: 'item',
        durability: 3,
        keywords: ['blade', 'lure'],
        lasting: [boost(['fish'], [{ stars: 1 }]), boost(['fight'], [{ stars: 1 }])],
      },
    },
  },
  'skill/pitch-torch': {
    type: 'skill',
    code: 'K13',
    strip: { stars: 0, half: 'right', sevens: 1 },
    craft: {
      cost: 2,
      materials: { wood: 1, tar: 1 },
      item: {
        type: 'item',
        durability: 2,
        keywords: ['light'],
        pennant: 'lamp',
        lasting: [boost(['investigate'], [{ cards: -1 }]), boost(['pathfind'], [{ cards: -1 }])],
      },
    },
  },
  'skill/digging-stick': {
    type: 'skill',
    code: 'K14',
    strip: { stars: 0, half: 'right' },
    craft: {
      cost: 2,
      materials: { wood: 1, stone: 1 },
      item: {
        type: 'item',
        durability: 4,
        keywords: ['tool'],
        lasting: [boost(['dig'], [{ cards: -2 }, { starsPerSeven: 1 }])],
      },
    },
  },
  'skill/reed-basket': {
    type: 'skill',
    code: 'K15',
    strip: { stars: 0, half: 'right' },
    craft: {
      cost: 2,
      materials: { reed: 2 },
      item: {
        type: 'item',
        durability: 3,
        keywords: ['lure', 'pack'],
        lasting: [boost(['search'], [{ cards: -1 }]), boost(['fish'], [{ starsPerSeven: 1 }])],
      },
    },
  },
  'skill/lean-to': {
    type: 'skill',
    code: 'K16',
    strip: { stars: 0, half: 'right', sevens: 1 },
    craft: {
      cost: 4,
      materials: { leaf: 2, wood: 1 },
      item: {
        type: 'item',
        durability: 2,
        keywords: ['shelter'],
        actions: [open('rest', 0, 0, [recover(6), cure([101, 105])])],
      },
    },
  },
  'skill/quick-hands': {
    type: 'skill',
    code: 'K17',
    strip: { stars: 0, half: 'right' },
    lasting: [discarding(['take', 'open', 'craft'], [{ cards: -2 }])],
  },
  'skill/stone-hatchet': {
    type: 'skill',
    code: 'K18',
    strip: { stars: 1, half: 'right' },
    craft: {
      cost: 3,
      materials: { stone: 1, wood: 1 },
      item: {
        type: 'item',
        durability: 4,
        keywords: ['blade', 'tool'],
        lasting: [
          boost(['fight'], [{ stars: 1 }]),
          boost(['pathfind'], [{ cards: -1 }]),
          boost(['craft'], [{ cards: -1 }], { resource: 'wood' }),
        ],
      },
    },
  },
  'skill/short-bow': {
    type: 'skill',
    code: 'K19',
    strip: { stars: 1, half: 'right', sevens: 1 },
    craft: {
      cost: 5,
      materials: { wood: 2, vine: 2 },
      item: {
        type: 'item',
        durability: 3,
        keywords: ['ranged'],
        lasting: [boost(['hunt'], [{ cards: -2 }, { stars: 1 }]), boost(['fight'], [{ cards: -1 }])],
      },
    },
  },
  'skill/sling': {
    type: 'skill',
    code: 'K20',
    strip: { stars: 1, half: 'right' },
    craft: {
      cost: 2,
      materials: { vine: 1, stone: 1 },
      item: {
        type: 'item',
        durability: 2,
        keywords: ['ranged'],
        lasting: [boost(['hunt'], [{ starsPerSeven: 1 }]), boost(['fight'], [{ starsPerSeven: 1 }])],
      },
    },
  },
  'skill/fire-drill': {
    type: 'skill',
    code: 'K21',
    strip: { stars: 1, half: 'right', sevens: 1 },
    craft: {
      cost: 2,
      materials: { wood: 1, leaf: 1 },
      item: { type: 'item', durability: 2, keywords: ['light', 'tool'], actions: [open('fire', 2, 1, [light])] },
    },
  },
  'skill/walking-staff': {
    type: 'skill',
    code: 'K22',
    strip: { stars: 1, half: 'right' },
    craft: {
      cost: 2,
      materials: { wood: 2 },
      item: {
        type: 'item',
        durability: 4,
        keywords: ['brace'],
        lasting: [
          boost(['move'], [{ cards: -1 }]),
          boost(['balance'], [{ stars: 1 }]),
          boost(['climb'], [{ cards: -1 }]),
        ],
      },
    },
  },
  'skill/climbing-hooks': {
    type: 'skill',
    code: 'K23',
    strip: { stars: 1, half: 'right' },
    craft: {
      cost: 3,
      materials: { bone: 2, vine: 1 },
      item: {
        type: 'item',
        durability: 3,
        keywords: ['brace', 'line'],
        lasting: [boost(['climb'], [{ cards: -2 }, { stars: 1 }])],
      },
    },
  },
  'skill/smoke-rack': {
    type: 'skill',
    code: 'K24',
    strip: { stars: 1, half: 'right' },
    craft: {
      cost: 3,
      materials: { fire: 2, wood: 1 },
      item: { type: 'item', durability: 3, keywords: ['shelter', 'pack'], lasting: [boost(['eat'], [{ meal: 2 }])] },
    },
  },
  'skill/bark-map': {
    type: 'skill',
    code: 'K25',
    strip: { stars: 1, half: 'right', sevens: 1 },
    craft: {
      cost: 2,
      materials: { leaf: 1 },
      item: {
        type: 'item',
        durability: 3,
        keywords: ['lore'],
        lasting: [boost(['orient'], [{ cards: -1 }, { stars: 1 }]), boost(['pathfind'], [{ cards: -1 }])],
      },
    },
  },
  'skill/bone-flute': {
    type: 'skill',
    code: 'K26',
    strip: { stars: 1, half: 'right' },
    craft: {
      cost: 3,
      materials: { bone: 2, reed: 1 },
      item: {
        type: 'item',
        durability: 3,
        keywords: ['lore'],
        instrument: true,
        lasting: [boost(['offer'], [{ stars: 1 }])],
        actions: [open('music', 1, 1, [eachHere(cure([100, 103]))])],
      },
    },
  },
  'skill/bone-needle': {
    type: 'skill',
    code: 'K27',
    strip: { stars: 1, half: 'right' },
    craft: {
      cost: 2,
      materials: { bone: 1, vine: 1 },
      item: {
        type: 'item',
        durability: 3,
        keywords: ['tool'],
        lasting: [boost(['craft'], [{ cards: -2 }]), boost(['heal'], [{ stars: 1 }])],
      },
    },
  },
  'skill/splint-and-strap': {
    type: 'skill',
    code: 'K28',
    strip: { stars: 1, half: 'right', sevens: 1 },
    craft: {
      cost: 2,
      materials: { wood: 1, vine: 1 },
      item: {
        type: 'item',
        durability: 2,
        keywords: ['brace'],
        actions: [open('heal', 1, 1, [cure([102, 104], 'anyoneHere')])],
      },
    },
  },
  'skill/tar-pot': {
    type: 'skill',
    code: 'K29',
    strip: { stars: 1, half: 'right' },
    craft: {
      cost: 3,
      materials: { tar: 2, fire: 1 },
      item: {
        type: 'item',
        durability: 2,
        keywords: ['tool', 'float'],
        actions: [open('craft', 1, 0, [strengthen(2, 'other')])],
      },
    },
  },
  'skill/keep-low': {
    type: 'skill',
    code: 'K30',
    strip: { stars: 1, half: 'right' },
    lasting: [discarding(['stealth', 'hunt'], [{ cards: -2 }, { stars: 1 }], { as: 'oneOf' })],
  },
  'skill/stand-fast': {
    type: 'skill',
    code: 'K31',
    strip: { stars: 1, half: 'right', sevens: 1 },
    lasting: [discarding(['fight'], [{ stars: 2 }])],
  },
  'skill/sharp-eyes': {
    type: 'skill',
    code: 'K32',
    strip: { stars: 1, half: 'right' },
    lasting: [discarding(['spot', 'search'], [{ cards: -1 }, { stars: 1 }], { as: 'all' })],
  },
  'skill/cold-water-nerve': {
    type: 'skill',
    code: 'K33',
    strip: { stars: 1, half: 'right' },
    lasting: [discarding(['swim', 'balance'], [{ cards: -2 }])],
  },
  'skill/think-it-through': {
    type: 'skill',
    code: 'K34',
    strip: { stars: 1, half: 'right', sevens: 1 },
    lasting: [discarding(['think', 'decipher', 'orient'], [{ stars: 2 }])],
  },
  'skill/shoulder-to-shoulder': {
    type: 'skill',
    code: 'K35',
    strip: { stars: 1, half: 'right' },
    lasting: [discarding('any', [{ stars: 1 }, { keepsTrust: true }], { collective: true, as: 'all' })],
  },
}
