// The Night Phase: eating, moving the camp, sleeping, what perishes, and the end of the round. RC-NIGHT, RC-NIGHTOUT.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { about } from '../abouts.ts'
import { campMoves, moveCamp, sleepsOutdoors } from '../camp.ts'
import type { DiscoveryId } from '../cards/discoveries.ts'
import { ALL } from '../cards/use.ts'
import { personChoice, spaceChoice } from '../choices.ts'
import { NIGHT_WOUNDS } from '../components/camp.ts'
import type { Character } from '../components/characters.ts'
import { lose } from '../endings.ts'
import { checkGoal, checkGoalAt } from '../goal.ts'
import { inCamp, peopleIn } from '../group.ts'
import { lack } from '../rules/demand.ts'
import { nextPlayer } from '../rules/first-player.ts'
import { foodInCamp, kindOfFood } from '../rules/resources.ts'
import { wound, woundAll } from '../rules/wounds.ts'
import { discoveryOf, scenarioOf } from '../scenarios/index.ts'
import { printedSheet } from '../scenarios/sheets.ts'
import { type CrusoeState, hasShelter, type Person } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { valueIn } from '../values.ts'
import { vocabulary } from '../vocabulary.ts'

interface Meal {
  /** By which rule somebody eats, and by which one goes hungry. */
  readonly eating: string
  readonly hunger: string
  readonly wounds: number
}

const SUPPER: Meal = { eating: 'RC-NIGHT-03', hunger: 'RC-NIGHT-04', wounds: NIGHT_WOUNDS.hunger }
/** One rule says both. */
const ADDITIONAL: Meal = { eating: 'RC-NIGHT-07', hunger: 'RC-NIGHT-07', wounds: NIGHT_WOUNDS.additionalHunger }

/** RC-NIGHT-03 to RC-NIGHT-07, RC-NIGHTOUT-08 */
export function* eating(t: Table<Crusoe>): Routine {
  t.emit({ t: 'phaseBegan', phase: 'night' })
  t.emit({ t: 'nightBegan' })
  yield* t.window({ at: 'night' })
  if (t.state.later.length > 0) yield* whatWasLeftForTheNight(t)
  const { beforeEating } = scenarioOf(t.config)
  if (beforeEating !== undefined) yield* beforeEating(t)
  const unfed = yield* meal(t, SUPPER)
  if (unfed.length > 0) scenarioOf(t.config).wentHungry?.(t, unfed)
  const { additionalFoodAtNight, extraMeals } = t.state
  const more = extraMeals + (additionalFoodAtNight ? 1 : 0)
  for (let eaten = 0; eaten < more; eaten++) yield* meal(t, ADDITIONAL)
  if (more > 0) t.emit({ t: 'nightTokenUsed' })
}

/** What Mystery cards have left for this night. RC-CARD-JEWEL-01 */
function* whatWasLeftForTheNight(t: Table<Crusoe>): Routine {
  for (const later of [...t.state.later]) {
    if (later.when === 'roundStart' || later.when === 'nextRoundEnd') continue
    if (later.waits === true && t.state.outside[later.you] !== undefined) continue
    if (later.when === 'night') t.emit({ t: 'happenedLater', later })
    if (t.state.people[later.you] !== undefined || later.when === 'night') {
      yield* vocabulary.run(t, later.effects, { you: later.you, rule: 'RC-MYST-04', source: later.card })
    }
    if (later.when === 'night') forgetReminder(t, later.card)
  }
}

function forgetReminder(t: Table<Crusoe>, card: string): void {
  const reminder = t.state.reminders.find((one) => one === card)
  if (reminder !== undefined) t.emit({ t: 'reminderGone', card: reminder })
}

/** Those in camp eat as long as there is any; then the group says who goes on eating. Returns those who go hungry. */
function* meal(t: Table<Crusoe>, { eating: rule, hunger, wounds }: Meal): Routine<readonly Character[]> {
  let hungry = inCamp(t.state)
  const missing = hungry.length - foodInCamp(t.state)
  // RC-NIGHT-06, RC-USE-12: what could still become food may, but need not.
  yield* lack(t, { what: 'food', amount: hungry.length, missing }, wounds)
  while (hungry.length > 0 && foodInCamp(t.state) > 0) {
    const fed = foodInCamp(t.state) >= hungry.length ? hungry : [yield* whoEats(t, hungry, wounds)]
    for (const person of fed) {
      const kind = yield* kindOfFood(t, hungry.length)
      // An ability may have used up the food by now: feed only those who still get some.
      if (kind === undefined) break
      t.emit({ t: 'resourcesChanged', where: 'available', resource: kind, by: -1, rule })
      hungry = hungry.filter((one) => one !== person)
    }
  }
  for (const person of hungry) wound(t, person, wounds, hunger)
  const hungryOutside = t.state.players.filter((character) => !eatsOutside(t, character, wounds))
  return [...t.state.players.filter((character) => hungry.includes(character)), ...hungryOutside]
}

