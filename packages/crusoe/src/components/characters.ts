// The four characters and Friday: wound tracks, personal Inventions, what abilities cost. RC-CHAR-23, RC-CHAR-24, RC-ABIL.
import type { cards } from '../text/en/cards/abilities.ts'

export const CHARACTERS = ['carpenter', 'cook', 'explorer', 'soldier'] as const
export type Character = (typeof CHARACTERS)[number]

export interface WoundTrack {
  /** The wound that moves the marker onto the skull. */
  readonly deadlyWound: number
  /** The wounds that jump a morale arrow. */
  readonly moraleArrows: readonly number[]
}

/** RC-FRI-08: the one thing that Friday can pay for. */
export const FRIDAYS_ABILITY = 'friday/second-try'

/** The abilities of characters, and Friday's. */
export type AbilityId = keyof typeof cards

export interface Ability {
  readonly id: AbilityId
  /** In Determination tokens of the character. */
  readonly cost: number
}

export interface CharacterSheet extends WoundTrack {
  readonly personalInvention: string
  readonly abilities: readonly Ability[]
}

/** RC-ABIL-CARP-01: the one ability that pays for an Action. */
export const ECONOMY = { id: 'ability/economical-construction', cost: 2 } as const satisfies Ability

/** What abilities do, in figures. RC-ABIL */
export const ABILITY_FIGURES = {
  ideasDrawn: 5,
  recipeHeals: 2,
  tilesLookedAt: 3,
  discoveriesScouted: 2,
  frenzyLevels: 3,
} as const

/** RC-CHAR-22, RC-FRI-01, RC-SCN3-08 */
export const PAWNS_OF_CHARACTER = 2
export const PAWNS_OF_COMPANION = 1

export const CHARACTER_SHEETS: { readonly [C in Character]: CharacterSheet } = {
  carpenter: {
    deadlyWound: 13,
    moraleArrows: [5, 8, 10],
    personalInvention: 'invention/snare',
    abilities: [
      ECONOMY,
      { id: 'ability/craftsmanship', cost: 2 },
      { id: 'ability/a-new-idea', cost: 3 },
      { id: 'ability/handyman', cost: 3 },
    ],
  },
  cook: {
    deadlyWound: 13,
    moraleArrows: [4, 7, 9, 11],
    personalInvention: 'invention/fireplace',
    abilities: [
      { id: 'ability/grandmas-recipe', cost: 2 },
      { id: 'ability/scrounger', cost: 2 },
      { id: 'ability/stone-soup', cost: 3 },
      { id: 'ability/hooch', cost: 3 },
    ],
  },
  explorer: {
    deadlyWound: 12,
    moraleArrows: [6, 11],
    personalInvention: 'invention/shortcut',
    abilities: [
      { id: 'ability/lucky', cost: 2 },
      { id: 'ability/reconnaissance', cost: 2 },
      { id: 'ability/motivational-speech', cost: 3 },
      { id: 'ability/scouting', cost: 3 },
    ],
  },
  soldier: {
    deadlyWound: 12,
    moraleArrows: [5, 9],
    personalInvention: 'invention/spear',
    abilities: [
      { id: 'ability/tracking', cost: 2 },
      { id: 'ability/the-hunt', cost: 4 },
      { id: 'ability/frenzy', cost: 3 },
      { id: 'ability/defensive-plan', cost: 3 },
    ],
  },
}

/** RC-FRI-01, RC-FRI-08 */
export const FRIDAY: WoundTrack & { readonly rerollCost: number } = { deadlyWound: 4, moraleArrows: [], rerollCost: 2 }

/** RC-CHAR-16 */
export const DETERMINATION_FOR_PERSONAL_INVENTION = 2

/** RC-DOG-01, RC-DOG-02 */
export const DOG = { id: 'dog', pawnFor: ['hunt', 'explore'] } as const
