// Drawing Mystery cards. RC-MYST.
import type { Routine, Table } from '@landfall/kernel'
import { isTreasure, type MysteryId, type MysteryType, mysteryType } from '../cards/decks.ts'
import { dangerOf, treasureOf } from '../cards/edition-cards.ts'
import { seatOf } from '../seats.ts'
import type { CrusoeState, Person } from '../state.ts'
import { treasureAvailable } from '../treasures.ts'
import type { Crusoe, CrusoeVocabulary } from '../types.ts'

/** How many cards of each type are drawn at most. RC-MYST-01 */
export interface MysteryLimits {
  readonly treasure?: number
  readonly creature?: number
  readonly trap?: number
  readonly creatureOrTrap?: number
  /** This many cards of any type, and no stopping. RC-SCN4-18 */
  readonly cards?: number
}

/** How many more of a type may be resolved. RC-MYST-06, RC-MYST-14 */
function roomFor({ mystery }: CrusoeState, type: MysteryType): number {
  if (mystery === undefined) return 0
  const { limits, resolved } = mystery
  if (limits.cards !== undefined) return limits.cards - resolved.length
  const done = (...types: readonly MysteryType[]): number =>
    resolved.filter((card) => types.includes(mysteryType(card))).length
  if (type === 'treasure') return (limits.treasure ?? 0) - done('treasure')
  if (limits.creatureOrTrap !== undefined) return limits.creatureOrTrap - done('creature', 'trap')
  return (limits[type] ?? 0) - done(type)
}

function mayGoOn(state: CrusoeState): boolean {
  if (state.mystery === undefined || state.mystery.stopped) return false
  const types = (['treasure', 'creature', 'trap'] as const).filter((type) => roomFor(state, type) > 0)
  return [...state.mysteryDeck, ...state.mysteryDiscard].some((card) => types.includes(mysteryType(card)))
}

/** RC-MYST-02 to RC-MYST-09 */
export function* drawMysteries(
  t: Table<Crusoe>,
  vocabulary: CrusoeVocabulary,
  drawer: Person,
  limits: MysteryLimits,
): Routine {
  t.emit({ t: 'mysteryBegan', limits })
  if (limits.cards !== undefined) yield* t.window({ at: 'mysteries', drawer })
  let goOn = mayGoOn(t.state)
  while (goOn) {
    yield* nextMystery(t, vocabulary, drawer)
    // RC-SCN4-18: where a number of cards is given, nobody can stop early.
    goOn = mayGoOn(t.state) && (limits.cards !== undefined || (yield* wantsMore(t, drawer)))
  }
  const { mystery, mysteryDeck } = t.state
  const setAside = mystery?.setAside ?? []
  const found = (mystery?.resolved ?? []).filter(isTreasure)
  t.emit({ t: 'mysteryEnded', deck: t.shuffle('deck.mysteries', [...mysteryDeck, ...setAside]) })
  if (t.state.phase === 'action') return
  // RC-MYST-03, RC-AVAIL-01
  for (const card of found) if (t.state.cardsToCome.includes(card)) yield* treasureAvailable(t, vocabulary, card)
}

function* wantsMore(t: Table<Crusoe>, drawer: Person): Routine<boolean> {
  const choices = [{ id: 'yes', at: 'mysteryDeck' }, { id: 'no' }] as const
  return (yield* t.ask({ seat: seatOf(drawer), kind: 'drawOn', rule: 'RC-MYST-05', choices })) === 'yes'
}

/** Reveals cards until one of them counts. */
function* nextMystery(t: Table<Crusoe>, vocabulary: CrusoeVocabulary, drawer: Person): Routine {
  for (;;) {
    // RC-MYST-12
    if (t.state.mysteryDeck.length === 0) {
      if (t.state.mysteryDiscard.length === 0) return
      t.emit({ t: 'mysteryDeckShuffled', deck: t.shuffle('deck.mysteries', t.state.mysteryDiscard) })
    }
    const card = t.state.mysteryDeck.at(-1)
    if (card === undefined) return
    t.emit({ t: 'mysteryRevealed', card })
    if (roomFor(t.state, mysteryType(card)) > 0) return yield* resolve(t, vocabulary, drawer, card)
    t.emit({ t: 'mysterySetAside' })
  }
}

function* resolve(t: Table<Crusoe>, vocabulary: CrusoeVocabulary, drawer: Person, card: MysteryId): Routine {
  const scope = { you: drawer, rule: 'RC-MYST-04', source: card }
  if (isTreasure(card)) {
    yield* vocabulary.run(t, treasureOf(t.config, card).atOnce ?? [], scope)
  } else {
    yield* t.within({ card }, () => t.window({ at: 'danger', drawer, trap: mysteryType(card) === 'trap' }))
    // RC-MYST-11
    if (t.state.mystery?.ignored !== true) yield* vocabulary.run(t, dangerOf(t.config, card).resolve, scope)
  }
  const to = t.state.later.some((later) => later.card === card) ? 'reminder' : 'pile'
  t.emit({ t: 'mysteryResolved', card, to })
}
