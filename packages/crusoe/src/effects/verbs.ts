// The verbs of Robinson Crusoe: what cards can do, and the constructors that decks are written with.
import type { AmountOf, Who } from '@landfall/tabletop'
import type { Enemy } from '../cards/enemy.ts'
import type { DiceAction } from '../components/dice.ts'
import type { Terrain } from '../components/tiles.ts'
import type { Action, ActionSpace, BodyPart, Building, EffectToken, Level, Resource, WeatherToken } from '../state.ts'
import type { CrusoeEffect, CrusoeEffects } from '../types.ts'

type Somebody = Who<CrusoeEffects>
type Amount = AmountOf<CrusoeEffects>

/** Which sources a marker may be put on. */
export type SourceKind = 'fish' | 'bird' | 'food' | 'wood' | 'any'
/** A certain source, or all sources of a certain tile. */
export type CertainSource = 'ofAction' | 'onTileOfAction' | 'foodAtCamp' | 'onTileOfCard'
/** How many cards of each type are drawn at most. RC-MYST-01 */
export interface MysteryLimits {
  readonly treasure?: number
  readonly creature?: number
  readonly trap?: number
  readonly creatureOrTrap?: number
  /** So many cards of any type, and no stopping. RC-SCN4-18 */
  readonly cards?: number
}
export type LimitedAction = Exclude<Action, 'threat' | 'hunt'>

