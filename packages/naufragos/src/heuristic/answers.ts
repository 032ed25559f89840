// The answers to all questions: each is judged by what its choices are worth.

import { type Choice, meaningOf } from '@landfall/kernel'
import { CAMP_CARDS } from '../cards/camp-cards.ts'
import type { CampCardId, Label } from '../cards/card-ids.ts'
import { BUILDING_IDS, isExploration } from '../cards/decks.ts'
import type { Seat } from '../components/seats.ts'
import { type FishTile, isNumbered, tileValue } from '../components/tiles.ts'
import { areaOf } from '../components/tracks.ts'
import type { NaufragosEffect } from '../effect-types.ts'
import { castaway } from '../people.ts'
import { allWithin } from '../traverse.ts'
import type { AnyKind, Meanings, NamedGoods, OpenQuestion, TradeOffer } from '../types.ts'
import { WORTHS_TO } from '../verbs/worths-to.ts'
import { nextBuilding, pledge, spare } from './building.ts'
import { consult } from './consult.ts'
import { keepOrEat, meal, ownFood } from './eating.ts'
import { exploreOn, join, payAgain } from './exploring.ts'
import { fireStake } from './fire.ts'
import { ownTokenWorth } from './food.ts'
import { chanceIn } from './goal.ts'
import { itemWorth } from './items.ts'
import { effectsOf, optionLabelled } from './options.ts'
import { caresFor, isLastTurn, isSelfish, type Outlook } from './outlook.ts'
import { placePawn, placeWhite } from './placing.ts'
import { repeatRoll, useBefore, useInWindow } from './uses.ts'
import { best, energyOf } from './view.ts'
import { damageCost, drawnWorth, effectsWorth, optionWorth } from './worth.ts'

/** What the best choice means; nothing, where any choice is as good as another. */
type Answerer<Kind extends AnyKind> = (o: Outlook, question: OpenQuestion<Kind>) => Meanings[Kind] | undefined

/** The best choice, where each is worth something by itself. */
const judged =
  <Means>(judge: (o: Outlook, means: Means) => number) =>
  (o: Outlook, { choices }: { readonly choices: readonly Choice<unknown, Means>[] }): Means | undefined => {
    const chosen = best(choices, (choice) => judge(o, meaningOf(choice)) + o.taste(choice.id))
    return chosen === undefined ? undefined : meaningOf(chosen)
  }

const ANSWERS: { readonly [Kind in AnyKind]?: Answerer<Kind> } = {
  white: placeWhite,
  place: placePawn,
  energyForFire: (o) => fireStake(o, energyOf(o.seen, o.me)).amount,
  wreckage: judged((o, means) => (means === 'decline' ? 0 : itemWorth(o, means))),
  salvage: judged((o, item) => itemWorth(o, item)),
  inherit: judged(itemWorth),
  payItem: judged((o, item) => -itemWorth(o, item)),
  itemToDrop: judged((o, item) => -itemWorth(o, item)),
  building: (o, { choices }) => {
    const open = choices.map(meaningOf)
    return (
      nextBuilding(
        o,
        BUILDING_IDS.filter((id) => open.includes(id)),
      ) ?? 'nothing'
    )
  },
  pledge: (o, question) => amountOf(question, pledge(o, question)),
  share: (o, question) => amountOf(question, isSelfish(o) ? 0 : Math.max(1, Math.ceil(spare(o, o.me) / 2))),
  payToken: () => 'reserve',
  payStory: judged((_, tile) => -tileValue(tile)),
  storyToKeep: judged((_, tile) => tileValue(tile)),
  price: (_, { choices }) => {
    const cheapest = best(choices, ({ costs }) => -(costs?.[0]?.['energy'] ?? 0))
    return cheapest === undefined ? undefined : meaningOf(cheapest)
  },
  option: judged(labelWorth),
  vote: judged((o, means) => (means === 'abstain' ? Number.NEGATIVE_INFINITY : labelWorth(o, means))),
  give: (o, { about }) => {
    const worth = about === undefined ? 0 : labelWorth(o, meaningOf(about))
    return worth > 0 && !isSelfish(o) ? 'yes' : 'no'
  },
  whom: (o, { choices }) => best(choices.map(meaningOf), (seat) => targetWorth(o, seat)),
  fishToKeep: judged((_, tile) => fishValue(tile)),
  damage: judged((_, card) => damageCost(card)),
  cover: judged(coverWorth),
  deck: (o) => areaOf(castaway(o.seen, o.me).space),
  sort: judged((o, card) => (isExploration(card) ? drawnWorth(o, card, o.me) : 0)),
  pendingToRemove: judged((o, card) => -drawnWorth(o, card, o.me)),
  explore: exploreOn,
  join,
  rollAgain: (o, question) => amountOf(question, payAgain(o, question)),
  meal,
  ownFood,
  keepOrEat,
  lastTurn: (o) => (shouldEndNow(o) ? 'this' : 'next'),
  tradeAnswer: (o, { about }) => (about !== undefined && isFair(o, meaningOf(about)) ? 'accept' : 'decline'),
  rolled: repeatRoll,
  trauma: useInWindow,
  tie: useInWindow,
  dawn: useBefore,
  climate: useBefore,
  instructions: useBefore,
  pawn: useBefore,
  card: useBefore,
  test: useBefore,
  homeward: useBefore,
  strayed: useBefore,
  meals: useBefore,
  hunger: useBefore,
  night: useBefore,
  woundCheck: useBefore,
  upkeep: useBefore,
  ships: useBefore,
}

