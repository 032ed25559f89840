// The games and the words of the worker in every language, for tests.
import { crusoePlugin } from '@landfall/crusoe'
import { beaconPlugin } from '@landfall/demo'
import { naufragosPlugin } from '@landfall/naufragos'
import type { GamePlugin, InEachLanguage, Language } from '@landfall/tabletop'
import { inEachLanguage } from '@landfall/testkit'
import { WORKER_WORDS } from '../src/text/worker-words.ts'
import type { FindGame, WorkerGame } from '../src/worker/games.ts'
import type { OnlineTableWords } from '../src/worker/online-words.ts'
import type { SpeakIn, Spoken } from '../src/worker/open-table.ts'

const workerGames = (plugin: GamePlugin): Promise<InEachLanguage<WorkerGame>> =>
  inEachLanguage(async (language) => ({ plugin, spoken: await plugin.speak(language) }))

export const crusoe = await workerGames(crusoePlugin)
export const naufragos = await workerGames(naufragosPlugin)
export const beacon = await workerGames(beaconPlugin)

const GAMES: { readonly [game: string]: InEachLanguage<WorkerGame> } = { crusoe, naufragos, demo: beacon }

async function wordsIn(language: Language): Promise<OnlineTableWords> {
  const { worker, workerOnline } = WORKER_WORDS[language]
  return { ...(await worker()), ...(await workerOnline()) }
}

export const words = await inEachLanguage(wordsIn)

/** A game as a table in this browser speaks of it. */
export const spokenIn = (game: InEachLanguage<WorkerGame>, language: Language): Spoken => ({
  game: game[language],
  words: words[language].worker,
})

/** How a table is told in another language. */
export const speaking =
  (game: InEachLanguage<WorkerGame>): SpeakIn =>
  async (language) =>
    spokenIn(game, language)

/** Finds every game at once, Beacon among them. */
export const findSpoken: FindGame = async (game, language) => GAMES[game]?.[language]
