// What choices are called.
import { act } from '@landfall/effects'
import type { Choice, Question } from '@landfall/kernel'
import { capital } from '@landfall/text'
import { BUILDINGS } from '../cards/buildings.ts'
import { ITEMS } from '../cards/items.ts'
import { ACTIONS, type Action } from '../components/action-spaces.ts'
import { isSeat } from '../components/seats.ts'
import { AREAS, type Area } from '../components/tracks.ts'
import type { Tag } from '../effects/effect-types.ts'
import type { Naufragos } from '../types.ts'
import type { NaufragosWords } from '../words.ts'
import {
  buildingPrice,
  campCost,
  campText,
  characterText,
  isBuilding,
  isCampCard,
  isCharacter,
  isDamageCard,
  isItem,
  itemText,
  repairPrice,
  type Tongue,
  tagText,
  titleOf,
  useText,
} from './cards.ts'
import { isCard } from './names/index.ts'
import { optionText } from './rules-text.ts'
import type { FixedChoice } from './screen.ts'

type Chosen = Choice<Naufragos['clause']>
type Asked = Question<Naufragos['clause']>
type Cost = { readonly [what: string]: number }

export function seatName({ say }: Pick<Tongue, 'say'>, seat: string): string {
  return isSeat(seat) ? capital(say.phrase({ noun: seat })) : seat
}

const isAction = (id: string): id is Action => ACTIONS.some((action) => action === id)
const isArea = (id: string): id is Area => AREAS.some((area) => area === id)
const isTag = (name: string): name is Tag => Object.values(ITEMS).some(({ tags }) => tags.some((tag) => tag === name))
const isTile = (id: string): boolean => /^\d+\/\d+$/.test(id)
const worthOf = (tile: string): number => Number(tile.split('/')[0])

/** The words for choices that are always called the same, by question. */
const FIXED: { readonly [kind: string]: { readonly [id: string]: FixedChoice } } = {
  white: { keep: 'keepWhite', none: 'noWhite' },
  place: { none: 'noPawn' },
  wreckage: { decline: 'noCard' },
  building: { nothing: 'buildNothing' },
  payToken: { reserve: 'fromReserve', own: 'ownToken' },
  vote: { abstain: 'abstain' },
  cover: { abstain: 'abstain' },
  give: { yes: 'yes', no: 'no' },
  seen: { seen: 'seen' },
  join: { join: 'join', stay: 'stay' },
  meal: { 'eat/food': 'eat/food', 'eat/token': 'eat/token', back: 'putBack' },
  ownFood: { eat: 'eatOwn', done: 'leaveOwn' },
  keepOrEat: { keep: 'keepFood', eat: 'eatFood' },
  lastTurn: { this: 'thisTurn', next: 'nextTurn' },
  tradeWith: { cancel: 'cancel' },
  tradeGive: { nothing: 'giveNothing', token: 'ownToken', cancel: 'cancel' },
  tradeAsk: { nothing: 'askNothing', cancel: 'cancel' },
  tradeAnswer: { accept: 'accept', decline: 'decline' },
  anyTime: { feedFire: 'feedFire', trade: 'trade' },
  rolled: { pass: 'pass' },
  trauma: { pass: 'pass' },
  tie: { pass: 'pass' },
  night: { feedFire: 'feedFire', pass: 'pass' },
}

export function choiceLabel(tongue: Tongue, choice: Chosen, question: Asked): string {
  const label = numbered(tongue, choice, question)
  const success = choice.odds?.['success']
  return success === undefined ? label : `${label} (${tongue.screen.odds(Math.round(100 * success))})`
}

/** Where two tiles show the same value, the second one is numbered. */
function numbered(tongue: Tongue, choice: Chosen, question: Asked): string {
  const label = bareLabel(tongue, choice, question)
  if (!isTile(choice.id)) return label
  const alike = question.choices.filter(({ id }) => isTile(id) && worthOf(id) === worthOf(choice.id))
  const at = alike.findIndex(({ id }) => id === choice.id)
  return at > 0 ? `${label} (${at + 1})` : label
}

