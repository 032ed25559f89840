// The text of a rule: its light markdown, the rules it names as links, and the words searched for as marks.
import style from './rule-text.module.css'
import { marksIn } from './search.ts'
import { linesOf, type Span } from './spans.ts'

interface RuleTextProps {
  readonly text: string
  isKnown(id: string): boolean
  readonly terms?: readonly string[]
  /** Shows a named rule in place, instead of going to its page. */
  onRule?(id: string): void
}

export function RuleText({ text, isKnown, terms = [], onRule }: RuleTextProps) {
  return (
    <div class={style.text} lang="en">
      {linesOf(text, isKnown).map(({ point, spans }, index) => (
        <p key={index} class={point ? style.point : undefined}>
          {spans.map((span, at) => (
            <Spoken key={at} span={span} terms={terms} onRule={onRule} />
          ))}
        </p>
      ))}
    </div>
  )
}

interface SpokenProps {
  readonly span: Span
  readonly terms: readonly string[]
  readonly onRule: ((id: string) => void) | undefined
}

function Spoken({ span: { kind, text, id }, terms, onRule }: SpokenProps) {
  const marked = <Marked text={text} terms={terms} />
  if (kind === 'strong') return <strong>{marked}</strong>
  if (kind === 'emphasis') return <em>{marked}</em>
  if (kind === 'code') return <code>{marked}</code>
  if (kind === 'plain' || id === undefined) return marked
  return (
    <a
      class={style.link}
      href={`#/rules/${id}`}
      onClick={(event) => {
        if (onRule === undefined) return
        event.preventDefault()
        onRule(id)
      }}
    >
      {marked}
    </a>
  )
}

export function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  const marks = marksIn(text, terms)
  if (marks.length === 0) return <>{text}</>
  const parts = marks.flatMap(({ from, to }, index) => [
    text.slice(marks[index - 1]?.to ?? 0, from),
    <mark key={from} class={style.mark}>
      {text.slice(from, to)}
    </mark>,
  ])
  return (
    <>
      {parts}
      {text.slice(marks.at(-1)?.to)}
    </>
  )
}
