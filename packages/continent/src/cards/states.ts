// The State cards: numbers 100 to 109. T7-STATE

import { lose, returnThis } from '../verbs/index.ts'
import type { Deck, StateId } from './card-ids.ts'
import type { StateCard } from './cards.ts'
import { burden, eachTime, open } from './writing.ts'

export const STATES: Deck<StateId, StateCard> = {
  'state/paranoid': {
    type: 'state',
    number: 100,
    back: 'green',
    copies: 5,
    deadly: 3,
    lasting: [{ last: 'alone' }, { last: 'goes', on: 'restByFire' }],
    actions: [open('think', 2, 1, [returnThis])],
  },
  'state/tired': {
    type: 'state',
    number: 101,
    back: 'green',
    copies: 6,
    deadly: 3,
    lasting: [burden(['move', 'climb', 'swim', 'pull'], { cards: 1 })],
    actions: [open('rest', 1, 0, [returnThis])],
  },
  'state/bloody': {
    type: 'state',
    number: 102,
    back: 'green',
    copies: 6,
    deadly: 4,
    lasting: [eachTime('afterStrain', [lose(1)]), { last: 'goes', on: 'mealByFire' }],
    actions: [open('heal', 1, 1, [returnThis])],
  },
  'state/frightened': {
    type: 'state',
    number: 103,
    back: 'green',
    copies: 6,
    deadly: 3,
    lasting: [
      burden(['listen', 'investigate', 'open', 'stealth'], { difficulty: 1 }),
      { last: 'goes', on: 'endByFire' },
    ],
    actions: [open('think', 1, 1, [returnThis])],
  },
  'state/injured': {
    type: 'state',
    number: 104,
    back: 'green',
    copies: 6,
    deadly: 4,
    lasting: [burden(['climb', 'balance', 'fight', 'swim'], { difficulty: 1 })],
    actions: [open('heal', 2, 2, [returnThis], [lose(1)])],
  },
  'state/freezing': {
    type: 'state',
    number: 105,
    back: 'green',
    copies: 5,
    deadly: 4,
    lasting: [{ last: 'numb' }, { last: 'goes', on: 'beginByFire' }, { last: 'goes', on: 'meal' }],
  },
  'state/poisoned': {
    type: 'state',
    number: 106,
    back: 'green',
    copies: 5,
    deadly: 4,
    lasting: [eachTime('endOfOwnAction', [lose(1)])],
    actions: [open('heal', 2, 1, [returnThis], [lose(1)]), open('rest', 4, 1, [returnThis])],
  },
  'state/feverish': {
    type: 'state',
    number: 107,
    back: 'green',
    copies: 5,
    deadly: 3,
    lasting: [{ last: 'hand', by: -1 }],
    actions: [open('rest', 2, 1, [returnThis])],
  },
  'state/drenched': {
    type: 'state',
    number: 108,
    back: 'green',
    copies: 6,
    deadly: 2,
    lasting: [
      burden(['fire', 'craft'], { cards: 1 }),
      { last: 'lifeLoss', of: 105, by: 1 },
      { last: 'goes', on: 'fireOrRestByFire' },
    ],
  },
  'state/beam-sick': {
    type: 'state',
    number: 109,
    back: 'green',
    copies: 5,
    deadly: 3,
    lasting: [burden(['think', 'decipher', 'orient', 'spot'], { difficulty: 1 })],
    actions: [open('pray', 2, 1, [returnThis]), open('rest', 3, 1, [returnThis])],
  },
}
