// The games of the worker in every language, for tests.
import { crusoePlugin } from '@landfall/crusoe'
import { beaconPlugin } from '@landfall/demo'
import { naufragosPlugin } from '@landfall/naufragos'
import type { GamePlugin, InEachLanguage, Language } from '@landfall/tabletop'
import type { FindGame, WorkerGame } from '../src/worker/games.ts'

async function inEachLanguage(plugin: GamePlugin): Promise<InEachLanguage<WorkerGame>> {
  const spokenIn = async (language: Language): Promise<WorkerGame> => ({ plugin, spoken: await plugin.speak(language) })
  return { en: await spokenIn('en'), it: await spokenIn('it'), pl: await spokenIn('pl'), ru: await spokenIn('ru') }
}

export const crusoe = await inEachLanguage(crusoePlugin)
export const naufragos = await inEachLanguage(naufragosPlugin)
export const beacon = await inEachLanguage(beaconPlugin)

const GAMES: { readonly [game: string]: InEachLanguage<WorkerGame> } = { crusoe, naufragos, demo: beacon }

/** Finds every game at once, Beacon among them. */
export const findSpoken: FindGame = async (game, language) => GAMES[game]?.[language]
