// Words that only the table of a screen needs: names of decks, of faces of dice, and what listeners are told of a space.
import type { LanguagePack } from '../text/cards.ts'
import type { Title } from '../text/names/titles.ts'

const WORDS = {
  // Decks of cards
  ability: ['Ability', 'Abilità', 'Zdolność', 'Способность'],
  character: ['Character', 'Personaggio', 'Postać', 'Персонаж'],
  creature: ['Creature', 'Creatura', 'Potwór', 'Монстр'],
  discovery: ['Discovery token', 'Segnalino Scoperta', 'Żeton Odkrycia', 'Жетон находки'],
  discoveryStack: ['Discovery', 'Scoperta', 'Odkrycia', 'Находки'],
  equipment: ['Starting Equipment', 'Equipaggiamento di Partenza', 'Przedmiot Startowy', 'Стартовый предмет'],
  invention: ['Invention', 'Invenzione', 'Pomysł', 'Изобретение'],
  trap: ['Trap', 'Trappola', 'Pułapka', 'Ловушка'],
  treasure: ['Treasure', 'Tesoro', 'Skarb', 'Клад'],
  wreckage: ['Wreckage', 'Relitto', 'Wrak', 'Обломки крушения'],
  // Faces of the dice
  wound: ['Wound', 'Ferita', 'Rana', 'Рана'],
  noWound: ['No wound', 'Nessuna ferita', 'Bez rany', 'Без раны'],
  success: ['Success', 'Successo', 'Sukces', 'Успех'],
  noSuccess: ['No success', 'Nessun successo', 'Brak sukcesu', 'Без успеха'],
  adventure: ['Adventure', 'Avventura', 'Przygoda', 'Приключение'],
  noAdventure: ['No adventure', 'Nessuna avventura', 'Bez przygody', 'Без приключения'],
  // Special Wounds
  head: ['Head', 'Testa', 'Głowa', 'Голова'],
  arm: ['Arm', 'Braccio', 'Ramię', 'Рука'],
  stomach: ['Stomach', 'Busto', 'Brzuch', 'Живот'],
  leg: ['Leg', 'Gamba', 'Noga', 'Нога'],
  // A space
  unexplored: ['Unexplored', 'Inesplorato', 'Niezbadany', 'Не исследована'],
  closed: ['Out of reach', 'Irraggiungibile', 'Niedostępny', 'Недоступна'],
  faceDown: ['Tile turned face down', 'Tessera girata a faccia in giù', 'Kafelek odwrócony', 'Участок перевёрнут'],
  covered: ['The terrain does not count', 'Il terreno non conta', 'Teren się nie liczy', 'Местность не считается'],
  exhausted: ['exhausted', 'fonte esaurita', 'źródło wyczerpane', 'источник истощён'],
  beastSymbol: ['Beast symbol', 'Simbolo Belva', 'Ikona Bestii', 'Символ зверя'],
  totemSymbol: ['Totem symbol', 'Simbolo totem', 'Ikona Totemu', 'Символ тотема'],
  nightOutside: ['Night outside the camp', "Notte fuori dall'accampamento", 'Noc poza Obozem', 'Ночь вне лагеря'],
} as const satisfies { readonly [word: string]: Title }

export function word({ index }: LanguagePack, key: keyof typeof WORDS): string {
  return WORDS[key][index]
}
