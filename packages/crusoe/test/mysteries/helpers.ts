// Ways to come by Mystery cards: in a cave, at a shrine, at the end of the Action Phase.
import { type Scene, stack, table } from '@landfall/crusoe/testing'
import type { AdventureId, DangerId, MysteryId, TreasureId } from '../../src/cards/decks.ts'
import type { Outside, Person } from '../../src/state.ts'

export type Table = ReturnType<typeof table>

/** An Explore Action without dice; the token on the deck brings the Adventure card. */
export function explore(scene: Scene, leader: Person = 'carpenter', everywhere = false): Table {
  const planned = stack('explore', leader, { target: { kind: 'space', space: 'A1' }, certain: true })
  const t = table({ phase: 'action', resolving: true, islandStack: [4], adventureTokens: ['explore'], ...scene })
  return (everywhere ? t.everywhere() : t).play('explore', planned)
}

/** The card that is found lets the explorer draw Mystery cards, and the group does. The first one is on top. */
export function find(
  card: AdventureId,
  cards: readonly MysteryId[],
  scene: Scene = {},
  leader: Person = 'carpenter',
): Table {
  return explore({ exploreDeck: [card], mysteryDeck: [...cards].reverse(), ...scene }, leader).choose('1', 'chooseOne')
}

/** One Creature or Trap. */
export const meet = (card: DangerId, scene: Scene = {}, leader: Person = 'carpenter'): Table =>
  find('explore/secret-cave', [card], scene, leader)

/** One Treasure. */
export const found = (card: TreasureId, scene: Scene = {}): Table => find('explore/shrine', [card], scene)

/** The Treasure becomes available. */
export const available = (card: TreasureId, scene: Scene = {}): Table =>
  table({ phase: 'action', cardsToCome: [card], ...scene }).play('actionsEnd')

/** The Treasure lies beside the board. */
export const owned = (card: TreasureId, uses?: number): Pick<Scene, 'kept'> => ({
  kept: [uses === undefined ? { card } : { card, uses }],
})

export const hunt = (leader: Person) => ['hunt', stack('hunt', leader)] as const

/** Dice of a Build Action that neither wound nor bring an Adventure. */
export const buildDice = (...success: readonly string[]) => ({
  'die.build.wound': success.map(() => 'blank'),
  'die.build.success': success,
  'die.build.adventure': success.map(() => 'blank'),
})

/** Out for the night, with a meal. */
export const away: Outside = {
  space: 'A1',
  pack: { food: 1, nonperishable: 0, wood: 0, fur: 0 },
  discoveries: [],
  treasures: [],
  emptied: [],
}
