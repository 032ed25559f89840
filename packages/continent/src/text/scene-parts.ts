// What a seat sees, part by part: the expedition, the action in hand, the land, each explorer, the journal.

import type { ViewOf } from '@landfall/kernel'
import type { SceneCard, SceneLine, ScenePart } from '@landfall/tabletop'
import { actionsOn } from '../actions.ts'
import { eventsAt, isAvailable, isSpot } from '../board.ts'
import { whyNoCamp } from '../camping.ts'
import type { CardId } from '../cards/card-ids.ts'
import type { Action } from '../cards/cards.ts'
import { EXPLORER_FACES, faceOf, numberOf } from '../cards/decks.ts'
import { FOG_ACTIONS } from '../cards/fog.ts'
import { DIRECTIONS, neighbour, type Spot } from '../components/map.ts'
import { RESOURCES } from '../components/materials.ts'
import { handLimit } from '../lasting.ts'
import { countedIn, limitsOf, type Member, statesOf } from '../people.ts'
import type { Source } from '../state.ts'
import type { Continent } from '../types.ts'
import { actionHead, titleWithStrip } from './cards.ts'
import { drawMap, legend, type MapRoom, SCROLLING } from './draw-map.ts'
import { type LanguagePack, threeDigits } from './language-pack.ts'

type View = ViewOf<Continent>

export function sceneParts(view: View, pack: LanguagePack, room: MapRoom = SCROLLING): readonly ScenePart[] {
  return [
    expedition(view, pack),
    ...actionPart(view, pack),
    map(view, pack, room),
    ...view.members.map((member) => explorerPart(view, pack, member)),
    ...journal(view, pack),
  ]
}

/** The state of the Action Deck, and how long the expedition has been going. */
function expedition(view: View, pack: LanguagePack): ScenePart {
  const { deck, deckTop, pile, turnedPile, camps, past, quests } = view
  const noCamp = whyNoCamp(view)
  const { scene: words } = pack.screen
  const points = quests.reduce((sum, card) => sum + experienceOf(card), 0)
  return {
    title: words.day(camps + 1),
    facts: [
      words.deck(deck + deckTop.length),
      turnedPile > 0 ? words.pileDown(turnedPile) : words.pile(pile.length),
      words.past(past.length),
      ...(points > 0 ? [words.experience(points)] : []),
      ...(noCamp === undefined ? [] : [words.noCamp[noCamp]]),
    ],
  }
}

function experienceOf(card: CardId): number {
  const face = faceOf(card)
  return face.type === 'quest' && 'experience' in face ? (face.experience ?? 0) : 0
}

/** What is being done, with what, and what came of it so far. */
function actionPart(view: View, pack: LanguagePack): readonly ScenePart[] {
  const { action } = view
  if (action === undefined) return []
  const { scene: words } = pack.screen
  const { source, used, applied, drawn, active, involved } = action
  const printed = printedOn(view, source)
  const inUse = [...used.map(({ item }) => item), ...applied.map(({ card }) => card)]
  return [
    {
      title: `${words.action} (${[active, ...involved.filter((who) => who !== active)].map(pack.explorer).join(', ')})`,
      lines: [
        {
          name: words.source,
          ...('fog' in source ? {} : { cards: [cardOf(pack, source.card)] }),
          ...(printed === undefined ? {} : { text: actionHead(pack, printed) }),
        },
        ...listed(
          words.used,
          inUse.map((card) => cardOf(pack, card)),
        ),
        ...listed(
          words.drawn,
          drawn.map(({ card }) => cardOf(pack, card)),
        ),
        ...listed(
          words.taken,
          view.resolving.map((card) => cardOf(pack, card)),
        ),
      ],
    },
  ]
}

/** What is printed there, as far as it still lies there. */
function printedOn({ spaces }: View, source: Source): Action | undefined {
  if ('card' in source) return actionsOn(source.card)[source.nth] ?? actionsOn(source.card, true)[source.nth]
  const space = spaces[source.fog]
  return space !== undefined && 'fog' in space ? FOG_ACTIONS[space.fog] : undefined
}

function map(view: View, pack: LanguagePack, room: MapRoom): ScenePart {
  const { scene: words } = pack.screen
  return {
    title: words.map,
    facts: legend(view, pack),
    drawing: { rows: drawMap(view, pack, room), inWords: words.inWords },
    lines: Object.keys(view.spaces)
      .filter(isSpot)
      .flatMap((spot) => placeLines(view, pack, spot)),
  }
}

