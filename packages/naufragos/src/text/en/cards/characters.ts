// The characters, in English.
import type { CardWords } from '../../card-words.ts'

export const characters = {
  K1: {
    title: 'Tomasa Quill',
    mood: 'Fed ninety hands from one copper for eleven years and never lost a spoon.',
    role: 'cook',
  },
  K2: {
    title: 'Barnabas Oake',
    mood: 'Built like a capstan and about as talkative.',
    role: 'stoker',
  },
  K3: {
    title: 'Ines Ferrolle',
    mood: 'Knows where north is with her eyes shut and her back turned.',
    role: 'navigator',
  },
  K4: {
    title: 'Jory Pentreath',
    mood: 'Reads the water the way other people read a letter.',
    role: 'netmender',
  },
  K5: {
    title: 'Maud Castellan',
    mood: 'Sees a beam inside every fallen trunk.',
    role: 'carpenter',
  },
  K6: {
    title: 'Lucian Abara',
    mood: 'Lost his instruments, kept his steady hands.',
    role: 'surgeon',
  },
  K7: {
    title: 'Felicity Marrow',
    mood: 'Writes everything down, especially what nobody wanted remembered.',
    role: 'chronicler',
  },
  K8: {
    title: 'Ansel Drummond',
    mood: 'Can stand so still that birds come back to the branch.',
    role: 'fowler',
  },
} as const satisfies { readonly [id: string]: CardWords }
