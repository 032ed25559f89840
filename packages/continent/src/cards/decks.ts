// All cards as they are printed, and the single cards that there are of each.
import { lookup, nameOfParts } from '@landfall/kernel'
import { type Area, DIRECTIONS, type Direction, type Spot, spotAt } from '../components/map.ts'
import { EXPLORERS, type Explorer } from '../components/seats.ts'
import type { Clue } from '../config.ts'
import { craft as craftIt } from '../verbs/index.ts'
import { ADVANCED_SKILLS } from './advanced-skills.ts'
import { BONUSES } from './bonuses.ts'
import type { CardId, Deck, FaceId } from './card-ids.ts'
import type {
  Action,
  AdventureCard,
  BarrierCard,
  Boost,
  ClueCard,
  CurseCard,
  ExplorationCard,
  ExplorerCard,
  KindOfLasting,
  Lasting,
  ModeCard,
  PrintedAction,
  SkillCard,
  StateCard,
  TerrainCard,
} from './cards.ts'
import { CHOIR } from './choir.ts'
import { CLUE_CARDS } from './clues.ts'
import { CURSES } from './curses.ts'
import { EXPLORER_CARDS } from './explorers.ts'
import { FEN } from './fen.ts'
import { FEN_EVENTS } from './fen-events.ts'
import { FEN_FOG } from './fen-fog.ts'
import { FOG_ACTIONS } from './fog.ts'
import { ITEM_CARDS } from './items.ts'
import { MODE_CARDS } from './modes.ts'
import { OWN_SKILLS } from './own-skills.ts'
import { QUESTS } from './quests.ts'
import { SHADOW } from './shadow.ts'
import { SHELF } from './shelf.ts'
import { SHELF_EVENTS } from './shelf-events.ts'
import { SHELF_FOG } from './shelf-fog.ts'
import { SKILLS } from './skills.ts'
import { STATES } from './states.ts'
import { STRAND } from './strand.ts'
import { STRAND_EVENTS } from './strand-events.ts'
import { STRAND_FOG } from './strand-fog.ts'
import { SUPPLIES } from './supplies.ts'
import { TERRACES } from './terraces.ts'
import { TERRACES_EVENTS } from './terraces-events.ts'
import { TERRACES_FOG } from './terraces-fog.ts'

export type Face =
  | TerrainCard
  | BarrierCard
  | AdventureCard
  | ExplorationCard
  | StateCard
  | SkillCard
  | CurseCard
  | ExplorerCard
  | ClueCard
  | ModeCard

const ALL: Deck<FaceId, Face> = {
  ...SKILLS,
  ...OWN_SKILLS,
  ...ADVANCED_SKILLS,
  ...EXPLORER_CARDS,
  ...CURSES,
  ...CLUE_CARDS,
  ...MODE_CARDS,
  ...STATES,
  ...STRAND,
  ...STRAND_EVENTS,
  ...SUPPLIES,
  ...FEN,
  ...FEN_EVENTS,
  ...TERRACES,
  ...TERRACES_EVENTS,
  ...SHELF,
  ...SHELF_EVENTS,
  ...ITEM_CARDS,
  ...QUESTS,
  ...BONUSES,
  ...SHADOW,
  ...CHOIR,
  ...STRAND_FOG,
  ...FEN_FOG,
  ...TERRACES_FOG,
  ...SHELF_FOG,
}

/** The names of a deck, in the order in which it is written. */
function idsOf<Cards extends object>(deck: Cards): readonly Extract<keyof Cards, string>[] {
  const ids: Extract<keyof Cards, string>[] = []
  for (const id in deck) ids.push(id)
  return ids
}

export const FACE_IDS: readonly FaceId[] = idsOf(ALL)

const copiesOf = (face: Face): number => ('copies' in face ? (face.copies ?? 1) : 1)

/** The single cards with this face. */
export function cardsWith(id: FaceId): readonly CardId[] {
  const copies = copiesOf(ALL[id])
  return copies === 1 ? [id] : Array.from({ length: copies }, (_, at) => nameOfParts(`${id}#${at + 1}`))
}

/**
 * What rules ask of a card all the time. Faces are literals of some hundred shapes, which the engine reads slowly; these
 * all have the same one.
 */
