// Why somebody or the camp gains or loses something: the card that did it stands in front of what it did.
import type { Happened } from '@landfall/kernel'
import { headed } from '@landfall/tabletop'
import { isCard } from '../cards/decks.ts'
import { titleOf } from './cards.ts'
import type { LanguagePack } from './language-pack.ts'
import { because } from './log.ts'

/** What bodies and stores gain and lose. */
const CHANGES: ReadonlySet<string> = new Set([
  'energyGained',
  'energyLost',
  'energyPaid',
  'wounded',
  'healed',
  'traumaReceived',
  'foodChanged',
  'tokensChanged',
  'ownTokensChanged',
  'woodChanged',
  'forageAdded',
  'forageLost',
  'storySpent',
  'itemGone',
  'setBack',
  'campRemoved',
  'cardGone',
  'pendingRemoved',
  'fireWentOut',
])

/** What is said of the rule itself. */
function hasReason({ screen }: LanguagePack, t: string, rule: unknown): boolean {
  if (typeof rule !== 'string') return false
  const { reasons, prices, fireOut } = screen
  return Object.hasOwn(t === 'fireWentOut' ? fireOut : t === 'energyPaid' ? prices : reasons, rule)
}

/** What follows from something else, so that its reason alone does not tell the cause. */
const CONSEQUENCES: ReadonlySet<string> = new Set(['NA-NOTE-02', 'NA-CAMP-10', 'NA-WOUND-03'])

/**
 * `Fouled Spring: Green lost 1 energy.` What happens to nobody in particular has it behind: `Common Reserve: −1 wood (Squall
 * Line).` What the rules alone bring about has its reason in the line.
 */
export function withCause(pack: LanguagePack, event: Happened, line: string): string {
  const { t, rule, within } = event
  const card = within?.card
  if (card === undefined || !isCard(card) || !CHANGES.has(t)) return line
  const cause = typeof rule === 'string' && CONSEQUENCES.has(rule) ? event['after'] : rule
  const title = titleOf(pack, card)
  if (hasReason(pack, t, cause) || line.includes(title)) return line
  return event['seat'] === undefined ? because(line, title) : headed(title, line)
}
