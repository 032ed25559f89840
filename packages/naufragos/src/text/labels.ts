// What choices are called.

import { type Choice, meaningOf, type Odds, PASS } from '@landfall/kernel'
import { act, capital, percent } from '@landfall/tabletop'
import { BUILDINGS } from '../cards/buildings.ts'
import type { BuildingId, CampId, ItemId } from '../cards/card-ids.ts'
import { ITEMS, isDamage } from '../cards/decks.ts'
import { isAction } from '../components/action-spaces.ts'
import { isSeat, type Seat } from '../components/seats.ts'
import { type FishTile, isNumbered, type Tile, tileValue } from '../components/tiles.ts'
import { isArea } from '../components/tracks.ts'
import { priceCost } from '../costs.ts'
import type { Tag } from '../effect-types.ts'
import type { Ability, AnyKind, Food, Meanings, NamedGoods, Naufragos, OpenQuestion, Questions } from '../types.ts'
import type { NaufragosWords } from '../words.ts'
import { toOne } from './alone.ts'
import {
  buildingPrice,
  campCost,
  campText,
  characterText,
  itemText,
  repairPrice,
  tagText,
  titleOf,
  useText,
} from './cards.ts'
import type { LanguagePack } from './language-pack.ts'
import type { FixedChoice } from './screen.ts'

type Chosen = Choice<Naufragos['clause']>
type Cost = { readonly [what: string]: number }
/** What a choice is called: by what it means, and where that is not enough by all of it and by its neighbours. */
type LabelOf<Kind extends AnyKind> = (
  pack: LanguagePack,
  means: Meanings[Kind],
  choice: Chosen,
  question: OpenQuestion<Kind>,
) => string

export function seatName({ say }: Pick<LanguagePack, 'say'>, seat: string): string {
  return isSeat(seat) ? capital(say.phrase({ noun: seat })) : seat
}

const isTag = (name: string): name is Tag => Object.values(ITEMS).some(({ tags }) => tags.some((tag) => tag === name))

/** Choices that are always called the same. */
const called =
  <Means extends string>(fixed: { readonly [M in Means]: FixedChoice }) =>
  ({ screen }: LanguagePack, means: Means): string =>
    screen.choices[fixed[means]]

const energy = (pack: LanguagePack, amount: number): string => capital(energyText(pack, amount))
const item = (pack: LanguagePack, id: ItemId): string => `${titleOf(pack, id)}. ${itemText(pack, id)}`
const story = ({ screen }: LanguagePack, tile: Tile): string => screen.story(tileValue(tile))
const fish = (pack: LanguagePack, tile: FishTile): string => capital(fishText(pack, tile))
/** The caption, the price and the effects of an option. */
export const optionText = (pack: LanguagePack, { clause }: Chosen): string =>
  clause === undefined ? '' : pack.say.option(pack.isAlone === true ? toOne(clause) : clause)

const LABELS: { readonly [Kind in keyof Questions]: LabelOf<Kind> } = {
  character: (pack, id) => `${titleOf(pack, id)}, ${characterText(pack, id)}`,
  // Pawns
  white: (pack, means) => {
    if (means === 'keep') return pack.screen.choices.keepWhite
    return means === 'none' ? pack.screen.choices.noWhite : campLabel(pack, means)
  },
  place: (pack, means, { costs: [cost] = [] }) => {
    const { actions, choices } = pack.screen
    if (means === 'none') return choices.noPawn
    if (!isAction(means)) return campLabel(pack, means)
    return cost === undefined ? actions[means] : `${actions[means]} (${costText(pack, cost)})`
  },
  // Actions
  energyForFire: energy,
  wreckage: (pack, means) => (means === 'decline' ? pack.screen.choices.noCard : item(pack, means)),
  building: (pack, means, { costs: [cost] = [] }) =>
    means === 'nothing' ? pack.screen.choices.buildNothing : buildingLabel(pack, means, cost?.['energy']),
  pledge: energy,
  storyToKeep: story,
  fishToKeep: fish,
  // Prices
  share: energy,
  payToken: called({ reserve: 'fromReserve', own: 'ownToken' }),
  payStory: story,
  payItem: item,
  price: (pack, price) => capital(costText(pack, priceCost(price))),
  // Cards
  option: (pack, _, choice) => optionText(pack, choice),
  vote: (pack, means, choice) => (means === 'abstain' ? pack.screen.choices.abstain : optionText(pack, choice)),
  give: called({ yes: 'yes', no: 'no' }),
  whom: seatName,
  salvage: item,
  damage: (pack, card) => campLabel(pack, card),
  cover: (pack, means) => (means === 'abstain' ? pack.screen.choices.abstain : campLabel(pack, means)),
  itemToDrop: item,
  deck: ({ screen }, area) => screen.areas[area],
  sort: (pack, card) => titleOf(pack, card),
  // Exploration
  explore: (pack, means) => {
    const { screen } = pack
    if (means === 'return') return screen.returnHome
    return isArea(means) ? screen.drawFrom(screen.areas[means]) : screen.pending(titleOf(pack, means))
  },
  join: called({ join: 'join', stay: 'stay' }),
  rollAgain: energy,
  pendingToRemove: (pack, card) => titleOf(pack, card),
  lastTurn: called({ this: 'thisTurn', next: 'nextTurn' }),
  // Eating and dying
  meal: (pack, means) => {
    if (means === 'back') return pack.screen.choices.putBack
    if (means === 'serve') return pack.screen.choices.serve
    return means.does === 'eat' ? pack.screen.choices[`eat/${means.what}`] : giftLabel(pack, means.what, means.to)
  },
  ownFood: (pack, means) => {
    if (means === 'eat') return pack.screen.choices.eatOwn
    return means === 'done' ? pack.screen.choices.leaveOwn : giftLabel(pack, 'token', means.to)
  },
  keepOrEat: called({ keep: 'keepFood', eat: 'eatFood' }),
  inherit: item,
  // Trades
  tradeWith: (pack, means) => (means === 'cancel' ? pack.screen.choices.cancel : seatName(pack, means)),
  tradeGive: (pack, means) => {
    const { choices } = pack.screen
    if (means === 'cancel') return choices.cancel
    if (means === 'nothing') return choices.giveNothing
    return means === 'token' ? choices.ownToken : item(pack, means)
  },
  tradeAsk: (pack, means) => {
    const { choices } = pack.screen
    if (means === 'cancel') return choices.cancel
    if (means === 'nothing') return choices.askNothing
    return means === 'token' ? capital(goodsText(pack, means)) : item(pack, means)
  },
  tradeAnswer: called({ accept: 'accept', decline: 'decline', mute: 'mute' }),
}

