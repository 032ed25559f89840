// Why an action comes to nothing, in English.
import type { ScreenWords } from '../screen.ts'

export const inVain: ScreenWords['inVain'] = {
  noForage: 'nothing is left to forage.',
  noWoodLeft: 'there is no wood to be had.',
  noStories: 'no story tile is left.',
  noWreckage: 'no wreckage is within reach.',
  wreckEmpty: 'the wreck has nothing left to give.',
  burning: 'the fire is burning already.',
  noWood: 'there is no wood for a fire.',
  noEnergy: 'there is no energy left for it.',
  rested: 'there is no energy to regain and no wound to heal.',
  cardGone: 'the card has been covered or has left the camp.',
  unpaid: 'the repair can no longer be paid for.',
  nothingToBuild: 'nothing can be built with what there is.',
  builtNothing: 'nothing is built after all.',
  noWork: 'nobody put any energy into it.',
  dead: 'the dead do nothing.',
}
