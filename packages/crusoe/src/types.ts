// The types of the game, in one place.
import type { GameTypes, Outcome } from '@landfall/kernel'
import type { BeastId } from './cards/beasts.ts'
import type { DiscoveryId } from './cards/discoveries.ts'
import type { EquipmentId } from './cards/equipment.ts'
import type { InventionId } from './cards/inventions.ts'
import type { Character } from './components/characters.ts'
import type { AnimalsFace, CloudFace } from './components/dice.ts'
import type { Space } from './components/island.ts'
import type { TileNumber } from './components/tiles.ts'
import type { ActionSpace, Config, Dice, EffectToken, Level, Person, Resource, Stack, State, zones } from './state.ts'

/** Everything that can happen. `rule` is the rule that made it happen. */
interface Events {
  phaseBegan: { phase: State['phase'] }
  wounded: { person: Person; by: number; rule: string }
  healed: { person: Person; by: number; rule: string }
  fridayDied: Record<never, never>
  moraleChanged: { by: number; rule: string }
  determinationChanged: { person: Person; by: number; rule: string }
  resourcesChanged: { where: 'available' | 'future'; resource: Resource; by: number; rule: string }
  levelChanged: { level: Level; by: number; rule: string }
  weatherRolled: { clouds: readonly CloudFace[]; animals?: AnimalsFace }
  weatherPassed: Record<never, never>
  fightBegan: { fighters: readonly Person[]; strength: number }
  fightEnded: Record<never, never>
  campMoved: { to: Space }
  decksShuffled: {
    beastDeck: readonly BeastId[]
    islandStack: readonly TileNumber[]
    discoveryStack: readonly DiscoveryId[]
  }
  inventionsLaidOut: { inventions: readonly InventionId[] }
  inventionDeckShuffled: { deck: readonly InventionId[] }
  equipmentFound: { card: EquipmentId }
  pileGrew: { stage: number; by: number }
  abilityUsed: { person: Person; ability: string; cost: number }
  inventionsDrawn: { inventions: readonly InventionId[] }
  ideaChosen: { invention: InventionId; discarded: readonly InventionId[] }
  weatherSoftened: { by: 'rainIgnored' | 'snowMelted' }
  discoveryRemoved: { token: DiscoveryId }
  beastLured: Record<never, never>
  beastTracked: { beast: BeastId }
  beastPutDown: { beast: BeastId; where: 'top' | 'bottom' }
  tilesLookedAt: { tiles: readonly TileNumber[] }
  tileChosen: { tile: TileNumber; stack: readonly TileNumber[] }
  handymanCame: Record<never, never>
  handymanLeft: Record<never, never>
  weaponsRaisedForFight: { by: number }
  planned: { stack: Stack }
  unplanned: { stack: Stack }
  planConfirmed: Record<never, never>
  resolved: { stack: Stack; success: boolean }
  diceRolled: { dice: Dice }
  diceResolved: Record<never, never>
  shelterBuilt: Record<never, never>
  inventionBuilt: { invention: InventionId }
  itemAvailable: { item: InventionId }
  tilePlaced: { space: Space; tile: TileNumber }
  beastJoined: { deck: readonly BeastId[] }
  beastHunted: { beast: BeastId; by: Person }
  actionTokenUsed: { space: ActionSpace; token: EffectToken }
  actionTokenReturned: { space: ActionSpace; token: EffectToken }
  discoveryDrawn: { token: DiscoveryId }
  discoveryAvailable: { token: DiscoveryId }
  discoveryExchanged: { token: DiscoveryId }
  nightTokenUsed: Record<never, never>
  abilitiesRestored: Record<never, never>
  roundBegan: { round: number; firstPlayer: Character }
}

export interface Crusoe extends GameTypes {
  seat: Character
  config: Config
  state: State
  zones: typeof zones
  events: Events
  steps: {
    setUp: undefined
    preparation: undefined
    morale: undefined
    production: undefined
    planning: undefined
    resolution: undefined
    hunt: { leader: Person }
    build: Stack
    gather: Stack
    explore: Stack
    arrange: { leader: Person }
    rest: { leader: Person }
    actionsEnd: undefined
    weather: undefined
    eating: undefined
    camping: undefined
    roundEnd: undefined
  }
  moments: {
    /** Something is demanded and not all of it is there. RC-USE-12 */
    demand: { readonly resource: Resource; readonly missing: number }
    /** The dice of an Action have fallen, none is resolved yet. RC-DICE-08 */
    rolled: { readonly leader: Person }
    /** A Build Action has succeeded, and its wood is about to be gone. RC-ABIL-CARP-02 */
    spent: { readonly leader: Person; readonly wood: number }
    /** The weather dice have fallen, nothing is applied yet. RC-WEA-17 */
    weather: Record<never, never>
    /** Before the levels are compared. RC-FIGHT-03 */
    fight: { readonly strength: number }
    /** RC-NIGHT-01 */
    night: Record<never, never>
  }
  ability: { readonly person: Person; readonly ability: string; readonly cost: number; readonly way: string }
  question:
    | 'woodForPile'
    | 'newIdea'
    | 'tileOnTop'
    | 'trackedBeast'
    | 'whoHeals'
    | 'discoveryToKeep'
    | 'plan'
    | 'leader'
    | 'support'
    | 'payment'
    | 'nextAction'
    | 'moraleReward'
    | 'campReward'
    | 'foodToDiscard'
    | 'whoEats'
    | 'campMove'
  clause: never
  outcome: Outcome & { readonly why: 'goal' | 'death' | 'lastRound' }
}
