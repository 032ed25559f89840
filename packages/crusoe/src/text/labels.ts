// What choices are called.
import { type Choice, meaningOf, type Question } from '@landfall/kernel'
import { capital } from '@landfall/tabletop'
import type { Payment } from '../actions/costs.ts'
import { isTreasure } from '../cards/decks.ts'
import { DOG } from '../components/characters.ts'
import type { Space } from '../components/island.ts'
import { TILES, type TileNumber } from '../components/tiles.ts'
import { isPerson } from '../people.ts'
import { type Die, type Pawn, RESOURCES } from '../state.ts'
import type { Planned } from '../target.ts'
import type { Ability, Crusoe, HungryDie, IslandPiece, Piece } from '../types.ts'
import { costText, type LanguagePack, titleOf, useText } from './cards.ts'
import { isName, type Name } from './names/index.ts'

export function personName(pack: LanguagePack, person: string): string {
  return isPerson(person) ? titleOf(pack, `character/${person}`) : person
}

/** The id under which something has a title. */
export function titledAs(id: string): Name | undefined {
  return isName(id) ? id : undefined
}

/** The name of whatever has one: a card, a token, a person, a pawn. */
export function nameOf(pack: LanguagePack, id: string): string {
  if (isPerson(id)) return personName(pack, id)
  return titleOf(pack, id === DOG.id ? 'character/dog' : id)
}

/** With the space where it is, if it is at one. */
function placedName(pack: LanguagePack, id: string, space: Space | undefined): string {
  return space === undefined ? titleOf(pack, id) : `${titleOf(pack, id)} (${space})`
}

/** What a stack is for. */
export function stackName(pack: LanguagePack, { action, target, card }: Planned): string {
  const { screen } = pack
  switch (target.kind) {
    case 'threat':
      return card === undefined ? screen.actions.threat : screen.threat(titleOf(pack, card, 'action'))
    case 'building':
      return screen.build(screen.buildings[target.building])
    case 'invention':
      return screen.build(placedName(pack, target.invention, target.space))
    case 'source':
      return screen.gatherAt(screen.sources[target.source], target.space)
    case 'space':
      return screen.exploreAt(target.space)
    case 'card': {
      const name = titleOf(pack, target.card)
      return isTreasure(target.card) ? screen.exploreAt(name) : name
    }
    case 'special': {
      const name = placedName(pack, target.special, target.space)
      if (action === 'hunt') return `${screen.actions.hunt}: ${name}`
      // An Action of the scenario that is at no place has a name that says what is done.
      return action === 'explore' && target.space !== undefined ? screen.exploreAt(name) : name
    }
    default:
      return screen.actions[target.kind]
  }
}

export function choiceLabel(
  pack: LanguagePack,
  { id, odds }: Choice<Crusoe['clause']>,
  question: Question<Crusoe['clause']>,
): string {
  const label = isAsked(pack, question) ? bareLabel(pack, id, question) : id
  if (odds === undefined) return label
  const percent = (part: string): number => Math.round(100 * (odds[part] ?? 0))
  return `${label} (${pack.screen.odds(percent('success'), percent('wound'), percent('adventure'))})`
}

/** Its kind is one of the game's, and so are the meanings of its choices. */
export function isAsked({ screen }: LanguagePack, question: Question<Crusoe['clause']>): question is Crusoe['asked'] {
  return Object.hasOwn(screen.questions, question.kind)
}

/** What a question says of this choice. */
function chosen<Means>(
  { kind, choices }: Question<Crusoe['clause'], Means, Piece>,
  id: string,
): Choice<Crusoe['clause'], Means, Piece> {
  const found = choices.find((choice) => choice.id === id)
  if (found === undefined) throw new Error(`"${id}" is not a choice of "${kind}"`)
  return found
}

