// All Inventions, written by hand from the facts about the cards and the scenario sheet.
import type { Character, InventionId, Terrain } from '@landfall/crusoe'
import type { Cost } from '../../src/components/cost.ts'

/** What an Item does: when it becomes available, and while it is built. */
export interface Doing {
  readonly palisade: number
  readonly weapons: number
  readonly nonperishable: number
  /** Tokens and markers on the island: the camp is on B1, and A1 is next to it. */
  readonly tokens: readonly string[]
  /** Wood on the pile. */
  readonly pile: number
  readonly pawnFor: readonly string[]
  /** Determination tokens of the First Player in the Morale Phase. */
  readonly moraleTokens: number
  /** Of three snow clouds. */
  readonly snowIgnored: number
  /** Of nine food in camp. */
  readonly foodKept: number
  /** Food that it takes at night, wounds that it heals, and among how many they can be divided. */
  readonly night: readonly [food: number, wounds: number, among: number]
  /** Wounds healed and tokens gained by a Rest. */
  readonly rest: readonly [wounds: number, tokens: number]
  readonly gatherBonus: number
  readonly pitFood: number
  readonly medicine: boolean
}

export const NOTHING: Doing = {
  palisade: 0,
  weapons: 0,
  nonperishable: 0,
  tokens: [],
  pile: 0,
  pawnFor: [],
  moraleTokens: 0,
  snowIgnored: 0,
  foodKept: 0,
  night: [0, 0, 0],
  rest: [1, 0],
  gatherBonus: 0,
  pitFood: 0,
  medicine: false,
}

export interface Row {
  readonly rules: string
  readonly card: InventionId
  /** On the board from the start, in the deck, on the scenario sheet, or beside the sheet of a character. */
  readonly from: 'board' | 'deck' | 'scenario' | Character
  readonly terrain?: Terrain
  readonly items?: readonly InventionId[]
  /** One of these is paid. */
  readonly costs?: readonly Cost[]
  readonly does?: Partial<Doing>
  /** What flipping it undoes. */
  readonly lost?: Partial<Pick<Doing, 'palisade' | 'weapons' | 'nonperishable' | 'tokens'>>
}

const WOOD: readonly Cost[] = [{ wood: 1 }]

const FUR: readonly Cost[] = [{ fur: 1 }]

