// What comes of something that a card says: its clause, weighed. One reader for Events, threats, choices and things.
import type { InventionId } from '../cards/inventions.ts'
import { charactersIn } from '../group.ts'
import { isInvention } from '../scenarios/sheets.ts'
import { LEVELS, type Person } from '../state.ts'
import { inventionWorth } from './inventions.ts'
import {
  foodWorth,
  furWorth,
  healWorth,
  levelWorth,
  moraleWorth,
  type Outlook,
  tokenWorth,
  woodWorth,
  woundCost,
} from './outlook.ts'
import { type Clause, foodIn, productionOf, tokensOf } from './view.ts'

type Act = Extract<Clause, { say: 'act' }>

/** What it is worth to the person meant by `you` and to the group. */
export function clauseWorth(o: Outlook, said: Clause, you: Person): number {
  switch (said.say) {
    case 'act':
      return actWorth(o, said, you)
    case 'thing':
      return 0
    case 'inOrder':
      return said.clauses.reduce((sum, clause) => sum + clauseWorth(o, clause, you), 0)
    case 'chooseOne':
      return Math.max(...said.options.map((option) => clauseWorth(o, option, you)))
    case 'may':
      return Math.max(0, clauseWorth(o, said.clause, you))
    case 'forEach':
      return o.seen.players.length * clauseWorth(o, said.clause, you)
    case 'if':
      return (
        0.6 * clauseWorth(o, said.clause, you) +
        (said.otherwise === undefined ? 0 : 0.4 * clauseWorth(o, said.otherwise, you))
      )
    case 'at':
      return 0.8 * clauseWorth(o, said.clause, you)
    case 'repeat':
      return clauseWorth(o, said.clause, you)
  }
}

/** What matters little, or always about as much. */
const FLAT: { readonly [verb: string]: number } = {
  arrangeBlocked: -0.5,
  beastBesideDeck: -1,
  beastIntoHunting: 0.5,
  confuse: -0.8,
  coverTerrain: -0.5,
  curse: -1.5,
  discardTopBeast: -0.5,
  drawEquipment: 1.5,
  exhaust: -1.3,
  extraBuild: 1.5,
  fightTopBeast: -2,
  flipTile: -2,
  flock: 0.8,
  halfProduction: -1,
  haveOnePawn: -1.2,
  itemsAside: -1,
  keepCard: 1,
  layOutInvention: 0.3,
  mayOnly: -1,
  moveCamp: -2,
  noTeams: -1,
  pickInvention: 0.6,
  raiseLowered: 1.5,
  receive: -0.9,
  repeatEvent: -1.3,
  resolveThreats: -2,
  restore: 1.3,
  shuffleIn: -0.9,
  stayOutside: -3,
  strongestBeastOnTop: -0.5,
  takeTopBeast: 2.5,
  topBeastToBottom: 0.5,
  useNoAbilities: -0.4,
  removeAnyFromIsland: 1,
  recultivate: 1.2,
  liftCurse: 1,
  arrangeTiles: 0.8,
  lookAtEvent: 0.4,
  shortcut: 3,
}

function actWorth(o: Outlook, act: Act, you: Person): number {
  const { seen, goal } = o
  const count = countOf(act)
  switch (act.verb) {
    case 'gain':
      return gainWorth(o, act, count, you)
    case 'discard':
      return -lossCost(o, act, count, you)
    case 'suffer':
      return -peopleMeant(o, act, you).reduce((sum, person) => sum + woundCost(o, person, count), 0)
    case 'heal':
      return healing(o, act, count, you)
    case 'raise':
    case 'lower':
      return changeWorth(o, act)
    case 'halve':
      return -2
    case 'put':
      return putWorth(o, act)
    case 'remove':
    case 'removeUpTo':
      return 0.8 * count
    case 'book':
      return -(goal.book?.(seen) ?? 0)
    case 'produceNo':
    case 'produceLess':
      return -1.2
    case 'produceMore':
      return 1
    case 'noProduction': {
      const { food, wood } = productionOf(seen, seen.camp)
      return -1.2 * (food + wood)
    }
    case 'discardAllResources':
      return -1.2 * (seen.available.wood + seen.available.fur + foodIn(seen))
    case 'extraMeal':
      return -1.3 * seen.players.length
    case 'flip':
      return -1.3 * count
    case 'drawMysteries':
      return mysteriesWorth(act)
    case 'buildFree':
      return builtWorth(o, act)
    case 'fight':
      return -fightCost(o, act, you)
    default:
      return (FLAT[act.verb] ?? 0) * (act.verb === 'exhaust' || act.verb === 'haveOnePawn' ? Math.max(1, count) : 1)
  }
}

const figureOf = (phrase: Act['object']): number | undefined =>
  phrase !== undefined && 'figure' in phrase ? phrase.figure : undefined

const nounOf = (phrase: Act['object']): string | undefined =>
  phrase !== undefined && 'noun' in phrase ? phrase.noun : undefined

function countOf({ object }: Act): number {
  if (object === undefined || !('noun' in object)) return 1
  const { count = 1 } = object
  return typeof count === 'number' ? count : 2
}

