// The words around a game in a link, in Italian.
import type { SharingWords } from '../../sharing/words.ts'

export const sharing: SharingWords = {
  label: 'Link a questa partita',
  hint: 'Si apre a questa mossa, in qualsiasi browser. Chi lo apre può proseguire da qualunque mossa con una partita propria. La partita è tutta nel link: nessun server la conserva.',
  coming: 'Prepariamo il link…',
  tooLong: 'La partita è troppo lunga per un link. Salvala in un file e manda il file.',
}
