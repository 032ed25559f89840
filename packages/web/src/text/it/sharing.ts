// The words around a game in a link, in Italian.
import type { SharingWords } from '../../sharing/words.ts'

export const sharing: SharingWords = {
  label: 'Link a questa partita',
  hint: 'Si apre in qualsiasi browser e mostra la partita fino a questa mossa. Chi lo apre può proseguire da qualunque mossa con una partita propria. La partita è tutta nel link: nessun server la conserva.',
  coming: 'Preparo il link…',
  tooLong: 'La partita è troppo lunga per un link. Salvala in un file e manda quello.',
}
