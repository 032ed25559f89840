// What choices are called.
import { act } from '@landfall/effects'
import { type Choice, meaningOf, PASS } from '@landfall/kernel'
import { capital } from '@landfall/text'
import { BUILDINGS } from '../cards/buildings.ts'
import { type BuildingId, type CampId, type ItemId, isCard } from '../cards/ids.ts'
import { ITEMS } from '../cards/items.ts'
import { isAction } from '../components/action-spaces.ts'
import { isSeat, type Seat } from '../components/seats.ts'
import { type FishTile, isNumbered, type Tile, tileValue } from '../components/tiles.ts'
import { isArea } from '../components/tracks.ts'
import { priceCost } from '../costs.ts'
import type { Tag } from '../effects/effect-types.ts'
import { isDamage } from '../lasting.ts'
import type { Ability, AnyKind, Asked, Food, Meanings, NamedGoods, Naufragos } from '../types.ts'
import type { NaufragosWords } from '../words.ts'
import {
  buildingPrice,
  campCost,
  campText,
  characterText,
  itemText,
  repairPrice,
  type Tongue,
  tagText,
  titleOf,
  useText,
} from './cards.ts'
import { optionText } from './rules-text.ts'
import type { FixedChoice } from './screen.ts'

type Chosen = Choice<Naufragos['clause']>
type Cost = { readonly [what: string]: number }
/** What a choice is called: by what it means, and where that is not enough by all of it and by its neighbours. */
type LabelOf<Kind extends AnyKind> = (
  tongue: Tongue,
  means: Meanings[Kind],
  choice: Chosen,
  question: Asked<Kind>,
) => string

export function seatName({ say }: Pick<Tongue, 'say'>, seat: string): string {
  return isSeat(seat) ? capital(say.phrase({ noun: seat })) : seat
}

const isTag = (name: string): name is Tag => Object.values(ITEMS).some(({ tags }) => tags.some((tag) => tag === name))

/** Choices that are always called the same. */
const called =
  <Means extends string>(fixed: { readonly [M in Means]: FixedChoice }) =>
  ({ screen }: Tongue, means: Means): string =>
    screen.choices[fixed[means]]

const energy = (tongue: Tongue, amount: number): string => capital(energyText(tongue, amount))
const item = (tongue: Tongue, id: ItemId): string => `${titleOf(tongue, id)}. ${itemText(tongue, id)}`
const story = ({ screen }: Tongue, tile: Tile): string => screen.story(tileValue(tile))
const fish = (tongue: Tongue, tile: FishTile): string => capital(fishText(tongue, tile))
/** The caption, the price and the effects of an option. */
const option = (tongue: Tongue, { clause }: Chosen): string => (clause === undefined ? '' : optionText(tongue, clause))

