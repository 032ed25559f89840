// The Starting Equipment cards in English. What is here is wanted in every language.
import type { CardTable } from '../../card-words.ts'

export const cards = {
  'equipment/bible': { title: 'Bible', mood: 'Salt has glued the pages; the rest we know by heart.' },
  'equipment/biscuits': { title: 'Biscuits', mood: 'Hard as stone; even the weevils gave up on them.' },
  'equipment/empty-bottle': { title: 'Empty Bottle', mood: 'Even empty, it makes a very sharp argument.' },
  'equipment/flask-of-rum': { title: 'Flask of Rum', mood: 'A sip at nightfall, and the pain looks the other way.' },
  'equipment/hammer-and-nails': { title: 'Hammer & Nails', mood: 'Blue thumbs, bent nails, and yet the work goes on.' },
  'equipment/pipe-and-tobacco': { title: 'Pipe & Tobacco', mood: 'One slow smoke, and the horizon looks less empty.' },
  'equipment/pistol': { title: 'Pistol', mood: 'So little dry powder left: better not miss.' },
  'equipment/storm-glass': { title: 'Storm-Glass', mood: 'It never cheers us up, but it never lies.' },
} satisfies CardTable
