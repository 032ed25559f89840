// The game of the tables under load: the first of those that programs offer.
import { GAME_IDS, loadGame } from '@landfall/games'
import type { GamePlugin } from '@landfall/tabletop'

const [id] = GAME_IDS
if (id === undefined) throw new Error('there is no game')

export const plugin: GamePlugin = await loadGame(id)
