// Whether a use could change what is about to happen: then the player is asked, and otherwise only those who want to be
// asked everywhere. What may be used is in `abilities.ts` and `uses.ts`.
import type { AnyTime } from '@landfall/kernel'
import { abilityHelps } from './abilities.ts'
import { sleepsOutdoors } from './camp.ts'
import { keptCard } from './cards/edition-cards.ts'
import type { Use } from './cards/use.ts'
import { HIGHEST_MORALE, NIGHT_WOUNDS } from './components/camp.ts'
import type { Character } from './components/characters.ts'
import { HUNGRY_BEAST_STRENGTH } from './components/dice.ts'
import { areWeapon, help, yields } from './effects.ts'
import { charactersIn, inCamp, sheetOf } from './group.ts'
import { getsThrough, type Helps } from './helps.ts'
import { trackOf } from './people.ts'
import { cloudsIn } from './phases/weather-dice.ts'
import { hungryDice } from './rules/animals-dice.ts'
import { amountInCamp, foodInCamp } from './rules/resources.ts'
import { discoveryOf, scenarioOf } from './scenarios/index.ts'
import { inventionOf } from './scenarios/sheets.ts'
import { type CrusoeState, hasShelter, type Person } from './state.ts'
import type { Ability, Crusoe } from './types.ts'
import { valueIn } from './values.ts'

export type Window = Parameters<NonNullable<AnyTime<Crusoe>['matters']>>[1]

/** Where nothing is at stake, no use matters. */
export function isAtStake(state: CrusoeState, moment: Window): boolean {
  switch (moment.at) {
    case 'beforeEvent':
    case 'beforeProduction':
    case 'beforeAction':
    case 'actionsOver':
    case 'beforeStorm':
      return false
    case 'beforeMorale':
      return isMoraleLow(state)
    case 'eventRevealed':
    case 'beforeThreat':
    case 'adventureRevealed':
    case 'beastTaken':
    case 'beforeTotem':
    case 'beforeAnimals':
    case 'afterEating':
    case 'beforeSleep':
      return isAnybodyInDanger(state, moment)
    case 'night':
      return isAnybodyInDanger(state, moment) || peopleOutside(state).length > 0
    default:
      return true
  }
}

export function matters(state: CrusoeState, moment: Window, ability: Ability): boolean {
  const helps = helpsOf(state, moment, ability)
  if (helps.here === true) return true
  if (moment.at === 'night' && moment.slept !== true && isMealOutside(state, ability, helps)) return true
  if (moment.at === 'demand')
    return isMissing(state, moment) && isAnswer(moment, ability, helps) && !staysOutside(moment, ability)
  if (moment.at === 'fight' && helps.fight === true) return missingWeapons(state, moment.strength) > 0
  if (moment.at === 'beforeMorale' && helps.morale === true) return isMoraleLow(state)
  return helps.wounds === true && isAnybodyInDanger(state, moment)
}

/** Something used in this window may have made up for it. */
function isMissing(state: CrusoeState, { what, amount, person }: Demand): boolean {
  switch (what) {
    case 'food':
    case 'wood':
    case 'fur':
      return amountInCamp(state, what) < amount
    case 'determination':
      return person !== undefined && sheetOf(state, person).determination < amount
    default:
      return state.levels[what] < amount
  }
}

/** RC-USE-12: it yields what is demanded. */
function isAnswer({ what, person }: Demand, ability: Ability, { yields: gives }: Helps): boolean {
  return isFor(person, ability) && gives?.(what) === true
}

/** What earlier rules took for an answer to a demand, also when nothing was missing any more. */
export function wasAnswer(state: CrusoeState, moment: Demand, ability: Ability): boolean {
  return isAnswer(moment, ability, helpsOf(state, moment, ability))
}

/** RC-NIGHTOUT-09: resources that somebody outside gains are of no use to the camp. */
function staysOutside({ what }: Demand, ability: Ability): boolean {
  const isOutside = 'from' in ability && ability.from !== undefined
  return isOutside && (what === 'food' || what === 'wood' || what === 'fur')
}

type Demand = Extract<Window, { at: 'demand' }>

