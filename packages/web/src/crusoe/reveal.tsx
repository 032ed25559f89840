// What was just seen of Robinson Crusoe: a card that was drawn, the dice, the weather.
import type { Reveal } from '@landfall/crusoe/board'
import { useEffect, useState } from 'preact/hooks'
import { Die } from '../look/die.tsx'
import type { CardRead, Table } from '../table/table.ts'
import { CardText } from './card-dialog.tsx'
import style from './reveal.module.css'

export function RevealSeen({ reveal, table }: { readonly reveal: Reveal; readonly table: Table }) {
  return reveal.reveal === 'card' ? <CardSeen reveal={reveal} table={table} /> : <DiceSeen reveal={reveal} />
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
