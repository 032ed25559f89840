// A test of a game: every question in it is a decision.
import type { GameTypes } from '@landfall/kernel'
import { botsOf, type GamePlugin, randomPlayer } from '@landfall/tabletop'
import { expect, test } from 'vitest'
import { type DecisionOptions, type Indecision, indecisions } from './decisions.ts'

/** `vote to red (a, b) by NA-VOTE-02`: what a failing test says. */
const told = ({ kind, seat, choices, rule, answers }: Indecision, game: string): string =>
  `${game}, after ${answers} answers: ${kind} to ${seat} (${choices.join(', ')}) by ${rule ?? 'no rule'}`

/** Games of all variants and numbers of players, by players of all kinds. */
export function testDecisions<G extends GameTypes>(
  plugin: GamePlugin<G>,
  games: number,
  options: DecisionOptions<G> = {},
): void {
  test(`${games} games ask nothing that is no decision`, { timeout: 1_800_000 }, async () => {
    const { least, most } = plugin.players
    const numbers = most - least + 1
    const makers = [randomPlayer, ...Object.values(await botsOf(plugin))]
    const found: string[] = []
    for (let game = 0; game < games; game++) {
      const seed = `${games} games/${game}`
      const row = Math.floor(game / numbers)
      const maker = makers[(game + row) % makers.length] ?? randomPlayer
      const session = plugin.game.start({ ...plugin.setupFor(least + (game % numbers), row), seed })
      found.push(...indecisions(session, maker(seed), options).map((one) => told(one, seed)))
    }
    expect(found).toEqual([])
  })
}
