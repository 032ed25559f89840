// Votes as a screen draws them: what can be voted for, and a tie.
import type { ViewOf } from '@landfall/kernel'
import { isCard } from '../cards/ids.ts'
import { type LanguagePack, titleOf } from '../text/cards.ts'
import type { Naufragos, Votable } from '../types.ts'
import { ABSTAIN } from '../votes.ts'
import type { BoardTie, Named } from './board.ts'
import { word } from './words.ts'

/** An option of a card by its caption, or a camp card by its title. */
export function optionOf(id: Votable | typeof ABSTAIN, pack: LanguagePack): Named {
  if (id === ABSTAIN) return { id, name: pack.screen.choices.abstain }
  return { id, name: isCard(id) ? titleOf(pack, id) : pack.say.name(id) }
}

/** NA-VOTE-04 */
export function tieOf({ tie, tieDecidedBy }: ViewOf<Naufragos>, pack: LanguagePack): BoardTie | undefined {
  if (tie === undefined) return undefined
  return { name: word(pack, 'tie'), options: tie.map((id) => optionOf(id, pack)), decidedBy: tieDecidedBy }
}
