// The advanced skills, in Italian.
import type { Translated } from '../../card-words.ts'
import type { advancedSkills as english } from '../../en/cards/advanced-skills.ts'

export const advancedSkills: Translated<typeof english> = {
  'advanced/old-hand': { title: 'Vecchia volpe' },
  'advanced/salt-in-the-blood': { title: 'Sale nel sangue' },
  'advanced/fen-walker': { title: 'Piede di palude' },
  'advanced/bonesetter': { title: 'Conciaossa' },
  'advanced/second-skin': { title: 'Seconda pelle' },
  'advanced/lamp-reader': { title: 'Leggere la lampada' },
  'advanced/iron-ration': { title: 'Viveri di riserva' },
  'advanced/cliff-blood': { title: 'Sangue di roccia' },
  'advanced/hunters-stillness': { title: 'Quiete da caccia' },
  'advanced/one-voice': { title: 'Una voce sola' },
  'advanced/look-death-over': { title: 'Squadrare la morte' },
  'advanced/everything-has-a-use': { title: 'Tutto serve' },
}
