// What the log says in sentences of its own, in Russian.
import type { log as english } from '../en/log.ts'

export const log: typeof english = {
  markerPut: {
    fog: (space) => `Туман ложится на ${space}.`,
    ash: (space) => `Пепел засыпает ${space}.`,
    cross: (space) => `На ${space} стоит Крест.`,
    trap: (space) => `На ${space} готова Ловушка.`,
  },
  markerRemoved: {
    fog: (space) => `Туман уходит с ${space}.`,
    ash: (space) => `Пепел с ${space} убран.`,
  },
  found: (thing) => `Команда нашла: ${thing}`,
  tileLost: (space) => `Земля на ${space} потеряна.`,
  tileBack: (space) => `На ${space} снова можно пройти.`,
  terrainLost: (space) => `Местность на ${space} не считается.`,
  terrainBack: (space) => `Местность на ${space} теперь считается.`,
  sourceBack: (space) => `Источник на ${space} снова даёт ресурсы.`,
  shelterLost: 'Укрытие потеряно.',
}
