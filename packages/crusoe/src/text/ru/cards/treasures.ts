// The Treasure cards in Russian.
import type { cards as english } from '../../en/cards/treasures.ts'

export const cards: typeof english = {
  'treasure/amulet-with-a-portrait-of-a-beautiful-lady': {
    title: 'Амулет с портретом прекрасной дамы',
    mood: 'Улыбается так, будто корабль придёт в четверг.',
  },
  'treasure/antique-rapier': { title: 'Старинная рапира', mood: 'Дуэлей не предвидится, но остриё есть остриё.' },
  'treasure/backpack': { title: 'Заплечный мешок', mood: 'Влезает всё, и всё-таки что-то приходится оставить.' },
  'treasure/barrel': { title: 'Бочка', mood: 'Сперва мы её старательно осушим, а потом пристроим к делу.' },
  'treasure/blankets': { title: 'Одеяла', mood: 'Пахнут камфорой и трюмом, но теплее ничего на свете нет.' },
  'treasure/bottle-of-wine': { title: 'Бутыль вина', mood: 'Этикетки нет, пробка упрямая, компания сойдёт.' },
  'treasure/boxes': { title: 'Ящики', mood: 'Крышки прилегают плотно, и муравьи слоняются без работы.' },
  'treasure/candles': { title: 'Свечи', mood: 'Теперь можно стучать молотком и затемно, на радость спящим.' },
  'treasure/captain-stones-spyglass': {
    title: 'Подзорная труба капитана Стоуна',
    mood: 'Капитан видел в неё всё, кроме рифа.',
  },
  'treasure/cave-with-furs': { title: 'Пещера со шкурами', mood: 'Кто-то здесь славно охотился, да ушёл без шубы.' },
  'treasure/ceremonial-bowl': {
    title: 'Ритуальная чаша',
    event: 'Проклятие снято',
    mood: 'Красивая чаша, вот только лики на ней всё шепчут.',
  },
  'treasure/compass': { title: 'Компас', mood: 'Стрелка дрогнула, решилась, и мы вместе с ней.' },
  'treasure/crocks': { title: 'Глиняная посуда', mood: 'Щербатая, кривая, не течёт: быть супу.' },
  'treasure/gold': { title: 'Золото!', mood: 'Целое состояние, а до ближайшей лавки тысяча миль.' },
  'treasure/hammock': { title: 'Гамак', mood: 'Покачаешься немного, и остров почти прощён.' },
  'treasure/hatchet': { title: 'Топор', mood: 'Лезвие в зазубринах, топорище гладкое, деревья нервничают.' },
  'treasure/helmet': { title: 'Шлем', mood: 'Чужая вмятина ровно там, где была бы наша.' },
  'treasure/herbal-mixture': {
    title: 'Травяной настой',
    mood: 'Один глоток, и завтрашний день стоит рядом и машет рукой.',
  },
  'treasure/old-clothes': { title: 'Тряпьё', mood: 'Немодно, без пуговиц, зато до чего же тепло.' },
  'treasure/old-map': { title: 'Старая карта', mood: 'На ней есть наша бухта, значит, кто-то знает это место.' },
  'treasure/old-rifle': { title: 'Старое ружьё', mood: 'Ржавое, тяжёлое, и сказать ему осталось одно слово.' },
  'treasure/protective-amulet': {
    title: 'Защитный амулет',
    mood: 'Висит на ветке, и место уже не смотрит на нас волком.',
  },
  'treasure/ropes': { title: 'Верёвки', mood: 'Смолёные, сухие, крепкие: ветру больше не отдадим ни доски.' },
  'treasure/saber': { title: 'Сабля', mood: 'Рубит превосходно, хотя не всегда одного лишь врага.' },
  'treasure/treasure-map': { title: 'Карта сокровищ', mood: 'Крестик, череп и пятно, которое будем считать винным.' },
  'treasure/whip': { title: 'Хлыст', mood: 'Щелчок вперёд, и капкан хватает пустоту.' },
}
