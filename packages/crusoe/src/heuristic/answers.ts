// The answers of the heuristic player to all questions but those of planning.
import { type Choice, meaningOf } from '@landfall/kernel'
import { BEASTS, isBeast } from '../cards/beasts.ts'
import { isTreasure } from '../cards/decks.ts'
import type { DiscoveryId } from '../cards/discoveries.ts'
import type { AnimalsFace } from '../components/dice.ts'
import type { Space } from '../components/island.ts'
import { TILES } from '../components/tiles.ts'
import { isPerson } from '../people.ts'
import { discoveryOf } from '../scenarios/index.ts'
import type { Die, Person, TileSource } from '../state.ts'
import type { Target } from '../target.ts'
import type { HungryDie, SourceAt } from '../types.ts'
import { campWorth } from './camp.ts'
import { effectsWorth } from './effects.ts'
import { inventionWorth } from './inventions.ts'
import {
  foodWorth,
  healWorth,
  moraleWorth,
  type Outlook,
  tileWorth,
  tokenWorth,
  woodWorth,
  woundCost,
} from './outlook.ts'
import { least, paymentCost } from './stacks.ts'
import {
  type Clause,
  foodIn,
  hasNaturalShelter,
  healthOf,
  type OpenQuestion,
  type OpenQuestionOf,
  stepsIn,
  type View,
} from './view.ts'

/** The best choice of a question, judged by itself. */
export function answerTo(o: Outlook, question: OpenQuestion): string | undefined {
  return o.goal.answer?.(o.seen, question) ?? judged(o, question)
}

/** The choice that is worth most. */
function best<Means>(
  { choices }: { readonly choices: readonly Choice<Clause, Means>[] },
  worth: (means: Means) => number,
): string | undefined {
  return least(choices, (choice) => -worth(meaningOf(choice)))?.id
}

function judged(o: Outlook, question: OpenQuestion): string | undefined {
  const { seen } = o
  switch (question.kind) {
    case 'payment':
      return best(question, (way) => -paymentCost(o, way))
    case 'newIdea':
    case 'inventionToTake':
      return best(question, (invention) => inventionWorth(o, invention))
    case 'inventionToDiscard':
    case 'item':
      return best(question, (invention) => -inventionWorth(o, invention))
    case 'tileOnTop':
    case 'tileToPlace':
      return best(question, (tile) => tileWorth(o, tile))
    case 'order':
      return best(question, (tile) => -tileWorth(o, tile))
    case 'trackedBeast':
      return best(question, (where) => ((where === 'top') === isEasyPrey(o, question) ? 1 : 0))
    case 'whoHeals':
      return best(question, (person) => healWorth(o, person, 1))
    case 'whoEats':
      return best(question, (person) => woundCost(o, person, 2))
    case 'whoSickens':
      return best(question, (person) => -woundCost(o, person, 1))
    case 'whoGains':
      return best(question, (person) => tokenWorth(o, person))
    case 'arrow':
      return best(question, ({ person, wound }) => -Math.abs(wound - (seen.people[person]?.wounds ?? 0) - 2))
    case 'discoveryToKeep':
      return best(question, (token) => discoveryWorth(o, token))
    case 'carried':
      return best(question, (item) => (item === 'none' ? 0 : 1))
    case 'moraleReward':
      return best(question, (reward) =>
        reward === 'heal' ? healWorth(o, seen.firstPlayer, 1) : 2 * tokenWorth(o, seen.firstPlayer),
      )
    case 'campReward':
      return best(question, (reward) =>
        reward === 'morale' ? moraleWorth(o, true) : 2 * (isPerson(question.seat) ? tokenWorth(o, question.seat) : 0.5),
      )
    case 'foodToDiscard':
      return best(question, (food) => (food === 'food' ? 1 : 0))
    case 'resourceToTake':
      return best(question, (resource) =>
        resource === 'food' ? foodWorth(o, foodIn(seen)) : woodWorth(o, seen.available.wood),
      )
    case 'campMove':
      return best(question, (space) => campWorth(o, space === 'stay' ? seen.camp : space))
    case 'source':
      return best(question, (source) => sourceLoss(o, source))
    case 'tile':
      return best(question, (space) => -tileLoss(o, space))
    case 'whereToSleep':
      return best(question, (space) => (hasNaturalShelter(seen, space) ? 1 : 0))
    case 'drawOn':
      return best(question, (answer) => ((answer === 'yes') === isBold(o, question.seat) ? 1 : 0))
    case 'chooseOne':
    case 'may':
      return best(question, ({ effects }) => effectsWorth(o, effects, whoBears(o, question.seat)))
    case 'buildTarget':
      return best(question, (target) => sideBuildWorth(o, target))
    case 'dieToReroll':
    case 'dieToIgnore':
      return best<Die | HungryDie>(question, (die) => dieLoss(seen, die))
    case 'markerToRemove':
      return best(question, (space) => -(stepsIn(seen, seen.camp)[space] ?? 9))
    case 'markerToPut':
      return best(question, (space) => stepsIn(seen, seen.camp)[space] ?? 9)
    default:
      return question.choices[0]?.id
  }
}

