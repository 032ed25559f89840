// Saves: one file a game, written after every answer so that it is whole at any moment.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Journal, JournalError, LIMITS, readJournal, type Session, writeJournal } from '@landfall/kernel'
import { UsageError } from './usage.ts'

export function saveFile(folder: string, game: string, seed: string): string {
  return join(folder, `${game}-${seed.replaceAll(/[^\p{L}\p{N}_-]/gu, '_')}.json`)
}

/** Where a game is kept that a player names; a save that is there already is not written over. */
export function newSaveFile(folder: string, game: string, name: string): string {
  const file = saveFile(folder, game, name)
  if (existsSync(file)) throw new UsageError(`there is a save of that name already: ${file}`)
  return file
}

/** A game with this many answers takes a moment to replay. */
const LONG = 1_000

/** The save of a game, and beside that of a long one a shortcut, which is only a cache. */
export function writeSave(file: string, session: Session): void {
  mkdirSync(dirname(file), { recursive: true })
  replaceFile(file, writeJournal(session.save()))
  if (session.answers.length >= LONG) replaceFile(shortcutFile(file), JSON.stringify(session.shortcut()))
}

/** Written beside and moved into place: a crash leaves the old file or the new one, never half of one. */
function replaceFile(file: string, text: string): void {
  const beside = `${file}.${process.pid}.tmp`
  writeFileSync(beside, text)
  renameSync(beside, file)
}

const shortcutFile = (file: string): string => `${file}.shortcut`

/** What lies beside a save to open it faster, if there is anything that can be read. */
export function readShortcut(file: string): unknown {
  try {
    return JSON.parse(readFileSync(shortcutFile(file), 'utf8'))
  } catch {
    return undefined
  }
}

/** Puts a save aside as it is, once: what is played from now on is written in its place. Gives where it was put. */
export function putAside(file: string): string {
  const aside = file.replace(/(\.json)?$/, '.original.json')
  if (!existsSync(aside)) copyFileSync(file, aside)
  return aside
}

export function readSave(file: string): Journal {
  let text: string
  try {
    if (statSync(file).size > LIMITS.text) throw new JournalError('tooLarge', 'the file is larger than any save')
    text = readFileSync(file, 'utf8')
  } catch (thrown) {
    if (thrown instanceof JournalError) throw thrown
    throw new UsageError(`cannot read ${file}: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
  }
  return readJournal(text)
}

/** All saves of a game, the newest first. */
export function savesOf(folder: string, game: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${game}-`) && name.endsWith('.json') && !name.endsWith('.original.json'))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
}
