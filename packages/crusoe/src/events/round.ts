// Rounds, phases, and what a round forbids: what can happen, what it does to the state, and what is said and shown of it.
import type { Character } from '../components/characters.ts'
import type { EventRowsOf } from '../events.ts'
import { noLimits } from '../fresh.ts'
import type { Later, Limits } from '../lasting.ts'
import type { CardMemory } from '../memory.ts'
import type { State } from '../state.ts'
import { becameFirstPlayer } from '../text/log.ts'

export interface RoundEvents {
  phaseBegan: { phase: State['phase'] }
  roundBegan: { round: number; firstPlayer: Character }
  firstPlayerChanged: { to: Character }
  limited: { limits: Partial<Limits> }
  onePawnNextRound: { character: Character }
  scheduled: { later: Later }
  happenedLater: { later: Later }
  remembered: { card: string; memory: CardMemory }
  /** All but the Items that it keeps out of reach. */
  forgotten: { card: string }
}

const PHASE_RULES: { readonly [P in State['phase']]: string } = {
  event: 'RC-EVT-01',
  morale: 'RC-MOR-01',
  production: 'RC-PROD-01',
  action: 'RC-PLAN-01',
  actionsEnd: 'RC-ENDACT-01',
  weather: 'RC-WEA-01',
  night: 'RC-NIGHT-01',
}

export const roundEvents: EventRowsOf<RoundEvents> = {
  phaseBegan: {
    apply(state, { phase }) {
      state.phase = phase
    },
    heading: ({ phase }, { screen }) => screen.phases[phase],
    line: ({ phase }, { screen }) => `— ${screen.phases[phase]} —`,
    rule: ({ phase }) => PHASE_RULES[phase],
  },
  roundBegan: {
    apply(state, { round, firstPlayer }) {
      state.round = round
      state.shelterNew = false
      state.woodTokenBack = false
      state.firstPlayer = firstPlayer
      state.limits = state.limitsNext
      state.limitsNext = noLimits()
      const { next, forGood } = state.confused
      state.confused = { now: [...new Set([...forGood, ...next])], next: [], forGood }
      state.cursed = { now: [...state.cursed.now, ...state.cursed.next], next: [] }
      for (const one of state.kept) delete one.usedThisRound
      state.users = {}
    },
    line: ({ firstPlayer }, pack) => becameFirstPlayer(pack, firstPlayer),
    rule: 'RC-NIGHT-12',
  },
  firstPlayerChanged: {
    apply(state, { to }) {
      state.firstPlayer = to
    },
    line: ({ to }, pack) => becameFirstPlayer(pack, to),
    rule: 'RC-CARD-DESPONDENCY-01',
  },
  limited: {
    apply(state, { limits }) {
      state.limits = { ...state.limits, ...limits }
    },
  },
  onePawnNextRound: {
    apply(state, { character }) {
      const { onePawn } = state.limitsNext
      if (!onePawn.includes(character)) onePawn.push(character)
    },
  },
  scheduled: {
    apply(state, { later }) {
      state.later.push(later)
    },
  },
  happenedLater: {
    apply(state, { later }) {
      state.later = state.later.filter(({ card, when }) => card !== later.card || when !== later.when)
    },
  },
  remembered: {
    apply(state, { card, memory }) {
      state.memory[card] = { ...state.memory[card], ...memory }
    },
  },
  forgotten: {
    apply(state, { card }) {
      const aside = state.memory[card]?.aside
      if (aside === undefined) delete state.memory[card]
      else state.memory[card] = { aside }
    },
  },
}