interface Printed {
  readonly id: FaceId
  readonly face: Face
  readonly type: Face['type']
  /** Which of its copies it is, from 1 on. */
  readonly copy: number
  readonly number: number | undefined
  readonly terrain: TerrainCard | undefined
  /** The space in which a Terrain card lies whenever it is in play. */
  readonly place: Spot | undefined
  readonly skill: SkillCard | undefined
  readonly isBlue: boolean
  readonly isExploration: boolean
  readonly arrows: readonly Arrow[]
  /** Nothing, if nothing lasts on it. */
  readonly lasting: LastingByKind | undefined
  readonly actions: readonly PrintedAction[]
  /** T7-CRAFT-13: once it is part of an item. */
  readonly actionsOfItem: readonly PrintedAction[]
}

/** T7-TERR-02: an arrow of a terrain, and the number in it. */
interface Arrow {
  readonly direction: Direction
  readonly number: number
}

/** Something that lasts while a card is where it is. */
export type Lasts<Kind extends KindOfLasting> = readonly [card: CardId, nth: number, lasting: LastingOf<Kind>]

type LastingOf<Kind extends KindOfLasting> = Extract<Lasting, { readonly last: Kind }>

type LastingByKind = { readonly [Kind in KindOfLasting]: readonly Lasts<Kind>[] }

function printed(id: FaceId, card: CardId, copy: number): Printed {
  const face = ALL[id]
  const number = 'number' in face ? face.number : undefined
  return {
    id,
    face,
    type: face.type,
    copy,
    number,
    terrain: face.type === 'terrain' ? face : undefined,
    place: face.type === 'terrain' ? spotAt(face.at[0], face.at[1]) : undefined,
    skill: face.type === 'skill' ? face : undefined,
    // T7-CARD-14
    isBlue: face.type === 'curse' || (face.type === 'skill' && number === undefined),
    isExploration: 'area' in face && number === undefined,
    arrows: face.type === 'terrain' ? arrowsOf(face) : [],
    lasting: face.lasting === undefined ? undefined : lastingByKind(card, face.lasting),
    actions: (face.type === 'skill' ? craftOf(face) : (face.actions ?? [])).map(printedAction),
    actionsOfItem: ((face.type === 'skill' ? face.craft?.item.actions : face.actions) ?? []).map(printedAction),
  }
}

function lastingByKind(card: CardId, all: readonly Lasting[]): LastingByKind {
  const isOf = <Kind extends KindOfLasting>(lasting: Lasting, kind: Kind): lasting is LastingOf<Kind> =>
    lasting.last === kind
  const of = <Kind extends KindOfLasting>(kind: Kind): readonly Lasts<Kind>[] =>
    all.flatMap((lasting, nth): readonly Lasts<Kind>[] => (isOf(lasting, kind) ? [[card, nth, lasting]] : []))
  return {
    boost: of('boost').map(([, nth, boost]) => [card, nth, boostInShape(boost)]),
    averts: of('averts'),
    reacts: of('reacts'),
    between: of('between'),
    each: of('each'),
    goes: of('goes'),
    hand: of('hand'),
    immune: of('immune'),
    alone: of('alone'),
    numb: of('numb'),
    lifeLoss: of('lifeLoss'),
    showsLifeLoss: of('showsLifeLoss'),
    recovery: of('recovery'),
    meals: of('meals'),
    healer: of('healer'),
    mercy: of('mercy'),
    difficultyOf: of('difficultyOf'),
    afterSuccessOf: of('afterSuccessOf'),
    leavesHand: of('leavesHand'),
    varies: of('varies'),
  }
}

/** With all fields, in the same order. */
const boostInShape = (boost: Boost): Boost => ({
  last: 'boost',
  on: boost.on,
  benefits: boost.benefits,
  as: boost.as,
  uses: boost.uses,
  collective: boost.collective,
  active: boost.active,
  compulsory: boost.compulsory,
  here: boost.here,
  at: boost.at,
  areas: boost.areas,
  when: boost.when,
  resource: boost.resource,
  towardsCompany: boost.towardsCompany,
  own: boost.own,
})

