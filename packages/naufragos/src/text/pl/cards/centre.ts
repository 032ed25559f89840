// The exploration cards of the centre, in Polish.
import type { Translated } from '../../card-words.ts'
import type { centre as english } from '../../en/cards/centre.ts'

export const centre: Translated<typeof english> = {
  'centre/scree': {
    title: 'Piarg',
    mood: 'Dwa kroki w górę i jeden, bardzo głośny, w dół.',
  },
  'centre/high-pasture': {
    title: 'Wysoka hala',
    mood: 'Trawa, wiatr i nagle ani jednego owada.',
  },
  'centre/knife-ridge': {
    title: 'Grań jak nóż',
    mood: 'Po lewej powietrze. Po prawej to samo.',
    options: { cross: 'Przejść granią', 'back-down': 'Zejść z powrotem' },
  },
  'centre/into-the-cloud': {
    title: 'W głąb chmury',
    mood: 'Góra zamyka za wami drzwi.',
  },
  'centre/eagles-ledge': {
    title: 'Orla półka',
    mood: 'Gniazdo z gałęzi grubszych niż wasze ramię.',
    options: { 'take-the-eggs': 'Zabrać jaja', 'pass-quietly': 'Przejść po cichu' },
  },
  'centre/the-chimney': {
    title: 'Komin',
    mood: 'Plecy o jedną ścianę, buty o drugą, nie patrzeć.',
  },
  'centre/a-sail-far-out': {
    title: 'Żagiel w oddali',
    mood: 'Znikł, zanim udało się ustalić, że w ogóle był.',
  },
  'centre/rockfall': {
    title: 'Lawina kamieni',
    mood: 'Kaszlnięcie, gdzieś nad głowami.',
  },
  'centre/cold-bivouac': {
    title: 'Zimny biwak',
    mood: 'Po tej stronie świata nikt nie spodziewał się mrozu.',
  },
  'centre/crystal-hollow': {
    title: 'Kryształowa grota',
    mood: 'Każdy oddech wraca jako akord.',
  },
  'centre/wind-gap': {
    title: 'Wietrzna przełęcz',
    mood: 'O wiatr trzeba się tu oprzeć jak o ścianę.',
  },
  'centre/the-shoulder': {
    title: 'Ramię góry',
    mood: 'Płasko, pierwszy raz od godziny, a w dole całe wybrzeże.',
  },
  'centre/lying-cairns': {
    title: 'Kłamliwe kopczyki',
    mood: 'Ktoś układał je po to, żeby im wierzono.',
  },
  'centre/the-last-gully': {
    title: 'Ostatni żleb',
    mood: 'Za nim jest już tylko niebo.',
    options: { 'race-for-it': 'Puścić się biegiem', 'steady-pace': 'Iść równym krokiem' },
  },
  'centre/warm-ground': {
    title: 'Ciepła ziemia',
    mood: 'Na tym zboczu można by piec chleb.',
  },
  'centre/a-row-of-watchers': {
    title: 'Szereg strażników',
    mood: 'Siedem kamiennych grzbietów, siedem karków i ani jednej twarzy.',
    options: { 'bow-and-pass': 'Pokłonić się i przejść', 'climb-one': 'Wspiąć się na jednego' },
  },
  'centre/iron-ring-in-the-rock': {
    title: 'Żelazny pierścień w skale',
    mood: 'Osadzony w ołowiu, w sam raz na grubą cumę.',
  },
  'centre/nesting-cliff': {
    title: 'Ptasi klif',
    mood: 'Dziesięć tysięcy listów, którym brakuje tylko adresu.',
    options: { 'collect-eggs': 'Zebrać jaja', 'tie-messages-to-legs': 'Przywiązać listy do nóżek' },
  },
  'centre/snare-across-the-path': {
    title: 'Sidła w poprzek ścieżki',
    mood: 'Dobry sznur, dobrze założony, z myślą o ludzkich nogach.',
  },
  'centre/the-hermits-stair': {
    title: 'Schody pustelnika',
    mood: 'Wykuł po stopniu za każdy miesiąc, a potem kuł dalej.',
  },
  'centre/the-cock-of-the-ridge': {
    title: 'Kogut z grani',
    mood: 'Ta półka należy do niego, a na dowód ma ostrogi.',
  },
  'centre/the-sealed-cave': {
    title: 'Zamurowana jaskinia',
    mood: 'Zaprawa z muszli, a w niej odciski palców.',
    options: { 'open-it': 'Otworzyć', 'leave-it-for-now': 'Na razie zostawić' },
  },
  'centre/the-chest': {
    title: 'Skrzynia',
    mood: 'Nikt nie oddycha, dopóki wieko nie odchyli się do końca.',
    options: { 'share-it-out': 'Podzielić między wszystkich', 'finders-luck': 'Znalezione, niekradzione' },
  },
  'centre/the-man-who-hid-it': {
    title: 'Ten, który to ukrył',
    mood: 'Na swój sposób wciąż wskazuje drogę, a przy sobie ma klin pasujący do płyty.',
  },
  'centre/the-womens-path': {
    title: 'Ścieżka kobiet',
    mood: 'Starsza niż drzewa i zamieciona.',
  },
  'centre/hunted': {
    title: 'W roli zwierzyny',
    mood: 'Tym razem tropem jesteście wy.',
    options: { run: 'Uciekać', 'turn-and-stand': 'Stanąć do walki' },
  },
  'centre/fumaroles': {
    title: 'Fumarole',
    mood: 'Ziemia syczy na was po imieniu.',
    options: { 'cross-the-field': 'Przejść przez pole', 'keep-to-the-rim': 'Trzymać się krawędzi' },
  },
  'centre/sulphur-crust': {
    title: 'Skorupa siarki',
    mood: 'Żółta jak farba, a pachnie kazaniem o piekle.',
    options: { 'fill-a-bag': 'Napełnić worek', 'hold-your-breath-and-hurry': 'Wstrzymać oddech i biec' },
  },
  'centre/the-crack': {
    title: 'Szczelina',
    mood: 'Rano była węższa.',
  },
  'centre/lava-tube': {
    title: 'Tunel lawowy',
    mood: 'Okrągły czarny korytarz, który biegnie dokładnie tam, gdzie trzeba.',
    options: { 'feel-your-way': 'Iść po omacku', 'turn-back': 'Zawrócić' },
  },
  'centre/the-floor-gives': {
    title: 'Podłoga ustępuje',
    mood: 'Bardzo długi, bardzo uprzejmy trzask.',
  },
  'centre/the-open-gate': {
    title: 'Otwarta brama',
    mood: 'Od trzystu lat nikt jej nie zamknął.',
  },
  'centre/the-idol-room': {
    title: 'Komnata bożka',
    mood: 'Zielony kamień wielkości bochenka spogląda na was życzliwie.',
    options: { 'take-the-idol': 'Zabrać bożka', 'leave-it': 'Zostawić go' },
  },
  'centre/the-priests-road': {
    title: 'Droga kapłanów',
    mood: 'Szeroka, równa i wiedzie w górę.',
    options: { 'follow-it-up': 'Pójść nią w górę', 'follow-it-home': 'Wrócić nią do obozu' },
  },
  'centre/the-fog-bell': {
    title: 'Dzwon mgłowy',
    mood: 'Zawieszono go tak, by słyszały go statki, jeszcze za czasów, gdy były statki.',
    options: {
      'carry-it-down': 'Znieść go na dół',
      'take-only-the-telescope': 'Wziąć tylko teleskop',
      'ring-it-once-and-go': 'Uderzyć raz i odejść',
    },
  },
}
