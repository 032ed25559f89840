// What the editions are called, and what is different in each, in Russian.
import type { EditionWords } from '../editions.ts'

export const editions: EditionWords = {
  first: {
    name: 'Первое издание',
    text: 'Прежние правила и карты: укрытие можно поставить на соседнем участке, сбор ресурсов и исследование возможны не дальше двух участков, сломанные предметы теряются сразу, а за достижения дают победные очки.',
  },
  second: {
    name: 'Второе издание',
    text: 'Нынешние правила и карты и все семь сценариев.',
  },
}
