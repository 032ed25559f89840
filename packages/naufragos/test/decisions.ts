// The share of the games in which every question must be a decision.
import type { Session } from '@landfall/kernel'
import { type Naufragos, naufragosPlugin } from '@landfall/naufragos'
import { botsOf, randomPlayer } from '@landfall/tabletop'
import { type Indecision, indecisions } from '@landfall/testkit'
import { expect, test } from 'vitest'

const makers = [randomPlayer, ...Object.values(await botsOf(naufragosPlugin))]

/** `vote to red (a, b) by NA-VOTE-02`: what a failing test says. */
const told = ({ kind, seat, choices, rule, answers }: Indecision, game: string): string =>
  `${game}, after ${answers} answers: ${kind} to ${seat} (${choices.join(', ')}) by ${rule ?? 'no rule'}`

type State = Session<Naufragos>['state']

/** When somebody has died, it no longer matters what that castaway ate, had or paid. */
const dead = ({ seats, castaways }: State): number => seats.filter((seat) => castaways[seat]?.dead === true).length
const isEvenedOut = (before: State, after: State): boolean => dead(after) > dead(before)

/** Games of all variants and numbers of castaways, by players of all kinds. */
export function decisionsTest(games: number, oneIn: number): void {
  test(`${games} games ask nothing that is no decision`, { timeout: 1_800_000 }, () => {
    const variants = naufragosPlugin.options?.length ?? 1
    const found = Array.from({ length: games }, (_, game) => {
      const seed = `${games} games/${game}`
      const setup = naufragosPlugin.setupFor(1 + (game % 4), Math.floor(game / 4) % variants)
      const maker = makers[(game + Math.floor(game / 4)) % makers.length] ?? randomPlayer
      const session = naufragosPlugin.game.start({ ...setup, seed })
      return indecisions(session, maker(seed), { oneIn, isEvenedOut }).map((one) => told(one, seed))
    })
    expect(found.flat()).toEqual([])
  })
}
