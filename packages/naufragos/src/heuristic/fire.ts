// The fire and its wood: what it is worth, and how much energy to stake on lighting it.
import { DIE } from '../components/tiles.ts'
import { modFor } from '../lasting.ts'
import { spending } from './bodies.ts'
import { isLastTurn, isSelfish, type Outlook } from './outlook.ts'

/** For how many nights a fire would burn on, by the weather: until a storm puts it out. */
const NIGHTS: readonly number[] = [0, 9, 8, 6, 4.5, 3]
/** What a night by the fire is worth to one castaway, and what its wood costs the group. */
const WARMTH = 2.4
const LOG = 0.4
/** Some ships see a fire. */
const LAST_FIRE = 3

/** What a fire is worth that is lit now: every night everybody gains energy instead of losing it. */
export function fireWorth(o: Outlook): number {
  if (isSelfish(o)) return 0
  const nights = Math.min(o.left, NIGHTS[o.seen.weather] ?? 0)
  return nights * (WARMTH * o.home.length - LOG) + (isLastTurn(o) ? LAST_FIRE : 0)
}

/** The amount of energy that promises most, and what it promises. */
export function fireStake(o: Outlook, energy: number): { readonly amount: number; readonly worth: number } {
  const more = modFor(o.seen, o.me, 'fire')
  const keep = isLastTurn(o) ? 0 : 1
  let stake = { amount: 1, worth: -1 }
  for (let amount = 1; amount <= Math.min(energy - keep, DIE.length - more); amount++) {
    const chance = Math.max(0, Math.min(DIE.length, amount + more)) / DIE.length
    const worth = chance * fireWorth(o) - spending(o, o.me, amount)
    if (worth > stake.worth) stake = { amount, worth }
  }
  return stake
}

/** Wood that is spoken for: for tonight and tomorrow, and for what is built next. */
export function woodWanted({ seen, left }: Outlook, forBuilding: number): number {
  const tonight = seen.fire.lit ? Math.max(0, 1 - seen.fire.wood) : 1
  return tonight + (left > 1 ? 1 : 0) + forBuilding
}

/** Of what is in the Common Reserve, what a building may take. */
export function woodToBuildWith({ seen, left }: Outlook): number {
  const tonight = seen.fire.lit && seen.fire.wood === 0 && left > 1 ? 1 : 0
  return Math.max(0, seen.reserve.wood - tonight)
}
