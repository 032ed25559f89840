// The rulebook to be read and searched: numbered rules in sections that open.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ScreenGame } from '../games/game.ts'
import { useGames } from '../games/games.ts'
import { Page } from '../home/page.tsx'
import { Icon } from '../look/icon.tsx'
import { Button } from '../parts/button.tsx'
import { Choices } from '../parts/choices.tsx'
import { useLoaded } from '../parts/loaded.ts'
import { Cross } from '../parts/signs.tsx'
import { useWords } from '../text/language.ts'
import { type Book, openBook, type Section } from './book.ts'
import style from './reader.module.css'
import type { Rule } from './rule.ts'
import { Marked, RuleText } from './rule-text.tsx'
import { searchRules, termsOf } from './search.ts'

interface RulesReaderProps {
  /** The game, the section or the rule that the address names. */
  readonly id?: string
}

export function RulesReader({ id }: RulesReaderProps) {
  const words = useWords('rules')
  const gameWords = useWords('games')
  const games = useGames()
  const named = id === undefined ? undefined : games.named(id)
  const game = named ?? (id === undefined ? undefined : games.ofRule(id)) ?? games.first
  return (
    <Page here="rules">
      <div class={style.sheet}>
        <header>
          <h1 class={style.title}>{words.title}</h1>
          {games.all.length > 1 && (
            <Choices
              legend={words.whichGame}
              quiet
              look="segments"
              choices={games.all.map((one) => ({ value: one.id, label: gameWords[one.id].name }))}
              value={game.id}
              onChange={(chosen) => location.replace(`#/rules/${chosen}`)}
            />
          )}
          <p class={style.lead}>{words.lead(gameWords[game.id].name)}</p>
          {words.inEnglish !== undefined && <p class={style.note}>{words.inEnglish}</p>}
        </header>
        <Opened key={game.id} game={game} id={named === undefined ? id : undefined} />
      </div>
    </Page>
  )
}

function Opened({ game, id }: { readonly game: ScreenGame; readonly id: string | undefined }) {
  const words = useWords('rules')
  const { loaded, again } = useLoaded(() => openBook(game), [game])
  return (
    <>
      {loaded.state === 'loading' && (
        <p class={style.wait} role="status">
          {words.loading}
        </p>
      )}
      {loaded.state === 'failed' && (
        <div class={style.wait} role="alert">
          <p>{words.failed}</p>
          <Button onClick={again}>{words.tryAgain}</Button>
        </div>
      )}
      {loaded.state === 'ready' && <Pages book={loaded.value} game={game} id={id} />}
    </>
  )
}

interface PagesProps {
  readonly book: Book
  readonly game: ScreenGame
  readonly id: string | undefined
}

function Pages({ book, game, id }: PagesProps) {
  const words = useWords('rules')
  // Following a link out of the results leads to the rule in its section: what was typed is for the page it was typed on.
  const [typed, setTyped] = useState({ id, query: '' })
  const query = typed.id === id ? typed.query : ''
  const terms = useMemo(() => termsOf(query), [query])
  const found = useMemo(() => searchRules(book.rules, query), [book, query])

  return (
    <>
      <SearchBox example={game.rulesExample} query={query} onChange={(next) => setTyped({ id, query: next })} />
      <p class={style.count} role="status">
        {terms.length > 0 && found.length > 0 && words.found(found.length)}
      </p>
      {id !== undefined && !book.has(id) && <p class={style.unknown}>{words.unknown(id)}</p>}
      {terms.length > 0 ? (
        <Results found={found} terms={terms} book={book} />
      ) : (
        <nav aria-label={words.sections}>
          {book.sections.map((section) => (
            <SectionRules key={section.id} section={section} book={book} linked={id} />
          ))}
        </nav>
      )}
    </>
  )
}

interface SearchBoxProps {
  readonly example: ScreenGame['rulesExample']
  readonly query: string
  onChange(query: string): void
}

function SearchBox({ example, query, onChange }: SearchBoxProps) {
  const words = useWords('rules')
  const field = useRef<HTMLInputElement>(null)
  return (
    <search class={style.search}>
      <label class={style.searchLabel}>
        <span class="said">{words.search}</span>
        <Icon name="search" class={style.glass ?? ''} />
        <input
          ref={field}
          class={style.field}
          type="text"
          inputMode="search"
          enterkeyhint="search"
          placeholder={words.search}
          aria-describedby="rules-search-hint"
          autocomplete="off"
          spellcheck={false}
          value={query}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && onChange('')}
        />
      </label>
      {query !== '' && (
        <button
          type="button"
          class={style.clear}
          aria-label={words.clear}
          onClick={() => {
            onChange('')
            field.current?.focus()
          }}
        >
          <Cross />
        </button>
      )}
      <p id="rules-search-hint" class={style.hint}>
        {words.searchHint(example.words, example.id)}
      </p>
    </search>
  )
}

/** More than anybody reads at once. */
const FIRST_RESULTS = 40

interface ResultsProps {
  readonly found: readonly Rule[]
  readonly terms: readonly string[]
  readonly book: Book
}

function Results({ found, terms, book }: ResultsProps) {
  const words = useWords('rules')
  const [all, setAll] = useState(false)
  useEffect(() => setAll(false), [terms])
  if (found.length === 0) {
    return (
      <div class={style.wait}>
        <p>
          <strong>{words.nothing}</strong> {words.nothingHint}
        </p>
      </div>
    )
  }
  return (
    <>
      <ol class={style.results}>
        {found.slice(0, all ? found.length : FIRST_RESULTS).map((rule) => (
          <li key={rule.id} class={style.rule}>
            <p class={style.origin} lang="en">
              <a class={style.id} href={`#/rules/${rule.id}`}>
                <Marked text={rule.id} terms={terms} />
              </a>{' '}
              {rule.sectionTitle}
            </p>
            <RuleText text={rule.text} isKnown={book.has} terms={terms} />
          </li>
        ))}
      </ol>
      {!all && found.length > FIRST_RESULTS && (
        <div class={style.wait}>
          <Button onClick={() => setAll(true)}>{words.all}</Button>
        </div>
      )}
    </>
  )
}

interface SectionRulesProps {
  readonly section: Section
  readonly book: Book
  readonly linked: string | undefined
}

function SectionRules({ section, book, linked }: SectionRulesProps) {
  const words = useWords('rules')
  const holdsLinked = section.id === linked || section.rules.some(({ id }) => id === linked)
  const [open, setOpen] = useState(holdsLinked)
  const whole = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    if (!holdsLinked) return
    setOpen(true)
    // After the rules of the section are drawn.
    const frame = requestAnimationFrame(() => {
      const target = whole.current?.querySelector<HTMLElement>('[data-linked]') ?? whole.current
      target?.scrollIntoView({ block: target === whole.current ? 'start' : 'center' })
      target?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [holdsLinked, linked])

  return (
    <details
      ref={whole}
      class={style.section}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary class={style.heading}>
        <h2 lang="en">{section.title}</h2>
        <span class={style.many}>{words.rules(section.rules.length)}</span>
      </summary>
      {open && (
        <ol class={style.rules}>
          {section.rules.map((rule) => (
            <li
              key={rule.id}
              class={style.rule}
              {...(rule.id === linked ? { 'data-linked': true, tabIndex: -1, 'aria-current': true } : {})}
            >
              <a class={style.id} href={`#/rules/${rule.id}`}>
                {rule.id}
              </a>
              <RuleText text={rule.text} isKnown={book.has} />
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}
