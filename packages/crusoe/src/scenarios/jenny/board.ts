// The sheet of Jenny Needs Help! as a screen draws it: what it takes to get away, and Jenny, as long as she is alone.

import type { SheetPart } from '../../board/board.ts'
import type { SheetView } from '../../board/sheets/sheet-view.ts'
import { type LanguagePack, titleOf } from '../../text/cards.ts'
import type { Title } from '../../text/names/titles.ts'
import { isRescued } from './rules.ts'
import { JENNY, JENNY_ALONE, PLACES } from './sheet.ts'

const GOAL: Title = ['To get away', 'Per la fuga', 'Żeby odpłynąć', 'Чтобы уплыть']
const IN_CAMP: Title = ['Jenny is in camp', 'Jenny è nell’accampamento', 'Jenny jest w Obozie', 'Дженни в лагере']
const NIGHTS: Title = ['Nights left', 'Notti rimaste', 'Pozostało nocy', 'Осталось ночей']
const ALONE: Title = [
  'that Jenny can survive on her own',
  'a cui Jenny può sopravvivere da sola',
  'tyle Jenny wytrzyma sama',
  'столько Дженни продержится одна',
]

export const board: SheetView = {
  parts(view, pack) {
    const rescued = isRescued(view)
    const built = (card: 'jenny/raft' | 'jenny/lifeboat') => ({
      name: titleOf(pack, card),
      met: view.items.includes(card),
      card,
    })
    const goal: SheetPart = {
      part: 'list',
      id: 'goal',
      name: GOAL[pack.index],
      entries: [
        built('jenny/raft'),
        { name: IN_CAMP[pack.index], met: rescued, card: 'character/jenny' },
        built('jenny/lifeboat'),
      ],
    }
    return rescued ? [goal] : [goal, ...alone(view.people.jenny?.wounds ?? 0, pack)]
  },

  marks: () => [],

  /** RC-SCN3-07 */
  needs: (view, { index }, invention) =>
    invention === 'jenny/lifeboat' ? [{ name: IN_CAMP[index], met: isRescued(view) }] : [],

  place: (number) => PLACES[number - 1]?.name ?? String(number),
}

/** RC-SCN3-04: her wounds, and how many more nights she can bear. In camp she is one of the people. */
function alone(wounds: number, pack: LanguagePack): readonly SheetPart[] {
  const { index, say } = pack
  const nights = Math.floor((JENNY.track.deadlyWound - 1 - wounds) / JENNY_ALONE)
  return [
    {
      part: 'track',
      id: 'jenny',
      at: 'explore/jenny/rescue',
      name: titleOf(pack, 'character/jenny'),
      has: wounds,
      deadly: JENNY.track.deadlyWound,
      said: `${wounds}/${say.phrase({ noun: 'wound', count: JENNY.track.deadlyWound })}`,
    },
    {
      part: 'figure',
      id: 'nights',
      icon: 'night',
      name: NIGHTS[index],
      figure: nights,
      said: ALONE[index],
    },
  ]
}
