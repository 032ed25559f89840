// Derived from the files of this folder by `npm run derive`. Do not edit.
import { verb as additionalAtCamp } from './additional-at-camp.ts'
import { verb as additionalFoodAtAction } from './additional-food-at-action.ts'
import { verb as additionalFoodAtNight } from './additional-food-at-night.ts'
import { verb as adventureToken } from './adventure-token.ts'
import { verb as arrangeTiles } from './arrange-tiles.ts'
import { verb as atNextRound } from './at-next-round.ts'
import { verb as atNight } from './at-night.ts'
import { verb as beastBesideDeck } from './beast-beside-deck.ts'
import { verb as beastIntoHunting } from './beast-into-hunting.ts'
import { verb as blockArrange } from './block-arrange.ts'
import { verb as book } from './book.ts'
import { verb as buildFree } from './build-free.ts'
import { verb as confuse } from './confuse.ts'
import { verb as coverArrows } from './cover-arrows.ts'
import { verb as coverTerrain } from './cover-terrain.ts'
import { verb as coverTerrainOfAction } from './cover-terrain-of-action.ts'
import { verb as curse } from './curse.ts'
import { verb as discard } from './discard.ts'
import { verb as discardAllResources } from './discard-all-resources.ts'
import { verb as discardAllTokens } from './discard-all-tokens.ts'
import { verb as discardCard } from './discard-card.ts'
import { verb as discardInventions } from './discard-inventions.ts'
import { verb as discardItem } from './discard-item.ts'
import { verb as discardTokens } from './discard-tokens.ts'
import { verb as discardTopBeast } from './discard-top-beast.ts'
import { verb as drawMysteries } from './draw-mysteries.ts'
import { verb as dropTreasures } from './drop-treasures.ts'
import { verb as exhaust } from './exhaust.ts'
import { verb as exhaustAdjacentTile } from './exhaust-adjacent-tile.ts'
import { verb as exhaustBirdBesideCamp } from './exhaust-bird-beside-camp.ts'
import { verb as exhaustOnTarget } from './exhaust-on-target.ts'
import { verb as exhaustSource } from './exhaust-source.ts'
import { verb as extraBuild } from './extra-build.ts'
import { verb as extraMeal } from './extra-meal.ts'
import { verb as fewerMysteries } from './fewer-mysteries.ts'
import { verb as fight } from './fight.ts'
import { verb as fightTopBeast } from './fight-top-beast.ts'
import { verb as flipAdjacentTile } from './flip-adjacent-tile.ts'
import { verb as flipItems } from './flip-items.ts'
import { verb as flipMarkedItems } from './flip-marked-items.ts'
import { verb as flipTileOfCard } from './flip-tile-of-card.ts'
import { verb as gain } from './gain.ts'
import { verb as gainDiscoveries } from './gain-discoveries.ts'
import { verb as gainEquipment } from './gain-equipment.ts'
import { verb as gainSameResource } from './gain-same-resource.ts'
import { verb as gainTokens } from './gain-tokens.ts'
import { verb as halfProduction } from './half-production.ts'
import { verb as halve } from './halve.ts'
import { verb as heal } from './heal.ts'
import { verb as healOne } from './heal-one.ts'
import { verb as healShared } from './heal-shared.ts'
import { verb as ignoreAnimals } from './ignore-animals.ts'
import { verb as ignoreCloud } from './ignore-cloud.ts'
import { verb as ignoreDanger } from './ignore-danger.ts'
import { verb as ignoreWounds } from './ignore-wounds.ts'
import type { Verbs } from './index.ts'
import { verb as itemsAside } from './items-aside.ts'
import { verb as keepCard } from './keep-card.ts'
import { verb as keepOneDiscovery } from './keep-one-discovery.ts'
import { verb as layOutInvention } from './lay-out-invention.ts'
import { verb as lessFromProduction } from './less-from-production.ts'
import { verb as liftCurse } from './lift-curse.ts'
import { verb as lookAtEvent } from './look-at-event.ts'
import { verb as lookAtTopBeast } from './look-at-top-beast.ts'
import { verb as lower } from './lower.ts'
import { verb as lowerMorale } from './lower-morale.ts'
import { verb as lowerToNothing } from './lower-to-nothing.ts'
import { verb as markItems } from './mark-items.ts'
import { verb as meltSnow } from './melt-snow.ts'
import { verb as moreFromProduction } from './more-from-production.ts'
import { verb as moveCamp } from './move-camp.ts'
import { verb as nextFirstPlayer } from './next-first-player.ts'
import { verb as noAbilities } from './no-abilities.ts'
import { verb as noFromProduction } from './no-from-production.ts'
import { verb as noProduction } from './no-production.ts'
import { verb as noTeams } from './no-teams.ts'
import { verb as onePawn } from './one-pawn.ts'
import { verb as onlyActions } from './only-actions.ts'
import { verb as pickInvention } from './pick-invention.ts'
import { verb as putToken } from './put-token.ts'
import { verb as raise } from './raise.ts'
import { verb as raiseLowered } from './raise-lowered.ts'
import { verb as raiseMorale } from './raise-morale.ts'
import { verb as removeAnyFromIsland } from './remove-any-from-island.ts'
import { verb as removeSpecialWound } from './remove-special-wound.ts'
import { verb as removeToken } from './remove-token.ts'
import { verb as repeatEvent } from './repeat-event.ts'
import { verb as rerollDie } from './reroll-die.ts'
import { verb as resolveThreats } from './resolve-threats.ts'
import { verb as restore } from './restore.ts'
import { verb as rollWeather } from './roll-weather.ts'
import { verb as shareTokens } from './share-tokens.ts'
import type { Verb } from './shared/verb.ts'
import { verb as shortcut } from './shortcut.ts'
import { verb as shuffleBack } from './shuffle-back.ts'
import { verb as shuffleIn } from './shuffle-in.ts'
import { verb as specialWound } from './special-wound.ts'
import { verb as spreadDisease } from './spread-disease.ts'
import { verb as stayOutside } from './stay-outside.ts'
import { verb as stopDrawing } from './stop-drawing.ts'
import { verb as strengthen } from './strengthen.ts'
import { verb as strongestBeastOnTop } from './strongest-beast-on-top.ts'
import { verb as sufferDisease } from './suffer-disease.ts'
import { verb as surcharge } from './surcharge.ts'
import { verb as takeTopBeast } from './take-top-beast.ts'
import { verb as tokenAtAction } from './token-at-action.ts'
import { verb as topBeastToBottom } from './top-beast-to-bottom.ts'
import { verb as unlessArmed } from './unless-armed.ts'
import { verb as weatherToken } from './weather-token.ts'
import { verb as wound } from './wound.ts'

