// A walk over all cards: which ones can be reached in a game, from its starts, setups and the fog of its areas on.

import type { FaceId } from '../../src/cards/card-ids.ts'
import type { Action, Craft, Effects, Lasting, Payment } from '../../src/cards/cards.ts'
import { CLUE_IDS, CURSE_IDS, cardsNumbered, type Face, faceOf, nameOf } from '../../src/cards/decks.ts'
import type { Area } from '../../src/components/map.ts'
import { PENNANTS, type Pennant } from '../../src/components/materials.ts'
import { CLUES, type Clue } from '../../src/config.ts'
import type { ContinentEffect } from '../../src/effect-types.ts'
import { isFog, isNumbered, PRINTED } from './printed.ts'

/** An effect and all that it contains. */
export function* within(effects: Effects): Generator<ContinentEffect> {
  for (const effect of effects) {
    yield effect
    if (effect.do === 'forEach') yield* within(effect.effects)
    if (effect.do === 'if') {
      yield* within(effect.effects)
      yield* within(effect.otherwise ?? [])
    }
  }
}

export const everyEffect = ({ success, failure = [] }: Action): readonly ContinentEffect[] => [
  ...within(success),
  ...within(failure),
]

const lastingEffects = (lasting: Lasting): Effects => {
  if (lasting.last === 'each' || lasting.last === 'between') return lasting.effects
  if (lasting.last !== 'boost') return []
  return lasting.benefits.flatMap((benefit) => ('onSuccess' in benefit ? benefit.onSuccess : []))
}

/** The actions of a card, those of its item included. */
export const actionsOf = (face: Face): readonly Action[] => [
  ...('actions' in face ? (face.actions ?? []) : []),
  ...(face.type === 'skill' ? (face.craft?.item.actions ?? []) : []),
]

/** What a card does by itself, now or later. */
export function ownEffects(face: Face): readonly ContinentEffect[] {
  const item = face.type === 'skill' ? (face.craft?.item.lasting ?? []) : []
  return [
    ...within([...(face.lasting ?? []), ...item].flatMap(lastingEffects)),
    ...within(face.type === 'temporary' ? face.effects : []),
    ...within(face.type === 'permanent' ? (face.onReveal ?? []) : []),
    ...within(face.type === 'clue' ? (face.setup ?? []) : []),
  ]
}

export function itemOf(face: Face): Craft['item'] | undefined {
  if (face.type === 'item') return face
  return face.type === 'skill' ? face.craft?.item : undefined
}

/** A game to walk through. */
interface Walk {
  readonly clues?: readonly Clue[]
  /** Cards that are not in the box. */
  readonly without?: readonly FaceId[]
}

/** All cards that can come up. */
export function reachedIn({ clues = CLUES, without = [] }: Walk = {}): ReadonlySet<FaceId> {
  const gone = new Set(without)
  const reached = new Set<FaceId>()
  const add = (id: FaceId): void => {
    if (!gone.has(id)) reached.add(id)
  }
  for (const { id, face } of PRINTED) if (isThereFromTheStart(face, clues)) add(id)
  for (const clue of clues) {
    add(CLUE_IDS[clue])
    add(CURSE_IDS[clue])
  }
  for (let before = -1; before < reached.size; ) {
    before = reached.size
    const known = PRINTED.filter(({ id }) => reached.has(id)).map(({ face }) => face)
    const world = worldOf(known)
    for (const face of known) {
      for (const number of numbersFrom(face, world)) for (const id of takenBy(number)) add(id)
      if (isNumbered(face) && [...done(face, world)].some((effect) => effect.do === 'turnGold')) {
        for (const card of cardsNumbered(face.number).gold) add(nameOf(card))
      }
    }
    for (const { id, face } of PRINTED) {
      if (isFog(face) && 'area' in face && world.areas.has(face.area)) add(id)
      if (face.type === 'skill' && face.price !== undefined && world.canLearn) add(id)
    }
  }
  return reached
}

