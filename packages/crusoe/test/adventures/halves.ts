// Both halves of an Adventure card against what is printed on them: a rich position, and what a half changes in it.
import { arrowsCovered, type Scene, table } from '@landfall/crusoe/testing'
import { expect } from 'vitest'
import type { AdventureId } from '../../src/cards/decks.ts'
import type { DiceAction } from '../../src/components/dice.ts'
import { act, acting, actionOf, dice, type Table } from './helpers.ts'

/** What a position is made of, without the order of decks and without what is only remembered. */
const UNSEEN = [
  'buildDeck',
  'gatherDeck',
  'exploreDeck',
  'eventOrder',
  'removed',
  'newTokens',
  'attempted',
  'memory',
  'phase',
]
const COUNTED = ['inventions', 'inventionDeck', 'mysteryDeck', 'discoveryStack', 'later']

type Fact = number | string | true | readonly unknown[]
/** By how much a number has changed; what something else is now, or that it is not there any more. */
export type Changes = { readonly [path: string]: Fact }

function factsOf(value: unknown, path: string): readonly (readonly [string, Fact])[] {
  if (Array.isArray(value)) {
    if (COUNTED.includes(path)) return [[path, value.length]]
    return value.length === 0 ? [] : [[path, [...value].sort()]]
  }
  if (typeof value === 'object' && value !== null) {
    const inside = Object.entries(value).filter(([key]) => path !== '' || !UNSEEN.includes(key))
    const prefix = path === '' || path === 'people' || path === 'levels' ? '' : `${path}.`
    return inside.flatMap(([key, part]) => factsOf(part, `${prefix}${key}`))
  }
  return typeof value === 'number' || typeof value === 'string' || value === true ? [[path, value]] : []
}

export function changes(before: Table['state'], after: Table['state']): Changes {
  const old = new Map(factsOf(before, ''))
  const now = new Map(factsOf(after, ''))
  const changed: { [path: string]: Fact } = {}
  for (const path of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(path), now.get(path)]
    if (typeof (was ?? is) === 'number') {
      const by = Number(is ?? 0) - Number(was ?? 0)
      if (by !== 0) changed[path] = by
    } else if (JSON.stringify(was) !== JSON.stringify(is)) changed[path] = is ?? 'none'
  }
  return changed
}

type Whereabouts = 'removed' | 'in the Event deck' | 'kept'

function whereabouts({ state }: Table, card: AdventureId): readonly Whereabouts[] {
  const places = {
    removed: state.removed,
    'in the Event deck': state.eventOrder,
    kept: state.cardsToCome,
  } satisfies { readonly [W in Whereabouts]: readonly string[] }
  const all = ['removed', 'in the Event deck', 'kept'] as const
  return all.filter((place) => places[place].some((one) => one === card))
}

/**
 * The Carpenter acts, the Cook is First Player, the Soldier and Friday stand by. There is enough of everything, and
 * odd levels tell rounding. No ability and no morale arrow gets in the way.
 */
export const RICH = {
  characters: ['carpenter', 'cook', 'soldier'],
  friday: true,
  firstPlayer: 'cook',
  round: 2,
  morale: 1,
  shelterBuilt: true,
  levels: { roof: 5, palisade: 6, weapons: 2 },
  available: { food: 6, wood: 6, fur: 6 },
  people: {
    carpenter: { wounds: 5, determination: 5, markers: arrowsCovered(5, 8, 10) },
    cook: { wounds: 5, determination: 5, markers: arrowsCovered(4, 7, 9, 11) },
    soldier: { wounds: 5, determination: 5, markers: arrowsCovered(5, 9) },
    friday: { determination: 5 },
  },
  limits: { noAbilities: ['carpenter', 'cook', 'soldier'] },
  items: ['invention/map', 'invention/pot', 'invention/cellar'],
  inventionDeck: ['invention/pit', 'invention/raft'],
  islandStack: [6],
  discoveryStack: ['discovery/herbs', 'discovery/poison', 'discovery/tobacco', 'discovery/goat'],
  mysteryDeck: [
    'creature/snake',
    'trap/sharp-blade',
    'treasure/gold',
    'treasure/boxes',
    'trap/blunt-spear',
    'treasure/compass',
    'creature/bite',
  ],
} satisfies Scene

export const withMedicine = { items: [...RICH.items, 'invention/medicine'] } satisfies Scene

