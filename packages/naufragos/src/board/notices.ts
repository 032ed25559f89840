// What holds although nothing else on the board shows it.
import type { ViewOf } from '@landfall/kernel'
import { ACTIONS } from '../components/action-spaces.ts'
import type { LanguagePack } from '../text/cards.ts'
import { seatName } from '../text/labels.ts'
import type { Naufragos } from '../types.ts'
import type { BoardNotice } from './board.ts'
import { dearer, endsWith, moreFish, startMoved, stronger, traumaComes, word } from './words.ts'

type View = ViewOf<Naufragos>

export function noticesOf(view: View, pack: LanguagePack): readonly BoardNotice[] {
  const { noFishing, fishBonus, startShift, dear, strengthBonus, summit, lastTurn, whiteKept, comingTrauma } = view
  const notices: BoardNotice[] = []
  const say = (holds: boolean, id: string, text: string, rule: string): void => {
    if (holds) notices.push({ id, text, rule })
  }
  if (comingTrauma !== undefined) {
    say(true, 'trauma', traumaComes(pack, seatName(pack, comingTrauma)), 'NA-WOUND-05')
  }
  if (summit !== undefined && lastTurn !== undefined) {
    say(true, 'lastTurn', endsWith(pack, seatName(pack, summit), lastTurn), 'NA-END-03')
  }
  say(isLastEvent(view), 'noEvents', word(pack, 'noEventsLeft'), 'NA-EVT-13')
  say(noFishing, 'noFishing', word(pack, 'noFishing'), 'NA-EVT-07')
  for (const action of ACTIONS) {
    const by = dear[action] ?? 0
    say(by > 0, `dear/${action}`, dearer(pack, pack.screen.actions[action], by), 'NA-ACT-10')
  }
  say(fishBonus > 0, 'fishBonus', moreFish(pack, fishBonus), 'NA-UPKEEP-04')
  for (const seat of view.seats) {
    const by = strengthBonus[seat] ?? 0
    say(by > 0, `strength/${seat}`, stronger(pack, seatName(pack, seat), by), 'NA-STRENGTH-04')
  }
  // NA-EXPL-02: once the explorers are out, the cube shows it.
  say(startShift !== 0 && view.expedition === undefined, 'start', startMoved(pack, startShift), 'NA-EXPL-02')
  say(whiteKept, 'whiteKept', word(pack, 'whiteKept'), 'NA-SOLO-03')
  return notices
}

/** NA-EVT-13, NA-END-04 */
const isLastEvent = ({ eventDeck, activeEvent, summit, rescued }: View): boolean =>
  activeEvent !== undefined && eventDeck === 0 && summit === undefined && rescued.length === 0
