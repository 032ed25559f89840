// What characters can do at any time, by paying Determination tokens of their own. RC-ABIL, RC-USE-11.
import type { Moment, Offer, Routine, Table } from '@landfall/kernel'
import { rerollActionDie, rerollable } from './actions/reroll.ts'
import { chooseTopTile, topTiles } from './actions/top-tiles.ts'
import { HIGHEST_MORALE } from './components/camp.ts'
import {
  ABILITY_FIGURES,
  type AbilityId,
  CHARACTER_SHEETS,
  CHARACTERS,
  ECONOMY,
  FRIDAY,
  FRIDAYS_ABILITY,
} from './components/characters.ts'
import type { DiceAction } from './components/dice.ts'
import { editionOf } from './editions.ts'
import { sheetOf } from './group.ts'
import { getsThrough, type Helps } from './helps.ts'
import { huntingCount, nextBeast } from './hunting.ts'
import { cloudsIn } from './phases/weather-dice.ts'
import { keepOne } from './rules/discoveries.ts'
import { maybeReshuffleInventions } from './rules/inventions.ts'
import { changeMorale } from './rules/morale.ts'
import { discard, foodInCamp, gain } from './rules/resources.ts'
import { healChosen, woundedIn } from './rules/wounds.ts'
import { seatOf } from './seats.ts'
import { type CrusoeState, type Dice, hasShelter, type Person } from './state.ts'
import type { AbilityWay, Crusoe } from './types.ts'

type Way = AbilityWay | ''

/** One ability: the ways to use it now, and what a way does. An ability with a single way calls it by no name. */
interface AbilityRule {
  /** RC-USE-11: what may be done at this moment. Most abilities know no other limit than that something comes of it. */
  ways(state: CrusoeState, moment: Moment<Crusoe>, person: Person): readonly Way[]
  run(t: Table<Crusoe>, person: Person, way: Way): Routine
  /** What it is good for, where somebody may want to be reminded of it. */
  helps?(state: CrusoeState, moment: Moment<Crusoe>, way: Way): Helps
}

const ONE_WAY: readonly Way[] = ['']
const NO_WAY: readonly Way[] = []
const WEAPONS_ONLY: readonly Way[] = ['weapons']
const BOTH_LEVELS: readonly Way[] = ['palisade', 'weapons']
const when = (possible: boolean): readonly Way[] => (possible ? ONE_WAY : NO_WAY)

/** RC-ABIL-GEN-04: one die of the character's own Action, right after the roll; the new result stands. */
function reroll(action?: DiceAction): AbilityRule {
  return {
    ways: (state, moment, person) =>
      moment.at === 'rolled' && moment.leader === person && (action === undefined || state.dice?.action === action)
        ? rerollable(state)
        : NO_WAY,
    *run(t, _, way) {
      const die = rerollable(t.state).find((one) => one === way)
      if (die !== undefined) rerollActionDie(t, die)
    },
    // RC-DICE-04 to RC-DICE-06: a die that shows what nobody wants.
    helps: ({ dice }, _, way) => ({ here: dice !== undefined && isBad(dice, way) }),
  }
}

function isBad({ wound, success, adventure }: Dice, die: Way): boolean {
  return (
    (die === 'wound' && wound === 'wound') ||
    (die === 'success' && success === 'failure') ||
    (die === 'adventure' && adventure === 'adventure')
  )
}

const HEALS: Helps = { wounds: true }
const HEARTENS: Helps = { morale: true }
const HERE: Helps = { here: true }

