// What choices are called.
import type { Choice, Question } from '@landfall/kernel'
import { capital } from '@landfall/text'
import { isTreasure } from '../cards/decks.ts'
import { DOG } from '../components/characters.ts'
import { SPACES, type Space, spaceNamed } from '../components/island.ts'
import { isTileNumber, TILES } from '../components/tiles.ts'
import { isPerson } from '../people.ts'
import { RESOURCES, type TileSource } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { costText, type Tongue, titleOf, useText } from './cards.ts'
import { isName, type Name } from './names/index.ts'
import type { AbilityWay, FixedChoice } from './screen.ts'

export function personName(tongue: Tongue, person: string): string {
  return isPerson(person) ? titleOf(tongue, `character/${person}`) : person
}

/** The id under which something has a title. */
export function titledAs(id: string): Name | undefined {
  return isName(id) ? id : undefined
}

/** The name of whatever has one: a card, a token, a person, a pawn. */
export function nameOf(tongue: Tongue, id: string): string {
  if (isPerson(id)) return personName(tongue, id)
  if (id === DOG.id) return titleOf(tongue, 'character/dog')
  const space = spaceNamed(id)
  return space === undefined ? titleOf(tongue, id) : `${titleOf(tongue, id.slice(0, -space.length - 1))} (${space})`
}

/** `build/roof`, `gather/A1/wood`, or the card of a Threat Action: what a stack is for. */
export function targetName(tongue: Tongue, id: string): string {
  const { screen } = tongue
  const [action = '', ...rest] = id.split('/')
  const target = rest.join('/')
  switch (action) {
    case 'hunt':
      return target === '' ? screen.actions.hunt : `${screen.actions.hunt}: ${nameOf(tongue, target)}`
    case 'special':
      return nameOf(tongue, target)
    case 'arrange':
    case 'rest':
      return screen.actions[action]
    case 'event':
    case 'wreckage':
      return screen.threat(titleOf(tongue, id, 'action'))
    case 'build':
      return screen.build(isBuilding(tongue, target) ? screen.buildings[target] : nameOf(tongue, target))
    case 'gather': {
      const [space = '', source = ''] = rest
      return isSource(tongue, source) ? screen.gatherAt(screen.sources[source], space) : id
    }
    case 'explore':
      if (isSpace(target)) return screen.exploreAt(target)
      // An Action of the scenario that is at no place has a name that says what is done.
      return isTreasure(target) || spaceNamed(target) !== undefined
        ? screen.exploreAt(nameOf(tongue, target))
        : nameOf(tongue, target)
    default:
      return nameOf(tongue, id)
  }
}

const isBuilding = ({ screen }: Tongue, name: string): name is keyof Tongue['screen']['buildings'] =>
  Object.hasOwn(screen.buildings, name)
const isSource = ({ screen }: Tongue, name: string): name is TileSource => Object.hasOwn(screen.sources, name)
const isFixed = ({ screen }: Tongue, id: string): id is FixedChoice => Object.hasOwn(screen.choices, id)
const isWay = ({ screen }: Tongue, way: string): way is AbilityWay => Object.hasOwn(screen.ways, way)
const isSpace = (name: string): name is Space => SPACES.some((space) => space === name)

export function choiceLabel(
  tongue: Tongue,
  choice: Choice<Crusoe['clause']>,
  question: Question<Crusoe['clause']>,
): string {
  const label = bareLabel(tongue, choice, question)
  const { odds } = choice
  if (odds === undefined) return label
  const percent = (part: string): number => Math.round(100 * (odds[part] ?? 0))
  return `${label} (${tongue.screen.odds(percent('success'), percent('wound'), percent('adventure'))})`
}

