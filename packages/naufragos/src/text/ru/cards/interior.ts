// The exploration cards of the interior, in Russian.
import type { Translated } from '../../card-words.ts'
import type { interior as english } from '../../en/cards/interior.ts'

export const interior: Translated<typeof english> = {
  'interior/game-trail': {
    title: 'Звериная тропа',
    mood: 'Каждый вечер здесь проходит кто-то тяжёлый.',
  },
  'interior/bamboo-thicket': {
    title: 'Бамбуковая чаща',
    mood: 'Свет здесь зелёный, а тропа лишь чьё-то мнение.',
  },
  'interior/liana-curtain': {
    title: 'Завеса из лиан',
    mood: 'Верёвки с листьями, и узлов этих никто не вязал.',
    options: { 'cut-through': 'Прорубиться', 'go-back-and-round': 'Вернуться и обойти' },
  },
  'interior/the-falls': {
    title: 'Водопад',
    mood: 'Все стоят под ним прямо в одежде.',
  },
  'interior/leech-hollow': {
    title: 'Пиявочная низина',
    mood: 'Ждут на изнанке листьев, терпеливые, как неоплаченные счета.',
  },
  'interior/fallen-giant': {
    title: 'Поваленный исполин',
    mood: 'Дерево такой ширины, что сошло бы за дорогу.',
  },
  'interior/sweet-roots': {
    title: 'Сладкие коренья',
    mood: 'Варить дважды, первую воду вылить.',
    options: { 'tell-the-others': 'Показать дорогу собирателям', 'dig-for-yourself': 'Накопать для себя' },
  },
  'interior/fog-in-the-ferns': {
    title: 'Туман в папоротниках',
    mood: 'Мир кончается на расстоянии вытянутой руки.',
    options: { 'wait-and-come-back': 'Переждать и вернуться', 'walk-into-it': 'Шагнуть в туман' },
  },
  'interior/ravine': {
    title: 'Расселина',
    mood: 'Достаточно узкая, чтобы решиться, и достаточно глубокая, чтобы передумать.',
  },
  'interior/painted-rock': {
    title: 'Расписная скала',
    mood: 'Отпечатки ладоней охрой, и все левые.',
  },
  'interior/parrot-roost': {
    title: 'Ночлег попугаев',
    mood: 'Сверху аплодисменты, следом перья.',
  },
  'interior/banded-snake': {
    title: 'Кольчатая змея',
    mood: 'Она вышла на эту тропу первой.',
  },
  'interior/old-clearing': {
    title: 'Заброшенная делянка',
    mood: 'Кто-то когда-то мотыжил здесь ровными рядами.',
  },
  'interior/echo-valley': {
    title: 'Долина эха',
    mood: 'Третье эхо опаздывает и приходит откуда-то сверху.',
    options: { 'shout-and-listen': 'Крикнуть и слушать', 'pass-quietly': 'Пройти тихо' },
  },
  'interior/clay-bank': {
    title: 'Глиняный откос',
    mood: 'Принимает отпечаток вашего пальца и хранит его.',
    options: { 'haul-a-load-back': 'Дотащить ношу до лагеря', 'leave-it': 'Оставить как есть' },
  },
  'interior/storm-gap': {
    title: 'Бурелом',
    mood: 'Здесь все деревья кланяются в одну сторону.',
  },
  'interior/hornets': {
    title: 'Шершни',
    mood: 'Кто-то наступил на бумажный фонарик.',
    options: { 'bolt-for-camp': 'Бежать в лагерь', 'lie-flat': 'Лечь ничком' },
  },
  'interior/bones-in-a-boat-cloak': {
    title: 'Кости в морском плаще',
    mood: 'По крайней мере, устроился он с удобствами.',
  },
  'interior/cackling-above-the-gorge': {
    title: 'Кудахтанье над ущельем',
    mood: 'Звук нелепый, прекрасный, и ни с чем его не спутать.',
    options: { 'climb-after-it': 'Лезть на звук', 'listen-and-note-the-place': 'Слушать и запомнить место' },
  },
  'interior/clawed-bark': {
    title: 'Исцарапанная кора',
    mood: 'Следы когтей начинаются там, куда вам не дотянуться.',
  },
  'interior/carcass-in-a-fork': {
    title: 'Туша на суку',
    mood: 'Кто-то держит там, наверху, кладовую.',
    options: { 'cut-some-down': 'Срезать мяса', 'leave-it-alone': 'Не трогать' },
  },
  'interior/stagnant-ford': {
    title: 'Гнилой брод',
    mood: 'Плоская чёрная вода, подёрнутая плёнкой.',
    options: { wade: 'Перейти вброд', 'go-round': 'Обойти' },
  },
  'interior/ash-on-the-leaves': {
    title: 'Пепел на листьях',
    mood: 'Серый снег, который не тает.',
  },
  'interior/the-buried-head': {
    title: 'Голова в земле',
    mood: 'Базальтовые губы вровень с вашими сапогами.',
  },
  'interior/a-shot-far-off': {
    title: 'Далёкий выстрел',
    mood: 'Потом птицы, потом ничего.',
    options: { 'go-and-see': 'Пойти взглянуть', 'keep-clear': 'Держаться подальше' },
  },
  'interior/the-humming-cliff': {
    title: 'Гудящий утёс',
    mood: 'Скала шумит, как далёкая толпа.',
    options: { 'climb-to-it': 'Подняться к нему', 'mark-it': 'Отметить место' },
  },
  'interior/the-man-in-bark-cloth': {
    title: 'Человек в одежде из коры',
    mood: 'Несёт воду в двух тыквах и ни разу не оглядывается.',
    options: { 'call-out-to-him': 'Окликнуть его', 'shadow-him': 'Красться за ним' },
  },
  'interior/a-gift-returned': {
    title: 'Ответный дар',
    mood: 'На месте вашей галеты свёрнутый лист, а в нём медовая лепёшка.',
  },
  'interior/bitter-leaf-tea': {
    title: 'Чай из горьких листьев',
    mood: 'За одиннадцать лет одиночества он стал скуп на существительные.',
    options: { 'ask-about-the-paths': 'Спросить о тропах', 'ask-about-the-sea': 'Спросить о море' },
  },
  'interior/the-hidden-store': {
    title: 'Тайная кладовая',
    mood: 'Полки вырублены в туфе, и всё подписано углём.',
    options: { 'take-all-of-it': 'Забрать всё', 'take-one-thing': 'Взять что-то одно' },
  },
  'interior/scratchings-in-the-leaf-litter': {
    title: 'Разрытая листва',
    mood: 'Чья-то домашняя птица, второе поколение на воле.',
    options: { 'snare-a-few': 'Поймать силками', 'follow-with-patience': 'Терпеливо идти следом' },
  },
  'interior/the-speckled-hen': {
    title: 'Рябая курица',
    mood: 'Изучает вас одним глазом, потом другим.',
  },
  'interior/the-flock-goes-uphill': {
    title: 'Стая уходит в гору',
    mood: 'Треск коротких крыльев, и всегда одним склоном выше.',
  },
  'interior/the-leaning-stone': {
    title: 'Наклонный камень',
    mood: 'В полдень его тень указывает, как палец.',
  },
  'interior/false-trail': {
    title: 'Ложный след',
    mood: 'Стрелку вырезал человек, зарабатывавший на жизнь враньём.',
    options: { 'press-on': 'Идти дальше', 'search-the-gully': 'Обыскать лощину' },
  },
  'interior/followed': {
    title: 'За вами идут',
    mood: 'Вас увидели. Теперь гадают, что вы такое.',
  },
  'interior/talking-with-hands': {
    title: 'Разговор на пальцах',
    mood: 'Она чертит в пыли острова: ваш вон тот, маленький.',
    options: {
      'trade-a-blade': 'Отдать клинок в обмен',
      'trade-labour': 'Расплатиться трудом',
      'ask-to-leave-with-them': 'Проситься уплыть с ними',
    },
  },
  'interior/warning-poles': {
    title: 'Предостерегающие шесты',
    mood: 'Перья, ракушки и одна из ваших пуговиц.',
    options: { 'turn-aside': 'Свернуть в сторону', 'walk-past-them': 'Пройти мимо них' },
  },
  'interior/ribs-and-a-torn-ear': {
    title: 'Рёбра и рваное ухо',
    mood: 'Он помнит камбуз, а значит, и вас.',
    options: { 'feed-it': 'Накормить', 'sit-and-wait': 'Сесть и ждать', 'shoo-it-away': 'Прогнать' },
  },
  'interior/eyes-in-the-fern': {
    title: 'Глаза в папоротнике',
    mood: 'Ему хочется подойти. У него есть причины этого не делать.',
    options: { 'keep-still-for-an-hour': 'Час не шевелиться', 'lose-patience': 'Потерять терпение' },
  },
  'interior/the-rats-granary': {
    title: 'Крысиный амбар',
    mood: 'Охотиться на них некому, и дела у них идут прекрасно.',
  },
  'interior/breath-in-the-cane': {
    title: 'Дыхание в тростнике',
    mood: 'Оно идёт, когда идёте вы.',
  },
  'interior/the-den': {
    title: 'Логово',
    mood: 'Пахнет мокрым железом и старым канатом.',
    options: { 'smoke-it-out': 'Выкурить зверя', 'wall-it-in': 'Завалить вход', 'lie-in-wait': 'Залечь в засаде' },
  },
  'interior/the-thorn': {
    title: 'Заноза',
    mood: 'Он подпускает вас вплотную, и это страшнее всего.',
    options: { 'leave-it-to-its-pain': 'Оставить зверя мучиться', 'draw-the-thorn': 'Вытащить занозу' },
  },
  'interior/the-bitter-tree': {
    title: 'Горькое дерево',
    mood: 'Попробуйте раз, и вы уверуете в медицину.',
    options: { 'strip-some-bark': 'Надрать коры', 'mark-the-trunk': 'Пометить ствол' },
  },
  'interior/the-botanists-hut': {
    title: 'Хижина ботаника',
    mood: 'Гербарий, хорошее кресло и никакого ботаника.',
  },
  'interior/the-causeway': {
    title: 'Древняя мостовая',
    mood: 'Плиты подо мхом пригнаны ровно, как по линейке.',
  },
  'interior/the-stone-harp': {
    title: 'Каменная арфа',
    mood: 'Жилы на базальте: играет ветер, а кто-то настраивает.',
    options: {
      'cut-the-strings-for-cord': 'Срезать струны на верёвку',
      'tighten-them': 'Подтянуть струны',
      'copy-the-carvings': 'Срисовать резьбу',
    },
  },
  'interior/his-other-camp': {
    title: 'Его второй лагерь',
    mood: 'Один костёр, одно одеяло, шесть ножей.',
    options: { parley: 'Вступить в переговоры', 'rush-it': 'Взять с наскока' },
  },
  'interior/a-debt-repaid': {
    title: 'Возвращённый долг',
    mood: 'Узел, которому вы никого не учили, на мешке у тропы.',
  },
  'interior/wild-hives': {
    title: 'Дикие ульи',
    mood: 'Золото за стеной шпаг.',
    options: { 'smoke-them': 'Окурить дымом', 'grab-and-run': 'Хватать и бежать' },
  },
  'interior/breadfruit-grove': {
    title: 'Роща хлебных деревьев',
    mood: 'Хватит, чтобы неделю ничего не бояться.',
    options: { 'replant-shoots-at-camp': 'Пересадить ростки в лагерь', 'eat-now': 'Съесть сейчас' },
  },
  'interior/pigs-in-the-grove': {
    title: 'Свиньи в роще',
    mood: 'Они пришли первыми и делиться не намерены.',
  },
  'interior/the-instrument-store': {
    title: 'Склад приборов',
    mood: 'Дуб, железо и табличка: язык чужой, смысл понятен.',
    options: { 'break-the-door': 'Выломать дверь', 'search-the-yard': 'Обыскать двор' },
  },
  'interior/the-surveyors-graves': {
    title: 'Могилы землемеров',
    mood: 'Четыре человека и мул, и у каждого, как положено, имя.',
    options: { 'tidy-them': 'Привести в порядок', 'take-the-marker-boards': 'Забрать надгробные доски' },
  },
}