/** A place in words: what lies there, what is around it, and who is there. */
function placeLines(view: View, pack: LanguagePack, spot: Spot): readonly SceneLine[] {
  const space = view.spaces[spot]
  if (space === undefined || !('terrain' in space)) return []
  const around = DIRECTIONS.flatMap((direction) => {
    const name = nameAt(view, pack, neighbour(spot, direction))
    return name === undefined ? [] : [`${pack.parts.directions[direction]}: ${name}`]
  })
  const there = view.members.flatMap(({ who, at }) => (at === spot ? [pack.explorer(who)] : []))
  return [
    {
      cards: [cardOf(pack, space.terrain), ...eventsAt(view, spot).map((card) => cardOf(pack, card))],
      text: [...around, ...there].join(', '),
    },
  ]
}

/** What lies in a space. */
function nameAt({ spaces }: View, pack: LanguagePack, spot: Spot): string | undefined {
  const space = spaces[spot]
  if (space === undefined) return undefined
  if ('fog' in space) return space.seen === undefined ? pack.screen.scene.fog : pack.title(space.seen)
  return pack.title('terrain' in space ? space.terrain : 'open' in space ? space.open : space.barrier)
}

function explorerPart(view: View, pack: LanguagePack, member: Member): ScenePart {
  const { scene: words } = pack.screen
  const { who, at, items } = member
  const counted = countedIn(member).length
  // What is there is told once, however many stand there.
  const isFirst = view.members.find((one) => one.at === at) === member
  return {
    title: pack.title(EXPLORER_FACES[who].id),
    lines: [
      { name: words.place, cards: terrainsAt(view, pack, at), ...(isFirst ? atHand(view, pack, at) : {}) },
      ...listed(words.near, isFirst ? near(view, pack, at) : []),
      {
        name: words.hand(counted, handLimit(view, member)),
        cards: countedIn(member).map((card) => ({ id: card, title: titleWithStrip(pack, card) })),
      },
      ...listed(
        words.states,
        statesOf(member).map((card) => cardOf(pack, card)),
      ),
      {
        name: words.items(items.length, limitsOf(view).items),
        cards: items.flatMap(({ cards, die }) =>
          cards.map((card, nth) => (nth === 0 ? cardOf(pack, card, words.durability(die)) : cardOf(pack, card, '+'))),
        ),
      },
    ],
  }
}

function terrainsAt({ spaces }: View, pack: LanguagePack, at: Spot): readonly SceneCard[] {
  const space = spaces[at]
  return space !== undefined && 'terrain' in space ? [cardOf(pack, space.terrain)] : []
}

/** The cards that lie beside a terrain. */
function near(view: View, pack: LanguagePack, at: Spot): readonly SceneCard[] {
  const around = DIRECTIONS.flatMap((direction) => {
    const space = view.spaces[neighbour(at, direction)]
    if (space === undefined || 'terrain' in space) return []
    if ('fog' in space) return space.seen === undefined ? [] : [space.seen]
    return ['open' in space ? space.open : space.barrier]
  })
  return [...around, ...eventsAt(view, at)].map((card) => cardOf(pack, card))
}

/** T7-GEN-19: the resources that are available there. */
function atHand(view: View, pack: LanguagePack, at: Spot): { readonly text?: string } {
  const names = RESOURCES.filter((resource) => isAvailable(view, at, resource)).map((one) => pack.parts.resources[one])
  return names.length === 0 ? {} : { text: pack.screen.scene.available(names.join(', ')) }
}

function journal({ quests, learned }: View, pack: LanguagePack): readonly ScenePart[] {
  const { scene: words } = pack.screen
  const kept = quests.filter((card) => experienceOf(card) === 0)
  return [
    {
      title: words.quests,
      lines: [
        { cards: kept.map((card) => cardOf(pack, card)) },
        ...listed(
          words.learned,
          learned.map((card) => cardOf(pack, card)),
        ),
      ],
    },
  ]
}

/** Nothing, where there are none. */
const listed = (name: string, cards: readonly SceneCard[]): readonly SceneLine[] =>
  cards.length === 0 ? [] : [{ name, cards }]

/** Adventure cards are found by their numbers. */
function cardOf(pack: LanguagePack, id: CardId, note?: string): SceneCard {
  const number = numberOf(id)
  const title = number === undefined ? pack.title(id) : `${pack.title(id)} ${threeDigits(number)}`
  return note === undefined ? { id, title } : { id, title, note }
}
