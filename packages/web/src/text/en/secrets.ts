// Tables that several seats with secrets share, in English.
import type { SecretsWords } from '../../secrets/words.ts'

export const secrets: SecretsWords = {
  seenBy: (name) => `Seen by: ${name}`,
  seenByAll: 'Everybody may look',
  lookAs: (name) => `Look as ${name}`,
  letAllLook: 'Let everybody look',
  doneLooking: 'Done looking',
  handTo: (name) => `Hand the device to ${name}`,
  handText: 'What comes next is not for everybody’s eyes. The others look away.',
  iAm: (name) => `I am ${name}`,
  trust: 'We trust each other',
  trustText: 'Then there is no more curtain at this table: everybody may see everything.',
  curtainAgain: 'Draw the curtain again',
  holdToLook: 'Hold to look',
  holdHint: 'Press and hold to see what only you may see. Let go, and it is hidden again.',
  onlyFor: (name) => `Only for ${name}`,
  letGo: 'Let go to hide it.',
  nothingSecret: 'Nothing secret here.',
}
