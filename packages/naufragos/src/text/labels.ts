// What choices are called.
import { act } from '@landfall/effects'
import type { Choice, Question } from '@landfall/kernel'
import { capital } from '@landfall/text'
import { BUILDINGS } from '../cards/buildings.ts'
import { CAMP_CARDS } from '../cards/camp-cards.ts'
import { CHARACTERS } from '../cards/characters.ts'
import { DAMAGE_CARDS } from '../cards/damage-cards.ts'
import type { BuildingId, CampCardId, CharacterId, DamageId } from '../cards/ids.ts'
import { ITEMS } from '../cards/items.ts'
import { ACTIONS, type Action } from '../components/action-spaces.ts'
import { isSeat } from '../components/seats.ts'
import { AREAS, type Area } from '../components/tracks.ts'
import type { Tag } from '../effects/effect-types.ts'
import type { Naufragos } from '../types.ts'
import type { NaufragosWords } from '../words.ts'
import {
  abilityParts,
  buildingPrice,
  campCost,
  campText,
  isItem,
  itemText,
  repairPrice,
  roleOf,
  type Tongue,
  tagText,
  titleOf,
  useText,
} from './cards.ts'
import { optionText } from './rules-text.ts'
import type { FixedChoice } from './screen.ts'

type Chosen = Choice<Naufragos['clause']>
type Asked = Question<Naufragos['clause']>

export function seatName({ say }: Pick<Tongue, 'say'>, seat: string): string {
  return isSeat(seat) ? capital(say.phrase({ noun: seat })) : seat
}

const isAction = (id: string): id is Action => ACTIONS.some((action) => action === id)
const isArea = (id: string): id is Area => AREAS.some((area) => area === id)
const isCampCard = (id: string): id is CampCardId => Object.hasOwn(CAMP_CARDS, id)
const isDamage = (id: string): id is DamageId => Object.hasOwn(DAMAGE_CARDS, id)
const isBuilding = (id: string): id is BuildingId => Object.hasOwn(BUILDINGS, id)
const isCharacter = (id: string): id is CharacterId => Object.hasOwn(CHARACTERS, id)
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
  tradeAsk: { nothing: 'askNothing', token: 'ownToken', cancel: 'cancel' },
  tradeAnswer: { accept: 'accept', decline: 'decline' },
  anyTime: { feedFire: 'feedFire', trade: 'trade' },
  rolled: { pass: 'pass' },
  trauma: { pass: 'pass' },
  tie: { pass: 'pass' },
  night: { feedFire: 'feedFire', trade: 'trade', pass: 'pass' },
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
    case 'rolled':
      return screen.rollAgain(worthOf(id.slice('story/'.length)))
  }
  if (id.startsWith('use/')) return useLabel(tongue, id.slice('use/'.length))
  return pieceLabel(tongue, id)
}

/** Whatever has a name: with what it costs and does. */
function pieceLabel(tongue: Tongue, id: string): string {
  const { screen } = tongue
  if (isSeat(id)) return seatName(tongue, id)
  if (isAction(id)) return screen.actions[id]
  const title = titleOf(tongue, id)
  if (isCampCard(id)) return `${title} (${campCost(tongue, id)}): ${campText(tongue, id)}`
  if (isDamage(id)) return `${title} (${screen.card.repair(repairPrice(tongue, id))})`
  if (isBuilding(id)) return `${title} (${buildingPrice(tongue, id, BUILDINGS[id].energy)})`
  if (isItem(id)) return [`${title}.`, itemText(tongue, id)].join(' ').trimEnd()
  if (isCharacter(id)) return `${title}, ${roleOf(tongue, id)}. ${abilityParts(tongue, id).join(' ')}`
  return title
}

function useLabel(tongue: Tongue, id: string): string {
  return isItem(id) ? `${titleOf(tongue, id)}: ${useText(tongue, id)}` : id
}

export function energyText({ say, screen }: Tongue, energy: number): string {
  return energy === 0 ? screen.nothing : say.phrase({ noun: 'energy', count: energy })
}

/** A fish tile by what it shows. */
export function fishText({ screen }: Tongue, tile: string): string {
  if (tile === 'jellyfish' || tile === 'shark') return screen.fishTiles[tile]
  return screen.fishTiles.value(worthOf(tile))
}

const COUNTED: readonly NaufragosWords['noun'][] = ['energy', 'wood', 'token', 'story']

/** What is paid, in amounts of what the game calls so. */
function costText(tongue: Tongue, cost: { readonly [what: string]: number }): string {
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

/** What a question is about. */
export function aboutLabel(tongue: Tongue, { kind, about }: Asked): string | undefined {
  if (about === undefined) return undefined
  const { id, clause } = about
  if (clause !== undefined) return optionText(tongue, clause)
  if (kind === 'seen')
    return id
      .split(' ')
      .map((card) => titleOf(tongue, card))
      .join(', ')
  if (kind !== 'tradeAnswer') return titleOf(tongue, id)
  const [seat = '', gives = '', asks = ''] = id.split(' ')
  return tongue.screen.offerOf(seatName(tongue, seat), goodsText(tongue, gives), goodsText(tongue, asks))
}

/** An item, `token` or `nothing`. */
export function goodsText(tongue: Tongue, id: string): string {
  const { say, screen } = tongue
  if (id === 'nothing') return screen.nothing
  return id === 'token' ? say.phrase({ noun: 'token', count: 1 }) : screen.quoted(titleOf(tongue, id))
}
