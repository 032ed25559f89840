// Why an action comes to nothing, in Russian.
import type { ScreenWords } from '../screen.ts'

export const inVain: ScreenWords['inVain'] = {
  noForage: 'собирать больше нечего.',
  noWoodLeft: 'древесины добыть не удалось.',
  noStories: 'жетонов истории не осталось.',
  noWreckage: 'обломков поблизости нет.',
  wreckEmpty: 'среди обломков больше ничего не найти.',
  burning: 'костёр уже горит.',
  noWood: 'для костра нет дров.',
  noEnergy: 'на это не осталось энергии.',
  rested: 'энергии не прибавилось, и лечить нечего.',
  cardGone: 'карта накрыта другой или уже не в лагере.',
  unpaid: 'за устранение повреждения уже нечем платить.',
  nothingToBuild: 'из того, что есть, ничего не построить.',
  builtNothing: 'в итоге ничего не построено.',
  noWork: 'никто не вложил в это энергию.',
  dead: 'мёртвые ничего не делают.',
}