/** A choice of an open question. */
export function choiceLabel(pack: LanguagePack, { id, odds }: Chosen, question: Naufragos['openQuestion']): string {
  const label = isOfRules(question)
    ? labelIn(pack, question, id)
    : useLabel(pack, meaningOf(chosen(question.choices, id)))
  return odds === undefined ? label : `${label} (${oddsText(pack, odds)})`
}

function oddsText({ screen }: LanguagePack, { success, alone, together }: Odds): string {
  return success === undefined ? screen.oddsHome(percent(alone), percent(together)) : screen.odds(percent(success))
}

type OfRules = Extract<Naufragos['openQuestion'], { readonly kind: keyof Questions }>

/** The rules ask it; in a window, or beside a question, something can be used. */
function isOfRules(question: Naufragos['openQuestion']): question is OfRules {
  return Object.hasOwn(LABELS, question.kind)
}

function labelIn<Kind extends keyof Questions>(pack: LanguagePack, question: OpenQuestion<Kind>, id: string): string {
  const choice = chosen(question.choices, id)
  return LABELS[question.kind](pack, meaningOf(choice), choice, question)
}

function chosen<C extends Chosen>(choices: readonly C[], id: string): C {
  const choice = choices.find((one) => one.id === id)
  if (choice === undefined) throw new Error(`"${id}" is not a choice`)
  return choice
}

function campLabel(pack: LanguagePack, id: CampId): string {
  const title = titleOf(pack, id)
  if (isDamage(id)) return `${title} (${pack.screen.card.repair(repairPrice(pack, id))})`
  return `${title} (${campCost(pack, id)}): ${campText(pack, id)}`
}

function buildingLabel(pack: LanguagePack, id: BuildingId, missing = BUILDINGS[id].energy): string {
  return `${titleOf(pack, id)} (${buildingPrice(pack, id, missing)})`
}

function useLabel(pack: LanguagePack, ability: Ability | typeof PASS): string {
  const { screen } = pack
  if (ability === PASS) return screen.choices.pass
  switch (ability.use) {
    case 'feedFire':
    case 'trade':
      return screen.choices[ability.use]
    case 'story':
      return screen.rollAgain(tileValue(ability.tile))
    case 'item':
      return `${titleOf(pack, ability.item)}: ${useText(pack, ability.item)}`
  }
}

function energyText({ say, screen }: LanguagePack, amount: number): string {
  return amount === 0 ? screen.nothing : say.phrase({ noun: 'energy', count: amount })
}

/** A fish tile by what it shows. */
export function fishText({ screen }: LanguagePack, tile: FishTile): string {
  return isNumbered(tile) ? screen.fishTiles.value(tileValue(tile)) : screen.fishTiles[tile]
}

const COUNTED: readonly NaufragosWords['noun'][] = ['energy', 'wood', 'token', 'story']

/** What is paid, in amounts of what the game calls so. */
export function costText(pack: LanguagePack, cost: Cost): string {
  const { say, screen } = pack
  const parts = Object.entries(cost).map(([what, count]) => {
    const noun = COUNTED.find((name) => name === what)
    if (noun !== undefined) return say.phrase({ noun, count })
    return isTag(what) ? tagText(pack, what) : what
  })
  return parts.length === 0 ? screen.card.free : parts.join(' + ')
}

function giftLabel({ say }: LanguagePack, what: Food, to: Seat): string {
  return say.label(act('give', { object: { noun: what, count: 1 }, to: { noun: to } }))
}

export function goodsText(pack: LanguagePack, goods: NamedGoods): string {
  const { say, screen } = pack
  if (goods === 'nothing') return screen.nothing
  return goods === 'token' ? say.phrase({ noun: 'token', count: 1 }) : screen.quoted(titleOf(pack, goods))
}
