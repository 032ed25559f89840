// A game as a part of an address, and back. Nothing of it ever reaches a server: what stands behind the # is not sent.
import {
  type Journal,
  JournalError,
  LIMITS,
  readJournal,
  readMoves,
  type Session,
  writeJournal,
  writeMoves,
} from '@landfall/kernel'
import type { GamePlugin } from '@landfall/tabletop'

/** Longer addresses are cut off by programs that people send them with. */
const MOST_LETTERS = 8_000

/** What follows: the moves of a game, or its whole journal. */
const MOVES = 'm'
const WHOLE = 'j'

/** The game, packed; nothing if that would be too long. Where luck does not follow from the seed, it goes along. */
export async function packed(
  game: GamePlugin['game'],
  session: Session,
  most = MOST_LETTERS,
): Promise<string | undefined> {
  const journal = session.save()
  const moves = writeMoves(journal)
  const isEnough = game.bringBack(readMoves(moves)).session.hash() === session.hash()
  const text = isEnough ? `${MOVES}${await deflated(moves)}` : `${WHOLE}${await deflated(writeJournal(journal))}`
  return text.length > most ? undefined : text
}

/** Throws a JournalError if there is no game in it. */
export async function unpacked(text: string): Promise<Journal> {
  const inside = await inflated(text.slice(1))
  if (text.startsWith(MOVES)) return readMoves(inside)
  if (text.startsWith(WHOLE)) return readJournal(inside)
  throw damaged()
}

const damaged = (): JournalError => new JournalError('corrupt', 'there is no game in this link')

async function deflated(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** It comes from outside: a few letters can be made to unpack to gigabytes, so it stops where no save is as large. */
async function inflated(letters: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true })
      if (text.length > LIMITS.text) {
        await reader.cancel()
        throw damaged()
      }
    }
    return text + decoder.decode()
  } catch {
    throw damaged()
  }
}
