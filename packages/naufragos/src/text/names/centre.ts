// The exploration cards of the centre.
import type { CardWords } from './card-words.ts'

export const centreNames = {
  H01: {
    title: ['Scree', 'Ghiaione', 'Piarg', 'Осыпь'],
    line: [
      "Two steps up, one step's worth of noise.",
      'Due passi avanti e un passo di fracasso.',
      'Dwa kroki w górę i jeden, bardzo głośny, w dół.',
      'Два шага вверх, один вниз вместе с грохотом.',
    ],
  },
  H02: {
    title: ['High pasture', "Prato d'altura", 'Wysoka hala', 'Горный луг'],
    line: [
      'Grass, wind, and suddenly no insects.',
      "Erba, vento e, all'improvviso, niente insetti.",
      'Trawa, wiatr i nagle ani jednego owada.',
      'Трава, ветер и вдруг ни одного насекомого.',
    ],
  },
  H03: {
    title: ['Knife ridge', 'Cresta a lama di coltello', 'Grań jak nóż', 'Гребень-лезвие'],
    line: [
      'On the left, air. On the right, the same.',
      'A sinistra, aria. A destra, idem.',
      'Po lewej powietrze. Po prawej to samo.',
      'Слева воздух. Справа то же самое.',
    ],
    options: [
      ['Cross', 'Attraversare', 'Przejść granią', 'Перейти'],
      ['Back down', 'Tornare giù', 'Zejść z powrotem', 'Спуститься обратно'],
    ],
  },
  H04: {
    title: ['Into the cloud', 'Dentro la nuvola', 'W głąb chmury', 'Внутрь облака'],
    line: [
      'The mountain closes its door behind you.',
      'La montagna vi chiude la porta alle spalle.',
      'Góra zamyka za wami drzwi.',
      'Гора закрывает за вами дверь.',
    ],
  },
  H05: {
    title: ["Eagle's ledge", "La cengia dell'aquila", 'Orla półka', 'Орлиный карниз'],
    line: [
      'A nest built of branches thicker than your arm.',
      'Un nido fatto di rami più grossi di un braccio.',
      'Gniazdo z gałęzi grubszych niż wasze ramię.',
      'Гнездо из веток толще вашей руки.',
    ],
    options: [
      ['Take the eggs', 'Prendere le uova', 'Zabrać jaja', 'Взять яйца'],
      ['Pass quietly', 'Passare in silenzio', 'Przejść po cichu', 'Пройти тихо'],
    ],
  },
  H06: {
    title: ['The chimney', 'Il camino', 'Komin', 'Скальный камин'],
    line: [
      'Back to one wall, boots to the other, do not look.',
      "Schiena a una parete, stivali all'altra, vietato guardare.",
      'Plecy o jedną ścianę, buty o drugą, nie patrzeć.',
      'Спиной в одну стену, сапогами в другую, и не смотреть.',
    ],
  },
  H07: {
    title: ['A sail, far out', 'Una vela, lontano', 'Żagiel w oddali', 'Далёкий парус'],
    line: [
      'Gone before anyone can agree it was there.',
      'Svanita prima che tutti potessero giurare di averla vista.',
      'Znikł, zanim udało się ustalić, że w ogóle był.',
      'Исчез раньше, чем все согласились, что он был.',
    ],
  },
  H08: {
    title: ['Rockfall', 'Scarica di sassi', 'Lawina kamieni', 'Камнепад'],
    line: [
      'A cough, somewhere above.',
      'Un colpo di tosse, da qualche parte lassù.',
      'Kaszlnięcie, gdzieś nad głowami.',
      'Где-то наверху кашлянули.',
    ],
  },
  H09: {
    title: ['Cold bivouac', 'Bivacco gelido', 'Zimny biwak', 'Холодный ночлег'],
    line: [
      'Nobody expected frost on this side of the world.',
      'Nessuno si aspettava la brina in questa parte del mondo.',
      'Po tej stronie świata nikt nie spodziewał się mrozu.',
      'Инея на этой стороне света никто не ждал.',
    ],
  },
  H10: {
    title: ['Crystal hollow', 'Antro di cristallo', 'Kryształowa grota', 'Хрустальный грот'],
    line: [
      'Every breath comes back as a chord.',
      'Ogni respiro torna indietro come un accordo.',
      'Każdy oddech wraca jako akord.',
      'Каждый вздох возвращается аккордом.',
    ],
  },
  H11: {
    title: ['Wind gap', 'Passo del vento', 'Wietrzna przełęcz', 'Перевал ветров'],
    line: [
      'You have to lean on it like a wall.',
      'Bisogna appoggiarcisi come a un muro.',
      'O wiatr trzeba się tu oprzeć jak o ścianę.',
      'На ветер здесь опираются, как на стену.',
    ],
  },
  H12: {
    title: ['The shoulder', 'La spalla del monte', 'Ramię góry', 'Плечо горы'],
    line: [
      'Flat ground, the first in an hour, and the whole coast below.',
      "Terreno piano, il primo da un'ora, e sotto tutta la costa.",
      'Płasko, pierwszy raz od godziny, a w dole całe wybrzeże.',
      'Первая ровная площадка за час, и весь берег внизу.',
    ],
  },
  H13: {
    title: ['Lying cairns', 'Ometti bugiardi', 'Kłamliwe kopczyki', 'Лживые вехи'],
    line: [
      'Someone stacked these to be believed.',
      'Qualcuno ha impilato questi sassi perché gli si credesse.',
      'Ktoś układał je po to, żeby im wierzono.',
      'Кто-то складывал эти камни, чтобы им поверили.',
    ],
  },
  H14: {
    title: ['The last gully', "L'ultimo canalone", 'Ostatni żleb', 'Последняя лощина'],
    line: [
      'Beyond it there is only sky.',
      "Oltre non c'è che cielo.",
      'Za nim jest już tylko niebo.',
      'За ней одно только небо.',
    ],
    options: [
      ['Race for it', 'Lanciarsi di corsa', 'Puścić się biegiem', 'Рвануть вперёд'],
      ['Steady pace', 'Procedere con calma', 'Iść równym krokiem', 'Идти ровным шагом'],
    ],
  },
  Z13: {
    title: ['Warm ground', 'Terreno caldo', 'Ciepła ziemia', 'Тёплая земля'],
    line: [
      'You could bake bread on this slope.',
      'Su questo pendio si potrebbe cuocere il pane.',
      'Na tym zboczu można by piec chleb.',
      'На этом склоне можно печь хлеб.',
    ],
  },
  Z16: {
    title: ['A row of watchers', 'Una fila di guardiani', 'Szereg strażników', 'Шеренга стражей'],
    line: [
      'Seven stone backs, seven stone necks, all turned away.',
      "Sette schiene di pietra, sette nuche di pietra, tutte girate dall'altra parte.",
      'Siedem kamiennych grzbietów, siedem karków i ani jednej twarzy.',
      'Семь каменных спин, семь каменных затылков, и все отвернулись.',
    ],
    options: [
      ['Bow and pass', 'Inchinarsi e passare', 'Pokłonić się i przejść', 'Поклониться и пройти'],
      ['Climb one', 'Scalarne uno', 'Wspiąć się na jednego', 'Влезть на одного из них'],
    ],
  },
  Z21: {
    title: [
      'Iron ring in the rock',
      'Anello di ferro nella roccia',
      'Żelazny pierścień w skale',
      'Железное кольцо в скале',
    ],
    line: [
      'Set in lead, big enough for a hawser.',
      'Fissato col piombo, abbastanza grande per una gomena.',
      'Osadzony w ołowiu, w sam raz na grubą cumę.',
      'Залито свинцом и впору корабельному швартову.',
    ],
  },
  Z22: {
    title: ['Nesting cliff', 'Rupe dei nidi', 'Ptasi klif', 'Птичий базар'],
    line: [
      'Ten thousand letters that only need an address.',
      "Diecimila lettere a cui manca solo l'indirizzo.",
      'Dziesięć tysięcy listów, którym brakuje tylko adresu.',
      'Десять тысяч писем, не хватает только адреса.',
    ],
    options: [
      ['Collect eggs', 'Raccogliere le uova', 'Zebrać jaja', 'Собрать яйца'],
      ['Tie messages to legs', 'Legare messaggi alle zampe', 'Przywiązać listy do nóżek', 'Привязать записки к лапкам'],
    ],
  },
  '005': {
    title: ['Snare across the path', 'Laccio sul sentiero', 'Sidła w poprzek ścieżki', 'Силок поперёк тропы'],
    line: [
      'Good cordage, well placed, meant for ankles.',
      'Buona corda, ben piazzata, pensata per le caviglie.',
      'Dobry sznur, dobrze założony, z myślą o ludzkich nogach.',
      'Хорошая бечева, верное место, расчёт на лодыжки.',
    ],
  },
  '006': {
    title: ["The hermit's stair", "La scala dell'eremita", 'Schody pustelnika', 'Лестница отшельника'],
    line: [
      'He cut one step for every month, then kept going.',
      'Un gradino per ogni mese, poi ci ha preso gusto.',
      'Wykuł po stopniu za każdy miesiąc, a potem kuł dalej.',
      'Вырубал по ступени за каждый месяц, а потом не остановился.',
    ],
  },
  '013': {
    title: ['The cock of the ridge', 'Il gallo della cresta', 'Kogut z grani', 'Петух с гребня'],
    line: [
      'He owns this ledge and has the spurs to prove it.',
      'Questa cengia è sua, e ha gli speroni per dimostrarlo.',
      'Ta półka należy do niego, a na dowód ma ostrogi.',
      'Хозяин этого карниза, и шпоры это подтвердят.',
    ],
  },
  '019': {
    title: ['The sealed cave', 'La grotta murata', 'Zamurowana jaskinia', 'Замурованная пещера'],
    line: [
      'Mortar made with shell, and fingermarks in it.',
      'Malta di conchiglie, con dentro i segni delle dita.',
      'Zaprawa z muszli, a w niej odciski palców.',
      'Раствор с ракушками, и в нём следы пальцев.',
    ],
    options: [
      ['Open it', 'Aprirla', 'Otworzyć', 'Вскрыть'],
      ['Leave it for now', 'Lasciarla per ora', 'Na razie zostawić', 'Пока оставить'],
    ],
  },
  '020': {
    title: ['The chest', 'Il forziere', 'Skrzynia', 'Сундук'],
    line: [
      'Nobody breathes until the lid is right back.',
      'Nessuno respira finché il coperchio non è spalancato.',
      'Nikt nie oddycha, dopóki wieko nie odchyli się do końca.',
      'Никто не дышит, пока крышка не откинута до конца.',
    ],
    options: [
      ['Share it out', 'Dividere il bottino', 'Podzielić między wszystkich', 'Разделить на всех'],
      ["Finder's luck", 'Chi trova, tiene', 'Znalezione, niekradzione', 'Отдать нашедшему'],
    ],
  },
  '023': {
    title: ['The man who hid it', "L'uomo che lo nascose", 'Ten, który to ukrył', 'Тот, кто спрятал'],
    line: [
      'He is still pointing, in a way, and he kept the wedge that fits the slab.',
      'A modo suo indica ancora, e ha con sé il cuneo giusto per la lastra.',
      'Na swój sposób wciąż wskazuje drogę, a przy sobie ma klin pasujący do płyty.',
      'Он в каком-то смысле всё ещё указывает путь, и клин от плиты при нём.',
    ],
  },
  '031': {
    title: ["The women's path", 'Il sentiero delle donne', 'Ścieżka kobiet', 'Женская тропа'],
    line: [
      'Older than the trees, and swept.',
      'Più antico degli alberi, e spazzato.',
      'Starsza niż drzewa i zamieciona.',
      'Старше деревьев, и её подметают.',
    ],
  },
  '050': {
    title: ['Hunted', 'Braccati', 'W roli zwierzyny', 'На правах дичи'],
    line: [
      'Now it is your turn to be the tracks.',
      'Adesso tocca a voi essere le orme.',
      'Tym razem tropem jesteście wy.',
      'Теперь ваш черёд оставлять следы.',
    ],
    options: [
      ['Run', 'Correre', 'Uciekać', 'Бежать'],
      ['Turn and stand', 'Voltarsi e resistere', 'Stanąć do walki', 'Принять бой'],
    ],
  },
  '059': {
    title: ['Fumaroles', 'Fumarole', 'Fumarole', 'Фумаролы'],
    line: [
      'The ground hisses at you by name.',
      'Il suolo sibila, e vi chiama per nome.',
      'Ziemia syczy na was po imieniu.',
      'Земля шипит на вас, и притом поимённо.',
    ],
    options: [
      ['Cross the field', 'Attraversare la distesa', 'Przejść przez pole', 'Идти через поле'],
      ['Keep to the rim', 'Tenersi sul bordo', 'Trzymać się krawędzi', 'Держаться края'],
    ],
  },
  '060': {
    title: ['Sulphur crust', 'Crosta di zolfo', 'Skorupa siarki', 'Серная корка'],
    line: [
      'Yellow as paint and smelling of sermons.',
      'Gialla come la vernice, e puzza di prediche.',
      'Żółta jak farba, a pachnie kazaniem o piekle.',
      'Жёлтая, как краска, а пахнет проповедью.',
    ],
    options: [
      ['Fill a bag', 'Riempire un sacchetto', 'Napełnić worek', 'Набить мешок'],
      ['Hold your breath and hurry', 'Trattenere il fiato e correre', 'Wstrzymać oddech i biec', 'Пробежать не дыша'],
    ],
  },
  '065': {
    title: ['The crack', 'La spaccatura', 'Szczelina', 'Трещина'],
    line: [
      'It was narrower this morning.',
      'Stamattina era più stretta.',
      'Rano była węższa.',
      'Ещё утром её можно было перешагнуть.',
    ],
  },
  '066': {
    title: ['Lava tube', 'Galleria di lava', 'Tunel lawowy', 'Лавовый тоннель'],
    line: [
      'A round black corridor going exactly the right way.',
      'Un corridoio nero e tondo che va proprio dalla parte giusta.',
      'Okrągły czarny korytarz, który biegnie dokładnie tam, gdzie trzeba.',
      'Круглый чёрный коридор, и ведёт он ровно туда, куда надо.',
    ],
    options: [
      ['Feel your way', 'Procedere a tentoni', 'Iść po omacku', 'Идти на ощупь'],
      ['Turn back', 'Tornare indietro', 'Zawrócić', 'Повернуть назад'],
    ],
  },
  '069': {
    title: ['The floor gives', 'Il pavimento cede', 'Podłoga ustępuje', 'Пол проваливается'],
    line: [
      'A very long, very polite cracking sound.',
      'Uno scricchiolio molto lungo, molto educato.',
      'Bardzo długi, bardzo uprzejmy trzask.',
      'Очень долгий и очень вежливый треск.',
    ],
  },
  '070': {
    title: ['The open gate', 'Il portale aperto', 'Otwarta brama', 'Открытые врата'],
    line: [
      'Nobody has closed it in three hundred years.',
      'Nessuno lo chiude da trecento anni.',
      'Od trzystu lat nikt jej nie zamknął.',
      'Их не закрывали триста лет.',
    ],
  },
  '071': {
    title: ['The idol room', "La stanza dell'idolo", 'Komnata bożka', 'Покои идола'],
    line: [
      'Green stone, the size of a loaf, looking at you kindly.',
      'Pietra verde, grande come una pagnotta, che vi guarda con benevolenza.',
      'Zielony kamień wielkości bochenka spogląda na was życzliwie.',
      'Зелёный камень размером с буханку ласково смотрит на вас.',
    ],
    options: [
      ['Take the idol', "Prendere l'idolo", 'Zabrać bożka', 'Взять идола'],
      ['Leave it', 'Lasciarlo lì', 'Zostawić go', 'Не трогать'],
    ],
  },
  '074': {
    title: ["The priests' road", 'La via dei sacerdoti', 'Droga kapłanów', 'Дорога жрецов'],
    line: [
      'Wide, level, and going up.',
      'Ampia, regolare, e porta in alto.',
      'Szeroka, równa i wiedzie w górę.',
      'Широкая, ровная и ведёт вверх.',
    ],
    options: [
      ['Follow it up', 'Seguirla in salita', 'Pójść nią w górę', 'Пойти по ней вверх'],
      ['Follow it home', 'Seguirla verso casa', 'Wrócić nią do obozu', 'Вернуться по ней домой'],
    ],
  },
  '090': {
    title: ['The fog bell', 'La campana da nebbia', 'Dzwon mgłowy', 'Туманный колокол'],
    line: [
      'Hung where ships could hear it, in the years when there were ships.',
      "Appesa dove le navi potevano sentirla, quando c'erano navi.",
      'Zawieszono go tak, by słyszały go statki, jeszcze za czasów, gdy były statki.',
      'Повешен там, где его слышали корабли, пока были корабли.',
    ],
    options: [
      ['Carry it down', 'Portarla giù', 'Znieść go na dół', 'Унести вниз'],
      ['Take only the telescope', 'Prendere solo il telescopio', 'Wziąć tylko teleskop', 'Взять только телескоп'],
      ['Ring it once and go', 'Suonarla una volta e andare', 'Uderzyć raz i odejść', 'Ударить раз и уйти'],
    ],
  },
} as const satisfies { readonly [id: string]: CardWords }
