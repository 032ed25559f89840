// The event cards.
import type { CardWords } from './card-words.ts'

export const eventsNames = {
  E01: {
    title: ['Clear horizon', 'Orizzonte sgombro', 'Czysty horyzont', 'Чистый горизонт'],
    line: [
      'Nothing moves out there, and you can see all of it.',
      'Là fuori non si muove nulla, e lo si vede benissimo.',
      'Nic się tam nie rusza i widać to w całej okazałości.',
      'Там ничего не движется, и видно это до самого края.',
    ],
  },
  E02: {
    title: ['Crabs in the letters', 'Granchi tra le lettere', 'Kraby w literach', 'Крабы в буквах'],
    line: [
      'Overnight, ten thousand small engineers have corrected your spelling.',
      "In una notte, diecimila piccoli ingegneri vi hanno corretto l'ortografia.",
      'Przez noc dziesięć tysięcy drobnych inżynierów poprawiło wam ortografię.',
      'За ночь десять тысяч мелких инженеров исправили вам орфографию.',
    ],
  },
  E03: {
    title: ['Ants in the stores', 'Formiche nella dispensa', 'Mrówki w spiżarni', 'Муравьи в припасах'],
    line: [
      'A black thread runs from the larder to the trees.',
      'Un filo nero corre dalle provviste agli alberi.',
      'Czarna nitka biegnie od zapasów do drzew.',
      'Чёрная нитка тянется от кладовой к деревьям.',
    ],
  },
  E04: {
    title: ['Words over rations', 'Screzi per le razioni', 'Spór o racje', 'Спор о пайках'],
    line: [
      'Nobody shouts, which is worse.',
      'Nessuno alza la voce, il che è peggio.',
      'Nikt nie krzyczy, co tylko pogarsza sprawę.',
      'Никто не кричит, и это хуже.',
    ],
    options: [
      [
        'Feed the workers first',
        'Sfamare prima chi lavora',
        'Najpierw nakarmić pracujących',
        'Сперва накормить работающих',
      ],
      ['Equal shares', 'Dividere in parti uguali', 'Podzielić po równo', 'Разделить поровну'],
    ],
  },
  E05: {
    title: ['Squall line', 'Fronte di burrasca', 'Linia szkwału', 'Шквал'],
    line: [
      'The rain arrives sideways, all at once.',
      'La pioggia arriva di traverso, tutta insieme.',
      'Deszcz nadchodzi z boku i od razu cały.',
      'Дождь приходит сбоку и весь сразу.',
    ],
  },
  E06: {
    title: ['Drifting crates', 'Casse alla deriva', 'Dryfujące skrzynie', 'Плавучие ящики'],
    line: [
      'Boxes knock together in the surf like slow dice.',
      "Cozzano l'una contro l'altra nella risacca, come dadi lenti.",
      'Paki postukują o siebie w przyboju jak leniwie rzucane kości.',
      'Перестукиваются в прибое, будто кто-то лениво мечет кости.',
    ],
  },
  E07: {
    title: ['Windless noon', 'Mezzogiorno senza vento', 'Bezwietrzne południe', 'Безветренный полдень'],
    line: [
      'Even the insects have gone to lie down.',
      'Perfino gli insetti sono andati a stendersi.',
      'Nawet owady poszły się położyć.',
      'Даже насекомые пошли прилечь.',
    ],
  },
  E08: {
    title: ['Eyes beyond the firelight', 'Occhi oltre il fuoco', 'Oczy poza kręgiem ognia', 'Глаза за кругом света'],
    line: [
      'Two green points, then four, then none.',
      'Due punti verdi, poi quattro, poi nessuno.',
      'Dwa zielone punkty, potem cztery, potem żadnego.',
      'Две зелёные точки, потом четыре, потом ни одной.',
    ],
  },
  E09: {
    title: ['Shoal in the bay', 'Banco di pesci nella baia', 'Ławica w zatoce', 'Косяк в бухте'],
    line: [
      "The water boils silver a stone's throw out.",
      "A un tiro di sasso l'acqua ribolle d'argento.",
      'O rzut kamieniem od brzegu woda kipi srebrem.',
      'В двух шагах от берега вода кипит серебром.',
    ],
  },
  E10: {
    title: ['Wind takes the thatch', 'Il vento si porta via il tetto', 'Wiatr zrywa strzechę', 'Ветер унёс кровлю'],
    line: [
      'You wake under stars that were not invited.',
      'Vi svegliate sotto stelle che nessuno aveva invitato.',
      'Budzicie się pod gwiazdami, których nikt nie zapraszał.',
      'Вы просыпаетесь под звёздами, которых никто не приглашал.',
    ],
  },
  E11: {
    title: [
      'Something died in the spring',
      'Qualcosa è morto nella sorgente',
      'Coś zdechło w źródle',
      'В роднике кто-то издох',
    ],
    line: [
      'The water smells before you see it.',
      "L'odore dell'acqua arriva prima dell'acqua.",
      'Wodę czuć, zanim ją widać.',
      'Запах воды встречает вас раньше самой воды.',
    ],
  },
  E12: {
    title: ['Tempers', 'Nervi tesi', 'Nerwy na wierzchu', 'Накипело'],
    line: [
      'Three people are not speaking and one is counting.',
      'Tre non si parlano e uno tiene il conto.',
      'Trzy osoby się do siebie nie odzywają, a czwarta liczy.',
      'Трое не разговаривают, а один считает.',
    ],
    options: [
      ['Talk it out', 'Parlarne fino in fondo', 'Wyjaśnić to sobie', 'Поговорить начистоту'],
      ['Let it rot', 'Lasciar marcire la cosa', 'Zostawić, niech się kisi', 'Ждать, пока само пройдёт'],
    ],
  },
  E13: {
    title: ['Rats on the ration line', 'Ratti tra le razioni', 'Szczury w kolejce po prowiant', 'Крысы на довольствии'],
    line: [
      'They swam ashore too, it turns out.',
      'A quanto pare, si sono salvati a nuoto anche loro.',
      'Jak się okazuje, też dopłynęły do brzegu.',
      'Оказывается, они тоже доплыли.',
    ],
  },
  E14: {
    title: ['The good day', 'La giornata buona', 'Dobry dzień', 'Хороший день'],
    line: [
      'Warm sand, full sun, an hour with nothing wrong.',
      "Sabbia calda, sole pieno, un'ora in cui niente va storto.",
      'Ciepły piasek, pełne słońce i cała godzina bez nieszczęść.',
      'Тёплый песок, солнце и целый час, когда всё в порядке.',
    ],
  },
  E15: {
    title: ['Snapped haft', 'Manico spezzato', 'Złamany trzonek', 'Сломанное топорище'],
    line: [
      'The last proper axe handle goes with a sound like a shot.',
      "L'ultimo manico d'ascia decente cede col rumore di uno sparo.",
      'Ostatnie porządne toporzysko pęka z hukiem wystrzału.',
      'Последнее приличное топорище лопается со звуком выстрела.',
    ],
  },
  E16: {
    title: ['Long rain', 'Pioggia senza fine', 'Długi deszcz', 'Затяжной дождь'],
    line: [
      'By evening the matches of the world are wet.',
      "A sera non c'è più un fiammifero asciutto al mondo.",
      'Pod wieczór mokre są już wszystkie zapałki świata.',
      'К вечеру отсырели все спички на свете.',
    ],
  },
  E17: {
    title: ['Fruit drop', 'Frutta caduta', 'Strącone owoce', 'Падалица'],
    line: [
      'A night wind has done the climbing for you.',
      'Il vento della notte si è arrampicato al posto vostro.',
      'Nocny wiatr wspiął się na drzewa za was.',
      'Ночной ветер слазил на деревья за вас.',
    ],
  },
  E18: {
    title: ['Old letter', 'Vecchia lettera', 'Stary list', 'Старое письмо'],
    line: [
      'A page in a pocket, still just legible.',
      'Una pagina in una tasca, ancora leggibile, appena.',
      'Kartka z kieszeni, jeszcze da się ją odczytać.',
      'Листок в кармане, буквы ещё можно разобрать.',
    ],
    options: [
      ['Read it aloud', 'Leggerla ad alta voce', 'Przeczytać na głos', 'Прочесть вслух'],
      ['Burn it', 'Bruciarla', 'Spalić', 'Сжечь'],
    ],
  },
  E19: {
    title: ['Tremor', 'Scossa', 'Wstrząs', 'Подземный толчок'],
    line: [
      'The palms nod without wind.',
      'Le palme annuiscono senza vento.',
      'Palmy kiwają głowami, choć nie ma wiatru.',
      'Пальмы кивают, а ветра нет.',
    ],
  },
  E20: {
    title: ['Reef torn open', 'La barriera squarciata', 'Rozdarta rafa', 'Риф отдаёт добычу'],
    line: [
      'Timber you recognise comes in on a rising sea.',
      'Il mare monta e porta a riva legname che riconoscete.',
      'Wzbierające morze przynosi znajome deski.',
      'Море поднимается и несёт доски, которые вы узнаёте.',
    ],
  },
  E21: {
    title: [
      'Empty bellies, full sky',
      'Pancia vuota, cielo pieno',
      'Puste brzuchy, pełne niebo',
      'Животы пусты, небо полно',
    ],
    line: [
      'So many birds, and all of them out of reach.',
      'Tanti uccelli, e tutti fuori portata.',
      'Tyle ptaków i wszystkie poza zasięgiem.',
      'Столько птиц, и ни до одной не дотянуться.',
    ],
  },
  '022': {
    title: ['Whispering about gold', "Sussurri sull'oro", 'Szepty o złocie', 'Шёпот о золоте'],
    line: [
      'Everybody is suddenly very polite.',
      'Di colpo sono tutti molto cortesi.',
      'Wszyscy zrobili się nagle bardzo uprzejmi.',
      'Все вдруг стали ужасно вежливы.',
    ],
    options: [
      ['Pool it openly', 'Metterlo in comune', 'Wyłożyć złoto na stół', 'Сложить в общий котёл'],
      ['Say nothing', 'Non dire niente', 'Nic nie mówić', 'Промолчать'],
    ],
  },
  '029': {
    title: ['Long canoes offshore', 'Lunghe canoe al largo', 'Długie czółna na morzu', 'Длинные каноэ в море'],
    line: [
      'Six hulls rest beyond the reef, deciding.',
      'Sei scafi fermi oltre la barriera, a decidere.',
      'Sześć kadłubów czeka za rafą i się namyśla.',
      'Шесть лодок замерли за рифом и решают.',
    ],
  },
  '038': {
    title: ['The stern breaks up', 'La poppa si sfascia', 'Rufa się rozpada', 'Корма разваливается'],
    line: [
      'All night the reef grinds its teeth.',
      'Tutta la notte la barriera digrigna i denti.',
      'Przez całą noc rafa zgrzyta zębami.',
      'Всю ночь риф скрежещет зубами.',
    ],
  },
  '045': {
    title: ['Whose cat is it?', 'Di chi è il gatto?', 'Czyj to kot?', 'Чей это кот?'],
    line: [
      'A small question that turns out not to be about the cat.',
      'Una piccola domanda che, si scopre, non riguarda il gatto.',
      'Drobne pytanie, w którym, jak się okazuje, nie chodzi o kota.',
      'Мелкий вопрос и, как выясняется, вовсе не о коте.',
    ],
    options: [
      ["Nobody's and everybody's", 'Di nessuno e di tutti', 'Niczyj, czyli wszystkich', 'Признать ничьим и общим'],
      [
        'Whoever fed it first',
        "Di chi l'ha sfamato per primo",
        'Tego, kto pierwszy go karmił',
        'Отдать первому, кто накормил',
      ],
    ],
  },
  '047': {
    title: ['It comes down at night', 'Scende di notte', 'Schodzi nocą', 'Зверь спускается ночью'],
    line: [
      'In the morning the prints go once round each sleeper.',
      'Al mattino le orme fanno un giro intorno a ogni giaciglio.',
      'Rano widać tropy: każdego śpiącego okrążono dokładnie raz.',
      'К утру следы обошли каждого спящего ровно по разу.',
    ],
  },
  '056': {
    title: ['The sickness spreads', 'Il male si diffonde', 'Choroba się szerzy', 'Болезнь расползается'],
    line: [
      'The same cough from a second bed.',
      'La stessa tosse, da un secondo letto.',
      'Ten sam kaszel z drugiego posłania.',
      'Тот же кашель, но уже с другой лежанки.',
    ],
  },
  '061': {
    title: [
      'The mountain clears its throat',
      'La montagna si schiarisce la voce',
      'Góra odchrząkuje',
      'Гора прочищает горло',
    ],
    line: [
      'A cough underfoot, and the parrots leave.',
      'Un colpo di tosse sotto i piedi, e i pappagalli se ne vanno.',
      'Pod stopami kaszlnięcie, a papugi odlatują.',
      'Кашель под ногами, и попугаи улетают.',
    ],
  },
  '063': {
    title: ['A column by day', 'Una colonna di nube', 'Słup dymu za dnia', 'Столп дыма днём'],
    line: [
      'A pillar no captain could fail to wonder at.',
      'Nessun capitano potrebbe vederla senza farsi domande.',
      'Żaden kapitan nie przepłynie obok niego obojętnie.',
      'Ни один капитан не пройдёт мимо, не удивившись.',
    ],
    options: [
      ['Send someone to look', 'Mandare qualcuno a vedere', 'Wysłać kogoś na zwiad', 'Послать кого-нибудь взглянуть'],
      ['Watch it from the beach', 'Guardarla dalla spiaggia', 'Patrzeć z plaży', 'Смотреть с берега'],
    ],
  },
  '073': {
    title: ['Ill luck', 'Malasorte', 'Pech', 'Невезение'],
    line: [
      'Even the ones who do not believe have stopped joking.',
      'Anche chi non ci crede ha smesso di scherzarci su.',
      'Nawet niewierzący przestali żartować.',
      'Даже неверующие перестали шутить.',
    ],
    options: [
      ['Throw it in the sea', "Gettare l'idolo in mare", 'Wrzucić bożka do morza', 'Бросить идола в море'],
      ['Laugh it off', 'Riderci sopra', 'Obrócić wszystko w żart', 'Отшутиться'],
    ],
  },
  '079': {
    title: ['A knife at night', 'Un coltello nella notte', 'Nóż w nocy', 'Нож в ночи'],
    line: [
      'Something was cut, and someone was quick.',
      'Qualcosa è stato tagliato, e qualcuno è stato svelto.',
      'Coś przecięto, a ktoś był szybki.',
      'Что-то перерезали, и кто-то был проворен.',
    ],
  },
  '082': {
    title: ['A fair share', 'La giusta parte', 'Uczciwy udział', 'Справедливая доля'],
    line: [
      'He asks it standing up, with his hat off.',
      'La chiede in piedi, col cappello in mano.',
      'Prosi o to na stojąco, z czapką w ręku.',
      'Просит стоя, сняв шляпу.',
    ],
    options: [
      ['Promise him a place', 'Promettergli un posto', 'Obiecać mu miejsce', 'Обещать ему место'],
      ['Cast him out', 'Cacciarlo', 'Wygnać go', 'Изгнать его'],
    ],
  },
  '094': {
    title: ['Hull down', "Scafo sotto l'orizzonte", 'Kadłub za horyzontem', 'Корпус за горизонтом'],
    line: [
      'Topsails, nothing under them, going the wrong way.',
      'Vele di gabbia, niente sotto, e vanno dalla parte sbagliata.',
      'Górne żagle, pod nimi nic, a kurs w niewłaściwą stronę.',
      'Одни марсели, под ними ничего, и идут не в ту сторону.',
    ],
  },
  '096': {
    title: ['The bird that came back', "L'uccello che è tornato", 'Ptak, który wrócił', 'Птица, которая вернулась'],
    line: [
      "On its leg, your thread; under your thread, someone else's.",
      'Alla zampa, il vostro filo; sotto il vostro, quello di qualcun altro.',
      'Na nóżce wasza nitka, a pod waszą nitką cudza.',
      'На лапке ваша нитка, а под вашей ниткой чужая.',
    ],
  },
} as const satisfies { readonly [id: string]: CardWords }
