// The building tiles, in Russian.
import type { Translated } from '../../card-words.ts'
import type { buildings as english } from '../../en/cards/buildings.ts'

export const buildings: Translated<typeof english> = {
  'building/lean-to': {
    title: 'Навес',
    mood: 'Ветки вдоль верёвки, поверх веток пальмовый лист.',
  },
  'building/hut': {
    title: 'Хижина',
    mood: 'Четыре столба, пол над сырым песком и дверь, которая почти закрывается.',
  },
  'building/cabin': {
    title: 'Сруб',
    mood: 'Кто-то украсил притолоку резьбой, и с тех пор это дом.',
  },
  'building/signs-in-the-sand': {
    title: 'Знаки на песке',
    mood: 'Буквы выше человеческого роста, обложенные чёрным камнем.',
  },
  'building/huge-bonfire': {
    title: 'Огромный костёр',
    mood: 'Башня из брёвен, на которые никому нельзя садиться.',
  },
  'building/raft': {
    title: 'Плот',
    mood: 'Шесть стволов, уйма верёвки и одно невысказанное сомнение.',
  },
  'building/lookout': {
    title: 'Наблюдательный пост',
    mood: 'Лестница, помост и очень много горизонта.',
  },
  'building/fish-weir': {
    title: 'Рыбная запруда',
    mood: 'Камни выложены полумесяцем, остальное сделает отлив.',
  },
  'building/smokehouse': {
    title: 'Коптильня',
    mood: 'У всего привкус дыма, зато ничего не портится.',
  },
  'building/palisade': {
    title: 'Частокол',
    mood: 'За острыми кольями всем лучше спится.',
  },
  'building/cistern': {
    title: 'Водосборник',
    mood: 'Глина, желоба из листьев и терпение.',
  },
  'building/signal-mast': {
    title: 'Сигнальная мачта',
    mood: 'Стеньга, вделанная в скалу: дело за чем-нибудь ярким.',
  },
  'building/hen-coop': {
    title: 'Курятник',
    mood: 'Плетёные стены, одна дверца, вечный ремонт.',
  },
  'building/dugout-canoe': {
    title: 'Долблёное каноэ',
    mood: 'Выжжено, выскоблено и почти не кривое.',
  },
  'building/rope-bridge': {
    title: 'Верёвочный мост',
    mood: 'Два каната и огромный запас веры.',
  },
  'building/bell-frame': {
    title: 'Звонница',
    mood: 'Четыре ноги, одна перекладина и голос на шесть миль.',
  },
}