/** The name of the best choice; nothing, where any choice is as good as another. */
export function answerTo<Kind extends AnyKind>(o: Outlook, question: OpenQuestion<Kind>): string | undefined {
  const wanted = ANSWERS[question.kind]?.(o, question)
  return question.choices.find((choice) => meaningOf(choice) === wanted)?.id
}

/** The choice of this amount, or of the nearest that is possible. */
function amountOf({ choices }: OpenQuestion<'pledge' | 'share' | 'rollAgain'>, amount: number): number | undefined {
  return best(choices.map(meaningOf), (one) => -Math.abs(one - amount))
}

/** Of fish that hurt, the shark can at least be eaten. */
function fishValue(tile: FishTile): number {
  return isNumbered(tile) ? tileValue(tile) : tile === 'shark' ? -0.5 : -1
}

function labelWorth(o: Outlook, label: Label): number {
  const option = optionLabelled(label)
  if (option === undefined) return Number.NEGATIVE_INFINITY
  return optionWorth(o, option, o.seen.resolving.at(-1)?.by ?? o.me)
}

/** Whom something good should happen to, or something bad: found in the card that is carried out. */
function targetWorth(o: Outlook, seat: Seat): number {
  const source = o.seen.resolving.at(-1)?.source
  const effects = source === undefined ? [] : allWithin(effectsOf(source))
  const worth = effects.filter(isForOne).reduce((sum, effect) => sum + (consult(WORTHS_TO, o, effect, seat) ?? 0), 0)
  const mine = seat === o.me ? 0.1 : 0
  return caresFor(o, seat) * worth + mine
}

/** Whether somebody is chosen for it. */
const isForOne = (effect: NaufragosEffect): boolean =>
  'who' in effect && (effect.who === 'one' || effect.who === 'other')

/** What would be missed least is covered. */
function coverWorth(o: Outlook, means: CampCardId | 'abstain'): number {
  return means === 'abstain' ? Number.NEGATIVE_INFINITY : -effectsWorth(o, CAMP_CARDS[means].effects, o.me)
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
function isFair(o: Outlook, { gives, asks }: TradeOffer): boolean {
  return goodsWorth(o, gives) >= goodsWorth(o, asks) + (isSelfish(o) ? 0.5 : 0)
}

function goodsWorth(o: Outlook, goods: NamedGoods): number {
  if (goods === 'nothing') return 0
  return goods === 'token' ? ownTokenWorth(o, 1) : itemWorth(o, goods)
}
