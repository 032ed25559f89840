// Rounds, phases, and what a round forbids: what can happen, and what it does to the state.
import type { Character } from '../components/characters.ts'
import type { EventRules } from '../events.ts'
import { noLimits } from '../fresh.ts'
import type { CardMemory, Later, Limits, State } from '../state.ts'

export interface RoundEvents {
  phaseBegan: { phase: State['phase'] }
  roundBegan: { round: number; firstPlayer: Character }
  firstPlayerChanged: { to: Character }
  limited: { limits: Partial<Limits> }
  onePawnNextRound: { character: Character }
  scheduled: { later: Later }
  happenedLater: { later: Later }
  remembered: { card: string; memory: CardMemory }
  forgotten: { card: string }
}

export const roundEvents: EventRules<RoundEvents> = {
  phaseBegan(state, { phase }) {
    state.phase = phase
  },
  roundBegan(state, { round, firstPlayer }) {
    state.round = round
    state.shelterNew = false
    state.woodTokenBack = false
    state.firstPlayer = firstPlayer
    state.limits = state.limitsNext
    state.limitsNext = noLimits()
    const { next, forGood } = state.confused
    state.confused = { now: [...new Set([...forGood, ...next])], next: [], forGood }
    state.cursed = { now: [...state.cursed.now, ...state.cursed.next], next: [] }
    state.shortcutSource = undefined
    for (const one of state.kept) {
      delete one.user
      delete one.usedThisRound
    }
    state.tokenUsers = {}
  },
  firstPlayerChanged(state, { to }) {
    state.firstPlayer = to
  },
  limited(state, { limits }) {
    state.limits = { ...state.limits, ...limits }
  },
  onePawnNextRound(state, { character }) {
    const { onePawn } = state.limitsNext
    if (!onePawn.includes(character)) onePawn.push(character)
  },
  scheduled(state, { later }) {
    state.later.push(later)
  },
  happenedLater(state, { later }) {
    state.later = state.later.filter(({ card, when }) => card !== later.card || when !== later.when)
  },
  remembered(state, { card, memory }) {
    state.memory[card] = { ...state.memory[card], ...memory }
  },
  forgotten(state, { card }) {
    delete state.memory[card]
  },
}
