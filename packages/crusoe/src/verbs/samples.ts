// Derived from the files of this folder by `npm run derive`. Do not edit.
import type { SamplesOfAll } from '@landfall/tabletop'
import { samples as additionalAtCamp } from './additional-at-camp.ts'
import { samples as additionalFoodAtAction } from './additional-food-at-action.ts'
import { samples as adventureToken } from './adventure-token.ts'
import { samples as arrangeTiles } from './arrange-tiles.ts'
import { samples as atNextRound } from './at-next-round.ts'
import { samples as atNight } from './at-night.ts'
import { samples as buildFree } from './build-free.ts'
import { samples as confuse } from './confuse.ts'
import { samples as coverArrows } from './cover-arrows.ts'
import { samples as coverTerrain } from './cover-terrain.ts'
import { samples as curse } from './curse.ts'
import { samples as discard } from './discard.ts'
import { samples as discardAllTokens } from './discard-all-tokens.ts'
import { samples as discardInventions } from './discard-inventions.ts'
import { samples as discardTokens } from './discard-tokens.ts'
import { samples as drawMysteries } from './draw-mysteries.ts'
import { samples as exhaust } from './exhaust.ts'
import { samples as exhaustSource } from './exhaust-source.ts'
import { samples as extraMeal } from './extra-meal.ts'
import { samples as fewerMysteries } from './fewer-mysteries.ts'
import { samples as fight } from './fight.ts'
import { samples as fightTopBeast } from './fight-top-beast.ts'
import { samples as flipItems } from './flip-items.ts'
import { samples as gain } from './gain.ts'
import { samples as gainDiscoveries } from './gain-discoveries.ts'
import { samples as gainEquipment } from './gain-equipment.ts'
import { samples as gainTokens } from './gain-tokens.ts'
import { samples as halve } from './halve.ts'
import { samples as heal } from './heal.ts'
import { samples as healOne } from './heal-one.ts'
import { samples as healShared } from './heal-shared.ts'
import { samples as ignoreCloud } from './ignore-cloud.ts'
import { samples as ignoreDanger } from './ignore-danger.ts'
import { samples as ignoreWounds } from './ignore-wounds.ts'
import type { Verbs } from './index.ts'
import { samples as keepOneDiscovery } from './keep-one-discovery.ts'
import { samples as lessFromProduction } from './less-from-production.ts'
import { samples as lookAtEvent } from './look-at-event.ts'
import { samples as lower } from './lower.ts'
import { samples as lowerMorale } from './lower-morale.ts'
import { samples as lowerToNothing } from './lower-to-nothing.ts'
import { samples as markItems } from './mark-items.ts'
import { samples as moreFromProduction } from './more-from-production.ts'
import { samples as noAbilities } from './no-abilities.ts'
import { samples as noFromProduction } from './no-from-production.ts'
import { samples as onePawn } from './one-pawn.ts'
import { samples as onlyActions } from './only-actions.ts'
import { samples as pickInvention } from './pick-invention.ts'
import { samples as putToken } from './put-token.ts'
import { samples as raise } from './raise.ts'
import { samples as raiseLowered } from './raise-lowered.ts'
import { samples as raiseMorale } from './raise-morale.ts'
import { samples as removeToken } from './remove-token.ts'
import { samples as rerollDie } from './reroll-die.ts'
import { samples as shareTokens } from './share-tokens.ts'
import { samples as specialWound } from './special-wound.ts'
import { samples as spreadDisease } from './spread-disease.ts'
import { samples as stayOutside } from './stay-outside.ts'
import { samples as strengthen } from './strengthen.ts'
import { samples as strongestBeastOnTop } from './strongest-beast-on-top.ts'
import { samples as sufferDisease } from './suffer-disease.ts'
import { samples as surcharge } from './surcharge.ts'
import { samples as tokenAtAction } from './token-at-action.ts'
import { samples as unlessArmed } from './unless-armed.ts'
import { samples as weatherToken } from './weather-token.ts'
import { samples as wound } from './wound.ts'

export const SAMPLES: SamplesOfAll<Verbs> = {
  additionalAtCamp,
  additionalFoodAtAction,
  adventureToken,
  arrangeTiles,
  atNextRound,
  atNight,
  buildFree,
  confuse,
  coverArrows,
  coverTerrain,
  curse,
  discard,
  discardAllTokens,
  discardInventions,
  discardTokens,
  drawMysteries,
  exhaust,
  exhaustSource,
  extraMeal,
  fewerMysteries,
  fight,
  fightTopBeast,
  flipItems,
  gain,
  gainDiscoveries,
  gainEquipment,
  gainTokens,
  halve,
  heal,
  healOne,
  healShared,
  ignoreCloud,
  ignoreDanger,
  ignoreWounds,
  keepOneDiscovery,
  lessFromProduction,
  lookAtEvent,
  lower,
  lowerMorale,
  lowerToNothing,
  markItems,
  moreFromProduction,
  noAbilities,
  noFromProduction,
  onePawn,
  onlyActions,
  pickInvention,
  putToken,
  raise,
  raiseLowered,
  raiseMorale,
  removeToken,
  rerollDie,
  shareTokens,
  specialWound,
  spreadDisease,
  stayOutside,
  strengthen,
  strongestBeastOnTop,
  sufferDisease,
  surcharge,
  tokenAtAction,
  unlessArmed,
  weatherToken,
  wound,
}
