// The games that the terminal offers, what can be chosen in each, and who can play them.
import { GAME_IDS, isGameId, loadGame } from '@landfall/games'
import type { Game, Journal } from '@landfall/kernel'
import type { ProgressOf } from '@landfall/server'
import { type Bots, botsOf, type GameOptions, type GamePlugin } from '@landfall/tabletop'
import { UsageError } from './usage.ts'

const NO_OPTIONS: readonly GameOptions[] = [{}]

const PLUGINS: readonly GamePlugin[] = await Promise.all(GAME_IDS.map(loadGame))

export const GAMES: readonly Game[] = PLUGINS.map(({ game }) => game)

/** How far a game is, as lists of games show it. */
export const progressOf: ProgressOf = (name, position) => PLUGINS.find(({ game }) => game.id === name)?.digest(position)

/** The bots of each game, as a line for people. */
export const BOTS: string = (
  await Promise.all(PLUGINS.map(async (plugin) => `${plugin.game.id}: ${Object.keys(await botsOf(plugin)).join(', ')}`))
).join('; ')

export async function pluginNamed(name: string): Promise<GamePlugin> {
  if (!isGameId(name)) throw new UsageError(`there is no game "${name}"; there is ${GAME_IDS.join(', ')}`)
  return await loadGame(name)
}

/** The game that a journal is of. */
export function pluginOf(journal: Journal): Promise<GamePlugin> {
  return pluginNamed(journal.game)
}

/** Makes bots of this name, of those that can play the game. */
export async function botMaker(plugin: GamePlugin, name: string): Promise<Bots[string]> {
  const bots = await botsOf(plugin)
  const maker = bots[name]
  if (maker === undefined) throw new UsageError(`--bot ${name}: the bots are ${Object.keys(bots).join(', ')}`)
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
