// The event cards, in Russian.
import type { Translated } from '../../card-words.ts'
import type { events as english } from '../../en/cards/events.ts'

export const events: Translated<typeof english> = {
  'event/clear-horizon': {
    title: 'Чистый горизонт',
    mood: 'Там ничего не движется, и видно это до самого края.',
  },
  'event/crabs-in-the-letters': {
    title: 'Крабы в буквах',
    mood: 'За ночь десять тысяч мелких инженеров исправили вам орфографию.',
  },
  'event/ants-in-the-stores': {
    title: 'Муравьи в припасах',
    mood: 'Чёрная нитка тянется от кладовой к деревьям.',
  },
  'event/words-over-rations': {
    title: 'Спор о пайках',
    mood: 'Никто не кричит, и это хуже.',
    options: { 'feed-the-workers-first': 'Сперва накормить работающих', 'equal-shares': 'Разделить поровну' },
  },
  'event/squall-line': {
    title: 'Шквал',
    mood: 'Дождь приходит сбоку и весь сразу.',
  },
  'event/drifting-crates': {
    title: 'Плавучие ящики',
    mood: 'Перестукиваются в прибое, будто кто-то лениво мечет кости.',
  },
  'event/windless-noon': {
    title: 'Безветренный полдень',
    mood: 'Даже насекомые пошли прилечь.',
  },
  'event/eyes-beyond-the-firelight': {
    title: 'Глаза за кругом света',
    mood: 'Две зелёные точки, потом четыре, потом ни одной.',
  },
  'event/shoal-in-the-bay': {
    title: 'Косяк в бухте',
    mood: 'В двух шагах от берега вода кипит серебром.',
  },
  'event/wind-takes-the-thatch': {
    title: 'Ветер унёс кровлю',
    mood: 'Вы просыпаетесь под звёздами, которых никто не приглашал.',
  },
  'event/something-died-in-the-spring': {
    title: 'В роднике кто-то издох',
    mood: 'Запах воды встречает вас раньше самой воды.',
  },
  'event/tempers': {
    title: 'Накипело',
    mood: 'Трое не разговаривают, а один считает.',
    options: { 'talk-it-out': 'Поговорить начистоту', 'let-it-rot': 'Ждать, пока само пройдёт' },
  },
  'event/rats-on-the-ration-line': {
    title: 'Крысы на довольствии',
    mood: 'Оказывается, они тоже доплыли.',
  },
  'event/the-good-day': {
    title: 'Хороший день',
    mood: 'Тёплый песок, солнце и целый час, когда всё в порядке.',
  },
  'event/snapped-haft': {
    title: 'Сломанное топорище',
    mood: 'Последнее приличное топорище лопается со звуком выстрела.',
  },
  'event/long-rain': {
    title: 'Затяжной дождь',
    mood: 'К вечеру отсырели все спички на свете.',
  },
  'event/fruit-drop': {
    title: 'Падалица',
    mood: 'Ночной ветер слазил на деревья за вас.',
  },
  'event/old-letter': {
    title: 'Старое письмо',
    mood: 'Листок в кармане, буквы ещё можно разобрать.',
    options: { 'read-it-aloud': 'Прочесть вслух', 'burn-it': 'Сжечь' },
  },
  'event/tremor': {
    title: 'Подземный толчок',
    mood: 'Пальмы кивают, а ветра нет.',
  },
  'event/reef-torn-open': {
    title: 'Риф отдаёт добычу',
    mood: 'Море поднимается и несёт доски, которые вы узнаёте.',
  },
  'event/empty-bellies-full-sky': {
    title: 'Животы пусты, небо полно',
    mood: 'Столько птиц, и ни до одной не дотянуться.',
  },
  'event/spring-tide': {
    title: 'Большая вода',
    mood: 'Море само пришло прочесть, что вы написали на песке.',
  },
  'event/rigging-in-the-surf': {
    title: 'Такелаж в прибое',
    mood: 'На одном конце полмачты, на другом море, а посередине вы.',
  },
  'event/a-voice-in-the-dark': {
    title: 'Голос в темноте',
    mood: 'Он ничей, но зовёт одного из вас почти по имени.',
  },
  'event/the-leaning-palm': {
    title: 'Покосившаяся пальма',
    mood: 'С того дня, как вас вынесло на берег, она всё собиралась прилечь.',
  },
  'event/green-water': {
    title: 'Зелёная вода',
    mood: 'Родник затянуло плёнкой, а под плёнкой кто-то моргает.',
  },
  'event/a-stream-through-the-camp': {
    title: 'Ручей посреди лагеря',
    mood: 'К полудню он обзавёлся берегами и повадками старожила.',
    options: { 'save-the-food': 'Спасать еду', 'save-the-firewood': 'Спасать дрова' },
  },
  'event/the-axe-in-the-lagoon': {
    title: 'Топор в лагуне',
    mood: 'Один всплеск, и никто ни на кого не смотрит.',
  },
  'event/a-whale-on-the-sand': {
    title: 'Кит на песке',
    mood: 'Ужин на целый полк, а весь полк — это вы.',
    options: { 'cut-until-dark': 'Разделывать дотемна', 'leave-it-to-the-gulls': 'Оставить чайкам' },
  },
  'event/whispering-about-gold': {
    title: 'Шёпот о золоте',
    mood: 'Все вдруг стали ужасно вежливы.',
    options: { 'pool-it-openly': 'Сложить в общий котёл', 'say-nothing': 'Промолчать' },
  },
  'event/long-canoes-offshore': {
    title: 'Длинные каноэ в море',
    mood: 'Шесть лодок замерли за рифом и решают.',
  },
  'event/the-stern-breaks-up': {
    title: 'Корма разваливается',
    mood: 'Всю ночь риф скрежещет зубами.',
  },
  'event/whose-cat-is-it': {
    title: 'Чей это кот?',
    mood: 'Мелкий вопрос и, как выясняется, вовсе не о коте.',
    options: {
      'nobodys-and-everybodys': 'Признать ничьим и общим',
      'whoever-fed-it-first': 'Отдать первому, кто накормил',
    },
  },
  'event/it-comes-down-at-night': {
    title: 'Зверь спускается ночью',
    mood: 'К утру следы обошли каждого спящего ровно по разу.',
  },
  'event/the-sickness-spreads': {
    title: 'Болезнь расползается',
    mood: 'Тот же кашель, но уже с другой лежанки.',
  },
  'event/the-mountain-clears-its-throat': {
    title: 'Гора прочищает горло',
    mood: 'Кашель под ногами, и попугаи улетают.',
  },
  'event/a-column-by-day': {
    title: 'Столп дыма днём',
    mood: 'Ни один капитан не пройдёт мимо, не удивившись.',
    options: {
      'send-someone-to-look': 'Послать кого-нибудь взглянуть',
      'watch-it-from-the-beach': 'Смотреть с берега',
    },
  },
  'event/ill-luck': {
    title: 'Невезение',
    mood: 'Даже неверующие перестали шутить.',
    options: { 'throw-it-in-the-sea': 'Бросить идола в море', 'laugh-it-off': 'Отшутиться' },
  },
  'event/a-knife-at-night': {
    title: 'Нож в ночи',
    mood: 'Что-то перерезали, и кто-то был проворен.',
  },
  'event/a-fair-share': {
    title: 'Справедливая доля',
    mood: 'Просит стоя, сняв шляпу.',
    options: { 'promise-him-a-place': 'Обещать ему место', 'cast-him-out': 'Изгнать его' },
  },
  'event/hull-down': {
    title: 'Корпус за горизонтом',
    mood: 'Одни марсели, под ними ничего, и идут не в ту сторону.',
  },
  'event/the-bird-that-came-back': {
    title: 'Птица, которая вернулась',
    mood: 'На лапке ваша нитка, а под вашей ниткой чужая.',
  },
}