/** Those whom the clause speaks of. */
function peopleMeant({ seen }: Outlook, { subject }: Act, you: Person): readonly Person[] {
  switch (nounOf(subject)) {
    case 'everyone':
    case 'everyoneAndFriday':
    case 'victims':
      return charactersIn(seen)
    case 'firstPlayer':
      return [seen.firstPlayer]
    default:
      return [you]
  }
}

function gainWorth(o: Outlook, act: Act, count: number, you: Person): number {
  const { available, future } = o.seen
  switch (nounOf(act.object)) {
    case 'determination':
      return peopleMeant(o, act, you).reduce((sum, person) => sum + count * tokenWorth(o, person), 0)
    case 'food':
      return count * Math.max(0.3, foodWorth(o, foodIn(o.seen) + future.food))
    case 'nonperishable':
      return count * Math.max(0.9, foodWorth(o, foodIn(o.seen) + future.food))
    case 'wood':
      return count * woodWorth(o, available.wood + future.wood)
    case 'fur':
      return count * furWorth(o, available.fur + future.fur)
    case 'discovery':
      return 0.8 * count
    default:
      return 1
  }
}

function lossCost(o: Outlook, act: Act, count: number, you: Person): number {
  const { seen } = o
  const { available } = seen
  switch (nounOf(act.object)) {
    case 'determination':
      return peopleMeant(o, act, you).reduce((sum, person) => {
        const there = Math.min(count, tokensOf(seen, person))
        return sum + there * tokenWorth(o, person) + woundCost(o, person, count - there)
      }, 0)
    case 'allDetermination':
      return 0.4 * tokensOf(seen, you)
    case 'food':
      return count * Math.max(0.4, foodWorth(o, foodIn(seen) - count))
    case 'wood':
      return count * woodWorth(o, Math.max(0, available.wood - count))
    case 'fur':
      return count * furWorth(o, Math.max(0, available.fur - count))
    case 'item':
      return 2 * count
    case 'invention':
      return 0.3 * count
    default:
      return 1
  }
}

function healing(o: Outlook, act: Act, count: number, you: Person): number {
  const shared = nounOf(act.at) === 'dividedFreely' || nounOf(act.at) === 'oneCharacter'
  const all = shared ? charactersIn(o.seen) : peopleMeant(o, act, you)
  const worths = all.map((person) => healWorth(o, person, count))
  return shared ? Math.max(0, ...worths) : worths.reduce((sum, worth) => sum + worth, 0)
}

function changeWorth(o: Outlook, act: Act): number {
  const { levels } = o.seen
  const up = act.verb === 'raise'
  const noun = nounOf(act.object)
  const level = LEVELS.find((known) => known === noun)
  if (level === undefined) return (up ? 1 : -1) * moraleWorth(o, up) * (figureOf(act.by) ?? 1)
  const by = figureOf(act.by) ?? levels[level]
  let worth = 0
  for (let step = 0; step < by; step++) {
    const from = up ? levels[level] + step : levels[level] - step - 1
    // What cannot be lowered is a wound for everybody.
    worth += from < 0 ? (nounOf(act.at) === 'ifPossible' ? 0 : o.everybody) : levelWorth(o, level, from)
  }
  return up ? worth : -worth
}

function putWorth(o: Outlook, act: Act): number {
  const { seen, left } = o
  const { levels } = seen
  const everybody = o.everybody
  if (left <= 0) return 0
  switch (nounOf(act.object)) {
    case 'rainToken':
      return levels.roof >= 3 ? -0.3 : -2
    case 'snowToken':
      return levels.roof >= 3 ? -1 : -2.5
    case 'stormToken':
      return levels.palisade > 0 ? -1.2 : -everybody
    case 'animalsDie':
      return -everybody * (levels.palisade > 0 ? 0.2 : 0.5)
    case 'additionalFoodToken':
      return nounOf(act.to) === 'nightSpace' ? -0.9 * seen.players.length : 0.8
    case 'additionalWoodToken':
      return -0.9
    case 'timeConsumingToken':
      return -0.9
    case 'wood':
      return countOf(act)
    default:
      return -0.5
  }
}

function mysteriesWorth({ object, at }: Act): number {
  const phrases = [object, at]
  return phrases.reduce((sum, phrase) => {
    const count = phrase !== undefined && 'noun' in phrase && typeof phrase.count === 'number' ? phrase.count : 0
    return sum + count * (nounOf(phrase) === 'treasure' ? 1.6 : -1.6)
  }, 0)
}

function builtWorth(o: Outlook, { object }: Act): number {
  const name: string | undefined = object !== undefined && 'name' in object ? object.name : undefined
  const invention: InventionId | undefined = name !== undefined && isInvention(name) ? name : undefined
  return invention === undefined ? 0 : inventionWorth(o, invention)
}

function fightCost(o: Outlook, act: Act, you: Person): number {
  const missing = Math.max(0, (figureOf(act.object) ?? 0) - o.seen.levels.weapons)
  return peopleMeant(o, act, you).reduce((sum, person) => sum + woundCost(o, person, missing), 0)
}
