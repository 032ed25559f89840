// What characters can do at any time, by paying Determination tokens of their own. RC-ABIL, RC-USE-11.
import { type AnyTime, type Moment, type Offer, type Routine, TABLE, type Table } from '@landfall/kernel'
import { HIGHEST_MORALE } from './components/camp.ts'
import { ABILITY_FIGURES, type Character, ECONOMY, FRIDAY, SHEETS } from './components/characters.ts'
import { ACTION_DICE, CLOUDS, type DiceAction } from './components/dice.ts'
import { drawDiscoveries } from './effects/discovery.ts'
import { changeMorale } from './effects/morale.ts'
import { discard, foodInCamp, gain } from './effects/resources.ts'
import { heal } from './effects/wound.ts'
import { nextBeast } from './hunting.ts'
import { type Dice, type Person, peopleIn, type Reading } from './state.ts'
import type { Crusoe } from './types.ts'

/** One ability: the ways to use it now, and what a way does. An ability with a single way calls it by no name. */
interface AbilityRule {
  ways(state: Reading, moment: Moment<Crusoe>, person: Person): readonly string[]
  run(t: Table<Crusoe>, person: Person, way: string): Routine
}

const ONE_WAY: readonly string[] = ['']
const when = (possible: boolean): readonly string[] => (possible ? ONE_WAY : [])

/** The names of the dice that can be rolled again. RC-DICE-16: what a token has rolled again is final. */
function rerollable({ dice }: Reading): readonly (keyof Dice & ('wound' | 'success' | 'adventure'))[] {
  if (dice === undefined) return []
  return dice.final === true ? ['wound', 'adventure'] : ['wound', 'success', 'adventure']
}

/** RC-ABIL-GEN-04: one die of the own Action, right after the roll; the new result stands. */
function reroll(action?: DiceAction): AbilityRule {
  return {
    ways: (state, moment, person) =>
      moment.at === 'rolled' && moment.leader === person && (action === undefined || state.dice?.action === action)
        ? rerollable(state)
        : [],
    *run(t, _, way) {
      const { dice } = t.state
      if (dice === undefined) return
      const faces = ACTION_DICE[dice.action]
      const stream = `die.${dice.action}.${way}`
      if (way === 'wound') t.emit({ t: 'diceRolled', dice: { ...dice, wound: t.chance(stream, faces.wound) } })
      if (way === 'success') t.emit({ t: 'diceRolled', dice: { ...dice, success: t.chance(stream, faces.success) } })
      if (way === 'adventure')
        t.emit({ t: 'diceRolled', dice: { ...dice, adventure: t.chance(stream, faces.adventure) } })
    },
  }
}