const abilities: { readonly [A in AbilityId]: AbilityRule } = {
  /** RC-FRI-08 */
  [FRIDAYS_ABILITY]: reroll(),

  /** RC-ABIL-CARP-02: at resolution; that it can be set aside at planning is a matter of costs. */
  [ECONOMY.id]: {
    ways: (_, moment, person) => when(moment.at === 'spent' && moment.leader === person),
    *run(t) {
      t.emit({ t: 'resourcesChanged', where: 'available', resource: 'wood', by: 1, rule: 'RC-ABIL-CARP-02' })
    },
    helps: () => HERE,
  },

  /** RC-ABIL-CARP-06 */
  'ability/craftsmanship': reroll('build'),

  /** RC-ABIL-CARP-07 */
  'ability/a-new-idea': {
    ways: (state) => when(state.inventionDeck.length > 0),
    *run(t, person) {
      const drawn = t.state.inventionDeck.slice(-ABILITY_FIGURES.ideasDrawn)
      t.emit({ t: 'inventionsDrawn', inventions: drawn })
      const choices = drawn.map((id) => ({ id, at: `invention/${id}` as const }))
      const chosen = yield* t.ask({ seat: seatOf(person), kind: 'newIdea', rule: 'RC-ABIL-CARP-07', choices })
      t.emit({ t: 'ideaChosen', invention: chosen, discarded: drawn.filter((id) => id !== chosen) })
      maybeReshuffleInventions(t)
    },
  },

  /** RC-ABIL-CARP-08: as long as the pawn can still be assigned; before Planning in windows, where tokens may be lost. */
  'ability/handyman': {
    ways: (state, moment) => when(moment.at === 'question' ? moment.kind === 'plan' : isBeforeActions(state)),
    *run(t, person) {
      t.emit({ t: 'pawnLent', lent: { pawn: 'ability/handyman', to: person, action: 'build' } })
    },
  },

  /** RC-ABIL-COOK-01: at any time, not only at night. */
  'ability/grandmas-recipe': {
    ways: (state) => when(foodInCamp(state) > 0 && woundedIn(state).length > 0),
    *run(t, person) {
      yield* discard(t, 'food', 1, 'RC-ABIL-COOK-01')
      yield* healChosen(t, ABILITY_FIGURES.recipeHeals, true, 'RC-ABIL-COOK-01', person)
    },
    helps: () => HEALS,
  },

  /** RC-ABIL-COOK-02 */
  'ability/scrounger': reroll('gather'),

  /** RC-ABIL-COOK-03, RC-ABIL-COOK-04: of no help against a demand in the Action Phase. RC-ED-17: but once it was. */
  'ability/stone-soup': {
    ways: () => ONE_WAY,
    *run(t) {
      if (editionOf(t.config).soupAndScoutingAtOnce)
        t.emit({ t: 'resourcesChanged', where: 'available', resource: 'food', by: 1, rule: 'RC-ABIL-COOK-03' })
      else gain(t, 'food', 1, 'RC-ABIL-COOK-03')
    },
    helps(state) {
      const inTime = state.phase !== 'action' || editionOf(state).soupAndScoutingAtOnce
      return { yields: (what) => what === 'food' && inTime }
    },
  },

  /** RC-ABIL-COOK-05 */
  'ability/hooch': {
    ways(state, moment) {
      if (moment.at !== 'weather') return NO_WAY
      const { rain, snow } = cloudsIn(state)
      return [...(rain > 0 ? (['ignore-rain'] as const) : []), ...(snow > 0 ? (['melt-snow'] as const) : [])]
    },
    *run(t, _, way) {
      t.emit({ t: 'weatherSoftened', by: way === 'ignore-rain' ? 'rainIgnored' : 'snowMelted' })
    },
    helps: (state) => ({ here: getsThrough(state) > 0 }),
  },

  /** RC-ABIL-EXPL-01 */
  'ability/lucky': reroll('explore'),

  /** RC-ABIL-EXPL-02, RC-ABIL-EXPL-03 */
  'ability/reconnaissance': {
    ways: (state) => when(topTiles(state, 1).length > 0 && mayReconnoitre(state)),
    *run(t, person) {
      yield* chooseTopTile(t, topTiles(t.state, ABILITY_FIGURES.tilesLookedAt), person, 'tileOnTop', 'RC-ABIL-EXPL-02')
    },
  },

  /** RC-ABIL-EXPL-04 */
  'ability/motivational-speech': {
    ways: (state) => when(state.morale < HIGHEST_MORALE),
    *run(t) {
      changeMorale(t, 1, 'RC-ABIL-EXPL-04')
    },
    helps: () => HEARTENS,
  },

  /** RC-ABIL-EXPL-05, RC-ED-18 */
  'ability/scouting': {
    ways: (state) => when(state.discoveryStack.length > 0),
    *run(t, person) {
      const { soupAndScoutingAtOnce } = editionOf(t.config)
      yield* keepOne(t, person, ABILITY_FIGURES.discoveriesScouted, 'RC-ABIL-EXPL-05', soupAndScoutingAtOnce)
    },
  },

  /** RC-ABIL-SOLD-01 */
  'ability/tracking': {
    ways: (state) => when(nextBeast(state) !== undefined),
    *run(t, person) {
      const beast = nextBeast(t.state)
      if (beast === undefined) return
      t.emit({ t: 'beastTracked', beast })
      const places = huntingCount(t.state) > 0 ? (['top', 'bottom'] as const) : (['top'] as const)
      const choices = places.map((id) => ({ id, at: beast }))
      const where = yield* t.ask({
        seat: seatOf(person),
        kind: 'trackedBeast',
        rule: 'RC-ABIL-SOLD-01',
        about: { id: beast, clause: { say: 'thing', thing: { name: beast } }, at: beast },
        choices,
      })
      t.emit({ t: 'beastPutDown', beast, where })
    },
  },

  /** RC-ABIL-SOLD-06 */
  'ability/the-hunt': {
    ways: (state) => when(state.beastDeck.length > 0),
    *run(t) {
      t.emit({ t: 'beastLured' })
    },
  },

  /** RC-ABIL-SOLD-05: in the Soldier's own Action only. */
  'ability/frenzy': {
    ways: (state, moment, person) =>
      when(
        moment.at === 'fight' &&
          moment.strength > 0 &&
          state.acting?.stack.leader === person &&
          state.fight?.fighters.includes(person) === true,
      ),
    *run(t) {
      t.emit({ t: 'weaponsRaisedForFight', by: ABILITY_FIGURES.frenzyLevels })
    },
    helps: () => ({ fight: true }),
  },

  /** RC-ABIL-SOLD-03, RC-ABIL-SOLD-04: not while a card is being carried out. */
  'ability/defensive-plan': {
    ways(state, moment) {
      if (editionOf(state).defensivePlanAnyTime) return hasShelter(state) ? BOTH_LEVELS : WEAPONS_ONLY
      if (isBeastSeen(state, moment) || isCarriedOut(state)) return NO_WAY
      return state.shelterBuilt ? BOTH_LEVELS : WEAPONS_ONLY
    },
    *run(t, _, way) {
      t.emit({ t: 'levelChanged', level: way === 'palisade' ? 'palisade' : 'weapons', by: 1, rule: 'RC-ABIL-SOLD-03' })
    },
    helps: (_state, _moment, way) => ({ fight: way === 'weapons', yields: (what) => what === way }),
  },
}