/** Verb → what it needs to know. */
export interface Verbs {
  // Resources and Determination tokens
  /** With `available`, never into Future Resources. RC-AVAIL-04 */
  gain: { readonly what: Resource; readonly amount: Amount; readonly available?: true }
  gainSameResource: object
  discard: { readonly what: 'food' | 'wood' | 'fur'; readonly amount: number; readonly ifPossible?: true }
  discardAllResources: object
  gainTokens: { readonly who: Somebody; readonly tokens: number }
  discardTokens: { readonly who: Somebody; readonly tokens: number }
  discardAllTokens: { readonly who: Somebody }
  shareTokens: { readonly tokens: number }
  gainDiscoveries: { readonly tokens: number }
  keepOneDiscovery: { readonly of: number }
  gainEquipment: object
  // People
  wound: { readonly who: Somebody; readonly wounds: number }
  heal: { readonly who: Somebody; readonly wounds: number }
  healShared: { readonly wounds: number }
  healOne: { readonly wounds: number }
  specialWound: { readonly part: BodyPart }
  removeSpecialWound: object
  coverArrows: { readonly arrows: number }
  // Morale and levels
  raiseMorale: { readonly by: number }
  lowerMorale: { readonly by: number }
  raise: { readonly level: Level; readonly by: number }
  lower: { readonly level: Level; readonly by: number; readonly ifPossible?: true }
  lowerToNothing: { readonly level: Level }
  halve: { readonly level: 'roof' | 'palisade' }
  raiseLowered: object
  strengthen: { readonly by: number }
  ignoreWounds: { readonly wounds: number }
  unlessArmed: { readonly weapons: number; readonly effects: readonly CrusoeEffect[] }
  // Tokens and markers
  weatherToken: { readonly token: WeatherToken }
  putToken: { readonly token: EffectToken; readonly at: ActionSpace }
  removeToken: { readonly token: EffectToken; readonly from: ActionSpace }
  adventureToken: { readonly deck: DiceAction }
  additionalFoodAtNight: object
  surcharge: { readonly building: Building }
  blockArrange: object
  tokenAtAction: { readonly token: 'greaterDanger' | 'timeConsuming'; readonly remembered?: true }
  /** With `noSource`, the token is never a source by itself. RC-ED-51 */
  additionalFoodAtAction: { readonly noSource?: true }
  additionalAtCamp: { readonly kind: 'food' | 'wood' }
  shortcut: object
  removeAnyFromIsland: object
  // The island
  exhaust: { readonly kind: SourceKind; readonly sources: number; readonly where: 'nearest' | 'adjacent' }
  exhaustBirdBesideCamp: object
  exhaustAdjacentTile: object
  exhaustSource: { readonly which: CertainSource }
  exhaustOnTarget: object
  coverTerrain: { readonly terrain: Terrain }
  coverTerrainOfAction: object
  flipAdjacentTile: object
  flipTileOfCard: object
  restore: object
  moveCamp: object
  arrangeTiles: { readonly tiles: number }
  // Production
  noProduction: object
  halfProduction: object
  noFromProduction: { readonly what: 'food' | 'wood' }
  moreFromProduction: { readonly what: 'food' | 'wood'; readonly amount: number }
  lessFromProduction: { readonly what: 'food' | 'wood'; readonly amount: number }
  // Inventions and Items
  flipItems: { readonly items: number }
  markItems: { readonly items: number }
  flipMarkedItems: object
  discardItem: object
  discardInventions: { readonly inventions: number }
  pickInvention: object
  layOutInvention: object
  buildFree: { readonly invention: string }
  extraBuild: object
  itemsAside: object
  // Beasts
  fight: { readonly who: Somebody; readonly enemy: Enemy }
  beastBesideDeck: object
  beastIntoHunting: object
  strongestBeastOnTop: { readonly of: number }
  topBeastToBottom: object
  fightTopBeast: { readonly who: Somebody }
  lookAtTopBeast: object
  takeTopBeast: object
  discardTopBeast: object
  // Cards
  shuffleIn: object
  shuffleBack: object
  discardCard: object
  keepCard: object
  repeatEvent: object
  resolveThreats: object
  drawMysteries: { readonly who: Somebody; readonly limits: MysteryLimits }
  stopDrawing: object
  dropTreasures: object
  ignoreDanger: { readonly danger: 'trap' | 'creature' }
  fewerMysteries: { readonly cards: number }
  /** With `only`, not at the Beast beside the deck. */
  lookAtEvent: { readonly only?: true }
  book: object
  // Scenarios
  pileWood: { readonly wood: number }
  removeMarkers: { readonly marker: 'fog'; readonly markers: number }
  recultivate: object
  ignoreAnimals: object
  rerollDie: { readonly die: 'any' | 'animals' }
  // This round, and later
  noTeams: object
  onePawn: { readonly who: Somebody; readonly when: 'thisRound' | 'nextRound' }
  onlyActions: { readonly who: Somebody; readonly actions: readonly LimitedAction[] }
  noAbilities: { readonly who: Somebody }
  nextFirstPlayer: object
  stayOutside: { readonly who: Somebody }
  atNextRound: { readonly effects: readonly CrusoeEffect[] }
  /** With `waits`, it waits for a night that the victim spends in camp. RC-CARD-JEWEL-01 */
  atNight: { readonly effects: readonly CrusoeEffect[]; readonly every?: true; readonly waits?: true }
  extraMeal: object
  /** For the next round, or from then on for good. RC-ED-55 */
  confuse: { readonly who: Somebody; readonly forGood?: true }
  curse: { readonly who: Somebody }
  liftCurse: object
  spreadDisease: { readonly markers: number }
  /** Whoever sleeps outside suffers so many wounds alone. RC-CARD-DISEASE-02 */
  sufferDisease: { readonly alone: number }
  rollWeather: object
  ignoreCloud: { readonly cloud: 'rain' | 'snow' }
  meltSnow: object
}

