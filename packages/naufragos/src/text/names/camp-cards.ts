// The camp cards.
import type { CardWords } from './card-words.ts'

export const campCardsNames = {
  A1: {
    title: ['Fish from the rocks', 'Pescare dagli scogli', 'Łowienie ze skał', 'Рыбалка со скал'],
    line: [
      'Somebody has to stand in the spray at first light.',
      'Qualcuno deve pur stare tra gli spruzzi alle prime luci.',
      'Ktoś musi o brzasku stanąć w bryzgach fal.',
      'Кому-то надо стоять на рассвете под брызгами.',
    ],
  },
  A2: {
    title: ['Plan the route', 'Studiare il percorso', 'Wytyczanie trasy', 'План маршрута'],
    line: [
      'Sticks and shells on the sand make a passable map of yesterday.',
      'Legnetti e conchiglie sulla sabbia: una discreta mappa di ieri.',
      'Patyki i muszle na piasku: całkiem znośna mapa wczorajszego dnia.',
      'Палочки и ракушки на песке сойдут за карту вчерашнего дня.',
    ],
  },
  A3: {
    title: ['Scan the surroundings', 'Scrutare i dintorni', 'Obserwacja okolicy', 'Осмотр окрестностей'],
    line: [
      'From the knoll you can see the weather before it sees you.',
      'Dal poggio si vede il tempo prima che il tempo veda voi.',
      'Z pagórka widać pogodę, zanim ona zobaczy was.',
      'С пригорка вы видите погоду раньше, чем она вас.',
    ],
    options: [
      ['Look at the sea', 'Guardare il mare', 'Spojrzeć na morze', 'Смотреть на море'],
      ['Look at the land', "Guardare l'isola", 'Spojrzeć na ląd', 'Смотреть на сушу'],
    ],
  },
  A4: {
    title: ['Tend the hurt', 'Curare i feriti', 'Opatrywanie rannych', 'Уход за ранеными'],
    line: [
      'Boiled cloth, cold water, a joke that is not funny.',
      'Panni bolliti, acqua fredda, una battuta che non fa ridere.',
      'Wygotowane płótno, zimna woda, nieśmieszny żart.',
      'Кипячёные тряпицы, холодная вода, несмешная шутка.',
    ],
  },
  A5: {
    title: ['Put the camp in order', "Riordinare l'accampamento", 'Porządki w obozie', 'Порядок в лагере'],
    line: [
      'An hour of dull work that tomorrow will be grateful for.',
      "Un'ora di lavoro noioso di cui il domani vi sarà grato.",
      'Godzina nudnej roboty, za którą podziękuje wam jutrzejszy dzień.',
      'Час скучной работы, за который завтрашний день скажет спасибо.',
    ],
    options: [
      ['Dry provisions', 'Essiccare le provviste', 'Ususzyć prowiant', 'Навялить припасов'],
      ['Mend what is broken', 'Riparare ciò che è rotto', 'Naprawić, co zepsute', 'Починить сломанное'],
      ['Stack kindling', 'Accatastare legna', 'Naznosić chrustu', 'Запасти хворост'],
    ],
  },
  '008': {
    title: ['The neighbour calls', 'La visita del vicino', 'Sąsiad z wizytą', 'Сосед зашёл в гости'],
    line: [
      'He will not sit inside, but he will stay for the soup.',
      'Dentro non vuole sedersi, ma per la zuppa resta.',
      'W środku nie usiądzie, ale na zupę zostanie.',
      'Под крышу не сядет, но на суп останется.',
    ],
    options: [
      ['Ask for a cure', 'Chiedere un rimedio', 'Poprosić o lekarstwo', 'Попросить лекарство'],
      ['Ask for greens', 'Chiedere delle verdure', 'Poprosić o zieleninę', 'Попросить зелени'],
    ],
  },
  '011': {
    title: ['Hens in a basket', 'Galline nella cesta', 'Kury w koszu', 'Куры в корзине'],
    line: [
      'Eggs in the morning, opinions all day.',
      'Uova al mattino, opinioni tutto il giorno.',
      'Rano jajka, przez cały dzień opinie.',
      'Утром яйца, весь день мнения.',
    ],
    options: [
      ['Collect the eggs', 'Raccogliere le uova', 'Zebrać jajka', 'Собрать яйца'],
      ['Wring their necks', 'Tirare loro il collo', 'Ukręcić im łebki', 'Свернуть им шеи'],
    ],
  },
  '028': {
    title: ['The shared earth oven', 'Il forno di terra condiviso', 'Wspólny piec ziemny', 'Общая земляная печь'],
    line: [
      'They leave it warm for whoever comes next.',
      'Lo lasciano caldo per chi viene dopo.',
      'Zostawiają go rozgrzanego dla następnych.',
      'Её оставляют тёплой для тех, кто придёт следом.',
    ],
  },
  '043': {
    title: ['A cat by the fire', 'Un gatto accanto al fuoco', 'Kot przy ognisku', 'Кот у костра'],
    line: [
      'It sleeps on whoever is saddest.',
      'Dorme addosso a chi è più triste.',
      'Śpi na tym, komu najsmutniej.',
      'Спит на том, кому грустнее всех.',
    ],
    options: [
      ['Set it on the rats', 'Aizzarlo contro i ratti', 'Wypuścić go na szczury', 'Напустить на крыс'],
      ['Carry it along', 'Portarlo con sé', 'Zabrać go ze sobą', 'Взять с собой'],
    ],
  },
  '052': {
    title: [
      'Gifts at the edge of camp',
      "Doni ai bordi dell'accampamento",
      'Podarunki na skraju obozu',
      'Дары на краю лагеря',
    ],
    line: [
      'Something leaves half a meal by the stones and does not stay to be thanked.',
      'Qualcosa lascia mezzo pasto vicino alle pietre e non aspetta ringraziamenti.',
      'Coś zostawia pół posiłku przy kamieniach i nie czeka na podziękowania.',
      'Кто-то кладёт у камней полдобычи и не ждёт благодарности.',
    ],
  },
  '057': {
    title: ['Sick-bed by the stream', 'Infermeria in riva al ruscello', 'Lazaret nad potokiem', 'Лазарет у ручья'],
    line: [
      'Shade, running water, someone to complain to.',
      'Ombra, acqua corrente, qualcuno con cui lamentarsi.',
      'Cień, bieżąca woda i ktoś, komu można się poskarżyć.',
      'Тень, проточная вода, и есть кому пожаловаться.',
    ],
  },
  '077': {
    title: [
      'The bosun works his passage',
      'Il nostromo si paga il passaggio',
      'Bosman pracuje na bilet',
      'Боцман отрабатывает проезд',
    ],
    line: [
      'Splits logs as if each had insulted him.',
      "Spacca ceppi come se ognuno l'avesse insultato.",
      'Rąbie kłody, jakby każda go obraziła.',
      'Колет поленья так, будто каждое его оскорбило.',
    ],
  },
  '086': {
    title: ['Yam bed', 'Orto di ignami', 'Grządka jamsu', 'Грядка ямса'],
    line: [
      'Green hearts in rows.',
      'Cuori verdi in fila.',
      'Zielone serca w równych rządkach.',
      'Зелёные сердечки рядами.',
    ],
  },
  '095': {
    title: ['Table of bearings', 'Tavola dei rilevamenti', 'Tabela namiarów', 'Таблица пеленгов'],
    line: [
      "Somebody's careful columns, still true.",
      'Le colonne accurate di qualcuno, ancora esatte.',
      'Czyjeś staranne kolumny, wciąż zgodne z prawdą.',
      'Чьи-то аккуратные столбцы, и они всё ещё верны.',
    ],
  },
  '102': {
    title: ['The drift pile', 'Legname portato dal mare', 'Drewno z morza', 'Куча плавника'],
    line: [
      'A heap of grey timber, free while it lasts.',
      'Una catasta di legno grigio, gratis finché dura.',
      'Sterta szarego drewna, za darmo, do wyczerpania zapasów.',
      'Груда серых брёвен: даром, пока есть.',
    ],
  },
  '103': {
    title: ['Turtle beach', 'La spiaggia delle tartarughe', 'Plaża żółwi', 'Черепаший пляж'],
    line: [
      'Quietly, at night, with a basket and a bad conscience.',
      'In silenzio, di notte, con una cesta e la coscienza sporca.',
      'Po cichu, nocą, z koszem i nieczystym sumieniem.',
      'Тихо, ночью, с корзиной и нечистой совестью.',
    ],
  },
  '104': {
    title: ['The figurehead watches', 'La polena veglia', 'Figura dziobowa czuwa', 'Взгляд носовой фигуры'],
    line: [
      'Planted at the tide line, she hears everything.',
      'Piantata sulla linea di marea, sente tutto.',
      'Wkopana na linii przypływu, słyszy wszystko.',
      'Врыта у кромки прилива и слышит всё.',
    ],
    options: [
      ['Tell her a story', 'Raccontarle una storia', 'Opowiedzieć jej historię', 'Рассказать ей историю'],
      ['Sit beside her', 'Sedersi accanto a lei', 'Usiąść przy niej', 'Посидеть рядом'],
    ],
  },
  '105': {
    title: ['Bathing pool', 'La pozza sotto la cascata', 'Sadzawka do kąpieli', 'Купальня'],
    line: [
      'Cold, clear, and out of sight of the others.',
      'Fredda, limpida e lontana dagli occhi degli altri.',
      'Zimna, czysta i niewidoczna dla reszty.',
      'Вода холодная, чистая, и остальным вас не видно.',
    ],
  },
} as const satisfies { readonly [id: string]: CardWords }