const isBeforeActions = ({ phase }: CrusoeState): boolean =>
  phase === 'event' || phase === 'morale' || phase === 'production'

/** RC-ABIL-EXPL-03, RC-ED-59: not in an Explore Action, whose tile it would choose. */
function mayReconnoitre(state: CrusoeState): boolean {
  return state.acting?.stack.action !== 'explore' || editionOf(state).reconnaissanceWhileExploring
}

/** RC-ABIL-SOLD-04: so is a Beast, until all that is printed on it is done. */
function isBeastSeen({ phase, acting }: CrusoeState, moment: Moment<Crusoe>): boolean {
  if (moment.at === 'beastTaken') return true
  return acting?.stack.target.kind === 'hunt' || (moment.at === 'fight' && phase !== 'weather')
}

/** RC-ABIL-SOLD-04: a card has been revealed and is being carried out. */
function isCarriedOut({ event, adventure, mystery }: CrusoeState): boolean {
  return event !== undefined || adventure !== undefined || mystery !== undefined
}

/** The abilities of each character, with what each can do. */
const ABILITIES = new Map(
  CHARACTERS.map((character) => [
    character,
    CHARACTER_SHEETS[character].abilities.map(({ id, cost }) => ({ id, cost, rule: abilities[id] })),
  ]),
)

/** What the cheapest ability costs. */
const CHEAPEST = Math.min(
  ...CHARACTERS.flatMap((character) => CHARACTER_SHEETS[character].abilities.map(({ cost }) => cost)),
)

const OFFERS = new Map<string, Offer<Crusoe>>()

/** An ability belongs to one person, so its offers are the same in every game. */
function offerOf(person: Person, ability: AbilityId, cost: number, way: Way): Offer<Crusoe> {
  const id = way === '' ? ability : `${ability}/${way}`
  let known = OFFERS.get(id)
  if (known === undefined) {
    known = {
      seat: seatOf(person),
      choice: { id, at: ability, means: { use: 'ability', person, ability, cost, way } },
    }
    OFFERS.set(id, known)
  }
  return known
}

/** RC-ABIL-GEN-01, RC-ABIL-GEN-03: what characters and Friday can do now. */
export function abilitiesAt(state: CrusoeState, moment: Moment<Crusoe>): readonly Offer<Crusoe>[] {
  const offers: Offer<Crusoe>[] = []
  for (const character of state.players) {
    const { determination, used } = sheetOf(state, character)
    if (determination < CHEAPEST || state.limits.noAbilities.includes(character)) continue
    for (const { id, cost, rule } of ABILITIES.get(character) ?? []) {
      if (determination < cost || used.includes(id)) continue
      for (const way of rule.ways(state, moment, character)) offers.push(offerOf(character, id, cost, way))
    }
  }
  const { friday } = state.people
  if (friday !== undefined && friday.determination >= FRIDAY.rerollCost) {
    for (const way of abilities[FRIDAYS_ABILITY].ways(state, moment, 'friday')) {
      offers.push(offerOf('friday', FRIDAYS_ABILITY, FRIDAY.rerollCost, way))
    }
  }
  return offers
}

const NO_HELP: Helps = {}

export function abilityHelps(state: CrusoeState, moment: Moment<Crusoe>, { ability, way }: AbilityUse): Helps {
  return abilities[ability].helps?.(state, moment, way) ?? NO_HELP
}

type AbilityUse = Extract<Crusoe['ability'], { use: 'ability' }>

export function* useAbility(t: Table<Crusoe>, { person, ability, cost, way }: AbilityUse): Routine {
  t.emit({ t: 'abilityUsed', person, ability, cost })
  yield* abilities[ability].run(t, person, way)
}
