// Derived from the files of this folder by `npm run derive`. Do not edit.
import type { CrusoeEffect } from '../types.ts'
import type { AdditionalAtCamp } from './additional-at-camp.ts'
import type { AdditionalFoodAtAction } from './additional-food-at-action.ts'
import type { AdventureToken } from './adventure-token.ts'
import type { ArrangeTiles } from './arrange-tiles.ts'
import type { AtNextRound } from './at-next-round.ts'
import type { AtNight } from './at-night.ts'
import type { BuildFree } from './build-free.ts'
import type { Confuse } from './confuse.ts'
import type { CoverArrows } from './cover-arrows.ts'
import type { CoverTerrain } from './cover-terrain.ts'
import type { Curse } from './curse.ts'
import type { Discard } from './discard.ts'
import type { DiscardAllTokens } from './discard-all-tokens.ts'
import type { DiscardInventions } from './discard-inventions.ts'
import type { DiscardTokens } from './discard-tokens.ts'
import type { DrawMysteries } from './draw-mysteries.ts'
import type { Exhaust } from './exhaust.ts'
import type { ExhaustSource } from './exhaust-source.ts'
import type { ExtraMeal } from './extra-meal.ts'
import type { FewerMysteries } from './fewer-mysteries.ts'
import type { Fight } from './fight.ts'
import type { FightTopBeast } from './fight-top-beast.ts'
import type { FlipItems } from './flip-items.ts'
import type { Gain } from './gain.ts'
import type { GainDiscoveries } from './gain-discoveries.ts'
import type { GainEquipment } from './gain-equipment.ts'
import type { GainTokens } from './gain-tokens.ts'
import type { Halve } from './halve.ts'
import type { Heal } from './heal.ts'
import type { HealOne } from './heal-one.ts'
import type { HealShared } from './heal-shared.ts'
import type { IgnoreCloud } from './ignore-cloud.ts'
import type { IgnoreDanger } from './ignore-danger.ts'
import type { IgnoreWounds } from './ignore-wounds.ts'
import type { KeepOneDiscovery } from './keep-one-discovery.ts'
import type { LessFromProduction } from './less-from-production.ts'
import type { LookAtEvent } from './look-at-event.ts'
import type { Lower } from './lower.ts'
import type { LowerMorale } from './lower-morale.ts'
import type { LowerToNothing } from './lower-to-nothing.ts'
import type { MarkItems } from './mark-items.ts'
import type { MoreFromProduction } from './more-from-production.ts'
import type { NoAbilities } from './no-abilities.ts'
import type { NoFromProduction } from './no-from-production.ts'
import type { OnePawn } from './one-pawn.ts'
import type { OnlyActions } from './only-actions.ts'
import type { PickInvention } from './pick-invention.ts'
import type { PutToken } from './put-token.ts'
import type { Raise } from './raise.ts'
import type { RaiseLowered } from './raise-lowered.ts'
import type { RaiseMorale } from './raise-morale.ts'
import type { RemoveToken } from './remove-token.ts'
import type { RerollDie } from './reroll-die.ts'
import type { ShareTokens } from './share-tokens.ts'
import type { SpecialWound } from './special-wound.ts'
import type { SpreadDisease } from './spread-disease.ts'
import type { StayOutside } from './stay-outside.ts'
import type { Strengthen } from './strengthen.ts'
import type { StrongestBeastOnTop } from './strongest-beast-on-top.ts'
import type { SufferDisease } from './suffer-disease.ts'
import type { Surcharge } from './surcharge.ts'
import type { TokenAtAction } from './token-at-action.ts'
import type { UnlessArmed } from './unless-armed.ts'
import type { WeatherToken } from './weather-token.ts'
import type { Wound } from './wound.ts'

