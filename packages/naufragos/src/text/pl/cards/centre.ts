// The exploration cards of the centre, in Polish.
import type { Translated } from '../../card-words.ts'
import type { centre as english } from '../../en/cards/centre.ts'

export const centre: Translated<typeof english> = {
  H01: {
    title: 'Piarg',
    mood: 'Dwa kroki w górę i jeden, bardzo głośny, w dół.',
  },
  H02: {
    title: 'Wysoka hala',
    mood: 'Trawa, wiatr i nagle ani jednego owada.',
  },
  H03: {
    title: 'Grań jak nóż',
    mood: 'Po lewej powietrze. Po prawej to samo.',
    options: ['Przejść granią', 'Zejść z powrotem'],
  },
  H04: {
    title: 'W głąb chmury',
    mood: 'Góra zamyka za wami drzwi.',
  },
  H05: {
    title: 'Orla półka',
    mood: 'Gniazdo z gałęzi grubszych niż wasze ramię.',
    options: ['Zabrać jaja', 'Przejść po cichu'],
  },
  H06: {
    title: 'Komin',
    mood: 'Plecy o jedną ścianę, buty o drugą, nie patrzeć.',
  },
  H07: {
    title: 'Żagiel w oddali',
    mood: 'Znikł, zanim udało się ustalić, że w ogóle był.',
  },
  H08: {
    title: 'Lawina kamieni',
    mood: 'Kaszlnięcie, gdzieś nad głowami.',
  },
  H09: {
    title: 'Zimny biwak',
    mood: 'Po tej stronie świata nikt nie spodziewał się mrozu.',
  },
  H10: {
    title: 'Kryształowa grota',
    mood: 'Każdy oddech wraca jako akord.',
  },
  H11: {
    title: 'Wietrzna przełęcz',
    mood: 'O wiatr trzeba się tu oprzeć jak o ścianę.',
  },
  H12: {
    title: 'Ramię góry',
    mood: 'Płasko, pierwszy raz od godziny, a w dole całe wybrzeże.',
  },
  H13: {
    title: 'Kłamliwe kopczyki',
    mood: 'Ktoś układał je po to, żeby im wierzono.',
  },
  H14: {
    title: 'Ostatni żleb',
    mood: 'Za nim jest już tylko niebo.',
    options: ['Puścić się biegiem', 'Iść równym krokiem'],
  },
  Z13: {
    title: 'Ciepła ziemia',
    mood: 'Na tym zboczu można by piec chleb.',
  },
  Z16: {
    title: 'Szereg strażników',
    mood: 'Siedem kamiennych grzbietów, siedem karków i ani jednej twarzy.',
    options: ['Pokłonić się i przejść', 'Wspiąć się na jednego'],
  },
  Z21: {
    title: 'Żelazny pierścień w skale',
    mood: 'Osadzony w ołowiu, w sam raz na grubą cumę.',
  },
  Z22: {
    title: 'Ptasi klif',
    mood: 'Dziesięć tysięcy listów, którym brakuje tylko adresu.',
    options: ['Zebrać jaja', 'Przywiązać listy do nóżek'],
  },
  '005': {
    title: 'Sidła w poprzek ścieżki',
    mood: 'Dobry sznur, dobrze założony, z myślą o ludzkich nogach.',
  },
  '006': {
    title: 'Schody pustelnika',
    mood: 'Wykuł po stopniu za każdy miesiąc, a potem kuł dalej.',
  },
  '013': {
    title: 'Kogut z grani',
    mood: 'Ta półka należy do niego, a na dowód ma ostrogi.',
  },
  '019': {
    title: 'Zamurowana jaskinia',
    mood: 'Zaprawa z muszli, a w niej odciski palców.',
    options: ['Otworzyć', 'Na razie zostawić'],
  },
  '020': {
    title: 'Skrzynia',
    mood: 'Nikt nie oddycha, dopóki wieko nie odchyli się do końca.',
    options: ['Podzielić między wszystkich', 'Znalezione, niekradzione'],
  },
  '023': {
    title: 'Ten, który to ukrył',
    mood: 'Na swój sposób wciąż wskazuje drogę, a przy sobie ma klin pasujący do płyty.',
  },
  '031': {
    title: 'Ścieżka kobiet',
    mood: 'Starsza niż drzewa i zamieciona.',
  },
  '050': {
    title: 'W roli zwierzyny',
    mood: 'Tym razem tropem jesteście wy.',
    options: ['Uciekać', 'Stanąć do walki'],
  },
  '059': {
    title: 'Fumarole',
    mood: 'Ziemia syczy na was po imieniu.',
    options: ['Przejść przez pole', 'Trzymać się krawędzi'],
  },
  '060': {
    title: 'Skorupa siarki',
    mood: 'Żółta jak farba, a pachnie kazaniem o piekle.',
    options: ['Napełnić worek', 'Wstrzymać oddech i biec'],
  },
  '065': {
    title: 'Szczelina',
    mood: 'Rano była węższa.',
  },
  '066': {
    title: 'Tunel lawowy',
    mood: 'Okrągły czarny korytarz, który biegnie dokładnie tam, gdzie trzeba.',
    options: ['Iść po omacku', 'Zawrócić'],
  },
  '069': {
    title: 'Podłoga ustępuje',
    mood: 'Bardzo długi, bardzo uprzejmy trzask.',
  },
  '070': {
    title: 'Otwarta brama',
    mood: 'Od trzystu lat nikt jej nie zamknął.',
  },
  '071': {
    title: 'Komnata bożka',
    mood: 'Zielony kamień wielkości bochenka spogląda na was życzliwie.',
    options: ['Zabrać bożka', 'Zostawić go'],
  },
  '074': {
    title: 'Droga kapłanów',
    mood: 'Szeroka, równa i wiedzie w górę.',
    options: ['Pójść nią w górę', 'Wrócić nią do obozu'],
  },
  '090': {
    title: 'Dzwon mgłowy',
    mood: 'Zawieszono go tak, by słyszały go statki, jeszcze za czasów, gdy były statki.',
    options: ['Znieść go na dół', 'Wziąć tylko teleskop', 'Uderzyć raz i odejść'],
  },
}
