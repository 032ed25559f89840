// What may be used at any time: abilities of characters, and things. RC-USE-11, RC-USE-03.
import type { AnyTime, Offer } from '@landfall/kernel'
import { abilitiesAt, useAbility } from './abilities.ts'
import { wasOffered } from './earlier-windows.ts'
import { isAtStake, matters } from './matters.ts'
import { woundsIn } from './rules/wounds.ts'
import type { CrusoeState } from './state.ts'
import type { Crusoe } from './types.ts'
import { usesAt, useThing } from './uses.ts'

/**
 * While a stack is put together, food is given up or markers are taken away nothing else is used: nothing must be spent twice.
 * While somebody looks at cards, tiles or tokens nothing else is looked at.
 */
const IN_THE_MIDDLE: ReadonlySet<string> = new Set([
  'support',
  'carried',
  'payment',
  'foodToDiscard',
  'newIdea',
  'inventionToDiscard',
  'inventionToTake',
  'tileOnTop',
  'tileToPlace',
  'order',
  'trackedBeast',
  'strongest',
  'discoveryToKeep',
  'markerToRemove',
])

const NONE: readonly Offer<Crusoe>[] = []

/** One of the last two wounds is healed. If the other were healed meanwhile, it would not matter which is chosen. */
const isLastHealed = (state: CrusoeState, kind: string): boolean => kind === 'whoHeals' && woundsIn(state) <= 2

export const anyTime: AnyTime<Crusoe> = {
  list(state, moment) {
    if (moment.at === 'question' && (IN_THE_MIDDLE.has(moment.kind) || isLastHealed(state, moment.kind))) return NONE
    const abilities = abilitiesAt(state, moment)
    const uses = usesAt(state, moment)
    if (uses.length === 0) return abilities
    return abilities.length === 0 ? uses : [...abilities, ...uses]
  },

  matters,

  isAtStake,

  wasOffered,

  within: (ability) => {
    switch (ability.use) {
      case 'ability':
        return { ability: ability.ability, actor: ability.person }
      case 'discovery':
        return { ability: ability.token, ...(ability.person === undefined ? {} : { actor: ability.person }) }
      case 'item':
        return { ability: ability.item }
      case 'treasure':
        return { ability: ability.card, actor: ability.from }
      case 'card':
        return { ability: ability.card, ...(ability.person === undefined ? {} : { actor: ability.person }) }
    }
  },

  *run(t, ability, moment) {
    // RC-NIGHTOUT-02: what is used in the middle of an Action is not part of it. What belongs to it is used at its end.
    const meanwhile = t.state.acting !== undefined && moment.at !== 'explored'
    if (meanwhile) t.emit({ t: 'actionPaused', paused: true })
    if (ability.use === 'ability') yield* useAbility(t, ability)
    else yield* useThing(t, ability)
    if (meanwhile) t.emit({ t: 'actionPaused', paused: false })
  },
}
