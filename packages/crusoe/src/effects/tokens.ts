// Effect tokens and markers, one of each kind a place. RC-TOK, RC-UNIQ.
import { TABLE, type Table } from '@landfall/kernel'
import { spaceChoice } from '../choices.ts'
import { NEIGHBOURS, type Space } from '../components/island.ts'
import { isFixedToken } from '../scenarios/sheets.ts'
import { additionalOn, hasRoomForAdditional } from '../sources.ts'
import { type CrusoeState, isAccessible } from '../state.ts'
import { spaceOf } from '../target.ts'
import type { Crusoe } from '../types.ts'
import type { CrusoeWords } from '../words.ts'
import { plainly, type RulesOf, say } from './rule.ts'
import { markerRefused } from './unmet.ts'

const TOKENS = {
  reroll: 'rerollToken',
  greaterDanger: 'greaterDangerToken',
  timeConsuming: 'timeConsumingToken',
  additionalWood: 'additionalWoodToken',
} as const
const WEATHER = { rain: 'rainToken', snow: 'snowToken', storm: 'stormToken', animals: 'animalsDie' } as const
const BUILDINGS = {
  shelter: 'shelterSpace',
  roof: 'roofSpace',
  palisade: 'palisadeSpace',
  weapons: 'weaponSpace',
} as const

/** The tile or space where the Action at hand takes place. */
export function placeOfAction({ acting }: CrusoeState): Space | undefined {
  return acting === undefined ? undefined : spaceOf(acting.stack.target)
}

/** RC-UNIQ-03: a second token of a kind is not placed. Says whether it was. */
function putAdditional(t: Table<Crusoe>, space: Space, kind: 'food' | 'wood', by: string, flock: boolean): boolean {
  const tile = t.state.island[space]
  if (tile === undefined || tile.inaccessible) return false
  // RC-ITEM-18: built again in the same round, its token stays.
  if (!hasRoomForAdditional(t.state, space, kind) || additionalOn(t.state, space, kind).includes(by)) return false
  t.emit(flock ? { t: 'additionalPut', space, kind, by, flock } : { t: 'additionalPut', space, kind, by })
  return true
}

const put = (object: CrusoeWords['noun'], to: CrusoeWords['noun']): Crusoe['clause'] =>
  say('put', { object: { noun: object }, to: { noun: to } })

export const tokenVerbs: RulesOf<
  | 'weatherToken'
  | 'putToken'
  | 'removeToken'
  | 'adventureToken'
  | 'additionalFoodAtNight'
  | 'surcharge'
  | 'blockArrange'
  | 'tokenAtAction'
  | 'additionalFoodAtAction'
  | 'additionalAtCamp'
  | 'shortcut'
> = {
  weatherToken: {
    clause: ({ token }) => put(WEATHER[token], 'weatherSpace'),
    run(t, { token }) {
      if (!t.state.weatherTokens[token]) t.emit({ t: 'weatherTokenPut', token })
    },
  },
  putToken: {
    clause: ({ token, at }) => put(TOKENS[token], `${at}Space`),
    run(t, { token, at }) {
      if (!t.state.actionTokens[at].includes(token)) t.emit({ t: 'actionTokenPut', space: at, token })
    },
  },
  removeToken: {
    clause: ({ token, from }) => say('remove', { object: { noun: TOKENS[token] }, from: { noun: `${from}Space` } }),
    run(t, { token, from }) {
      // RC-SCN4-07
      if (isFixedToken(t.state, from, token)) return
      if (t.state.actionTokens[from].includes(token)) t.emit({ t: 'actionTokenUsed', space: from, token })
    },
  },
  adventureToken: {
    clause: ({ deck }) => put('adventureToken', `${deck}Deck`),
    run(t, { deck }) {
      if (!t.state.adventureTokens.includes(deck)) t.emit({ t: 'adventureTokenPut', deck })
    },
  },
  additionalFoodAtNight: {
    clause: () => put('additionalFoodToken', 'nightSpace'),
    run(t) {
      if (!t.state.additionalFoodAtNight) t.emit({ t: 'nightTokenPut' })
    },
  },
  surcharge: {
    clause: ({ building }) => put('additionalWoodToken', BUILDINGS[building]),
    run(t, { building }) {
      if (!t.state.surcharges.includes(building)) t.emit({ t: 'surchargePut', building })
    },
  },
  blockArrange: {
    clause: plainly('arrangeBlocked'),
    run(t) {
      // RC-UNIQ-04: it is a marker.
      if (t.state.arrangeBlocked) markerRefused(t)
      else t.emit({ t: 'arrangeBlocked', blocked: true })
    },
  },
  tokenAtAction: {
    clause: ({ token }) => put(TOKENS[token], 'placeOfAction'),
    run(t, { token, remembered }, { source = '' }) {
      const space = placeOfAction(t.state)
      if (space === undefined || t.state.islandTokens[space]?.includes(token) === true) return
      t.emit({ t: 'islandTokenPut', space, token })
      if (remembered === true) t.emit({ t: 'remembered', card: source, memory: { space } })
    },
  },
  /** RC-CARD-NEWFLOCK-02, RC-ED-51 */
  additionalFoodAtAction: {
    clause: ({ noSource }) => (noSource === true ? put('additionalFoodToken', 'placeOfAction') : say('flock')),
    run(t, { noSource }, { source = '' }) {
      const space = placeOfAction(t.state)
      if (space === undefined || !putAdditional(t, space, 'food', source, noSource !== true)) return
      t.emit({ t: 'remembered', card: source, memory: { space } })
    },
  },
  additionalAtCamp: {
    clause: ({ kind }) => put(kind === 'food' ? 'additionalFoodToken' : 'additionalWoodToken', 'campTile'),
    run(t, { kind }, { source = '' }) {
      putAdditional(t, t.state.camp, kind, source, false)
    },
  },
  /** RC-CARD-SHORTCUT-01 */
  shortcut: {
    clause: plainly('shortcut'),
    *run(t, _, { rule }) {
      // RC-ITEM-18: built again in the same round, its token stays.
      if (t.state.shortcut !== undefined) return
      const near = NEIGHBOURS[t.state.camp].filter((space) => isAccessible(t.state, space))
      const [only, other] = near
      const choices = near.map(spaceChoice)
      const space = other === undefined ? only : yield* t.ask({ seat: TABLE, kind: 'tile', rule, choices })
      if (space !== undefined) t.emit({ t: 'shortcutPut', space })
    },
  },
}
