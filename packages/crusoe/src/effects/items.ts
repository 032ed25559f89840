// What cards do to Inventions and Items. RC-ITEM.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { canBuildExtra, planExtraBuild } from '../actions/extra-build.ts'
import type { InventionId } from '../cards/inventions.ts'
import { becomeItem, discardItem, flipItem, flippableItems } from '../items.ts'
import { inventionOf, isInvention } from '../scenarios/sheets.ts'
import type { CrusoeState } from '../state.ts'
import { isInventionTarget } from '../target.ts'
import type { Crusoe } from '../types.ts'
import { plainly, type RulesOf, say } from './rule.ts'
import { unmet } from './unmet.ts'

/** RC-RES-04: somebody is about to build it. */
function isPlanned({ plan }: CrusoeState, id: string): boolean {
  return plan.some(({ target }) => isInventionTarget(target, id))
}

/** RC-ITEM-16: neither beside a character's sheet nor on the scenario's. */
function inventionsOnBoard(state: CrusoeState): readonly InventionId[] {
  const { inventions, players } = state
  return inventions.filter((id) => {
    if (isPlanned(state, id)) return false
    const { kind, character } = inventionOf(id)
    return kind !== 'sheet' && (character === undefined || !players.includes(character))
  })
}

function* chooseCard(
  t: Table<Crusoe>,
  kind: 'item' | 'inventionToDiscard' | 'inventionToTake',
  from: readonly InventionId[],
  rule: string,
): Routine<InventionId | undefined> {
  const [only, other] = from
  if (other === undefined) return only
  return yield* t.ask({ seat: TABLE, kind, rule, choices: from.map((id) => ({ id, at: id })) })
}

/** RC-DISCARD-05 */
export function maybeReshuffleInventions(t: Table<Crusoe>): void {
  const { inventionDeck, inventionDiscard } = t.state
  if (inventionDeck.length > 0 || inventionDiscard.length === 0) return
  t.emit({ t: 'inventionDeckShuffled', deck: t.shuffle('deck.inventions', inventionDiscard) })
}

/** What can be built for nothing: it lies there, or has been flipped this round. */
export function canBeBuilt(state: CrusoeState, id: string): boolean {
  const { inventions, flipped } = state
  if (isPlanned(state, id)) return false
  return inventions.some((one) => one === id) || flipped.some(({ item, rebuilt }) => item === id && !rebuilt)
}

export const itemVerbs: RulesOf<
  | 'flipItems'
  | 'markItems'
  | 'flipMarkedItems'
  | 'discardItem'
  | 'discardInventions'
  | 'pickInvention'
  | 'layOutInvention'
  | 'buildFree'
  | 'extraBuild'
  | 'itemsAside'
> = {
  flipItems: {
    clause: ({ items }) => say('flip', { object: { noun: 'itemToFlip', count: items }, at: { noun: 'ifPossible' } }),
    *run(t, { items }, { rule }) {
      for (let flipped = 0; flipped < items; flipped++) {
        const item = yield* chooseCard(t, 'item', flippableItems(t.state), rule)
        if (item === undefined) return
        flipItem(t, item)
      }
    },
    isPossible: (t, { items }) => flippableItems(t.state).length >= items,
  },
  /** RC-CARD-TOOLSINSPECTION-01 */
  markItems: {
    clause: ({ items }) => say('mark', { object: { noun: 'item', count: items }, at: { noun: 'ifPossible' } }),
    *run(t, { items }, { rule, source = '' }) {
      const marked: InventionId[] = []
      while (marked.length < items) {
        const item = yield* chooseCard(
          t,
          'item',
          flippableItems(t.state).filter((one) => !marked.includes(one)),
          rule,
        )
        if (item === undefined) break
        marked.push(item)
      }
      t.emit({ t: 'remembered', card: source, memory: { items: marked } })
    },
  },
  /** RC-CARD-TOOLSINSPECTION-02 */
  flipMarkedItems: {
    clause: () => say('flip', { object: { noun: 'markedItems' }, at: { noun: 'ifPossible' } }),
    run(t, _, { source = '' }) {
      for (const item of t.state.memory[source]?.items ?? []) {
        if (flippableItems(t.state).includes(item)) flipItem(t, item)
      }
    },
  },
  discardItem: {
    clause: () => say('discard', { object: { noun: 'item', count: 1 }, at: { noun: 'ifPossible' } }),
    *run(t, _, { rule }) {
      const item = yield* chooseCard(t, 'item', flippableItems(t.state), rule)
      if (item !== undefined) discardItem(t, item)
    },
  },
  /** RC-ITEM-16, RC-DISCARD-04 */
  discardInventions: {
    clause: ({ inventions }) => say('discard', { object: { noun: 'invention', count: inventions } }),
    *run(t, { inventions }, { rule }) {
      for (let discarded = 0; discarded < inventions; discarded++) {
        const id = yield* chooseCard(t, 'inventionToDiscard', inventionsOnBoard(t.state), rule)
        if (id === undefined) return unmet(t, inventions - discarded)
        const deck = t.shuffle('deck.inventions', [...t.state.inventionDeck, id])
        t.emit({ t: 'inventionDiscarded', invention: id, deck })
      }
    },
  },
  /** RC-CARD-COUNCIL-01: the group looks through the deck. */
  pickInvention: {
    clause: plainly('pickInvention'),
    *run(t, _, { rule }) {
      maybeReshuffleInventions(t)
      const id = yield* chooseCard(t, 'inventionToTake', [...t.state.inventionDeck].sort(), rule)
      if (id === undefined) return
      const rest = t.state.inventionDeck.filter((other) => other !== id)
      t.emit({ t: 'inventionTaken', invention: id, deck: t.shuffle('deck.inventions', rest) })
    },
  },
  /** RC-CARD-SKELETON-01 */
  layOutInvention: {
    clause: plainly('layOutInvention'),
    run(t) {
      maybeReshuffleInventions(t)
      const id = t.state.inventionDeck.at(-1)
      if (id !== undefined) t.emit({ t: 'inventionTaken', invention: id, deck: t.state.inventionDeck.slice(0, -1) })
    },
  },
  /** RC-CARD-RUINEDHUT-01, RC-DISC-12 */
  buildFree: {
    clause: ({ invention }) =>
      isInvention(invention) ? say('buildFree', { object: { name: invention } }) : say('decline'),
    *run(t, { invention }, _, words) {
      if (!isInvention(invention) || !canBeBuilt(t.state, invention)) return
      t.emit({ t: 'inventionBuilt', invention })
      if (!t.state.resolving) yield* becomeItem(t, words, invention)
    },
    isPossible: (t, { invention }) => canBeBuilt(t.state, invention),
  },
  /** RC-CARD-FASTWORK-01 */
  extraBuild: {
    clause: plainly('extraBuild'),
    *run(t, _, { you }) {
      yield* planExtraBuild(t, you)
    },
    isPossible: (t, _, { you }) => canBuildExtra(t.state, you),
  },
  /** RC-CARD-CATASTROPHE-01 */
  itemsAside: {
    clause: plainly('itemsAside'),
    run(t) {
      t.emit({ t: 'itemsPutAside' })
    },
  },
}
