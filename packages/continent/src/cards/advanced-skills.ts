// The Skill cards that are bought with experience. T7-CARD-17
import { cure, recover } from '../verbs/index.ts'
import type { AdvancedSkillId, Deck } from './card-ids.ts'
import type { SkillCard } from './cards.ts'
import { between, boost, discarding } from './writing.ts'

export const ADVANCED_SKILLS: Deck<AdvancedSkillId, SkillCard> = {
  'advanced/old-hand': {
    type: 'skill',
    code: 'V01',
    strip: { stars: 2, half: 'left', sevens: 1 },
    price: 1,
    lasting: [discarding('any', [{ stars: 2 }])],
  },
  'advanced/salt-in-the-blood': {
    type: 'skill',
    code: 'V02',
    strip: { stars: 2, sevens: 1 },
    price: 2,
    lasting: [boost(['swim', 'fish'], [{ cards: -2 }])],
  },
  'advanced/fen-walker': {
    type: 'skill',
    code: 'V03',
    strip: { stars: 2, half: 'left' },
    price: 2,
    lasting: [boost(['pathfind', 'move'], [{ cards: -1 }])],
  },
  'advanced/bonesetter': {
    type: 'skill',
    code: 'V04',
    strip: { stars: 2, sevens: 1 },
    price: 2,
    lasting: [between(cure([], 'anyoneHere'))],
  },
  'advanced/second-skin': {
    type: 'skill',
    code: 'V05',
    strip: { stars: 1, half: 'left', sevens: 2 },
    price: 3,
    lasting: [discarding('any', [{ spares: 'own' }])],
  },
  'advanced/lamp-reader': {
    type: 'skill',
    code: 'V06',
    strip: { stars: 2, half: 'left', sevens: 1 },
    price: 3,
    lasting: [boost(['decipher', 'orient', 'think'], [{ stars: 1 }])],
  },
  'advanced/iron-ration': {
    type: 'skill',
    code: 'V07',
    strip: { stars: 2 },
    price: 2,
    lasting: [between(recover(8))],
  },
  'advanced/cliff-blood': {
    type: 'skill',
    code: 'V08',
    strip: { stars: 2, half: 'left' },
    price: 2,
    lasting: [boost(['climb', 'balance'], [{ cards: -2 }])],
  },
  'advanced/hunters-stillness': {
    type: 'skill',
    code: 'V09',
    strip: { stars: 2, sevens: 2 },
    price: 3,
    lasting: [boost(['hunt', 'stealth'], [{ stars: 1 }, { starsPerSeven: 1 }], { as: 'all' })],
  },
  'advanced/one-voice': {
    type: 'skill',
    code: 'V10',
    strip: { stars: 3 },
    price: 4,
    lasting: [boost('any', [{ stars: 1 }, { keepsTrust: true }], { collective: true })],
  },
  'advanced/look-death-over': {
    type: 'skill',
    code: 'V11',
    strip: { stars: 2, sevens: 1 },
    price: 4,
    lasting: [{ last: 'reacts', to: 'curseFromPile' }],
  },
  'advanced/everything-has-a-use': {
    type: 'skill',
    code: 'V12',
    strip: { stars: 2, half: 'left', sevens: 1 },
    price: 3,
    lasting: [discarding(['craft'], [{ cards: -3 }, { durability: 2 }], { as: 'all' })],
  },
}
