// Votes as a screen draws them: what can be voted for, and a tie.
import type { ViewOf } from '@landfall/kernel'
import { isCard } from '../cards/ids.ts'
import { type Tongue, titleOf } from '../text/cards.ts'
import type { Naufragos, Votable } from '../types.ts'
import { ABSTAIN } from '../votes.ts'
import type { BoardTie, Named } from './board.ts'
import { word } from './words.ts'

/** An option of a card by its caption, or a camp card by its title. */
export function optionOf(id: Votable | typeof ABSTAIN, tongue: Tongue): Named {
  if (id === ABSTAIN) return { id, name: tongue.screen.choices.abstain }
  return { id, name: isCard(id) ? titleOf(tongue, id) : tongue.say.name(id) }
}

/** NA-VOTE-04 */
export function tieOf({ tie, tieDecidedBy }: ViewOf<Naufragos>, tongue: Tongue): BoardTie | undefined {
  if (tie === undefined) return undefined
  return { name: word(tongue, 'tie'), options: tie.map((id) => optionOf(id, tongue)), decidedBy: tieDecidedBy }
}
