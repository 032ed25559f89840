// Effects on castaways: energy, wounds, stories, items.
import { act } from '@landfall/tabletop'
import { gainEnergy, wound as giveWounds, heal as healWounds, loseEnergy, receiveTrauma } from '../body.ts'
import { castaway, isAlive } from '../people.ts'
import { drawStories, gainOwnTokens } from '../stores.ts'
import type { Rule } from './rule.ts'
import { subject } from './rule.ts'
import { targets } from './targets.ts'

export const energy: Rule<'energy'> = {
  clause: ({ who, by }) =>
    act(by < 0 ? 'lose' : 'gain', { ...subject(who), object: { noun: 'energy', count: Math.abs(by) } }),
  *run(t, { who, by }, scope) {
    for (const seat of yield* targets(t, who, scope)) {
      if (by > 0) gainEnergy(t, seat, by, scope.rule)
      else yield* loseEnergy(t, seat, -by, scope.rule)
    }
  },
}

export const wound: Rule<'wound'> = {
  clause: ({ who, by }) => act('suffer', { ...subject(who), object: { noun: 'wound', count: by } }),
  *run(t, { who, by }, scope) {
    for (const seat of yield* targets(t, who, scope)) yield* giveWounds(t, seat, by, scope.rule)
  },
}

export const heal: Rule<'heal'> = {
  clause: ({ who, by }) =>
    act('heal', {
      ...subject(who),
      object: { noun: 'wound', count: by },
      ...(who === 'you' ? { from: { noun: 'ofYourOwn' } } : {}),
    }),
  *run(t, { who, by }, scope) {
    for (const seat of yield* targets(t, who, scope)) healWounds(t, seat, by, scope.rule)
  },
}

export const trauma: Rule<'trauma'> = {
  clause: ({ by }) => act('suffer', { object: { noun: 'trauma', count: by } }),
  *run(t, { by }, scope) {
    for (let received = 0; received < by; received++) yield* receiveTrauma(t, scope.you, scope.rule)
  },
}

export const story: Rule<'story'> = {
  clause: ({ who, by }) => act('draw', { ...subject(who), object: { noun: 'story', count: by } }),
  *run(t, { who, by }, scope) {
    for (const seat of yield* targets(t, who, scope)) if (isAlive(t.state, seat)) drawStories(t, seat, by)
  },
}

export const ownTokens: Rule<'ownTokens'> = {
  clause: ({ by }) => act('takeOwn', { object: { noun: 'token', count: by }, to: { noun: 'forYourself' } }),
  *run(t, { by }, scope) {
    if (isAlive(t.state, scope.you)) gainOwnTokens(t, scope.you, by, scope.rule)
  },
}

export const drop: Rule<'drop'> = {
  clause: ({ who, items }) => act('discard', { ...subject(who), object: { noun: 'item', count: items } }),
  *run(t, { who, items: count }, scope) {
    for (const seat of yield* targets(t, who, scope)) {
      for (let dropped = 0; dropped < count && castaway(t.state, seat).items.length > 0; dropped++) {
        const { items } = castaway(t.state, seat)
        const [only, other] = items
        const choices = items.map((id) => ({ id, at: id }))
        const item = other === undefined ? only : yield* t.ask({ seat, kind: 'itemToDrop', rule: scope.rule, choices })
        if (item !== undefined) t.emit({ t: 'itemGone', seat, item })
      }
    }
  },
}

/** Used in the moment when a trauma comes, so that there is nothing left to do here. */
export const cancelTrauma: Rule<'cancelTrauma'> = {
  clause: () => act('cancelTrauma'),
  *run() {},
  isPossible: () => false,
}

/** Used in the moment when a vote is tied, so that there is nothing left to do here. */
export const tiebreak: Rule<'tiebreak'> = {
  clause: () => act('decideTie'),
  *run() {},
  isPossible: () => false,
}