// Verbs that need nothing else.
export const gainSameResource: CrusoeEffect = { do: 'gainSameResource' }
export const discardAllResources: CrusoeEffect = { do: 'discardAllResources' }
export const gainEquipment: CrusoeEffect = { do: 'gainEquipment' }
export const removeSpecialWound: CrusoeEffect = { do: 'removeSpecialWound' }
export const raiseLowered: CrusoeEffect = { do: 'raiseLowered' }
export const additionalFoodAtNight: CrusoeEffect = { do: 'additionalFoodAtNight' }
export const blockArrange: CrusoeEffect = { do: 'blockArrange' }
export const additionalFoodAtAction: CrusoeEffect = { do: 'additionalFoodAtAction' }
export const additionalFoodAtSource: CrusoeEffect = { do: 'additionalFoodAtAction', noSource: true }
export const shortcut: CrusoeEffect = { do: 'shortcut' }
export const removeAnyFromIsland: CrusoeEffect = { do: 'removeAnyFromIsland' }
export const exhaustBirdBesideCamp: CrusoeEffect = { do: 'exhaustBirdBesideCamp' }
export const exhaustAdjacentTile: CrusoeEffect = { do: 'exhaustAdjacentTile' }
export const exhaustOnTarget: CrusoeEffect = { do: 'exhaustOnTarget' }
export const coverTerrainOfAction: CrusoeEffect = { do: 'coverTerrainOfAction' }
export const flipAdjacentTile: CrusoeEffect = { do: 'flipAdjacentTile' }
export const flipTileOfCard: CrusoeEffect = { do: 'flipTileOfCard' }
export const restore: CrusoeEffect = { do: 'restore' }
export const moveCamp: CrusoeEffect = { do: 'moveCamp' }
export const noProduction: CrusoeEffect = { do: 'noProduction' }
export const halfProduction: CrusoeEffect = { do: 'halfProduction' }
export const flipMarkedItems: CrusoeEffect = { do: 'flipMarkedItems' }
export const discardItem: CrusoeEffect = { do: 'discardItem' }
export const pickInvention: CrusoeEffect = { do: 'pickInvention' }
export const layOutInvention: CrusoeEffect = { do: 'layOutInvention' }
export const extraBuild: CrusoeEffect = { do: 'extraBuild' }
export const itemsAside: CrusoeEffect = { do: 'itemsAside' }
export const beastBesideDeck: CrusoeEffect = { do: 'beastBesideDeck' }
export const beastIntoHunting: CrusoeEffect = { do: 'beastIntoHunting' }
export const topBeastToBottom: CrusoeEffect = { do: 'topBeastToBottom' }
export const lookAtTopBeast: CrusoeEffect = { do: 'lookAtTopBeast' }
export const takeTopBeast: CrusoeEffect = { do: 'takeTopBeast' }
export const discardTopBeast: CrusoeEffect = { do: 'discardTopBeast' }
export const shuffleIn: CrusoeEffect = { do: 'shuffleIn' }
export const shuffleBack: CrusoeEffect = { do: 'shuffleBack' }
export const discardCard: CrusoeEffect = { do: 'discardCard' }
export const keepCard: CrusoeEffect = { do: 'keepCard' }
export const repeatEvent: CrusoeEffect = { do: 'repeatEvent' }
export const resolveThreats: CrusoeEffect = { do: 'resolveThreats' }
export const stopDrawing: CrusoeEffect = { do: 'stopDrawing' }
export const dropTreasures: CrusoeEffect = { do: 'dropTreasures' }
export const recultivate: CrusoeEffect = { do: 'recultivate' }
export const ignoreAnimals: CrusoeEffect = { do: 'ignoreAnimals' }
export const lookAtEvent: CrusoeEffect = { do: 'lookAtEvent' }
export const lookAtTopEvent: CrusoeEffect = { do: 'lookAtEvent', only: true }
export const book: CrusoeEffect = { do: 'book' }
export const noTeams: CrusoeEffect = { do: 'noTeams' }
export const nextFirstPlayer: CrusoeEffect = { do: 'nextFirstPlayer' }
export const extraMeal: CrusoeEffect = { do: 'extraMeal' }
export const liftCurse: CrusoeEffect = { do: 'liftCurse' }
export const rollWeather: CrusoeEffect = { do: 'rollWeather' }
export const meltSnow: CrusoeEffect = { do: 'meltSnow' }

