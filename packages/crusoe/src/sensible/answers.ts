// The answers of the sensible player to all questions but those of planning.
import type { BeastId } from '../cards/beasts.ts'
import { BEASTS } from '../cards/beasts.ts'
import type { DiscoveryId } from '../cards/discoveries.ts'
import { SPACES, type Space } from '../components/island.ts'
import { isTileNumber, TILES } from '../components/tiles.ts'
import { words } from '../effects/vocabulary.ts'
import { isCharacter, isPerson } from '../people.ts'
import { discoveryOf } from '../scenarios/index.ts'
import { isInvention } from '../scenarios/sheets.ts'
import { campWorth } from './camp.ts'
import { clauseWorth } from './clauses.ts'
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
import { type Asked, foodIn, hasNaturalShelter, healthOf, stepsIn } from './seen.ts'
import { choosePayment, least } from './stacks.ts'

type Judge = (o: Outlook, id: string, question: Asked) => number

/** What a choice of each kind of question is worth; the best one is chosen. */
const JUDGES: { readonly [kind: string]: Judge } = {
  newIdea: inventionsWorth,
  inventionToTake: inventionsWorth,
  inventionToDiscard: (o, id) => -inventionsWorth(o, id),
  item: (o, id) => -inventionsWorth(o, id),
  tileOnTop: tilesWorth,
  tileToPlace: tilesWorth,
  order: (o, id) => -tilesWorth(o, id),
  trackedBeast: ({ seen }, id, { choices }) => {
    const beast = choices[0]?.at
    const strength = beast === undefined || !isBeast(beast) ? 0 : BEASTS[beast].strength
    return (id === 'top') === strength <= seen.levels.weapons ? 1 : 0
  },
  whoHeals: (o, id) => (isPerson(id) ? healWorth(o, id, 1) : 0),
  whoEats: (o, id) => (isPerson(id) ? woundCost(o, id, 2) : 0),
  whoSickens: (o, id) => (isPerson(id) ? -woundCost(o, id, 1) : 0),
  whoGains: (o, id) => (isPerson(id) ? tokenWorth(o, id) : 0),
  arrow: ({ seen }, id) => {
    const [person = '', wound] = id.split('/')
    return isCharacter(person) ? -Math.abs(Number(wound) - (seen.people[person]?.wounds ?? 0) - 2) : 0
  },
  discoveryToKeep: discoveryWorth,
  carried: (_, id) => (id === 'none' ? 0 : 1),
  moraleReward: (o, id) =>
    id === 'heal' ? healWorth(o, o.seen.firstPlayer, 1) : 2 * tokenWorth(o, o.seen.firstPlayer),
  campReward: (o, id, { seat }) =>
    id === 'morale' ? moraleWorth(o, true) : 2 * (isPerson(seat) ? tokenWorth(o, seat) : 0.5),
  foodToDiscard: (_, id) => (id === 'food' ? 1 : 0),
  resourceToTake: (o, id) => (id === 'food' ? foodWorth(o, foodIn(o.seen)) : woodWorth(o, o.seen.available.wood)),
  campMove: (o, id) => {
    const space = spaceNamed(id) ?? o.seen.camp
    return campWorth(o, space)
  },
  source: sourceLoss,
  tile: (o, id) => -tileLoss(o, spaceNamed(id)),
  whereToSleep: ({ seen }, id) => (hasNaturalShelter(seen, spaceNamed(id) ?? seen.camp) ? 1 : 0),
  drawOn: (o, id, { seat }) => {
    const health = isPerson(seat) ? healthOf(o.seen, seat) : 0
    return (id === 'yes') === (health >= 5 && mayFindTreasure(o)) ? 1 : 0
  },
  chooseOne: clauses,
  may: clauses,
  buildTarget: (o, id) =>
    id === 'shelter' ? 10 : isInvention(id) ? inventionWorth(o, id) : id === 'roof' && o.seen.levels.roof < 3 ? 2 : 1,
  dieToReroll: ({ seen }, id) => {
    if (id === 'success') return seen.dice?.success === 'failure' ? 2 : -1
    if (id === 'wound') return seen.dice?.wound === 'wound' ? 1 : -1
    if (id === 'adventure') return seen.dice?.adventure === 'adventure' ? 0.5 : -1
    return animalsLoss(id, seen.weather?.animals)
  },
  dieToIgnore: ({ seen }, id) => animalsLoss(id, seen.weather?.animals),
  markerToRemove: ({ seen }, id) => -(stepsIn(seen, seen.camp)[spaceNamed(id) ?? seen.camp] ?? 9),
  markerToPut: ({ seen }, id) => stepsIn(seen, seen.camp)[spaceNamed(id) ?? seen.camp] ?? 9,
}

