// The words around a game in a link, in Polish.
import type { SharingWords } from '../../sharing/words.ts'

export const sharing: SharingWords = {
  label: 'Link do tej gry',
  hint: 'Otwiera się na tym ruchu w każdej przeglądarce. Kto go otworzy, może od dowolnego ruchu rozpocząć własną grę. Cała gra mieści się w linku; żaden serwer jej nie przechowuje.',
  coming: 'Przygotowujemy link…',
  tooLong: 'Ta gra jest za długa na link. Zapisz ją do pliku i wyślij plik.',
}
