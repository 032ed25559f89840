// A card to be read, whatever deck it is of: its title, its mood, its text, and the rules that speak of it.
import type { CardRead } from '@landfall/tabletop'
import { CHARACTER_SHEETS, DOG, FRIDAY, FRIDAYS_ABILITY } from '../components/characters.ts'
import { isCharacter, isPerson, PEOPLE } from '../people.ts'
import type { Person } from '../state.ts'
import { cardText, type LanguagePack, titleOf } from '../text/cards.ts'
import { titledAs } from '../text/labels.ts'
import { abilityTitles } from '../text/names/abilities.ts'
import { beastTitles } from '../text/names/beasts.ts'
import { buildAdventureTitles } from '../text/names/build-adventures.ts'
import { characterTitles } from '../text/names/characters.ts'
import { creatureTitles } from '../text/names/creatures.ts'
import { discoveryTitles } from '../text/names/discoveries.ts'
import { equipmentTitles } from '../text/names/equipment.ts'
import { eventTitles } from '../text/names/events.ts'
import { exploreAdventureTitles } from '../text/names/explore-adventures.ts'
import { gatherAdventureTitles } from '../text/names/gather-adventures.ts'
import { sheetInventionTitles, sheetTokenTitles } from '../text/names/index.ts'
import { inventionTitles } from '../text/names/inventions.ts'
import { trapTitles } from '../text/names/traps.ts'
import { treasureTitles } from '../text/names/treasures.ts'
import { wreckageTitles } from '../text/names/wreckage.ts'
import { type OfGame, packFor } from '../text/voice.ts'
import { type CardDeck, cardRules } from './card-rules.ts'
import { abilitiesOf, abilityText } from './people.ts'
import { word } from './words.ts'

const SECOND_EDITION: OfGame = { edition: 'second' }

/** For every id on the board. What a special token is depends on the scenario; people are known without a deck. */
export function readCard(id: string, language: LanguagePack, game: OfGame = SECOND_EDITION): CardRead {
  const pack = packFor(language, game)
  const known = titledAs(isPerson(id) || id === DOG.id ? `character/${id}` : id)
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

/** What is called by a title, deck by deck. Friday's ability is named among the characters. */
const DECKS: readonly (readonly [CardDeck, { readonly [card: string]: unknown }])[] = [
  ['ability', abilityTitles],
  ['beast', beastTitles],
  ['build', buildAdventureTitles],
  ['character', characterTitles],
  ['ability', { [FRIDAYS_ABILITY]: characterTitles[FRIDAYS_ABILITY] }],
  ['creature', creatureTitles],
  ['discovery', discoveryTitles],
  ['discovery', sheetTokenTitles],
  ['equipment', equipmentTitles],
  ['event', eventTitles],
  ['explore', exploreAdventureTitles],
  ['gather', gatherAdventureTitles],
  ['invention', inventionTitles],
  ['invention', sheetInventionTitles],
  ['trap', trapTitles],
  ['treasure', treasureTitles],
  ['wreckage', wreckageTitles],
]

const DECK_OF: ReadonlyMap<string, CardDeck> = new Map(
  DECKS.flatMap(([deck, titles]) => Object.keys(titles).map((card): [string, CardDeck] => [card, deck])),
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
      return word(pack, deck)
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
  const own = abilityText(pack, id)
  if (person === undefined) return [own]
  return [
    ...(own === '' ? [] : [own]),
    ...abilitiesOf(pack, person).map(
      ({ name, cost, text }) => `${name} (${pack.say.phrase({ noun: 'determination', count: cost })}): ${text}`,
    ),
    ...inventionPart(pack, person),
  ]
}

function inventionPart(pack: LanguagePack, person: Person): readonly string[] {
  if (!isCharacter(person)) return []
  return [`${word(pack, 'invention')}: ${titleOf(pack, CHARACTER_SHEETS[person].personalInvention)}.`]
}
