// Weather, nights and fights: what can happen, what it does to the state, and what is said and shown of it.
import { capital } from '@landfall/tabletop'
import { weatherShown } from '../board/reveals.ts'
import { type AnimalsFace, CLOUDS, type CloudFace, type WoundFace } from '../components/dice.ts'
import type { EventRowsOf } from '../events.ts'
import { fairWeather } from '../fresh.ts'
import type { Person, WeatherToken } from '../state.ts'
import { did, sentence } from '../text/log.ts'

export interface WeatherEvents {
  weatherRolled: { clouds: readonly CloudFace[]; animals: readonly AnimalsFace[] }
  /** One of the Hungry Animals dice shows something else now. */
  animalsChanged: { die: number; face: AnimalsFace }
  weatherSoftened: { by: 'rainIgnored' | 'snowIgnored' | 'snowMelted' }
  weatherPassed: Record<never, never>
  weatherTokenPut: { token: WeatherToken }
  nightTokenPut: Record<never, never>
  nightTokenUsed: Record<never, never>
  extraMealAsked: Record<never, never>
  nightBegan: Record<never, never>
  /** The die for a Pit has fallen, or has fallen again. */
  pitRolled: { face: WoundFace }
  pitSettled: Record<never, never>
  fightBegan: { fighters: readonly Person[]; strength: number }
  fightEnded: Record<never, never>
  weaponsRaisedForFight: { by: number }
  woundsIgnored: { person: Person; by: number }
}

export const weatherEvents: EventRowsOf<WeatherEvents> = {
  weatherRolled: {
    apply(state, { clouds, animals }) {
      state.weather = { clouds, animals }
    },
    line({ clouds, animals }, { say, screen }) {
      const rain = clouds.reduce((sum, face) => sum + CLOUDS[face].rain, 0)
      const snow = clouds.reduce((sum, face) => sum + CLOUDS[face].snow, 0)
      const parts = [
        ...(rain > 0 ? [say.phrase({ noun: 'rainCloud', count: rain })] : []),
        ...(snow > 0 ? [say.phrase({ noun: 'snowCloud', count: snow })] : []),
        ...animals.map((face) => `${screen.weatherTokens.animals}: ${screen.animals[face]}`),
      ]
      return parts.length === 0 ? undefined : `${screen.table.weather}: ${parts.join(', ')}.`
    },
    rule: 'RC-WEA-01',
    reveal: ({ clouds, animals }, pack) => weatherShown(pack, clouds, animals),
  },
  animalsChanged: {
    apply(state, { die, face }) {
      const { weather } = state
      if (weather === undefined) return
      state.weather = { ...weather, animals: weather.animals.map((shown, i) => (i === die ? face : shown)) }
    },
    line: ({ face }, { screen }) => sentence(capital(`${screen.weatherTokens.animals}: ${screen.animals[face]}`)),
    rule: 'RC-WEA-10',
  },
  weatherSoftened: {
    apply(state, { by }) {
      state.softened[by] += 1
    },
  },
  weatherPassed: {
    apply(state) {
      state.softened = { rainIgnored: 0, snowIgnored: 0, snowMelted: 0 }
      state.weather = undefined
      state.weatherTokens = fairWeather()
    },
  },
  weatherTokenPut: {
    apply(state, { token }) {
      state.weatherTokens[token] = true
    },
  },
  nightTokenPut: {
    apply(state) {
      state.additionalFoodAtNight = true
    },
  },
  nightTokenUsed: {
    apply(state) {
      state.additionalFoodAtNight = false
      state.extraMeals = 0
    },
  },
  extraMealAsked: {
    apply(state) {
      state.extraMeals += 1
    },
  },
  nightBegan: {
    apply(state) {
      state.usedItems = []
    },
  },
  pitRolled: {
    apply(state, { face }) {
      state.pitDie = face
    },
    rule: 'RC-CARD-PIT-01',
  },
  pitSettled: {
    apply(state) {
      state.pitDie = undefined
    },
  },
  fightBegan: {
    apply(state, { fighters, strength }) {
      state.fight = { fighters, strength, temporaryWeapons: 0, ignored: {}, used: [] }
    },
    line: ({ fighters, strength }, pack) =>
      // RC-SCN7-20: somebody without a strength is named by what follows.
      strength === 0
        ? undefined
        : fighters.map((noun) => did(pack, 'fight', { subject: { noun }, object: { figure: strength } })).join(' '),
    rule: 'RC-FIGHT-02',
  },
  fightEnded: {
    apply(state) {
      state.fight = undefined
    },
  },
  weaponsRaisedForFight: {
    apply(state, { by }) {
      if (state.fight !== undefined) state.fight.temporaryWeapons += by
    },
  },
  woundsIgnored: {
    apply(state, { person, by }) {
      if (state.fight !== undefined) state.fight.ignored[person] = (state.fight.ignored[person] ?? 0) + by
    },
  },
}
