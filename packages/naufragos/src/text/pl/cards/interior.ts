// The exploration cards of the interior, in Polish.
import type { Translated } from '../../card-words.ts'
import type { interior as english } from '../../en/cards/interior.ts'

export const interior: Translated<typeof english> = {
  I01: {
    title: 'Szlak zwierzyny',
    mood: 'Co wieczór przechodzi tędy coś ciężkiego.',
  },
  I02: {
    title: 'Bambusowy gąszcz',
    mood: 'Światło jest zielone, a ścieżka to kwestia opinii.',
  },
  I03: {
    title: 'Kurtyna lian',
    mood: 'Liny z liśćmi, których nikt nie wiązał.',
    options: ['Wyciąć przejście', 'Zawrócić i obejść'],
  },
  I04: {
    title: 'Wodospad',
    mood: 'Wszyscy stają pod nim w ubraniu.',
  },
  I05: {
    title: 'Dolinka pijawek',
    mood: 'Czekają na spodzie liści, cierpliwe jak niezapłacone rachunki.',
  },
  I06: {
    title: 'Powalony olbrzym',
    mood: 'Drzewo szerokie jak gościniec.',
  },
  I07: {
    title: 'Słodkie korzenie',
    mood: 'Gotować dwa razy, pierwszą wodę wylać.',
    options: ['Powiedzieć innym', 'Kopać dla siebie'],
  },
  I08: {
    title: 'Mgła w paprociach',
    mood: 'Świat kończy się tam, dokąd sięga ręka.',
    options: ['Poczekać i wrócić', 'Wejść we mgłę'],
  },
  I09: {
    title: 'Rozpadlina',
    mood: 'Dość wąska, by próbować, dość głęboka, by się rozmyślić.',
  },
  I10: {
    title: 'Malowana skała',
    mood: 'Dłonie w ochrze, same lewe.',
  },
  I11: {
    title: 'Papuzia sypialnia',
    mood: 'Najpierw oklaski z góry, potem pióra.',
  },
  I12: {
    title: 'Prążkowany wąż',
    mood: 'Na tej ścieżce był pierwszy.',
  },
  I13: {
    title: 'Stara polana',
    mood: 'Ktoś kiedyś skopał ją w równe rządki.',
  },
  I14: {
    title: 'Dolina echa',
    mood: 'Trzecie echo wraca spóźnione i z wyższego miejsca.',
    options: ['Krzyknąć i nasłuchiwać', 'Przejść po cichu'],
  },
  I15: {
    title: 'Gliniana skarpa',
    mood: 'Bierze odcisk kciuka i już go nie oddaje.',
    options: ['Zatargać ładunek do obozu', 'Zostawić'],
  },
  I16: {
    title: 'Burzowa przesieka',
    mood: 'Wszystkie drzewa pochylają się tu w tę samą stronę.',
  },
  I17: {
    title: 'Szerszenie',
    mood: 'Ktoś nadepnął na papierowy lampion.',
    options: ['Uciekać do obozu', 'Paść plackiem'],
  },
  I18: {
    title: 'Kości w marynarskim płaszczu',
    mood: 'Przynajmniej ułożył się wygodnie.',
  },
  Z03: {
    title: 'Gdakanie nad wąwozem',
    mood: 'Dźwięk nie do pomylenia, niedorzeczny i cudowny.',
    options: ['Wspiąć się za nim', 'Posłuchać i zanotować miejsce'],
  },
  Z10: {
    title: 'Podrapana kora',
    mood: 'Ślady zaczynają się wyżej, niż da się sięgnąć.',
  },
  Z11: {
    title: 'Padlina w konarach',
    mood: 'Ktoś urządził tam sobie spiżarnię.',
    options: ['Odciąć kawałek', 'Nie ruszać'],
  },
  Z12: {
    title: 'Zatęchły bród',
    mood: 'Płaska czarna woda z kożuchem.',
    options: ['Przejść w bród', 'Obejść'],
  },
  Z14: {
    title: 'Popiół na liściach',
    mood: 'Szary śnieg, który nie topnieje.',
  },
  Z15: {
    title: 'Zakopana głowa',
    mood: 'Bazaltowe usta na wysokości waszych butów.',
  },
  Z18: {
    title: 'Strzał w oddali',
    mood: 'Potem ptaki, potem nic.',
    options: ['Pójść i sprawdzić', 'Trzymać się z daleka'],
  },
  Z19: {
    title: 'Buczące urwisko',
    mood: 'Skalna ściana szumi jak odległy tłum.',
    options: ['Wspiąć się tam', 'Oznaczyć miejsce'],
  },
  '001': {
    title: 'Człowiek w stroju z łyka',
    mood: 'Niesie wodę w dwóch tykwach i nigdy się nie ogląda.',
    options: ['Zawołać go', 'Śledzić go'],
  },
  '002': {
    title: 'Podarunek odwzajemniony',
    mood: 'Tam, gdzie był wasz suchar, leży miodowy placek zawinięty w liść.',
  },
  '003': {
    title: 'Herbata z gorzkich liści',
    mood: 'Po jedenastu latach samotności oszczędnie gospodaruje rzeczownikami.',
    options: ['Zapytać o ścieżki', 'Zapytać o morze'],
  },
  '004': {
    title: 'Ukryty skład',
    mood: 'Półki wykute w tufie, wszystko podpisane węglem.',
    options: ['Zabrać wszystko', 'Wziąć jedną rzecz'],
  },
  '009': {
    title: 'Rozgrzebana ściółka',
    mood: 'Czyjś drób, dwa pokolenia po ucieczce z kosza.',
    options: ['Złapać kilka w sidła', 'Tropić cierpliwie'],
  },
  '010': {
    title: 'Nakrapiana kura',
    mood: 'Rozpatruje was jednym okiem, a potem drugim.',
  },
  '012': {
    title: 'Stado idzie w górę',
    mood: 'Furkot krótkich skrzydeł, zawsze o jedno zbocze dalej.',
  },
  '017': {
    title: 'Pochylony głaz',
    mood: 'W południe jego cień pokazuje kierunek jak palec.',
  },
  '018': {
    title: 'Fałszywy trop',
    mood: 'Tę strzałkę wyciął człowiek, który kłamał zawodowo.',
    options: ['Przeć naprzód', 'Przeszukać żleb'],
  },
  '025': {
    title: 'Ktoś idzie za wami',
    mood: 'Już was widzieli. Zastanawiają się, czym jesteście.',
  },
  '026': {
    title: 'Rozmowa na migi',
    mood: 'Kobieta rysuje w pyle wyspy; wasza to ta mała.',
    options: ['Zaoferować ostrze', 'Zaoferować pracę', 'Prosić o zabranie z wyspy'],
  },
  '027': {
    title: 'Pale ostrzegawcze',
    mood: 'Pióra, muszle i jeden z waszych guzików.',
    options: ['Zboczyć z drogi', 'Przejść obok nich'],
  },
  '040': {
    title: 'Żebra i naderwane ucho',
    mood: 'Pamięta kambuz, a więc i was.',
    options: ['Nakarmić', 'Usiąść i czekać', 'Przegonić'],
  },
  '041': {
    title: 'Oczy w paprociach',
    mood: 'Chce podejść. Ma powody, żeby nie podchodzić.',
    options: ['Godzinę siedzieć bez ruchu', 'Stracić cierpliwość'],
  },
  '042': {
    title: 'Szczurzy spichlerz',
    mood: 'Nikt na nie nie poluje, więc świetnie im się powodzi.',
  },
  '046': {
    title: 'Oddech w trzcinach',
    mood: 'Idzie, kiedy wy idziecie.',
  },
  '048': {
    title: 'Legowisko',
    mood: 'Zapach mokrego żelaza i starej liny.',
    options: ['Wykurzyć', 'Zagrodzić wyjście', 'Zaczaić się'],
  },
  '051': {
    title: 'Cierń',
    mood: 'Pozwala podejść tak blisko i właśnie to przeraża.',
    options: ['Zostawić z cierniem', 'Wyciągnąć cierń'],
  },
  '054': {
    title: 'Gorzkie drzewo',
    mood: 'Spróbujcie raz, a uwierzycie w medycynę.',
    options: ['Zedrzeć trochę kory', 'Oznaczyć pień'],
  },
  '058': {
    title: 'Chata botanika',
    mood: 'Zasuszone liście, wygodne krzesło, botanika brak.',
  },
  '067': {
    title: 'Kamienna grobla',
    mood: 'Spasowane bloki pod mchem, prosto jak od linijki.',
  },
  '068': {
    title: 'Kamienna harfa',
    mood: 'Struny z jelit na bazalcie; gra na nich wiatr, ale ktoś je stroi.',
    options: ['Odciąć struny na sznur', 'Naciągnąć je', 'Przerysować płaskorzeźby'],
  },
  '076': {
    title: 'Jego drugi obóz',
    mood: 'Jedno ognisko, jeden koc, sześć noży.',
    options: ['Pertraktować', 'Ruszyć szturmem'],
  },
  '078': {
    title: 'Spłacony dług',
    mood: 'Worek przy ścieżce, zawiązany węzłem, którego nikt z was nie wiąże.',
  },
  '083': {
    title: 'Dzikie pszczoły',
    mood: 'Złoto za murem szpad.',
    options: ['Odymić je', 'Porwać miód i uciekać'],
  },
  '085': {
    title: 'Gaj chlebowców',
    mood: 'Dość jedzenia, żeby przez tydzień się nie bać.',
    options: ['Zasadzić pędy w obozie', 'Zjeść od razu'],
  },
  '087': {
    title: 'Świnie w gaju',
    mood: 'Były tu pierwsze i nie zamierzają się dzielić.',
  },
  '089': {
    title: 'Skład przyrządów',
    mood: 'Dąb, żelazo i napis w języku, którego można się domyślić.',
    options: ['Wyłamać drzwi', 'Przeszukać podwórze'],
  },
  '093': {
    title: 'Groby mierniczych',
    mood: 'Czterech ludzi i muł, każdy przyzwoicie podpisany.',
    options: ['Uporządkować je', 'Zabrać deski z nagrobków'],
  },
}
