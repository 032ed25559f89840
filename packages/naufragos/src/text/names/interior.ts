// The exploration cards of the interior.
import type { CardWords } from './card-words.ts'

export const interiorNames = {
  I01: {
    title: ['Game trail', 'Pista di selvaggina', 'Szlak zwierzyny', 'Звериная тропа'],
    line: [
      'Something heavy comes this way every evening.',
      'Ogni sera passa di qui qualcosa di pesante.',
      'Co wieczór przechodzi tędy coś ciężkiego.',
      'Каждый вечер здесь проходит кто-то тяжёлый.',
    ],
  },
  I02: {
    title: ['Bamboo thicket', 'Folto di bambù', 'Bambusowy gąszcz', 'Бамбуковая чаща'],
    line: [
      'The light is green and the path is an opinion.',
      "La luce è verde e il sentiero è un'opinione.",
      'Światło jest zielone, a ścieżka to kwestia opinii.',
      'Свет здесь зелёный, а тропа лишь чьё-то мнение.',
    ],
  },
  I03: {
    title: ['Liana curtain', 'Cortina di liane', 'Kurtyna lian', 'Завеса из лиан'],
    line: [
      'Ropes with leaves, knotted by nobody.',
      'Funi con le foglie, annodate da nessuno.',
      'Liny z liśćmi, których nikt nie wiązał.',
      'Верёвки с листьями, и узлов этих никто не вязал.',
    ],
    options: [
      ['Cut through', 'Aprirsi un varco', 'Wyciąć przejście', 'Прорубиться'],
      ['Go back and round', 'Tornare indietro e aggirare', 'Zawrócić i obejść', 'Вернуться и обойти'],
    ],
  },
  I04: {
    title: ['The falls', 'La cascata', 'Wodospad', 'Водопад'],
    line: [
      'Everyone stands under it fully dressed.',
      'Ci si mettono sotto tutti, vestiti di tutto punto.',
      'Wszyscy stają pod nim w ubraniu.',
      'Все стоят под ним прямо в одежде.',
    ],
  },
  I05: {
    title: ['Leech hollow', 'Conca delle sanguisughe', 'Dolinka pijawek', 'Пиявочная низина'],
    line: [
      'They wait on the undersides, patient as bills.',
      'Aspettano sotto le foglie, pazienti come creditori.',
      'Czekają na spodzie liści, cierpliwe jak niezapłacone rachunki.',
      'Ждут на изнанке листьев, терпеливые, как неоплаченные счета.',
    ],
  },
  I06: {
    title: ['Fallen giant', 'Gigante caduto', 'Powalony olbrzym', 'Поваленный исполин'],
    line: [
      'A tree wide enough to be a road.',
      'Un albero tanto largo da fare da strada.',
      'Drzewo szerokie jak gościniec.',
      'Дерево такой ширины, что сошло бы за дорогу.',
    ],
  },
  I07: {
    title: ['Sweet roots', 'Radici dolci', 'Słodkie korzenie', 'Сладкие коренья'],
    line: [
      'Boil twice, throw away the first water.',
      'Bollire due volte, buttare la prima acqua.',
      'Gotować dwa razy, pierwszą wodę wylać.',
      'Варить дважды, первую воду вылить.',
    ],
    options: [
      ['Tell the others', 'Dirlo agli altri', 'Powiedzieć innym', 'Рассказать остальным'],
      ['Dig for yourself', 'Scavare per sé', 'Kopać dla siebie', 'Накопать для себя'],
    ],
  },
  I08: {
    title: ['Fog in the ferns', 'Nebbia tra le felci', 'Mgła w paprociach', 'Туман в папоротниках'],
    line: [
      "The world ends at arm's length.",
      'Il mondo finisce a un braccio di distanza.',
      'Świat kończy się tam, dokąd sięga ręka.',
      'Мир кончается на расстоянии вытянутой руки.',
    ],
    options: [
      ['Wait and come back', 'Aspettare e riprovare', 'Poczekać i wrócić', 'Переждать и вернуться'],
      ['Walk into it', 'Addentrarsi', 'Wejść we mgłę', 'Шагнуть в туман'],
    ],
  },
  I09: {
    title: ['Ravine', 'Burrone', 'Rozpadlina', 'Расселина'],
    line: [
      'Narrow enough to consider, deep enough to reconsider.',
      'Abbastanza stretto da pensarci, abbastanza profondo da ripensarci.',
      'Dość wąska, by próbować, dość głęboka, by się rozmyślić.',
      'Достаточно узкая, чтобы решиться, и достаточно глубокая, чтобы передумать.',
    ],
  },
  I10: {
    title: ['Painted rock', 'Roccia dipinta', 'Malowana skała', 'Расписная скала'],
    line: [
      'Ochre hands, all left ones.',
      'Mani in ocra, tutte sinistre.',
      'Dłonie w ochrze, same lewe.',
      'Отпечатки ладоней охрой, и все левые.',
    ],
  },
  I11: {
    title: ['Parrot roost', 'Dormitorio di pappagalli', 'Papuzia sypialnia', 'Ночлег попугаев'],
    line: [
      'Applause from above, and then feathers.',
      "Applausi dall'alto, e poi piume.",
      'Najpierw oklaski z góry, potem pióra.',
      'Сверху аплодисменты, следом перья.',
    ],
  },
  I12: {
    title: ['Banded snake', 'Serpente a bande', 'Prążkowany wąż', 'Кольчатая змея'],
    line: [
      'It had the path first.',
      "Sul sentiero c'era prima lui.",
      'Na tej ścieżce był pierwszy.',
      'Она вышла на эту тропу первой.',
    ],
  },
  I13: {
    title: ['Old clearing', 'Vecchia radura', 'Stara polana', 'Заброшенная делянка'],
    line: [
      'Someone once hoed this in straight lines.',
      'Un tempo qualcuno la zappava in file diritte.',
      'Ktoś kiedyś skopał ją w równe rządki.',
      'Кто-то когда-то мотыжил здесь ровными рядами.',
    ],
  },
  I14: {
    title: ['Echo valley', "Valle dell'eco", 'Dolina echa', 'Долина эха'],
    line: [
      'The third echo comes back late, and from higher up.',
      'La terza eco torna in ritardo, e da più in alto.',
      'Trzecie echo wraca spóźnione i z wyższego miejsca.',
      'Третье эхо опаздывает и приходит откуда-то сверху.',
    ],
    options: [
      ['Shout and listen', 'Gridare e ascoltare', 'Krzyknąć i nasłuchiwać', 'Крикнуть и слушать'],
      ['Pass quietly', 'Passare in silenzio', 'Przejść po cichu', 'Пройти тихо'],
    ],
  },
  I15: {
    title: ['Clay bank', "Banco d'argilla", 'Gliniana skarpa', 'Глиняный откос'],
    line: [
      'Takes the print of your thumb and keeps it.',
      "Prende l'impronta del pollice e se la tiene.",
      'Bierze odcisk kciuka i już go nie oddaje.',
      'Принимает отпечаток вашего пальца и хранит его.',
    ],
    options: [
      ['Haul a load back', 'Riportarne un carico', 'Zatargać ładunek do obozu', 'Дотащить ношу до лагеря'],
      ['Leave it', 'Lasciarla lì', 'Zostawić', 'Оставить как есть'],
    ],
  },
  I16: {
    title: ['Storm gap', 'Varco della tempesta', 'Burzowa przesieka', 'Бурелом'],
    line: [
      'The trees here all lean the same way.',
      'Qui gli alberi pendono tutti dalla stessa parte.',
      'Wszystkie drzewa pochylają się tu w tę samą stronę.',
      'Здесь все деревья кланяются в одну сторону.',
    ],
  },
  I17: {
    title: ['Hornets', 'Calabroni', 'Szerszenie', 'Шершни'],
    line: [
      'Somebody stepped on a paper lantern.',
      'Qualcuno ha pestato una lanterna di carta.',
      'Ktoś nadepnął na papierowy lampion.',
      'Кто-то наступил на бумажный фонарик.',
    ],
    options: [
      ['Bolt for camp', "Fuggire all'accampamento", 'Uciekać do obozu', 'Бежать в лагерь'],
      ['Lie flat', 'Buttarsi a terra', 'Paść plackiem', 'Лечь ничком'],
    ],
  },
  I18: {
    title: [
      'Bones in a boat cloak',
      'Ossa in un mantello da mare',
      'Kości w marynarskim płaszczu',
      'Кости в морском плаще',
    ],
    line: [
      'He had made himself comfortable, at least.',
      'Se non altro, si era messo comodo.',
      'Przynajmniej ułożył się wygodnie.',
      'По крайней мере, устроился он с удобствами.',
    ],
  },
  Z03: {
    title: ['Cackling above the gorge', 'Coccodè sopra la gola', 'Gdakanie nad wąwozem', 'Кудахтанье над ущельем'],
    line: [
      'An unmistakable, ridiculous, wonderful sound.',
      'Un suono inconfondibile, ridicolo, meraviglioso.',
      'Dźwięk nie do pomylenia, niedorzeczny i cudowny.',
      'Звук нелепый, прекрасный, и ни с чем его не спутать.',
    ],
    options: [
      ['Climb after it', 'Salire a cercarlo', 'Wspiąć się za nim', 'Лезть на звук'],
      [
        'Listen and note the place',
        'Ascoltare e segnare il posto',
        'Posłuchać i zanotować miejsce',
        'Слушать и запомнить место',
      ],
    ],
  },
  Z10: {
    title: ['Clawed bark', 'Corteccia graffiata', 'Podrapana kora', 'Исцарапанная кора'],
    line: [
      'The marks start above your reach.',
      'I segni cominciano dove il vostro braccio non arriva.',
      'Ślady zaczynają się wyżej, niż da się sięgnąć.',
      'Следы когтей начинаются там, куда вам не дотянуться.',
    ],
  },
  Z11: {
    title: ['Carcass in a fork', 'Carcassa tra i rami', 'Padlina w konarach', 'Туша на суку'],
    line: [
      'Somebody keeps a larder up there.',
      'Lassù qualcuno ha la dispensa.',
      'Ktoś urządził tam sobie spiżarnię.',
      'Кто-то держит там, наверху, кладовую.',
    ],
    options: [
      ['Cut some down', 'Tagliarne un pezzo', 'Odciąć kawałek', 'Срезать мяса'],
      ['Leave it alone', "Lasciarla dov'è", 'Nie ruszać', 'Не трогать'],
    ],
  },
  Z12: {
    title: ['Stagnant ford', 'Guado stagnante', 'Zatęchły bród', 'Гнилой брод'],
    line: [
      'Flat black water with a skin on it.',
      'Acqua nera e piatta, con sopra una pelle.',
      'Płaska czarna woda z kożuchem.',
      'Плоская чёрная вода, подёрнутая плёнкой.',
    ],
    options: [
      ['Wade', 'Guadare', 'Przejść w bród', 'Перейти вброд'],
      ['Go round', 'Aggirarlo', 'Obejść', 'Обойти'],
    ],
  },
  Z14: {
    title: ['Ash on the leaves', 'Cenere sulle foglie', 'Popiół na liściach', 'Пепел на листьях'],
    line: [
      'Grey snow that does not melt.',
      'Neve grigia che non si scioglie.',
      'Szary śnieg, który nie topnieje.',
      'Серый снег, который не тает.',
    ],
  },
  Z15: {
    title: ['The buried head', 'La testa sepolta', 'Zakopana głowa', 'Голова в земле'],
    line: [
      'Basalt lips, level with your boots.',
      "Labbra di basalto, all'altezza dei vostri stivali.",
      'Bazaltowe usta na wysokości waszych butów.',
      'Базальтовые губы вровень с вашими сапогами.',
    ],
  },
  Z18: {
    title: ['A shot, far off', 'Uno sparo, lontano', 'Strzał w oddali', 'Далёкий выстрел'],
    line: [
      'Then the birds, then nothing.',
      'Poi gli uccelli, poi niente.',
      'Potem ptaki, potem nic.',
      'Потом птицы, потом ничего.',
    ],
    options: [
      ['Go and see', 'Andare a vedere', 'Pójść i sprawdzić', 'Пойти взглянуть'],
      ['Keep clear', 'Tenersi alla larga', 'Trzymać się z daleka', 'Держаться подальше'],
    ],
  },
  Z19: {
    title: ['The humming cliff', 'La rupe che ronza', 'Buczące urwisko', 'Гудящий утёс'],
    line: [
      'The rock face sounds like a distant crowd.',
      'La parete di roccia suona come una folla lontana.',
      'Skalna ściana szumi jak odległy tłum.',
      'Скала шумит, как далёкая толпа.',
    ],
    options: [
      ['Climb to it', 'Salire fin lassù', 'Wspiąć się tam', 'Подняться к нему'],
      ['Mark it', 'Segnare il punto', 'Oznaczyć miejsce', 'Отметить место'],
    ],
  },
  '001': {
    title: [
      'The man in bark cloth',
      "L'uomo vestito di corteccia",
      'Człowiek w stroju z łyka',
      'Человек в одежде из коры',
    ],
    line: [
      'He carries water in two gourds and never looks round.',
      'Porta acqua in due zucche e non si volta mai.',
      'Niesie wodę w dwóch tykwach i nigdy się nie ogląda.',
      'Несёт воду в двух тыквах и ни разу не оглядывается.',
    ],
    options: [
      ['Call out to him', 'Chiamarlo', 'Zawołać go', 'Окликнуть его'],
      ['Shadow him', 'Seguirlo di nascosto', 'Śledzić go', 'Красться за ним'],
    ],
  },
  '002': {
    title: ['A gift returned', 'Un dono ricambiato', 'Podarunek odwzajemniony', 'Ответный дар'],
    line: [
      'Where your biscuit was there is a folded leaf of honey cake.',
      "Dov'era la galletta, una foglia piegata con dentro un dolce al miele.",
      'Tam, gdzie był wasz suchar, leży miodowy placek zawinięty w liść.',
      'На месте вашей галеты свёрнутый лист, а в нём медовая лепёшка.',
    ],
  },
  '003': {
    title: ['Bitter leaf tea', 'Tè di foglie amare', 'Herbata z gorzkich liści', 'Чай из горьких листьев'],
    line: [
      'Eleven years alone have left him careful with nouns.',
      'Undici anni da solo lo hanno reso cauto con i sostantivi.',
      'Po jedenastu latach samotności oszczędnie gospodaruje rzeczownikami.',
      'За одиннадцать лет одиночества он стал скуп на существительные.',
    ],
    options: [
      ['Ask about the paths', 'Chiedere dei sentieri', 'Zapytać o ścieżki', 'Спросить о тропах'],
      ['Ask about the sea', 'Chiedere del mare', 'Zapytać o morze', 'Спросить о море'],
    ],
  },
  '004': {
    title: ['The hidden store', 'La dispensa nascosta', 'Ukryty skład', 'Тайная кладовая'],
    line: [
      'Shelves cut in tufa, everything labelled in charcoal.',
      'Scaffali scavati nel tufo, tutto etichettato a carboncino.',
      'Półki wykute w tufie, wszystko podpisane węglem.',
      'Полки вырублены в туфе, и всё подписано углём.',
    ],
    options: [
      ['Take all of it', 'Prendere tutto', 'Zabrać wszystko', 'Забрать всё'],
      ['Take one thing', 'Prendere una cosa sola', 'Wziąć jedną rzecz', 'Взять что-то одно'],
    ],
  },
  '009': {
    title: ['Scratchings in the leaf litter', 'Raspature tra le foglie', 'Rozgrzebana ściółka', 'Разрытая листва'],
    line: [
      "Somebody's poultry, two generations out of the basket.",
      'Pollame di qualcuno, da due generazioni fuori dalla cesta.',
      'Czyjś drób, dwa pokolenia po ucieczce z kosza.',
      'Чья-то домашняя птица, второе поколение на воле.',
    ],
    options: [
      ['Snare a few', 'Tendere qualche laccio', 'Złapać kilka w sidła', 'Поймать силками'],
      ['Follow with patience', 'Seguire con pazienza', 'Tropić cierpliwie', 'Терпеливо идти следом'],
    ],
  },
  '010': {
    title: ['The speckled hen', 'La gallina screziata', 'Nakrapiana kura', 'Рябая курица'],
    line: [
      'She considers you with one eye, then with the other.',
      "Vi considera con un occhio, poi con l'altro.",
      'Rozpatruje was jednym okiem, a potem drugim.',
      'Изучает вас одним глазом, потом другим.',
    ],
  },
  '012': {
    title: ['The flock goes uphill', 'Le galline prendono la salita', 'Stado idzie w górę', 'Стая уходит в гору'],
    line: [
      'A whirr of short wings, always one slope further.',
      "Un frullo d'ali corte, sempre un pendio più in là.",
      'Furkot krótkich skrzydeł, zawsze o jedno zbocze dalej.',
      'Треск коротких крыльев, и всегда одним склоном выше.',
    ],
  },
  '017': {
    title: ['The leaning stone', 'La pietra inclinata', 'Pochylony głaz', 'Наклонный камень'],
    line: [
      'At noon its shadow points like a finger.',
      'A mezzogiorno la sua ombra è un dito puntato.',
      'W południe jego cień pokazuje kierunek jak palec.',
      'В полдень его тень указывает, как палец.',
    ],
  },
  '018': {
    title: ['False trail', 'Falsa pista', 'Fałszywy trop', 'Ложный след'],
    line: [
      'The arrow was cut by a man who lied for a living.',
      "La freccia l'ha incisa uno che mentiva di mestiere.",
      'Tę strzałkę wyciął człowiek, który kłamał zawodowo.',
      'Стрелку вырезал человек, зарабатывавший на жизнь враньём.',
    ],
    options: [
      ['Press on', 'Andare avanti', 'Przeć naprzód', 'Идти дальше'],
      ['Search the gully', 'Frugare nel canalone', 'Przeszukać żleb', 'Обыскать лощину'],
    ],
  },
  '025': {
    title: ['Followed', 'Seguiti', 'Ktoś idzie za wami', 'За вами идут'],
    line: [
      'They have seen you. They are wondering what you are.',
      'Vi hanno visti. Si chiedono che cosa siate.',
      'Już was widzieli. Zastanawiają się, czym jesteście.',
      'Вас увидели. Теперь гадают, что вы такое.',
    ],
  },
  '026': {
    title: ['Talking with hands', 'Parlarsi a gesti', 'Rozmowa na migi', 'Разговор на пальцах'],
    line: [
      'She draws the islands in the dust: yours is the small one.',
      'Lei disegna le isole nella polvere: la vostra è quella piccola.',
      'Kobieta rysuje w pyle wyspy; wasza to ta mała.',
      'Она чертит в пыли острова: ваш вон тот, маленький.',
    ],
    options: [
      ['Trade a blade', 'Barattare una lama', 'Zaoferować ostrze', 'Отдать клинок в обмен'],
      ['Trade labour', 'Barattare lavoro', 'Zaoferować pracę', 'Расплатиться трудом'],
      [
        'Ask to leave with them',
        'Chiedere di partire con loro',
        'Prosić o zabranie z wyspy',
        'Проситься уплыть с ними',
      ],
    ],
  },
  '027': {
    title: ['Warning poles', 'Pali di avvertimento', 'Pale ostrzegawcze', 'Предостерегающие шесты'],
    line: [
      'Feathers, shells, and one of your own buttons.',
      'Piume, conchiglie e uno dei vostri bottoni.',
      'Pióra, muszle i jeden z waszych guzików.',
      'Перья, ракушки и одна из ваших пуговиц.',
    ],
    options: [
      ['Turn aside', 'Girare al largo', 'Zboczyć z drogi', 'Свернуть в сторону'],
      ['Walk past them', 'Passare oltre', 'Przejść obok nich', 'Пройти мимо них'],
    ],
  },
  '040': {
    title: ['Ribs and a torn ear', 'Costole e un orecchio strappato', 'Żebra i naderwane ucho', 'Рёбра и рваное ухо'],
    line: [
      'It remembers the galley, and therefore you.',
      'Si ricorda della cambusa, e dunque di voi.',
      'Pamięta kambuz, a więc i was.',
      'Он помнит камбуз, а значит, и вас.',
    ],
    options: [
      ['Feed it', 'Dargli da mangiare', 'Nakarmić', 'Накормить'],
      ['Sit and wait', 'Sedersi e aspettare', 'Usiąść i czekać', 'Сесть и ждать'],
      ['Shoo it away', 'Scacciarlo', 'Przegonić', 'Прогнать'],
    ],
  },
  '041': {
    title: ['Eyes in the fern', 'Occhi tra le felci', 'Oczy w paprociach', 'Глаза в папоротнике'],
    line: [
      'It wants to come. It has reasons not to.',
      'Vorrebbe venire. Ha i suoi motivi per non farlo.',
      'Chce podejść. Ma powody, żeby nie podchodzić.',
      'Ему хочется подойти. У него есть причины этого не делать.',
    ],
    options: [
      ['Keep still for an hour', "Stare fermi per un'ora", 'Godzinę siedzieć bez ruchu', 'Час не шевелиться'],
      ['Lose patience', 'Perdere la pazienza', 'Stracić cierpliwość', 'Потерять терпение'],
    ],
  },
  '042': {
    title: ["The rats' granary", 'Il granaio dei ratti', 'Szczurzy spichlerz', 'Крысиный амбар'],
    line: [
      'With nobody to hunt them they have done very well.',
      'Senza nessuno a dar loro la caccia, se la sono passata benissimo.',
      'Nikt na nie nie poluje, więc świetnie im się powodzi.',
      'Охотиться на них некому, и дела у них идут прекрасно.',
    ],
  },
  '046': {
    title: ['Breath in the cane', 'Un respiro tra le canne', 'Oddech w trzcinach', 'Дыхание в тростнике'],
    line: [
      'It is walking when you walk.',
      'Cammina quando camminate voi.',
      'Idzie, kiedy wy idziecie.',
      'Оно идёт, когда идёте вы.',
    ],
  },
  '048': {
    title: ['The den', 'La tana', 'Legowisko', 'Логово'],
    line: [
      'A smell like wet iron and old rope.',
      'Un odore di ferro bagnato e di corda vecchia.',
      'Zapach mokrego żelaza i starej liny.',
      'Пахнет мокрым железом и старым канатом.',
    ],
    options: [
      ['Smoke it out', 'Affumicare la tana', 'Wykurzyć', 'Выкурить зверя'],
      ['Wall it in', "Murare l'ingresso", 'Zagrodzić wyjście', 'Завалить вход'],
      ['Lie in wait', 'Tendere un agguato', 'Zaczaić się', 'Залечь в засаде'],
    ],
  },
  '051': {
    title: ['The thorn', 'La spina', 'Cierń', 'Заноза'],
    line: [
      'It lets you come that close, which is the frightening part.',
      'Vi lascia arrivare così vicino, ed è questo che fa paura.',
      'Pozwala podejść tak blisko i właśnie to przeraża.',
      'Он подпускает вас вплотную, и это страшнее всего.',
    ],
    options: [
      ['Leave it to its pain', 'Lasciare che soffra', 'Zostawić z cierniem', 'Оставить зверя мучиться'],
      ['Draw the thorn', 'Estrarre la spina', 'Wyciągnąć cierń', 'Вытащить занозу'],
    ],
  },
  '054': {
    title: ['The bitter tree', "L'albero amaro", 'Gorzkie drzewo', 'Горькое дерево'],
    line: [
      'Taste it once and you will believe in medicine.',
      'Un solo assaggio e crederete nella medicina.',
      'Spróbujcie raz, a uwierzycie w medycynę.',
      'Попробуйте раз, и вы уверуете в медицину.',
    ],
    options: [
      ['Strip some bark', 'Staccare della corteccia', 'Zedrzeć trochę kory', 'Надрать коры'],
      ['Mark the trunk', 'Segnare il tronco', 'Oznaczyć pień', 'Пометить ствол'],
    ],
  },
  '058': {
    title: ["The botanist's hut", 'La capanna del botanico', 'Chata botanika', 'Хижина ботаника'],
    line: [
      'Pressed leaves, a good chair, no botanist.',
      'Foglie pressate, una buona sedia, nessun botanico.',
      'Zasuszone liście, wygodne krzesło, botanika brak.',
      'Гербарий, хорошее кресло и никакого ботаника.',
    ],
  },
  '067': {
    title: ['The causeway', 'La via lastricata', 'Kamienna grobla', 'Древняя мостовая'],
    line: [
      'Fitted blocks under the moss, straight as a ruled line.',
      'Blocchi combacianti sotto il muschio, dritti come tirati col righello.',
      'Spasowane bloki pod mchem, prosto jak od linijki.',
      'Плиты подо мхом пригнаны ровно, как по линейке.',
    ],
  },
  '068': {
    title: ['The stone harp', "L'arpa di pietra", 'Kamienna harfa', 'Каменная арфа'],
    line: [
      'Gut over basalt; the wind plays it, and somebody keeps it in tune.',
      'Corde di budello sul basalto; le suona il vento, e qualcuno le accorda.',
      'Struny z jelit na bazalcie; gra na nich wiatr, ale ktoś je stroi.',
      'Жилы на базальте: играет ветер, а кто-то настраивает.',
    ],
    options: [
      ['Cut the strings for cord', 'Ricavare spago dalle corde', 'Odciąć struny na sznur', 'Срезать струны на верёвку'],
      ['Tighten them', 'Tendere le corde', 'Naciągnąć je', 'Подтянуть струны'],
      ['Copy the carvings', 'Copiare le incisioni', 'Przerysować płaskorzeźby', 'Срисовать резьбу'],
    ],
  },
  '076': {
    title: ['His other camp', 'Il suo altro accampamento', 'Jego drugi obóz', 'Его второй лагерь'],
    line: [
      'One fire, one blanket, six knives.',
      'Un fuoco, una coperta, sei coltelli.',
      'Jedno ognisko, jeden koc, sześć noży.',
      'Один костёр, одно одеяло, шесть ножей.',
    ],
    options: [
      ['Parley', 'Parlamentare', 'Pertraktować', 'Вступить в переговоры'],
      ['Rush it', 'Assaltarlo', 'Ruszyć szturmem', 'Взять с наскока'],
    ],
  },
  '078': {
    title: ['A debt repaid', 'Un debito saldato', 'Spłacony dług', 'Возвращённый долг'],
    line: [
      'A knot you taught nobody, tied on a sack by the path.',
      'Un nodo che non avete insegnato a nessuno, su un sacco lungo il sentiero.',
      'Worek przy ścieżce, zawiązany węzłem, którego nikt z was nie wiąże.',
      'Узел, которому вы никого не учили, на мешке у тропы.',
    ],
  },
  '083': {
    title: ['Wild hives', 'Alveari selvatici', 'Dzikie pszczoły', 'Дикие ульи'],
    line: [
      'Gold behind a wall of swords.',
      'Oro dietro un muro di spade.',
      'Złoto za murem szpad.',
      'Золото за стеной шпаг.',
    ],
    options: [
      ['Smoke them', 'Affumicarli', 'Odymić je', 'Окурить дымом'],
      ['Grab and run', 'Arraffare e scappare', 'Porwać miód i uciekać', 'Хватать и бежать'],
    ],
  },
  '085': {
    title: ['Breadfruit grove', 'Boschetto di alberi del pane', 'Gaj chlebowców', 'Роща хлебных деревьев'],
    line: [
      'Enough here to stop being afraid for a week.',
      "Ce n'è abbastanza per smettere di aver paura per una settimana.",
      'Dość jedzenia, żeby przez tydzień się nie bać.',
      'Хватит, чтобы неделю ничего не бояться.',
    ],
    options: [
      ['Replant shoots at camp', 'Trapiantare i germogli', 'Zasadzić pędy w obozie', 'Пересадить ростки в лагерь'],
      ['Eat now', 'Mangiare subito', 'Zjeść od razu', 'Съесть сейчас'],
    ],
  },
  '087': {
    title: ['Pigs in the grove', 'Maiali nel boschetto', 'Świnie w gaju', 'Свиньи в роще'],
    line: [
      'They were here first and they are not sharing.',
      "C'erano prima loro, e non dividono con nessuno.",
      'Były tu pierwsze i nie zamierzają się dzielić.',
      'Они пришли первыми и делиться не намерены.',
    ],
  },
  '089': {
    title: ['The instrument store', 'Il deposito degli strumenti', 'Skład przyrządów', 'Склад приборов'],
    line: [
      'Oak, iron, and a notice in a language you can guess.',
      'Quercia, ferro e un avviso in una lingua che si può indovinare.',
      'Dąb, żelazo i napis w języku, którego można się domyślić.',
      'Дуб, железо и табличка: язык чужой, смысл понятен.',
    ],
    options: [
      ['Break the door', 'Sfondare la porta', 'Wyłamać drzwi', 'Выломать дверь'],
      ['Search the yard', 'Frugare nel cortile', 'Przeszukać podwórze', 'Обыскать двор'],
    ],
  },
  '093': {
    title: ["The surveyors' graves", 'Le tombe dei topografi', 'Groby mierniczych', 'Могилы землемеров'],
    line: [
      'Four men and a mule, all decently named.',
      'Quattro uomini e un mulo, tutti col loro bravo nome.',
      'Czterech ludzi i muł, każdy przyzwoicie podpisany.',
      'Четыре человека и мул, и у каждого, как положено, имя.',
    ],
    options: [
      ['Tidy them', 'Rimetterle in ordine', 'Uporządkować je', 'Привести в порядок'],
      ['Take the marker boards', 'Prendere le tavole coi nomi', 'Zabrać deski z nagrobków', 'Забрать надгробные доски'],
    ],
  },
} as const satisfies { readonly [id: string]: CardWords }
