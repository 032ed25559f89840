// The eight characters.
import { cure } from '../verbs/index.ts'
import type { CharacterId, Deck } from './card-ids.ts'
import type { Character } from './cards.ts'
import { at, ifThen, immune, mod, modAtHome } from './writing.ts'

export const CHARACTERS: Deck<CharacterId, Character> = {
  'character/tomasa-quill': {
    role: 'cook',
    energy: 6,
    strength: 0,
    lasting: [at('upkeep', ifThen('fire', [cure(2)], [cure(1)]))],
  },
  'character/barnabas-oake': { role: 'stoker', energy: 7, strength: 1, lasting: [] },
  'character/ines-ferrolle': { role: 'navigator', energy: 6, strength: 0, lasting: [mod('returnRoll', 2)] },
  'character/jory-pentreath': {
    role: 'netmender',
    energy: 6,
    strength: 0,
    lasting: [mod('fishDraw', 1), immune('jellyfish'), immune('shark')],
  },
  'character/maud-castellan': { role: 'carpenter', energy: 6, strength: 0, lasting: [mod('build', 2)] },
  'character/lucian-abara': { role: 'surgeon', energy: 6, strength: 0, lasting: [modAtHome('woundDice', -1)] },
  'character/felicity-marrow': { role: 'chronicler', energy: 6, strength: 0, lasting: [mod('diary', 1)] },
  'character/ansel-drummond': { role: 'fowler', energy: 6, strength: 1, lasting: [mod('forage', 1)] },
}