function bareLabel(
  tongue: Tongue,
  { id, clause, at = id }: Choice<Crusoe['clause']>,
  { kind }: Question<Crusoe['clause']>,
): string {
  const { screen, say } = tongue
  if (clause !== undefined) return say.label(clause)
  switch (kind) {
    case 'plan':
    case 'nextAction':
      return planLabel(tongue, id, at)
    case 'payment':
      return paymentLabel(tongue, id)
    case 'woodForPile':
      return say.phrase({ noun: 'wood', count: Number(id) })
    case 'tileOnTop':
    case 'tileToPlace':
    case 'order':
      return tileLabel(tongue, id)
    case 'dieToReroll':
    case 'dieToIgnore':
      return dieLabel(tongue, id)
    case 'buildTarget':
      return targetName(tongue, `build/${id}`)
    case 'arrow': {
      const [person = '', wound = ''] = id.split('/')
      return screen.arrow(personName(tongue, person), wound)
    }
    case 'pieceToRemove':
    case 'source':
      return pieceLabel(tongue, id)
  }
  if (isFixed(tongue, id)) return screen.choices[id]
  if (isSpace(id)) return capital(screen.space(id))
  return usedLabel(tongue, id)
}

export function planLabel(tongue: Tongue, id: string, at: string): string {
  const { screen } = tongue
  if (isFixed(tongue, id)) return screen.choices[id]
  const name = targetName(tongue, at)
  if (id.startsWith('remove/')) return screen.takeBack(name)
  const [action, , pawns] = id.split('/')
  return action === 'threat' && pawns !== undefined ? `${name} (${screen.pawns(Number(pawns))})` : name
}

/** `wound`, `animals/1` */
function dieLabel(tongue: Tongue, id: string): string {
  const { screen } = tongue
  if (isWay(tongue, id)) return capital(screen.ways[id])
  return `${capital(screen.weatherTokens.animals)} ${Number(id.split('/')[1]) + 1}`
}

/** `wood-2`, `wood-1+tokens` */
function paymentLabel(tongue: Tongue, id: string): string {
  const parts = id.split('+')
  const cost = Object.fromEntries(
    RESOURCES.flatMap((resource) => {
      const part = parts.find((one) => one.startsWith(`${resource}-`))
      return part === undefined ? [] : [[resource, Number(part.split('-')[1])]]
    }),
  )
  const economy = parts.includes('tokens') ? [titleOf(tongue, 'ability/economical-construction')] : []
  return [costText(tongue, cost), ...economy].filter((part) => part !== '').join(' + ')
}

function tileLabel({ screen }: Tongue, id: string): string {
  const number = Number(id)
  return isTileNumber(number) ? `${screen.tile(id)}: ${screen.terrains[TILES[number].terrain]}` : id
}

/** `A1/wood`, `A1/greaterDanger`, `A1/marker/wood`, `A1/additionalFood/invention/snare` */
function pieceLabel(tongue: Tongue, id: string): string {
  const [space = '', name = '', ...about] = id.split('/')
  const label = capital(pieceName(tongue, name, about.join('/')))
  return isSpace(space) ? `${label}, ${space}` : label
}

/** What it is, and what it lies on or comes from. */
function pieceName(tongue: Tongue, name: string, about: string): string {
  const { screen } = tongue
  if (isSource(tongue, name)) return screen.sources[name]
  const names = Object.entries({ ...screen.tokens, ...screen.pieces, ...screen.markers })
  const label = names.find(([key]) => key === name)?.[1] ?? name
  if (about === '') return label
  return `${label} (${isSource(tongue, about) ? screen.sources[about] : nameOf(tongue, about)})`
}

/** An ability or a thing, perhaps with the way it is used or who uses it. */
function usedLabel(tongue: Tongue, id: string): string {
  const { screen } = tongue
  const parts = id.split('/')
  const last = parts.at(-1) ?? ''
  const head = parts.slice(0, -1).join('/')
  if (isName(head) && isWay(tongue, last)) return `${titleOf(tongue, head)}: ${screen.ways[last]}`
  if (isPerson(last) && head !== '') return `${nameOf(tongue, head)} (${personName(tongue, last)})`
  const text = id.includes('/') ? useText(tongue, titledAs(id) ?? id) : undefined
  return text === undefined ? nameOf(tongue, id) : `${nameOf(tongue, id)}. ${text}`
}
