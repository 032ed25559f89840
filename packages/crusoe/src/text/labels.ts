// What choices are called.

import { type Choice, meaningOf, type Question } from '@landfall/kernel'
import { capital, percent } from '@landfall/tabletop'
import type { Payment } from '../actions/costs.ts'
import { isTreasure } from '../cards/decks.ts'
import { INVENTION_IDS, type InventionId, isInventionCard } from '../cards/inventions.ts'
import { DOG } from '../components/characters.ts'
import type { Space } from '../components/island.ts'
import { TILES, type TileNumber } from '../components/tiles.ts'
import { isPerson } from '../people.ts'
import { SCENARIO_LABELS } from '../scenarios/all/labels.ts'
import { type Die, type Pawn, RESOURCES, type Stack } from '../state.ts'
import type { Planned } from '../target.ts'
import type { Ability, Crusoe, HungryDie, IslandPiece, Piece } from '../types.ts'
import { useText } from './cards.ts'
import { type LanguagePack, scenarioWords } from './language-pack.ts'
import { costText } from './rule-text.ts'
import type { ScreenWords } from './screen.ts'
import { nameOf, personName, titleOf } from './titles.ts'

/** With the space where it is, if it is at one. */
function placedName(pack: LanguagePack, id: string, where: string | undefined): string {
  return where === undefined ? titleOf(pack, id) : `${titleOf(pack, id)} (${where})`
}

/** The scenario of an Invention, where one of the box is called the same. */
function namesake(pack: LanguagePack, id: InventionId): string | undefined {
  const { scenario } = pack
  const isAlike = INVENTION_IDS.some((other) => titleOf(pack, other) === titleOf(pack, id))
  return scenario !== undefined && isAlike && !isInventionCard(id) ? scenarioWords(pack, scenario).name : undefined
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
      return screen.build(placedName(pack, target.invention, target.space ?? namesake(pack, target.invention)))
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
  { id, odds, moves }: Choice<Crusoe['clause']>,
  question: Question<Crusoe['clause']>,
): string {
  const label = isAsked(pack, question) ? labelOf(pack, id, moves, question) : id
  if (odds === undefined) return label
  const { success, wound, adventure } = odds
  return `${label} (${pack.screen.odds(percent(success), percent(wound), percent(adventure))})`
}

