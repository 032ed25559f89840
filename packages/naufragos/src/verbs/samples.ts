// Derived from the files of this folder by `npm run derive`. Do not edit.
import type { SamplesOfAll } from '@landfall/tabletop'
import { samples as add } from './add.ts'
import { samples as advance } from './advance.ts'
import { samples as away } from './away.ts'
import { samples as ban } from './ban.ts'
import { samples as bonus } from './bonus.ts'
import { samples as camp } from './camp.ts'
import { samples as cubes } from './cubes.ts'
import { samples as cure } from './cure.ts'
import { samples as difficulty } from './difficulty.ts'
import { samples as drop } from './drop.ts'
import { samples as energy } from './energy.ts'
import { samples as fish } from './fish.ts'
import { samples as food } from './food.ts'
import { samples as forage } from './forage.ts'
import { samples as forget } from './forget.ts'
import { samples as gather } from './gather.ts'
import { samples as heal } from './heal.ts'
import type { Verbs } from './index.ts'
import { samples as item } from './item.ts'
import { samples as leaveCamp } from './leave-camp.ts'
import { samples as ownTokens } from './own-tokens.ts'
import { samples as peek } from './peek.ts'
import { samples as progress } from './progress.ts'
import { samples as project } from './project.ts'
import { samples as remember } from './remember.ts'
import { samples as repair } from './repair.ts'
import { samples as returnRolls } from './return-rolls.ts'
import { samples as safe } from './safe.ts'
import { samples as salvage } from './salvage.ts'
import { samples as sort } from './sort.ts'
import { samples as start } from './start.ts'
import { samples as story } from './story.ts'
import { samples as surcharge } from './surcharge.ts'
import { samples as tokens } from './tokens.ts'
import { samples as trauma } from './trauma.ts'
import { samples as weather } from './weather.ts'
import { samples as wood } from './wood.ts'
import { samples as wound } from './wound.ts'

export const SAMPLES: SamplesOfAll<Verbs> = {
  add,
  advance,
  away,
  ban,
  bonus,
  camp,
  cubes,
  cure,
  difficulty,
  drop,
  energy,
  fish,
  food,
  forage,
  forget,
  gather,
  heal,
  item,
  leaveCamp,
  ownTokens,
  peek,
  progress,
  project,
  remember,
  repair,
  returnRolls,
  safe,
  salvage,
  sort,
  start,
  story,
  surcharge,
  tokens,
  trauma,
  weather,
  wood,
  wound,
}
