// The exploration cards of the coast.
import type { CardWords } from './card-words.ts'

export const coastNames = {
  C01: {
    title: ['Tide pools', 'Pozze di marea', 'Niecki po odpływie', 'Приливные лужи'],
    line: [
      'Warm basins full of things that snap shut.',
      'Conche tiepide piene di cose che si chiudono di scatto.',
      'Ciepłe misy pełne rzeczy, które się zatrzaskują.',
      'Тёплые чаши, и в каждой что-нибудь захлопывается.',
    ],
  },
  C02: {
    title: ['The long white mile', 'Il lungo miglio bianco', 'Długa biała mila', 'Длинная белая миля'],
    line: [
      'Easy walking, nothing to say about it, firewood at the end.',
      'Si cammina bene, nulla da segnalare, legna in fondo.',
      'Idzie się lekko, mówić nie ma o czym, na końcu jest opał.',
      'Идти легко, рассказать нечего, зато в конце дрова.',
    ],
  },
  C03: {
    title: ['Broken spars', 'Pennoni spezzati', 'Połamane drzewca', 'Обломки рангоута'],
    line: [
      'A whole topmast lies in pieces above the weed line.',
      'Un intero albero di gabbia giace a pezzi oltre la linea delle alghe.',
      'Cała stenga leży w kawałkach powyżej linii wodorostów.',
      'Выше полосы водорослей лежит целая стеньга, только по частям.',
    ],
  },
  C04: {
    title: ['Crab gulch', 'Gola dei granchi', 'Krabi jar', 'Крабий овраг'],
    line: [
      'Ten thousand small opinions about your fingers.',
      'Diecimila piccole opinioni sulle vostre dita.',
      'Dziesięć tysięcy drobnych opinii na temat waszych palców.',
      'Десять тысяч мелких мнений о ваших пальцах.',
    ],
    options: [
      ['Carry them home', "Portarli all'accampamento", 'Zanieść je do obozu', 'Отнести в лагерь'],
      ['Keep the best one', 'Tenersi il migliore', 'Zatrzymać najlepszego', 'Оставить себе лучшего'],
    ],
  },
  C05: {
    title: ['Headland', 'Promontorio', 'Przylądek', 'Мыс'],
    line: [
      'From up here the island finally has a shape.',
      "Da quassù l'isola ha finalmente una forma.",
      'Stąd wyspa nareszcie ma jakiś kształt.',
      'Отсюда видно, что у острова всё-таки есть форма.',
    ],
  },
  C06: {
    title: ['Cask in the weed', 'Barile tra le alghe', 'Beczka w wodorostach', 'Бочка в водорослях'],
    line: [
      'It rolls, it sloshes, it is still sealed.',
      'Rotola, sciaborda ed è ancora sigillato.',
      'Toczy się, chlupocze, a szpunt wciąż trzyma.',
      'Катается, булькает, и пробка на месте.',
    ],
  },
  C07: {
    title: ['Coconut stand', 'Palme da cocco', 'Zagajnik kokosowy', 'Кокосовая рощица'],
    line: [
      'Free food, if you can persuade it to come down.',
      'Cibo gratis, se riuscite a convincerlo a scendere.',
      'Darmowe jedzenie, o ile da się namówić do zejścia.',
      'Еда даром, если уговорить её спуститься.',
    ],
  },
  C08: {
    title: ['Mangrove maze', 'Labirinto di mangrovie', 'Labirynt namorzynów', 'Мангровый лабиринт'],
    line: [
      'Every opening looks like the way out.',
      "Ogni varco sembra l'uscita.",
      'Każda luka wygląda jak wyjście.',
      'Каждый просвет похож на выход.',
    ],
    options: [
      ['Push straight through', 'Tagliare dritto', 'Przedrzeć się na wprost', 'Идти напролом'],
      ['Wade along the edge', 'Guadare lungo il margine', 'Brodzić skrajem', 'Брести по краю'],
    ],
  },
  C09: {
    title: ['Green ledge', 'Cengia verde', 'Zielona półka skalna', 'Зелёный карниз'],
    line: [
      'Slime, spray, and one good handhold.',
      'Melma, spruzzi e un solo buon appiglio.',
      'Szlam, bryzgi i jeden porządny chwyt.',
      'Слизь, брызги и одна надёжная зацепка.',
    ],
  },
  C10: {
    title: ['Sweet stream', "Ruscello d'acqua dolce", 'Słodki potok', 'Пресный ручей'],
    line: [
      'Water you do not have to argue with.',
      'Acqua con cui non serve discutere.',
      'Woda, z którą nie trzeba się spierać.',
      'Вода, с которой не надо спорить.',
    ],
  },
  C11: {
    title: ["A stranger's grave", 'La tomba di uno sconosciuto', 'Grób nieznajomego', 'Могила незнакомца'],
    line: [
      'No name, only a year and a hand with six fingers.',
      'Nessun nome, solo un anno e una mano con sei dita.',
      'Bez nazwiska, tylko rok i dłoń o sześciu palcach.',
      'Имени нет, только год и шестипалая рука.',
    ],
    options: [
      ['Copy the inscription', "Copiare l'iscrizione", 'Przepisać napis', 'Списать надпись'],
      ['Dig', 'Scavare', 'Kopać', 'Копать'],
    ],
  },
  C12: {
    title: ['Turtle tracks', 'Tracce di tartaruga', 'Żółwie ślady', 'Черепашьи следы'],
    line: [
      'Two rows of commas from the sea to the dune.',
      'Due file di virgole dal mare alla duna.',
      'Dwa rzędy przecinków od morza aż po wydmę.',
      'Два ряда запятых от моря до дюны.',
    ],
  },
  C13: {
    title: ['Blowhole', 'Lo scoglio che soffia', 'Skalny gejzer', 'Морской гейзер'],
    line: [
      'The rock breathes in, then very much out.',
      'La roccia inspira, poi espira senza mezze misure.',
      'Skała robi wdech, a potem bardzo stanowczy wydech.',
      'Скала делает вдох, а потом очень даже выдох.',
    ],
  },
  C14: {
    title: ['Where the drift collects', 'Il magazzino del mare', 'Gdzie morze znosi drewno', 'Где копится плавник'],
    line: [
      'One bend in the current has been saving timber for years.',
      "Un'ansa della corrente mette da parte legname da anni.",
      'Jedno zakole prądu od lat odkłada je tu na później.',
      'Изгиб течения годами откладывал здесь древесину.',
    ],
  },
  C15: {
    title: ['Gull island', "L'isolotto dei gabbiani", 'Wyspa mew', 'Остров чаек'],
    line: [
      'Reachable at low water by people with nothing to lose.',
      'Ci si arriva con la bassa marea, se non si ha niente da perdere.',
      'Przy odpływie dostępna dla tych, co nie mają nic do stracenia.',
      'В отлив сюда доберётся тот, кому нечего терять.',
    ],
    options: [
      ['Rob the nests', 'Saccheggiare i nidi', 'Obrabować gniazda', 'Разорить гнёзда'],
      ['Sit and count them', 'Sedersi a contarli', 'Usiąść i policzyć mewy', 'Сидеть и считать чаек'],
    ],
  },
  C16: {
    title: ['Cliffs to the waterline', 'Scogliere a picco', 'Klify po samą wodę', 'Скалы до самой воды'],
    line: [
      'The beach simply stops.',
      'La spiaggia, semplicemente, finisce.',
      'Plaża po prostu się kończy.',
      'Пляж просто кончается.',
    ],
    options: [
      ['Climb together', 'Arrampicarsi insieme', 'Wspiąć się razem', 'Карабкаться вместе'],
      ['Swim round', 'Aggirarle a nuoto', 'Opłynąć wpław', 'Обогнуть вплавь'],
    ],
  },
  C17: {
    title: ['Reef flats', 'Secche della barriera', 'Płycizny na rafie', 'Рифовая отмель'],
    line: [
      'Fish the size of doors, in water the depth of a basin.',
      "Pesci grandi come porte, in un palmo d'acqua.",
      'Ryby wielkości drzwi w wodzie głębokiej jak miednica.',
      'Рыбы величиной с дверь, а воды как в тазу.',
    ],
  },
  C18: {
    title: ['Wind-bent pines', 'Pini battuti dal vento', 'Sosny gięte wiatrem', 'Сосны на ветру'],
    line: [
      'Straight grain at last, on the only straight trees.',
      'Finalmente fibra dritta, negli unici alberi dritti.',
      'Kilka się nie ugięło: nareszcie drewno o prostym słoju.',
      'Наконец-то прямые стволы, единственные на всём берегу.',
    ],
  },
  C19: {
    title: ['The figurehead', 'La polena', 'Figura dziobowa', 'Носовая фигура'],
    line: [
      'She looks past you, at where the ship used to be.',
      "Guarda oltre voi, là dove un tempo c'era la nave.",
      'Patrzy obok was, tam, gdzie kiedyś był statek.',
      'Она смотрит мимо вас, туда, где раньше был корабль.',
    ],
    options: [
      ['Carry her to camp', "Portarla all'accampamento", 'Zanieść ją do obozu', 'Отнести в лагерь'],
      ['Split her for the fire', 'Farne legna da ardere', 'Porąbać ją na opał', 'Расколоть на дрова'],
    ],
  },
  C20: {
    title: ['Quick mud', 'Fango traditore', 'Grząskie błoto', 'Зыбучий ил'],
    line: [
      'It lets you in without a sound.',
      'Vi fa entrare senza un rumore.',
      'Wpuszcza gości bezszelestnie.',
      'Впускает без единого звука.',
    ],
  },
  Z01: {
    title: ['Bare footprints', 'Impronte di piedi nudi', 'Ślady bosych stóp', 'Следы босых ног'],
    line: [
      'Five toes, no boots, not one of yours.',
      'Cinque dita, niente stivali: non è uno di voi.',
      'Pięć palców, żadnych butów i nikt z waszych.',
      'Пять пальцев, сапог не носит, и это не кто-то из вас.',
    ],
    options: [
      ['Follow them', 'Seguirle', 'Pójść śladem', 'Пойти по следам'],
      ['Leave a gift', 'Lasciare un dono', 'Zostawić podarunek', 'Оставить подарок'],
      ['Walk on', 'Tirare dritto', 'Iść dalej', 'Пройти мимо'],
    ],
  },
  Z02: {
    title: ['Feathers on the dune', 'Piume sulla duna', 'Pióra na wydmie', 'Перья на дюне'],
    line: [
      'Brown, speckled, and dropped by something too fat to fly far.',
      'Brune, screziate, perse da qualcosa di troppo grasso per volare lontano.',
      'Brązowe, nakrapiane, po czymś zbyt tłustym, by daleko latać.',
      'Бурые, рябые, и обронил их кто-то слишком толстый для дальних полётов.',
    ],
  },
  Z04: {
    title: ['The carved palm', 'La palma incisa', 'Palma z napisem', 'Надпись на пальме'],
    line: [
      'Three letters and an arrow, grown wide with the bark.',
      'Tre lettere e una freccia, allargate insieme alla corteccia.',
      'Trzy litery i strzałka, które utyły razem z korą.',
      'Инициалы и стрелка, раздавшиеся вместе с корой.',
    ],
  },
  Z05: {
    title: ['Rag in a bottle', 'Straccio in una bottiglia', 'Szmatka w butelce', 'Тряпица в бутылке'],
    line: [
      'Half a drawing, torn along the interesting part.',
      'Mezzo disegno, strappato proprio sul più bello.',
      'Połowa rysunku, oddarta w najciekawszym miejscu.',
      'Половина рисунка, оторвано на самом интересном месте.',
    ],
  },
  Z06: {
    title: ['Keel marks', 'Segni di chiglia', 'Bruzdy po kilach', 'Следы килей'],
    line: [
      'Long hulls were dragged up here within the month.',
      'Non più di un mese fa qualcuno ha tirato in secco lunghi scafi.',
      'Nie dalej jak miesiąc temu wyciągano tu na brzeg długie czółna.',
      'И месяца не прошло, как сюда вытаскивали длинные лодки.',
    ],
    options: [
      ['Wait and watch', 'Aspettare e osservare', 'Czekać i patrzeć', 'Ждать и наблюдать'],
      ['Leave an offering', "Lasciare un'offerta", 'Zostawić dar', 'Оставить подношение'],
      ['Brush out your tracks', 'Cancellare le tracce', 'Zatrzeć własne ślady', 'Замести свои следы'],
    ],
  },
  Z07: {
    title: [
      'Masthead in the shallows',
      'Albero di nave tra le secche',
      'Czubek masztu na płyciźnie',
      'Мачта на мелководье',
    ],
    line: [
      'The rest of the ship was closer than you thought.',
      'Il resto della nave era più vicino di quanto pensavate.',
      'Reszta statku była bliżej, niż się zdawało.',
      'Остальная часть корабля оказалась ближе, чем вы думали.',
    ],
  },
  Z08: {
    title: ['Oil on the water', "Olio sull'acqua", 'Olej na wodzie', 'Масло на воде'],
    line: [
      'A rainbow the size of a courtyard.',
      'Un arcobaleno grande come un cortile.',
      'Tęcza wielkości podwórza.',
      'Радуга размером со двор.',
    ],
    options: [
      ['Swim out now', 'Andarci subito a nuoto', 'Popłynąć tam od razu', 'Плыть немедля'],
      ['Take bearings', 'Prendere i rilevamenti', 'Wziąć namiar', 'Взять пеленг'],
    ],
  },
  Z09: {
    title: ['A mewing inland', 'Un miagolio nella boscaglia', 'Miauczenie w głębi lądu', 'Мяуканье в зарослях'],
    line: [
      'One small complaint, a pause, and one more, as if waiting.',
      'Un piccolo lamento, una pausa, un altro ancora, come in attesa.',
      'Jedna mała skarga, cisza i jeszcze jedna, jakby w oczekiwaniu.',
      'Короткая жалоба, пауза и ещё одна, будто ждут ответа.',
    ],
    options: [
      ['Call softly', 'Chiamare piano', 'Zawołać cicho', 'Тихонько позвать'],
      ['Clap your hands', 'Battere le mani', 'Klasnąć w dłonie', 'Хлопнуть в ладоши'],
    ],
  },
  Z17: {
    title: [
      'Print of a nailed boot',
      'Impronta di stivale chiodato',
      'Ślad podkutego buta',
      'След подкованного сапога',
    ],
    line: [
      "Somebody else's cobbler, somebody else's stride.",
      'Il calzolaio di un altro, il passo di un altro.',
      'Cudzy szewc, cudzy krok.',
      'Чужой сапожник, чужой шаг.',
    ],
  },
  Z20: {
    title: [
      'Cut stones in the surf',
      'Pietre squadrate nella risacca',
      'Ciosane kamienie w przyboju',
      'Тёсаные камни в прибое',
    ],
    line: [
      'Square corners are never an accident.',
      'Gli angoli retti non sono mai un caso.',
      'Kąty proste nigdy nie są dziełem przypadku.',
      'Прямые углы случайными не бывают.',
    ],
  },
  '015': {
    title: [
      'Cairn with a cross-bar',
      'Ometto di pietre con traversa',
      'Kopczyk z poprzeczką',
      'Каменная веха с перекладиной',
    ],
    line: [
      'Somebody wanted this found by somebody in particular.',
      'Qualcuno voleva che lo trovasse qualcuno in particolare.',
      'Ktoś zostawił go komuś do znalezienia. Raczej nie wam.',
      'Сложена для кого-то, кто знал, что ищет.',
    ],
    options: [
      ['Dig here', 'Scavare qui', 'Kopać tutaj', 'Копать здесь'],
      ['Take the bearing', 'Prendere il rilevamento', 'Wziąć namiar', 'Взять пеленг'],
    ],
  },
  '024': {
    title: ['Families on the beach', 'Famiglie sulla spiaggia', 'Rodziny na plaży', 'Семьи на берегу'],
    line: [
      'Nets, babies, laughter: they come here every year.',
      'Reti, neonati, risate: vengono qui ogni anno.',
      'Sieci, niemowlęta, śmiech: przypływają tu co roku.',
      'Сети, младенцы, смех: они приплывают сюда каждый год.',
    ],
    options: [
      ['Walk out with open hands', 'Avanzare a mani aperte', 'Wyjść z otwartymi dłońmi', 'Выйти с открытыми ладонями'],
      ['Stay in the trees', 'Restare tra gli alberi', 'Zostać wśród drzew', 'Остаться за деревьями'],
    ],
  },
  '033': {
    title: ['The stern on the reef', 'La poppa sulla barriera', 'Rufa na rafie', 'Корма на рифе'],
    line: [
      'Her name is still readable, upside down.',
      'Il nome si legge ancora, capovolto.',
      'Nazwę wciąż da się odczytać, do góry nogami.',
      'Название ещё можно прочесть, только вверх ногами.',
    ],
    options: [
      ['Dive', 'Immergersi', 'Nurkować', 'Нырнуть'],
      ['Send a line first', 'Calare prima una fune', 'Najpierw spuścić linę', 'Сперва завести линь'],
      ['Come back at low water', 'Tornare con la bassa marea', 'Wrócić przy odpływie', 'Вернуться в отлив'],
    ],
  },
  '034': {
    title: ['The great cabin', 'La cabina del capitano', 'Kajuta kapitańska', 'Капитанская каюта'],
    line: [
      'One breath, one choice.',
      'Un solo respiro, una sola scelta.',
      'Jeden oddech, jeden wybór.',
      'Один вдох, один выбор.',
    ],
    options: [
      ['The log', 'Il giornale di bordo', 'Dziennik kapitana', 'Взять журнал'],
      ['The strongbox', 'La cassaforte', 'Kasa okrętowa', 'Взять сундучок'],
      ['The signal locker', "L'armadio dei segnali", 'Szafka sygnałowa', 'Вскрыть сигнальный рундук'],
    ],
  },
  '039': {
    title: [
      'Something large in the hold',
      'Qualcosa di grosso nella stiva',
      'Coś dużego w ładowni',
      'Нечто большое в трюме',
    ],
    line: [
      'It had moved in before you did.',
      'Ci si era sistemato prima di voi.',
      'Wprowadziło się przed wami.',
      'Оно вселилось сюда раньше вас.',
    ],
  },
  '075': {
    title: ['The marooned bosun', 'Il nostromo abbandonato', 'Wygnany bosman', 'Ссаженный боцман'],
    line: [
      'He was put ashore for something. He says it was nothing.',
      "L'hanno sbarcato per qualcosa. Lui dice che non era niente.",
      'Wysadzono go na ląd za coś. On mówi, że za nic.',
      'Его за что-то высадили. Говорит, что ни за что.',
    ],
    options: [
      ['Take him in', 'Accoglierlo', 'Przygarnąć go', 'Принять к себе'],
      ['Send him off fed', 'Sfamarlo e congedarlo', 'Nakarmić i odprawić', 'Накормить и отпустить'],
      ['Drive him away', 'Scacciarlo', 'Przepędzić go', 'Прогнать'],
    ],
  },
  '088': {
    title: ['Landing stair', "Scala d'approdo", 'Schody na przystani', 'Причальная лестница'],
    line: [
      'Weedy steps that begin under the sea.',
      "Gradini coperti d'alghe che cominciano sotto il mare.",
      'Obrosłe wodorostami stopnie, które zaczynają się pod wodą.',
      'Ступени в водорослях, и первая из них под водой.',
    ],
  },
} as const satisfies { readonly [id: string]: CardWords }