/** T7-CRAFT-01: the Craft action of a Skill card. */
const craftOf = ({ craft }: SkillCard): readonly Action[] =>
  craft === undefined ? [] : [{ icon: 'craft', cost: craft.cost, difficulty: 0, success: [craftIt] }]

/** With all fields, in the same order. */
const printedAction = (action: Action): PrintedAction => ({
  icon: action.icon,
  cost: action.cost,
  locked: action.locked,
  difficulty: action.difficulty,
  all: action.all,
  mandatory: action.mandatory,
  at: action.at,
  needs: action.needs,
  pays: action.pays,
  success: action.success,
  failure: action.failure,
  movement: movementOf(action),
})

function movementOf({ success }: Action): PrintedAction['movement'] {
  if (success.some((effect) => effect.do === 'cross')) return 'cross'
  return success.some((effect) => effect.do === 'move') ? 'move' : undefined
}

const arrowsOf = ({ arrows }: TerrainCard): readonly Arrow[] =>
  DIRECTIONS.flatMap((direction) => {
    const number = arrows[direction]
    return number === undefined ? [] : [{ direction, number }]
  })

const PRINTED: { readonly [card: string]: Printed } = lookup(
  Object.fromEntries(FACE_IDS.flatMap((id) => cardsWith(id).map((card, at) => [card, printed(id, card, at + 1)]))),
)

/** Every single card there is. */
export const CARDS: readonly CardId[] = FACE_IDS.flatMap(cardsWith)

function printedOn(card: CardId): Printed {
  const found = PRINTED[card]
  if (found === undefined) throw new Error(`there is no card "${card}"`)
  return found
}

export const faceOf = (card: CardId): Face => printedOn(card).face
export const typeOf = (card: CardId): Face['type'] => printedOn(card).type
/** What a card is called by, whichever of its copies it is. */
export const nameOf = (card: CardId): FaceId => printedOn(card).id
export const isCard = (name: string): name is CardId => PRINTED[name] !== undefined

/** T7-CARD-09 */
export function showsLifeLoss(card: CardId): boolean {
  const { face, copy } = printedOn(card)
  return face.type === 'state' && copy <= face.deadly
}

/** T7-CARD-01: the number of an Adventure card. Nothing, for other cards. */
export const numberOf = (card: CardId): number | undefined => printedOn(card).number

export const isAdventure = (card: CardId): boolean => printedOn(card).number !== undefined
export const isExploration = (card: CardId): boolean => printedOn(card).isExploration
export const isBlue = (card: CardId): boolean => printedOn(card).isBlue

/** The arrows of a terrain, clockwise from the north. */
export const arrowsOn = (card: CardId): readonly Arrow[] => printedOn(card).arrows

/** What lasts on a card in a hand, on the Board or under the Satchel & Journal, by kind, if anything does. */
export const lastingByKindOn = (card: CardId): LastingByKind | undefined => printedOn(card).lasting

const FOG: { readonly [A in Area]: PrintedAction } = {
  strand: printedAction(FOG_ACTIONS.strand),
  fen: printedAction(FOG_ACTIONS.fen),
  terraces: printedAction(FOG_ACTIONS.terraces),
  shelf: printedAction(FOG_ACTIONS.shelf),
}

/** T7-CARD-11: the action on the back of foggy cards. */
export const fogAction = (area: Area): PrintedAction => FOG[area]

/** The actions that are printed on it: of a Skill card, the Craft action. */
export const actionsPrintedOn = (card: CardId): readonly PrintedAction[] => printedOn(card).actions

/** T7-CRAFT-13 */
export const actionsOfItem = (card: CardId): readonly PrintedAction[] => printedOn(card).actionsOfItem

/** The space in which a Terrain card lies whenever it is in play; nothing for other cards. */
export const placeOf = (card: CardId): Spot | undefined => printedOn(card).place

export function terrainOn(card: CardId): TerrainCard {
  const { terrain } = printedOn(card)
  if (terrain !== undefined) return terrain
  throw new Error(`"${card}" is no Terrain card`)
}

export function skillOn(card: CardId): SkillCard {
  const skill = skillIfAny(card)
  if (skill !== undefined) return skill
  throw new Error(`"${card}" is no Skill card`)
}

