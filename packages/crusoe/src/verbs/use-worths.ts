// Derived from the files of this folder by `npm run derive`. Do not edit.
import { useWorth as buildFree } from './build-free.ts'
import { useWorth as drawMysteries } from './draw-mysteries.ts'
import { useWorth as fewerMysteries } from './fewer-mysteries.ts'
import { useWorth as gain } from './gain.ts'
import { useWorth as gainTokens } from './gain-tokens.ts'
import { useWorth as heal } from './heal.ts'
import { useWorth as healOne } from './heal-one.ts'
import { useWorth as healShared } from './heal-shared.ts'
import { useWorth as ignoreAnimals } from './ignore-animals.ts'
import { useWorth as ignoreCloud } from './ignore-cloud.ts'
import { useWorth as ignoreDanger } from './ignore-danger.ts'
import { useWorth as ignoreWounds } from './ignore-wounds.ts'
import type { Verbs } from './index.ts'
import { useWorth as keepOneDiscovery } from './keep-one-discovery.ts'
import { useWorth as meltSnow } from './melt-snow.ts'
import { useWorth as rerollDie } from './reroll-die.ts'
import { useWorth as rollWeather } from './roll-weather.ts'
import { useWorth as shareTokens } from './share-tokens.ts'
import type { UseWorth } from './shared/verb.ts'
import { useWorth as strengthen } from './strengthen.ts'
import { useWorth as wound } from './wound.ts'

export const USE_WORTHS: { readonly [Name in keyof Verbs]?: UseWorth<Verbs[Name]> } = {
  buildFree,
  drawMysteries,
  fewerMysteries,
  gain,
  gainTokens,
  heal,
  healOne,
  healShared,
  ignoreAnimals,
  ignoreCloud,
  ignoreDanger,
  ignoreWounds,
  keepOneDiscovery,
  meltSnow,
  rerollDie,
  rollWeather,
  shareTokens,
  strengthen,
  wound,
}
