// What can be told of any game from its voice alone. A game that has more to say replaces parts of it.
import { type GameTypes, SetupError } from '@landfall/kernel'
import type { Chosen, GameOptions, GamePlugin, GeneralOffer, SpokenGame } from './plugin.ts'
import type { Voice } from './voice.ts'

type Offered<G extends GameTypes> = Pick<GamePlugin<G>, 'players' | 'options'>

/** The parts of a plugin that a game without a form, a board or cards of its own can leave to the table. */
export const generalParts: Pick<GamePlugin, 'digest' | 'rule' | 'card'> = {
  digest: ({ seats, answers }) => ({ seats, facts: { answers } }),
  rule: ({ rule }) => (typeof rule === 'string' ? rule : undefined),
  card: () => undefined,
}

/** A configuration of what was chosen in the general form. */
export function generalSetup<G extends GameTypes>(
  { players, options }: Chosen,
  setupFor: GamePlugin<G>['setupFor'],
): object {
  if (typeof players !== 'number') throw new SetupError('how many play?')
  return setupFor(players, undefined, optionsIn(options))
}

export function spokenGame<G extends GameTypes>(
  offered: Offered<G>,
  voice: Voice<G>,
  more: Partial<Omit<SpokenGame<G>, 'voice'>> = {},
): SpokenGame<G> {
  const { title } = voice
  return {
    voice,
    offer: () => generalOffer(offered, more.names ?? {}),
    title: () => ({ title, goal: undefined }),
    digestText: ({ seats, facts }) => ({
      title,
      players: seats.map((id) => ({ id, name: voice.seat(id) })),
      progressText: [voice.words.moves(Number(facts['answers'] ?? 0))],
      progress: undefined,
    }),
    names: {},
    heading: () => undefined,
    ...more,
  }
}

function generalOffer<G extends GameTypes>(
  { players, options = [] }: Offered<G>,
  names: { readonly [what: string]: string },
): GeneralOffer {
  const named = (id: string): { readonly id: string; readonly name: string } => ({ id, name: names[id] ?? id })
  return {
    of: 'general',
    players,
    options: Object.keys(options[0] ?? {}).map((option) => ({
      ...named(option),
      values: [...new Set(options.flatMap((one) => one[option] ?? []))].map(named),
    })),
    combinations: options,
  }
}

/** Those of them that are chosen by name; without any, the game takes its usual ones. */
function optionsIn(chosen: unknown): GameOptions | undefined {
  if (typeof chosen !== 'object' || chosen === null) return undefined
  const options = Object.entries(chosen).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return options.length === 0 ? undefined : Object.fromEntries(options)
}
