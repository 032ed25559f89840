// The cards of the Salt Choir, in Polish.
import type { Translated } from '../../card-words.ts'
import type { choir as english } from '../../en/cards/choir.ts'

export const choir: Translated<typeof english> = {
  'choir/wind-over-salt': {
    title: 'Wiatr nad solą',
    story:
      'Wiatr idzie przez panwie solne i sunie po ich krawędziach, jednej po drugiej, jak mokry palec po szklance. To prawie nuta. Stoisz z uchylonymi ustami, sól schnie ci na języku, a wiatr coś sobie przypomina i odchodzi.',
  },
  'choir/bubbles': {
    title: 'Bąble',
    story:
      'Od najniższego stopnia odrywa się bąbel, nie spieszy się i otwiera na powierzchni. Za nim idą inne, równo, trzy i pauza, trzy i pauza. To prawie słowo. Pochylasz się niżej, a po swojej stronie wody pochylają się pijawki.',
  },
  'choir/draught-in-the-pews': {
    title: 'Przeciąg w ławkach',
    story:
      'Przeciąg wstępuje między ławki, rząd po rzędzie, i odwraca wodorosty, jak szuka się strony. Kraby siadają prościej. Od rozbitej ściany na przedzie dobiega coś, co jest prawie amen. Zgromadzeni nie są pewni, czy wstać.',
  },
  'choir/under-the-breath': {
    title: 'Półgłosem',
    story: 'Zwijasz linę i przyłapujesz się na drugim wersie piosenki. Pierwszego nie znasz.',
  },
  'choir/one-more-voice': {
    title: 'Jeszcze jeden głos',
    story:
      'Po zmroku melodię podejmuje ktoś, kogo od lat nie było w twoich myślach. Wchodzi tam, gdzie bierzesz oddech.',
  },
  'choir/the-full-choir': {
    title: 'Pełny chór',
    story: 'W pieśni nie ma już miejsca, więc, całkiem poprawnie, zaczyna śpiewać ciebie.',
  },
  'choir/harmonica-in-a-boot': {
    title: 'Harmonijka w bucie',
    story:
      'W rozwidleniu jabłoni stoi but, zasznurowany do góry, z suchą podeszwą. Wiatr wchodzi dziurką na sznurowadło i wychodzi jako pół melodii. Pod językiem jest harmonijka: cztery stroiki z soli, jeden mosiężny, jednego brak. Luka ma mniej więcej wysokość twojego głosu.',
    look: 'But w rozwidleniu jabłoni, w zalanym sadzie. Po lewej przy pniu pływa pięć jabłek. But jest pośrodku, zasznurowany do góry, a nad sznurowadłami wystaje koniec harmonijki. Po prawej jest otwarta woda.',
  },
  'choir/a-bass-in-the-crust': {
    title: 'Bas w skorupie',
    story:
      'W zagrabionej panwi tkwi po brodę w soli mężczyzna i trzyma swoją nutę. Jest bardzo niska. Skorupa od niej drży, a drobne kryształki odchodzą od jego ust. Jego oczy kierują się ku tobie, a potem, z przeprosinami, znów na wprost. Do najbliższego oddechu ma jeszcze sporo czasu.',
    look: 'Panew solna, a nad skorupą ciemny zarys głowy mężczyzny. Po lewej leżą dwie puste panwie, rozdzielone niskim wałem. Głowa jest pośrodku, odchylona do tyłu. Po prawej stoją oparte grabie o sześciu zębach.',
  },
  'choir/cracked-crust': {
    title: 'Pęknięta skorupa',
    story: 'Dziura w soli zachowuje kształt ust, uchylonych, jak między dwoma wersami.',
    look: 'Panew solna z dziurą w skorupie. Po lewej leżą dwie puste panwie, rozdzielone niskim wałem. Dziura jest pośrodku, szersza niż wyższa. Po prawej leżą płasko grabie o sześciu zębach.',
  },
  'choir/an-alto-under-the-water': {
    title: 'Alt pod wodą',
    story:
      'Na najniższym stopniu, pod wodą czystą jak szyba, stoi kobieta ze złożonymi dłońmi. Śpiewa w górę, bąblami, z zamkniętymi oczami. Muł trzyma ją za kostki, a ona przechyla się w bok, na ile to możliwe, żeby zostawić komuś miejsce.',
    look: 'Przejrzyste oczko ze stopniami pod wodą i stojąca na nich kobieta. Od lewej schodzi siedem stopni. Ona jest na najniższym, pośrodku, z dłońmi złożonymi i linią bąbli nad głową. Po prawej rosną trzciny.',
  },
  'choir/still-water': {
    title: 'Spokojna woda',
    story: 'Od brzegu do brzegu nic się nie rusza, a pijawki wróciły do swojej ciszy.',
    look: 'Przejrzyste oczko ze stopniami pod wodą, a na nich nikogo. Od lewej siedem stopni schodzi do plamy mułu. Po prawej nad brzeg nachylają się dwie trzciny.',
  },
  'choir/the-watch-list': {
    title: 'Lista wachty',
    story:
      'Lista wachty wciąż wisi: godziny po lewej, nazwiska po prawej, a przy każdym nazwisku słowo „śpiewa”. Słowa „zluzowany” nie ma przy żadnym. Odczytujesz nazwiska na głos. Dwa odpowiadają i już ich nie ma.',
  },
  'choir/read-already': {
    title: 'Już odczytana',
    story: 'Atrament odbył swoją służbę i zszedł z wachty.',
  },
  'choir/low-voice': {
    title: 'Głos niski',
    story:
      'O nic nie prosi, byle być pod spodem: pod podłogą, pod stołem, pod tym, co właśnie mówisz. Stawiasz ciężar i okazuje się, że połowę trzyma on.',
  },
  'choir/middle-voice': {
    title: 'Głos środkowy',
    story: 'Czterdzieści lat wstrzymywała oddech i teraz mówi. Dotarła na razie do drugiej wiosny i do ceny mydła.',
  },
  'choir/high-voice': {
    title: 'Głos wysoki',
    story:
      'Chłopiec okrętowy; obiecano mu, że będzie mógł przestać. Po każdej zwrotce podnosi oczy, czy to już ostatnia.',
  },
  'choir/a-silence': {
    title: 'Cisza',
    story: 'Gdzie był głos, tam słyszysz własną krew. Nie trzyma taktu.',
  },
  'choir/lullaby': {
    title: 'Kołysanka',
    story: 'Żaby ją znają i zakończenie im wychodzi. Schodzi o trzy stopnie w dół, a na dole jest łóżko.',
  },
  'choir/a-treble-in-the-pews': {
    title: 'Dyszkant w ławkach',
    story:
      'Ktoś trzyma wysoką nutę, i to tak długo, że obsiadły ją kraby, najmniejsze na górze. Pod nimi, w trzeciej ławce, siedzi chłopiec. Palec ma w śpiewniku, na właściwej stronie. Drugą rękę podnosi, jak w szkole, a sól spłynęła po niej i zastygła aż przy łokciu.',
    look: 'Kaplica bez dachu, kamienne ławki i ciemny zarys siedzącego chłopca. Po lewej są dwie puste ławki. Chłopiec siedzi w następnej, z uniesioną ręką i siedmioma krabami na głowie i ramionach. Po prawej ściana jest rozbita.',
  },
  'choir/empty-pews': {
    title: 'Puste ławki',
    story: 'Kraby szukają muzyki, a potem, rząd po rzędzie, patrzą na ciebie.',
    look: 'Kaplica bez dachu i kamienne ławki, w których nikt nie siedzi. Po lewej są dwie gołe ławki. Na oparciu następnej siedzi obok siebie siedem krabów. Po prawej ściana jest rozbita.',
  },
  'choir/rehearsal': {
    title: 'Próba',
    story:
      'Stoją wzdłuż nabrzeża w trzech rzędach, wyżsi z tyłu, z solą na ramionach. Nuty rozpłynęły im się od wilgoci i nikt się nie poskarżył. Odwracają się do ciebie po tempo. Wszyscy. Na końcu pierwszego rzędu ktoś odchrząkuje.',
    look: 'Kamienne nabrzeże, a na nim chór: ciemne zarysy postaci. Po lewej jest poler z napiętą liną. Śpiewacy wypełniają środek w trzech rzędach, z kartkami w rękach. Po prawej stoi pusta skrzynka, w sam raz na podest dla jednej osoby.',
  },
  'choir/the-missing-bar': {
    title: 'Brakujący takt',
    story:
      'Wiedziesz mokrym palcem po głosach w dół strony, a one się zgadzają, linia pod linią, aż do ostatniej karty. Jednego taktu nigdy tam nie napisano. Pięciolinia biegnie przez niego dalej, starannie wykreślona, i nic na niej nie ma. To ten, w którym przestają. Wszyscy dookoła nabrali tchu i trzymają.',
    look: 'Kartka z nutami na kamieniach nabrzeża, przyciśnięta czterema kamykami. Od lewej do prawej przecina ją pięć kresek. Lewa część jest pełna nut. Po prawej jest miejsce bez żadnej, zamknięte pionową kreską.',
  },
  'choir/it-takes-yours': {
    title: 'Zabiera twój głos',
    story:
      'Otwierasz usta, a są już zajęte. Pierś wznosi ci się razem z ich piersiami, a palec przewraca stronę o takt za wcześnie. Koniec karty przechodzi bez przerwy w początek. Pierwszy wers już znasz.',
  },
  'choir/the-last-chord': {
    title: 'Ostatni akord',
    story:
      'Takt zabiera cały oddech, jaki jest, a akord trwa, rząd po rzędzie, aż odłoży go ostatni głos. Kończy się. Łatwo zapomnieć, że pieśni to robią. Jedno po drugim oglądają swoje dłonie, strzepują sobie nawzajem sól z ramion i pytają o godzinę. Nikt nie nuci.',
  },
}
