// Moments in which something can be used.
import type { EquipmentId } from '@landfall/crusoe'
import { type Scene, stack, table } from '@landfall/crusoe/testing'
import type { Building, Person } from '../../src/state.ts'

export type Game = ReturnType<typeof table>

/** Before the Action Phase, while the group thinks about the wood pile. */
export const early = (scene: Scene = {}): Game =>
  table({ ...scene, available: { wood: 1, ...scene.available } }).play('preparation')

/** In the middle of a Build Action: an Adventure card leaves the group a choice, or does something. */
export const building = (scene: Scene = {}, what: Building = 'weapons'): Game =>
  table({
    phase: 'action',
    resolving: true,
    adventureTokens: ['build'],
    buildDeck: ['build/savings'],
    ...scene,
  }).play('build', stack('build', 'carpenter', { target: { kind: 'building', building: what }, certain: true }))

/** In the Event Phase: a card leaves the group a choice. */
export const inEvent = (scene: Scene = {}): Game =>
  table({ round: 2, eventOrder: ['explore/bamboo'], levels: { roof: 1, palisade: 1, weapons: 0 }, ...scene }).play(
    'event',
  )

export const owned = (card: EquipmentId, uses = 2): Pick<Scene, 'kept'> => ({ kept: [{ card, uses }] })

export const hunt = (leader: Person) => ['hunt', stack('hunt', leader)] as const

export const hungry = (face: string) => ({ weatherTokens: { animals: true }, rolls: { 'die.weather.animals': [face] } })

export const sheet = (pile: readonly number[], filledInRound = 0) => ({ pile: [...pile], filledInRound })

export const sorted = (choices: readonly string[]): readonly string[] => [...choices].sort()

export function entriesOf<Key extends string, Value>(cards: { readonly [K in Key]: Value }): [Key, Value][] {
  return Object.entries(cards) as [Key, Value][]
}
