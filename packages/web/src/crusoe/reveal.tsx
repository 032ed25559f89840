// What was just seen: a card that was drawn, the dice, the weather. It waits until somebody goes on.
import type { CardRead, Reveal } from '@landfall/crusoe/board'
import { useEffect, useState } from 'preact/hooks'
import { Die } from '../look/die.tsx'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import type { Table } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import { CardText } from './card-dialog.tsx'
import style from './reveal.module.css'
import { TABLE_WORDS } from './words.ts'

interface RevealsProps {
  readonly reveals: readonly Reveal[]
  readonly table: Table
  onDone(): void
}

/** One after the other; going on shows the next. */
export function Reveals({ reveals, table, onDone }: RevealsProps) {
  const words = useWords(TABLE_WORDS)
  const [at, setAt] = useState(0)
  const reveal = reveals[at]
  if (reveal === undefined) return null
  const last = at === reveals.length - 1
  const next = (): void => (last ? onDone() : setAt(at + 1))
  const title = reveal.reveal === 'card' ? reveal.label : reveal.name
  return (
    <Dialog
      key={at}
      title={title}
      size="small"
      onClose={next}
      actions={
        <>
          <Button tone="ember" data-go-on onClick={next}>
            {words.goOn}
          </Button>
          {!last && (
            <Button tone="quiet" onClick={onDone}>
              {words.skip}
            </Button>
          )}
        </>
      }
    >
      {reveal.reveal === 'card' ? <CardSeen reveal={reveal} table={table} /> : <DiceSeen reveal={reveal} />}
    </Dialog>
  )
}

type Seen<R extends Reveal['reveal']> = Extract<Reveal, { readonly reveal: R }>

function CardSeen({ reveal, table }: { readonly reveal: Seen<'card'>; readonly table: Table }) {
  const [card, setCard] = useState<CardRead | undefined>(undefined)
  useEffect(() => {
    let stale = false
    table.card(reveal.card).then(
      (read) => stale || setCard(read),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [reveal.card])
  return card === undefined ? (
    <p>{reveal.title}</p>
  ) : (
    <CardText card={reveal.lower ? { ...card, title: reveal.title } : card} lower={reveal.lower} />
  )
}

function DiceSeen({ reveal }: { readonly reveal: Seen<'dice'> | Seen<'weather'> }) {
  return (
    <ul class={style.dice}>
      {reveal.reveal === 'dice'
        ? reveal.dice.map(({ die, shows, name }) => (
            <li key={die}>
              <Die
                kind={die}
                face={shows ? die : die === 'success' ? 'failure' : 'blank'}
                action={reveal.action}
                rolling
              />
              <span>{name}</span>
            </li>
          ))
        : reveal.dice.map(({ die, face, name }) => (
            <li key={die}>
              <Die kind={die} face={face} rolling />
              <span>{name}</span>
            </li>
          ))}
    </ul>
  )
}
