// Turns, actions, and what is prepared for them.
import { actionsOn } from '../actions.ts'
import { FOG_ACTIONS } from '../cards/fog.ts'
import type { ActionInHand } from '../state.ts'
import { actionIn, itemOf, nobody, note, of, type SomeRows, shuffleIn, type Written, without } from './shared.ts'

function iconOf(state: Written, source: ActionInHand['source']): ActionInHand['icon'] {
  if ('fog' in source) {
    const space = state.spaces[source.fog]
    return space !== undefined && 'fog' in space ? FOG_ACTIONS[space.fog].icon : 'pathfind'
  }
  const isItem = state.members.some(({ items }) => items.some(({ cards }) => cards.includes(source.card)))
  return actionsOn(source.card, isItem)[source.nth]?.icon ?? 'think'
}

export const turns = {
  boxOpened: {
    told: { deck: nobody, explorations: nobody },
    apply(state, { deck, explorations }, secret) {
      shuffleIn(state, secret, deck)
      for (const area of ['strand', 'fen', 'terraces', 'shelf'] as const) {
        secret.explorations[area] = [...explorations[area]]
      }
    },
    rule: 'T7-SETUP-10',
  },
  clueChosen: {
    apply(state, { card }) {
      state.quests = [...state.quests, card]
    },
    line: ({ card }, { log, title }) => log.clueChosen(title(card)),
    rule: 'T7-SETUP-18',
    card: ({ card }) => card,
  },
  disputed: {
    apply(state) {
      state.disputed = true
    },
    line: (_, { log }) => log.disputed,
    rule: 'T7-TURN-02',
  },
  actionBegan: {
    apply(state, { who, source, at, involved, destination, isMandatory }) {
      const icon = iconOf(state, source)
      // The item on which the action is printed is used by it. T7-ACT-OBJ-08
      const own = 'card' in source ? of(state, who).items.find(({ cards }) => cards.includes(source.card)) : undefined
      const top = own?.cards[0]
      state.action = {
        source,
        icon,
        active: who,
        involved: [...involved],
        at,
        refused: [],
        exchange: 0,
        used: top === undefined ? [] : [{ who, item: top }],
        applied: [],
        declined: [],
        cards: 0,
        drawn: [],
        pennants: [],
        meal: 0,
        destination,
        isMandatory,
        difficulty: undefined,
        stars: undefined,
        succeeded: undefined,
        doubles: undefined,
      }
    },
  },
  actionCancelled: {
    apply(state) {
      state.action = undefined
    },
  },
  joinedAction: {
    apply(state, { who }) {
      const action = actionIn(state)
      action.involved = [...action.involved, who]
    },
    line: ({ who }, { log, explorer }) => log.joined(explorer(who)),
    rule: 'T7-TURN-05',
  },
  steppedOut: {
    apply(state, { who }) {
      const action = actionIn(state)
      state.action = {
        ...action,
        involved: without(action.involved, who),
        refused: [...action.refused, who],
        used: action.used.filter((one) => one.who !== who),
        applied: action.applied.filter(
          (one) => one.who !== who && !action.used.some((mine) => mine.who === who && mine.item === one.spares),
        ),
        exchange: 0,
      }
    },
    line: ({ who }, { log, explorer }) => log.steppedOut(explorer(who)),
    rule: 'T7-TURN-05',
  },
  itemReadied: {
    apply(state, { who, item }) {
      const action = actionIn(state)
      action.used = [...action.used, { who, item }]
    },
  },
  boostApplied: {
    apply(state, { t: _, ...applied }) {
      const action = actionIn(state)
      action.applied = [...action.applied, applied]
    },
    line: ({ who, card }, { log, explorer, title }) => log.boostApplied(explorer(who), title(card)),
    card: ({ card }) => card,
    rule: 'T7-ACT-03',
  },
  boostDeclined: {
    apply(state, { t: _, ...declined }) {
      const action = actionIn(state)
      action.declined = [...action.declined, declined]
    },
    line: ({ who, card }, { log, explorer, title }) => log.boostDeclined(explorer(who), title(card)),
    card: ({ card }) => card,
    rule: 'T7-ACT-RES-15',
  },
  exchanged: {
    apply(state, { by }) {
      actionIn(state).exchange = by
    },
    line: ({ by }, { log }) => log.exchanged(by),
    rule: 'T7-ACT-COST-02',
  },
  destinationNamed: {
    apply(state, { to }) {
      actionIn(state).destination = to
    },
  },
  itemSpared: {
    apply(state, { who, item }) {
      const action = actionIn(state)
      action.used = action.used.map((one) => (one.who === who && one.item === item ? { ...one, spared: true } : one))
    },
    line: ({ item, by }, { log, title }) => log.itemSpared(title(item), title(by)),
    card: ({ by }) => by,
    rule: 'T7-ACT-OBJ-09',
  },
  prepared: {
    apply(state, { cards, difficulty }) {
      const action = actionIn(state)
      action.cards = cards
      action.difficulty = difficulty
    },
    line: ({ who, source, with: helpers, cards, difficulty, isItem }, pack) =>
      pack.log.prepared(
        pack.explorer(who),
        pack.actionName(source, isItem),
        helpers.map(pack.explorer),
        cards,
        difficulty,
      ),
    card: ({ source }) => ('card' in source ? source.card : undefined),
    rule: 'T7-ACT-02',
  },
  resultKnown: {
    apply(state, { stars, succeeded }) {
      const action = actionIn(state)
      action.stars = stars
      action.succeeded = succeeded
    },
    line: ({ stars, difficulty, succeeded }, { log }) => log.resultKnown(stars, difficulty, succeeded),
    rule: 'T7-ACT-RES-12',
  },
  actionEnded: {
    apply(state, { who }) {
      const member = state.members.find((one) => one.who === who)
      state.action = undefined
      state.disputed = false
      state.actedSinceCamp = true
      if (member !== undefined) state.last = member.seat
      note(state, { actions: state.today.actions + 1 })
    },
  },
  mandatoryRevealed: {
    apply(state, { source, active, involved }) {
      state.pending = [...state.pending, { source, active, involved }]
    },
    line: ({ source }, { log, actionName }) => log.mandatory(actionName(source)),
    rule: 'T7-TURN-21',
  },
  mandatoryBegan: {
    apply(state) {
      state.pending = state.pending.slice(1)
    },
  },
  mandatoryLapsed: {
    line: ({ source }, { log, actionName }) => log.lapsed(actionName(source)),
    rule: 'T7-TURN-29',
  },
  circleChanged: {
    apply(state, { active, involved }) {
      state.circle = { active, involved: [...involved] }
    },
  },
  circleLeft: {
    apply(state) {
      state.circle = undefined
    },
  },
  mealImproved: {
    apply(state, { by }) {
      actionIn(state).meal = by
    },
  },
  takesDoubled: {
    apply(state, { number }) {
      actionIn(state).doubles = number
    },
  },
  pennantsNoted: {
    apply(state, { pennants }) {
      actionIn(state).pennants = [...pennants]
    },
  },
  durabilityChanged: {
    apply(state, { who, item, by }) {
      itemOf(state, who, item).die += by
    },
    line: ({ item, by, who }, { log, title, explorer }) => log.durability(explorer(who), title(item), by),
    card: ({ item }) => item,
  },
} satisfies SomeRows