/** The best choice of a question, judged by itself. */
export function answerTo(o: Outlook, question: Asked): string | undefined {
  const own = o.goal.answer?.(o.seen, question)
  if (own !== undefined) return own
  if (question.kind === 'payment') return choosePayment(o, question)
  const judge = JUDGES[question.kind]
  const ids = question.choices.map(({ id }) => id)
  return judge === undefined ? ids[0] : least(ids, (id) => -judge(o, id, question))
}

const isBeast = (id: string): id is BeastId => Object.hasOwn(BEASTS, id)
const spaceNamed = (id: string): Space | undefined => SPACES.find((space) => space === id)

function inventionsWorth(o: Outlook, id: string): number {
  return isInvention(id) ? inventionWorth(o, id) : 0
}

function tilesWorth(o: Outlook, id: string): number {
  const tile = Number(id)
  return isTileNumber(tile) ? tileWorth(o, tile) : 0
}

function discoveryWorth(o: Outlook, id: string): number {
  const token = o.seen.lookedAt.discoveries.find((one): one is DiscoveryId => one === id)
  const use = token === undefined ? undefined : discoveryOf(o.seen, token)?.use
  return use === undefined ? 1 : clauseWorth(o, words.clause(use.effects), o.seen.firstPlayer)
}

/** Of the Shortcut one source produces; otherwise one is covered, best the farthest. */
function sourceLoss({ seen }: Outlook, id: string, { rule }: Asked): number {
  if (rule === 'RC-CARD-SHORTCUT-01') return id === 'wood' ? 1 : 0.9
  const space = SPACES.find((one) => id.startsWith(`${one}/`))
  if (space === undefined) return 0
  return (space === seen.camp ? -5 : (stepsIn(seen, seen.camp)[space] ?? 9)) + (id.endsWith('/wood') ? 0 : 0.3)
}

function tileLoss({ seen }: Outlook, space: Space | undefined): number {
  const lying = space === undefined ? undefined : seen.island[space]
  if (space === undefined || lying === undefined) return 0
  const { sources, totem } = TILES[lying.tile]
  const open = sources.filter((source) => !lying.exhausted.includes(source)).length
  return open + (totem ? 0.5 : 0) + (seen.markers[space]?.length ?? 0) + (lying.additionalFood === undefined ? 0 : 1)
}

function mayFindTreasure({ seen }: Outlook): boolean {
  const { limits, resolved } = seen.mystery ?? { limits: {}, resolved: [] }
  return resolved.filter((card) => card.startsWith('treasure/')).length < (limits.treasure ?? 0)
}

const FACE_LOSS: { readonly [face: string]: number } = { palisade: 3, beast: 2, food: 1, blank: 0 }

function animalsLoss(id: string, faces: readonly string[] | undefined): number {
  return FACE_LOSS[faces?.[Number(id.split('/')[1])] ?? 'blank'] ?? 0
}

function clauses(o: Outlook, id: string, { choices, seat }: Asked): number {
  const said = choices.find((choice) => choice.id === id)?.clause
  const leader = o.seen.acting?.stack.leader
  const you = leader ?? (isPerson(seat) ? seat : o.seen.firstPlayer)
  return said === undefined ? 0 : clauseWorth(o, said, you)
}
