// What the terminal says in Russian.
import type { TerminalWords } from '../words.ts'

export const words: TerminalWords = {
  undo: 'Отменить последний ответ',
  besides: 'Ещё что-нибудь',
  read: 'Прочитать карту',
  back: 'Назад',
  quit: 'Сохранить и выйти',
  passTo: (seat) => `К экрану подходит ${seat}`,
  ready: 'Готово',
  saved: (file) => `Игра сохраняется после каждого ответа в файл ${file}`,
  continued: (file) => `Продолжаем игру из файла ${file}`,
  noInput: (file) => `Больше ничего не введено. Игра ждёт в файле ${file}`,
  notAChoice: (text, most) => `«${text}» нет в списке: введите число от 1 до ${most}`,
  everybody: 'Все вместе',
  keys: 'стрелки или число, затем Enter',
  over: 'Конец',
  originalKept: (file) => `Исходная запись игры остаётся в файле ${file}`,
  goOnFromHere: 'Играть дальше с этого места',
  startOver: 'Начать заново',
  leave: 'Оставить как есть',
}
