// Why something happened: the rule in a dialog, with the rules beside it.
import { useState } from 'preact/hooks'
import { useGames } from '../games/games.ts'
import { Icon } from '../look/icon.tsx'
import { LinkButton } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useLoaded } from '../parts/loaded.ts'
import { useWords } from '../text/language.ts'
import { type Book, openBook } from './book.ts'
import { RuleText } from './rule-text.tsx'
import style from './why.module.css'

interface WhyProps {
  readonly rule: string
  onClose(): void
}

export function Why({ rule, onClose }: WhyProps) {
  const words = useWords('rules')
  const [shown, setShown] = useState(rule)
  const games = useGames()
  const { loaded } = useLoaded(() => openBook(games.ofRule(rule) ?? games.first), [])
  return (
    <Dialog
      title={words.why}
      onClose={onClose}
      actions={
        <LinkButton href={`#/rules/${shown}`}>
          <Icon name="rules" />
          {words.open}
        </LinkButton>
      }
    >
      {loaded.state === 'loading' && <p role="status">{words.loading}</p>}
      {loaded.state === 'failed' && <p role="alert">{words.failed}</p>}
      {loaded.state === 'ready' && <Explained book={loaded.value} id={shown} onRule={setShown} />}
    </Dialog>
  )
}

interface ExplainedProps {
  readonly book: Book
  readonly id: string
  onRule(id: string): void
}

/** How many rules are shown before and after. */
const BESIDE = 2

function Explained({ book, id, onRule }: ExplainedProps) {
  const words = useWords('rules')
  // A section that is named stands for its first rule.
  const section = book.sections.find(({ id: own, rules }) => own === id || rules.some((rule) => rule.id === id))
  if (section === undefined) return <p>{words.unknown(id)}</p>
  const at = Math.max(
    0,
    section.rules.findIndex((rule) => rule.id === id),
  )
  const rule = section.rules[at]
  const beside = section.rules.slice(Math.max(0, at - BESIDE), at + BESIDE + 1).filter((other) => other !== rule)
  return (
    <>
      {words.inEnglish !== undefined && <p class={style.note}>{words.inEnglish}</p>}
      {rule !== undefined && (
        <section class={style.rule} aria-live="polite">
          <p class={style.where} lang="en">
            <strong>{rule.id}</strong> · {section.title}
          </p>
          <RuleText text={rule.text} isKnown={book.has} onRule={onRule} />
        </section>
      )}
      {beside.length > 0 && (
        <>
          <h3 class={style.nearby}>{words.nearby}</h3>
          <ul class={style.beside}>
            {beside.map((other) => (
              <li key={other.id}>
                <a
                  class={style.id}
                  href={`#/rules/${other.id}`}
                  onClick={(event) => {
                    event.preventDefault()
                    onRule(other.id)
                  }}
                >
                  {other.id}
                </a>
                <RuleText text={other.text} isKnown={book.has} onRule={onRule} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
