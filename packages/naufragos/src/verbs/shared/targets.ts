// Whom an effect happens to.

import type { Routine, Table } from '@landfall/kernel'
import type { Scope } from '@landfall/tabletop'
import type { Seat } from '../../components/seats.ts'
import type { NaufragosEffects, Target, Whom } from '../../effect-types.ts'
import { atHome, living, pool, resolver } from '../../people.ts'
import type { Naufragos } from '../../types.ts'

type T = Table<Naufragos>

/** The castaways who are meant, as far as nobody has to choose one of them. */
export function group(t: T, who: Target): readonly Seat[] {
  switch (who) {
    case 'explorers':
      return t.state.expedition?.explorers ?? []
    case 'home':
      return atHome(t.state)
    case 'everyone':
      return living(t.state)
    case 'start': {
      const start = resolver(t.state)
      return start === undefined ? [] : [start]
    }
    case 'one':
    case 'other':
    case 'random':
      return pool(t.state)
  }
}

/** The castaways who are meant. A repeated choice is the one that was made already. */
export function* targets(t: T, who: Whom, scope: Scope<NaufragosEffects>): Routine<readonly Seat[]> {
  if (who === 'you') return [scope.you]
  if (who !== 'one' && who !== 'other' && who !== 'random') return group(t, who)
  const known = t.state.resolving.at(-1)?.[who]
  if (known !== undefined) return [known]
  const chosen = yield* choose(t, who, scope)
  if (chosen === undefined) return []
  t.emit({ t: 'targeted', as: who, seat: chosen })
  return [chosen]
}

function* choose(t: T, who: 'one' | 'other' | 'random', scope: Scope<NaufragosEffects>): Routine<Seat | undefined> {
  const all = pool(t.state)
  const others = who === 'other' ? all.filter((seat) => seat !== scope.you) : all
  const candidates = others.length === 0 ? [scope.you] : others
  if (who === 'random' && candidates.length > 1) return t.chance('castaway', candidates)
  const choices = candidates.map((id) => {
    const choice = { id, at: `castaway/${id}` as const }
    return id === scope.you ? choice : { ...choice, concerns: [id] }
  })
  return yield* t.pick({ seat: scope.you, kind: 'whom', rule: scope.rule, choices })
}