export const VERBS: { readonly [Name in keyof Verbs]: Verb<Verbs[Name]> } = {
  additionalAtCamp,
  additionalFoodAtAction,
  additionalFoodAtNight,
  adventureToken,
  arrangeTiles,
  atNextRound,
  atNight,
  beastBesideDeck,
  beastIntoHunting,
  blockArrange,
  book,
  buildFree,
  confuse,
  coverArrows,
  coverTerrain,
  coverTerrainOfAction,
  curse,
  discard,
  discardAllResources,
  discardAllTokens,
  discardCard,
  discardInventions,
  discardItem,
  discardTokens,
  discardTopBeast,
  drawMysteries,
  dropTreasures,
  exhaust,
  exhaustAdjacentTile,
  exhaustBirdBesideCamp,
  exhaustOnTarget,
  exhaustSource,
  extraBuild,
  extraMeal,
  fewerMysteries,
  fight,
  fightTopBeast,
  flipAdjacentTile,
  flipItems,
  flipMarkedItems,
  flipTileOfCard,
  gain,
  gainDiscoveries,
  gainEquipment,
  gainSameResource,
  gainTokens,
  halfProduction,
  halve,
  heal,
  healOne,
  healShared,
  ignoreAnimals,
  ignoreCloud,
  ignoreDanger,
  ignoreWounds,
  itemsAside,
  keepCard,
  keepOneDiscovery,
  layOutInvention,
  lessFromProduction,
  liftCurse,
  lookAtEvent,
  lookAtTopBeast,
  lower,
  lowerMorale,
  lowerToNothing,
  markItems,
  meltSnow,
  moreFromProduction,
  moveCamp,
  nextFirstPlayer,
  noAbilities,
  noFromProduction,
  noProduction,
  noTeams,
  onePawn,
  onlyActions,
  pickInvention,
  putToken,
  raise,
  raiseLowered,
  raiseMorale,
  removeAnyFromIsland,
  removeSpecialWound,
  removeToken,
  repeatEvent,
  rerollDie,
  resolveThreats,
  restore,
  rollWeather,
  shareTokens,
  shortcut,
  shuffleBack,
  shuffleIn,
  specialWound,
  spreadDisease,
  stayOutside,
  stopDrawing,
  strengthen,
  strongestBeastOnTop,
  sufferDisease,
  surcharge,
  takeTopBeast,
  tokenAtAction,
  topBeastToBottom,
  unlessArmed,
  weatherToken,
  wound,
}
