// The answers to all questions: each is judged by what its choices are worth.

import { CAMP_CARDS } from '../cards/camp-cards.ts'
import { EXPLORATIONS } from '../cards/explorations.ts'
import { BUILDING_IDS, type ExplorationId, type ItemId } from '../cards/ids.ts'
import { ITEMS } from '../cards/items.ts'
import { isSeat, type Seat } from '../components/seats.ts'
import { FISH_TILES, isNumbered, STORY_TILES, tileValue } from '../components/tiles.ts'
import { areaOf } from '../components/tracks.ts'
import type { NaufragosEffect } from '../effects/effect-types.ts'
import { branchesOf } from '../effects/within.ts'
import { isDamage, visibleCamp } from '../lasting.ts'
import { castaway } from '../people.ts'
import { energyWorth, healWorth, woundCost } from './bodies.ts'
import { nextBuilding, pledge, spare } from './building.ts'
import { keepOrEat, meal, ownFood } from './eating.ts'
import { exploreOn, join, payAgain } from './exploring.ts'
import { fireStake } from './fire.ts'
import { ownTokenWorth } from './food.ts'
import { chanceIn } from './goal.ts'
import { itemWorth } from './items.ts'
import { effectsOf, optionLabelled } from './options.ts'
import { caresFor, isLastTurn, isSelfish, type Outlook } from './outlook.ts'
import { placePawn, placeWhite } from './placing.ts'
import { type Asked, best, energyOf } from './seen.ts'
import { damageCost, drawnWorth, effectsWorth, optionWorth } from './worth.ts'

type Answerer = (o: Outlook, question: Asked) => string | undefined
type Judge = (o: Outlook, id: string) => number

/** The best choice, where each is worth something by itself. */
const judged =
  (judge: Judge): Answerer =>
  (o, { choices }) =>
    best(choices, ({ id }) => judge(o, id) + o.taste(id))?.id

const ANSWERS: { readonly [kind: string]: Answerer } = {
  white: placeWhite,
  place: placePawn,
  energyForFire: (o, { choices }) => {
    const { amount } = fireStake(o, energyOf(o.seen, o.me))
    return choices.find(({ id }) => id === String(amount))?.id
  },
  wreckage: judged(itemsWorth),
  salvage: judged(itemsWorth),
  inherit: judged(itemsWorth),
  payItem: judged((o, id) => -itemsWorth(o, id)),
  itemToDrop: judged((o, id) => -itemsWorth(o, id)),
  building: (o, { choices }) => {
    const open = BUILDING_IDS.filter((id) => choices.some((choice) => choice.id === id))
    return nextBuilding(o, open) ?? 'nothing'
  },
  pledge: (o, question) => amountOf(question, pledge(o, question)),
  share: (o, question) => amountOf(question, isSelfish(o) ? 0 : Math.max(1, Math.ceil(spare(o, o.me) / 2))),
  payToken: () => 'reserve',
  payStory: judged((_, id) => -storyValue(id)),
  storyToKeep: judged((_, id) => storyValue(id)),
  price: (_, { choices }) => best(choices, ({ costs }) => -(costs?.[0]?.['energy'] ?? 0))?.id,
  option: judged((o, id) => labelWorth(o, id)),
  vote: judged((o, id) => labelWorth(o, id)),
  give: (o, { about }) => {
    const worth = about === undefined ? 0 : labelWorth(o, about.id)
    return worth > 0 && !isSelfish(o) ? 'yes' : 'no'
  },
  whom: (o, { choices }) => best(choices, ({ id }) => (isSeat(id) ? targetWorth(o, id) : 0))?.id,
  fishToKeep: judged((_, id) => fishValue(id)),
  damage: judged((o, id) => damageCost(visibleCamp(o.seen).find((card) => card === id) ?? 'A1')),
  cover: judged(coverWorth),
  deck: (o) => areaOf(castaway(o.seen, o.me).space),
  sort: judged((o, id) => (isExploration(id) ? drawnWorth(o, id, o.me) : 0)),
  pendingToRemove: judged((o, id) => (isExploration(id) ? -drawnWorth(o, id, o.me) : 0)),
  explore: exploreOn,
  join,
  rollAgain: (o, question) => amountOf(question, payAgain(o, question)),
  meal,
  ownFood,
  keepOrEat,
  lastTurn: (o) => (shouldEndNow(o) ? 'this' : 'next'),
  tradeAnswer: (o, { about }) => (isFair(o, about?.id ?? '') ? 'accept' : 'decline'),
}

