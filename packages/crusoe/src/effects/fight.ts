// Combat: always the same procedure, whoever fights. RC-FIGHT.
import type { Routine, Table } from '@landfall/kernel'
import type { Person } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { lower } from './level.ts'
import { gain } from './resources.ts'
import { wound } from './wound.ts'

export interface Enemy {
  readonly strength: number
  readonly weaponLoss?: number
  readonly food?: number
  readonly fur?: number
  readonly palisadeLoss?: number
}

/** RC-FIGHT-02 to RC-FIGHT-07. What else is on the card is the card's own affair (RC-FIGHT-08). */
export function* fight(t: Table<Crusoe>, fighters: readonly Person[], enemy: Enemy): Routine {
  const { strength, weaponLoss = 0, food = 0, fur = 0, palisadeLoss = 0 } = enemy
  t.emit({ t: 'fightBegan', fighters, strength })
  yield* t.window('fight', { strength })
  // RC-FIGHT-10: this compares the level before it is lowered, so a beast can wound twice.
  const missing = strength - t.state.levels.weapons - (t.state.fight?.temporaryWeapons ?? 0)
  t.emit({ t: 'fightEnded' })
  woundAll(t, fighters, missing, 'RC-FIGHT-02')
  woundAll(t, fighters, lower(t, 'weapons', weaponLoss, 'RC-FIGHT-05'), 'RC-FIGHT-05')
  gain(t, 'food', food, 'RC-FIGHT-06')
  gain(t, 'fur', fur, 'RC-FIGHT-06')
  woundAll(t, fighters, lower(t, 'palisade', palisadeLoss, 'RC-FIGHT-07'), 'RC-FIGHT-07')
}

export function woundAll(t: Table<Crusoe>, people: readonly Person[], wounds: number, rule: string): void {
  for (const person of people) wound(t, person, wounds, rule)
}
