// Tables that several seats with secrets share, in Russian.
import type { SecretsWords } from '../../secrets/words.ts'

export const secrets: SecretsWords = {
  seenBy: (name) => `Смотрит: ${name}`,
  seenByAll: 'Смотреть могут все',
  lookAs: (name) => `Взглянуть как: ${name}`,
  letAllLook: 'Пусть смотрят все',
  doneLooking: 'Готово, скрыть',
  handTo: (name) => `Устройство берёт: ${name}`,
  handText: 'То, что появится дальше, не для всех глаз. Остальные отворачиваются.',
  iAm: (name) => `Это я: ${name}`,
  trust: 'Мы доверяем друг другу',
  trustText: 'Тогда занавес за этим столом больше не опускается: все могут видеть всё.',
  curtainAgain: 'Снова опускать занавес',
  holdToLook: 'Зажмите, чтобы взглянуть',
  holdHint: 'Зажмите и держите, чтобы увидеть то, что можно видеть только вам. Отпустите — и всё снова скрыто.',
  onlyFor: (name) => `Смотрит только: ${name}`,
  letGo: 'Отпустите, чтобы скрыть.',
  nothingSecret: 'Здесь нет ничего тайного.',
}
