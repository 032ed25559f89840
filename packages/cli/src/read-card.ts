// Cards that lie on the table, to be read in the terminal.
import { isGeneralBoard, type SceneCard, type SpokenGame } from '@landfall/tabletop'
import type { Terminal } from './terminal.ts'
import type { TerminalWords } from './text/words.ts'

type Seen = Parameters<NonNullable<SpokenGame['board']>>

/** The cards of a game that sets what is seen in parts, each once. */
export function cardsSeen(spoken: SpokenGame, ...[view, seat]: Seen): readonly SceneCard[] {
  const board = spoken.board?.(view, seat)
  if (!isGeneralBoard(board)) return []
  const cards = board.board.parts.flatMap(({ lines = [] }) => lines.flatMap((line) => line.cards ?? []))
  return cards.filter(({ title }, at) => cards.findIndex((one) => one.title === title) === at)
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
