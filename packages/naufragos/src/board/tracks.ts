// The tracks as a screen draws them: weather, exploration, difficulty; and the expedition, with how likely it comes home.
import type { ViewOf } from '@landfall/kernel'
import { capital } from '@landfall/tabletop'
import type { Seat } from '../components/seats.ts'
import {
  AREAS,
  type Area,
  areaOf,
  DIFFICULTY,
  finalDraw,
  SUMMIT,
  WEATHER_NAMES,
  WEATHER_ON_RETURN,
  type WeatherName,
} from '../components/tracks.ts'
import { chanceOf } from '../dice.ts'
import { castaway, isLost } from '../people.ts'
import { returnModifier } from '../returning.ts'
import { DECK_FIELDS } from '../state.ts'
import type { LanguagePack } from '../text/cards.ts'
import { seatName } from '../text/labels.ts'
import type { Naufragos } from '../types.ts'
import type {
  BoardDifficulty,
  BoardExpedition,
  BoardExploration,
  BoardSpace,
  BoardSquare,
  BoardWeather,
} from './board.ts'
import { cardOf } from './cards.ts'
import { inRain, inStorm, spaceSaid, squareSaid, word } from './words.ts'

type View = ViewOf<Naufragos>

export function weatherOf({ weather }: View, pack: LanguagePack): BoardWeather {
  return {
    now: weather,
    places: WEATHER_NAMES.map((id) => ({
      id,
      name: capital(pack.screen.weather[id]),
      text: weatherText(id, pack),
      onReturn: WEATHER_ON_RETURN[id],
    })),
  }
}

/** NA-EVT-05 to NA-EVT-07, NA-RETURN-04 */
function weatherText(weather: WeatherName, pack: LanguagePack): string | undefined {
  switch (weather) {
    case 'scorching':
      return word(pack, 'scorching')
    case 'rain':
      return inRain(pack, WEATHER_ON_RETURN.rain)
    case 'storm':
      return inStorm(pack, WEATHER_ON_RETURN.storm)
    case 'fair':
    case 'cloudy':
      return undefined
  }
}

export function explorationOf(view: View, pack: LanguagePack): BoardExploration {
  return {
    name: word(pack, 'explorationTrack'),
    areas: AREAS.map((id) => ({
      id,
      at: `deck/${id}`,
      name: capital(pack.screen.areas[id]),
      cards: view[DECK_FIELDS[id]],
    })),
    spaces: Array.from({ length: SUMMIT }, (_, before) => spaceOf(view, before + 1, pack)),
  }
}

function spaceOf(view: View, space: number, pack: LanguagePack): BoardSpace {
  const area: Area | 'summit' = space === SUMMIT ? 'summit' : areaOf(space)
  const markers = view.seats.filter((seat) => castaway(view, seat).space === space)
  const names = markers.map((seat) => seatName(pack, seat)).join(', ')
  return {
    space,
    area,
    stories: finalDraw(space),
    markers,
    said: spaceSaid(pack, space, areaName(area, pack), finalDraw(space), names === '' ? '' : ` ${names}.`),
  }
}

const areaName = (area: Area | 'summit', pack: LanguagePack): string =>
  area === 'summit' ? word(pack, 'summit') : pack.screen.areas[area]

/** NA-LOST-03 */
export function difficultyOf(view: View, pack: LanguagePack): BoardDifficulty {
  const length = DIFFICULTY.most - DIFFICULTY.least + 1
  return {
    name: word(pack, 'difficultyTrack'),
    squares: Array.from({ length }, (_, before) => squareOf(view, DIFFICULTY.least + before, pack)),
  }
}

function squareOf(view: View, square: number, pack: LanguagePack): BoardSquare {
  const { expedition } = view
  const seats = view.seats.filter((seat) => isLost(view, seat) && castaway(view, seat).lost === square)
  const cube = expedition?.cube === square
  const names = seats.map((seat) => seatName(pack, seat)).join(', ')
  return {
    square,
    cube,
    chance: expedition === undefined ? undefined : chanceAt(view, expedition.explorers, square),
    lost: seats.length === 0 ? undefined : { seats, chance: chanceAt(view, seats, square) },
    said: squareSaid(pack, square, cube, names),
  }
}

/** NA-RETURN-03, NA-LOST-06 */
const chanceAt = (view: View, group: readonly Seat[], square: number): number =>
  chanceOf(2, returnModifier(view, group), square)

export function expeditionOf(view: View, pack: LanguagePack): BoardExpedition | undefined {
  const out = view.expedition
  if (out === undefined) return undefined
  const { explorers, turn, cube, returnRolls, card } = out
  return {
    back: { id: 'return', at: 'return', name: word(pack, 'back') },
    explorers: explorers.map((seat) => ({
      seat,
      turn: seat === turn,
      plus: returnModifier(view, [seat]),
      chance: chanceAt(view, [seat], cube),
    })),
    cube,
    plus: returnModifier(view, explorers),
    chance: chanceAt(view, explorers, cube),
    fromCards: returnRolls,
    card: card === undefined ? undefined : cardOf(card, pack),
  }
}
