// What can be said of any game from its box alone. A game that has more to say replaces parts of it.
import { type GameTypes, SetupError } from '@landfall/kernel'
import type { GameBox, GameOptions, Language } from '@landfall/text'
import { counted } from '../../parts/plural.ts'
import type { InEvery } from '../../text/language.ts'
import type { WorkerGame } from './game.ts'

const moves: InEvery<(count: number) => string> = {
  en: (count) => counted('en', count, { one: 'move', other: 'moves' }),
  it: (count) => counted('it', count, { one: 'mossa', other: 'mosse' }),
  pl: (count) => counted('pl', count, { one: 'ruch', few: 'ruchy', other: 'ruchów' }),
  ru: (count) => counted('ru', count, { one: 'ход', few: 'хода', other: 'ходов' }),
}

export function generalGame<G extends GameTypes>(
  box: GameBox<G>,
  more: Partial<Omit<WorkerGame<G>, 'box'>> = {},
): WorkerGame<G> {
  const { voices, options = [] } = box
  const names = (language: Language): { readonly [what: string]: string } => more.names?.(language) ?? {}
  return {
    box,
    offer(language) {
      const known = names(language)
      const named = (id: string): { readonly id: string; readonly name: string } => ({ id, name: known[id] ?? id })
      return {
        of: 'general',
        players: box.players,
        options: Object.keys(options[0] ?? {}).map((option) => ({
          ...named(option),
          values: [...new Set(options.flatMap((one) => one[option] ?? []))].map(named),
        })),
        combinations: options,
      }
    },
    setup({ players, options: chosen }) {
      if (typeof players !== 'number') throw new SetupError('how many play?')
      return box.setupFor(players, undefined, optionsIn(chosen))
    },
    title: (_, language) => ({ title: voices[language].title, goal: undefined }),
    digest: ({ seats, answers }) => ({ seats, facts: { answers } }),
    said: ({ seats, facts }, language) => ({
      title: voices[language].title,
      players: seats.map((id) => ({ id, name: voices[language].seat(id) })),
      stand: [moves[language](Number(facts['answers'] ?? 0))],
      gone: undefined,
    }),
    names,
    heading: () => undefined,
    rule: ({ rule }) => (typeof rule === 'string' ? rule : undefined),
    card: () => undefined,
    ...more,
  }
}

/** Those of them that are chosen by name; without any, the game takes its usual ones. */
function optionsIn(chosen: unknown): GameOptions | undefined {
  if (typeof chosen !== 'object' || chosen === null) return undefined
  const options = Object.entries(chosen).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return options.length === 0 ? undefined : Object.fromEntries(options)
}