interface Half {
  readonly card: AdventureId
  /** What tells this line from others of the card. */
  readonly note?: string
  readonly answers?: readonly string[]
  readonly scene?: Scene
  readonly changes: Changes
}

export interface Upper extends Half {
  readonly failed?: true
  readonly to: Whereabouts
}

export interface Lower extends Half {
  /** What was answered to the upper half, so that the card came back. */
  readonly upper?: readonly string[]
  /** The card lies in the Event deck, whatever its upper half has done. */
  readonly alone?: true
}

/** The Action with and without the card; a Palisade, wood of A1, or the tile on B2. */
export function draw({ card, scene = {}, failed }: Pick<Upper, 'card' | 'scene' | 'failed'>, isDrawn: boolean): Table {
  const action = actionOf(card)
  const adventure = isDrawn ? 'adventure' : 'blank'
  const t = acting({
    ...RICH,
    [`${action}Deck`]: [card],
    ...scene,
    rolls: {
      ...dice(action, 'blank', failed === true ? 'failure' : 'success', adventure),
      ...(isDrawn ? scene.rolls : {}),
    },
  })
  return act(t, action, 'carpenter', action === 'build' ? { target: { kind: 'building', building: 'palisade' } } : {})
}

function answer(t: Table, answers: readonly string[] = []): Table {
  for (const choice of answers) t.choose(choice)
  return t
}

export function checkUpper(half: Upper): void {
  const t = answer(draw(half, true), half.answers)
  t.settled()
  const without = draw(half, false)
  without.settled()
  expect(changes(without.state, t.state)).toEqual(half.changes)
  expect(whereabouts(t, half.card)).toEqual([half.to])
}

export function checkLower({ card, scene = {}, upper, alone, answers, changes: expected }: Lower): void {
  const t =
    alone === true
      ? table({ ...RICH, eventOrder: [card], ...scene }).play('roundStart')
      : answer(draw({ card, scene }, true), upper).play('actionsEnd').play('roundStart')
  expect(whereabouts(t, card)).toEqual(['in the Event deck'])
  const before = t.state
  answer(t.play('event'), answers).settled()
  expect(changes(before, t.state)).toEqual(expected)
  expect(whereabouts(t, card)).toEqual(['removed'])
}

export const named = <H extends Half>(halves: readonly H[]): readonly (readonly [string, H])[] =>
  halves.map((half) => [[half.card, ...(half.note === undefined ? [] : [half.note])].join(', '), half] as const)

/** How many cards of each title there are in the deck that is shuffled for a game. */
function copiesIn(deck: DiceAction): { readonly [card: string]: number } {
  const copies: { [card: string]: number } = {}
  const t = table().play('setUp')
  t.settled()
  for (const card of t.state[`${deck}Deck`]) copies[card] = (copies[card] ?? 0) + 1
  return copies
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
export const cardsOf = (halves: readonly Half[]): readonly string[] =>
  [...new Set(halves.map(({ card }) => card))].sort()

/** The tables name every card of the box, and its Event half if it has one. Cards beyond the box need no row. */
export function checkDeck(deck: DiceAction, upper: readonly Upper[], lower: readonly Lower[], several: object): void {
  const copies = copiesIn(deck)
  const inBox = cardsOf(upper).map((card): [string, number] => [card, copies[card] ?? 0])
  expect(sum(inBox.map(([, amount]) => amount))).toBe(30)
  expect(Object.fromEntries(inBox.filter(([, amount]) => amount !== 1))).toEqual(several)
  const comingBack = upper.filter(({ to }) => to === 'in the Event deck')
  expect(cardsOf(lower)).toEqual(cardsOf(comingBack))
}

export const REMOVED = 'removed'
export const BACK = 'in the Event deck'
export const nothing: Changes = {}
export const everyone = (what: string, by: number): Changes => ({
  [`carpenter.${what}`]: by,
  [`cook.${what}`]: by,
  [`soldier.${what}`]: by,
})
export const special = (part: string, card: AdventureId): Changes => ({ 'carpenter.specialWounds': [{ part, card }] })
export const healed: Changes = { 'carpenter.specialWounds': 'none' }
export const flipped = (...items: readonly string[]) => ({ flipped: items.map((item) => ({ item, rebuilt: false })) })
export const rerolls: Changes = {
  'actionTokens.build': ['reroll'],
  'actionTokens.gather': ['reroll'],
  'actionTokens.explore': ['reroll'],
}
