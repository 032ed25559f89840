// The characters, in English. A card that is here is wanted in its deck and in every language.
import type { CardWords } from '../../card-words.ts'

export const characters = {
  'character/tomasa-quill': {
    title: 'Tomasa Quill',
    mood: 'Fed ninety hands from one copper for eleven years and never lost a spoon.',
    role: 'cook',
  },
  'character/barnabas-oake': {
    title: 'Barnabas Oake',
    mood: 'Built like a capstan and about as talkative.',
    role: 'stoker',
  },
  'character/ines-ferrolle': {
    title: 'Ines Ferrolle',
    mood: 'Knows where north is with her eyes shut and her back turned.',
    role: 'navigator',
  },
  'character/jory-pentreath': {
    title: 'Jory Pentreath',
    mood: 'Reads the water the way other people read a letter.',
    role: 'netmender',
  },
  'character/maud-castellan': {
    title: 'Maud Castellan',
    mood: 'Sees a beam inside every fallen trunk.',
    role: 'carpenter',
  },
  'character/lucian-abara': {
    title: 'Lucian Abara',
    mood: 'Lost his instruments, kept his steady hands.',
    role: 'surgeon',
  },
  'character/felicity-marrow': {
    title: 'Felicity Marrow',
    mood: 'Writes everything down, especially what nobody wanted remembered.',
    role: 'chronicler',
  },
  'character/ansel-drummond': {
    title: 'Ansel Drummond',
    mood: 'Can stand so still that birds come back to the branch.',
    role: 'fowler',
  },
} as const satisfies { readonly [id: string]: CardWords }