/** RC-NIGHTOUT-08, RC-NIGHTOUT-09: from their own sheet, what perishes first. Says whether nobody outside went hungry. */
function eatsOutside(t: Table<Crusoe>, character: Character, woundsForNone: number): boolean {
  const pack = t.state.outside[character]?.pack
  if (pack === undefined) return true
  const resource = pack.food > 0 ? 'food' : 'nonperishable'
  if (pack[resource] === 0) {
    wound(t, character, woundsForNone, 'RC-NIGHTOUT-08')
    return false
  }
  t.emit({ t: 'resourcesChanged', where: `pack/${character}`, resource, by: -1, rule: 'RC-NIGHTOUT-08' })
  return true
}

function whoEats(t: Table<Crusoe>, hungry: readonly Person[], wounds: number): Routine<Person> {
  return t.ask(() => {
    const missing = hungry.length - foodInCamp(t.state)
    return {
      seat: TABLE,
      kind: 'whoEats',
      rule: 'RC-NIGHT-04',
      about: about({ do: 'lack', what: 'food', missing, wounds }),
      // Somebody may have found enough for all meanwhile, or used up what there was.
      choices: (missing > 0 && missing < hungry.length ? hungry : hungry.slice(0, 1)).map(personChoice),
    }
  })
}

/** RC-NIGHT-08 to RC-NIGHT-10, RC-NIGHTOUT-07, RC-NIGHTOUT-11 */
export function* camping(t: Table<Crusoe>): Routine {
  yield* t.window({ at: 'afterEating' })
  const near = campMoves(t.state)
  if (near.length > 0) {
    const stay = { ...spaceChoice(t.state.camp), id: STAY }
    const choices = [stay, ...near.map(spaceChoice)]
    const to = yield* t.ask({ seat: TABLE, kind: 'campMove', rule: 'RC-NIGHT-08', choices })
    if (to !== STAY) yield* moveCamp(t, to)
  }
  yield* t.window({ at: 'beforeSleep' })
  if (!hasShelter(t.state)) woundAll(t, inCamp(t.state), NIGHT_WOUNDS.outdoors, 'RC-NIGHT-09')
  for (const character of t.state.players) {
    if (sleepsOutdoors(t.state, character)) wound(t, character, NIGHT_WOUNDS.outdoors, 'RC-NIGHTOUT-07')
  }
  // RC-NIGHT-01: at any moment of this phase.
  yield* t.window({ at: 'night', slept: true })
  perish(t)
}

function perish(t: Table<Crusoe>): void {
  const kept = valueIn(t.state, 'foodKept')
  const perished = Math.max(0, t.state.available.food - kept)
  if (perished > 0)
    t.emit({ t: 'resourcesChanged', where: 'available', resource: 'food', by: -perished, rule: 'RC-NIGHT-10' })
  for (const person of peopleIn(t.state)) {
    const food = t.state.outside[person]?.pack.food ?? 0
    if (food > 0)
      t.emit({ t: 'resourcesChanged', where: `pack/${person}`, resource: 'food', by: -food, rule: 'RC-NIGHTOUT-11' })
    for (const token of perishable(t.state, t.state.outside[person]?.discoveries ?? []))
      t.emit({ t: 'discoveryPerished', token, from: person })
  }
  // RC-ED-05: only where there is room for any amount do tokens that show food stay.
  if (kept >= ALL) return
  for (const token of perishable(t.state, t.state.availableDiscoveries)) t.emit({ t: 'discoveryPerished', token })
}

function perishable(state: CrusoeState, tokens: readonly DiscoveryId[]): readonly DiscoveryId[] {
  return tokens.length === 0 ? tokens : tokens.filter((token) => discoveryOf(state, token)?.perishes === true)
}

/** The choice not to move. */
const STAY = 'stay' as const

/** RC-NIGHT-11, RC-NIGHT-12, RC-END-03 */
export function roundEnd(t: Table<Crusoe>): undefined {
  t.emit({ t: 'abilitiesRestored' })
  for (const later of [...t.state.later]) {
    if (later.when !== 'nextRoundEnd' || later.round === t.state.round) continue
    t.emit({ t: 'happenedLater', later })
    forgetReminder(t, later.card)
  }
  checkGoalAt(t, 'roundEnd')
  if (t.state.round === printedSheet(t.config).rounds) lose(t, scenarioOf(t.config).whyLost?.(t.state) ?? 'lastRound')
  t.emit({ t: 'roundBegan', round: t.state.round + 1, firstPlayer: nextPlayer(t.state) })
  checkGoal(t)
}
