// Combat: the same procedure for every fighter. RC-FIGHT.
import type { Routine, Table } from '@landfall/kernel'
import { act } from '@landfall/tabletop'
import { about } from '../abouts.ts'
import { BEASTS, type Beast, type BeastId } from '../cards/beasts.ts'
import type { Enemy } from '../cards/enemy.ts'
import type { CrusoeState, Person } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { valueIn } from '../values.ts'
import type { CrusoeWords } from '../words.ts'
import { drawDiscoveries } from './discoveries.ts'
import { demandLevel } from './levels.ts'
import { gain } from './resources.ts'
import { wound } from './wounds.ts'

/** RC-FIGHT-02 to RC-FIGHT-07. What else is on the card is the card's own affair (RC-FIGHT-08). */
export function* fight(
  t: Table<Crusoe>,
  fighters: readonly Person[],
  enemy: Enemy,
  furtherWounds: () => number = none,
  beast?: BeastId,
): Routine {
  const { strength } = enemy
  t.emit({ t: 'fightBegan', fighters, strength })
  const further = unpaid(t.state, enemy) + furtherWounds()
  const [only, another] = fighters
  const subject = only === undefined || another !== undefined ? {} : { subject: { noun: only } }
  const told = { id: 'fight', clause: act<CrusoeWords>('fight', { ...subject, object: { figure: strength } }) }
  yield* t.within(beast === undefined ? {} : { card: beast }, () =>
    t.window({ at: 'fight', strength, further, about: told }),
  )
  // RC-FIGHT-10: this compares the level before it is lowered, so a beast can wound twice.
  const missing = strength - t.state.levels.weapons - (t.state.fight?.temporaryWeapons ?? 0)
  const shielded = new Map(fighters.map((person) => [person, t.state.fight?.ignored[person] ?? 0]))
  t.emit({ t: 'fightEnded' })
  const hurt = (wounds: number, rule: string): void => {
    for (const person of fighters) {
      const ignored = Math.min(Math.max(0, wounds), shielded.get(person) ?? 0)
      shielded.set(person, (shielded.get(person) ?? 0) - ignored)
      wound(t, person, wounds - ignored, rule)
    }
  }
  hurt(missing, 'RC-FIGHT-02')
  yield* spoils(t, enemy, hurt)
  // RC-FIGHT-08: still part of the fight, for a fighter who wears a Helmet.
  hurt(furtherWounds(), 'RC-HUNT-08')
}

const none = (): number => 0

/** RC-FIGHT-05, RC-FIGHT-07: the levels that are missing for what a fight costs. */
function unpaid({ levels }: Pick<CrusoeState, 'levels'>, { weaponLoss = 0, palisadeLoss = 0 }: Enemy): number {
  return Math.max(0, weaponLoss - levels.weapons) + Math.max(0, palisadeLoss - levels.palisade)
}

/** RC-FIGHT-05 to RC-FIGHT-07: what a fight costs besides wounds, and what it brings. */
function* spoils(
  t: Table<Crusoe>,
  { weaponLoss = 0, food = 0, fur = 0, palisadeLoss = 0 }: Omit<Enemy, 'strength'>,
  hurt: (wounds: number, rule: string) => void,
): Routine {
  hurt(yield* demandLevel(t, 'weapons', weaponLoss, 'RC-FIGHT-05'), 'RC-FIGHT-05')
  gain(t, 'food', food, 'RC-FIGHT-06')
  gain(t, 'fur', fur, 'RC-FIGHT-06')
  hurt(yield* demandLevel(t, 'palisade', palisadeLoss, 'RC-FIGHT-07'), 'RC-FIGHT-07')
}

/** A card of the Beast deck, with all that is printed on it. A Beast that is only taken has no strength. */
export function* fightBeast(t: Table<Crusoe>, fighter: Person, id: BeastId, strength: number | undefined): Routine {
  const { weaponLoss, food, fur, wounds = 0, woundsWithoutMedicine = 0, discoveries = 0 }: Beast = BEASTS[id]
  const bites = (): number => wounds + (valueIn(t.state, 'medicine') > 0 ? 0 : woundsWithoutMedicine)
  if (strength === undefined) {
    const hurt = (missing: number, rule: string): void => wound(t, fighter, missing, rule)
    yield* t.within({ card: id }, () =>
      t.window({ at: 'beastTaken', by: fighter, wounds: bites() + unpaid(t.state, { strength: 0, weaponLoss }) }),
    )
    yield* spoils(t, { weaponLoss, food, fur }, hurt)
    hurt(bites(), 'RC-HUNT-08')
  } else yield* fight(t, [fighter], { strength, weaponLoss, food, fur }, bites, id)
  drawDiscoveries(t, discoveries)
}

/** RC-TERM-25: a temporary weapon level may meet a requirement of the moment. */
export function* isArmed(t: Table<Crusoe>, person: Person, weapons: number): Routine<boolean> {
  if (t.state.levels.weapons >= weapons) return true
  t.emit({ t: 'fightBegan', fighters: [person], strength: weapons })
  const missing = weapons - t.state.levels.weapons
  const told = about({ do: 'lack', what: 'weapons', missing, wounds: 0, person })
  yield* t.window({ at: 'fight', strength: weapons, isCheck: true, about: told })
  const level = t.state.levels.weapons + (t.state.fight?.temporaryWeapons ?? 0)
  t.emit({ t: 'fightEnded' })
  return level >= weapons
}
