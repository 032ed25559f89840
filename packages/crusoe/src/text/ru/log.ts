// What the log says in sentences of its own, in Russian.
import type { log as english } from '../en/log.ts'

export const log: typeof english = {
  found: (thing) => `Команда нашла: ${thing}`,
  tileLost: (space) => `Земля на ${space} потеряна.`,
  tileBack: (space) => `На ${space} снова можно пройти.`,
  terrainLost: (space) => `Местность на ${space} не считается.`,
  terrainBack: (space) => `Местность на ${space} теперь считается.`,
  sourceBack: (space) => `Источник на ${space} снова даёт ресурсы.`,
  shelterLost: 'Укрытие потеряно.',
}
