// All cards as they are printed, and the single cards that there are of each.
import { lookup } from '@landfall/kernel'
import type { Explorer } from '../components/seats.ts'
import type { Clue } from '../config.ts'
import { ADVANCED_SKILLS } from './advanced-skills.ts'
import { BONUSES } from './bonuses.ts'
import type { CardId, Deck, FaceId } from './card-ids.ts'
import type {
  AdventureCard,
  BarrierCard,
  ClueCard,
  CurseCard,
  ExplorationCard,
  ExplorerCard,
  ModeCard,
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
  return copies === 1 ? [id] : Array.from({ length: copies }, (_, at) => `${id}#${at + 1}` as const)
}

/** Every single card there is. */
export const CARDS: readonly CardId[] = FACE_IDS.flatMap(cardsWith)

interface Printed {
  readonly id: FaceId
  readonly face: Face
  /** Which of its copies it is, from 1 on. */
  readonly copy: number
}

const PRINTED: { readonly [card: string]: Printed } = lookup(
  Object.fromEntries(
    FACE_IDS.flatMap((id) => cardsWith(id).map((card, at) => [card, { id, face: ALL[id], copy: at + 1 }])),
  ),
)

function printedOn(card: CardId): Printed {
  const printed = PRINTED[card]
  if (printed === undefined) throw new Error(`there is no card "${card}"`)
  return printed
}

export const faceOf = (card: CardId): Face => printedOn(card).face
/** What a card is called by, whichever of its copies it is. */
export const nameOf = (card: CardId): FaceId => printedOn(card).id
export const isCard = (name: string): name is CardId => Object.hasOwn(PRINTED, name)

/** T7-CARD-09 */
export function showsLifeLoss(card: CardId): boolean {
  const { face, copy } = printedOn(card)
  return face.type === 'state' && copy <= face.deadly
}

/** T7-CARD-01: the number of an Adventure card. Nothing, for other cards. */
export function numberOf(card: CardId): number | undefined {
  const face = faceOf(card)
  return 'number' in face ? face.number : undefined
}

export const isAdventure = (card: CardId): boolean => 'number' in faceOf(card)
export const isExploration = (card: CardId): boolean => {
  const face = faceOf(card)
  return 'area' in face && !('number' in face)
}
/** T7-CARD-14 */
export const isBlue = (card: CardId): boolean => {
  const { type } = faceOf(card)
  return type === 'curse' || (type === 'skill' && !isAdventure(card))
}

export function terrainOn(card: CardId): TerrainCard {
  const face = faceOf(card)
  if (face.type === 'terrain') return face
  throw new Error(`"${card}" is no Terrain card`)
}

export function skillOn(card: CardId): SkillCard {
  const face = faceOf(card)
  if (face.type === 'skill') return face
  throw new Error(`"${card}" is no Skill card`)
}

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

/** T7-CARD-13 */
export const explorationsOf = (area: ExplorationCard['area']): readonly CardId[] =>
  CARDS.filter((card) => {
    const face = faceOf(card)
    return 'area' in face && !('number' in face) && face.area === area
  })

const SKILL_IDS = idsOf(SKILLS)
const OWN_SKILL_IDS = idsOf(OWN_SKILLS)
export const ADVANCED_IDS = idsOf(ADVANCED_SKILLS)

/** T7-CARD-16 */
export const skillsOf = (who: Explorer): readonly CardId[] => OWN_SKILL_IDS.filter((id) => OWN_SKILLS[id].of === who)

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
