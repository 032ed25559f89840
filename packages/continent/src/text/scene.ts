// What a seat sees, as lines of text: the land, the expedition, the cards at hand.

import type { ViewOf } from '@landfall/kernel'
import type { CardId } from '../cards/card-ids.ts'
import { EXPLORER_FACES, faceOf } from '../cards/decks.ts'
import type { Spot } from '../components/map.ts'
import type { Continent } from '../types.ts'
import { drawMap } from './draw-map.ts'
import type { LanguagePack } from './language-pack.ts'

type View = ViewOf<Continent>

export function scene(view: View, pack: LanguagePack): readonly string[] {
  return [
    ...drawMap(view, pack),
    '',
    ...heading(view, pack),
    ...view.members.flatMap((member) => explorerLines(view, pack, member)),
    ...journal(view, pack),
    ...actionLines(view, pack),
  ]
}

/** The state of the Action Deck, and how long the expedition has been going. */
function heading(
  { deck, deckTop, pile, turnedPile, camps, past, quests }: View,
  pack: LanguagePack,
): readonly string[] {
  const { scene: words } = pack.screen
  const points = quests.reduce((sum, card) => {
    const face = faceOf(card)
    return sum + (face.type === 'quest' && 'experience' in face ? (face.experience ?? 0) : 0)
  }, 0)
  return [
    [
      words.day(camps + 1),
      words.deck(deck + deckTop.length),
      turnedPile > 0 ? words.pileDown(turnedPile) : words.pile(pile.length),
      words.past(past.length),
      ...(points > 0 ? [words.experience(points)] : []),
    ].join('   '),
  ]
}

type Member = View['members'][number]

function explorerLines(view: View, pack: LanguagePack, { who, at, hand, items, fire }: Member): readonly string[] {
  const { scene: words } = pack.screen
  const place = placeName(view, pack, at)
  const held = hand.map((card) => pack.title(card)).join(', ')
  return [
    `${pack.title(EXPLORER_FACES[who].id)}: ${place}${fire === undefined ? '' : ` (${words.fire})`}`,
    ...(held === '' ? [] : [`  ${held}`]),
    ...items.map(({ cards, die }) => `  [${die}] ${cards.map((card) => pack.title(card)).join(' + ')}`),
  ]
}

function placeName({ spaces }: View, pack: LanguagePack, at: Spot): string {
  const space = spaces[at]
  return space !== undefined && 'terrain' in space ? pack.title(space.terrain) : at
}

function journal({ quests, events }: View, pack: LanguagePack): readonly string[] {
  const { scene: words } = pack.screen
  const titles = (cards: readonly CardId[]): string => cards.map((card) => pack.title(card)).join(', ')
  const shown = quests.filter((card) => {
    const face = faceOf(card)
    return !(face.type === 'quest' && 'experience' in face && face.experience !== undefined)
  })
  return [
    ...(shown.length === 0 ? [] : [`${words.quests}: ${titles(shown)}`]),
    ...(events.length === 0 ? [] : [`${words.here}: ${titles(events.map(({ card }) => card))}`]),
  ]
}

function actionLines({ action }: View, pack: LanguagePack): readonly string[] {
  if (action === undefined) return []
  const { scene: words } = pack.screen
  const drawn = action.drawn.map(({ card }) => pack.title(card)).join(', ')
  return [`${words.action}: ${pack.actionName(action.source)}`, ...(drawn === '' ? [] : [`${words.drawn}: ${drawn}`])]
}
