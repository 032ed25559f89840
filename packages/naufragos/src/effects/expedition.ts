// Effects on the expedition and its explorers.
import { act } from '@landfall/tabletop'
import { clampDifficulty } from '../components/tracks.ts'
import { advance } from '../markers.ts'
import { attemptReturn } from '../returning.ts'
import { type Rule, subject } from './rule.ts'
import { targets } from './targets.ts'

export const pend: Rule<'pend'> = {
  clause: () => act('pend'),
  *run(t) {
    t.emit({ t: 'cardWill', leave: 'pend' })
  },
}

export const back: Rule<'back'> = {
  clause: () => act('back'),
  *run(t) {
    t.emit({ t: 'cardWill', leave: 'back' })
  },
}

export const difficulty: Rule<'difficulty'> = {
  clause: ({ by }) => act(by < 0 ? 'lower' : 'raise', { object: { noun: 'difficulty' }, by: { figure: Math.abs(by) } }),
  *run(t, { by }) {
    const { expedition } = t.state
    if (expedition === undefined) return
    const to = clampDifficulty(expedition.cube + by)
    if (to !== expedition.cube) t.emit({ t: 'cubeMoved', to })
  },
}

export const returnRolls: Rule<'returnRolls'> = {
  clause: ({ by }) =>
    by < 0
      ? act('subtract', { object: { figure: -by }, from: { noun: 'returnRoll' } })
      : act('add', { object: { figure: by }, to: { noun: 'returnRoll' } }),
  *run(t, { by }) {
    t.emit({ t: 'returnRollsChanged', by })
  },
}

export const foot: Rule<'foot'> = {
  clause: ({ who, by }) => act('advance', { ...subject(who), by: { noun: 'space', count: by } }),
  *run(t, { who, by }, scope) {
    yield* advance(t, yield* targets(t, who, scope), by)
  },
}

export const goHome: Rule<'goHome'> = {
  clause: () => act('goHome'),
  *run(t, _, scope) {
    if (t.state.expedition?.explorers.includes(scope.you) === true) yield* attemptReturn(t, scope.you)
  },
}

export const safe: Rule<'safe'> = {
  clause: ({ who }) => act('reachCamp', subject(who)),
  *run(t, { who }, scope) {
    const out = (yield* targets(t, who, scope)).filter((seat) => t.state.expedition?.explorers.includes(seat))
    if (out.length > 0) t.emit({ t: 'cameHome', seats: out, rolled: false })
  },
}

export const lost: Rule<'lost'> = {
  clause: () => act('getLost'),
  *run(t, _, scope) {
    const { expedition } = t.state
    if (expedition?.explorers.includes(scope.you) !== true) return
    t.emit({ t: 'gotLost', seats: [scope.you], square: expedition.cube })
  },
}
