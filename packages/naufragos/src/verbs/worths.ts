// Derived from the files of this folder by `npm run derive`. Do not edit.
import { worth as add } from './add.ts'
import { worth as advance } from './advance.ts'
import { worth as away } from './away.ts'
import { worth as back } from './back.ts'
import { worth as ban } from './ban.ts'
import { worth as bonus } from './bonus.ts'
import { worth as camp } from './camp.ts'
import { worth as cancelTrauma } from './cancel-trauma.ts'
import { worth as cubes } from './cubes.ts'
import { worth as cure } from './cure.ts'
import { worth as difficulty } from './difficulty.ts'
import { worth as drop } from './drop.ts'
import { worth as energy } from './energy.ts'
import { worth as fireOut } from './fire-out.ts'
import { worth as fish } from './fish.ts'
import { worth as food } from './food.ts'
import { worth as forage } from './forage.ts'
import { worth as forget } from './forget.ts'
import { worth as gather } from './gather.ts'
import { worth as goHome } from './go-home.ts'
import { worth as heal } from './heal.ts'
import type { Verbs } from './index.ts'
import { worth as item } from './item.ts'
import { worth as leaveCamp } from './leave-camp.ts'
import { worth as leavePending } from './leave-pending.ts'
import { worth as lost } from './lost.ts'
import { worth as ownTokens } from './own-tokens.ts'
import { worth as peek } from './peek.ts'
import { worth as progress } from './progress.ts'
import { worth as project } from './project.ts'
import { worth as remember } from './remember.ts'
import { worth as repair } from './repair.ts'
import { worth as returnRolls } from './return-rolls.ts'
import { worth as safe } from './safe.ts'
import { worth as salvage } from './salvage.ts'
import type { Worth } from './shared/verb.ts'
import { worth as sort } from './sort.ts'
import { worth as start } from './start.ts'
import { worth as story } from './story.ts'
import { worth as surcharge } from './surcharge.ts'
import { worth as tiebreak } from './tiebreak.ts'
import { worth as tokens } from './tokens.ts'
import { worth as trauma } from './trauma.ts'
import { worth as weather } from './weather.ts'
import { worth as wood } from './wood.ts'
import { worth as wound } from './wound.ts'

export const WORTHS: { readonly [Name in keyof Verbs]: Worth<Verbs[Name]> } = {
  add,
  advance,
  away,
  back,
  ban,
  bonus,
  camp,
  cancelTrauma,
  cubes,
  cure,
  difficulty,
  drop,
  energy,
  fireOut,
  fish,
  food,
  forage,
  forget,
  gather,
  goHome,
  heal,
  item,
  leaveCamp,
  leavePending,
  lost,
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
  tiebreak,
  tokens,
  trauma,
  weather,
  wood,
  wound,
}
