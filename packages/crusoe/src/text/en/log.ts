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
  /** Why a phase or an Action came to nothing; what somebody did goes on behind the name. */
  inVain: {
    rested: 'there is no wound to heal by resting.',
    noBeast: 'the Hunt finds no Beast, as the Hunting deck is empty.',
    noThreat: 'the card is gone, so there is nothing left to do.',
    arrangeBlocked: 'this Arrange Camp Action only removes the marker.',
    noProduction: 'Nothing is produced this round.',
    nothingProduced: 'The camp produces nothing: no source here yields anything.',
    evenMorale: 'Morale neither gives nor takes Determination tokens.',
    fairWeather: 'The sky stays clear, and the weather costs nothing.',
    roofHolds: 'The Roof keeps out all that falls.',
  },
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
    friday: 'a mishap',
    moved: 'moving the camp',
  },
}
