// Why an action comes to nothing, in Polish.
import type { ScreenWords } from '../screen.ts'

export const inVain: ScreenWords['inVain'] = {
  noForage: 'nie ma już czego zbierać.',
  noWoodLeft: 'drewna nie udało się zdobyć.',
  noStories: 'nie ma już żetonów opowieści.',
  noWreckage: 'w zasięgu nie ma żadnych szczątków.',
  wreckEmpty: 'z wraku nie da się już nic wydobyć.',
  burning: 'ognisko już płonie.',
  noWood: 'brakuje drewna na ognisko.',
  noEnergy: 'brakuje na to energii.',
  rested: 'nie ma energii do odzyskania ani ran do wyleczenia.',
  cardGone: 'karta została zakryta albo opuściła obóz.',
  unpaid: 'zabrakło tego, czego wymaga naprawa.',
  nothingToBuild: 'z tego, co jest, nie da się nic zbudować.',
  builtNothing: 'ostatecznie nic nie powstaje.',
  noWork: 'nikt nie włożył w to energii.',
  dead: 'zmarli nic nie robią.',
}