export const skillIfAny = (card: CardId): SkillCard | undefined => printedOn(card).skill

/** By number: the green cards and the gold ones. T7-SETUP-12 */
interface OfNumber {
  readonly green: readonly CardId[]
  readonly gold: readonly CardId[]
}

const NUMBERED: readonly (OfNumber | undefined)[] = (() => {
  const found: ({ green: CardId[]; gold: CardId[] } | undefined)[] = []
  for (const card of CARDS) {
    const face = faceOf(card)
    if (!('number' in face)) continue
    const known = found[face.number] ?? { green: [], gold: [] }
    known[face.back].push(card)
    found[face.number] = known
  }
  return found
})()

const NO_CARDS: OfNumber = { green: [], gold: [] }

export const cardsNumbered = (number: number): OfNumber => NUMBERED[number] ?? NO_CARDS

const explorationsIn = (area: Area): readonly CardId[] =>
  CARDS.filter((card) => {
    const face = faceOf(card)
    return isExploration(card) && 'area' in face && face.area === area
  })

const EXPLORATIONS: { readonly [A in Area]: readonly CardId[] } = {
  strand: explorationsIn('strand'),
  fen: explorationsIn('fen'),
  terraces: explorationsIn('terraces'),
  shelf: explorationsIn('shelf'),
}

/** T7-CARD-13 */
export const explorationsOf = (area: Area): readonly CardId[] => EXPLORATIONS[area]

const SKILL_IDS = idsOf(SKILLS)
const OWN_SKILL_IDS = idsOf(OWN_SKILLS)
export const ADVANCED_IDS = idsOf(ADVANCED_SKILLS)

const OWN: ReadonlyMap<Explorer, readonly CardId[]> = new Map(
  EXPLORERS.map((who) => [who, OWN_SKILL_IDS.filter((id) => OWN_SKILLS[id].of === who)]),
)

/** T7-CARD-16 */
export const skillsOf = (who: Explorer): readonly CardId[] => OWN.get(who) ?? []

/** What is printed on a Character card. */
export const EXPLORER_FACES: { readonly [E in Explorer]: { readonly id: FaceId; readonly face: ExplorerCard } } = {
  ingrid: { id: 'explorer/ingrid', face: EXPLORER_CARDS['explorer/ingrid'] },
  tomas: { id: 'explorer/tomas', face: EXPLORER_CARDS['explorer/tomas'] },
  wanjiru: { id: 'explorer/wanjiru', face: EXPLORER_CARDS['explorer/wanjiru'] },
  anselm: { id: 'explorer/anselm', face: EXPLORER_CARDS['explorer/anselm'] },
  zofia: { id: 'explorer/zofia', face: EXPLORER_CARDS['explorer/zofia'] },
  emil: { id: 'explorer/emil', face: EXPLORER_CARDS['explorer/emil'] },
  mirela: { id: 'explorer/mirela', face: EXPLORER_CARDS['explorer/mirela'] },
  barnaby: { id: 'explorer/barnaby', face: EXPLORER_CARDS['explorer/barnaby'] },
}

export const CLUE_IDS = {
  drownedLighthouse: 'clue/the-drowned-lighthouse',
  borrowedShadow: 'clue/the-borrowed-shadow',
  saltChoir: 'clue/the-salt-choir',
} as const satisfies { readonly [C in Clue]: FaceId }

export const CURSE_IDS = {
  drownedLighthouse: 'curse/the-drowned-lighthouse',
  borrowedShadow: 'curse/the-borrowed-shadow',
  saltChoir: 'curse/the-salt-choir',
} as const satisfies { readonly [C in Clue]: FaceId }

export const MODE_IDS = { easy: 'mode/a-kinder-tide', hardcore: 'mode/the-long-night' } as const

export const clueOn = (clue: Clue): ClueCard => CLUE_CARDS[CLUE_IDS[clue]]

/** T7-SETUP-07: the common cards of the Action Deck, and the generic Curse cards. */
export const COMMON_ACTION_CARDS: readonly CardId[] = [...SKILL_IDS, ...cardsWith('curse/death-keeps-pace')]
