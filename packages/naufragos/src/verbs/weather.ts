// The weather changes.

import { WEATHER } from '../components/tracks.ts'
import { SIGNED } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Weather {
  readonly by: number
}

/** The effects of an extreme apply only in the climate step of an Event phase. */
export const verb: Verb<Weather> = {
  rule: 'NA-EVT-08',
  clause: ({ by }) =>
    say('moveWeather', {
      object: { noun: 'place', count: Math.abs(by) },
      to: { noun: by > 0 ? 'towardsStorm' : 'towardsSun' },
    }),
  inVain: 'limit',
  run(t, { by }) {
    const to = Math.max(WEATHER.scorching, Math.min(WEATHER.storm, t.state.weather + by))
    if (to !== t.state.weather) t.emit({ t: 'weatherMoved', to })
  },
}

export const worth: Worth<Weather> = () => -0.5

export const samples: Samples<Weather> = { by: SIGNED }