function bareLabel(tongue: Tongue, { id, clause, costs }: Chosen, { kind }: Asked): string {
  const { screen } = tongue
  const fixed = FIXED[kind]?.[id]
  if (fixed !== undefined) return screen.choices[fixed]
  if (clause !== undefined) return optionText(tongue, clause)
  switch (kind) {
    case 'energyForFire':
    case 'pledge':
    case 'share':
    case 'rollAgain':
      return capital(energyText(tongue, Number(id)))
    case 'payStory':
    case 'storyToKeep':
      return screen.story(worthOf(id))
    case 'fishToKeep':
      return capital(fishText(tongue, id))
    case 'price':
      return capital(costText(tongue, costs?.[0] ?? {}))
    case 'explore':
      if (id === 'return') return screen.returnHome
      return isArea(id) ? screen.drawFrom(screen.areas[id]) : screen.pending(titleOf(tongue, id))
    case 'deck':
      return isArea(id) ? screen.areas[id] : id
    case 'meal':
    case 'ownFood':
      return giftLabel(tongue, id)
    case 'sort':
    case 'pendingToRemove':
      return titleOf(tongue, id)
    case 'tradeAsk':
      if (id === 'token') return capital(goodsText(tongue, id))
      break
    case 'rolled':
      return screen.rollAgain(worthOf(id.slice('story/'.length)))
  }
  if (id.startsWith('use/')) return useLabel(tongue, id.slice('use/'.length))
  return pieceLabel(tongue, id, costs?.[0])
}

/** Whatever has a name: with what it costs and does. */
function pieceLabel(tongue: Tongue, id: string, cost: Cost | undefined): string {
  const { screen } = tongue
  if (isSeat(id)) return seatName(tongue, id)
  if (isAction(id)) return cost === undefined ? screen.actions[id] : `${screen.actions[id]} (${costText(tongue, cost)})`
  const title = titleOf(tongue, id)
  if (isCampCard(id)) return `${title} (${campCost(tongue, id)}): ${campText(tongue, id)}`
  if (isDamageCard(id)) return `${title} (${screen.card.repair(repairPrice(tongue, id))})`
  if (isBuilding(id)) return `${title} (${buildingPrice(tongue, id, cost?.['energy'] ?? BUILDINGS[id].energy)})`
  if (isItem(id)) return `${title}. ${itemText(tongue, id)}`
  return isCharacter(id) ? `${title}, ${characterText(tongue, id)}` : title
}

function useLabel(tongue: Tongue, id: string): string {
  return isItem(id) ? `${titleOf(tongue, id)}: ${useText(tongue, id)}` : id
}

function energyText({ say, screen }: Tongue, energy: number): string {
  return energy === 0 ? screen.nothing : say.phrase({ noun: 'energy', count: energy })
}

/** A fish tile by what it shows. */
export function fishText({ screen }: Tongue, tile: string): string {
  if (tile === 'jellyfish' || tile === 'shark') return screen.fishTiles[tile]
  return screen.fishTiles.value(worthOf(tile))
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

/** `give/food/red`, `give/token/red`, and of one's own `give/red` */
function giftLabel({ say }: Tongue, id: string): string {
  const [, what, to = what] = id.split('/')
  if (to === undefined || !isSeat(to)) return id
  return say.label(act('give', { object: { noun: what === 'food' ? 'food' : 'token', count: 1 }, to: { noun: to } }))
}

/** Questions whose choices stand on one card. */
const ON_A_CARD: ReadonlySet<string> = new Set(['option', 'vote', 'price'])

const cardAt = (tongue: Tongue, at: string | undefined): string | undefined =>
  at !== undefined && isCard(at) ? titleOf(tongue, at) : undefined

/** What a question is about. */
export function aboutLabel(tongue: Tongue, { kind, about, choices }: Asked): string | undefined {
  if (about === undefined) return ON_A_CARD.has(kind) ? cardAt(tongue, choices[0]?.at) : undefined
  const { screen } = tongue
  const { id, clause, costs: [cost] = [] } = about
  if (clause !== undefined) return optionText(tongue, clause)
  switch (kind) {
    case 'seen':
      return id
        .split(' ')
        .map((card) => titleOf(tongue, card))
        .join(', ')
    case 'tradeAnswer': {
      const [seat = '', gives = '', asks = ''] = id.split(' ')
      return screen.offerOf(seatName(tongue, seat), goodsText(tongue, gives), goodsText(tongue, asks))
    }
    case 'pledge':
      return `${titleOf(tongue, id)}. ${capital(screen.missing(costText(tongue, cost ?? {})))}`
    case 'rollAgain':
      return capital(screen.missing(costText(tongue, cost ?? {})))
    default:
      return titleOf(tongue, id)
  }
}

/** An item, `token` or `nothing`. */
function goodsText(tongue: Tongue, id: string): string {
  const { say, screen } = tongue
  if (id === 'nothing') return screen.nothing
  return id === 'token' ? say.phrase({ noun: 'token', count: 1 }) : screen.quoted(titleOf(tongue, id))
}
