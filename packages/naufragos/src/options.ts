// Options on cards: how one is chosen, or voted for.
import type { Routine, Table } from '@landfall/kernel'
import type { ControlChoice, Scope, VocabularyRules, VoteRules } from '@landfall/tabletop'
import type { Label } from './cards/card-ids.ts'
import type { Price } from './cards/cards.ts'
import { isCard } from './cards/decks.ts'
import type { Seat } from './components/seats.ts'
import { priceCost } from './costs.ts'
import type { NaufragosEffects, Option } from './effect-types.ts'
import { areAlike } from './outlines.ts'
import { canPay, itemsTagged, pay, payItem } from './payments.ts'
import { pool } from './people.ts'
import type { NamedChoice, Naufragos } from './types.ts'
import { decide } from './votes.ts'

type T = Table<Naufragos>
type OptionChoice = ControlChoice<NaufragosEffects>
type CardScope = Scope<NaufragosEffects>

/** An option of a card, as it is offered: by its caption. */
function offered({ means, clause }: OptionChoice, { source }: CardScope): NamedChoice<Label> {
  const { label, price } = means
  if (label === undefined) throw new Error('an option has no caption')
  const choice = { id: label, clause, ...(source !== undefined && isCard(source) ? { at: source } : {}) }
  return price === undefined ? choice : { ...choice, costs: [priceCost(price)] }
}

const labelled = (choices: readonly OptionChoice[], label: Label): Option => {
  const chosen = choices.find(({ means }) => means.label === label)
  if (chosen === undefined) throw new Error(`there is no option "${label}"`)
  return chosen.means
}

export const chooseOption: VocabularyRules<NaufragosEffects>['asks']['chooseOne'] = function* (t, question, scope) {
  const options = question().choices.map(({ means }) => means)
  if (options[0] !== undefined && isAllTheSame(t, options, scope)) return options[0]
  const label = yield* t.ask(() => {
    const { seat, choices } = question()
    return { seat, kind: 'option', rule: scope.rule, choices: choices.map((choice) => offered(choice, scope)) }
  })
  return labelled(question().choices, label)
}

/** Then nobody is asked. */
const isAllTheSame = (t: T, options: readonly Option[], { you }: CardScope): boolean =>
  !t.state.former && areAlike(t.state, options, you)

/** NA-VOTE-01: an item that is asked for comes from any voter who agrees to give it up. */
export const votes: VoteRules<NaufragosEffects> & { readonly rule: string } = {
  rule: 'NA-VOTE-01',
  who: { noun: 'group' },
  verb: 'vote',
  *decide(t, choices, scope) {
    const voters = pool(t.state)
    const givers = new Map<Option, Seat>()
    const open: OptionChoice[] = []
    for (const choice of choices) {
      const { item, ...price } = choice.means.price ?? {}
      if (!canPay(t.state, scope.you, voters, price)) continue
      if (item !== undefined) {
        const giver = yield* whoGives(t, voters, item, choice, scope)
        if (giver === undefined) continue
        givers.set(choice.means, giver)
      }
      open.push(choice)
    }
    const [first] = open
    if (first === undefined) return undefined
    const same = open.map(({ means }) => means)
    if (givers.size === 0 && same.every(({ price }) => price === undefined) && isAllTheSame(t, same, scope)) {
      return first.means
    }
    // Wood may be laid on the fire meanwhile, and what somebody would give may be used up.
    const isPayable = ({ means }: OptionChoice): boolean => {
      const { item, ...price } = means.price ?? {}
      const giver = givers.get(means)
      const isThere = item === undefined || (giver !== undefined && itemsTagged(t.state, giver, item).length > 0)
      return isThere && canPay(t.state, scope.you, voters, price)
    }
    const offers = (): readonly NamedChoice<Label>[] => {
      const payable = open.filter(isPayable)
      return (payable.length === 0 ? open : payable).map((choice) => offered(choice, scope))
    }
    const chosen = labelled(open, yield* decide(t, 'vote', voters, scope.you, offers))
    const { item, ...price } = chosen.price ?? {}
    yield* pay(t, scope.you, voters, price, scope.rule)
    const giver = givers.get(chosen)
    if (giver !== undefined && item !== undefined) yield* payItem(t, giver, item, scope.rule)
    return chosen
  },
}

function* whoGives(
  t: T,
  voters: readonly Seat[],
  tag: NonNullable<Price['item']>,
  choice: OptionChoice,
  scope: CardScope,
): Routine<Seat | undefined> {
  for (const seat of voters) {
    if (itemsTagged(t.state, seat, tag).length === 0) continue
    const about = offered(choice, scope)
    const given = yield* t.ask({ seat, kind: 'give', rule: scope.rule, about, choices: [{ id: 'yes' }, { id: 'no' }] })
    if (given === 'yes') return seat
  }
  return undefined
}
