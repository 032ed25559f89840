// Derived from the files of this folder by `npm run derive`. Do not edit.
import { worth as additionalAtCamp } from './additional-at-camp.ts'
import { worth as additionalFoodAtAction } from './additional-food-at-action.ts'
import { worth as additionalFoodAtNight } from './additional-food-at-night.ts'
import { worth as adventureToken } from './adventure-token.ts'
import { worth as arrangeTiles } from './arrange-tiles.ts'
import { worth as atNextRound } from './at-next-round.ts'
import { worth as atNight } from './at-night.ts'
import { worth as beastBesideDeck } from './beast-beside-deck.ts'
import { worth as beastIntoHunting } from './beast-into-hunting.ts'
import { worth as blockArrange } from './block-arrange.ts'
import { worth as book } from './book.ts'
import { worth as buildFree } from './build-free.ts'
import { worth as confuse } from './confuse.ts'
import { worth as coverArrows } from './cover-arrows.ts'
import { worth as coverTerrain } from './cover-terrain.ts'
import { worth as coverTerrainOfAction } from './cover-terrain-of-action.ts'
import { worth as curse } from './curse.ts'
import { worth as discard } from './discard.ts'
import { worth as discardAllResources } from './discard-all-resources.ts'
import { worth as discardAllTokens } from './discard-all-tokens.ts'
import { worth as discardCard } from './discard-card.ts'
import { worth as discardInventions } from './discard-inventions.ts'
import { worth as discardItem } from './discard-item.ts'
import { worth as discardTokens } from './discard-tokens.ts'
import { worth as discardTopBeast } from './discard-top-beast.ts'
import { worth as drawMysteries } from './draw-mysteries.ts'
import { worth as dropTreasures } from './drop-treasures.ts'
import { worth as exhaust } from './exhaust.ts'
import { worth as exhaustAdjacentTile } from './exhaust-adjacent-tile.ts'
import { worth as exhaustBirdBesideCamp } from './exhaust-bird-beside-camp.ts'
import { worth as exhaustOnTarget } from './exhaust-on-target.ts'
import { worth as exhaustSource } from './exhaust-source.ts'
import { worth as extraBuild } from './extra-build.ts'
import { worth as extraMeal } from './extra-meal.ts'
import { worth as fewerMysteries } from './fewer-mysteries.ts'
import { worth as fight } from './fight.ts'
import { worth as fightTopBeast } from './fight-top-beast.ts'
import { worth as flipAdjacentTile } from './flip-adjacent-tile.ts'
import { worth as flipItems } from './flip-items.ts'
import { worth as flipMarkedItems } from './flip-marked-items.ts'
import { worth as flipTileOfCard } from './flip-tile-of-card.ts'
import { worth as gain } from './gain.ts'
import { worth as gainDiscoveries } from './gain-discoveries.ts'
import { worth as gainEquipment } from './gain-equipment.ts'
import { worth as gainSameResource } from './gain-same-resource.ts'
import { worth as gainTokens } from './gain-tokens.ts'
import { worth as halfProduction } from './half-production.ts'
import { worth as halve } from './halve.ts'
import { worth as heal } from './heal.ts'
import { worth as healOne } from './heal-one.ts'
import { worth as healShared } from './heal-shared.ts'
import { worth as ignoreAnimals } from './ignore-animals.ts'
import { worth as ignoreCloud } from './ignore-cloud.ts'
import { worth as ignoreDanger } from './ignore-danger.ts'
import { worth as ignoreWounds } from './ignore-wounds.ts'
import type { Verbs } from './index.ts'
import { worth as itemsAside } from './items-aside.ts'
import { worth as keepCard } from './keep-card.ts'
import { worth as keepOneDiscovery } from './keep-one-discovery.ts'
import { worth as layOutInvention } from './lay-out-invention.ts'
import { worth as lessFromProduction } from './less-from-production.ts'
import { worth as liftCurse } from './lift-curse.ts'
import { worth as lookAtEvent } from './look-at-event.ts'
import { worth as lookAtTopBeast } from './look-at-top-beast.ts'
import { worth as lower } from './lower.ts'
import { worth as lowerMorale } from './lower-morale.ts'
import { worth as lowerToNothing } from './lower-to-nothing.ts'
import { worth as markItems } from './mark-items.ts'
import { worth as meltSnow } from './melt-snow.ts'
import { worth as moreFromProduction } from './more-from-production.ts'
import { worth as moveCamp } from './move-camp.ts'
import { worth as nextFirstPlayer } from './next-first-player.ts'
import { worth as noAbilities } from './no-abilities.ts'
import { worth as noFromProduction } from './no-from-production.ts'
import { worth as noProduction } from './no-production.ts'
import { worth as noTeams } from './no-teams.ts'
import { worth as onePawn } from './one-pawn.ts'
import { worth as onlyActions } from './only-actions.ts'
import { worth as pickInvention } from './pick-invention.ts'
import { worth as putToken } from './put-token.ts'
import { worth as raise } from './raise.ts'
import { worth as raiseLowered } from './raise-lowered.ts'
import { worth as raiseMorale } from './raise-morale.ts'
import { worth as removeAnyFromIsland } from './remove-any-from-island.ts'
import { worth as removeSpecialWound } from './remove-special-wound.ts'
import { worth as removeToken } from './remove-token.ts'
import { worth as repeatEvent } from './repeat-event.ts'
import { worth as rerollDie } from './reroll-die.ts'
import { worth as resolveThreats } from './resolve-threats.ts'
import { worth as restore } from './restore.ts'
import { worth as rollWeather } from './roll-weather.ts'
import { worth as shareTokens } from './share-tokens.ts'
import type { Worth } from './shared/verb.ts'
import { worth as shortcut } from './shortcut.ts'
import { worth as shuffleBack } from './shuffle-back.ts'
import { worth as shuffleIn } from './shuffle-in.ts'
import { worth as specialWound } from './special-wound.ts'
import { worth as spreadDisease } from './spread-disease.ts'
import { worth as stayOutside } from './stay-outside.ts'
import { worth as stopDrawing } from './stop-drawing.ts'
import { worth as strengthen } from './strengthen.ts'
import { worth as strongestBeastOnTop } from './strongest-beast-on-top.ts'
import { worth as sufferDisease } from './suffer-disease.ts'
import { worth as surcharge } from './surcharge.ts'
import { worth as takeTopBeast } from './take-top-beast.ts'
import { worth as tokenAtAction } from './token-at-action.ts'
import { worth as topBeastToBottom } from './top-beast-to-bottom.ts'
import { worth as unlessArmed } from './unless-armed.ts'
import { worth as weatherToken } from './weather-token.ts'
import { worth as wound } from './wound.ts'

export const WORTHS: { readonly [Name in keyof Verbs]: Worth<Verbs[Name]> } = {
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
