// The branches of a card, found in its effects: what is decided on the way, and what is carried out in the end.

import { CAMP_CARDS } from '../src/cards/camp-cards.ts'
import type { CampId } from '../src/cards/card-ids.ts'
import type { Price } from '../src/cards/cards.ts'
import { DAMAGE_CARDS } from '../src/cards/damage-cards.ts'
import { isDamage, numberOn } from '../src/cards/decks.ts'
import type { Fact, Flag, NaufragosEffect } from '../src/effect-types.ts'

type Effects = readonly NaufragosEffect[]

/** One way through the effects of a card. */
export interface Branch {
  /** The options that are taken. */
  readonly labels: readonly string[]
  readonly prices: readonly Price[]
  /** What the dice show, by the name of their stream. */
  readonly luck: { readonly [stream: string]: readonly number[] }
  /** What must be true, and what must not. */
  readonly facts: { readonly [F in Fact]?: boolean }
  /** What is carried out, without the choices, tests and conditions on the way. */
  readonly done: Effects
}

const NOTHING: Branch = { labels: [], prices: [], luck: {}, facts: {}, done: [] }

function both(one: Branch, other: Branch): Branch {
  const luck = { ...one.luck }
  for (const [stream, dice] of Object.entries(other.luck)) luck[stream] = [...(luck[stream] ?? []), ...dice]
  return {
    labels: [...one.labels, ...other.labels],
    prices: [...one.prices, ...other.prices],
    luck,
    facts: { ...one.facts, ...other.facts },
    done: [...one.done, ...other.done],
  }
}

export function branchesOf(effects: Effects): readonly Branch[] {
  let branches: readonly Branch[] = [NOTHING]
  for (const effect of effects) {
    const ways = waysOf(effect)
    branches = branches.flatMap((before) => ways.map((way) => both(before, way)))
  }
  return branches
}

const DICE = { die: 'die.card', strength: 'die.strength', group: 'die.group' } as const

function waysOf(effect: NaufragosEffect): readonly Branch[] {
  switch (effect.do) {
    case 'chooseOne':
    case 'vote':
      return effect.options.flatMap(({ label, price, effects: chosen }) =>
        branchesOf(chosen).map((branch) =>
          both(
            { ...NOTHING, labels: label === undefined ? [] : [label], prices: price === undefined ? [] : [price] },
            branch,
          ),
        ),
      )
    case 'test':
      return tested(DICE[effect.of], effect)
    case 'if': {
      const { condition, effects: yes, otherwise: no = [] } = effect
      const isNegated = 'not' in condition
      const asked = isNegated ? condition.not : condition
      if (!('fact' in asked)) throw new Error('a card asks for something that is not a fact')
      return [
        ...branchesOf(yes).map((branch) => both({ ...NOTHING, facts: { [asked.fact]: !isNegated } }, branch)),
        ...branchesOf(no).map((branch) => both({ ...NOTHING, facts: { [asked.fact]: isNegated } }, branch)),
      ]
    }
    default:
      return [{ ...NOTHING, done: [effect] }]
  }
}

/** The best and the worst that a die can show. */
function tested(
  stream: string,
  { success, failure }: { readonly success: Effects; readonly failure: Effects },
): readonly Branch[] {
  return [
    ...branchesOf(success).map((branch) => both({ ...NOTHING, luck: { [stream]: [6] } }, branch)),
    ...branchesOf(failure).map((branch) => both({ ...NOTHING, luck: { [stream]: [1] } }, branch)),
  ]
}

/** `coast/families-on-the-beach/walk-out-with-open-hands, no flag/trust, die.card 6`: for the title of a test. */
export function nameOf({ labels, luck, facts }: Branch): string {
  const asked = Object.entries(facts).map(([fact, holds]) => (holds ? fact : `no ${fact}`))
  const rolled = Object.entries(luck).map(([stream, dice]) => `${stream} ${dice.join(' ')}`)
  return [...labels, ...asked, ...rolled].join(', ') || 'just so'
}

/** What a branch promises, besides food, wounds and other passing things. */
export interface Promised {
  /** The cards and buildings that it names itself. */
  readonly named: readonly string[]
  /** Numbered cards that leave their row: with those that a camp card brings when it enters. */
  readonly called: readonly string[]
  readonly inDecks: readonly string[]
  readonly onTop: readonly string[]
  readonly camp: readonly CampId[]
  readonly items: readonly string[]
  readonly projects: readonly string[]
  readonly flags: readonly Flag[]
  readonly unflags: readonly Flag[]
  readonly uncamped: readonly string[]
  readonly gone: readonly string[]
  readonly leaves: 'pending' | 'back' | undefined
}

const entering = (card: CampId): Effects => (isDamage(card) ? DAMAGE_CARDS[card].enter : CAMP_CARDS[card].enter) ?? []

export function promisedBy(card: string, done: Effects): Promised {
  const all = done.flatMap((effect) => (effect.do === 'camp' ? [effect, ...entering(effect.card)] : [effect]))
  const named = (effects: Effects): readonly string[] =>
    effects.flatMap((effect) => {
      if (effect.do === 'add' || effect.do === 'camp' || effect.do === 'item') return [effect.card]
      return effect.do === 'project' ? [effect.building] : []
    })
  return {
    named: named(done),
    called: named(all).filter((id) => numberOn(id) !== undefined),
    inDecks: all.flatMap((effect) => (effect.do === 'add' ? [effect.card] : [])),
    onTop: all.flatMap((effect) => (effect.do === 'add' && effect.top === true ? [effect.card] : [])),
    camp: all.flatMap((effect) => (effect.do === 'camp' ? [effect.card] : [])),
    items: all.flatMap((effect) => (effect.do === 'item' ? [effect.card] : [])),
    projects: all.flatMap((effect) => (effect.do === 'project' ? [effect.building] : [])),
    flags: all.flatMap((effect) => (effect.do === 'remember' ? [effect.flag] : [])),
    unflags: all.flatMap((effect) => (effect.do === 'forget' ? [effect.flag] : [])),
    uncamped: all.flatMap((effect) => (effect.do === 'leaveCamp' ? [effect.card === 'self' ? card : effect.card] : [])),
    gone: all.flatMap((effect) => (effect.do === 'away' ? [effect.card] : [])),
    leaves: all.flatMap((effect): readonly ('pending' | 'back')[] => {
      if (effect.do === 'leavePending') return ['pending']
      return effect.do === 'back' ? ['back'] : []
    })[0],
  }
}