const abilities: { readonly [id: string]: AbilityRule } = {
  /** RC-ABIL-CARP-02: at resolution; that it can be set aside at planning is a matter of costs. */
  [ECONOMY.id]: {
    ways: (_, moment, person) => when(moment.at === 'spent' && moment.leader === person),
    *run(t) {
      t.emit({ t: 'resourcesChanged', where: 'available', resource: 'wood', by: 1, rule: 'RC-ABIL-CARP-02' })
    },
  },

  /** RC-ABIL-CARP-06 */
  'ability/craftsmanship': reroll('build'),

  /** RC-ABIL-CARP-07 */
  'ability/a-new-idea': {
    ways: (state, moment) => when(moment.at === 'question' && state.inventionDeck.length > 0),
    *run(t, person) {
      const drawn = t.state.inventionDeck.slice(-ABILITY_FIGURES.ideasDrawn)
      t.emit({ t: 'inventionsDrawn', inventions: drawn })
      const choices = drawn.map((id) => ({ id, at: `invention/${id}` }))
      const chosen = yield* t.ask({ seat: seatOf(person), kind: 'newIdea', rule: 'RC-ABIL-CARP-07', choices })
      t.emit({ t: 'ideaChosen', invention: chosen, discarded: drawn.filter((id) => id !== chosen) })
      // RC-DISCARD-05
      const { inventionDeck, inventionDiscard } = t.state
      if (inventionDeck.length > 0 || inventionDiscard.length === 0) return
      t.emit({ t: 'inventionDeckShuffled', deck: t.shuffle('deck.inventions', inventionDiscard) })
    },
  },

  /** RC-ABIL-CARP-08 */
  'ability/handyman': {
    ways: (_, moment) => when(moment.at === 'question' && moment.kind === 'plan'),
    *run(t) {
      t.emit({ t: 'handymanCame' })
    },
  },

  /** RC-ABIL-COOK-01: at any time, not only at night. */
  'ability/grandmas-recipe': {
    ways: (state, moment) => when(moment.at === 'question' && foodInCamp(state) > 0 && wounded(state).length > 0),
    *run(t, person) {
      yield* discard(t, 'food', 1, 'RC-ABIL-COOK-01')
      for (let healed = 0; healed < ABILITY_FIGURES.recipeHeals; healed++) {
        const choices = wounded(t.state).map((id) => ({ id, at: `character/${id}` }))
        if (choices.length === 0) return
        const whom = yield* t.ask({ seat: seatOf(person), kind: 'whoHeals', rule: 'RC-ABIL-COOK-01', choices })
        heal(t, whom, 1, 'RC-ABIL-COOK-01')
      }
    },
  },

  /** RC-ABIL-COOK-02 */
  'ability/scrounger': reroll('gather'),

  /** RC-ABIL-COOK-03, RC-ABIL-COOK-04: of no help against a demand in the Action Phase. */
  'ability/stone-soup': {
    ways: (state, moment) =>
      when(
        moment.at === 'question' || (moment.at === 'demand' && moment.resource === 'food' && state.phase !== 'action'),
      ),
    *run(t) {
      gain(t, 'food', 1, 'RC-ABIL-COOK-03')
    },
  },

  /** RC-ABIL-COOK-05 */
  'ability/hooch': {
    ways(state, moment) {
      if (moment.at !== 'weather') return []
      const faces = (state.weather?.clouds ?? []).map((face) => CLOUDS[face])
      const rain = state.weatherTokens.rain || faces.some((face) => face.rain > 0)
      const snow = state.weatherTokens.snow || faces.some((face) => face.snow > 0)
      return [...(rain ? ['ignore-rain'] : []), ...(snow ? ['melt-snow'] : [])]
    },
    *run(t, _, way) {
      t.emit({ t: 'weatherSoftened', by: way === 'ignore-rain' ? 'rainIgnored' : 'snowMelted' })
    },
  },

  /** RC-ABIL-EXPL-01 */
  'ability/lucky': reroll('explore'),

  /** RC-ABIL-EXPL-02, RC-ABIL-EXPL-03 */
  'ability/reconnaissance': {
    ways: (state, moment) => when(moment.at === 'question' && tilesOnTop(state).length > 0),
    *run(t, person) {
      const seen = tilesOnTop(t.state)
      t.emit({ t: 'tilesLookedAt', tiles: seen })
      const choices = seen.map((tile) => ({ id: String(tile), at: `tile/${tile}` }))
      const chosen = yield* t.ask({ seat: seatOf(person), kind: 'tileOnTop', rule: 'RC-ABIL-EXPL-02', choices })
      const tile = seen.find((one) => String(one) === chosen) ?? seen[0]
      if (tile === undefined) return
      const rest = [...t.state.islandStack, ...seen.filter((other) => other !== tile)]
      t.emit({ t: 'tileChosen', tile, stack: t.shuffle('deck.island', rest) })
    },
  },

  /** RC-ABIL-EXPL-04 */
  'ability/motivational-speech': {
    ways: (state, moment) => when(moment.at === 'question' && state.morale < HIGHEST_MORALE),
    *run(t) {
      changeMorale(t, 1, 'RC-ABIL-EXPL-04')
    },
  },

  /** RC-ABIL-EXPL-05 */
  'ability/scouting': {
    ways: (state, moment) => when(moment.at === 'question' && state.discoveryStack.length > 0),
    *run(t, person) {
      const before = drawnDiscoveries(t.state).length
      drawDiscoveries(t, ABILITY_FIGURES.discoveriesScouted)
      const [first, second] = drawnDiscoveries(t.state).slice(before)
      if (first === undefined || second === undefined || first === second) {
        if (second !== undefined) t.emit({ t: 'discoveryRemoved', token: second })
        return
      }
      const choices = [first, second].map((id) => ({ id, at: `discovery/${id}` }))
      const kept = yield* t.ask({ seat: seatOf(person), kind: 'discoveryToKeep', rule: 'RC-ABIL-EXPL-05', choices })
      t.emit({ t: 'discoveryRemoved', token: kept === first ? second : first })
    },
  },

  /** RC-ABIL-SOLD-01 */
  'ability/tracking': {
    ways: (state, moment) => when(moment.at === 'question' && nextBeast(state) !== undefined),
    *run(t, person) {
      const beast = nextBeast(t.state)
      if (beast === undefined) return
      t.emit({ t: 'beastTracked', beast })
      const choices = [
        { id: 'top' as const, at: beast },
        { id: 'bottom' as const, at: beast },
      ]
      const where = yield* t.ask({ seat: seatOf(person), kind: 'trackedBeast', rule: 'RC-ABIL-SOLD-01', choices })
      t.emit({ t: 'beastPutDown', beast, where })
    },
  },

  /** RC-ABIL-SOLD-06 */
  'ability/the-hunt': {
    ways: (state, moment) => when(moment.at === 'question' && state.beastDeck.length > 0),
    *run(t) {
      t.emit({ t: 'beastLured' })
    },
  },

  /** RC-ABIL-SOLD-05: in the Soldier's own Action only. */
  'ability/frenzy': {
    ways: (state, moment, person) =>
      when(moment.at === 'fight' && state.phase === 'action' && state.fight?.fighters.includes(person) === true),
    *run(t) {
      t.emit({ t: 'weaponsRaisedForFight', by: ABILITY_FIGURES.frenzyLevels })
    },
  },

  /** RC-ABIL-SOLD-03, RC-ABIL-SOLD-04: not while a card is being carried out. */
  'ability/defensive-plan': {
    ways: (state, moment) => (moment.at === 'question' ? [...(state.shelterBuilt ? ['palisade'] : []), 'weapons'] : []),
    *run(t, _, way) {
      t.emit({ t: 'levelChanged', level: way === 'palisade' ? 'palisade' : 'weapons', by: 1, rule: 'RC-ABIL-SOLD-03' })
    },
  },
}

