// Weather, nights and fights: what can happen, and what it does to the state.
import type { AnimalsFace, CloudFace } from '../components/dice.ts'
import type { EventRules } from '../events.ts'
import { fairWeather } from '../fresh.ts'
import type { Person, WeatherToken } from '../state.ts'

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
  fightBegan: { fighters: readonly Person[]; strength: number }
  fightEnded: Record<never, never>
  weaponsRaisedForFight: { by: number }
  woundsIgnored: { person: Person; by: number }
}

export const weatherEvents: EventRules<WeatherEvents> = {
  weatherRolled(state, { clouds, animals }) {
    state.weather = { clouds, animals }
  },
  animalsChanged(state, { die, face }) {
    const { weather } = state
    if (weather === undefined) return
    state.weather = { ...weather, animals: weather.animals.map((shown, i) => (i === die ? face : shown)) }
  },
  weatherSoftened(state, { by }) {
    state.softened[by] += 1
  },
  weatherPassed(state) {
    state.softened = { rainIgnored: 0, snowIgnored: 0, snowMelted: 0 }
    state.weather = undefined
    state.weatherTokens = fairWeather()
  },
  weatherTokenPut(state, { token }) {
    state.weatherTokens[token] = true
  },
  nightTokenPut(state) {
    state.additionalFoodAtNight = true
  },
  nightTokenUsed(state) {
    state.additionalFoodAtNight = false
    state.extraMeals = 0
  },
  extraMealAsked(state) {
    state.extraMeals += 1
  },
  nightBegan(state) {
    state.usedItems = []
  },
  fightBegan(state, { fighters, strength }) {
    state.fight = { fighters, strength, temporaryWeapons: 0, ignored: {}, used: [] }
  },
  fightEnded(state) {
    state.fight = undefined
  },
  weaponsRaisedForFight(state, { by }) {
    if (state.fight !== undefined) state.fight.temporaryWeapons += by
  },
  woundsIgnored(state, { person, by }) {
    if (state.fight !== undefined) state.fight.ignored[person] = (state.fight.ignored[person] ?? 0) + by
  },
}
