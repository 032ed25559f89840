// The Wreckage cards in Polish.
import type { cards as english } from '../../en/cards/wreckage.ts'

export const cards: typeof english = {
  'wreckage/captains-chest': {
    title: 'Kufer kapitana',
    action: 'Wyprawa po skarby',
    mood: 'Kapitan nie ma nic przeciwko, gorzej z ośmiornicą w środku.',
  },
  'wreckage/food-crates': {
    title: 'Skrzynie z jedzeniem',
    action: 'Wyprawa po jedzenie',
    mood: 'Napisy zmyło morze: kolacja będzie niespodzianką.',
  },
  'wreckage/lifeboat': {
    title: 'Resztki szalupy',
    action: 'Wyprawa po drewno',
    mood: 'Szalupa zawiodła na morzu, ale na lądzie jeszcze się przyda.',
  },
}
