// The standard Discovery tokens in Russian.
import type { cards as english } from '../../en/cards/discoveries.ts'

export const cards: typeof english = {
  'discovery/candles': { title: 'Свечи', mood: 'Один огарок дарит нам ещё час работы.' },
  'discovery/fallen-tree': { title: 'Упавшее дерево', mood: 'Буря сделала за нас самую тяжёлую работу.' },
  'discovery/goat': { title: 'Коза', mood: 'Упитанная и доверчивая: кому-то придётся быть злодеем.' },
  'discovery/healing-herbs': { title: 'Целебные травы', mood: 'Горькие до самых корней: чем горше, тем целебнее.' },
  'discovery/herbs': { title: 'Отвар', mood: 'Пара глотков, и кто-то уже напевает.' },
  'discovery/large-leaves': { title: 'Огромные листья', mood: 'Под таким листом дождь — всего лишь музыка.' },
  'discovery/nourishing-larvae': {
    title: 'Питательные личинки',
    mood: 'Закрыть глаза, жевать быстро, думать о креветках.',
  },
  'discovery/old-machete': { title: 'Старое мачете', mood: 'Ржавчины больше, чем лезвия, но лианы его ещё боятся.' },
  'discovery/poison': { title: 'Яд', mood: 'С этого дня лезвия никто не облизывает.' },
  'discovery/thorny-bushes': { title: 'Колючие кусты', mood: 'Живая изгородь, которая кусается: то, что надо.' },
  'discovery/tobacco': { title: 'Табак', mood: 'Дерёт горло, зато в лагере никто не ворчит.' },
  'discovery/treasure': { title: 'Клад', mood: 'Кто-то хорошо его спрятал и так за ним и не вернулся.' },
  'discovery/vegetables': { title: 'Овощи', mood: 'Если хорошенько разварить, поставят на ноги любого.' },
}
