// Effects on the Common Reserve, the fire, the weather and what holds for this turn.
import { act } from '@landfall/tabletop'
import { WRECK_SPACES } from '../components/tiles.ts'
import { WEATHER } from '../components/tracks.ts'
import { putOutFire } from '../fire.ts'
import { ofTheBoard } from '../lasting.ts'
import {
  changeFood,
  changeForage,
  changeTokens,
  changeWood,
  cure as cureFood,
  drawForage,
  goFishing,
} from '../stores.ts'
import type { NaufragosWords } from '../words.ts'
import type { Rule } from './rule.ts'

/** So many into the Common Reserve, or out of it. */
const inReserve = (noun: 'food' | 'token' | 'wood', by: number): ReturnType<typeof act<NaufragosWords>> =>
  by < 0
    ? act('remove', { object: { noun, count: -by }, from: { noun: 'reserve' } })
    : act('add', { object: { noun, count: by }, to: { noun: 'reserve' } })

export const food: Rule<'food'> = {
  clause: ({ by }) => inReserve('food', by),
  *run(t, { by, more }, { rule }) {
    changeFood(t, by + (more === undefined ? 0 : ofTheBoard(t.state, more)), rule)
  },
}

export const tokens: Rule<'tokens'> = {
  clause: ({ by }) => inReserve('token', by),
  *run(t, { by }, { rule }) {
    changeTokens(t, by, rule)
  },
}

export const wood: Rule<'wood'> = {
  clause: ({ by }) => inReserve('wood', by),
  *run(t, { by }, { rule }) {
    changeWood(t, by, rule)
  },
}

export const forage: Rule<'forage'> = {
  clause: ({ by }) =>
    by < 0
      ? act('remove', {
          object: { noun: 'forageTile', count: -by },
          from: { noun: 'supply' },
          at: { noun: 'atRandom' },
        })
      : act('add', { object: { noun: 'forageTile', count: by }, to: { noun: 'supply' } }),
  *run(t, { by }) {
    changeForage(t, by)
  },
}

export const gather: Rule<'gather'> = {
  clause: ({ by }) => act('gather', { object: { noun: 'forageTile', count: by }, to: { noun: 'reserve' } }),
  *run(t, { by }) {
    for (let drawn = 0; drawn < by; drawn++) drawForage(t)
  },
}

export const fish: Rule<'fish'> = {
  clause: ({ by }) => act('fish', { object: { noun: 'fishTile', count: by } }),
  *run(t, { by }, scope) {
    for (let drawn = 0; drawn < by; drawn++) yield* goFishing(t, scope.you, scope.source ?? '', scope.rule)
  },
}

export const cure: Rule<'cure'> = {
  clause: ({ by }) => act('cure', { object: { noun: 'food', count: by }, to: { noun: 'asTokens' } }),
  *run(t, { by }, { rule }) {
    cureFood(t, by, rule)
  },
}

export const cubes: Rule<'cubes'> = {
  clause: ({ by }) => act('add', { object: { noun: 'blackCube', count: by }, to: { noun: 'wreckSpaces' } }),
  *run(t, { by }) {
    const added = Math.min(by, WRECK_SPACES - t.state.wreckCubes)
    if (added > 0) t.emit({ t: 'cubesAdded', by: added })
  },
}

/** The effects of an extreme apply only in the climate step of an Event phase. */
export const weather: Rule<'weather'> = {
  clause: ({ by }) =>
    act('moveWeather', {
      object: { noun: 'place', count: Math.abs(by) },
      to: { noun: by > 0 ? 'towardsStorm' : 'towardsSun' },
    }),
  *run(t, { by }) {
    const to = Math.max(WEATHER.scorching, Math.min(WEATHER.storm, t.state.weather + by))
    if (to !== t.state.weather) t.emit({ t: 'weatherMoved', to })
  },
}

export const fireOut: Rule<'fireOut'> = {
  clause: () => act('goOut'),
  *run(t, _, { rule }) {
    putOutFire(t, rule)
  },
}

export const ban: Rule<'ban'> = {
  clause: () => act('banFish'),
  *run(t, _, { rule }) {
    t.emit({ t: 'fishingBanned', rule })
  },
}

export const dear: Rule<'dear'> = {
  clause: ({ action, by }) =>
    act('costMore', { object: { name: action }, by: { noun: 'energy', count: by }, at: { noun: 'dearer' } }),
  *run(t, { action, by }) {
    t.emit({ t: 'madeDear', action, by })
  },
}

export const bonus: Rule<'bonus'> = {
  clause: ({ to, by }) =>
    to === 'fish'
      ? act('fishBonus', { object: { noun: 'food', count: by } })
      : act('add', { object: { figure: by }, to: { noun: 'nextTest' } }),
  *run(t, { to, by }, scope) {
    t.emit(to === 'fish' ? { t: 'fishBonusGiven', by } : { t: 'strengthBonusGiven', seat: scope.you, by })
  },
}

export const start: Rule<'start'> = {
  clause: ({ by }) =>
    act(by < 0 ? 'lower' : 'raise', { object: { noun: 'firstSquare' }, by: { figure: Math.abs(by) } }),
  *run(t, { by }) {
    t.emit({ t: 'startShifted', by })
  },
}
