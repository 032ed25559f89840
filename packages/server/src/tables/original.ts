// The story of a table as it was kept, without its rules: what is void, and a journal that any program can read.
import { type Given, type Journal, journalOf, type Translation } from '@landfall/kernel'
import type { Entry, TableRecord } from '../store/store.ts'
import { type Act, isPlay, readAct, translated } from './acts.ts'
import type { Setup } from './room.ts'

/** An entry with its act read. */
export interface ReadEntry {
  readonly number: number
  readonly at: number
  readonly act: Act
  /** Those seated went on without it. */
  readonly isVoid: boolean
}

/** Reads entries, and says which of them are void because of a later one. Without a translation names are as they were. */
export function readEntries(entries: readonly Entry[], translation?: Translation): readonly ReadEntry[] {
  const read = entries.map(({ number, at, act: text }) => {
    const act = readAct(text)
    return { number, at, act: translation === undefined ? act : translated(act, translation) }
  })
  const gaps = read.flatMap(({ number, act }) => (act.do === 'wentOn' ? [{ from: act.from, to: number }] : []))
  return read.map((entry) => ({
    ...entry,
    isVoid: isPlay(entry.act) && gaps.some(({ from, to }) => entry.number >= from && entry.number < to),
  }))
}

/** Whether something that was kept up to this entry is void since. */
export function isOvertaken(number: number, after: readonly ReadEntry[]): boolean {
  return after.some(({ act }) => act.do === 'wentOn' && act.from <= number)
}

export function setupOf({ setup }: TableRecord, translation?: Translation): Setup {
  const { config, seed, dealt }: Setup = JSON.parse(setup)
  if (translation === undefined) return { config, seed, dealt }
  return { config: translation.setup(config), seed, dealt: translation.luck(dealt) }
}

/** The game of a table as it was played, for those who keep it until they have rules that can play it. */
export function originalOf(record: TableRecord, entries: readonly Entry[]): Journal {
  const { game, version } = record
  const { config, seed, dealt } = setupOf(record)
  let answers: readonly Given[] = []
  for (const { act, isVoid } of readEntries(entries)) {
    if (isVoid) continue
    if (act.do === 'answered') {
      const { seat, kind, choice, table, luck } = act
      answers = [...answers, { seat, kind, choice, ...(table === true ? { table } : {}), luck }]
    }
    if (act.do === 'tookBack') answers = answers.slice(0, act.to)
    if (act.do === 'agreed' && act.back !== undefined) answers = answers.slice(0, act.back)
  }
  return journalOf({ game, version, config: JSON.parse(JSON.stringify(config)), seed }, dealt, answers)
}

/** The hashes of the secrets of all who have joined and were not removed. */
export function memberHashes(entries: readonly Entry[]): readonly string[] {
  const read = readEntries(entries)
  const removed = new Set(read.flatMap(({ act }) => (act.do === 'removed' ? [act.member] : [])))
  return read.flatMap(({ act }) => (act.do === 'joined' && !removed.has(act.member) ? [act.secretHash] : []))
}
