// The whole table as a screen draws it, from what a seat sees.
import type { ViewOf } from '@landfall/kernel'
import { capital } from '@landfall/tabletop'
import { HIGHEST_MORALE, LOWEST_MORALE } from '../components/camp.ts'
import { CLOUDS } from '../components/dice.ts'
import { TILES } from '../components/tiles.ts'
import { USUAL_EDITION } from '../config.ts'
import { printedSheet } from '../scenarios/sheets.ts'
import { LEVELS, RESOURCES } from '../state.ts'
import { type LanguagePack, packFor, scenarioWords } from '../text/language-pack.ts'
import type { Crusoe } from '../types.ts'
import type { Board, BoardScenario, BoardWeather, Camp } from './board.ts'
import { cardAtHand, decksOf, discoveriesOf, keptOf, threatsOf } from './cards.ts'
import { inventionsOf } from './inventions.ts'
import { islandOf } from './island.ts'
import { noticesOf } from './notices.ts'
import { helpersOf, peopleOf } from './people.ts'
import { phaseName } from './phase-name.ts'
import { actionsOf, planOf } from './plan.ts'
import { scoreSheet } from './score.ts'
import { marksOf, partsOf } from './sheets/index.ts'

type View = ViewOf<Crusoe>

/** RC-ROUND-03 */
const PHASES = ['event', 'morale', 'production', 'action', 'weather', 'night'] as const

export function boardOf(view: View, language: LanguagePack): Board {
  const pack = packFor(language, view)
  const { choices } = pack.screen
  return {
    scenario: sheetOf(view, pack),
    round: view.round,
    rounds: printedSheet(view).rounds,
    phase: view.phase,
    phases: PHASES.map((id) => ({ id, name: phaseName(id, pack) })),
    resolving: view.resolving,
    island: islandOf(view, pack),
    camp: campOf(view, pack),
    morale: { now: view.morale, lowest: LOWEST_MORALE, highest: HIGHEST_MORALE, name: choices.morale },
    resources: RESOURCES.map((id) => ({
      id,
      name: choices[id],
      available: view.available[id],
      future: view.future[id],
    })),
    people: peopleOf(view, pack),
    helpers: helpersOf(view, pack),
    threats: threatsOf(view, pack),
    inventions: inventionsOf(view, pack),
    kept: keptOf(view, pack),
    discoveries: discoveriesOf(view, pack),
    plan: planOf(view, pack),
    actions: actionsOf(view, pack),
    weather: weatherOf(view, pack),
    decks: decksOf(view, pack),
    card: cardAtHand(view, pack),
    fight: view.fight === undefined ? undefined : { strength: view.fight.strength, fighters: view.fight.fighters },
    notices: noticesOf(view, pack),
    score: scoreSheet(view, pack),
  }
}

function sheetOf(view: View, pack: LanguagePack): BoardScenario {
  const { name, goal, book, totem, guide } = scenarioWords(pack, view.scenario)
  const edition = view.edition === USUAL_EDITION ? undefined : pack.editions[view.edition]
  return {
    id: view.scenario,
    name,
    edition: edition?.name,
    goal,
    book,
    totem,
    guide: edition === undefined ? guide : [`${edition.name}. ${edition.text}`, ...guide],
    track: printedSheet(view).weather.map((dice, i) => ({
      round: i + 1,
      dice,
      marks: marksOf(view.scenario, i + 1, pack),
    })),
    parts: partsOf(view, pack),
  }
}

/** RC-BUILD-11, RC-BUILD-12: a built Shelter goes wherever the camp goes, a natural one stays. */
function campOf(view: View, { screen }: LanguagePack): Camp {
  const tile = view.island[view.camp]
  const natural = tile !== undefined && TILES[tile.tile].naturalShelter
  const shelter = view.shelterBuilt ? 'built' : natural ? 'natural' : 'none'
  const names = {
    built: screen.buildings.shelter,
    natural: screen.table.naturalShelter,
    none: screen.table.noShelter,
  }
  return {
    space: view.camp,
    shelter,
    shelterName: capital(names[shelter]),
    levels: LEVELS.map((id) => ({ id, name: screen.buildings[id], level: view.levels[id] })),
  }
}

function weatherOf({ weather, weatherTokens }: View, { screen }: LanguagePack): BoardWeather {
  const clouds = weather?.clouds ?? []
  return {
    tokens: (['rain', 'snow', 'storm', 'animals'] as const)
      .filter((id) => weatherTokens[id])
      .map((id) => ({ id, name: capital(screen.weatherTokens[id]) })),
    rain: clouds.reduce((sum, face) => sum + CLOUDS[face].rain, 0),
    snow: clouds.reduce((sum, face) => sum + CLOUDS[face].snow, 0),
    animals: (weather?.animals ?? []).map((face) => screen.animals[face]),
  }
}
