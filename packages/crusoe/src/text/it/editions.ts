// What the editions are called, and what is different in each, in Italian.
import type { EditionWords } from '../editions.ts'

export const editions: EditionWords = {
  first: {
    name: 'Prima edizione',
    text: 'Le regole e le carte più vecchie: il Riparo può sorgere su una tessera adiacente, Raccolta ed Esplorazione arrivano al massimo a due tessere, gli Oggetti rotti si perdono subito e le imprese valgono punti vittoria.',
  },
  second: {
    name: 'Seconda edizione',
    text: 'Le regole e le carte attuali, con tutti e sette gli scenari.',
  },
}