/** Verb → what it needs to know. */
export interface Verbs {
  additionalAtCamp: AdditionalAtCamp
  additionalFoodAtAction: AdditionalFoodAtAction
  additionalFoodAtNight: object
  adventureToken: AdventureToken
  arrangeTiles: ArrangeTiles
  atNextRound: AtNextRound
  atNight: AtNight
  beastBesideDeck: object
  beastIntoHunting: object
  blockArrange: object
  book: object
  buildFree: BuildFree
  confuse: Confuse
  coverArrows: CoverArrows
  coverTerrain: CoverTerrain
  coverTerrainOfAction: object
  curse: Curse
  discard: Discard
  discardAllResources: object
  discardAllTokens: DiscardAllTokens
  discardCard: object
  discardInventions: DiscardInventions
  discardItem: object
  discardTokens: DiscardTokens
  discardTopBeast: object
  drawMysteries: DrawMysteries
  dropTreasures: object
  exhaust: Exhaust
  exhaustAdjacentTile: object
  exhaustBirdBesideCamp: object
  exhaustOnTarget: object
  exhaustSource: ExhaustSource
  extraBuild: object
  extraMeal: ExtraMeal
  fewerMysteries: FewerMysteries
  fight: Fight
  fightTopBeast: FightTopBeast
  flipAdjacentTile: object
  flipItems: FlipItems
  flipMarkedItems: object
  flipTileOfCard: object
  gain: Gain
  gainDiscoveries: GainDiscoveries
  gainEquipment: GainEquipment
  gainSameResource: object
  gainTokens: GainTokens
  halfProduction: object
  halve: Halve
  heal: Heal
  healOne: HealOne
  healShared: HealShared
  ignoreAnimals: object
  ignoreCloud: IgnoreCloud
  ignoreDanger: IgnoreDanger
  ignoreWounds: IgnoreWounds
  itemsAside: object
  keepCard: object
  keepOneDiscovery: KeepOneDiscovery
  layOutInvention: object
  lessFromProduction: LessFromProduction
  liftCurse: object
  lookAtEvent: LookAtEvent
  lookAtTopBeast: object
  lower: Lower
  lowerMorale: LowerMorale
  lowerToNothing: LowerToNothing
  markItems: MarkItems
  meltSnow: object
  moreFromProduction: MoreFromProduction
  moveCamp: object
  nextFirstPlayer: object
  noAbilities: NoAbilities
  noFromProduction: NoFromProduction
  noProduction: object
  noTeams: object
  onePawn: OnePawn
  onlyActions: OnlyActions
  pickInvention: PickInvention
  putToken: PutToken
  raise: Raise
  raiseLowered: RaiseLowered
  raiseMorale: RaiseMorale
  removeAnyFromIsland: object
  removeSpecialWound: object
  removeToken: RemoveToken
  repeatEvent: object
  rerollDie: RerollDie
  resolveThreats: object
  restore: object
  rollWeather: object
  shareTokens: ShareTokens
  shortcut: object
  shuffleBack: object
  shuffleIn: object
  specialWound: SpecialWound
  spreadDisease: SpreadDisease
  stayOutside: StayOutside
  stopDrawing: object
  strengthen: Strengthen
  strongestBeastOnTop: StrongestBeastOnTop
  sufferDisease: SufferDisease
  surcharge: Surcharge
  takeTopBeast: object
  tokenAtAction: TokenAtAction
  topBeastToBottom: object
  unlessArmed: UnlessArmed
  weatherToken: WeatherToken
  wound: Wound
}