/** What is above lies beneath the weapons of the group. */
function isEasyPrey({ seen }: Outlook, { choices }: OpenQuestionOf<'trackedBeast'>): boolean {
  const beast = choices[0]?.at
  const strength = beast === undefined || !isBeast(beast) ? 0 : BEASTS[beast].strength
  return strength <= seen.levels.weapons
}

function isBold(o: Outlook, drawer: string): boolean {
  const health = isPerson(drawer) ? healthOf(o.seen, drawer) : 0
  return health >= 5 && mayFindTreasure(o)
}

function sideBuildWorth(o: Outlook, target: Target): number {
  if (target.kind === 'invention' && target.space === undefined) return inventionWorth(o, target.invention)
  if (target.kind !== 'building') return 1
  if (target.building === 'shelter') return 10
  return target.building === 'roof' && o.seen.levels.roof < 3 ? 2 : 1
}

function dieLoss({ dice, weather }: View, die: Die | HungryDie): number {
  switch (die) {
    case 'success':
      return dice?.success === 'failure' ? 2 : -1
    case 'wound':
      return dice?.wound === 'wound' ? 1 : -1
    case 'adventure':
      return dice?.adventure === 'adventure' ? 0.5 : -1
    default:
      return FACE_LOSS[weather?.animals[die.animals] ?? 'blank']
  }
}

const FACE_LOSS: { readonly [F in AnimalsFace]: number } = { palisade: 3, beast: 2, food: 1, blank: 0 }

function discoveryWorth(o: Outlook, token: DiscoveryId): number {
  const use = discoveryOf(o.seen, token)?.use
  return use === undefined ? 1 : effectsWorth(o, use.effects, o.seen.firstPlayer)
}

/** Of the Shortcut one source produces; otherwise one is covered, best the farthest. */
function sourceLoss({ seen }: Outlook, at: SourceAt | TileSource): number {
  if (typeof at === 'string') return at === 'wood' ? 1 : 0.9
  const { space, source } = at
  return (space === seen.camp ? -5 : (stepsIn(seen, seen.camp)[space] ?? 9)) + (source === 'wood' ? 0 : 0.3)
}

function tileLoss({ seen }: Outlook, space: Space): number {
  const lying = seen.island[space]
  if (lying === undefined) return 0
  const { sources, totem } = TILES[lying.tile]
  const open = sources.filter((source) => !lying.exhausted.includes(source)).length
  return open + (totem ? 0.5 : 0) + (seen.markers[space]?.length ?? 0) + (lying.additionalFood.length === 0 ? 0 : 1)
}

function mayFindTreasure({ seen }: Outlook): boolean {
  const { limits, resolved } = seen.mystery ?? { limits: {}, resolved: [] }
  return resolved.filter(isTreasure).length < (limits.treasure ?? 0)
}

/** The player whom the effects of a choice happen to. */
function whoBears({ seen }: Outlook, seat: string): Person {
  return seen.acting?.stack.leader ?? (isPerson(seat) ? seat : seen.firstPlayer)
}