const LABELS: { readonly [Kind in AnyKind]: LabelOf<Kind> } = {
  character: (tongue, id) => `${titleOf(tongue, id)}, ${characterText(tongue, id)}`,
  // Pawns
  white: (tongue, means) => {
    if (means === 'keep') return tongue.screen.choices.keepWhite
    return means === 'none' ? tongue.screen.choices.noWhite : campLabel(tongue, means)
  },
  place: (tongue, means, { costs: [cost] = [] }) => {
    const { actions, choices } = tongue.screen
    if (means === 'none') return choices.noPawn
    if (!isAction(means)) return campLabel(tongue, means)
    return cost === undefined ? actions[means] : `${actions[means]} (${costText(tongue, cost)})`
  },
  // Actions
  energyForFire: energy,
  wreckage: (tongue, means) => (means === 'decline' ? tongue.screen.choices.noCard : item(tongue, means)),
  building: (tongue, means, { costs: [cost] = [] }) =>
    means === 'nothing' ? tongue.screen.choices.buildNothing : buildingLabel(tongue, means, cost?.['energy']),
  pledge: energy,
  storyToKeep: (tongue, tile, _, { choices }) => numbered(story(tongue, tile), tile, choices.map(meaningOf)),
  fishToKeep: (tongue, tile, _, { choices }) => numbered(fish(tongue, tile), tile, choices.map(meaningOf)),
  // Prices
  share: energy,
  payToken: called({ reserve: 'fromReserve', own: 'ownToken' }),
  payStory: (tongue, tile, _, { choices }) => numbered(story(tongue, tile), tile, choices.map(meaningOf)),
  payItem: item,
  price: (tongue, price) => capital(costText(tongue, priceCost(price))),
  // Cards
  option: (tongue, _, choice) => option(tongue, choice),
  vote: (tongue, means, choice) => (means === 'abstain' ? tongue.screen.choices.abstain : option(tongue, choice)),
  give: called({ yes: 'yes', no: 'no' }),
  whom: seatName,
  salvage: item,
  damage: (tongue, card) => campLabel(tongue, card),
  cover: (tongue, means) => (means === 'abstain' ? tongue.screen.choices.abstain : campLabel(tongue, means)),
  itemToDrop: item,
  deck: ({ screen }, area) => screen.areas[area],
  seen: called({ seen: 'seen' }),
  sort: (tongue, card) => titleOf(tongue, card),
  // Exploration
  explore: (tongue, means) => {
    const { screen } = tongue
    if (means === 'return') return screen.returnHome
    return isArea(means) ? screen.drawFrom(screen.areas[means]) : screen.pending(titleOf(tongue, means))
  },
  join: called({ join: 'join', stay: 'stay' }),
  rollAgain: energy,
  pendingToRemove: (tongue, card) => titleOf(tongue, card),
  lastTurn: called({ this: 'thisTurn', next: 'nextTurn' }),
  // Eating and dying
  meal: (tongue, means) => {
    if (means === 'back') return tongue.screen.choices.putBack
    return means.does === 'eat' ? tongue.screen.choices[`eat/${means.what}`] : giftLabel(tongue, means.what, means.to)
  },
  ownFood: (tongue, means) => {
    if (means === 'eat') return tongue.screen.choices.eatOwn
    return means === 'done' ? tongue.screen.choices.leaveOwn : giftLabel(tongue, 'token', means.to)
  },
  keepOrEat: called({ keep: 'keepFood', eat: 'eatFood' }),
  inherit: item,
  // Trades
  tradeWith: (tongue, means) => (means === 'cancel' ? tongue.screen.choices.cancel : seatName(tongue, means)),
  tradeGive: (tongue, means) => {
    const { choices } = tongue.screen
    if (means === 'cancel') return choices.cancel
    if (means === 'nothing') return choices.giveNothing
    return means === 'token' ? choices.ownToken : item(tongue, means)
  },
  tradeAsk: (tongue, means) => {
    const { choices } = tongue.screen
    if (means === 'cancel') return choices.cancel
    if (means === 'nothing') return choices.askNothing
    return means === 'token' ? capital(goodsText(tongue, means)) : item(tongue, means)
  },
  tradeAnswer: called({ accept: 'accept', decline: 'decline' }),
  // What may be used
  anyTime: useLabel,
  rolled: inWindow,
  trauma: inWindow,
  tie: inWindow,
  night: inWindow,
}

/** A choice of an open question. */
export function choiceLabel(tongue: Tongue, { id, odds }: Chosen, question: Naufragos['asked']): string {
  const label = labelIn(tongue, question, id)
  const success = odds?.['success']
  return success === undefined ? label : `${label} (${tongue.screen.odds(Math.round(100 * success))})`
}

function labelIn<Kind extends AnyKind>(tongue: Tongue, question: Asked<Kind>, id: string): string {
  const choice = question.choices.find((one) => one.id === id)
  if (choice === undefined) throw new Error(`"${id}" is not a choice of "${question.kind}"`)
  return LABELS[question.kind](tongue, meaningOf(choice), choice, question)
}

/** Where two tiles show the same value, the second one is numbered. */
function numbered(label: string, tile: FishTile, tiles: readonly FishTile[]): string {
  if (!isNumbered(tile)) return label
  const alike = tiles.filter((one) => isNumbered(one) && tileValue(one) === tileValue(tile))
  const before = alike.indexOf(tile)
  return before > 0 ? `${label} (${before + 1})` : label
}

