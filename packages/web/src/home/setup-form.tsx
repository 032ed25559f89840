// The form of a new game, of any game: its own parts, the seed under "more", and the ways to begin.
import type { Offer } from '@landfall/tabletop'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { Button } from '../parts/button.tsx'
import field from '../parts/field.module.css'
import type { Engine } from '../table/engine.ts'
import type { NewGame, Shelf } from '../table/shelf.ts'
import { useLanguage, useWords } from '../text/language.ts'
import style from './new-game.module.css'
import { useOffersTables } from './offers-tables.ts'

/** What the form of every game is given. */
export interface SetupProps {
  /** The name of the game. */
  readonly game: string
  readonly offer: Offer
  /** Nobody has played in this browser yet. */
  readonly newcomer: boolean
  readonly shelf: Shelf
  readonly engine: Engine
  onBegun(id: string): void
}

interface SetupFormProps extends Omit<SetupProps, 'offer' | 'newcomer'> {
  readonly chosen: NewGame['chosen']
  /** What few people change. */
  readonly more?: ComponentChildren
  /** Beside the buttons. */
  readonly beside?: ComponentChildren
  readonly children: ComponentChildren
}

export function SetupForm({ game, chosen, shelf, engine, more, beside, children, onBegun }: SetupFormProps) {
  const words = useWords('newGame')
  const [seed, setSeed] = useState('')
  const [beginning, setBeginning] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const offersTables = useOffersTables()
  const { maker, make, close } = useMaker(setTrouble)
  const newGame: NewGame = { game, chosen, seed: seed.trim() }

  async function begin(): Promise<void> {
    setBeginning(true)
    setTrouble(undefined)
    try {
      const begun = await shelf.begin(newGame)
      if ('why' in begun) setTrouble(begun.why)
      else onBegun(begun.id)
    } catch {
      setTrouble(words.failed)
    }
    setBeginning(false)
  }

  return (
    <form
      class={style.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!beginning) void begin()
      }}
    >
      {children}
      <details class={style.more}>
        <summary>{words.more}</summary>
        {more}
        <SeedField seed={seed} onSeed={setSeed} />
      </details>
      <div class={style.begin}>
        {trouble !== undefined && (
          <p class={style.trouble} role="alert">
            <strong>{words.notBegun}</strong> {trouble}
          </p>
        )}
        {beside}
        {offersTables && (
          <Button data-online onClick={make}>
            <Icon name="company" />
            {words.online}
          </Button>
        )}
        <Button type="submit" tone="ember" aria-disabled={beginning}>
          <Icon name="camp" />
          {beginning ? words.beginning : words.begin}
        </Button>
      </div>
      {maker !== undefined && <maker.MakeTable engine={engine} game={newGame} onClose={close} />}
    </form>
  )
}

/** The part of the page that makes tables online: loaded when somebody wants one. */
function useMaker(onTrouble: (trouble: string | undefined) => void) {
  const words = useWords('newGame')
  const { want } = useLanguage()
  const [maker, setMaker] = useState<typeof import('../online/make-table.tsx')>()
  function make(): void {
    onTrouble(undefined)
    Promise.all([import('../online/make-table.tsx'), want('online')]).then(
      ([loaded]) => setMaker(loaded),
      () => onTrouble(words.failed),
    )
  }
  return { maker, make, close: () => setMaker(undefined) }
}

function SeedField({ seed, onSeed }: { readonly seed: string; onSeed(seed: string): void }) {
  const words = useWords('newGame')
  return (
    <label class={`${field.field} ${style.seed}`}>
      <span>{words.seed}</span>
      <input
        type="text"
        value={seed}
        maxLength={64}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={({ currentTarget }) => onSeed(currentTarget.value)}
      />
      <small>{words.seedHint}</small>
    </label>
  )
}

/** A part of the form under a heading of its own. */
export function SetupPart({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class={style.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
