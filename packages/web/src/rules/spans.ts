// The light markdown of a rule as plain data: paragraphs and points, made of spans; IDs of other rules stand out.

export interface Span {
  readonly kind: 'plain' | 'strong' | 'emphasis' | 'code' | 'rule'
  readonly text: string
  /** The rule that a `rule` span leads to. */
  readonly id?: string
}

interface Line {
  /** A point of a list rather than a paragraph. */
  readonly point: boolean
  readonly spans: readonly Span[]
}

const TOKEN =
  /\*\*(?<strong>.+?)\*\*|\*(?<emphasis>.+?)\*|`(?<code>.+?)`|(?<id>[A-Z]{2}-[A-Z0-9]+(?:-[A-Z0-9]+)*)|(?<=, |and |to )(?<short>-\d{2})\b/g

/** `isKnown` tells which IDs lead somewhere. */
export function linesOf(text: string, isKnown: (id: string) => boolean): readonly Line[] {
  return text.split('\n').map((line) => {
    const point = line.startsWith('- ')
    return { point, spans: spansOf(point ? line.slice(2) : line, isKnown) }
  })
}

function spansOf(text: string, isKnown: (id: string) => boolean): readonly Span[] {
  const spans: Span[] = []
  let end = 0
  let lastId: string | undefined
  const plain = (upTo: number): void => {
    if (upTo > end) spans.push({ kind: 'plain', text: text.slice(end, upTo) })
  }
  for (const match of text.matchAll(TOKEN)) {
    const span = spanOf(match, lastId, isKnown)
    if (span === undefined) continue
    if (span.kind === 'rule') lastId = span.id
    plain(match.index)
    spans.push(span)
    end = match.index + match[0].length
  }
  plain(text.length)
  return spans
}

function spanOf(
  match: RegExpMatchArray,
  lastId: string | undefined,
  isKnown: (id: string) => boolean,
): Span | undefined {
  const { strong, emphasis, code, short } = match.groups ?? {}
  if (strong !== undefined) return { kind: 'strong', text: strong }
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis }
  if (code !== undefined) return { kind: 'code', text: code }
  // "RC-MOVE-07, -08": the second one is short for RC-MOVE-08.
  const id = short === undefined ? match[0] : lastId?.replace(/-\d+$/, short)
  return id !== undefined && isKnown(id) ? { kind: 'rule', text: match[0], id } : undefined
}