function campLabel(tongue: Tongue, id: CampId): string {
  const title = titleOf(tongue, id)
  if (isDamage(id)) return `${title} (${tongue.screen.card.repair(repairPrice(tongue, id))})`
  return `${title} (${campCost(tongue, id)}): ${campText(tongue, id)}`
}

function buildingLabel(tongue: Tongue, id: BuildingId, missing = BUILDINGS[id].energy): string {
  return `${titleOf(tongue, id)} (${buildingPrice(tongue, id, missing)})`
}

function inWindow(tongue: Tongue, means: Ability | typeof PASS): string {
  return means === PASS ? tongue.screen.choices.pass : useLabel(tongue, means)
}

function useLabel(tongue: Tongue, ability: Ability): string {
  const { screen } = tongue
  switch (ability.use) {
    case 'feedFire':
    case 'trade':
      return screen.choices[ability.use]
    case 'story':
      return screen.rollAgain(tileValue(ability.tile))
    case 'item':
    case 'cancelTrauma':
    case 'tiebreak':
      return `${titleOf(tongue, ability.item)}: ${useText(tongue, ability.item)}`
  }
}

function energyText({ say, screen }: Tongue, amount: number): string {
  return amount === 0 ? screen.nothing : say.phrase({ noun: 'energy', count: amount })
}

/** A fish tile by what it shows. */
export function fishText({ screen }: Tongue, tile: FishTile): string {
  return isNumbered(tile) ? screen.fishTiles.value(tileValue(tile)) : screen.fishTiles[tile]
}

const COUNTED: readonly NaufragosWords['noun'][] = ['energy', 'wood', 'token', 'story']

/** What is paid, in amounts of what the game calls so. */
function costText(tongue: Tongue, cost: Cost): string {
  const { say, screen } = tongue
  const parts = Object.entries(cost).map(([what, count]) => {
    const noun = COUNTED.find((name) => name === what)
    if (noun !== undefined) return say.phrase({ noun, count })
    return isTag(what) ? tagText(tongue, what) : what
  })
  return parts.length === 0 ? screen.card.free : parts.join(' + ')
}

function giftLabel({ say }: Tongue, what: Food, to: Seat): string {
  return say.label(act('give', { object: { noun: what, count: 1 }, to: { noun: to } }))
}

const cardAt = (tongue: Tongue, at: string | undefined): string | undefined =>
  at !== undefined && isCard(at) ? titleOf(tongue, at) : undefined

/** What a question is about. */
export function aboutLabel(tongue: Tongue, question: Naufragos['asked']): string | undefined {
  const { screen } = tongue
  switch (question.kind) {
    case 'option':
    case 'vote':
    case 'price':
      // Their choices stand on one card.
      return cardAt(tongue, question.choices[0]?.at)
    case 'give':
      return told(question.about, (about) => option(tongue, about))
    case 'seen':
      return told(question.about, (about) =>
        meaningOf(about)
          .map((card) => titleOf(tongue, card))
          .join(', '),
      )
    case 'tradeAnswer':
      return told(question.about, (about) => {
        const { from, gives, asks } = meaningOf(about)
        return screen.offerOf(seatName(tongue, from), goodsText(tongue, gives), goodsText(tongue, asks))
      })
    case 'pledge':
      return told(question.about, (about) => `${titleOf(tongue, meaningOf(about))}. ${missing(tongue, about)}`)
    case 'rollAgain':
      return told(question.about, (about) => missing(tongue, about))
    default:
      return undefined
  }
}

const told = <About>(about: About | undefined, tell: (about: About) => string): string | undefined =>
  about === undefined ? undefined : tell(about)

/** What something still costs. */
function missing(tongue: Tongue, { costs: [cost = {}] = [] }: Chosen): string {
  return capital(tongue.screen.missing(costText(tongue, cost)))
}

function goodsText(tongue: Tongue, goods: NamedGoods): string {
  const { say, screen } = tongue
  if (goods === 'nothing') return screen.nothing
  return goods === 'token' ? say.phrase({ noun: 'token', count: 1 }) : screen.quoted(titleOf(tongue, goods))
}
