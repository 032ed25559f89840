// The frame of every table, in Russian.
import type { GeneralWords } from '../../general/words.ts'

export const general: GeneralWords = {
  tabs: { table: 'Стол', log: 'Журнал' },
  score: 'Очки',
  waitingFor: (names) => `Ждём ответа: ${names}`,
  won: 'Победа',
  lost: 'Поражение',
  scored: 'Игра окончена',
  winners: (names) => `Победа: ${names}`,
}
