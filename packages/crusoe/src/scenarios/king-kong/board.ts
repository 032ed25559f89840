// The sheet of King Kong Island as a screen draws it: the Traps, the lairs, what the capture takes, and the film crew.

import type { SheetPart } from '../../board/board.ts'
import type { SheetView } from '../../board/sheets/sheet-view.ts'
import { keptText } from '../../text/in-play.ts'
import type { LanguagePack } from '../../text/language-pack.ts'
import { titleOf } from '../../text/titles.ts'
import { captureWeapons, lairsIn, nextOfCrew, trapsAreSet, trapsIn } from './rules.ts'
import { ACTRESS, CREW, DIRECTOR, sheet, TRAPS_NEEDED } from './sheet.ts'

export const board: SheetView = {
  icon: 'kong',

  parts(view, pack) {
    const words = pack.scenarios['king-kong'].board
    const { say } = pack
    const { killed = [], captive = false, hostageLair } = view.scenarioState['king-kong'] ?? {}
    const traps = trapsIn(view)
    const lairs = lairsIn(view)
    const weapons = captureWeapons(view)
    const missing = Math.max(0, weapons - view.levels.weapons)
    const actress = !captive
      ? words.actressFree
      : hostageLair === undefined
        ? words.actressLost
        : words.actressHeld(hostageLair)
    return [
      {
        part: 'count',
        id: 'traps',
        name: words.traps,
        icon: 'trap',
        has: traps,
        needs: TRAPS_NEEDED,
        said: `${words.traps}: ${traps}/${TRAPS_NEEDED}`,
      },
      {
        part: 'list',
        id: 'goal',
        name: words.goal,
        entries: [
          { name: words.trapsSet, met: trapsAreSet(view) },
          { name: actress, met: !captive },
          { name: words.directorLives, met: !killed.includes(DIRECTOR) },
        ],
      },
      {
        part: 'figure',
        id: 'capture',
        at: 'hunt/king-kong/capture',
        name: words.capture,
        icon: 'weapons',
        figure: weapons,
        said: words.cost({ weapons, wounds: say.phrase({ noun: 'wound', count: missing }) }),
      },
      { part: 'figure', id: 'lairs', name: words.lairs, icon: 'animals', figure: lairs, said: words.dice(lairs) },
      {
        part: 'crew',
        id: 'crew',
        ...(captive && hostageLair !== undefined ? { at: `explore/king-kong/hostage/${hostageLair}` } : {}),
        name: words.crew,
        members: crewOf(killed, captive, nextOfCrew(view), pack),
      },
    ]
  },

  marks: (round, { scenarios }) =>
    round === sheet.rounds ? [{ id: 'kong', name: scenarios['king-kong'].board.lastChance }] : [],

  place: () => 'king-kong/king-kongs-lair',
}

type Members = Extract<SheetPart, { readonly part: 'crew' }>['members']

/** RC-SCN7-25 */
function crewOf(killed: readonly number[], captive: boolean, next: number, pack: LanguagePack): Members {
  return CREW.map(({ name, item, bonus }, i) => {
    const number = i + 1
    const isCaptive = captive && number === ACTRESS
    return {
      number,
      name: titleOf(pack, name),
      state: killed.includes(number) ? 'killed' : isCaptive ? 'captive' : number === next ? 'next' : 'living',
      item: titleOf(pack, item),
      bonus: keptText(pack, bonus) || pack.scenarios['king-kong'].board.noBonus,
    }
  })
}
