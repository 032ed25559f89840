// Cards that lie on the table, to be read in the terminal.
import type { GameTypes, Session, ViewOf } from '@landfall/kernel'
import { isGeneralBoard, type SceneCard, type SpokenGame } from '@landfall/tabletop'
import type { Terminal } from './terminal.ts'
import type { TerminalWords } from './text/words.ts'

interface Game {
  readonly session: Pick<Session, 'config'>
  readonly spoken: SpokenGame
}

/** The cards of a game that sets what is seen in parts, each once: those on the table, and those that were told of. */
export function cardsSeen(
  { session, spoken }: Game,
  view: ViewOf<GameTypes>,
  seat: string | undefined,
  told: readonly string[],
): readonly SceneCard[] {
  const board = spoken.board?.(view, seat)
  if (!isGeneralBoard(board)) return []
  const seen = board.board.parts.flatMap(({ lines = [] }) => lines.flatMap((line) => line.cards ?? []))
  const gone = told.filter((id) => !seen.some((card) => card.id === id))
  const cards = [
    ...seen,
    ...gone.toReversed().map((id) => ({ id, title: spoken.readCard?.(id, session.config).title ?? '' })),
  ]
  return cards.filter(({ title }, at) => title !== '' && cards.findIndex((one) => one.title === title) === at)
}

export async function readCard(
  terminal: Terminal,
  spoken: SpokenGame,
  config: object,
  cards: readonly SceneCard[],
  words: TerminalWords,
): Promise<void> {
  const chosen = await terminal.choose({
    title: words.read,
    entries: [...cards.map(({ title }) => title), words.back],
  })
  const card = chosen === undefined ? undefined : cards[chosen]
  const read = card === undefined ? undefined : spoken.readCard?.(card.id, config)
  if (read === undefined) return
  terminal.heading(`${read.title} (${read.deckName})`)
  if (read.mood !== '') terminal.quiet(read.mood)
  for (const part of read.parts) terminal.write(part)
}
