// The advanced skills, in Polish.
import type { Translated } from '../../card-words.ts'
import type { advancedSkills as english } from '../../en/cards/advanced-skills.ts'

export const advancedSkills: Translated<typeof english> = {
  'advanced/old-hand': { title: 'Wprawna ręka' },
  'advanced/salt-in-the-blood': { title: 'Sól we krwi' },
  'advanced/fen-walker': { title: 'Bagienny chód' },
  'advanced/bonesetter': { title: 'Nastawianie kości' },
  'advanced/second-skin': { title: 'Druga skóra' },
  'advanced/lamp-reader': { title: 'Czytanie z lampy' },
  'advanced/iron-ration': { title: 'Żelazna porcja' },
  'advanced/cliff-blood': { title: 'Skała we krwi' },
  'advanced/hunters-stillness': { title: 'Bezruch łowcy' },
  'advanced/one-voice': { title: 'Jednym głosem' },
  'advanced/look-death-over': { title: 'Śmierć zmierzona wzrokiem' },
  'advanced/everything-has-a-use': { title: 'Wszystko się przyda' },
}
