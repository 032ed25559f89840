// Votes as a screen draws them: what can be voted for, and a tie.
import type { SeenBy } from '@landfall/kernel'
import type { Tongue } from '../text/cards.ts'
import { CARD_WORDS, isCard } from '../text/names/index.ts'
import type { Naufragos } from '../types.ts'
import { ABSTAIN } from '../votes.ts'
import type { BoardTie, Named } from './board.ts'
import { word } from './words.ts'

/** An option of a card by its caption, or a camp card by its title. */
export function optionOf(id: string, { index, screen }: Tongue): Named {
  if (id === ABSTAIN) return { id, name: screen.choices.abstain }
  const [card = '', option] = id.split('/')
  if (!isCard(card)) throw new Error(`nobody can vote for "${id}"`)
  const { title, options = [] } = CARD_WORDS[card]
  const caption = options[Number(option) - 1] ?? title
  return { id, name: caption[index] }
}

/** NA-VOTE-04 */
export function tieOf({ tie, tieDecidedBy }: SeenBy<Naufragos>, tongue: Tongue): BoardTie | undefined {
  if (tie === undefined) return undefined
  return { name: word(tongue, 'tie'), options: tie.map((id) => optionOf(id, tongue)), decidedBy: tieDecidedBy }
}
