// What the log says in sentences of its own, in Russian.
import type { log as english } from '../en/log.ts'

export const log: typeof english = {
  found: (thing) => `Новая находка: ${thing}`,
  tileLost: (space) => `Участок ${space} потерян.`,
  tileBack: (space) => `Участок ${space} снова доступен.`,
  terrainLost: (space) => `Местность на участке ${space} не считается.`,
  terrainBack: (space) => `Местность на участке ${space} теперь считается.`,
  sourceBack: (space) => `Источник на участке ${space} снова даёт ресурсы.`,
  shelterLost: 'Укрытие потеряно.',
  threatGone: (title) => `Карта «${title}» уходит с поля.`,
  /** Why something was lost, in brackets behind it. */
  causes: {
    hunger: 'голод',
    outdoors: 'ночь без укрытия',
    dice: 'кубик ранения',
    fight: 'схватка',
    weather: 'непогода',
    demand: 'невыполненное требование',
    morale: 'низкий боевой дух',
    perished: 'испортилось',
    eaten: 'ужин',
    wounds: 'стрелка боевого духа',
    danger: 'опасность без оружия',
  },
}
