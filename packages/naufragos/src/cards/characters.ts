// The eight characters.
import { at, cure, ifThen, immune, mod, modAtHome } from '../effects/verbs.ts'
import type { Character } from './cards.ts'
import type { CharacterId } from './ids.ts'

export const CHARACTERS: { readonly [Id in CharacterId]: Character } = {
  K1: { role: 'cook', energy: 6, strength: 0, lasting: [at('upkeep', ifThen('fire', [cure(2)], [cure(1)]))] },
  K2: { role: 'stoker', energy: 7, strength: 1, lasting: [] },
  K3: { role: 'navigator', energy: 6, strength: 0, lasting: [mod('ret', 2)] },
  K4: {
    role: 'netmender',
    energy: 6,
    strength: 0,
    lasting: [mod('fishdraw', 1), immune('jellyfish'), immune('shark')],
  },
  K5: { role: 'carpenter', energy: 6, strength: 0, lasting: [mod('build', 2)] },
  K6: { role: 'surgeon', energy: 6, strength: 0, lasting: [modAtHome('wdice', -1)] },
  K7: { role: 'chronicler', energy: 6, strength: 0, lasting: [mod('diary', 1)] },
  K8: { role: 'fowler', energy: 6, strength: 1, lasting: [mod('forage', 1)] },
}
