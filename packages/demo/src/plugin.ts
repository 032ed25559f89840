// Beacon for programs that offer games. It has no form and no board of its own: the general ones serve.
import { type GamePlugin, generalParts, generalSetup, spokenGame } from '@landfall/tabletop'
import { told } from './events.ts'
import { beacon } from './game.ts'
import { type Config, SEATS } from './state.ts'
import { packs } from './text/packs.ts'
import { voice } from './text/voice.ts'
import type { Beacon } from './types.ts'

const players = { least: 2, most: SEATS.length }

const setupFor = (castaways: number): Config => ({ castaways: SEATS.slice(0, castaways) })

export const beaconPlugin: GamePlugin<Beacon> = {
  ...generalParts,
  rule: told.rule,
  game: beacon,
  players,
  setupFor,
  setup: (chosen) => generalSetup(chosen, setupFor),
  async speak(language) {
    const { pack } = await packs[language]()
    return spokenGame({ players }, voice(pack), { heading: (event) => told.heading(event, pack) })
  },
  check: async () => (await import('./check.ts')).check,
}
