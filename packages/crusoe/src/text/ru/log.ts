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
  /** Why a phase or an Action came to nothing; what somebody did goes on behind the name. */
  inVain: {
    rested: 'лечить нечего, и отдых ничего не даёт.',
    noBeast: 'охотиться не на кого, колода охоты пуста.',
    noThreat: 'карты угрозы уже нет, устранять нечего.',
    arrangeBlocked: 'обустройство лагеря на этот раз лишь убирает маркер.',
    noProduction: 'В этом раунде добычи нет.',
    nothingProduced: 'Добычи нет: ни один источник в лагере ничего не даёт.',
    evenMorale: 'Моральный дух не даёт и не отнимает жетонов решимости.',
    fairWeather: 'Небо ясное, и погода ничего не отнимает.',
    roofHolds: 'Крыша защищает от всего, что падает с неба.',
  },
  /** Why something was lost, in brackets behind it. */
  causes: {
    hunger: 'голод',
    outdoors: 'ночь без укрытия',
    dice: 'кубик ранения',
    fight: 'схватка',
    weather: 'непогода',
    demand: 'невыполненное требование',
    morale: 'низкий моральный дух',
    perished: 'испортилось',
    eaten: 'ужин',
    wounds: 'символ падения морального духа',
    danger: 'опасность без оружия',
    friday: 'несчастный случай',
    moved: 'перенос лагеря',
  },
}