/** RC-FRI-08 */
const fridaysReroll = reroll()
const FRIDAYS_REROLL = 'ability/friday'

/** While a stack is put together nothing else is used: what it costs must not be spent twice. */
const IN_THE_MIDDLE: readonly string[] = ['leader', 'support', 'payment']

const seatOf = (person: Person): Character | typeof TABLE => (person === 'friday' ? TABLE : person)

const drawnDiscoveries = ({ phase, futureDiscoveries, availableDiscoveries }: Reading): Reading['futureDiscoveries'] =>
  phase === 'action' ? futureDiscoveries : availableDiscoveries

/** The tiles that Reconnaissance looks at, the top one last. */
function tilesOnTop({ islandStack, nextTile }: Reading): Reading['islandStack'] {
  const known = nextTile === undefined ? [] : [nextTile]
  return [...islandStack, ...known].slice(-ABILITY_FIGURES.tilesLookedAt)
}

function wounded(state: Reading): readonly Person[] {
  return peopleIn(state).filter((person) => (state.people[person]?.wounds ?? 0) > 0)
}

export const anyTime: AnyTime<Crusoe> = {
  list(state, moment) {
    const offers: Offer<Crusoe>[] = []
    if (moment.at === 'question' && IN_THE_MIDDLE.includes(moment.kind)) return offers
    const offer = (person: Person, ability: string, cost: number, ways: readonly string[]): void => {
      for (const way of ways) {
        const id = way === '' ? ability : `${ability}/${way}`
        offers.push({ seat: seatOf(person), choice: { id, at: ability }, use: { person, ability, cost, way } })
      }
    }
    for (const character of state.players) {
      const { determination = 0, used = [] } = state.people[character] ?? {}
      for (const { id, cost } of SHEETS[character].abilities) {
        // RC-ABIL-GEN-01, RC-ABIL-GEN-03
        if (determination < cost || used.includes(id)) continue
        offer(character, id, cost, abilities[id]?.ways(state, moment, character) ?? [])
      }
    }
    const { friday } = state.people
    if (friday !== undefined && friday.determination >= FRIDAY.rerollCost) {
      offer('friday', FRIDAYS_REROLL, FRIDAY.rerollCost, fridaysReroll.ways(state, moment, 'friday'))
    }
    return offers
  },

  *run(t, { person, ability, cost, way }) {
    t.emit({ t: 'abilityUsed', person, ability, cost })
    yield* (abilities[ability] ?? fridaysReroll).run(t, person, way)
  },
}