function bareLabel(pack: LanguagePack, id: string, question: Crusoe['asked']): string {
  const { screen, say } = pack
  const { clause } = chosen<unknown>(question, id)
  if (clause !== undefined) return say.label(clause)
  switch (question.kind) {
    case 'plan':
      return planLabel(pack, meaningOf(chosen(question, id)))
    case 'nextAction':
      return stackName(pack, meaningOf(chosen(question, id)))
    case 'buildTarget':
      return stackName(pack, { action: 'build', target: meaningOf(chosen(question, id)) })
    case 'payment':
      return paymentLabel(pack, meaningOf(chosen(question, id)))
    case 'woodForPile':
      return say.phrase({ noun: 'wood', count: meaningOf(chosen(question, id)) })
    case 'tileOnTop':
    case 'tileToPlace':
    case 'order':
      return tileLabel(pack, meaningOf(chosen(question, id)))
    case 'dieToReroll':
    case 'dieToIgnore':
      return dieLabel(pack, meaningOf(chosen(question, id)))
    case 'arrow': {
      const { person, wound } = meaningOf(chosen(question, id))
      return screen.arrow(personName(pack, person), String(wound))
    }
    case 'source': {
      const source = meaningOf(chosen(question, id))
      if (typeof source === 'string') return capital(screen.sources[source])
      return `${capital(screen.sources[source.source])}, ${source.space}`
    }
    case 'pieceToRemove': {
      const piece = meaningOf(chosen(question, id))
      return `${capital(pieceName(pack, piece))}, ${piece.space}`
    }
    case 'shelterTile':
    case 'tile':
    case 'whereToSleep':
    case 'markerToPut':
    case 'markerToRemove':
      return capital(screen.space(meaningOf(chosen(question, id))))
    case 'campMove': {
      const space = meaningOf(chosen(question, id))
      return space === 'stay' ? screen.choices.stay : capital(screen.space(space))
    }
    case 'leader':
    case 'whoHeals':
    case 'whoEats':
    case 'whoGains':
    case 'whoSickens':
      return personName(pack, meaningOf(chosen(question, id)))
    case 'support': {
      const pawn = meaningOf(chosen(question, id))
      return pawn === 'enough' ? screen.choices.enough : pawnLabel(pack, pawn)
    }
    case 'carried': {
      const item = meaningOf(chosen(question, id))
      return item === 'none' ? screen.choices.none : thingLabel(pack, item)
    }
    case 'newIdea':
    case 'discoveryToKeep':
    case 'item':
    case 'inventionToDiscard':
    case 'inventionToTake':
    case 'strongest':
    case 'nextEffect':
      return thingLabel(pack, meaningOf(chosen(question, id)))
    case 'trackedBeast':
    case 'moraleReward':
    case 'campReward':
    case 'foodToDiscard':
    case 'tokensToTake':
    case 'resourceToTake':
    case 'drawOn':
    case 'lookAt':
      return screen.choices[meaningOf(chosen(question, id))]
    case 'chooseOne':
    case 'may':
      // Their clauses say what they mean.
      return id
    default: {
      const use = meaningOf(chosen(question, id))
      return use === 'pass' ? screen.choices.pass : useLabel(pack, use)
    }
  }
}

function planLabel(pack: LanguagePack, means: Crusoe['questions']['plan']): string {
  const { screen } = pack
  if (means === 'confirm') return screen.choices.confirm
  if (means.do === 'takeBack') return screen.takeBack(stackName(pack, means.stack))
  return plannedLabel(pack, means)
}

/** A Threat Action of which there are two says how many pawns it takes. */
export function plannedLabel(pack: LanguagePack, planned: Planned): string {
  const { target } = planned
  const name = stackName(pack, planned)
  return target.kind === 'threat' && target.pawns !== undefined ? `${name} (${pack.screen.pawns(target.pawns)})` : name
}

function dieLabel({ screen }: LanguagePack, die: Die | HungryDie): string {
  if (typeof die === 'string') return capital(screen.ways[die])
  return `${capital(screen.weatherTokens.animals)} ${die.animals + 1}`
}

function paymentLabel(pack: LanguagePack, way: Payment): string {
  const cost = Object.fromEntries(RESOURCES.map((resource) => [resource, way[resource] ?? 0]))
  const economy = way.economical === true ? [titleOf(pack, 'ability/economical-construction')] : []
  return [costText(pack, cost), ...economy].filter((part) => part !== '').join(' + ')
}

function tileLabel({ screen }: LanguagePack, tile: TileNumber): string {
  return `${screen.tile(String(tile))}: ${screen.terrains[TILES[tile].terrain]}`
}

/** What it is, and what it lies on or comes from. */
function pieceName(pack: LanguagePack, piece: IslandPiece): string {
  const { tokens, pieces, markers, sources } = pack.screen
  switch (piece.piece) {
    case 'token':
      return tokens[piece.token]
    case 'source':
      return `${pieces.marker} (${sources[piece.source]})`
    case 'waiting':
      return pieces.marker
    case 'additional': {
      const name = piece.kind === 'food' ? pieces.additionalFood : tokens.additionalWood
      return piece.several ? `${name} (${nameOf(pack, piece.by)})` : name
    }
    case 'marker':
      return markers[piece.marker]
    case 'terrain':
    case 'shortcut':
      return pieces[piece.piece]
  }
}

/** What a thing is called, and what it does. */
function thingLabel(pack: LanguagePack, id: string): string {
  const text = useText(pack, id)
  return text === undefined ? nameOf(pack, id) : `${nameOf(pack, id)}. ${text}`
}

function pawnLabel(pack: LanguagePack, pawn: Pawn): string {
  return isPerson(pawn) || pawn === DOG.id ? nameOf(pack, pawn) : thingLabel(pack, pawn)
}

/** An ability or a thing, perhaps with the way it is used or who uses it. */
function useLabel(pack: LanguagePack, use: Ability): string {
  const byWhom = (id: string, person: string | undefined): string =>
    person === undefined ? thingLabel(pack, id) : `${nameOf(pack, id)} (${personName(pack, person)})`
  switch (use.use) {
    case 'ability': {
      const { ability, way } = use
      return way === '' ? thingLabel(pack, ability) : `${titleOf(pack, ability)}: ${pack.screen.ways[way]}`
    }
    case 'card':
      return byWhom(use.card, use.person)
    case 'discovery':
      return byWhom(use.token, use.person ?? use.from)
    case 'treasure':
      return byWhom(use.card, use.from)
    case 'item':
      return thingLabel(pack, use.item)
  }
}
