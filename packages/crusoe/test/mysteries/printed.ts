// A rich position, and what there is to see of it after a card has done what is printed on it.
import type { Scene } from '@landfall/crusoe/testing'
import type { Person } from '../../src/state.ts'
import type { Table } from './helpers.ts'

/** What there is to see of people: wounds, tokens, markers. */
type Seen = readonly [wounds: number, determination: number, markers: number]

export interface Summary {
  readonly carpenter: Seen
  readonly cook: Seen
  readonly friday: Seen
  readonly morale: number
  readonly weapons: number
  readonly roof: number
  readonly palisade: number
  readonly fur: number
  readonly hunting: readonly string[]
  readonly items: readonly string[]
  readonly outside: readonly string[]
  readonly onePawnNext: readonly string[]
  readonly confused: readonly string[]
  readonly cursed: readonly string[]
  readonly tiles: readonly number[]
  readonly additionalWood: string
  readonly arrows: readonly number[]
}

export function summary({ state }: Table): Summary {
  const seen = (person: Person): Seen => {
    const { wounds = 0, determination = 0, markers = [] } = state.people[person] ?? {}
    return [wounds, determination, markers.filter(({ arrow }) => arrow === undefined).length]
  }
  const arrows = (person: Person): readonly number[] =>
    (state.people[person]?.markers ?? []).flatMap(({ arrow }) => (arrow === undefined ? [] : [arrow]))
  return {
    carpenter: seen('carpenter'),
    cook: seen('cook'),
    friday: seen('friday'),
    morale: state.morale,
    ...state.levels,
    fur: state.available.fur,
    hunting: state.huntingDeck,
    items: state.items,
    outside: Object.keys(state.outside),
    onePawnNext: state.limitsNext.onePawn,
    confused: state.confused.next,
    cursed: state.cursed.next,
    tiles: [...state.islandStack, ...state.seenTiles],
    additionalWood: state.island.B1?.additionalWood ?? '',
    arrows: [...arrows('carpenter'), ...arrows('cook')],
  }
}

export const RICH = {
  friday: true,
  shelterBuilt: true,
  people: {
    carpenter: { determination: 3, wounds: 1 },
    cook: { determination: 1, wounds: 1 },
    friday: { determination: 1, wounds: 1 },
  },
  levels: { weapons: 3, roof: 1, palisade: 2 },
  available: { food: 2, fur: 1 },
  huntingDeck: ['beast/fox', 'beast/bear'],
} satisfies Scene

export const BEFORE: Summary = {
  carpenter: [1, 3, 0],
  cook: [1, 1, 0],
  friday: [1, 1, 0],
  morale: 0,
  weapons: 3,
  roof: 1,
  palisade: 2,
  fur: 1,
  hunting: ['beast/fox', 'beast/bear'],
  items: [],
  outside: [],
  onePawnNext: [],
  confused: [],
  cursed: [],
  tiles: [],
  additionalWood: '',
  arrows: [],
}

export function entriesOf<Key extends string, Value>(cards: { readonly [K in Key]: Value }): [Key, Value][] {
  return Object.entries(cards) as [Key, Value][]
}