/** Tokens that are demanded of somebody are not found by somebody else. */
function isFor(person: Person | undefined, ability: Ability): boolean {
  const user = ability.use === 'ability' || !('person' in ability) ? undefined : ability.person
  return person === undefined ? user === undefined : user === undefined || user === person
}

/** RC-NIGHTOUT-08: no demand asks for the meal of somebody outside, so this window does. */
function isMealOutside({ outside }: CrusoeState, ability: Ability, { yields: gives }: Helps): boolean {
  const from = 'from' in ability ? ability.from : undefined
  const pack = from === undefined ? undefined : outside[from]?.pack
  return pack !== undefined && pack.food + pack.nonperishable === 0 && gives?.('food') === true
}

/** RC-MOR-02: the First Player is about to lose tokens. */
function isMoraleLow(state: CrusoeState): boolean {
  const { morale } = state
  return morale < HIGHEST_MORALE && morale + valueIn(state, 'moraleTokens') < 0
}

function missingWeapons({ levels, fight }: CrusoeState, strength: number): number {
  return Math.max(0, strength - levels.weapons - (fight?.temporaryWeapons ?? 0))
}

function helpsOf(state: CrusoeState, moment: Window, ability: Ability): Helps {
  return ability.use === 'ability' ? abilityHelps(state, moment, ability) : thingHelps(state, moment, ability)
}

// ---- Things

export function useOf(state: CrusoeState, thing: Exclude<Ability, { use: 'ability' }>): Use | undefined {
  switch (thing.use) {
    case 'card':
    case 'treasure':
      return keptCard(state, thing.card).use
    case 'discovery':
      return discoveryOf(state, thing.token)?.use
    case 'item':
      return inventionOf(thing.item).use
  }
}

const NO_HELP: Helps = {}

function thingHelps(state: CrusoeState, moment: Window, thing: Exclude<Ability, { use: 'ability' }>): Helps {
  const use = useOf(state, thing)
  if (use === undefined) return NO_HELP
  const { effects } = use
  return {
    here: isForThis(state, moment, use),
    wounds: help(effects, 'wounds'),
    morale: help(effects, 'morale'),
    fight: use.at === 'fight' || areWeapon(effects) || yields(state, effects, 'weapons'),
    yields: (what) => yields(state, effects, what),
  }
}

/** Things that can be used in this window only. */
function isForThis(state: CrusoeState, moment: Window, { at, effects }: Use): boolean {
  switch (at) {
    case 'beforeActions':
      return moment.at === 'beforeActions'
    case 'fight':
      // What takes wounds away serves against all of them.
      return moment.at === 'fight' && !areWeapon(effects) && (moment.further ?? 0) > 0
    case 'weather':
      return help(effects, 'animals') ? hungryDice(state).length > 0 : getsThrough(state) > 0
    case 'dice':
      return moment.at === 'weather' || moment.at === 'pit' ? true : isRollBad(state)
    case 'trap':
    case 'creature':
    case 'mysteries':
    case 'exploring':
    case 'arranging':
    case 'arrangingForTokens':
      return true
    default:
      return false
  }
}

/** RC-DICE-04 to RC-DICE-06: one of the dice shows what nobody wants. */
function isRollBad({ dice }: CrusoeState): boolean {
  return dice?.wound === 'wound' || dice?.success === 'failure' || dice?.adventure === 'adventure'
}

// ---- Wounds that are about to come

/** RC-CHAR-04, RC-CHAR-06: somebody would die of them, or cross a morale arrow. */
function isAnybodyInDanger(state: CrusoeState, moment: Window): boolean {
  return [...woundsToCome(state, moment)].some(([person, wounds]) => wounds > 0 && isInDanger(state, person, wounds))
}

function isInDanger({ people }: CrusoeState, person: Person, coming: number): boolean {
  const sheet = people[person]
  if (sheet === undefined) return false
  const { moraleArrows, deadlyWound } = trackOf(person)
  const { wounds, markers } = sheet
  if (wounds === 0) return false
  const after = wounds + coming
  const isCovered = (arrow: number): boolean => markers.some((marker) => marker.arrow === arrow)
  return after >= deadlyWound || moraleArrows.some((arrow) => wounds < arrow && arrow <= after && !isCovered(arrow))
}