export const additionalAtCamp = (kind: AdditionalAtCamp['kind']): CrusoeEffect => ({ do: 'additionalAtCamp', kind })
export const additionalFoodAtAction = (options: Pick<AdditionalFoodAtAction, 'noSource'> = {}): CrusoeEffect => ({
  do: 'additionalFoodAtAction',
  ...options,
})
export const additionalFoodAtNight: CrusoeEffect = { do: 'additionalFoodAtNight' }
export const adventureToken = (deck: AdventureToken['deck']): CrusoeEffect => ({ do: 'adventureToken', deck })
export const arrangeTiles = (tiles: ArrangeTiles['tiles']): CrusoeEffect => ({ do: 'arrangeTiles', tiles })
export const atNextRound = (effects: AtNextRound['effects']): CrusoeEffect => ({ do: 'atNextRound', effects })
export const atNight = (night: AtNight['night'], effects: AtNight['effects']): CrusoeEffect => ({
  do: 'atNight',
  night,
  effects,
})
export const beastBesideDeck: CrusoeEffect = { do: 'beastBesideDeck' }
export const beastIntoHunting: CrusoeEffect = { do: 'beastIntoHunting' }
export const blockArrange: CrusoeEffect = { do: 'blockArrange' }
export const book: CrusoeEffect = { do: 'book' }
export const buildFree = (invention: BuildFree['invention'], options: Pick<BuildFree, 'waits'> = {}): CrusoeEffect => ({
  do: 'buildFree',
  invention,
  ...options,
})
export const confuse = (who: Confuse['who'], options: Pick<Confuse, 'forGood'> = {}): CrusoeEffect => ({
  do: 'confuse',
  who,
  ...options,
})
export const coverArrows = (arrows: CoverArrows['arrows']): CrusoeEffect => ({ do: 'coverArrows', arrows })
export const coverTerrain = (terrain: CoverTerrain['terrain']): CrusoeEffect => ({ do: 'coverTerrain', terrain })
export const coverTerrainOfAction: CrusoeEffect = { do: 'coverTerrainOfAction' }
export const curse = (who: Curse['who']): CrusoeEffect => ({ do: 'curse', who })
export const discard = (
  what: Discard['what'],
  amount: Discard['amount'],
  options: Pick<Discard, 'ifPossible'> = {},
): CrusoeEffect => ({ do: 'discard', what, amount, ...options })
export const discardAllResources: CrusoeEffect = { do: 'discardAllResources' }
export const discardAllTokens = (who: DiscardAllTokens['who']): CrusoeEffect => ({ do: 'discardAllTokens', who })
export const discardCard: CrusoeEffect = { do: 'discardCard' }
export const discardInventions = (inventions: DiscardInventions['inventions']): CrusoeEffect => ({
  do: 'discardInventions',
  inventions,
})
export const discardItem: CrusoeEffect = { do: 'discardItem' }
export const discardTokens = (who: DiscardTokens['who'], tokens: DiscardTokens['tokens']): CrusoeEffect => ({
  do: 'discardTokens',
  who,
  tokens,
})
export const discardTopBeast: CrusoeEffect = { do: 'discardTopBeast' }
export const drawMysteries = (who: DrawMysteries['who'], limits: DrawMysteries['limits']): CrusoeEffect => ({
  do: 'drawMysteries',
  who,
  limits,
})
export const dropTreasures: CrusoeEffect = { do: 'dropTreasures' }
export const exhaust = (kind: Exhaust['kind'], sources: Exhaust['sources'], where: Exhaust['where']): CrusoeEffect => ({
  do: 'exhaust',
  kind,
  sources,
  where,
})
export const exhaustAdjacentTile: CrusoeEffect = { do: 'exhaustAdjacentTile' }
export const exhaustBirdBesideCamp: CrusoeEffect = { do: 'exhaustBirdBesideCamp' }
export const exhaustOnTarget: CrusoeEffect = { do: 'exhaustOnTarget' }
export const exhaustSource = (which: ExhaustSource['which']): CrusoeEffect => ({ do: 'exhaustSource', which })
export const extraBuild: CrusoeEffect = { do: 'extraBuild' }
export const extraMeal = (food: ExtraMeal['food']): CrusoeEffect => ({ do: 'extraMeal', food })
export const fewerMysteries = (cards: FewerMysteries['cards']): CrusoeEffect => ({ do: 'fewerMysteries', cards })
export const fight = (who: Fight['who'], enemy: Fight['enemy']): CrusoeEffect => ({ do: 'fight', who, enemy })
export const fightTopBeast = (who: FightTopBeast['who']): CrusoeEffect => ({ do: 'fightTopBeast', who })
export const flipAdjacentTile: CrusoeEffect = { do: 'flipAdjacentTile' }
export const flipItems = (items: FlipItems['items']): CrusoeEffect => ({ do: 'flipItems', items })
export const flipMarkedItems: CrusoeEffect = { do: 'flipMarkedItems' }
export const flipTileOfCard: CrusoeEffect = { do: 'flipTileOfCard' }
export const gain = (
  what: Gain['what'],
  amount: Gain['amount'],
  options: Pick<Gain, 'available'> = {},
): CrusoeEffect => ({ do: 'gain', what, amount, ...options })
export const gainDiscoveries = (tokens: GainDiscoveries['tokens']): CrusoeEffect => ({ do: 'gainDiscoveries', tokens })
export const gainEquipment = (cards: GainEquipment['cards']): CrusoeEffect => ({ do: 'gainEquipment', cards })
export const gainSameResource: CrusoeEffect = { do: 'gainSameResource' }
export const gainTokens = (who: GainTokens['who'], tokens: GainTokens['tokens']): CrusoeEffect => ({
  do: 'gainTokens',
  who,
  tokens,
})
export const halfProduction: CrusoeEffect = { do: 'halfProduction' }
export const halve = (level: Halve['level']): CrusoeEffect => ({ do: 'halve', level })
export const heal = (who: Heal['who'], wounds: Heal['wounds']): CrusoeEffect => ({ do: 'heal', who, wounds })
export const healOne = (wounds: HealOne['wounds']): CrusoeEffect => ({ do: 'healOne', wounds })
export const healShared = (wounds: HealShared['wounds']): CrusoeEffect => ({ do: 'healShared', wounds })
export const ignoreAnimals: CrusoeEffect = { do: 'ignoreAnimals' }
export const ignoreCloud = (cloud: IgnoreCloud['cloud']): CrusoeEffect => ({ do: 'ignoreCloud', cloud })
export const ignoreDanger = (danger: IgnoreDanger['danger']): CrusoeEffect => ({ do: 'ignoreDanger', danger })
export const ignoreWounds = (wounds: IgnoreWounds['wounds']): CrusoeEffect => ({ do: 'ignoreWounds', wounds })
export const itemsAside: CrusoeEffect = { do: 'itemsAside' }
export const keepCard: CrusoeEffect = { do: 'keepCard' }
export const keepOneDiscovery = (of: KeepOneDiscovery['of']): CrusoeEffect => ({ do: 'keepOneDiscovery', of })
export const layOutInvention: CrusoeEffect = { do: 'layOutInvention' }
export const lessFromProduction = (
  what: LessFromProduction['what'],
  amount: LessFromProduction['amount'],
): CrusoeEffect => ({ do: 'lessFromProduction', what, amount })
export const liftCurse: CrusoeEffect = { do: 'liftCurse' }
export const lookAtEvent = (options: Pick<LookAtEvent, 'only'> = {}): CrusoeEffect => ({
  do: 'lookAtEvent',
  ...options,
})
export const lookAtTopBeast: CrusoeEffect = { do: 'lookAtTopBeast' }
export const lower = (
  level: Lower['level'],
  by: Lower['by'],
  options: Pick<Lower, 'ifPossible'> = {},
): CrusoeEffect => ({ do: 'lower', level, by, ...options })
export const lowerMorale = (by: LowerMorale['by']): CrusoeEffect => ({ do: 'lowerMorale', by })
export const lowerToNothing = (level: LowerToNothing['level']): CrusoeEffect => ({ do: 'lowerToNothing', level })
export const markItems = (items: MarkItems['items']): CrusoeEffect => ({ do: 'markItems', items })
export const meltSnow: CrusoeEffect = { do: 'meltSnow' }
export const moreFromProduction = (
  what: MoreFromProduction['what'],
  amount: MoreFromProduction['amount'],
): CrusoeEffect => ({ do: 'moreFromProduction', what, amount })
export const moveCamp: CrusoeEffect = { do: 'moveCamp' }
export const nextFirstPlayer: CrusoeEffect = { do: 'nextFirstPlayer' }
export const noAbilities = (who: NoAbilities['who']): CrusoeEffect => ({ do: 'noAbilities', who })
export const noFromProduction = (what: NoFromProduction['what']): CrusoeEffect => ({ do: 'noFromProduction', what })
export const noProduction: CrusoeEffect = { do: 'noProduction' }
export const noTeams: CrusoeEffect = { do: 'noTeams' }
export const onePawn = (who: OnePawn['who'], when: OnePawn['when']): CrusoeEffect => ({ do: 'onePawn', who, when })
export const onlyActions = (who: OnlyActions['who'], actions: OnlyActions['actions']): CrusoeEffect => ({
  do: 'onlyActions',
  who,
  actions,
})
export const pickInvention = (cards: PickInvention['cards']): CrusoeEffect => ({ do: 'pickInvention', cards })
export const putToken = (token: PutToken['token'], at: PutToken['at']): CrusoeEffect => ({ do: 'putToken', token, at })
export const raise = (level: Raise['level'], by: Raise['by']): CrusoeEffect => ({ do: 'raise', level, by })
export const raiseLowered = (by: RaiseLowered['by']): CrusoeEffect => ({ do: 'raiseLowered', by })
export const raiseMorale = (by: RaiseMorale['by']): CrusoeEffect => ({ do: 'raiseMorale', by })
export const removeAnyFromIsland: CrusoeEffect = { do: 'removeAnyFromIsland' }
export const removeSpecialWound: CrusoeEffect = { do: 'removeSpecialWound' }
export const removeToken = (token: RemoveToken['token'], from: RemoveToken['from']): CrusoeEffect => ({
  do: 'removeToken',
  token,
  from,
})
export const repeatEvent: CrusoeEffect = { do: 'repeatEvent' }
export const rerollDie = (die: RerollDie['die']): CrusoeEffect => ({ do: 'rerollDie', die })
export const resolveThreats: CrusoeEffect = { do: 'resolveThreats' }
export const restore: CrusoeEffect = { do: 'restore' }
export const rollWeather: CrusoeEffect = { do: 'rollWeather' }
export const shareTokens = (tokens: ShareTokens['tokens']): CrusoeEffect => ({ do: 'shareTokens', tokens })
export const shortcut: CrusoeEffect = { do: 'shortcut' }
export const shuffleBack: CrusoeEffect = { do: 'shuffleBack' }
export const shuffleIn: CrusoeEffect = { do: 'shuffleIn' }
export const specialWound = (part: SpecialWound['part']): CrusoeEffect => ({ do: 'specialWound', part })
export const spreadDisease = (markers: SpreadDisease['markers']): CrusoeEffect => ({ do: 'spreadDisease', markers })
export const stayOutside = (who: StayOutside['who']): CrusoeEffect => ({ do: 'stayOutside', who })
export const stopDrawing: CrusoeEffect = { do: 'stopDrawing' }
export const strengthen = (by: Strengthen['by']): CrusoeEffect => ({ do: 'strengthen', by })
export const strongestBeastOnTop = (of: StrongestBeastOnTop['of']): CrusoeEffect => ({ do: 'strongestBeastOnTop', of })
export const sufferDisease = (alone: SufferDisease['alone']): CrusoeEffect => ({ do: 'sufferDisease', alone })
export const surcharge = (building: Surcharge['building']): CrusoeEffect => ({ do: 'surcharge', building })
export const takeTopBeast: CrusoeEffect = { do: 'takeTopBeast' }
export const tokenAtAction = (
  token: TokenAtAction['token'],
  options: Pick<TokenAtAction, 'remembered'> = {},
): CrusoeEffect => ({ do: 'tokenAtAction', token, ...options })
export const topBeastToBottom: CrusoeEffect = { do: 'topBeastToBottom' }
export const unlessArmed = (weapons: UnlessArmed['weapons'], effects: UnlessArmed['effects']): CrusoeEffect => ({
  do: 'unlessArmed',
  weapons,
  effects,
})
export const weatherToken = (token: WeatherToken['token']): CrusoeEffect => ({ do: 'weatherToken', token })
export const wound = (who: Wound['who'], wounds: Wound['wounds']): CrusoeEffect => ({ do: 'wound', who, wounds })
