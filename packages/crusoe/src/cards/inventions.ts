// The Invention cards: which there are, what each needs, whose some are, and what each is good for. RC-DECK-08, RC-INV.

import { controls, fact } from '@landfall/tabletop'
import type { Character } from '../components/characters.ts'
import type { Terrain } from '../components/tiles.ts'
import type { SpecialName } from '../scenarios/scenario.ts'
import type { ScenarioKey } from '../scenarios/scenario-words.ts'
import type * as english from '../text/en/cards/inventions.ts'
import type { CrusoeEffect, CrusoeEffects } from '../types.ts'
import type { Values } from '../values.ts'
import { additionalAtCamp, exhaustBirdBesideCamp, gain, healOne, healShared, raise, shortcut } from '../verbs/index.ts'
import type { TitledIn } from './titled-in.ts'
import { ALL, type BetterRest, type NeutralAction, type Use } from './use.ts'

const { when } = controls<CrusoeEffects>()

/** The cards of the box. */
export type InventionCardId = keyof typeof english.cards
/** The cards, and what is printed on scenario sheets. */
export type InventionId = InventionCardId | ScenarioKey<'inventions'>

export interface Invention {
  /** On the board from the start, in the deck, beside the sheet of a character, or on the scenario sheet. */
  readonly kind: 'default' | 'deck' | 'personal' | 'sheet'
  readonly character?: Character
  /** All of them must be explored. */
  readonly terrains?: readonly Terrain[]
  /** Items that must be built; they are not used up. */
  readonly items?: readonly InventionId[]
  readonly wood?: number
  readonly fur?: number
  readonly food?: number
  /** Wood or fur, one of them. RC-INV-32 */
  readonly woodOrFur?: number
  /** When it becomes available. What can be undone is undone when it is lost. RC-ITEM-11 */
  readonly once?: readonly CrusoeEffect[]
  /** It gives a neutral pawn every round, for one of these Actions. RC-INV-01 */
  readonly pawnFor?: readonly NeutralAction[]
  /** The pawn helps nowhere but at this Action of the scenario. RC-SCN4-24 */
  readonly pawnOnlyFor?: SpecialName
  /** What it contributes while it is built. */
  readonly values?: Values
  /** Once in a Night Phase. */
  readonly use?: Use
  /** How much more one successful Gather Action a round brings. RC-USE-04 */
  readonly gatherBonus?: number
  readonly rest?: BetterRest
  /** How many tiles the explorer draws, to choose one of them. RC-SCN5-23 */
  readonly tilesDrawn?: number
  /** It can be built again and again, several times a round, and never becomes an Item. RC-SCN2-06 */
  readonly repeatable?: true
  /** It is built on a tile, where its marker shows it. */
  readonly site?: Site
  /** Food that it may bring in the Production Phase, if the Build Wound die shows a wound. RC-CARD-PIT-01 */
  readonly pitFood?: number
  /** It is lost when the camp moves, and its Shortcut token with it. RC-MOVE-06, RC-ITEM-17 */
  readonly staysBehind?: true
}

/** Where something may be built on the island, one on a tile. RC-SCN2-05, RC-SCN7-16 */
export interface Site {
  readonly marker: 'cross' | 'trap'
  /** Only on tiles that show a totem. */
  readonly atTotem?: true
  /** No farther from the camp than this. */
  readonly reach?: number
  /** No more than this in the game. */
  readonly most?: number
}

export const INVENTIONS: TitledIn<typeof english, Invention> = {
  'invention/basket': { kind: 'deck', terrains: ['plains'], gatherBonus: 1 },
  'invention/bed': { kind: 'deck', terrains: ['plains'], rest: { heals: 2, tokens: 1 } },
  'invention/belts': { kind: 'deck', items: ['invention/knife'], fur: 1, pawnFor: ['gather'] },
  'invention/bow': {
    kind: 'deck',
    items: ['invention/knife', 'invention/rope'],
    wood: 1,
    once: [raise('weapons', 3)],
  },
  'invention/bricks': { kind: 'default', terrains: ['hills'], once: [raise('palisade', 1)] },
  'invention/cellar': { kind: 'deck', items: ['invention/shovel'], values: { foodKept: ALL } },
  'invention/corral': {
    kind: 'deck',
    items: ['invention/rope'],
    wood: 1,
    once: [when(fact('birdBesideCamp'), [exhaustBirdBesideCamp, additionalAtCamp('food')])],
  },
  'invention/dam': { kind: 'default', terrains: ['river'], wood: 1, once: [gain('nonperishable', 2)] },
  'invention/diary': { kind: 'deck', fur: 1, values: { moraleTokens: 1 } },
  'invention/drums': { kind: 'deck', terrains: ['hills'], fur: 1, values: { moraleTokens: 2 } },
  'invention/fire': { kind: 'default', terrains: ['mountains'], once: [raise('palisade', 1)] },
  'invention/fireplace': {
    kind: 'personal',
    character: 'cook',
    items: ['invention/fire'],
    use: { at: 'night', paysFood: 1, effects: [healShared(2)] },
  },
  'invention/furnace': { kind: 'deck', items: ['invention/bricks'], values: { snowIgnored: 1 } },
  'invention/knife': { kind: 'default', terrains: ['mountains'], once: [raise('weapons', 1)] },
  'invention/lantern': { kind: 'deck', terrains: ['hills'], items: ['invention/fire'], pawnFor: ['build'] },
  'invention/map': { kind: 'default', terrains: ['river'], pawnFor: ['explore'] },
  'invention/medicine': { kind: 'default', terrains: ['plains'], values: { medicine: 1 } },
  'invention/moat': { kind: 'deck', items: ['invention/shovel'], wood: 1, once: [raise('palisade', 2)] },
  'invention/pit': { kind: 'deck', items: ['invention/shovel'], wood: 1, pitFood: 2 },
  'invention/pot': { kind: 'default', terrains: ['hills'], use: { at: 'night', paysFood: 1, effects: [healOne(1)] } },
  'invention/raft': { kind: 'deck', items: ['invention/rope'], wood: 2, pawnFor: ['gather', 'explore'] },
  'invention/rope': { kind: 'default', terrains: ['plains'] },
  'invention/sack': { kind: 'deck', fur: 1, gatherBonus: 1 },
  'invention/shield': { kind: 'deck', items: ['invention/rope'], wood: 1, pawnFor: ['hunt'] },
  'invention/shortcut': {
    kind: 'personal',
    character: 'explorer',
    items: ['invention/map'],
    once: [shortcut],
    staysBehind: true,
  },
  'invention/shovel': { kind: 'default', terrains: ['beach'] },
  'invention/sling': { kind: 'deck', woodOrFur: 1, once: [raise('weapons', 2)] },
  'invention/snare': {
    kind: 'personal',
    character: 'carpenter',
    items: ['invention/rope'],
    once: [additionalAtCamp('food')],
  },
  'invention/spear': {
    kind: 'personal',
    character: 'soldier',
    items: ['invention/knife'],
    wood: 1,
    once: [raise('weapons', 3)],
  },
  'invention/wall': { kind: 'deck', items: ['invention/bricks'], once: [raise('palisade', 2)] },
}

export const INVENTION_IDS: readonly InventionCardId[] = Object.keys(INVENTIONS).filter(isInventionCard)

export function isInventionCard(id: string): id is InventionCardId {
  return Object.hasOwn(INVENTIONS, id)
}

/** RC-SETUP-10 */
export const INVENTIONS_LAID_OUT = 5
