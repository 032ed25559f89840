// Clouds, storms and hungry animals that wait for the Weather Phase.
import type { WeatherToken as Token } from '../state.ts'
import { put } from './shared/tokens.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'

export interface WeatherToken {
  readonly token: Token
}

const WEATHER = { rain: 'rainToken', snow: 'snowToken', storm: 'stormToken', animals: 'animalsDie' } as const

export const verb: Verb<WeatherToken> = {
  clause: ({ token }) => put(WEATHER[token], 'weatherSpace'),
  inVain: 'already',
  run(t, { token }) {
    if (!t.state.weatherTokens[token]) t.emit({ t: 'weatherTokenPut', token })
  },
}

export const worth: Worth<WeatherToken> = ({ seen: { levels }, left, everybody }, { token }) => {
  if (left <= 0) return 0
  switch (token) {
    case 'rain':
      return levels.roof >= 3 ? -0.3 : -2
    case 'snow':
      return levels.roof >= 3 ? -1 : -2.5
    case 'storm':
      return levels.palisade > 0 ? -1.2 : -everybody
    case 'animals':
      return -everybody * (levels.palisade > 0 ? 0.2 : 0.5)
  }
}

export const samples: Samples<WeatherToken> = { token: ['rain', 'snow', 'storm', 'animals'] }
