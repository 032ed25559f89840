// The damage cards, in English.
import type { CardWords } from '../../card-words.ts'

export const damageCards = {
  '030': {
    title: 'Fined by the neighbours',
    mood: 'You broke a rule you had not been told.',
  },
  '053': {
    title: 'Fever in the camp',
    mood: 'Shivering at noon, singing at midnight.',
  },
  '064': {
    title: 'Ash on the roof',
    mood: 'Grey sleep, grey bread, grey dreams.',
  },
  '081': {
    title: 'Stolen tools',
    mood: 'The adze, the auger and the good knife.',
  },
  '097': {
    title: 'Leaking roof',
    mood: 'Drip, shift, drip, shift.',
  },
  '098': {
    title: 'Spoiled stores',
    mood: 'Fur on everything.',
  },
  '099': {
    title: 'Fouled spring',
    mood: 'Somebody must dig it out by hand.',
  },
  '100': {
    title: 'Broken tools',
    mood: 'Blunt, split, bent, and one of them missing.',
  },
  '101': {
    title: 'Bad blood',
    mood: 'People are marking their cups.',
  },
} as const satisfies { readonly [id: string]: CardWords }
