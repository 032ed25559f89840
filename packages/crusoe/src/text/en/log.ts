// What the log says in sentences of its own, in English.
import type { Space } from '../../components/island.ts'

export const log = {
  found: (thing: string) => `The group found: ${thing}`,
  tileLost: (space: Space) => `The land on ${space} is lost.`,
  tileBack: (space: Space) => `The land on ${space} can be entered again.`,
  terrainLost: (space: Space) => `The terrain on ${space} does not count.`,
  terrainBack: (space: Space) => `The terrain on ${space} counts from now on.`,
  sourceBack: (space: Space) => `A source on ${space} yields again.`,
  shelterLost: 'The Shelter is lost.',
  threatGone: (title: string) => `The card “${title}” leaves the board.`,
  /** Why something was lost, in brackets behind it. */
  causes: {
    hunger: 'hunger',
    outdoors: 'a night without shelter',
    dice: 'the Wound die',
    fight: 'the fight',
    weather: 'the weather',
    demand: 'an unfulfilled demand',
    morale: 'low morale',
    perished: 'spoiled',
    eaten: 'the meal',
    wounds: 'a morale arrow',
    danger: 'unarmed in danger',
  },
}
