// What Italian says in other words than its clauses do.
import type { Act } from '@landfall/tabletop'
import type { NaufragosWords } from '../../words.ts'

type Told = Act<NaufragosWords>

export const retold = (act: Told): Told => (act.verb === 'cure' ? cured(act) : act)

/** One food becomes one token; of more, up to that many do. */
function cured(act: Told): Told {
  const { object, ...rest } = act
  if (object === undefined || !('noun' in object)) return act
  return object.count === 1 ? { ...act, to: { noun: 'token', count: 1 } } : { ...rest, by: object }
}
