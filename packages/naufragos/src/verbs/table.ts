// Derived from the files of this folder by `npm run derive`. Do not edit.
import { verb as add } from './add.ts'
import { verb as advance } from './advance.ts'
import { verb as away } from './away.ts'
import { verb as back } from './back.ts'
import { verb as ban } from './ban.ts'
import { verb as bonus } from './bonus.ts'
import { verb as camp } from './camp.ts'
import { verb as cancelTrauma } from './cancel-trauma.ts'
import { verb as cubes } from './cubes.ts'
import { verb as cure } from './cure.ts'
import { verb as difficulty } from './difficulty.ts'
import { verb as drop } from './drop.ts'
import { verb as energy } from './energy.ts'
import { verb as fireOut } from './fire-out.ts'
import { verb as fish } from './fish.ts'
import { verb as food } from './food.ts'
import { verb as forage } from './forage.ts'
import { verb as forget } from './forget.ts'
import { verb as gather } from './gather.ts'
import { verb as goHome } from './go-home.ts'
import { verb as heal } from './heal.ts'
import type { Verbs } from './index.ts'
import { verb as item } from './item.ts'
import { verb as leaveCamp } from './leave-camp.ts'
import { verb as leavePending } from './leave-pending.ts'
import { verb as lost } from './lost.ts'
import { verb as ownTokens } from './own-tokens.ts'
import { verb as peek } from './peek.ts'
import { verb as progress } from './progress.ts'
import { verb as project } from './project.ts'
import { verb as remember } from './remember.ts'
import { verb as repair } from './repair.ts'
import { verb as returnRolls } from './return-rolls.ts'
import { verb as safe } from './safe.ts'
import { verb as salvage } from './salvage.ts'
import type { Verb } from './shared/verb.ts'
import { verb as sort } from './sort.ts'
import { verb as start } from './start.ts'
import { verb as story } from './story.ts'
import { verb as surcharge } from './surcharge.ts'
import { verb as tiebreak } from './tiebreak.ts'
import { verb as tokens } from './tokens.ts'
import { verb as trauma } from './trauma.ts'
import { verb as weather } from './weather.ts'
import { verb as wood } from './wood.ts'
import { verb as wound } from './wound.ts'

export const VERBS: { readonly [Name in keyof Verbs]: Verb<Verbs[Name]> } = {
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
