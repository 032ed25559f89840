// Whom an effect happens to.

import type { Routine, Table } from '@landfall/kernel'
import type { Scope } from '@landfall/tabletop'
import { worthChoosing } from '../../aims.ts'
import { isItem } from '../../cards/decks.ts'
import type { Seat } from '../../components/seats.ts'
import type { NaufragosEffects, NaufragosVocabulary, Target, Whom } from '../../effect-types.ts'
import { atHome, isAlive, isLost, living, pool, resolver } from '../../people.ts'
import type { Visible } from '../../state.ts'
import type { Naufragos } from '../../types.ts'

type T = Table<Naufragos>

/** The castaways who are meant, as far as nobody has to choose one of them. */
export function group(state: Visible, who: Target): readonly Seat[] {
  switch (who) {
    case 'explorers':
      return state.expedition?.explorers ?? []
    case 'home':
      return atHome(state)
    case 'everyone':
      return living(state)
    case 'start': {
      const start = resolver(state)
      return start === undefined ? [] : [start]
    }
    case 'one':
    case 'other':
    case 'random':
      return pool(state)
  }
}

/** NA-LOST-14: what the lost use reaches nobody else. */
export const isOutOfReach = (state: Visible, you: Seat, source: string | undefined): boolean =>
  source !== undefined && isItem(source) && isLost(state, you)

/** Everybody whom it may happen to, if somebody uses an item that does it. */
export function reachedBy(state: Visible, you: Seat, who: Whom): readonly Seat[] {
  return who === 'you' || isLost(state, you) ? [you] : group(state, who)
}

/** The castaways who are meant, as long as they live. A repeated choice is the one that was made already. */
export function* targets(
  t: T,
  who: Whom,
  scope: Scope<NaufragosEffects>,
  vocabulary: NaufragosVocabulary,
): Routine<readonly Seat[]> {
  const all = yield* meant(t, who, scope, vocabulary)
  return all.filter((seat) => isAlive(t.state, seat))
}

function* meant(
  t: T,
  who: Whom,
  scope: Scope<NaufragosEffects>,
  vocabulary: NaufragosVocabulary,
): Routine<readonly Seat[]> {
  if (who === 'you' || isOutOfReach(t.state, scope.you, scope.source)) return [scope.you]
  if (who !== 'one' && who !== 'other' && who !== 'random') return group(t.state, who)
  const known = t.state.resolving.at(-1)?.[who]
  if (known !== undefined) return [known]
  const chosen = yield* choose(t, who, scope, vocabulary)
  if (chosen === undefined) return []
  t.emit({ t: 'targeted', as: who, seat: chosen })
  return [chosen]
}

function* choose(
  t: T,
  who: 'one' | 'other' | 'random',
  scope: Scope<NaufragosEffects>,
  vocabulary: NaufragosVocabulary,
): Routine<Seat | undefined> {
  const all = pool(t.state)
  const others = who === 'other' ? all.filter((seat) => seat !== scope.you) : all
  const possible = others.length === 0 ? [scope.you] : others
  if (who === 'random') return possible.length > 1 ? t.chance('castaway', possible) : possible[0]
  const { source } = scope
  const isOpen = source === undefined || t.state.former
  // Something that is used meanwhile may help some of them.
  const choices = () =>
    (isOpen ? possible : worthChoosing(t.state, possible, who, source, vocabulary)).map((id) => {
      const choice = { id, at: `castaway/${id}` as const }
      return id === scope.you ? choice : { ...choice, concerns: [id] }
    })
  return yield* t.pick(() => ({ seat: scope.you, kind: 'whom', rule: scope.rule, choices: choices() }))
}
