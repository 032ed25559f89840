// The rules, and why something is so, in Italian.
import type { RulesWords } from '../../rules/words.ts'
import { counted } from '../plural.ts'

export const rules: RulesWords = {
  title: 'Regole',
  lead: (game) => `Tutte le regole di ${game}, numerate. Il tavolo cita questi numeri ogni volta che chiedi perché.`,
  whichGame: 'Le regole di quale gioco?',
  inEnglish: 'Il testo delle regole è in inglese.',
  search: 'Cerca nelle regole',
  searchHint: (words, id) => `Parole inglesi o un numero, per esempio «${words}» o ${id}`,
  clear: 'Cancella la ricerca',
  found: (count) => counted('it', count, { one: 'regola trovata', other: 'regole trovate' }),
  nothing: 'Nessuna regola ne parla.',
  nothingHint: 'Prova con meno parole o più corte, in inglese.',
  all: 'Mostra tutte',
  sections: 'Sezioni',
  rules: (count) => counted('it', count, { one: 'regola', other: 'regole' }),
  loading: 'Apriamo il regolamento…',
  failed: 'Non è stato possibile caricare le regole.',
  tryAgain: 'Riprova',
  unknown: (id) => `La regola ${id} non esiste.`,
  why: 'Perché?',
  nearby: 'Regole vicine',
  open: 'Apri nelle regole',
}
