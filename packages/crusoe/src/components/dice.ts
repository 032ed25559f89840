// The dice, face by face. RC-DICE-11, RC-DICE-12, RC-WEA-18.

export type DiceAction = 'build' | 'gather' | 'explore'

export type WoundFace = 'wound' | 'blank'

export interface ActionDice {
  readonly wound: readonly WoundFace[]
  /** On a failure the resolving character gains Determination tokens instead. */
  readonly success: readonly ('success' | 'failure')[]
  readonly adventure: readonly ('adventure' | 'blank')[]
}

export const ACTION_DICE: { readonly [A in DiceAction]: ActionDice } = {
  build: {
    wound: ['wound', 'wound', 'wound', 'wound', 'blank', 'blank'],
    success: ['success', 'success', 'success', 'success', 'failure', 'failure'],
    adventure: ['adventure', 'adventure', 'adventure', 'blank', 'blank', 'blank'],
  },
  gather: {
    wound: ['wound', 'blank', 'blank', 'blank', 'blank', 'blank'],
    success: ['success', 'success', 'success', 'success', 'success', 'failure'],
    adventure: ['adventure', 'adventure', 'adventure', 'blank', 'blank', 'blank'],
  },
  explore: {
    wound: ['wound', 'wound', 'wound', 'blank', 'blank', 'blank'],
    success: ['success', 'success', 'success', 'success', 'success', 'failure'],
    adventure: ['adventure', 'adventure', 'adventure', 'adventure', 'adventure', 'blank'],
  },
}

type DiceNames = { readonly [D in keyof ActionDice]: string }

/** What the dice are called where chance is drawn. */
export const DICE_NAMES: { readonly [A in DiceAction]: DiceNames } = {
  build: { wound: 'die.build.wound', success: 'die.build.success', adventure: 'die.build.adventure' },
  gather: { wound: 'die.gather.wound', success: 'die.gather.success', adventure: 'die.gather.adventure' },
  explore: { wound: 'die.explore.wound', success: 'die.explore.success', adventure: 'die.explore.adventure' },
}

/** A choice tells its odds, and there are many choices: more digits would only travel. */
const ODDS_DIGITS = 10_000

/** How likely each die of an Action shows what matters, for somebody who decides whether to roll. */
export function oddsOf(action: DiceAction): {
  readonly success: number
  readonly wound: number
  readonly adventure: number
} {
  const { success, wound, adventure } = ACTION_DICE[action]
  const share = <F>(faces: readonly F[], face: F): number =>
    Math.round((faces.filter((one) => one === face).length / faces.length) * ODDS_DIGITS) / ODDS_DIGITS
  return { success: share(success, 'success'), wound: share(wound, 'wound'), adventure: share(adventure, 'adventure') }
}

/** RC-DICE-05 */
export const DETERMINATION_FOR_FAILURE = 2

export const WEATHER_DICE = ['rain', 'winter', 'animals'] as const
export type WeatherDie = (typeof WEATHER_DICE)[number]

export type CloudFace = 'rain-1' | 'rain-2' | 'snow-1' | 'snow-2'
export type AnimalsFace = 'palisade' | 'food' | 'beast' | 'blank'

export const RAIN_DIE: readonly CloudFace[] = ['rain-1', 'rain-1', 'rain-1', 'rain-2', 'rain-2', 'snow-1']
export const WINTER_DIE: readonly CloudFace[] = ['snow-1', 'snow-1', 'snow-2', 'snow-2', 'rain-2', 'rain-2']
export const ANIMALS_DIE: readonly AnimalsFace[] = ['palisade', 'palisade', 'food', 'beast', 'blank', 'blank']

/** What a cloud face shows. */
export const CLOUDS: { readonly [F in CloudFace]: { readonly rain: number; readonly snow: number } } = {
  'rain-1': { rain: 1, snow: 0 },
  'rain-2': { rain: 2, snow: 0 },
  'snow-1': { rain: 0, snow: 1 },
  'snow-2': { rain: 0, snow: 2 },
}

/** RC-WEA-11 */
export const HUNGRY_BEAST_STRENGTH = 3