// Verbs that do.
export const gain = (what: Resource, amount: Amount): CrusoeEffect => ({ do: 'gain', what, amount })
export const gainAvailable = (what: Resource, amount: Amount): CrusoeEffect => ({
  do: 'gain',
  what,
  amount,
  available: true,
})
export const discard = (what: 'food' | 'wood' | 'fur', amount: number): CrusoeEffect => ({
  do: 'discard',
  what,
  amount,
})
export const discardIfPossible = (what: 'food' | 'wood' | 'fur', amount: number): CrusoeEffect => ({
  do: 'discard',
  what,
  amount,
  ifPossible: true,
})
export const gainTokens = (who: Somebody, tokens: number): CrusoeEffect => ({ do: 'gainTokens', who, tokens })
export const discardTokens = (who: Somebody, tokens: number): CrusoeEffect => ({ do: 'discardTokens', who, tokens })
export const discardAllTokens = (who: Somebody): CrusoeEffect => ({ do: 'discardAllTokens', who })
export const shareTokens = (tokens: number): CrusoeEffect => ({ do: 'shareTokens', tokens })
export const gainDiscoveries = (tokens: number): CrusoeEffect => ({ do: 'gainDiscoveries', tokens })
export const keepOneDiscovery = (of: number): CrusoeEffect => ({ do: 'keepOneDiscovery', of })
export const wound = (who: Somebody, wounds: number): CrusoeEffect => ({ do: 'wound', who, wounds })
export const heal = (who: Somebody, wounds: number): CrusoeEffect => ({ do: 'heal', who, wounds })
export const healShared = (wounds: number): CrusoeEffect => ({ do: 'healShared', wounds })
export const healOne = (wounds: number): CrusoeEffect => ({ do: 'healOne', wounds })
export const specialWound = (part: BodyPart): CrusoeEffect => ({ do: 'specialWound', part })
export const coverArrows = (arrows: number): CrusoeEffect => ({ do: 'coverArrows', arrows })
export const raiseMorale = (by: number): CrusoeEffect => ({ do: 'raiseMorale', by })
export const lowerMorale = (by: number): CrusoeEffect => ({ do: 'lowerMorale', by })
export const raise = (level: Level, by: number): CrusoeEffect => ({ do: 'raise', level, by })
export const lower = (level: Level, by: number): CrusoeEffect => ({ do: 'lower', level, by })
export const lowerIfPossible = (level: Level, by: number): CrusoeEffect => ({
  do: 'lower',
  level,
  by,
  ifPossible: true,
})
export const lowerToNothing = (level: Level): CrusoeEffect => ({ do: 'lowerToNothing', level })
export const halve = (level: 'roof' | 'palisade'): CrusoeEffect => ({ do: 'halve', level })
export const strengthen = (by: number): CrusoeEffect => ({ do: 'strengthen', by })
export const ignoreWounds = (wounds: number): CrusoeEffect => ({ do: 'ignoreWounds', wounds })
export const unlessArmed = (weapons: number, ...effects: readonly CrusoeEffect[]): CrusoeEffect => ({
  do: 'unlessArmed',
  weapons,
  effects,
})
export const weatherToken = (token: WeatherToken): CrusoeEffect => ({ do: 'weatherToken', token })
export const putToken = (token: EffectToken, at: ActionSpace): CrusoeEffect => ({ do: 'putToken', token, at })
export const removeToken = (token: EffectToken, from: ActionSpace): CrusoeEffect => ({ do: 'removeToken', token, from })
export const adventureToken = (deck: DiceAction): CrusoeEffect => ({ do: 'adventureToken', deck })
export const surcharge = (building: Building): CrusoeEffect => ({ do: 'surcharge', building })
export const tokenAtAction = (token: 'greaterDanger' | 'timeConsuming'): CrusoeEffect => ({
  do: 'tokenAtAction',
  token,
})
/** The lower half of the card speaks of this very token. */
export const ownTokenAtAction = (token: 'greaterDanger' | 'timeConsuming'): CrusoeEffect => ({
  do: 'tokenAtAction',
  token,
  remembered: true,
})
export const additionalAtCamp = (kind: 'food' | 'wood'): CrusoeEffect => ({ do: 'additionalAtCamp', kind })
export const exhaust = (kind: SourceKind, sources: number, where: 'nearest' | 'adjacent'): CrusoeEffect => ({
  do: 'exhaust',
  kind,
  sources,
  where,
})
export const exhaustSource = (which: CertainSource): CrusoeEffect => ({ do: 'exhaustSource', which })
export const coverTerrain = (terrain: Terrain): CrusoeEffect => ({ do: 'coverTerrain', terrain })
export const arrangeTiles = (tiles: number): CrusoeEffect => ({ do: 'arrangeTiles', tiles })
export const noFromProduction = (what: 'food' | 'wood'): CrusoeEffect => ({ do: 'noFromProduction', what })
export const moreFromProduction = (what: 'food' | 'wood', amount: number): CrusoeEffect => ({
  do: 'moreFromProduction',
  what,
  amount,
})
export const lessFromProduction = (what: 'food' | 'wood', amount: number): CrusoeEffect => ({
  do: 'lessFromProduction',
  what,
  amount,
})
export const flipItems = (items: number): CrusoeEffect => ({ do: 'flipItems', items })
export const markItems = (items: number): CrusoeEffect => ({ do: 'markItems', items })
export const discardInventions = (inventions: number): CrusoeEffect => ({ do: 'discardInventions', inventions })
export const buildFree = (invention: string): CrusoeEffect => ({ do: 'buildFree', invention })
export const fight = (who: Somebody, enemy: Enemy): CrusoeEffect => ({ do: 'fight', who, enemy })
export const strongestBeastOnTop = (of: number): CrusoeEffect => ({ do: 'strongestBeastOnTop', of })
export const fightTopBeast = (who: Somebody): CrusoeEffect => ({ do: 'fightTopBeast', who })
export const drawMysteries = (who: Somebody, limits: MysteryLimits): CrusoeEffect => ({
  do: 'drawMysteries',
  who,
  limits,
})
export const ignoreDanger = (danger: 'trap' | 'creature'): CrusoeEffect => ({ do: 'ignoreDanger', danger })
export const rerollDie = (die: 'any' | 'animals'): CrusoeEffect => ({ do: 'rerollDie', die })
export const fewerMysteries = (cards: number): CrusoeEffect => ({ do: 'fewerMysteries', cards })
export const removeMarkers = (marker: 'fog', markers: number): CrusoeEffect => ({
  do: 'removeMarkers',
  marker,
  markers,
})
export const pileWood = (wood: number): CrusoeEffect => ({ do: 'pileWood', wood })
export const onePawn = (who: Somebody, when: 'thisRound' | 'nextRound'): CrusoeEffect => ({ do: 'onePawn', who, when })
export const onlyActions = (who: Somebody, ...actions: readonly LimitedAction[]): CrusoeEffect => ({
  do: 'onlyActions',
  who,
  actions,
})
export const noAbilities = (who: Somebody): CrusoeEffect => ({ do: 'noAbilities', who })
export const stayOutside = (who: Somebody): CrusoeEffect => ({ do: 'stayOutside', who })
export const atNextRound = (...effects: readonly CrusoeEffect[]): CrusoeEffect => ({ do: 'atNextRound', effects })
export const atNight = (...effects: readonly CrusoeEffect[]): CrusoeEffect => ({ do: 'atNight', effects })
export const atNightInCamp = (...effects: readonly CrusoeEffect[]): CrusoeEffect => ({
  do: 'atNight',
  effects,
  waits: true,
})
export const everyNight = (...effects: readonly CrusoeEffect[]): CrusoeEffect => ({
  do: 'atNight',
  effects,
  every: true,
})
export const confuse = (who: Somebody): CrusoeEffect => ({ do: 'confuse', who })
export const confuseForGood = (who: Somebody): CrusoeEffect => ({ do: 'confuse', who, forGood: true })
export const curse = (who: Somebody): CrusoeEffect => ({ do: 'curse', who })
export const spreadDisease = (markers: number): CrusoeEffect => ({ do: 'spreadDisease', markers })
export const sufferDisease = (alone: number): CrusoeEffect => ({ do: 'sufferDisease', alone })
export const ignoreCloud = (cloud: 'rain' | 'snow'): CrusoeEffect => ({ do: 'ignoreCloud', cloud })
