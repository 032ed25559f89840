// What castaways can hold.
import type { CardWords } from './card-words.ts'

export const itemsNames = {
  W01: {
    title: ["Ship's compass", 'Bussola di bordo', 'Kompas okrętowy', 'Судовой компас'],
    line: [
      'The needle still swings as if it cared.',
      "L'ago oscilla ancora come se gliene importasse.",
      'Igła wciąż się waha, jakby jej zależało.',
      'Стрелка всё ещё качается, будто ей не всё равно.',
    ],
  },
  W02: {
    title: ['Signal mirror', 'Specchio da segnalazione', 'Lusterko sygnałowe', 'Сигнальное зеркало'],
    line: [
      'Half a shaving glass in a brass frame.',
      "Mezzo specchio da barba in una cornice d'ottone.",
      'Połówka lustra do golenia w mosiężnej oprawie.',
      'Половина бритвенного зеркальца в латунной оправе.',
    ],
  },
  W03: {
    title: ['Spyglass', 'Cannocchiale', 'Luneta', 'Подзорная труба'],
    line: [
      'One lens is cracked; the other is honest.',
      "Una lente è incrinata; l'altra è onesta.",
      'Jedna soczewka jest pęknięta, druga uczciwa.',
      'Одна линза треснула, другая не врёт.',
    ],
  },
  W04: {
    title: ['Coil of rope', 'Rotolo di fune', 'Zwój liny', 'Бухта каната'],
    line: [
      'Forty fathoms of tarred hemp.',
      'Quaranta braccia di canapa incatramata.',
      'Czterdzieści sążni smołowanych konopi.',
      'Сорок саженей смолёной пеньки.',
    ],
  },
  W05: {
    title: ['Boarding axe', "Ascia d'abbordaggio", 'Topór abordażowy', 'Абордажный топор'],
    line: [
      'Made for rigging, good for trees.',
      'Fatta per il sartiame, va bene per i tronchi.',
      'Zrobiony na takielunek, dobry na drzewa.',
      'Делался для снастей, сгодится и для деревьев.',
    ],
  },
  W06: {
    title: ["Carpenter's saw", 'Sega da carpentiere', 'Piła ciesielska', 'Плотницкая пила'],
    line: [
      'Rust on the back, teeth like new.',
      'Ruggine sul dorso, denti come nuovi.',
      'Grzbiet zardzewiały, zęby jak nowe.',
      'Спинка ржавая, зубья как новые.',
    ],
  },
  W07: {
    title: ['Cutlass', 'Sciabola da marina', 'Kordelas', 'Абордажная сабля'],
    line: [
      "The guard is bent to somebody else's hand.",
      'La guardia ha preso la piega della mano di un altro.',
      'Jelec wygięty do cudzej dłoni.',
      'Гарда примята под чужую руку.',
    ],
  },
  W08: {
    title: ['Musket', 'Moschetto', 'Muszkiet', 'Мушкет'],
    line: [
      'Long, heavy and persuasive.',
      'Lungo, pesante e persuasivo.',
      'Długi, ciężki i przekonujący.',
      'Длинный, тяжёлый и убедительный.',
    ],
  },
  W09: {
    title: ['Keg of powder', 'Barilotto di polvere', 'Baryłka prochu', 'Бочонок пороха'],
    line: [
      'Dry, by a miracle and a lot of wax.',
      'Asciutta, grazie a un miracolo e a molta cera.',
      'Sucha cudem i dzięki mnóstwu wosku.',
      'Сухой благодаря чуду и изрядному количеству воска.',
    ],
  },
  W10: {
    title: ["Surgeon's chest", 'Cassetta del chirurgo', 'Skrzynka chirurga', 'Лекарский сундучок'],
    line: [
      'Most of the bottles survived; most of the labels did not.',
      'I flaconi si sono salvati quasi tutti; le etichette, quasi nessuna.',
      'Większość flaszek ocalała, większość etykiet nie.',
      'Пузырьки в основном уцелели, этикетки в основном нет.',
    ],
  },
  W11: {
    title: ['Flask of rum', 'Fiasca di rum', 'Manierka rumu', 'Фляга рома'],
    line: [
      'For emergencies, of which today is one.',
      "Per le emergenze, e oggi è un'emergenza.",
      'Na czarną godzinę, która właśnie wybiła.',
      'На крайний случай. Сегодня как раз такой.',
    ],
  },
  W12: {
    title: ['Tin of biscuit', 'Latta di gallette', 'Puszka sucharów', 'Жестянка галет'],
    line: ['The weevils are extra.', 'I tonchi sono in omaggio.', 'Wołki gratis.', 'Долгоносики прилагаются.'],
    options: [
      ['Share it', 'Dividerle', 'Podzielić się', 'Разделить на всех'],
      ['Keep it', 'Tenerle per sé', 'Zatrzymać dla siebie', 'Оставить себе'],
    ],
  },
  W13: {
    title: ['Sack of salt', 'Sacco di sale', 'Worek soli', 'Мешок соли'],
    line: [
      'Worth more here than in any port.',
      'Qui vale più che in qualunque porto.',
      'Wart tu więcej niż w jakimkolwiek porcie.',
      'Здесь она дороже, чем в любом порту.',
    ],
  },
  W14: {
    title: ['Casting net', 'Rete da lancio', 'Sieć rybacka', 'Накидная сеть'],
    line: [
      'Three holes, all of them mendable.',
      'Tre buchi, tutti rammendabili.',
      'Trzy dziury, wszystkie do załatania.',
      'Три прорехи, и каждую можно починить.',
    ],
  },
  W15: {
    title: ['Hooks and line', 'Ami e lenza', 'Haczyki i linka', 'Крючки и леска'],
    line: [
      'Wound round a cork, points turned in.',
      'Avvolti intorno a un sughero, con le punte in dentro.',
      'Nawinięte na korek, ostrzami do środka.',
      'Намотаны на пробку, жалами внутрь.',
    ],
  },
  W16: {
    title: ['Iron pot', 'Pentola di ferro', 'Żelazny garnek', 'Чугунный котелок'],
    line: [
      'Soup is a form of courage.',
      'La zuppa è una forma di coraggio.',
      'Zupa to rodzaj odwagi.',
      'Суп тоже род мужества.',
    ],
  },
  W17: {
    title: ['Wool blanket', 'Coperta di lana', 'Wełniany koc', 'Шерстяное одеяло'],
    line: [
      'Smells of a house far away.',
      'Sa di una casa lontana.',
      'Pachnie domem, który jest daleko.',
      'Пахнет далёким домом.',
    ],
  },
  W18: {
    title: ['Tinderbox', 'Acciarino', 'Hubka i krzesiwo', 'Огниво'],
    line: [
      'Flint, steel and a nest of charred linen.',
      'Selce, acciaio e un nido di lino bruciato.',
      'Krzemień, stal i gniazdko zwęglonego płótna.',
      'Кремень, кресало и клок палёного полотна.',
    ],
  },
  W19: {
    title: ['Bound journal', 'Diario rilegato', 'Oprawny dziennik', 'Тетрадь в переплёте'],
    line: [
      'Half the pages are blank and waiting.',
      'Metà delle pagine è bianca e aspetta.',
      'Połowa stron jest pusta i czeka.',
      'Половина страниц пуста и ждёт.',
    ],
  },
  W20: {
    title: ['Hymn book', 'Libro degli inni', 'Śpiewnik kościelny', 'Сборник гимнов'],
    line: [
      'Sung badly, it works anyway.',
      'Anche cantato male, funziona.',
      'Działa, nawet gdy wszyscy fałszują.',
      'Поют скверно, а всё равно помогает.',
    ],
  },
  W21: {
    title: ['Fiddle', 'Violino', 'Skrzypki', 'Скрипка'],
    line: [
      'Two strings are enough for most things.',
      'Due corde bastano per quasi tutto.',
      'Dwie struny wystarczają prawie na wszystko.',
      'Двух струн хватает почти на всё.',
    ],
  },
  W22: {
    title: ['Purse of coins', 'Borsa di monete', 'Sakiewka monet', 'Кошель с монетами'],
    line: [
      'The island has no shops.',
      "Sull'isola non ci sono botteghe.",
      'Na wyspie nie ma sklepów.',
      'Лавок на острове нет.',
    ],
  },
  W23: {
    title: ['Painted miniature', 'Ritratto in miniatura', 'Malowana miniatura', 'Портрет-миниатюра'],
    line: [
      'Someone is smiling at someone.',
      'Qualcuno sorride a qualcuno.',
      'Ktoś się do kogoś uśmiecha.',
      'Кто-то кому-то улыбается.',
    ],
  },
  W24: {
    title: ['Roll of sailcloth', 'Rotolo di tela da vela', 'Bela płótna żaglowego', 'Рулон парусины'],
    line: [
      'Enough canvas for a wall or a hope.',
      'Tela quanto basta per una parete o per una speranza.',
      'Akurat na jedną ścianę albo jedną nadzieję.',
      'Хватит на стену или на надежду.',
    ],
  },
  W25: {
    title: ["Ship's ensign", 'Bandiera della nave', 'Bandera okrętowa', 'Судовой флаг'],
    line: [
      'Faded to the colour of weak tea and milk.',
      'Sbiadita fino al colore di un tè lungo col latte.',
      'Spłowiała do koloru słabej herbaty z mlekiem.',
      'Выцвел до цвета жидкого чая с молоком.',
    ],
  },
  W26: {
    title: ['Storm lantern', 'Lanterna da tempesta', 'Latarnia sztormowa', 'Штормовой фонарь'],
    line: [
      'A hand of oil left, if you are mean with it.',
      "Resta un dito d'olio, a essere tirchi.",
      'Oliwy zostało na dwa palce; skąpym starczy na dłużej.',
      'Масла на донышке, но если скупиться, хватит.',
    ],
  },
  W27: {
    title: ['Speaking trumpet', 'Megafono di bordo', 'Tuba głosowa', 'Рупор'],
    line: [
      'Makes a small voice into an order.',
      'Fa di una vocina un ordine.',
      'Z małego głosu robi rozkaz.',
      'Превращает слабый голос в приказ.',
    ],
  },
  W28: {
    title: ['Oilskin chart', 'Carta nautica cerata', 'Mapa na ceracie', 'Карта в клеёнке'],
    line: [
      'The island is on it, with the wrong name.',
      "L'isola c'è, col nome sbagliato.",
      'Wyspa na niej jest, tylko nazwa nie ta.',
      'Остров на ней есть, но под чужим именем.',
    ],
  },
  W29: {
    title: ['Sea-boots', 'Stivali da mare', 'Buty sztormowe', 'Морские сапоги'],
    line: [
      'Two left feet, gratefully accepted.',
      'Due sinistri, accettati con gratitudine.',
      'Oba lewe, przyjęte z wdzięcznością.',
      'Оба левые, приняты с благодарностью.',
    ],
  },
  W30: {
    title: ['Caged parrot', 'Pappagallo in gabbia', 'Papuga w klatce', 'Попугай в клетке'],
    line: [
      'It knows one word and saves it for bad moments.',
      'Sa una parola sola e la tiene per i momenti brutti.',
      'Zna jedno słowo i trzyma je na złe chwile.',
      'Знает одно слово и бережёт его для худших минут.',
    ],
  },
  '007': {
    title: ['The tide book', 'Il libro delle maree', 'Księga pływów', 'Книга приливов'],
    line: [
      'Eleven years of ships, in a hand that gets smaller.',
      'Undici anni di navi, in una grafia che si fa sempre più piccola.',
      'Jedenaście lat statków, spisanych coraz drobniejszym pismem.',
      'Одиннадцать лет кораблей почерком, который всё мельче.',
    ],
  },
  '014': {
    title: ['Plumed hat', 'Cappello piumato', 'Kapelusz z piórami', 'Шляпа с перьями'],
    line: [
      'Absurd, splendid, visible from a long way off.',
      'Assurdo, splendido, visibile da molto lontano.',
      'Absurdalny, wspaniały, widoczny z daleka.',
      'Нелепая, роскошная, видна издалека.',
    ],
  },
  '016': {
    title: ['Torn half of a chart', 'Mezza mappa strappata', 'Oddarta połowa mapy', 'Оторванная половина карты'],
    line: [
      'The coastline is perfect; the joke is on the missing half.',
      'La costa è perfetta; la beffa sta nella metà che manca.',
      'Linia brzegowa doskonała; cały dowcip jest na brakującej połowie.',
      'Берег вычерчен безупречно, а соль шутки на другой половине.',
    ],
  },
  '021': {
    title: ['Casket of doubloons', 'Scrigno di dobloni', 'Szkatuła dublonów', 'Ларец с дублонами'],
    line: [
      'Too heavy to carry and too pretty to leave.',
      'Troppo pesante da portare e troppo bello da lasciare.',
      'Za ciężka, żeby nieść, za ładna, żeby zostawić.',
      'Слишком тяжёл, чтобы нести, слишком хорош, чтобы бросить.',
    ],
  },
  '032': {
    title: ['Shark-tooth club', 'Mazza a denti di squalo', 'Maczuga z zębami rekina', 'Палица с акульими зубами'],
    line: [
      'A loan, she made clear, not a gift.',
      'Un prestito, ha chiarito lei, non un regalo.',
      'To pożyczka, nie prezent; dała to jasno do zrozumienia.',
      'Взаймы, дала она понять, не в подарок.',
    ],
  },
  '035': {
    title: ["The captain's log", 'Il giornale di bordo', 'Dziennik kapitana', 'Журнал капитана'],
    line: [
      'The last entry stops in the middle of a word.',
      "L'ultima annotazione si ferma a metà di una parola.",
      'Ostatni wpis urywa się w pół słowa.',
      'Последняя запись обрывается на полуслове.',
    ],
  },
  '036': {
    title: ['Iron-bound strongbox', 'Cassaforte cerchiata di ferro', 'Okuta kasa okrętowa', 'Кованый сундучок'],
    line: [
      'Nobody has the key, which keeps everyone honest.',
      "La chiave non ce l'ha nessuno, e così restano tutti onesti.",
      'Nikt nie ma klucza, dzięki czemu wszyscy są uczciwi.',
      'Ключа нет ни у кого, поэтому все честны.',
    ],
  },
  '037': {
    title: ['Signal rockets', 'Razzi di segnalazione', 'Rakiety sygnałowe', 'Сигнальные ракеты'],
    line: [
      'Two of them, wrapped in waxed silk.',
      'Due, avvolti nella seta cerata.',
      'Dwie, zawinięte w woskowany jedwab.',
      'Две штуки, завёрнутые в вощёный шёлк.',
    ],
  },
  '044': {
    title: ["The ship's cat", 'Il gatto di bordo', 'Kot okrętowy', 'Корабельный кот'],
    line: [
      'It always knows which way the fire is.',
      'Sa sempre da che parte è il fuoco.',
      'Zawsze wie, w której stronie jest ognisko.',
      'Всегда знает, в какой стороне огонь.',
    ],
  },
  '049': {
    title: ['Striped pelt', 'Pelliccia striata', 'Pręgowana skóra', 'Полосатая шкура'],
    line: [
      'Warm, handsome, and not quite silent in the wind.',
      'Calda, bella e, nel vento, non del tutto muta.',
      'Ciepła, piękna i na wietrze nie całkiem milcząca.',
      'Тёплая, красивая и на ветру не совсем немая.',
    ],
  },
  '055': {
    title: ['Fever bark', 'Corteccia contro la febbre', 'Kora na gorączkę', 'Кора от лихорадки'],
    line: [
      'A fistful of grey curls.',
      'Una manciata di riccioli grigi.',
      'Garść szarych zwitków.',
      'Горсть серых завитков.',
    ],
  },
  '062': {
    title: ['Bag of sulphur', 'Sacchetto di zolfo', 'Worek siarki', 'Мешок серы'],
    line: [
      'Burns blue, stinks magnificently.',
      'Brucia azzurro, puzza magnificamente.',
      'Pali się na niebiesko, cuchnie wspaniale.',
      'Горит синим, воняет великолепно.',
    ],
  },
  '072': {
    title: ['The green idol', "L'idolo verde", 'Zielony bożek', 'Зелёный идол'],
    line: ['Heavier each evening.', 'Ogni sera più pesante.', 'Co wieczór cięższy.', 'С каждым вечером тяжелее.'],
  },
  '080': {
    title: [
      'Boarding pistol and dirk',
      "Pistola d'abbordaggio e pugnale",
      'Pistolet abordażowy i kordzik',
      'Абордажный пистолет и кортик',
    ],
    line: [
      'Mismatched, well oiled.',
      'Spaiati, ben oliati.',
      'Nie do pary, dobrze naoliwione.',
      'Не пара, зато хорошо смазаны.',
    ],
  },
  '084': {
    title: ['Wax candles', 'Candele di cera', 'Świece z wosku', 'Восковые свечи'],
    line: [
      'Crooked, sooty, and better than the dark.',
      'Storte, fuligginose, e meglio del buio.',
      'Krzywe, kopcące i lepsze niż ciemność.',
      'Кривые, коптят, но лучше темноты.',
    ],
  },
  '091': {
    title: ['Blasting powder', 'Polvere da mina', 'Proch górniczy', 'Подрывной порох'],
    line: [
      'Twelve flannel bags and a smell of old thunder.',
      'Dodici sacchetti di flanella e un odore di tuono vecchio.',
      'Dwanaście flanelowych woreczków i zapach dawnych grzmotów.',
      'Двенадцать фланелевых мешочков и запах старой грозы.',
    ],
  },
  '092': {
    title: ['Bronze telescope', 'Telescopio di bronzo', 'Teleskop z brązu', 'Бронзовый телескоп'],
    line: [
      'It brings the horizon close enough to disappoint.',
      "Avvicina l'orizzonte quanto basta per restarne delusi.",
      'Przybliża horyzont na tyle, żeby rozczarował.',
      'Приближает горизонт ровно настолько, чтобы разочаровать.',
    ],
  },
} as const satisfies { readonly [id: string]: CardWords }
