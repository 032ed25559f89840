// The words around a game in a link, in Polish.
import type { SharingWords } from '../../sharing/words.ts'

export const sharing: SharingWords = {
  label: 'Link do tej gry',
  hint: 'Otwarty w dowolnej przeglądarce pokazuje grę aż do tego ruchu. Kto go otworzy, może od każdego ruchu grać dalej we własną grę. Cała gra mieści się w linku, nie przechowuje jej żaden serwer.',
  coming: 'Pakuję grę…',
  tooLong: 'Ta gra jest za długa na link. Zapisz ją do pliku i wyślij plik.',
}
