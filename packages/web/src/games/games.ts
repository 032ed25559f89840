// How parts of the screen find the games that are offered, without knowing any: the page tells them.
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { ScreenGame } from './game.ts'

export interface Games {
  /** In the order in which they are offered. */
  readonly all: readonly ScreenGame[]
  /** The one to begin with. */
  readonly first: ScreenGame
  named(id: string): ScreenGame | undefined
  /** The game whose rules are numbered like this. */
  ofRule(rule: string): ScreenGame | undefined
}

export function gamesOf(first: ScreenGame, ...others: readonly ScreenGame[]): Games {
  const all = [first, ...others]
  return {
    all,
    first,
    named: (id) => all.find((game) => game.id === id),
    ofRule: (rule) => all.find(({ rulesPrefix }) => rule.startsWith(`${rulesPrefix}-`)),
  }
}

export const GamesContext = createContext<Games | undefined>(undefined)

export function useGames(): Games {
  const games = useContext(GamesContext)
  if (games === undefined) throw new Error('nobody has said which games there are')
  return games
}
