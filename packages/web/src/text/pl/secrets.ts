// Tables that several seats with secrets share, in Polish.
import type { SecretsWords } from '../../secrets/words.ts'

export const secrets: SecretsWords = {
  seenBy: (name) => `Patrzy: ${name}`,
  seenByAll: 'Wszyscy mogą patrzeć',
  lookAs: (name) => `Spójrz jako: ${name}`,
  letAllLook: 'Niech patrzą wszyscy',
  doneLooking: 'Gotowe, zakryj',
  handTo: (name) => `Urządzenie bierze teraz: ${name}`,
  handText: 'To, co się teraz pokaże, nie jest dla wszystkich. Pozostali odwracają wzrok.',
  iAm: (name) => `To ja: ${name}`,
  trust: 'Ufamy sobie',
  trustText: 'Wtedy kurtyna przy tym stole już nie opada: każdy może widzieć wszystko.',
  curtainAgain: 'Przywróć kurtynę',
  holdToLook: 'Przytrzymaj, by zajrzeć',
  holdHint: 'Przytrzymaj, aby zobaczyć to, co jest tylko dla ciebie. Puść, a znów się zakryje.',
  onlyFor: (name) => `Patrzy tylko: ${name}`,
  letGo: 'Puść, aby zakryć.',
  nothingSecret: 'Nie ma tu nic tajnego.',
}
