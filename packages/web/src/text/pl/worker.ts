// Why the worker did not do something, in Polish.
import type { WorkerWords } from '../../worker/words.ts'

export const worker: WorkerWords = {
  refusals: {
    finished: 'Gra jest skończona.',
    staleQuestion: 'Na to pytanie padła już odpowiedź.',
    wrongSeat: 'Na to pytanie odpowiada ktoś inny.',
    unlistedChoice: 'Teraz nie jest to możliwe.',
    belowBarrier: 'Tego nie można cofnąć: coś zostało ujawnione albo odpowiedział już ktoś inny.',
    noSuchPosition: 'Nie ma do czego wracać.',
    tooLong: 'Gra przyjmuje najwyżej 10 000 odpowiedzi. Cofnij kilka, żeby grać dalej.',
  },
  journals: {
    corrupt: 'Ten plik nie jest zapisem gry Landfall albo jest uszkodzony.',
    truncated: 'Ten zapis jest niepełny: brakuje końca.',
    edited: 'Ten zapis został zmieniony po zapisaniu.',
    diverged: 'Ten zapis nie przebiega już tak, jak był rozgrywany.',
    newer: 'Ten zapis pochodzi z nowszej wersji Landfall.',
    unknownGame: 'To zapis gry, w którą tu się nie gra.',
    unknownVersion: 'To zapis według wersji zasad, w którą tu się już nie gra.',
    tooLarge: 'Ten plik jest większy, niż może być zapis gry Landfall.',
    staged: 'Ten zapis zaczyna się od zmyślonej sytuacji albo ma zmyślone wyniki losowań. W takie gry tu się nie gra.',
  },
  gone: 'Tej gry nie ma w tej przeglądarce.',
  elsewhere: 'Ta gra jest otwarta w innym oknie. Zamknij ją tam, żeby grać dalej tutaj.',
  notKept: 'Nie udało się zapisać odpowiedzi, więc nie została przyjęta. Czy na urządzeniu jest jeszcze miejsce?',
  badLink: 'Ten link jest niepełny albo uszkodzony. Poproś o ponowne przesłanie.',
}
