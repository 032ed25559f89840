// Cards as a screen draws them: the event of the turn, the Camp board, items, decks, and what is being carried out.

import type { ViewOf } from '@landfall/kernel'
import { capital } from '@landfall/tabletop'
import { CAMP_CARDS } from '../cards/camp-cards.ts'
import type { CampId, CardId, ItemId } from '../cards/card-ids.ts'
import { DAMAGE_CARDS } from '../cards/damage-cards.ts'
import { ITEMS, isDamage } from '../cards/decks.ts'
import { EVENT_CARDS } from '../cards/events.ts'
import { PENDING_BOXES } from '../components/tiles.ts'
import { priceCost } from '../costs.ts'
import { areBanned } from '../effects.ts'
import { isMet, isSatisfied } from '../phases/ending.ts'
import type { Pawn } from '../state.ts'
import { cardText, needText, tagText, titleOf } from '../text/cards.ts'
import { fishText } from '../text/labels.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import type { Naufragos } from '../types.ts'
import type {
  BoardCampCard,
  BoardCampSpace,
  BoardCard,
  BoardCarriedOut,
  BoardDeck,
  BoardEvent,
  BoardItem,
  BoardPawn,
  BoardPending,
  Named,
  Piece,
} from './board.ts'

type View = ViewOf<Naufragos>

/** A card that lies open, as choices point at it. */
export function cardOf(id: CardId, pack: LanguagePack): BoardCard {
  const { title, parts } = cardText(pack, id)
  return { id, at: id, name: title, text: parts }
}

/** The same without the first part, where the board has its figures apart. */
export function cardWithoutFigures(id: CardId, pack: LanguagePack): BoardCard {
  const card = cardOf(id, pack)
  return { ...card, text: card.text.slice(1) }
}

const named = (id: CardId, pack: LanguagePack): Named => ({ id, name: titleOf(pack, id) })

export function eventOf(view: View, pack: LanguagePack): BoardEvent | undefined {
  const id = view.activeEvent
  if (id === undefined) return undefined
  const { climate, wreckage, rescue } = EVENT_CARDS[id]
  const card = cardWithoutFigures(id, pack)
  return {
    ...card,
    // What a ship needs is printed last on the card, and here apart.
    text: card.text.slice(0, -1),
    climate,
    wreckage,
    rescue: rescue.map((needs) => ({
      met: needs.every((need) => isMet(view, need)),
      needs: needs.map((need) => ({
        name: 'built' in need ? titleOf(pack, need.built) : capital(needText(pack, need)),
        met: isMet(view, need),
        card: 'built' in need ? need.built : undefined,
      })),
    })),
    noticed: isSatisfied(view, id),
  }
}

export function pawnOf({ seat, white, done }: Pawn): BoardPawn {
  return { seat, white: white === true, done: done === true }
}

/** NA-CAMP-03: only the topmost card of a space is available. */
export function campOf(view: View, pack: LanguagePack): readonly BoardCampSpace[] {
  return view.camp.map((stack, space) => {
    const top = stack.at(-1)
    return {
      space: space + 1,
      card: top === undefined ? undefined : campCardOf(view, top, pack),
      below: stack.slice(0, -1).map((id) => named(id, pack)),
    }
  })
}

function campCardOf(view: View, id: CampId, pack: LanguagePack): BoardCampCard {
  const pawn = view.pawns.find(({ card }) => card === id)
  const lying = { ...cardWithoutFigures(id, pack), pawn: pawn === undefined ? undefined : pawnOf(pawn) }
  if (isDamage(id)) {
    const costs = DAMAGE_CARDS[id].fix.map(priceCost)
    return { ...lying, damage: true, costs, uses: undefined, closed: undefined }
  }
  const { energy, uses, effects } = CAMP_CARDS[id]
  return {
    ...lying,
    damage: false,
    costs: [priceCost({ energy })],
    uses: uses === undefined ? undefined : uses - (view.campUses[id] ?? 0),
    closed: areBanned(view, effects) ? pack.board.noFishing : undefined,
  }
}

export function itemOf(view: View, id: ItemId, pack: LanguagePack): BoardItem {
  const { tags, strength, story, use } = ITEMS[id]
  const often = use?.often
  return {
    ...cardWithoutFigures(id, pack),
    tags: tags.map((tag) => tagText(pack, tag)),
    strength,
    points: story,
    charges: typeof often === 'number' ? often - (view.charges[id] ?? 0) : undefined,
    used: view.usedItems.includes(id),
  }
}

/** NA-PEND-01 */
export function pendingOf({ pending }: View, pack: LanguagePack): readonly BoardPending[] {
  return Array.from({ length: PENDING_BOXES }, (_, before) => {
    const id = pending[before]
    return { box: before + 1, card: id === undefined ? undefined : cardOf(id, pack) }
  })
}

export function fishOf({ fishDrawn }: View, pack: LanguagePack): readonly Piece[] {
  return fishDrawn.map((tile) => ({
    id: tile,
    at: `fish/${tile}`,
    name: capital(fishText(pack, tile)),
  }))
}

export function carriedOutOf({ resolving }: View, pack: LanguagePack): readonly BoardCarriedOut[] {
  return resolving.map(({ source, by }) => ({ id: source, at: source, name: titleOf(pack, source), by }))
}

export function decksOf(view: View, pack: LanguagePack): readonly BoardDeck[] {
  const { areas } = pack.screen
  const deck = (id: BoardDeck['id'], name: string, cards: number): BoardDeck => ({
    id,
    at: `deck/${id}`,
    name: capital(name),
    cards,
  })
  return [
    deck('event', pack.board.event, view.eventDeck),
    deck('coast', areas.coast, view.coastDeck),
    deck('interior', areas.interior, view.interiorDeck),
    deck('centre', areas.centre, view.centreDeck),
    deck('wreckage', pack.board.wreckage, view.wreckageDeck),
    deck('story', pack.board.story, view.storyStack),
  ]
}
