// The windows of versions up to 5, for games that were begun under them: each of them served its own things alone.
import type { Use } from './cards/use.ts'
import { type AbilityId, ECONOMY, FRIDAYS_ABILITY } from './components/characters.ts'
import { useOf, type Window, wasAnswer } from './matters.ts'
import type { CrusoeState } from './state.ts'
import type { Ability } from './types.ts'

interface Served {
  readonly abilities?: readonly AbilityId[]
  readonly things?: readonly Use['at'][]
}

const SERVED: { readonly [At in Window['at']]?: Served } = {
  rolled: {
    abilities: ['ability/craftsmanship', 'ability/scrounger', 'ability/lucky', FRIDAYS_ABILITY],
    things: ['dice'],
  },
  spent: { abilities: [ECONOMY.id] },
  arranged: { things: ['arranging', 'arrangingForTokens'] },
  explored: { things: ['exploring'] },
  mysteries: { things: ['mysteries'] },
  weather: { abilities: ['ability/hooch'], things: ['weather', 'dice'] },
  fight: { abilities: ['ability/frenzy', 'ability/defensive-plan'], things: ['fight'] },
  night: { things: ['night', 'anyTime', 'notWhileResolving'] },
  beforeActions: { things: ['beforeActions'] },
}

export function wasOffered(state: CrusoeState, moment: Window, ability: Ability): boolean {
  if (moment.at === 'danger') return true
  if (moment.at === 'demand') return wasAnswer(state, moment, ability)
  const { abilities = [], things = [] } = SERVED[moment.at] ?? {}
  if (ability.use === 'ability') return abilities.includes(ability.ability)
  const at = useOf(state, ability)?.at
  // What lies on the sheet of somebody outside served at night, whatever else it is for.
  const isInPack = 'from' in ability && ability.from !== undefined
  return at !== undefined && things.includes(at) && (moment.at !== 'night' || at === 'night' || isInPack)
}
