// Build: the Shelter, a level of Roof, Palisade or weapons, or an Invention. RC-BUILD, RC-ITEM.
import type { Routine, Table } from '@landfall/kernel'
import { INVENTION_IDS, INVENTIONS, type Invention } from '../cards/inventions.ts'
import { DETERMINATION_FOR_PERSONAL_INVENTION } from '../components/characters.ts'
import { gainDetermination } from '../effects/morale.ts'
import { LEVELS, type Stack } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { succeeds } from './dice.ts'

export function* build(t: Table<Crusoe>, stack: Stack): Routine {
  const success = yield* succeeds(t, 'build', stack)
  t.emit({ t: 'resolved', stack, success })
  if (!success) return
  const level = LEVELS.find((known) => known === stack.target)
  if (stack.target === 'shelter') t.emit({ t: 'shelterBuilt' })
  // RC-RES-12: at once.
  else if (level !== undefined) t.emit({ t: 'levelChanged', level, by: 1, rule: 'RC-BUILD-01' })
  else invent(t, stack)
}

/** RC-ITEM-05, RC-CHAR-16 */
function invent(t: Table<Crusoe>, { target, leader }: Stack): void {
  const id = INVENTION_IDS.find((known) => known === target)
  if (id === undefined) throw new Error(`"${target}" cannot be built`)
  t.emit({ t: 'inventionBuilt', invention: id })
  const { character }: Invention = INVENTIONS[id]
  if (character === leader) gainDetermination(t, leader, DETERMINATION_FOR_PERSONAL_INVENTION, 'RC-CHAR-16')
}
