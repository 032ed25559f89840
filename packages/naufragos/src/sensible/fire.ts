// Lighting the fire: how much energy it is worth.
import { DIE } from '../components/tiles.ts'
import { modFor } from '../lasting.ts'
import { fireWorth, isLastTurn, type Outlook, spending } from './outlook.ts'

/** The amount that promises most, and what it promises. */
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
