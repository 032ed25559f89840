// The Invention cards: which there are, what each needs, and whose some are. RC-DECK-08, RC-INV.
import type { Character } from '../components/characters.ts'
import type { Terrain } from '../components/tiles.ts'
import type { Values } from '../values.ts'

export interface Invention {
  /** On the board from the start, in the deck, or beside the sheet of a character. */
  readonly kind: 'default' | 'deck' | 'personal'
  readonly character?: Character
  readonly terrain?: Terrain
  /** Items that must be built; they are not used up. */
  readonly items?: readonly string[]
  readonly wood?: number
  readonly fur?: number
  /** Wood or fur, one of them. RC-INV-32 */
  readonly woodOrFur?: number
  /** It gives a neutral pawn every round, for one of these Actions. RC-INV-01 */
  readonly pawnFor?: readonly ('hunt' | 'build' | 'gather' | 'explore')[]
  /** What it contributes while it is built. */
  readonly values?: Values
}

/** Any amount. */
const ALL = Number.MAX_SAFE_INTEGER

export const INVENTIONS = {
  'invention/basket': { kind: 'deck', terrain: 'plains' },
  'invention/bed': { kind: 'deck', terrain: 'plains' },
  'invention/belts': { kind: 'deck', items: ['invention/knife'], fur: 1, pawnFor: ['gather'] },
  'invention/bow': { kind: 'deck', items: ['invention/knife', 'invention/rope'], wood: 1 },
  'invention/bricks': { kind: 'default', terrain: 'hills' },
  'invention/cellar': { kind: 'deck', items: ['invention/shovel'], values: { foodKept: ALL } },
  'invention/corral': { kind: 'deck', items: ['invention/rope'], wood: 1 },
  'invention/dam': { kind: 'default', terrain: 'river', wood: 1 },
  'invention/diary': { kind: 'deck', fur: 1, values: { moraleTokens: 1 } },
  'invention/drums': { kind: 'deck', terrain: 'hills', fur: 1, values: { moraleTokens: 2 } },
  'invention/fire': { kind: 'default', terrain: 'mountains' },
  'invention/fireplace': { kind: 'personal', character: 'cook', items: ['invention/fire'] },
  'invention/furnace': { kind: 'deck', items: ['invention/bricks'], values: { snowIgnored: 1 } },
  'invention/knife': { kind: 'default', terrain: 'mountains' },
  'invention/lantern': { kind: 'deck', terrain: 'hills', items: ['invention/fire'], pawnFor: ['build'] },
  'invention/map': { kind: 'default', terrain: 'river', pawnFor: ['explore'] },
  'invention/medicine': { kind: 'default', terrain: 'plains', values: { medicine: 1 } },
  'invention/moat': { kind: 'deck', items: ['invention/shovel'], wood: 1 },
  'invention/pit': { kind: 'deck', items: ['invention/shovel'], wood: 1 },
  'invention/pot': { kind: 'default', terrain: 'hills' },
  'invention/raft': { kind: 'deck', items: ['invention/rope'], wood: 2, pawnFor: ['gather', 'explore'] },
  'invention/rope': { kind: 'default', terrain: 'plains' },
  'invention/sack': { kind: 'deck', fur: 1 },
  'invention/shield': { kind: 'deck', items: ['invention/rope'], wood: 1, pawnFor: ['hunt'] },
  'invention/shortcut': { kind: 'personal', character: 'explorer', items: ['invention/map'] },
  'invention/shovel': { kind: 'default', terrain: 'beach' },
  'invention/sling': { kind: 'deck', woodOrFur: 1 },
  'invention/snare': { kind: 'personal', character: 'carpenter', items: ['invention/rope'] },
  'invention/spear': { kind: 'personal', character: 'soldier', items: ['invention/knife'], wood: 1 },
  'invention/wall': { kind: 'deck', items: ['invention/bricks'] },
} as const satisfies { readonly [invention: string]: Invention }

export type InventionId = keyof typeof INVENTIONS

export const INVENTION_IDS: readonly InventionId[] = Object.keys(INVENTIONS).filter(isInvention)

function isInvention(id: string): id is InventionId {
  return Object.hasOwn(INVENTIONS, id)
}

/** RC-SETUP-10 */
export const INVENTIONS_LAID_OUT = 5
