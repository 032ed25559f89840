// Experience: what there is, and what can be bought with it. T7-XP

import { NOTHING, type Routine, type Table } from '@landfall/kernel'
import type { CardId } from './cards/card-ids.ts'
import { ADVANCED_IDS, faceOf, skillOn } from './cards/decks.ts'
import { ofCard } from './choices.ts'
import type { Explorer } from './components/seats.ts'
import { seatOf } from './people.ts'
import type { ContinentState } from './state.ts'
import type { Continent } from './types.ts'

type T = Table<Continent>

const worthOf = (card: CardId): number => {
  const face = faceOf(card)
  return face.type === 'quest' && 'experience' in face ? (face.experience ?? 0) : 0
}

const priceOf = (card: CardId): number => skillOn(card).price ?? 0

const priceOfAll = (cards: readonly CardId[]): number => cards.reduce((sum, card) => sum + priceOf(card), 0)

/** T7-XP-06: it belongs to all. */
const experienceOf = ({ quests }: Pick<ContinentState, 'quests'>): number =>
  quests.reduce((sum, card) => sum + worthOf(card), 0)

/** T7-XP-05: each can be bought once per game. `chosen`: what is going to be paid for besides. */
const affordableSkills = (state: ContinentState, chosen: readonly CardId[] = []): readonly CardId[] => {
  const points = experienceOf(state) - priceOfAll(chosen)
  return ADVANCED_IDS.filter(
    (card) => !(state.learned.includes(card) || chosen.includes(card)) && priceOf(card) <= points,
  )
}

/** T7-XP-07: several may be bought at once; all of them are shuffled into the deck together. */
export function chooseSkills(t: T, by: Explorer): Routine {
  return affordableSkills(t.state).length === 0 ? NOTHING : buy(t, by)
}

/** All of them are paid for together, since points beyond a price are lost. T7-XP-02, T7-XP-06 */
function* buy(t: T, by: Explorer): Routine {
  const bought: CardId[] = []
  for (;;) {
    const chosen = yield* t.ask(() => ({
      seat: seatOf(t.state, by),
      kind: 'learn',
      rule: 'T7-XP-02',
      choices: [...affordableSkills(t.state, bought).map(ofCard), { id: 'enough', means: 'enough' as const }],
    }))
    if (chosen === 'enough') break
    bought.push(chosen)
  }
  if (bought.length === 0) return
  for (const card of spentFor(t.state, priceOfAll(bought))) t.emit({ t: 'banished', card, rule: 'T7-XP-03' })
  t.emit({ t: 'skillsLearned', cards: bought })
}

/** The cards that pay a price with the least loss: the large ones first. T7-XP-06 */
function spentFor({ quests }: ContinentState, price: number): readonly CardId[] {
  const held = quests.filter((card) => worthOf(card) > 0).toSorted((one, other) => worthOf(other) - worthOf(one))
  const spent: CardId[] = []
  let left = price
  for (const card of held) {
    if (left <= 0) break
    if (worthOf(card) > left && held.some((other) => !spent.includes(other) && worthOf(other) <= left)) continue
    spent.push(card)
    left -= worthOf(card)
  }
  return spent
}
