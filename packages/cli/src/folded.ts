// A menu in which choices that few people want are put away, each kind under one entry.
import type { Terminal } from './terminal.ts'

export interface Entry<Means> {
  readonly label: string
  readonly means: Means
  /** The entry under which it is put away. */
  readonly under?: string | undefined
}

interface Menu<Means> {
  readonly title: string
  readonly entries: readonly Entry<Means>[]
  /** The way from what was put away to the whole menu. */
  readonly back: string
}

/** What is meant by the entry that was chosen; nothing, when there is no more input or the person gave up. */
export async function chooseFolded<Means>(
  terminal: Terminal,
  { title, entries, back }: Menu<Means>,
): Promise<Means | undefined> {
  /** Where several are put away together, they stand where the last of them would. */
  const items = entries.filter(
    ({ under }, at) => under === undefined || !entries.slice(at + 1).some((one) => one.under === under),
  )
  const labels = items.map(({ label, under }) => (under === undefined ? label : `${under} …`))
  for (;;) {
    const chosen = await terminal.choose({ title, entries: labels })
    const item = chosen === undefined ? undefined : items[chosen]
    if (item === undefined) return undefined
    const { under, means } = item
    if (under === undefined) return means
    const within = entries.filter((entry) => entry.under === under)
    const inner = await terminal.choose({ title: under, entries: [...within.map(({ label }) => label), back] })
    if (inner === undefined) return undefined
    const found = within[inner]
    if (found !== undefined) return found.means
  }
}
