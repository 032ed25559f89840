// The states, in Polish.
import type { Translated } from '../../card-words.ts'
import type { states as english } from '../../en/cards/states.ts'

export const states: Translated<typeof english> = {
  'state/paranoid': {
    title: 'Paranoja',
    story: 'Sypiasz w butach, plecami do skały. Kto podaje ci kubek, czeka, aż policzysz mu palce.',
  },
  'state/tired': {
    title: 'Zmęczenie',
    story: 'Buty dochodzą pierwsze i stoją, czekając na całą resztę. Temu wzgórzu ktoś stale dosypuje.',
  },
  'state/bloody': {
    title: 'Krwawienie',
    story: 'Bandaż zakładasz biały. W południe jest na nim linia brzegowa, a pod wieczór port.',
  },
  'state/frightened': {
    title: 'Strach',
    story: 'Stacza się kamyk. Nim znieruchomieje, dłoń zakrywa ci usta, a sporo później wciąż ją tam zastajesz.',
  },
  'state/injured': {
    title: 'Rana',
    story: 'Jedna twoja połowa pracuje, druga trzyma się za łokieć i doradza. Na drabinę nie nadaje się żadna.',
  },
  'state/freezing': {
    title: 'Przemarznięcie',
    story: 'Palce przestały się meldować. Patrzysz, jak mierzą w guzik, chybiają i mierzą znowu, niczym cudze dzieci.',
  },
  'state/poisoned': {
    title: 'Zatrucie',
    story:
      'Woda smakuje kluczami, a wargi już śpią. Po każdej drobnej czynności trzymasz się czegoś, póki ziemia nie wróci na miejsce.',
  },
  'state/feverish': {
    title: 'Gorączka',
    story: 'Zęby szczękają, w płaszczu czy bez. Odstawiasz kubek na stół, a stołu nie ma.',
  },
  'state/drenched': {
    title: 'Przemoczenie',
    story:
      'Z rękawów pada jeszcze długo po deszczu. Ostatnia sucha rzecz, jaką masz, to hubka, i właśnie trzymasz ją w ręku.',
  },
  'state/beam-sick': {
    title: 'Mdłości od światła',
    story:
      'Zamykasz oczy, a widok obywa się bez nich i powoli się obraca. Co dziewiąty oddech dochodzi do twojej twarzy.',
  },
}
