// Whether what was found in the browser's database is what we keep there. What is not is left alone and not shown.
import type { KeptGame, KeptTable } from './kept-games.ts'

/** Its journal is checked when it is opened. */
export function isKeptGame(entry: unknown): entry is KeptGame {
  if (!isRecord(entry) || !isRecord(entry['journal'])) return false
  const { id, changed, journal, digest, name } = entry
  if (name !== undefined && typeof name !== 'string') return false
  return typeof id === 'string' && isTime(changed) && typeof journal['game'] === 'string' && isDigest(digest)
}

export function isKeptTable(entry: unknown): entry is KeptTable {
  if (!isRecord(entry)) return false
  const { id, secret, changed, name, game, digest } = entry
  return [id, secret, name, game].every((text) => typeof text === 'string') && isTime(changed) && isDigest(digest)
}

const isTime = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

function isDigest(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value['seats'])) return false
  return value['seats'].every((seat) => typeof seat === 'string') && isRecord(value['facts'])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
