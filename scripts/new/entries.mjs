// Reads and extends object literals that are written one entry after another, as decks and lists of words are.

/** The entries of an object literal: where each begins, its key, and its text. */
export function entriesIn(text, key) {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, at) => {
    const found = key.exec(line)?.[1]
    return found === undefined ? [] : [{ at, key: found }]
  })
  return starts.map(({ at, key: found }, i) => {
    const close = lines.findIndex((line, after) => after >= at && line.startsWith('}'))
    const end = Math.min(starts[i + 1]?.at ?? close, close)
    return { at, key: found, text: lines.slice(at, end).join('\n'), end }
  })
}

/** The text with one entry more: where its key belongs, or at the end of entries that are in no order. */
export function withEntry(text, entries, key, entry) {
  const firstUnsorted = entries.findIndex((one, i) => i > 0 && entries[i - 1].key > one.key)
  const sorted = firstUnsorted === -1 ? entries : entries.slice(0, firstUnsorted)
  const last = entries.at(-1).end
  const after = sorted.find((one) => one.key > key)?.at ?? sorted.at(-1).end
  return text
    .split('\n')
    .toSpliced(sorted.length > entries.length / 2 ? after : last, 0, entry)
    .join('\n')
}

/** The fields of an entry, by the words before its colons on the first level. */
export function fieldsOf(entry) {
  let depth = 0
  const fields = []
  for (const [, open, close, word] of entry.matchAll(/([[({])|([\])}])|'(?:[^'\\]|\\.)*'|"[^"]*"|\b(\w+)(?=:)/g)) {
    if (open !== undefined) depth += 1
    else if (close !== undefined) depth -= 1
    else if (word !== undefined && depth === 1) fields.push(word)
  }
  return fields
}

/** The shortest of the entries that have the fields that most of them have. */
export function usualEntry(entries) {
  const groups = new Map()
  for (const entry of entries) {
    const fields = fieldsOf(entry.text).join()
    groups.set(fields, [...(groups.get(fields) ?? []), entry])
  }
  const [usual] = [...groups.values()].sort((one, other) => other.length - one.length)
  return usual.sort((one, other) => one.text.length - other.text.length)[0]
}
