// The games that the terminal offers, what can be chosen in each, and who can play them.

import { crusoePlugin } from '@landfall/crusoe'
import { crusoePlayers } from '@landfall/crusoe/players'
import { beaconPlugin } from '@landfall/demo'
import type { Answer, Game, Journal, Session } from '@landfall/kernel'
import { naufragosPlugin } from '@landfall/naufragos'
import { naufragosPlayers } from '@landfall/naufragos/players'
import type { GameOptions, GamePlugin } from '@landfall/tabletop'
import { PLAYERS } from '@landfall/tabletop'
import { UsageError } from './usage.ts'

const NO_OPTIONS: readonly GameOptions[] = [{}]

const PLUGINS: readonly GamePlugin[] = [beaconPlugin, crusoePlugin, naufragosPlugin]

/** Players that know one game. */
const EXPERTS: { readonly [game: string]: Players } = {
  [crusoePlugin.game.id]: crusoePlayers,
  [naufragosPlugin.game.id]: naufragosPlayers,
}

interface Player {
  answer(session: Pick<Session, 'questions' | 'seats' | 'view'>): Answer
}
type Players = { readonly [name: string]: (seed: string) => Player }

export const GAMES: readonly Game[] = PLUGINS.map(({ game }) => game)

export const GAME_NAMES: readonly string[] = PLUGINS.map(({ game }) => game.id)

export function pluginNamed(name: string): GamePlugin {
  const plugin = PLUGINS.find(({ game }) => game.id === name)
  if (plugin === undefined) throw new UsageError(`there is no game "${name}"; there is ${GAME_NAMES.join(', ')}`)
  return plugin
}

/** The game that a journal is of. */
export function pluginOf(journal: Journal): GamePlugin {
  return pluginNamed(journal.game)
}

/** Makes players of this name, of those that can play the game. */
export function playerMaker({ game }: GamePlugin, name: string): Players[string] {
  const players: Players = { ...PLAYERS, ...EXPERTS[game.id] }
  const maker = players[name]
  if (maker === undefined) throw new UsageError(`--bot ${name}: the bots are ${Object.keys(players).join(', ')}`)
  return maker
}

/** What can be chosen in some game, and its values. */
export const CHOICES: readonly { readonly option: string; readonly values: string }[] = PLUGINS.flatMap((plugin) =>
  optionNames(plugin).map((option) => ({
    option,
    values: `${plugin.game.id}: ${valuesOf(plugin, option).join(', ')}`,
  })),
)

/** Every combination of options that there is, of those that were asked for; the usual one first. */
export function combinations(
  plugin: GamePlugin,
  asked: { readonly [option: string]: unknown },
): readonly [GameOptions, ...GameOptions[]] {
  for (const { option } of CHOICES) {
    const value = asked[option]
    if (typeof value !== 'string') continue
    const values = valuesOf(plugin, option)
    if (values.length === 0)
      throw new UsageError(`--${option} ${value}: there is nothing of the kind in ${plugin.game.id}`)
    if (!values.includes(value)) throw new UsageError(`--${option} ${value}: one of ${values.join(', ')}`)
  }
  const [usual, ...others] = (plugin.options ?? NO_OPTIONS).filter((one) =>
    Object.entries(one).every(([option, value]) => (asked[option] ?? value) === value),
  )
  if (usual !== undefined) return [usual, ...others]
  const wanted = optionNames(plugin).flatMap((option) =>
    asked[option] === undefined ? [] : [`--${option} ${asked[option]}`],
  )
  throw new UsageError(`${wanted.join(' ')}: there is no such game`)
}

/** The usual one of them. */
export function chosenOptions(plugin: GamePlugin, asked: { readonly [option: string]: unknown }): GameOptions {
  return combinations(plugin, asked)[0]
}

function optionNames({ options = NO_OPTIONS }: GamePlugin): readonly string[] {
  return Object.keys(options[0] ?? {})
}

function valuesOf({ options = NO_OPTIONS }: GamePlugin, option: string): readonly string[] {
  return [...new Set(options.flatMap((one) => one[option] ?? []))]
}
