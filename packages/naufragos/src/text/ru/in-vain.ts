// Why an action comes to nothing, in Russian.
import type { ScreenWords } from '../screen.ts'

export const inVain: ScreenWords['inVain'] = {
  noForage: 'собирать больше нечего.',
  noWoodLeft: 'дров добыть не удалось.',
  noStories: 'жетонов истории не осталось.',
  noWreckage: 'обломков поблизости нет.',
  wreckEmpty: 'на разбитом корабле больше ничего не найти.',
  burning: 'костёр уже горит.',
  noWood: 'для костра нет дров.',
  noEnergy: 'на это не осталось энергии.',
  rested: 'сил восстанавливать не нужно, и лечить нечего.',
  cardGone: 'карта накрыта другой или уже не в лагере.',
  unpaid: 'того, что нужно для починки, больше нет.',
  nothingToBuild: 'из того, что есть, ничего не построить.',
  builtNothing: 'в итоге ничего не построено.',
  noWork: 'никто не вложил в это энергию.',
  dead: 'мёртвые ничего не делают.',
}
