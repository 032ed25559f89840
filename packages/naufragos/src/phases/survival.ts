// Phase C: eating and the night. NA-SURV, NA-EAT.
import type { Routine, Table } from '@landfall/kernel'
import { gainEnergy, loseEnergy, wound } from '../body.ts'
import type { Seat } from '../components/seats.ts'
import { tileValue } from '../components/tiles.ts'
import { putOutFire } from '../fire.ts'
import { isForbidden } from '../lasting.ts'
import { atHome, capOf, castaway, isAlive, isAtHome } from '../people.ts'
import type { NaufragosState } from '../state.ts'
import type { Food, Meal, MeantChoice, Naufragos, OwnMeal } from '../types.ts'
import { carryOutAt } from './times.ts'

type T = Table<Naufragos>

/** NA-EAT-01, NA-EAT-02 */
export function* eating(t: T): Routine {
  t.emit({ t: 'phaseBegan', phase: 'survival' })
  const food = t.state.reserve.forage.reduce((sum, tile) => sum + tileValue(tile), 0)
  if (t.state.reserve.forage.length > 0) t.emit({ t: 'forageEaten', food })
  yield* t.window({ at: 'meals' })
  for (const seat of atHome(t.state)) t.next('meal', { seat })
  for (const seat of atHome(t.state)) t.next('ownFood', { seat })
  t.next('hunger')
}

const kinds = ({ reserve }: NaufragosState): readonly Food[] => [
  ...(reserve.food > 0 ? (['food'] as const) : []),
  ...(reserve.tokens > 0 ? (['token'] as const) : []),
]

const others = (state: NaufragosState, seat: Seat): readonly Seat[] => atHome(state).filter((other) => other !== seat)

/** To whom food may be given. */
const mayGive = (state: NaufragosState, seat: Seat): readonly Seat[] =>
  isForbidden(state, 'gift') ? [] : others(state, seat)

/** NA-EAT-03, NA-EAT-04: it is eaten, put back, or given to somebody who eats it at once. */
export function* meal(t: T, { seat }: Naufragos['steps']['meal']): Routine {
  if (t.state.served === true || !isAtHome(t.state, seat) || kinds(t.state).length === 0) return
  const chosen = yield* t.ask(() => ({ seat, kind: 'meal', rule: 'NA-EAT-03', choices: meals(t.state, seat) }))
  if (chosen === 'back') return t.emit({ t: 'foodPutBack', seat })
  if (chosen === 'serve') {
    t.emit({ t: 'foodServed', seat })
    for (const one of atHome(t.state)) eat(t, one, 'food')
    return
  }
  const { what } = chosen
  if (chosen.does === 'eat') return eat(t, seat, what)
  t.emit({ t: 'foodGiven', seat, to: chosen.to, what })
  eat(t, chosen.to, what)
}

/** NA-EAT-09: white cubes for everybody at home, before anybody has taken one. */
function canServe(state: NaufragosState, seat: Seat): boolean {
  const [first, ...rest] = atHome(state)
  return first === seat && rest.length > 0 && rest.length < state.reserve.food
}

function meals(state: NaufragosState, seat: Seat): readonly MeantChoice<Meal>[] {
  const food = kinds(state)
  const gift = (what: Food, to: Seat): MeantChoice<Meal> => ({
    id: `give/${what}/${to}`,
    means: { does: 'give', what, to },
    at: `castaway/${to}`,
    concerns: [to],
  })
  return [
    ...(canServe(state, seat)
      ? [{ id: 'serve', means: 'serve', at: 'reserve/food', concerns: others(state, seat) } as const]
      : []),
    ...food.map(
      (what): MeantChoice<Meal> => ({ id: `eat/${what}`, means: { does: 'eat', what }, at: `reserve/${what}` }),
    ),
    ...food.flatMap((what) => mayGive(state, seat).map((to) => gift(what, to))),
    { id: 'back', means: 'back', at: `castaway/${seat}` },
  ]
}

/** NA-EAT-07 */
function eat(t: T, seat: Seat, what: Food | 'ownToken'): void {
  t.emit({ t: 'ate', seat, what })
  gainEnergy(t, seat, 1, 'NA-EAT-07')
}

/** The choice to leave one's own food alone. */
const DONE = 'done'

/** NA-EAT-06: as long as anybody at home could do with it. */
export function* ownFood(t: T, { seat }: Naufragos['steps']['ownFood']): Routine {
  while (isAtHome(t.state, seat) && castaway(t.state, seat).tokens > 0 && (t.state.former || isWanted(t.state, seat))) {
    const chosen = yield* t.ask(() => ({
      seat,
      kind: 'ownFood',
      rule: 'NA-EAT-06',
      choices: ownMeals(t.state, seat),
    }))
    if (chosen === DONE) return
    if (chosen === 'eat') {
      eat(t, seat, 'ownToken')
      continue
    }
    const { to } = chosen
    t.emit({ t: 'foodGiven', seat, to, what: 'ownToken' })
    // Meanwhile it may be traded away.
    const kept = yield* t.ask(() => ({
      seat: to,
      kind: 'keepOrEat',
      rule: 'NA-EAT-06',
      about: { id: seat },
      choices: castaway(t.state, to).tokens === 0 ? [{ id: 'keep' }] : [{ id: 'keep' }, { id: 'eat' }],
    }))
    if (kept === 'eat') eat(t, to, 'ownToken')
  }
}

/** Somebody whom the food may go to has not eaten, or has room for the energy. NA-EAT-07 */
const isWanted = (state: NaufragosState, seat: Seat): boolean =>
  [seat, ...mayGive(state, seat)].some(
    (one) => !state.ate.includes(one) || castaway(state, one).energy < capOf(state, one),
  )

function ownMeals(state: NaufragosState, seat: Seat): readonly MeantChoice<OwnMeal>[] {
  const at = `castaway/${seat}` as const
  const done: MeantChoice<OwnMeal> = { id: DONE, means: DONE, at }
  if (castaway(state, seat).tokens === 0) return [done]
  const gift = (to: Seat): MeantChoice<OwnMeal> => ({
    id: `give/${to}`,
    means: { does: 'give', to },
    at: `castaway/${to}`,
    concerns: [seat, to],
  })
  return [{ id: 'eat', means: 'eat', at }, ...mayGive(state, seat).map(gift), done]
}

/** NA-EAT-08: the player who has eaten nothing loses energy, then is wounded. */
const HUNGER_WOUNDS = 2

export function* hunger(t: T): Routine {
  yield* t.window({ at: 'hunger' })
  for (const seat of atHome(t.state)) {
    if (t.state.ate.includes(seat) || !isAlive(t.state, seat)) continue
    t.emit({ t: 'wentHungry', seat })
    yield* loseEnergy(t, seat, 1, 'NA-EAT-08')
    yield* wound(t, seat, HUNGER_WOUNDS, 'NA-EAT-08')
  }
  yield* carryOutAt(t, 'eat')
}

/** NA-SURV-02 to NA-SURV-05 */
export function* night(t: T): Routine {
  yield* t.window({ at: 'night' })
  const { lit, wood } = t.state.fire
  if (lit && wood > 0) {
    t.emit({ t: 'fireBurned' })
    for (const seat of atHome(t.state)) gainEnergy(t, seat, 1, 'NA-SURV-02')
  } else {
    putOutFire(t, 'NA-SURV-03')
    for (const seat of atHome(t.state)) yield* loseEnergy(t, seat, 1, lit ? 'NA-SURV-03' : 'NA-SURV-04')
  }
  yield* carryOutAt(t, 'rest')
}
