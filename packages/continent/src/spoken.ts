// The 7th Continent in one language: its voice, its setup and its cards.
import { type CardRead, type GamePlugin, type GeneralBoard, type SpokenGame, spokenGame } from '@landfall/tabletop'
import type { CardId } from './cards/card-ids.ts'
import { type Face, faceOf, isCard } from './cards/decks.ts'
import { told } from './events.ts'
import { setupOffer } from './setup-offer.ts'
import { cardText } from './text/cards.ts'
import { diaryPages } from './text/diary.ts'
import type { LanguagePack } from './text/language-pack.ts'
import { sceneParts } from './text/scene-parts.ts'
import { voice } from './text/voice.ts'
import type { Continent } from './types.ts'

export function spoken(offered: Pick<GamePlugin, 'players' | 'options'>, pack: LanguagePack): SpokenGame<Continent> {
  const { parts, screen } = pack
  const said = voice(pack)
  return spokenGame(offered, said, {
    title: ({ clues }) => ({
      title: screen.title,
      goal: screen.goal(clues.map((clue) => parts.clues[clue]).join(', ')),
    }),
    digestText: ({ seats, facts }) => ({
      title: said.title,
      players: seats.map((id) => ({ id, name: said.seat(id) })),
      progressText: [screen.scene.day(Number(facts['camps'] ?? 0) + 1), screen.scene.deck(Number(facts['deck'] ?? 0))],
      progress: undefined,
    }),
    offer: () => setupOffer(pack),
    board: (view): GeneralBoard => ({ of: 'general', board: { parts: sceneParts(view, pack) } }),
    diary: { title: pack.diary.title, pages: (view) => diaryPages(view, pack) },
    names: {
      ...screen.odds,
    },
    heading: (event) => told.heading(event, pack),
    ending: (event) => told.ending(event, pack),
    readCard: (card) => (isCard(card) ? read(pack, card) : UNKNOWN),
  })
}

/** A card of another version. */
const UNKNOWN: CardRead = { id: '', deck: '', deckName: '', title: '', mood: '', parts: [], rules: [] }

/** What the rules say of cards of each type. */
const RULES: { readonly [Type in Face['type']]: readonly string[] } = {
  terrain: ['T7-CARD-03', 'T7-TURN-09'],
  barrier: ['T7-PERM-08', 'T7-PERM-12'],
  permanent: ['T7-PERM-03', 'T7-CARD-04'],
  temporary: ['T7-TEMP-01', 'T7-TEMP-03'],
  item: ['T7-ITEM-01', 'T7-ITEM-09'],
  quest: ['T7-QUEST-01', 'T7-QUEST-03'],
  bonus: ['T7-BONUS-01', 'T7-CARD-10'],
  state: ['T7-STATE-01', 'T7-STATE-15'],
  skill: ['T7-CARD-15', 'T7-ACT-HAND-03'],
  curse: ['T7-CARD-18', 'T7-LOSE-01'],
  explorer: ['T7-CARD-19'],
  clue: ['T7-CARD-21', 'T7-SETUP-06'],
}

function read(pack: LanguagePack, id: CardId): CardRead {
  const { title, kind, parts, story = '', look } = cardText(pack, id)
  return {
    id,
    deck: faceOf(id).type,
    deckName: kind,
    title,
    mood: story,
    parts: look === undefined ? parts : [...parts, pack.screen.card.look(look)],
    rules: RULES[faceOf(id).type],
  }
}