export const ROWS: readonly Row[] = [
  {
    rules: 'RC-INV-09',
    card: 'invention/bricks',
    from: 'board',
    terrain: 'hills',
    does: { palisade: 1 },
    lost: { palisade: 1 },
  },
  {
    rules: 'RC-INV-11',
    card: 'invention/dam',
    from: 'board',
    terrain: 'river',
    costs: WOOD,
    does: { nonperishable: 2 },
    lost: { nonperishable: 2 },
  },
  {
    rules: 'RC-INV-06',
    card: 'invention/fire',
    from: 'board',
    terrain: 'mountains',
    does: { palisade: 1 },
    lost: { palisade: 1 },
  },
  {
    rules: 'RC-INV-07',
    card: 'invention/knife',
    from: 'board',
    terrain: 'mountains',
    does: { weapons: 1 },
    lost: { weapons: 1 },
  },
  { rules: 'RC-INV-04', card: 'invention/map', from: 'board', terrain: 'river', does: { pawnFor: ['explore'] } },
  { rules: 'RC-INV-12', card: 'invention/medicine', from: 'board', terrain: 'plains', does: { medicine: true } },
  { rules: 'RC-INV-05', card: 'invention/pot', from: 'board', terrain: 'hills', does: { night: [1, 1, 1] } },
  { rules: 'RC-INV-10', card: 'invention/rope', from: 'board', terrain: 'plains' },
  { rules: 'RC-INV-08', card: 'invention/shovel', from: 'board', terrain: 'beach' },
  { rules: 'RC-INV-17', card: 'invention/basket', from: 'deck', terrain: 'plains', does: { gatherBonus: 1 } },
  { rules: 'RC-INV-18', card: 'invention/bed', from: 'deck', terrain: 'plains', does: { rest: [2, 1] } },
  {
    rules: 'RC-INV-19',
    card: 'invention/belts',
    from: 'deck',
    items: ['invention/knife'],
    costs: FUR,
    does: { pawnFor: ['gather'] },
  },
  {
    rules: 'RC-INV-20',
    card: 'invention/bow',
    from: 'deck',
    items: ['invention/rope', 'invention/knife'],
    costs: WOOD,
    does: { weapons: 3 },
    lost: { weapons: 3 },
  },
  {
    rules: 'RC-INV-21',
    card: 'invention/cellar',
    from: 'deck',
    items: ['invention/shovel'],
    does: { foodKept: 9 },
  },
  {
    rules: 'RC-INV-22',
    card: 'invention/corral',
    from: 'deck',
    items: ['invention/rope'],
    costs: WOOD,
    does: { tokens: ['A1 bird covered', 'B1 additional food'] },
    lost: { tokens: ['B1 additional food'] },
  },
  { rules: 'RC-INV-23', card: 'invention/diary', from: 'deck', costs: FUR, does: { moraleTokens: 1 } },
  {
    rules: 'RC-INV-24',
    card: 'invention/drums',
    from: 'deck',
    terrain: 'hills',
    costs: FUR,
    does: { moraleTokens: 2 },
  },
  {
    rules: 'RC-INV-25',
    card: 'invention/furnace',
    from: 'deck',
    items: ['invention/bricks'],
    does: { snowIgnored: 1 },
  },
  {
    rules: 'RC-INV-26',
    card: 'invention/lantern',
    from: 'deck',
    terrain: 'hills',
    items: ['invention/fire'],
    does: { pawnFor: ['build'] },
  },
  {
    rules: 'RC-INV-27',
    card: 'invention/moat',
    from: 'deck',
    items: ['invention/shovel'],
    costs: WOOD,
    does: { palisade: 2 },
    lost: { palisade: 2 },
  },
  {
    rules: 'RC-INV-28',
    card: 'invention/pit',
    from: 'deck',
    items: ['invention/shovel'],
    costs: WOOD,
    does: { pitFood: 2 },
  },
  {
    rules: 'RC-INV-29',
    card: 'invention/raft',
    from: 'deck',
    items: ['invention/rope'],
    costs: [{ wood: 2 }],
    does: { pawnFor: ['gather', 'explore'] },
  },
  { rules: 'RC-INV-30', card: 'invention/sack', from: 'deck', costs: FUR, does: { gatherBonus: 1 } },
  {
    rules: 'RC-INV-31',
    card: 'invention/shield',
    from: 'deck',
    items: ['invention/rope'],
    costs: WOOD,
    does: { pawnFor: ['hunt'] },
  },
  {
    rules: 'RC-INV-32',
    card: 'invention/sling',
    from: 'deck',
    costs: [{ wood: 1 }, { fur: 1 }],
    does: { weapons: 2 },
    lost: { weapons: 2 },
  },
  {
    rules: 'RC-INV-33',
    card: 'invention/wall',
    from: 'deck',
    items: ['invention/bricks'],
    does: { palisade: 2 },
    lost: { palisade: 2 },
  },
  {
    rules: 'RC-INV-14',
    card: 'invention/fireplace',
    from: 'cook',
    items: ['invention/fire'],
    does: { night: [1, 2, 2] },
  },
  {
    rules: 'RC-INV-15',
    card: 'invention/shortcut',
    from: 'explorer',
    items: ['invention/map'],
    does: { tokens: ['A1 shortcut'] },
    lost: { tokens: ['A1 shortcut'] },
  },
  {
    rules: 'RC-INV-13',
    card: 'invention/snare',
    from: 'carpenter',
    items: ['invention/rope'],
    does: { tokens: ['B1 additional food'] },
    lost: { tokens: ['B1 additional food'] },
  },
  {
    rules: 'RC-INV-16',
    card: 'invention/spear',
    from: 'soldier',
    items: ['invention/knife'],
    costs: WOOD,
    does: { weapons: 3 },
    lost: { weapons: 3 },
  },
  {
    rules: 'RC-INV-34 RC-SCN1-12',
    card: 'castaways/hatchet',
    from: 'scenario',
    terrain: 'mountains',
    costs: WOOD,
    does: { tokens: ['B1 additional wood'] },
  },
  {
    rules: 'RC-INV-34 RC-SCN1-13',
    card: 'castaways/mast',
    from: 'scenario',
    items: ['invention/rope'],
    costs: [{ wood: 1, fur: 1 }],
    does: { pile: 3 },
  },
]
