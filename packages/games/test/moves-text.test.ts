// A game that is handed on in an address: short enough for it, and played again to the same position.
import { deflateRawSync } from 'node:zlib'
import { GAME_IDS, loadGame } from '@landfall/games'
import { readMoves, writeMoves } from '@landfall/kernel'
import { botsOf } from '@landfall/tabletop'
import { expect, test } from 'vitest'

const MOVES = 99
const MOST_LETTERS = 2_000

test.each(GAME_IDS)(`%s: a game of ${MOVES} moves fits into ${MOST_LETTERS} letters`, async (id) => {
  const plugin = await loadGame(id)
  const { random, ...experts } = await botsOf(plugin)
  for (const players of [plugin.players.least, plugin.players.most]) {
    for (const make of [...Object.values(experts), random]) {
      const session = plugin.game.start({ ...plugin.setupFor(players), seed: `link/${players}` })
      const bot = make?.('link')
      while (session.outcome === undefined && session.answers.length < MOVES && bot !== undefined) {
        session.answer(bot.answer(session))
      }
      const text = writeMoves(session.save())
      expect(deflateRawSync(text, { level: 9 }).toString('base64url').length).toBeLessThan(MOST_LETTERS)
      expect(plugin.game.resume(readMoves(text)).hash()).toBe(session.hash())
    }
  }
})
