// The frame of every table, in Russian.
import type { GeneralWords } from '../../general/words.ts'

export const general: GeneralWords = {
  tabs: { table: 'Стол', log: 'Журнал' },
  score: 'Очки',
  seenBy: (name) => `Смотрит: ${name}`,
  seenByAll: 'Смотреть могут все',
  lookAs: (name) => `Взглянуть как: ${name}`,
  waitingFor: (names) => `Ожидается ответ: ${names}`,
  handOn: (name) => `Передать дальше: ${name}`,
  handTo: (name) => `Устройство берёт: ${name}`,
  handText: 'То, что появится дальше, не для всех глаз. Остальные отворачиваются.',
  iAm: (name) => `Это я: ${name}`,
  won: 'Победа',
  lost: 'Поражение',
  scored: 'Игра окончена',
  winners: (names) => `Побеждает: ${names}`,
}
