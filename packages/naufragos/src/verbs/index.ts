// Derived from the files of this folder by `npm run derive`. Do not edit.
import type { NaufragosEffect } from '../effect-types.ts'
import type { Add } from './add.ts'
import type { Advance } from './advance.ts'
import type { Away } from './away.ts'
import type { Ban } from './ban.ts'
import type { Bonus } from './bonus.ts'
import type { Camp } from './camp.ts'
import type { Cubes } from './cubes.ts'
import type { Cure } from './cure.ts'
import type { Difficulty } from './difficulty.ts'
import type { Drop } from './drop.ts'
import type { Energy } from './energy.ts'
import type { Fish } from './fish.ts'
import type { Food } from './food.ts'
import type { Forage } from './forage.ts'
import type { Forget } from './forget.ts'
import type { Gather } from './gather.ts'
import type { Heal } from './heal.ts'
import type { Item } from './item.ts'
import type { LeaveCamp } from './leave-camp.ts'
import type { OwnTokens } from './own-tokens.ts'
import type { Peek } from './peek.ts'
import type { Progress } from './progress.ts'
import type { Project } from './project.ts'
import type { Remember } from './remember.ts'
import type { Repair } from './repair.ts'
import type { ReturnRolls } from './return-rolls.ts'
import type { Safe } from './safe.ts'
import type { Salvage } from './salvage.ts'
import type { Sort } from './sort.ts'
import type { Start } from './start.ts'
import type { Story } from './story.ts'
import type { Surcharge } from './surcharge.ts'
import type { Tokens } from './tokens.ts'
import type { Trauma } from './trauma.ts'
import type { Weather } from './weather.ts'
import type { Wood } from './wood.ts'
import type { Wound } from './wound.ts'

/** Verb → what it needs to know. */
export interface Verbs {
  add: Add
  advance: Advance
  away: Away
  back: object
  ban: Ban
  bonus: Bonus
  camp: Camp
  cancelTrauma: object
  cubes: Cubes
  cure: Cure
  difficulty: Difficulty
  drop: Drop
  energy: Energy
  fireOut: object
  fish: Fish
  food: Food
  forage: Forage
  forget: Forget
  gather: Gather
  goHome: object
  heal: Heal
  item: Item
  leaveCamp: LeaveCamp
  leavePending: object
  lost: object
  ownTokens: OwnTokens
  peek: Peek
  progress: Progress
  project: Project
  remember: Remember
  repair: Repair
  returnRolls: ReturnRolls
  safe: Safe
  salvage: Salvage
  sort: Sort
  start: Start
  story: Story
  surcharge: Surcharge
  tiebreak: object
  tokens: Tokens
  trauma: Trauma
  weather: Weather
  wood: Wood
  wound: Wound
}

export const add = (card: Add['card'], options: Pick<Add, 'top'> = {}): NaufragosEffect => ({
  do: 'add',
  card,
  ...options,
})
export const advance = (by: Advance['by'], who: Advance['who'] = 'you'): NaufragosEffect => ({ do: 'advance', by, who })
export const away = (card: Away['card']): NaufragosEffect => ({ do: 'away', card })
export const back: NaufragosEffect = { do: 'back' }
export const ban = (what: Ban['what']): NaufragosEffect => ({ do: 'ban', what })
export const bonus = (to: Bonus['to'], by: Bonus['by']): NaufragosEffect => ({ do: 'bonus', to, by })
export const camp = (card: Camp['card']): NaufragosEffect => ({ do: 'camp', card })
export const cancelTrauma: NaufragosEffect = { do: 'cancelTrauma' }
export const cubes = (by: Cubes['by']): NaufragosEffect => ({ do: 'cubes', by })
export const cure = (by: Cure['by']): NaufragosEffect => ({ do: 'cure', by })
export const difficulty = (by: Difficulty['by']): NaufragosEffect => ({ do: 'difficulty', by })
export const drop = (items: Drop['items'], who: Drop['who'] = 'you'): NaufragosEffect => ({ do: 'drop', items, who })
export const energy = (by: Energy['by'], who: Energy['who'] = 'you'): NaufragosEffect => ({ do: 'energy', by, who })
export const fireOut: NaufragosEffect = { do: 'fireOut' }
export const fish = (by: Fish['by']): NaufragosEffect => ({ do: 'fish', by })
export const food = (by: Food['by'], options: Pick<Food, 'more'> = {}): NaufragosEffect => ({
  do: 'food',
  by,
  ...options,
})
export const forage = (by: Forage['by']): NaufragosEffect => ({ do: 'forage', by })
export const forget = (flag: Forget['flag']): NaufragosEffect => ({ do: 'forget', flag })
export const gather = (by: Gather['by']): NaufragosEffect => ({ do: 'gather', by })
export const goHome: NaufragosEffect = { do: 'goHome' }
export const heal = (by: Heal['by'], who: Heal['who'] = 'you'): NaufragosEffect => ({ do: 'heal', by, who })
export const item = (card: Item['card']): NaufragosEffect => ({ do: 'item', card })
export const leaveCamp = (card: LeaveCamp['card']): NaufragosEffect => ({ do: 'leaveCamp', card })
export const leavePending: NaufragosEffect = { do: 'leavePending' }
export const lost: NaufragosEffect = { do: 'lost' }
export const ownTokens = (by: OwnTokens['by']): NaufragosEffect => ({ do: 'ownTokens', by })
export const peek = (deck: Peek['deck'], cards: Peek['cards'], who: Peek['who'] = 'you'): NaufragosEffect => ({
  do: 'peek',
  deck,
  cards,
  who,
})
export const progress = (building: Progress['building'], by: Progress['by']): NaufragosEffect => ({
  do: 'progress',
  building,
  by,
})
export const project = (building: Project['building']): NaufragosEffect => ({ do: 'project', building })
export const remember = (flag: Remember['flag']): NaufragosEffect => ({ do: 'remember', flag })
export const repair = (by: Repair['by']): NaufragosEffect => ({ do: 'repair', by })
export const returnRolls = (by: ReturnRolls['by']): NaufragosEffect => ({ do: 'returnRolls', by })
export const safe = (who: Safe['who'] = 'you'): NaufragosEffect => ({ do: 'safe', who })
export const salvage = (cards: Salvage['cards']): NaufragosEffect => ({ do: 'salvage', cards })
export const sort = (deck: Sort['deck'], cards: Sort['cards']): NaufragosEffect => ({ do: 'sort', deck, cards })
export const start = (by: Start['by']): NaufragosEffect => ({ do: 'start', by })
export const story = (by: Story['by'], who: Story['who'] = 'you'): NaufragosEffect => ({ do: 'story', by, who })
export const surcharge = (action: Surcharge['action'], by: Surcharge['by']): NaufragosEffect => ({
  do: 'surcharge',
  action,
  by,
})
export const tiebreak: NaufragosEffect = { do: 'tiebreak' }
export const tokens = (by: Tokens['by']): NaufragosEffect => ({ do: 'tokens', by })
export const trauma = (by: Trauma['by']): NaufragosEffect => ({ do: 'trauma', by })
export const weather = (by: Weather['by']): NaufragosEffect => ({ do: 'weather', by })
export const wood = (by: Wood['by']): NaufragosEffect => ({ do: 'wood', by })
export const wound = (by: Wound['by'], who: Wound['who'] = 'you'): NaufragosEffect => ({ do: 'wound', by, who })
