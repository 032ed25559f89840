// The cards and tokens of the first edition that differ from those of the second, by their ids. RC-ED.
import { controls } from '@landfall/tabletop'
import type { CrusoeEffects } from '../types.ts'
import {
  additionalAtCamp,
  additionalFoodAtAction,
  arrangeTiles,
  atNight,
  confuse,
  discardCard,
  discardTokens,
  drawMysteries,
  exhaustSource,
  fight,
  gain,
  gainTokens,
  heal,
  lowerMorale,
  shuffleIn,
  wound,
} from '../verbs/index.ts'
import type { Adventure } from './adventure.ts'
import type { AdventureId, DangerId, TreasureId } from './decks.ts'
import { DISCOVERIES, type Discovery } from './discoveries.ts'
import type { EquipmentId } from './equipment.ts'
import { EVENTS, type EventCard, type EventId } from './events.ts'
import type { Danger, Treasure } from './mystery.ts'
import type { Usable } from './use.ts'

const { chooseOne } = controls<CrusoeEffects>()

const TIREDNESS = EVENTS['event/chronic-tiredness']
const FIRE = EVENTS['event/fire']
const HIGH_WATER = EVENTS['event/high-water']

export const FIRST_EVENTS: { readonly [C in EventId]?: EventCard } = {
  // RC-ED-48: as on the Polish cards, whose rulebook is followed.
  'event/chronic-tiredness': { ...TIREDNESS, threat: { ...TIREDNESS.threat, reward: [gainTokens('you', 1)] } },
  'event/fire': { ...FIRE, threat: { ...FIRE.threat, reward: [gainTokens('you', 2)] } },
  // RC-ED-47
  'event/high-water': { ...HIGH_WATER, threat: { ...HIGH_WATER.threat, pawns: 1 } },
}

export const FIRST_ADVENTURES: { readonly [C in AdventureId]?: Adventure } = {
  // RC-ED-49
  'build/predator-in-the-camp': {
    adventure: [fight('you', { strength: 4 }), shuffleIn],
    event: [gain('food', 2), gain('fur', 1)],
  },
  // RC-ED-15: only Rest and the Cook heal by day, so this waits for the night.
  'build/tired': {
    adventure: [chooseOne('group', [discardCard], [shuffleIn, atNight('coming', [heal('you', 2)])])],
    event: [lowerMorale(1)],
  },
  // RC-ED-50
  'build/unmotivated': {
    adventure: [discardTokens('you', 1), shuffleIn],
    event: [discardTokens('everyone', 1)],
  },
  // RC-ED-49
  'explore/carcass': {
    adventure: [chooseOne('group', [discardCard], [gain('food', 2), gain('fur', 1), shuffleIn])],
    event: [wound('everyone', 1)],
  },
  // RC-ED-51
  'gather/new-flock': {
    adventure: [additionalFoodAtAction({ noSource: true }), shuffleIn],
    event: [exhaustSource('onTileOfCard')],
  },
}

export const FIRST_DANGERS: { readonly [C in DangerId]?: Danger } = {
  // RC-ED-50
  'creature/bats': { resolve: [discardTokens('you', 1)] },
  // RC-ED-55
  'trap/confused': { resolve: [confuse('you', { forGood: true })] },
}

export const FIRST_TREASURES: { readonly [C in TreasureId]?: Treasure } = {
  // RC-ED-53
  'treasure/captain-stones-spyglass': { kept: { use: { at: 'anyTime', effects: [arrangeTiles(3)] }, uses: 1 } },
  // RC-ED-52
  'treasure/hatchet': { becomes: [additionalAtCamp('wood')], kept: { woodWithoutSource: true } },
  // RC-ED-54
  'treasure/treasure-map': {
    kept: { exploration: { pawns: 1, dice: true, effects: [drawMysteries('you', { treasure: 2 })] } },
  },
}

export const FIRST_EQUIPMENT: { readonly [C in EquipmentId]?: Usable } = {
  // RC-ED-56: 3 tokens in place of the 2 of the Action, so 1 more, and only with them.
  'equipment/bible': {
    use: { at: 'arrangingForTokens', byCharacter: true, effects: [gainTokens('you', 1), heal('you', 1)] },
  },
}

export const FIRST_DISCOVERIES: { readonly [D in keyof typeof DISCOVERIES]?: Discovery } = {
  // RC-ED-06
  'discovery/fallen-tree': { count: 2, use: { at: 'anyTime', effects: [gain('wood', 1)] } },
  // RC-ED-05
  'discovery/goat': { ...DISCOVERIES['discovery/goat'], perishes: true },
  'discovery/nourishing-larvae': { count: 2, perishes: true, use: { at: 'anyTime', effects: [gain('food', 2)] } },
}
