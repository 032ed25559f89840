// What holds although nothing else on the board shows it.
import type { ViewOf } from '@landfall/kernel'
import { ACTIONS } from '../components/action-spaces.ts'
import type { DeckName } from '../state.ts'
import { titleOf } from '../text/cards.ts'
import { seatName } from '../text/labels.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import type { HiddenCard, Naufragos } from '../types.ts'
import type { BoardNotice } from './board.ts'

type View = ViewOf<Naufragos>

export function noticesOf(view: View, pack: LanguagePack, viewer: string | undefined): readonly BoardNotice[] {
  const { noFishing, fishBonus, startShift, surcharges, strengthBonus, summit, lastTurn, whiteKept, comingTrauma } =
    view
  const notices: BoardNotice[] = []
  const say = (holds: boolean, id: string, text: string, rule: string): void => {
    if (holds) notices.push({ id, text, rule })
  }
  if (comingTrauma !== undefined) {
    say(true, 'trauma', pack.board.traumaComes(seatName(pack, comingTrauma)), 'NA-WOUND-05')
  }
  if (summit !== undefined && lastTurn !== undefined) {
    say(true, 'lastTurn', pack.board.endsWith(seatName(pack, summit), lastTurn), 'NA-END-03')
  }
  say(isLastEvent(view), 'noEvents', pack.board.noEventsLeft, 'NA-EVT-13')
  say(noFishing, 'noFishing', pack.board.noFishing, 'NA-EVT-07')
  for (const action of ACTIONS) {
    const by = surcharges[action] ?? 0
    say(by > 0, `surcharge/${action}`, pack.board.dearer(pack.screen.actions[action], by), 'NA-ACT-10')
  }
  say(fishBonus > 0, 'fishBonus', pack.board.moreFish(fishBonus), 'NA-UPKEEP-04')
  for (const seat of view.seats) {
    const by = strengthBonus[seat] ?? 0
    say(by > 0, `strength/${seat}`, pack.board.stronger(seatName(pack, seat), by), 'NA-STRENGTH-04')
  }
  // NA-EXPL-02: once the explorers are out, the cube shows it.
  say(startShift !== 0 && view.expedition === undefined, 'start', pack.board.startMoved(startShift), 'NA-EXPL-02')
  say(whiteKept, 'whiteKept', pack.board.whiteKept, 'NA-SOLO-03')
  for (const [at, { deck, cards }] of looksOf(view, viewer).entries()) {
    const titles = cards.map((card) => titleOf(pack, card)).join(', ')
    say(true, `looked/${at}`, pack.board.looked(pack.screen.decks[deck], titles), 'NA-CARD-01')
  }
  return notices
}

interface Seen {
  readonly deck: DeckName
  readonly cards: readonly HiddenCard[]
}

/** What somebody has looked at in this turn: only the player who looked knows the cards. */
function looksOf({ seats, looked, turn }: View, viewer: string | undefined): readonly Seen[] {
  const own = seats.find((seat) => seat === viewer)
  return (own === undefined ? [] : (looked[own] ?? [])).flatMap((look) => {
    const { deck, cards } = look
    return look.turn === turn && typeof cards !== 'number' ? [{ deck, cards }] : []
  })
}

/** NA-EVT-13, NA-END-04 */
const isLastEvent = ({ eventDeck, activeEvent, summit, rescued }: View): boolean =>
  activeEvent !== undefined && eventDeck === 0 && summit === undefined && rescued.length === 0
