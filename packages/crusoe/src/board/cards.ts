// Cards and tokens as a screen draws them: on the Threat spaces, beside the board, and in their decks.
import type { ViewOf } from '@landfall/kernel'
import type { ThreatId } from '../cards/decks.ts'
import type { DiscoveryId } from '../cards/discoveries.ts'
import { isEvent } from '../cards/events.ts'
import { cardText } from '../text/cards.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import { nameOf, titleOf } from '../text/titles.ts'
import type { Crusoe } from '../types.ts'
import type { BoardDeck, BoardDiscovery, BoardKept, BoardThreat, CardOnBoard, Named } from './board.ts'

type View = ViewOf<Crusoe>

export function threatsOf({ threats }: View, pack: LanguagePack): readonly BoardThreat[] {
  return (['left', 'right'] as const).map((side) => {
    const card = threats[side]
    return { side, card: card === undefined ? undefined : threatOf(card, pack) }
  })
}

/** An Event card says what happens, what can be done, and what happens otherwise; wreckage only what can be done. */
function threatOf(id: ThreatId, pack: LanguagePack): CardOnBoard {
  const { title: name, parts } = cardText(pack, id)
  if (!isEvent(id)) return { id, name, deck: 'wreckage', action: parts.join(' '), ignored: undefined }
  const [, action = '', ignored] = parts
  return { id, name, deck: 'event', action, ignored }
}

export function keptOf(view: View, pack: LanguagePack): readonly BoardKept[] {
  const lying = (id: string, future: boolean, uses?: number): BoardKept => ({
    id,
    name: titleOf(pack, id),
    uses,
    future,
  })
  return [
    ...view.kept.map(({ card, uses }) => lying(card, false, uses)),
    ...view.reminders.map((card) => lying(card, false)),
    ...[...view.futureEquipment, ...view.futureKept].map((card) => lying(card, true)),
  ]
}

export function discoveriesOf(view: View, pack: LanguagePack): readonly BoardDiscovery[] {
  const kinds = (tokens: readonly DiscoveryId[], future: boolean): readonly BoardDiscovery[] =>
    [...new Set(tokens)].map((id) => ({
      id,
      name: nameOf(pack, id),
      count: tokens.filter((token) => token === id).length,
      future,
    }))
  return [...kinds(view.availableDiscoveries, false), ...kinds(view.futureDiscoveries, true)]
}

/** The innermost card: a Mystery card comes up while an Adventure is carried out, and both while a threat is met. */
export function cardAtHand({ mystery, adventure, event, acting }: View, pack: LanguagePack): Named | undefined {
  const id = mystery?.card ?? adventure ?? event ?? acting?.stack.card
  if (id === undefined) return undefined
  const lower = id === event && !isEvent(id)
  return { id, name: titleOf(pack, id, lower ? 'event' : 'title') }
}

export function decksOf(view: View, pack: LanguagePack): readonly BoardDeck[] {
  const { deckNames } = pack.screen.table
  const known = (card: string | undefined): number => (card === undefined ? 0 : 1)
  const deck = (id: keyof typeof deckNames, cards: number): BoardDeck => ({ id, name: deckNames[id], cards })
  return [
    deck('event', view.eventOrder + known(view.eventTop)),
    deck('build', view.buildDeck),
    deck('gather', view.gatherDeck),
    deck('explore', view.exploreDeck),
    deck('mystery', view.mysteryDeck),
    deck('hunting', view.huntingDeck + known(view.huntingTop) + known(view.huntingBottom)),
    deck('invention', view.inventionDeck),
    deck('island', view.islandStack + view.seenTiles.length),
    { id: 'discovery', name: pack.board.discoveryStack, cards: view.discoveryStack },
  ]
}
