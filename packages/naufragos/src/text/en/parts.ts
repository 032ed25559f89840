// The parts of a turn and of the board, in English.
import type { ScreenWords } from '../screen.ts'

export const phases: ScreenWords['phases'] = {
  setup: 'Set-up',
  events: 'Events',
  actions: 'Actions',
  expedition: 'Expedition',
  survival: 'Survival',
  end: 'End of turn',
}

export const actions: ScreenWords['actions'] = {
  forage: 'Forage',
  wood: 'Wood',
  diary: 'Diary',
  wreck: 'Wreckage',
  fire: 'Light the fire',
  rest: 'Rest',
  camp: 'Camp',
  build: 'Build',
  explore: 'Exploration',
}

export const areas: ScreenWords['areas'] = { coast: 'Coast', interior: 'Interior', centre: 'Centre' }

export const decks: ScreenWords['decks'] = { event: 'event', coast: 'coast', interior: 'interior', centre: 'centre' }

export const kinds: ScreenWords['kinds'] = {
  coast: 'Coast',
  interior: 'Interior',
  centre: 'Centre',
  character: 'Character',
  event: 'Event',
  camp: 'Camp card',
  damage: 'Damage card',
  building: 'Building',
  wreckage: 'Wreckage',
  item: 'Item',
}

export const weather: ScreenWords['weather'] = {
  scorching: 'Scorching Sun',
  fair: 'Fair',
  cloudy: 'Cloudy',
  rain: 'Rain',
  storm: 'Storm',
}

export const rolls: ScreenWords['rolls'] = {
  card: 'Roll',
  strength: 'Strength test',
  group: 'Group strength test',
  fire: 'Lighting the fire',
  rest: 'Rest',
  return: 'Return to camp',
  lost: 'Search for the way home',
  wounds: 'Wound check',
  tie: 'Tied vote',
  shark: 'Strength test against the shark',
}

export const reasons: ScreenWords['reasons'] = {
  'NA-EVT-05': 'Scorching Sun',
  'NA-SURV-02': 'night by the fire',
  'NA-SURV-03': 'night without fire',
  'NA-SURV-04': 'night without fire',
  'NA-EAT-07': 'meal',
  'NA-EAT-08': 'hunger',
  'NA-REST-01': 'rest',
  'NA-REST-04': 'rest',
  'NA-NOTE-02': 'exhaustion',
  'NA-CAMP-10': 'no place in the camp for more damage',
  'NA-WOUND-03': 'beyond endurance',
  'NA-WOUND-07': 'festering wound',
}

export const prices: ScreenWords['prices'] = {
  'NA-ACT-03': 'placing a pawn',
  'NA-CAMP-01': 'a camp card',
  'NA-FIRE-01': 'lighting the fire',
  'NA-RETURN-05': 'another roll',
  'NA-STORY-01': 'another roll',
}

export const fireOut: ScreenWords['fireOut'] = {
  'NA-EVT-06': 'storm',
  'NA-SURV-03': 'no wood left',
  'NA-UPKEEP-07': 'nobody in camp',
}
