// What the company says to each other. Texts of people are shown as they were typed, never as anything else.
import type { ChatLine } from '@landfall/protocol'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { Cross } from '../parts/signs.tsx'
import type { Company, CompanyShown } from '../table/company.ts'
import { useLanguage, useWords } from '../text/language.ts'
import style from './chat.module.css'
import { LONGEST_CHAT } from './own-name.ts'
import { useActs } from './use-online.ts'
import type { OnlineWords } from './words.ts'

/** Under this name and that of the table: the newest line that was read. */
const READ = 'landfall.read/'

/** How many lines came since the chat was last open. */
export function useUnread(
  table: string,
  chat: readonly ChatLine[],
  isOpen: boolean,
): { readonly unread: number; read(): void } {
  const [known, setKnown] = useState(() => Number(localStorage.getItem(READ + table) ?? 0))
  const newest = chat.at(-1)?.number ?? 0
  function read(): void {
    localStorage.setItem(READ + table, String(newest))
    setKnown(newest)
  }
  useEffect(() => {
    if (isOpen && newest > known) read()
  }, [isOpen, newest])
  return { unread: isOpen ? 0 : chat.filter(({ number }) => number > known).length, read }
}

interface ChatProps {
  readonly company: CompanyShown
  readonly acts: Company
  onClose(): void
}

export function Chat({ company, acts, onClose }: ChatProps) {
  const words = useWords('online')
  return (
    <aside
      class={style.chat}
      aria-label={words.chat}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <header class={style.head}>
        <h2>{words.chat}</h2>
        <button type="button" class={style.close} aria-label={words.close} onClick={onClose}>
          <Cross />
        </button>
      </header>
      <Lines company={company} />
      <Message company={company} acts={acts} />
    </aside>
  )
}

function Lines({ company: { chat, people, me } }: Pick<ChatProps, 'company'>) {
  const words = useWords('online')
  const { language } = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' })
  useLayoutEffect(() => {
    const shown = list.current
    if (shown !== null) shown.scrollTop = shown.scrollHeight
  }, [chat.length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div ref={list} class={style.log} role="log" aria-label={words.chat} tabIndex={0}>
      {chat.length === 0 && <p class={style.empty}>{words.noChat}</p>}
      <ol class={style.lines}>
        {chat.map((line) => {
          const { number, member, at } = line
          const name = people.find((one) => one.member === member)?.name ?? words.gone
          return (
            <li key={number} class={member === me.member ? style.own : style.line}>
              <span class={style.from}>
                <bdi>{name}</bdi>
                <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
              </span>
              <p dir="auto">{spoken(line, name, words)}</p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** What somebody typed, or what the table says of itself. */
function spoken({ text, original, notice, about }: ChatLine, name: string, words: OnlineWords): string {
  if (original === true) return words.tookOriginal(name)
  if (notice === 'inherited') return words.inherited(name, about ?? words.gone)
  return notice === undefined ? text : words[notice](about ?? words.gone)
}

/** Where members type. */
function Message({ company, acts }: Pick<ChatProps, 'company' | 'acts'>) {
  const words = useWords('online')
  const [text, setText] = useState('')
  const { trouble, busy, act } = useActs(words.failed)
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])

  async function send(): Promise<void> {
    const typed = text.trim()
    if (typed !== '' && (await act(() => acts.say(typed)))) setText('')
  }

  return (
    <>
      {trouble !== undefined && (
        <p class={style.trouble} role="alert">
          {trouble}
        </p>
      )}
      {company.me.member !== undefined && (
        <form
          class={style.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void send()
          }}
        >
          <input
            ref={field}
            type="text"
            dir="auto"
            value={text}
            maxLength={LONGEST_CHAT}
            aria-label={words.message}
            placeholder={words.message}
            autocomplete="off"
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" tone="ember" aria-disabled={busy || company.link !== 'open'}>
            {words.send}
          </Button>
        </form>
      )}
    </>
  )
}
