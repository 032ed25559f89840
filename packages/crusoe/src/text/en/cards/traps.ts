// The Trap cards in English. What is here is wanted in every language.
import type { CardTable } from '../../card-words.ts'

export const cards = {
  'trap/blowgun': { title: 'Blowgun', mood: 'A puff, a tickle on the neck, and such heavy, heavy eyelids.' },
  'trap/blunt-spear': { title: 'Blunt Spear', mood: 'Blunt, yes, but it came with a great deal of feeling.' },
  'trap/collapse': { title: 'Collapse', mood: 'Dust, a roar, and where the passage was there is now a wall.' },
  'trap/confused': { title: 'Confused', mood: 'Sky below, ground above, and hands that seem to be borrowed.' },
  'trap/net': { title: 'Net', mood: 'The stars are lovely, even from a tree and through knots.' },
  'trap/poisonous-spores': {
    title: 'Poisonous Spores',
    mood: 'A mushroom sneezed on us, and the dust came along to camp.',
  },
  'trap/sharp-blade': { title: 'Sharp Blade', mood: 'Old, hidden, and far sharper than any of our own.' },
  'trap/snare': { title: 'Snare', mood: 'Up goes the leg, down go the knives, somewhere in the grass.' },
  'trap/spider-web': { title: 'Spider Web', mood: 'The web brushed off at once, but the little bite throbs on.' },
  'trap/strange-disease': { title: 'Strange Disease', mood: 'Blue spots, shared out among us like rations.' },
  'trap/terrible-scream': { title: 'Terrible Scream', mood: 'None of us has lungs like that, and nobody should.' },
  'trap/trapdoor': { title: 'Trapdoor', mood: 'We caught hold of the edge; what we carried did not.' },
  'trap/unlucky-incident': {
    title: 'Unlucky Incident',
    mood: 'It began with a small slip, and the island did the rest.',
  },
} satisfies CardTable
