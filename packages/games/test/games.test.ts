// A game plugs in: what each plugin promises.
import { GAME_IDS, isGameId, loadGame } from '@landfall/games'
import { describe, expect, test } from 'vitest'

describe.each(GAME_IDS)('%s', (id) => {
  test('has the id of its game', async () => {
    const { game } = await loadGame(id)
    expect(game.id).toBe(id)
    expect(isGameId(id)).toBe(true)
  })
})
