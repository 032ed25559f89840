// A card to be read, whatever deck it is of: its title, its mood, its text, and the rules that speak of it.
import type { CardRead } from '@landfall/tabletop'
import { BEASTS } from '../cards/beasts.ts'
import { BUILD_ADVENTURES } from '../cards/build-adventures.ts'
import { CREATURES } from '../cards/creatures.ts'
import { DISCOVERIES } from '../cards/discoveries.ts'
import { EQUIPMENT_IDS } from '../cards/equipment.ts'
import { EVENT_IDS } from '../cards/events.ts'
import { EXPLORE_ADVENTURES } from '../cards/explore-adventures.ts'
import { GATHER_ADVENTURES } from '../cards/gather-adventures.ts'
import { TRAPS } from '../cards/traps.ts'
import { TREASURES } from '../cards/treasures.ts'
import { WRECKAGE_IDS } from '../cards/wreckage.ts'
import { CHARACTER_SHEETS, DOG, FRIDAY, FRIDAYS_ABILITY } from '../components/characters.ts'
import { isCharacter, isPerson, PEOPLE } from '../people.ts'
import { ALL_INVENTIONS, SPECIAL_TOKENS } from '../scenarios/sheets.ts'
import type { Person } from '../state.ts'
import { cardText } from '../text/cards.ts'
import { type LanguagePack, type OfGame, packFor } from '../text/language-pack.ts'
import { titledAs, titleOf } from '../text/titles.ts'
import { type CardDeck, cardRules } from './card-rules.ts'
import { abilitiesOf, abilityText } from './people.ts'

const SECOND_EDITION: OfGame = { edition: 'second' }

/** For every id on the board. What a special token is depends on the scenario; people are known without a deck. */
export function readCard(id: string, language: LanguagePack, game: OfGame = SECOND_EDITION): CardRead {
  const pack = packFor(language, game)
  const known = titledAs(pack, isPerson(id) || id === DOG.id ? `character/${id}` : id)
  if (known === undefined) throw new Error(`there is no card "${id}"`)
  const deck = deckOf(known)
  const { title, mood, parts } = cardText(pack, known)
  return {
    id,
    deck,
    deckName: deckName(pack, deck),
    title,
    mood,
    parts: deck === 'ability' ? abilityParts(pack, known) : deck === 'character' ? sheetParts(pack, known) : parts,
    rules: cardRules(known, deck),
  }
}

const keys = (cards: object): readonly string[] => Object.keys(cards)

const DECKS: readonly (readonly [CardDeck, readonly string[]])[] = [
  [
    'ability',
    [...Object.values(CHARACTER_SHEETS).flatMap(({ abilities }) => abilities.map(({ id }) => id)), FRIDAYS_ABILITY],
  ],
  ['beast', keys(BEASTS)],
  ['build', keys(BUILD_ADVENTURES)],
  ['character', [...PEOPLE, DOG.id].map((somebody) => `character/${somebody}`)],
  ['creature', keys(CREATURES)],
  ['discovery', [...keys(DISCOVERIES), ...SPECIAL_TOKENS]],
  ['equipment', EQUIPMENT_IDS],
  ['event', EVENT_IDS],
  ['explore', keys(EXPLORE_ADVENTURES)],
  ['gather', keys(GATHER_ADVENTURES)],
  ['invention', ALL_INVENTIONS],
  ['trap', keys(TRAPS)],
  ['treasure', keys(TREASURES)],
  ['wreckage', WRECKAGE_IDS],
]

const DECK_OF: ReadonlyMap<string, CardDeck> = new Map(
  DECKS.flatMap(([deck, cards]) => cards.map((card): [string, CardDeck] => [card, deck])),
)

/** The deck of something that has a title. */
export function deckOf(id: string): CardDeck {
  const deck = DECK_OF.get(id)
  if (deck === undefined) throw new Error(`"${id}" is in no deck`)
  return deck
}

export function deckName(pack: LanguagePack, deck: CardDeck): string {
  const { card, table } = pack.screen
  switch (deck) {
    case 'event':
    case 'beast':
      return card[deck]
    case 'build':
    case 'gather':
    case 'explore':
      return `${card.adventure}: ${table.deckNames[deck]}`
    default:
      return pack.board[deck]
  }
}

function abilityParts(pack: LanguagePack, id: string): readonly string[] {
  const all = Object.values(CHARACTER_SHEETS).flatMap(({ abilities }) => abilities)
  const cost = all.find((ability) => ability.id === id)?.cost ?? FRIDAY.rerollCost
  return [`${pack.say.phrase({ noun: 'determination', count: cost })}.`, abilityText(pack, id)]
}

/** What somebody can do, and may build. */
function sheetParts(pack: LanguagePack, id: string): readonly string[] {
  const person = PEOPLE.find((one) => id === `character/${one}`)
  const special = abilityText(pack, id)
  if (person === undefined) return [special]
  return [
    ...(special === '' ? [] : [special]),
    ...abilitiesOf(pack, person).map(
      ({ name, cost, text }) => `${name} (${pack.say.phrase({ noun: 'determination', count: cost })}): ${text}`,
    ),
    ...inventionPart(pack, person),
  ]
}

function inventionPart(pack: LanguagePack, person: Person): readonly string[] {
  if (!isCharacter(person)) return []
  return [`${pack.board.invention}: ${titleOf(pack, CHARACTER_SHEETS[person].personalInvention)}.`]
}
