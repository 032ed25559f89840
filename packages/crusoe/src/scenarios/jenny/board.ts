// The sheet of Jenny Needs Help! as a screen draws it: what it takes to get away, and Jenny, as long as she is alone.

import type { SheetPart } from '../../board/board.ts'
import type { SheetView } from '../../board/sheets/sheet-view.ts'
import type { LanguagePack } from '../../text/language-pack.ts'
import { titleOf } from '../../text/titles.ts'
import { isRescued } from './rules.ts'
import { JENNY, JENNY_ALONE, PLACES } from './sheet.ts'

export const board: SheetView = {
  icon: 'jenny',

  parts(view, pack) {
    const words = pack.scenarios.jenny.board
    const rescued = isRescued(view)
    const built = (card: 'jenny/raft' | 'jenny/lifeboat') => ({
      name: titleOf(pack, card),
      met: view.items.includes(card),
      card,
    })
    const goal: SheetPart = {
      part: 'list',
      id: 'goal',
      name: words.goal,
      entries: [
        built('jenny/raft'),
        { name: words.inCamp, met: rescued, card: 'character/jenny' },
        built('jenny/lifeboat'),
      ],
    }
    return rescued ? [goal] : [goal, ...alone(view.people.jenny?.wounds ?? 0, pack)]
  },

  marks: () => [],

  /** RC-SCN3-07 */
  needs: (view, { scenarios }, invention) =>
    invention === 'jenny/lifeboat' ? [{ name: scenarios.jenny.board.inCamp, met: isRescued(view) }] : [],

  place: (number) => PLACES[number - 1]?.name ?? String(number),
}

/** RC-SCN3-04: her wounds, and how many more nights she can bear. In camp she is one of the people. */
function alone(wounds: number, pack: LanguagePack): readonly SheetPart[] {
  const { say } = pack
  const words = pack.scenarios.jenny.board
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
      name: words.nights,
      figure: nights,
      said: words.alone,
    },
  ]
}
