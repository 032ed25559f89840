// Games that were kept once and are never recorded again: no change may cost anybody one of them.
import { readdirSync, readFileSync } from 'node:fs'
import { type Game, type GameTypes, readJournal, type Session, writeJournal } from '@landfall/kernel'
import { same } from './ways.ts'

/** The texts of all kept games in a folder, by name. */
export function keptIn(folder: URL): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(files.map((file) => [file.slice(0, -'.json'.length), readFileSync(new URL(file, folder), 'utf8')]))
}

/** Brings a kept game back, to its end and to the byte. Throws where that is not possible. */
export function broughtBack<G extends GameTypes>(game: Game<G>, text: string): Session<G> {
  const { session, misfit } = game.bringBack(readJournal(text))
  if (misfit !== undefined) throw new Error(`a kept game no longer fits: ${misfit.message}`)
  same('the game that was kept', writeJournal(session.save()), text)
  return session
}
