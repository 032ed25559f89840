// The Trap cards in Russian.
import type { cards as english } from '../../en/cards/traps.ts'

export const cards: typeof english = {
  'trap/blowgun': { title: 'Духовая трубка', mood: 'Шорох, укол в шею, и веки будто свинцовые.' },
  'trap/blunt-spear': { title: 'Тупое копьё', mood: 'Тупое, зато летит от всей души.' },
  'trap/collapse': { title: 'Обвал', mood: 'Пыль, грохот, и вместо прохода теперь стена.' },
  'trap/confused': { title: 'Дурман', mood: 'Небо внизу, земля вверху, а руки словно чужие.' },
  'trap/net': { title: 'Сеть', mood: 'Звёзды хороши, даже с дерева и сквозь ячейки сети.' },
  'trap/poisonous-spores': { title: 'Ядовитые споры', mood: 'Гриб на нас чихнул, и пыль вернулась с нами в лагерь.' },
  'trap/sharp-blade': { title: 'Острое лезвие', mood: 'Старое, спрятанное и куда острее наших.' },
  'trap/snare': { title: 'Петля', mood: 'Нога вверх, ножи вниз, куда-то в высокую траву.' },
  'trap/spider-web': { title: 'Паутина', mood: 'Паутина снялась сразу, а крошечный укус всё ноет.' },
  'trap/strange-disease': { title: 'Странная болезнь', mood: 'Синие пятна, поделённые между нами, будто паёк.' },
  'trap/terrible-scream': { title: 'Ужасный крик', mood: 'Таких лёгких нет ни у кого из нас, да и быть не должно.' },
  'trap/trapdoor': { title: 'Люк', mood: 'Мы за край ухватились, а вот добыча не сумела.' },
  'trap/unlucky-incident': { title: 'Злоключение', mood: 'Началось с пустяка, остальное довершил остров.' },
}
