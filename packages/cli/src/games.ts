// The games that the terminal offers, what can be chosen in each, and who can play them.

import { crusoePlugin } from '@landfall/crusoe'
import { crusoePlayers } from '@landfall/crusoe/players'
import { beaconPlugin } from '@landfall/demo'
import type { Answer, Game, GameTypes, Journal, Session } from '@landfall/kernel'
import { naufragosPlugin } from '@landfall/naufragos'
import { naufragosPlayers } from '@landfall/naufragos/players'
import type { GamePlugin, GameOptions } from '@landfall/tabletop'
import { PLAYERS } from '@landfall/tabletop'
import { UsageError } from './usage.ts'

const NO_OPTIONS: readonly GameOptions[] = [{}]

const BOXES: readonly GamePlugin<GameTypes>[] = [beaconPlugin, crusoePlugin, naufragosPlugin]

/** Players that know one game. */
const EXPERTS: { readonly [game: string]: Players } = {
  [crusoePlugin.game.id]: crusoePlayers,
  [naufragosPlugin.game.id]: naufragosPlayers,
}

interface Player {
  answer(session: Pick<Session, 'questions' | 'seats' | 'view'>): Answer
}
type Players = { readonly [name: string]: (seed: string) => Player }

export const GAMES: readonly Game[] = BOXES.map(({ game }) => game)

export const GAME_NAMES: readonly string[] = BOXES.map(({ game }) => game.id)

export function boxNamed(name: string): GamePlugin<GameTypes> {
  const box = BOXES.find(({ game }) => game.id === name)
  if (box === undefined) throw new UsageError(`there is no game "${name}"; there is ${GAME_NAMES.join(', ')}`)
  return box
}

/** The game that a journal is of. */
export function boxOf(journal: Journal): GamePlugin<GameTypes> {
  return boxNamed(journal.game)
}

/** Makes players of this name, of those that can play the game. */
export function playerMaker({ game }: GamePlugin<GameTypes>, name: string): Players[string] {
  const players: Players = { ...PLAYERS, ...EXPERTS[game.id] }
  const maker = players[name]
  if (maker === undefined) throw new UsageError(`--bot ${name}: the bots are ${Object.keys(players).join(', ')}`)
  return maker
}

/** What can be chosen in some game, and its values. */
export const CHOICES: readonly { readonly option: string; readonly values: string }[] = BOXES.flatMap((box) =>
  optionNames(box).map((option) => ({ option, values: `${box.game.id}: ${valuesOf(box, option).join(', ')}` })),
)

/** Every combination of options that there is, of those that were asked for; the usual one first. */
export function combinations(
  box: GamePlugin<GameTypes>,
  asked: { readonly [option: string]: unknown },
): readonly [GameOptions, ...GameOptions[]] {
  for (const { option } of CHOICES) {
    const value = asked[option]
    if (typeof value !== 'string') continue
    const values = valuesOf(box, option)
    if (values.length === 0)
      throw new UsageError(`--${option} ${value}: there is nothing of the kind in ${box.game.id}`)
    if (!values.includes(value)) throw new UsageError(`--${option} ${value}: one of ${values.join(', ')}`)
  }
  const [usual, ...others] = (box.options ?? NO_OPTIONS).filter((one) =>
    Object.entries(one).every(([option, value]) => (asked[option] ?? value) === value),
  )
  if (usual !== undefined) return [usual, ...others]
  const wanted = optionNames(box).flatMap((option) =>
    asked[option] === undefined ? [] : [`--${option} ${asked[option]}`],
  )
  throw new UsageError(`${wanted.join(' ')}: there is no such game`)
}

/** The usual one of them. */
export function chosenOptions(box: GamePlugin<GameTypes>, asked: { readonly [option: string]: unknown }): GameOptions {
  return combinations(box, asked)[0]
}

function optionNames({ options = NO_OPTIONS }: GamePlugin<GameTypes>): readonly string[] {
  return Object.keys(options[0] ?? {})
}

function valuesOf({ options = NO_OPTIONS }: GamePlugin<GameTypes>, option: string): readonly string[] {
  return [...new Set(options.flatMap((one) => one[option] ?? []))]
}