/** The cards of the Action Deck and of the players; modes, which are chosen; a failure together makes paranoid. */
function isThereFromTheStart(face: Face, clues: readonly Clue[]): boolean {
  switch (face.type) {
    case 'explorer':
      return true
    case 'skill':
      return face.price === undefined && !isNumbered(face)
    case 'curse':
      return face.of === undefined
    case 'quest':
      return 'mode' in face
    case 'state':
      return face.number === 100
    case 'terrain':
      return clues.some((clue) => {
        const start = faceOf(CLUE_IDS[clue])
        return start.type === 'clue' && start.start === face.number
      })
    default:
      return false
  }
}

/** What is at hand once these cards have come up. */
interface World {
  readonly numbers: ReadonlySet<number>
  readonly areas: ReadonlySet<Area>
  readonly pennants: ReadonlySet<Pennant>
  readonly keywords: ReadonlySet<string>
  readonly hasInstrument: boolean
  readonly canLearn: boolean
}

function worldOf(known: readonly Face[]): World {
  const items = known.flatMap((face) => itemOf(face) ?? [])
  const quests = known.flatMap((face) => ('pennant' in face && face.pennant !== undefined ? [face.pennant] : []))
  const world: World = {
    numbers: new Set(known.flatMap((face) => (isNumbered(face) ? [face.number] : []))),
    areas: new Set(known.flatMap((face) => (face.type === 'terrain' ? [face.area] : []))),
    pennants: new Set([...items.flatMap(({ pennant }) => pennant ?? []), ...quests]),
    keywords: new Set(items.flatMap(({ keywords }) => keywords)),
    hasInstrument: items.some(({ instrument }) => instrument === true),
    canLearn: false,
  }
  const canLearn = known.some((face) => [...done(face, world)].some((effect) => effect.do === 'learn'))
  return { ...world, canLearn: canLearn && world.numbers.has(116) }
}

/** Whether an action can ever be begun. */
function isPossible({ needs = {}, pays, at }: Action, world: World): boolean {
  const { quests = [], stored, used, carried } = needs
  if (at !== undefined && !world.numbers.has(at)) return false
  if (!quests.every((number) => world.numbers.has(number))) return false
  if (stored !== undefined && !world.numbers.has(stored.quest)) return false
  if (used !== undefined && !world.pennants.has(used)) return false
  if (carried !== undefined && !world.hasInstrument) return false
  return pays === undefined || pays.some((payment) => isPayable(payment, world))
}

function isPayable(payment: Payment, { numbers, keywords }: World): boolean {
  switch (payment.pay) {
    case 'hand':
      return true
    case 'item':
      return numbers.has(payment.number)
    case 'keyword':
      return keywords.has(payment.keyword)
  }
}

/** Everything that a card can do. */
function* done(face: Face, world: World): Generator<ContinentEffect> {
  yield* ownEffects(face)
  for (const action of actionsOf(face)) if (isPossible(action, world)) yield* everyEffect(action)
}

/** The numbers to which a card can lead. */
function* numbersFrom(face: Face, world: World): Generator<number> {
  if (face.type === 'terrain' || face.type === 'barrier') yield* Object.values(face.arrows)
  if ('hidden' in face && face.hidden !== undefined) yield face.hidden
  for (const lasting of face.lasting ?? []) if (lasting.last === 'leavesHand') yield lasting.taking
  for (const effect of done(face, world)) {
    if (effect.do === 'take') {
      yield effect.number
      if (effect.pennant !== undefined && world.pennants.has(effect.pennant))
        yield effect.number + PENNANTS[effect.pennant].adds
    } else if (effect.do === 'takeIfThere' || effect.do === 'journey' || effect.do === 'hide') yield effect.number
  }
}

/** T7-NUM-02, T7-NUM-03: the green cards of a number, and the gold ones if all the green ones can be elsewhere. */
function takenBy(number: number): readonly FaceId[] {
  const { green, gold } = cardsNumbered(number)
  const isStaying = green.some((card) => {
    const face = faceOf(card)
    return face.type === 'temporary' && [...within(face.effects)].some(({ do: does }) => does === 'returnThis')
  })
  return [...green, ...(isStaying ? [] : gold)].map(nameOf)
}