/** Its kind is one of the game's, and so are the meanings of its choices. */
export function isAsked(
  { questions }: LanguagePack,
  question: Question<Crusoe['clause']>,
): question is Crusoe['openQuestion'] {
  return Object.hasOwn(questions, question.kind)
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

function labelOf(pack: LanguagePack, id: string, moves: string | undefined, question: Crusoe['openQuestion']): string {
  const label = bareLabel(pack, id, question)
  return question.kind === 'plan' && moves !== undefined
    ? withPawn(pack, label, meaningOf(chosen(question, id)))
    : label
}

function bareLabel(pack: LanguagePack, id: string, question: Crusoe['openQuestion']): string {
  const { clause } = chosen<unknown>(question, id)
  if (clause !== undefined) return pack.say.label(clause)
  if (isOfRules(question)) return ruleLabel(pack, id, question)
  const use = meaningOf(chosen(question, id))
  return use === 'pass' ? pack.screen.choices.pass : useLabel(pack, use)
}

type Kind = keyof Crusoe['questions']
type Meaning<K extends Kind> = Crusoe['questions'][K]

/** The rules ask it; in a window, or beside a question, something can be used. */
function isOfRules(
  question: Crusoe['openQuestion'],
): question is Extract<Crusoe['openQuestion'], { readonly kind: Kind }> {
  return Object.hasOwn(LABELS, question.kind)
}

function ruleLabel<K extends Kind>(
  pack: LanguagePack,
  id: string,
  question: Question<Crusoe['clause'], Meaning<K>, Piece, K>,
): string {
  return LABELS[question.kind](pack, meaningOf(chosen(question, id)))
}

/** What choices are called, by what they mean. */
export type LabelsOf<Questions> = {
  readonly [K in keyof Questions]: (pack: LanguagePack, means: Questions[K]) => string
}

const someSpace = ({ screen }: LanguagePack, space: Space): string => capital(screen.space(space))
const fixedWord = ({ screen }: LanguagePack, word: keyof ScreenWords['choices']): string => screen.choices[word]

const LABELS: LabelsOf<Crusoe['questions']> = {
  ...SCENARIO_LABELS,
  plan: planLabel,
  support: pawnLabel,
  carried: (pack, item) => (item === 'none' ? fixedWord(pack, item) : thingLabel(pack, item)),
  payment: paymentLabel,
  nextAction: stackLabel,
  buildTarget: (pack, target) => stackName(pack, { action: 'build', target }),
  tileOnTop: tileLabel,
  tileToPlace: tileLabel,
  order: tileLabel,
  dieToReroll: dieLabel,
  dieToIgnore: dieLabel,
  arrow: (pack, { person, wound }) => pack.screen.arrow(personName(pack, person), String(wound)),
  source: ({ screen }, source) =>
    typeof source === 'string'
      ? capital(screen.sources[source])
      : `${capital(screen.sources[source.source])}, ${source.space}`,
  pieceToRemove: (pack, piece) => `${capital(pieceName(pack, piece))}, ${piece.space}`,
  shelterTile: someSpace,
  tile: someSpace,
  whereToSleep: someSpace,
  markerToPut: someSpace,
  markerToRemove: someSpace,
  campMove: (pack, space) => (space === 'stay' ? fixedWord(pack, space) : someSpace(pack, space)),
  whoHeals: personName,
  whoEats: personName,
  whoGains: personName,
  whoSickens: personName,
  newIdea: thingLabel,
  discoveryToKeep: thingLabel,
  item: thingLabel,
  inventionToDiscard: thingLabel,
  inventionToTake: thingLabel,
  strongest: thingLabel,
  nextEffect: thingLabel,
  restWith: thingLabel,
  trackedBeast: fixedWord,
  moraleReward: fixedWord,
  campReward: fixedWord,
  foodToDiscard: fixedWord,
  tokensToTake: fixedWord,
  resourceToTake: fixedWord,
  drawOn: (pack, answer) => fixedWord(pack, answer === 'yes' ? 'drawMore' : 'stopDrawing'),
  lookAt: fixedWord,
  // As a rule the clauses of these say what they mean.
  chooseOne: (_, which) => String(which),
  may: (pack, wanted) => fixedWord(pack, wanted ? 'yes' : 'no'),
}

function planLabel(pack: LanguagePack, means: Crusoe['questions']['plan']): string {
  const { screen } = pack
  if (means === 'confirm') return screen.choices.confirm
  if (means.do === 'takeBack') return screen.takeBack(stackLabel(pack, means.stack))
  return means.do === 'support' ? stackLabel(pack, means.stack) : plannedLabel(pack, means)
}

/** With the pawn that it puts there: one that leads, or one more. */
function withPawn(pack: LanguagePack, label: string, means: Crusoe['questions']['plan']): string {
  if (means === 'confirm' || means.do === 'takeBack') return label
  return means.do === 'plan'
    ? `${personName(pack, means.leader)}: ${label}`
    : stackLabel(pack, { ...means.stack, support: [...means.stack.support, means.pawn] })
}

/** What a stack is for, and its pawns, that of its leader first. */
export function stackLabel(pack: LanguagePack, stack: Stack): string {
  const pawns = [stack.leader, ...stack.support].map((pawn) => nameOf(pack, pawn))
  return `${stackName(pack, stack)} (${pawns.join(' + ')})`
}

/** A Threat Action says on which card it is, or how many pawns it takes if there are two on that card. */
export function plannedLabel(pack: LanguagePack, planned: Planned): string {
  const { target, card } = planned
  const name = stackName(pack, planned)
  if (target.kind !== 'threat' || card === undefined) return name
  return `${name} (${target.pawns === undefined ? titleOf(pack, card) : pack.screen.pawns(target.pawns)})`
}

function dieLabel({ screen }: LanguagePack, die: Die | HungryDie): string {
  if (typeof die === 'string') return capital(screen.ways[die])
  const label = `${capital(screen.weatherTokens.animals)} ${die.animals + 1}`
  return die.face === undefined ? label : `${label}: ${screen.animals[die.face]}`
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
  const { tokens, pieces, sources } = pack.screen
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
      return pack.markers[piece.marker].name
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
