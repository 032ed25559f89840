// The rules, and why something is so, in Russian.
import type { RulesWords } from '../../rules/words.ts'
import { counted } from '../plural.ts'

export const rules: RulesWords = {
  title: 'Правила',
  lead: (game) => `Все правила игры «${game}» с номерами. Эти номера называет стол, когда вы спрашиваете почему.`,
  whichGame: 'Правила какой игры?',
  inEnglish: 'Текст правил — на английском языке.',
  search: 'Поиск по правилам',
  searchHint: (words, id) => `Английские слова или номер, например “${words}” или ${id}`,
  clear: 'Очистить поиск',
  found: (count) => counted('ru', count, { one: 'правило найдено', few: 'правила найдено', other: 'правил найдено' }),
  nothing: 'Об этом не говорит ни одно правило.',
  nothingHint: 'Попробуйте меньше слов или слова покороче, по-английски.',
  all: 'Показать все',
  sections: 'Разделы',
  rules: (count) => counted('ru', count, { one: 'правило', few: 'правила', other: 'правил' }),
  loading: 'Открываем книгу правил…',
  failed: 'Не удалось загрузить правила.',
  tryAgain: 'Попробовать ещё раз',
  unknown: (id) => `Правила ${id} нет.`,
  why: 'Почему?',
  nearby: 'Соседние правила',
  open: 'Открыть в правилах',
}