type Wounds = ReadonlyMap<Person, number>

const NOBODY: Wounds = new Map()

const each = (people: readonly Person[], wounds: number): Wounds => new Map(people.map((person) => [person, wounds]))

const together = (some: Wounds, others: Wounds): Wounds => (others.size === 0 ? some : new Map([...some, ...others]))

/** What a card that nobody has seen through yet may do. */
const UNKNOWN_DANGER = 2

function woundsToCome(state: CrusoeState, moment: Window): Wounds {
  switch (moment.at) {
    case 'fight':
      return each(
        moment.isCheck === true ? [] : (state.fight?.fighters ?? []),
        missingWeapons(state, moment.strength) + (moment.further ?? 0),
      )
    case 'rolled':
      return each([moment.leader], state.dice?.wound === 'wound' ? 1 : 0)
    case 'demand':
      return moment.person === undefined ? each(unmetBy(state), moment.missing) : each([moment.person], moment.missing)
    case 'weather':
      return each(inCamp(state), shortageIn(state))
    case 'beforeAnimals':
      return each(inCamp(state), moment.face === 'beast' ? missingWeapons(state, HUNGRY_BEAST_STRENGTH) : 0)
    case 'night':
      if (moment.slept === true) return NOBODY
      return together(each(inCamp(state), hungerIn(state) + outdoorsIn(state)), outsideTonight(state, true))
    case 'afterEating':
    case 'beforeSleep':
      return together(each(inCamp(state), outdoorsIn(state)), outsideTonight(state, false))
    case 'danger':
      return each([moment.drawer], UNKNOWN_DANGER)
    case 'eventRevealed': {
      const book = moment.book === true ? (scenarioOf(state).bookWounds?.(state) ?? 0) : 0
      return each(charactersIn(state), book + (help(moment.effects, 'harm') ? UNKNOWN_DANGER : 0))
    }
    case 'beforeThreat':
      return help(moment.effects, 'harm') ? each(charactersIn(state), UNKNOWN_DANGER) : NOBODY
    case 'adventureRevealed':
      return help(moment.effects, 'harm') ? each(actingIn(state), UNKNOWN_DANGER) : NOBODY
    case 'beastTaken':
      return each([moment.by], moment.wounds)
    case 'beforeTotem':
      return each(actingIn(state), UNKNOWN_DANGER)
    default:
      return NOBODY
  }
}

const actingIn = ({ acting }: CrusoeState): readonly Person[] => (acting === undefined ? [] : [acting.stack.leader])

/** RC-UNMET-02, RC-UNMET-03 */
function unmetBy(state: CrusoeState): readonly Person[] {
  return state.phase === 'action' && state.acting !== undefined ? actingIn(state) : charactersIn(state)
}

/** RC-WEA-06, RC-WEA-08 */
function shortageIn(state: CrusoeState): number {
  const { rain, snow } = cloudsIn(state)
  const through = Math.max(0, rain + snow - state.levels.roof)
  const { wood } = state.available
  const woodMissing = Math.max(0, snow + through - wood)
  return woodMissing + Math.max(0, through - foodInCamp(state))
}

/** RC-NIGHT-03 */
const hungerIn = (state: CrusoeState): number => (foodInCamp(state) < inCamp(state).length ? NIGHT_WOUNDS.hunger : 0)

const peopleOutside = ({ players, outside }: CrusoeState): readonly Character[] =>
  players.filter((person) => outside[person] !== undefined)

/** RC-NIGHTOUT-07, RC-NIGHTOUT-08 */
function outsideTonight(state: CrusoeState, isUnfed: boolean): Wounds {
  const wounds = new Map<Person, number>()
  for (const person of peopleOutside(state)) {
    const pack = state.outside[person]?.pack
    if (pack === undefined) continue
    const hunger = isUnfed && pack.food + pack.nonperishable === 0 ? NIGHT_WOUNDS.hunger : 0
    wounds.set(person, hunger + (sleepsOutdoors(state, person) ? NIGHT_WOUNDS.outdoors : 0))
  }
  return wounds
}

/** RC-NIGHT-09 */
const outdoorsIn = (state: CrusoeState): number => (hasShelter(state) ? 0 : NIGHT_WOUNDS.outdoors)
