// The exploration cards of the interior, in Polish.
import type { Translated } from '../../card-words.ts'
import type { interior as english } from '../../en/cards/interior.ts'

export const interior: Translated<typeof english> = {
  'interior/game-trail': {
    title: 'Szlak zwierzyny',
    mood: 'Co wieczór przechodzi tędy coś ciężkiego.',
  },
  'interior/bamboo-thicket': {
    title: 'Bambusowy gąszcz',
    mood: 'Światło jest zielone, a ścieżka to kwestia opinii.',
  },
  'interior/liana-curtain': {
    title: 'Kurtyna lian',
    mood: 'Liny z liśćmi, których nikt nie wiązał.',
    options: { 'cut-through': 'Wyciąć przejście', 'go-back-and-round': 'Zawrócić i obejść' },
  },
  'interior/the-falls': {
    title: 'Wodospad',
    mood: 'Wszyscy stają pod nim w ubraniu.',
  },
  'interior/leech-hollow': {
    title: 'Dolinka pijawek',
    mood: 'Czekają na spodzie liści, cierpliwe jak niezapłacone rachunki.',
  },
  'interior/fallen-giant': {
    title: 'Powalony olbrzym',
    mood: 'Drzewo szerokie jak gościniec.',
  },
  'interior/sweet-roots': {
    title: 'Słodkie korzenie',
    mood: 'Gotować dwa razy, pierwszą wodę wylać.',
    options: { 'tell-the-others': 'Powiedzieć innym', 'dig-for-yourself': 'Kopać dla siebie' },
  },
  'interior/fog-in-the-ferns': {
    title: 'Mgła w paprociach',
    mood: 'Świat kończy się tam, dokąd sięga ręka.',
    options: { 'wait-and-come-back': 'Poczekać i wrócić', 'walk-into-it': 'Wejść we mgłę' },
  },
  'interior/ravine': {
    title: 'Rozpadlina',
    mood: 'Dość wąska, by próbować, dość głęboka, by się rozmyślić.',
  },
  'interior/painted-rock': {
    title: 'Malowana skała',
    mood: 'Dłonie w ochrze, same lewe.',
  },
  'interior/parrot-roost': {
    title: 'Papuzia sypialnia',
    mood: 'Najpierw oklaski z góry, potem pióra.',
  },
  'interior/banded-snake': {
    title: 'Prążkowany wąż',
    mood: 'Na tej ścieżce był pierwszy.',
  },
  'interior/old-clearing': {
    title: 'Stara polana',
    mood: 'Ktoś kiedyś skopał ją w równe rządki.',
  },
  'interior/echo-valley': {
    title: 'Dolina echa',
    mood: 'Trzecie echo wraca spóźnione i z wyższego miejsca.',
    options: { 'shout-and-listen': 'Krzyknąć i nasłuchiwać', 'pass-quietly': 'Przejść po cichu' },
  },
  'interior/clay-bank': {
    title: 'Gliniana skarpa',
    mood: 'Bierze odcisk kciuka i już go nie oddaje.',
    options: { 'haul-a-load-back': 'Zatargać ładunek do obozu', 'leave-it': 'Zostawić' },
  },
  'interior/storm-gap': {
    title: 'Burzowa przesieka',
    mood: 'Wszystkie drzewa pochylają się tu w tę samą stronę.',
  },
  'interior/hornets': {
    title: 'Szerszenie',
    mood: 'Ktoś nadepnął na papierowy lampion.',
    options: { 'bolt-for-camp': 'Uciekać do obozu', 'lie-flat': 'Paść plackiem' },
  },
  'interior/bones-in-a-boat-cloak': {
    title: 'Kości w marynarskim płaszczu',
    mood: 'Przynajmniej ułożył się wygodnie.',
  },
  'interior/cackling-above-the-gorge': {
    title: 'Gdakanie nad wąwozem',
    mood: 'Dźwięk nie do pomylenia, niedorzeczny i cudowny.',
    options: { 'climb-after-it': 'Wspiąć się za nim', 'listen-and-note-the-place': 'Posłuchać i zanotować miejsce' },
  },
  'interior/clawed-bark': {
    title: 'Podrapana kora',
    mood: 'Ślady zaczynają się wyżej, niż da się sięgnąć.',
  },
  'interior/carcass-in-a-fork': {
    title: 'Padlina w konarach',
    mood: 'Ktoś urządził tam sobie spiżarnię.',
    options: { 'cut-some-down': 'Odciąć kawałek', 'leave-it-alone': 'Nie ruszać' },
  },
  'interior/stagnant-ford': {
    title: 'Zatęchły bród',
    mood: 'Płaska czarna woda z kożuchem.',
    options: { wade: 'Przejść w bród', 'go-round': 'Obejść' },
  },
  'interior/ash-on-the-leaves': {
    title: 'Popiół na liściach',
    mood: 'Szary śnieg, który nie topnieje.',
  },
  'interior/the-buried-head': {
    title: 'Zakopana głowa',
    mood: 'Bazaltowe usta na wysokości waszych butów.',
  },
  'interior/a-shot-far-off': {
    title: 'Strzał w oddali',
    mood: 'Potem ptaki, potem nic.',
    options: { 'go-and-see': 'Pójść i sprawdzić', 'keep-clear': 'Trzymać się z daleka' },
  },
  'interior/the-humming-cliff': {
    title: 'Buczące urwisko',
    mood: 'Skalna ściana szumi jak odległy tłum.',
    options: { 'climb-to-it': 'Wspiąć się tam', 'mark-it': 'Oznaczyć miejsce' },
  },
  'interior/the-man-in-bark-cloth': {
    title: 'Człowiek w stroju z łyka',
    mood: 'Niesie wodę w dwóch tykwach i nigdy się nie ogląda.',
    options: { 'call-out-to-him': 'Zawołać go', 'shadow-him': 'Śledzić go' },
  },
  'interior/a-gift-returned': {
    title: 'Podarunek odwzajemniony',
    mood: 'Tam, gdzie był wasz suchar, leży miodowy placek zawinięty w liść.',
  },
  'interior/bitter-leaf-tea': {
    title: 'Herbata z gorzkich liści',
    mood: 'Po jedenastu latach samotności oszczędnie gospodaruje rzeczownikami.',
    options: { 'ask-about-the-paths': 'Zapytać o ścieżki', 'ask-about-the-sea': 'Zapytać o morze' },
  },
  'interior/the-hidden-store': {
    title: 'Ukryty skład',
    mood: 'Półki wykute w tufie, wszystko podpisane węglem.',
    options: { 'take-all-of-it': 'Zabrać wszystko', 'take-one-thing': 'Wziąć jedną rzecz' },
  },
  'interior/scratchings-in-the-leaf-litter': {
    title: 'Rozgrzebana ściółka',
    mood: 'Czyjś drób, dwa pokolenia po ucieczce z kosza.',
    options: { 'snare-a-few': 'Złapać kilka w sidła', 'follow-with-patience': 'Tropić cierpliwie' },
  },
  'interior/the-speckled-hen': {
    title: 'Nakrapiana kura',
    mood: 'Rozpatruje was jednym okiem, a potem drugim.',
  },
  'interior/the-flock-goes-uphill': {
    title: 'Stado idzie w górę',
    mood: 'Furkot krótkich skrzydeł, zawsze o jedno zbocze dalej.',
  },
  'interior/the-leaning-stone': {
    title: 'Pochylony głaz',
    mood: 'W południe jego cień pokazuje kierunek jak palec.',
  },
  'interior/false-trail': {
    title: 'Fałszywy trop',
    mood: 'Tę strzałkę wyciął człowiek, który kłamał zawodowo.',
    options: { 'press-on': 'Przeć naprzód', 'search-the-gully': 'Przeszukać żleb' },
  },
  'interior/followed': {
    title: 'Ktoś idzie za wami',
    mood: 'Już was widzieli. Zastanawiają się, czym jesteście.',
  },
  'interior/talking-with-hands': {
    title: 'Rozmowa na migi',
    mood: 'Kobieta rysuje w pyle wyspy; wasza to ta mała.',
    options: {
      'trade-a-blade': 'Zaoferować ostrze',
      'trade-labour': 'Zaoferować pracę',
      'ask-to-leave-with-them': 'Prosić o zabranie z wyspy',
    },
  },
  'interior/warning-poles': {
    title: 'Pale ostrzegawcze',
    mood: 'Pióra, muszle i jeden z waszych guzików.',
    options: { 'turn-aside': 'Zboczyć z drogi', 'walk-past-them': 'Przejść obok nich' },
  },
  'interior/ribs-and-a-torn-ear': {
    title: 'Żebra i naderwane ucho',
    mood: 'Pamięta kambuz, a więc i was.',
    options: { 'feed-it': 'Nakarmić', 'sit-and-wait': 'Usiąść i czekać', 'shoo-it-away': 'Przegonić' },
  },
  'interior/eyes-in-the-fern': {
    title: 'Oczy w paprociach',
    mood: 'Chce podejść. Ma powody, żeby nie podchodzić.',
    options: { 'keep-still-for-an-hour': 'Godzinę siedzieć bez ruchu', 'lose-patience': 'Stracić cierpliwość' },
  },
  'interior/the-rats-granary': {
    title: 'Szczurzy spichlerz',
    mood: 'Nikt na nie nie poluje, więc świetnie im się powodzi.',
  },
  'interior/breath-in-the-cane': {
    title: 'Oddech w trzcinach',
    mood: 'Idzie, kiedy wy idziecie.',
  },
  'interior/the-den': {
    title: 'Legowisko',
    mood: 'Zapach mokrego żelaza i starej liny.',
    options: { 'smoke-it-out': 'Wykurzyć', 'wall-it-in': 'Zagrodzić wyjście', 'lie-in-wait': 'Zaczaić się' },
  },
  'interior/the-thorn': {
    title: 'Cierń',
    mood: 'Pozwala podejść tak blisko i właśnie to przeraża.',
    options: { 'leave-it-to-its-pain': 'Zostawić z cierniem', 'draw-the-thorn': 'Wyciągnąć cierń' },
  },
  'interior/the-bitter-tree': {
    title: 'Gorzkie drzewo',
    mood: 'Spróbujcie raz, a uwierzycie w medycynę.',
    options: { 'strip-some-bark': 'Zedrzeć trochę kory', 'mark-the-trunk': 'Oznaczyć pień' },
  },
  'interior/the-botanists-hut': {
    title: 'Chata botanika',
    mood: 'Zasuszone liście, wygodne krzesło, botanika brak.',
  },
  'interior/the-causeway': {
    title: 'Kamienna grobla',
    mood: 'Spasowane bloki pod mchem, prosto jak od linijki.',
  },
  'interior/the-stone-harp': {
    title: 'Kamienna harfa',
    mood: 'Struny z jelit na bazalcie; gra na nich wiatr, ale ktoś je stroi.',
    options: {
      'cut-the-strings-for-cord': 'Odciąć struny na sznur',
      'tighten-them': 'Naciągnąć je',
      'copy-the-carvings': 'Przerysować płaskorzeźby',
    },
  },
  'interior/his-other-camp': {
    title: 'Jego drugi obóz',
    mood: 'Jedno ognisko, jeden koc, sześć noży.',
    options: { parley: 'Pertraktować', 'rush-it': 'Ruszyć szturmem' },
  },
  'interior/a-debt-repaid': {
    title: 'Spłacony dług',
    mood: 'Worek przy ścieżce, zawiązany węzłem, którego nikt z was nie wiąże.',
  },
  'interior/wild-hives': {
    title: 'Dzikie pszczoły',
    mood: 'Złoto za murem szpad.',
    options: { 'smoke-them': 'Odymić je', 'grab-and-run': 'Porwać miód i uciekać' },
  },
  'interior/breadfruit-grove': {
    title: 'Gaj chlebowców',
    mood: 'Dość jedzenia, żeby przez tydzień się nie bać.',
    options: { 'replant-shoots-at-camp': 'Zasadzić pędy w obozie', 'eat-now': 'Zjeść od razu' },
  },
  'interior/pigs-in-the-grove': {
    title: 'Świnie w gaju',
    mood: 'Były tu pierwsze i nie zamierzają się dzielić.',
  },
  'interior/the-instrument-store': {
    title: 'Skład przyrządów',
    mood: 'Dąb, żelazo i napis w języku, którego można się domyślić.',
    options: { 'break-the-door': 'Wyłamać drzwi', 'search-the-yard': 'Przeszukać podwórze' },
  },
  'interior/the-surveyors-graves': {
    title: 'Groby mierniczych',
    mood: 'Czterech ludzi i muł, każdy przyzwoicie podpisany.',
    options: { 'tidy-them': 'Uporządkować je', 'take-the-marker-boards': 'Zabrać deski z nagrobków' },
  },
}
