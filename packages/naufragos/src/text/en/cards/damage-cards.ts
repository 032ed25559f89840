// The damage cards, in English. A card that is here is wanted in its deck and in every language.
import type { CardWords } from '../../card-words.ts'

export const damageCards = {
  'damage/fined-by-the-neighbours': {
    title: 'Fined by the neighbours',
    mood: 'You broke a rule you had not been told.',
  },
  'damage/fever-in-the-camp': {
    title: 'Fever in the camp',
    mood: 'Shivering at noon, singing at midnight.',
  },
  'damage/ash-on-the-roof': {
    title: 'Ash on the roof',
    mood: 'Grey sleep, grey bread, grey dreams.',
  },
  'damage/stolen-tools': {
    title: 'Stolen tools',
    mood: 'The adze, the auger and the good knife.',
  },
  'damage/leaking-roof': {
    title: 'Leaking roof',
    mood: 'Drip, shift, drip, shift.',
  },
  'damage/spoiled-stores': {
    title: 'Spoiled stores',
    mood: 'Fur on everything.',
  },
  'damage/fouled-spring': {
    title: 'Fouled spring',
    mood: 'Somebody must dig it out by hand.',
  },
  'damage/broken-tools': {
    title: 'Broken tools',
    mood: 'Blunt, split, bent, and one of them missing.',
  },
  'damage/bad-blood': {
    title: 'Bad blood',
    mood: 'People are marking their cups.',
  },
} as const satisfies { readonly [id: string]: CardWords }
