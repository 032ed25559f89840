// The answers of the heuristic player to all questions but those of planning.
import { meaningOf, type Question } from '@landfall/kernel'
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
import type { Crusoe, HungryDie, SourceAt } from '../types.ts'
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
  woundsOf,
} from './view.ts'

/** The best choice of a question, judged by itself. */
export function answerTo(o: Outlook, question: OpenQuestion): string | undefined {
  return o.goal.answer?.(o.seen, question) ?? judged(o, question)
}

function judged(o: Outlook, question: OpenQuestion): string | undefined {
  return isJudged(question) ? best(o, question) : question.choices[0]?.id
}

type Kind = keyof Crusoe['questions']
type QuestionNamed<K extends Kind> = Question<Clause, Crusoe['questions'][K], Crusoe['piece'], K>

function isJudged(question: OpenQuestion): question is OpenQuestionOf<Kind> {
  return Object.hasOwn(WORTHS, question.kind)
}

/** The choice that is worth most. */
function best<K extends Kind>(o: Outlook, question: QuestionNamed<K>): string | undefined {
  const worth = WORTHS[question.kind]
  return least(question.choices, (choice) => -(worth?.(o, meaningOf(choice), question) ?? 0))?.id
}

/** What a choice is worth, by the kind of question. To other questions the first answer is as good as any. */
const WORTHS: {
  readonly [K in Kind]?: (o: Outlook, means: Crusoe['questions'][K], question: QuestionNamed<K>) => number
} = {
  payment: (o, way) => -paymentCost(o, way),
  newIdea: inventionWorth,
  inventionToTake: inventionWorth,
  inventionToDiscard: (o, invention) => -inventionWorth(o, invention),
  item: (o, invention) => -inventionWorth(o, invention),
  tileOnTop: tileWorth,
  tileToPlace: tileWorth,
  order: (o, tile) => -tileWorth(o, tile),
  trackedBeast: (o, where, question) => ((where === 'top') === isEasyPrey(o, question) ? 1 : 0),
  whoHeals: (o, person) => healWorth(o, person, 1),
  whoEats: (o, person) => woundCost(o, person, 2),
  whoSickens: (o, person) => -woundCost(o, person, 1),
  whoGains: tokenWorth,
  arrow: ({ seen }, { person, wound }) => -Math.abs(wound - woundsOf(seen, person) - 2),
  discoveryToKeep: discoveryWorth,
  carried: (_, item) => (item === 'none' ? 0 : 1),
  moraleReward: (o, reward) =>
    reward === 'heal' ? healWorth(o, o.seen.firstPlayer, 1) : 2 * tokenWorth(o, o.seen.firstPlayer),
  campReward: (o, reward, { seat }) =>
    reward === 'morale' ? moraleWorth(o, true) : 2 * (isPerson(seat) ? tokenWorth(o, seat) : 0.5),
  foodToDiscard: (_, food) => (food === 'food' ? 1 : 0),
  resourceToTake: (o, resource) =>
    resource === 'food' ? foodWorth(o, foodIn(o.seen)) : woodWorth(o, o.seen.available.wood),
  campMove: (o, space) => campWorth(o, space === 'stay' ? o.seen.camp : space),
  source: sourceLoss,
  tile: (o, space) => -tileLoss(o, space),
  whereToSleep: ({ seen }, space) => (hasNaturalShelter(seen, space) ? 1 : 0),
  drawOn: (o, answer, { seat }) => ((answer === 'yes') === isBold(o, seat) ? 1 : 0),
  chooseOne: (o, { effects }, { seat }) => effectsWorth(o, effects, whoBears(o, seat)),
  may: (o, { effects }, { seat }) => effectsWorth(o, effects, whoBears(o, seat)),
  buildTarget: sideBuildWorth,
  dieToReroll: dieLoss,
  dieToIgnore: dieLoss,
  markerToRemove: ({ seen }, space) => -(stepsIn(seen, seen.camp)[space] ?? 9),
  markerToPut: ({ seen }, space) => stepsIn(seen, seen.camp)[space] ?? 9,
}

/** What is above lies beneath the weapons of the group. */
function isEasyPrey({ seen }: Outlook, { choices }: QuestionNamed<'trackedBeast'>): boolean {
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

function dieLoss({ seen: { dice, weather } }: Outlook, die: Die | HungryDie): number {
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