/** Nothing, where any choice is as good as another. */
export function answerTo(o: Outlook, question: Asked): string | undefined {
  return ANSWERS[question.kind]?.(o, question)
}

/** The choice of so much, or of the nearest that is possible. */
function amountOf({ choices }: Asked, amount: number): string | undefined {
  return best(choices, ({ id }) => -Math.abs(Number(id) - amount))?.id
}

const isExploration = (id: string): id is ExplorationId => Object.hasOwn(EXPLORATIONS, id)
const isItem = (id: string): id is ItemId => Object.hasOwn(ITEMS, id)

function itemsWorth(o: Outlook, id: string): number {
  return isItem(id) ? itemWorth(o, id) : 0
}

function storyValue(id: string): number {
  const tile = STORY_TILES.find((one) => one === id)
  return tile === undefined ? 0 : tileValue(tile)
}

/** Of fish that hurt, the shark can at least be eaten. */
function fishValue(id: string): number {
  const tile = FISH_TILES.find((one) => one === id)
  if (tile === undefined) return 0
  return isNumbered(tile) ? tileValue(tile) : tile === 'shark' ? -0.5 : -1
}

function labelWorth(o: Outlook, label: string): number {
  const option = optionLabelled(label)
  if (option === undefined) return Number.NEGATIVE_INFINITY
  return optionWorth(o, option, o.seen.resolving.at(-1)?.by ?? o.me)
}

/** Whom something good should happen to, or something bad: found in the card that is carried out. */
function targetWorth(o: Outlook, seat: Seat): number {
  const source = o.seen.resolving.at(-1)?.source ?? ''
  const worth = (effects: readonly NaufragosEffect[]): number =>
    effects.reduce(
      (sum, effect) => sum + own(effect) + branchesOf(effect).reduce((all, part) => all + worth(part), 0),
      0,
    )
  const own = (effect: NaufragosEffect): number => {
    if (!('who' in effect) || (effect.who !== 'one' && effect.who !== 'other')) return 0
    if (effect.do === 'energy') return energyWorth(o, seat, effect.by)
    if (effect.do === 'heal') return healWorth(o, seat, effect.by)
    return effect.do === 'wound' ? -woundCost(o, seat, effect.by) : 0
  }
  const mine = seat === o.me ? 0.1 : 0
  return caresFor(o, seat) * worth(effectsOf(source)) + mine
}

/** What would be missed least is covered. */
function coverWorth(o: Outlook, id: string): number {
  const card = visibleCamp(o.seen).find((one) => one === id)
  if (card === undefined || isDamage(card)) return Number.NEGATIVE_INFINITY
  return -effectsWorth(o, CAMP_CARDS[card].effects, o.me)
}

/** At once, if a ship is as sure to come now as in another turn. */
function shouldEndNow(o: Outlook): boolean {
  const { seen, home, me } = o
  const now = chanceIn(o, 0)
  const next = chanceIn(o, 1)
  const away = seen.seats.length - home.length + (seen.expedition?.explorers.length ?? 0)
  if (isSelfish(o)) return now >= 1 && seen.expedition?.explorers.includes(me) !== true
  return now > next + 0.15 || (now >= 0.95 && away === 0) || isLastTurn(o)
}

/** A trade is fair if what is got is worth what is given. */
function isFair(o: Outlook, about: string): boolean {
  const [, got = '', given = ''] = about.split(' ')
  const worth = (goods: string): number => (goods === 'token' ? ownTokenWorth(o, 1) : itemsWorth(o, goods))
  return worth(got) >= worth(given) + (isSelfish(o) ? 0.5 : 0)
}
