// Tables that several seats with secrets share, in Italian.
import type { SecretsWords } from '../../secrets/words.ts'

export const secrets: SecretsWords = {
  seenBy: (name) => `Visto da: ${name}`,
  seenByAll: 'Possono guardare tutti',
  lookAs: (name) => `Guarda come: ${name}`,
  letAllLook: 'Fai guardare tutti',
  doneLooking: 'Ho finito di guardare',
  handTo: (name) => `Passa il dispositivo a: ${name}`,
  handText: 'Quello che segue non è per tutti gli occhi. Gli altri guardino altrove.',
  iAm: (name) => `Eccomi: ${name}`,
  trust: 'Ci fidiamo tra noi',
  trustText: 'Allora a questo tavolo niente più sipario: tutti possono vedere tutto.',
  curtainAgain: 'Rimetti il sipario',
  holdToLook: 'Tieni premuto per guardare',
  holdHint: 'Tieni premuto per vedere quello che puoi vedere solo tu. Appena lasci, torna nascosto.',
  onlyFor: (name) => `Solo per: ${name}`,
  letGo: 'Lascia per nascondere.',
  nothingSecret: 'Qui non c’è niente di segreto.',
}
