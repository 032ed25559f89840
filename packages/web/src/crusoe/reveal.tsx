// What was just seen of Robinson Crusoe: a card that was drawn, the dice, the weather.
import type { Reveal } from '@landfall/crusoe/board'
import type { CardRead } from '@landfall/tabletop'
import { Die } from '../look/die.tsx'
import type { Table } from '../table/table.ts'
import { CardSeen } from '../table-parts/card-dialog.tsx'
import style from './reveal.module.css'

/** What stands over it. */
export const titleOf = (reveal: Reveal): string => (reveal.reveal === 'card' ? reveal.label : reveal.name)

export function RevealSeen({ reveal, table }: { readonly reveal: Reveal; readonly table: Table }) {
  if (reveal.reveal !== 'card') return <DiceSeen reveal={reveal} />
  const { card, title, lower } = reveal
  return <CardSeen id={card} table={table} title={title} of={(read) => (lower ? lowerHalf(read, title) : read)} />
}

type RevealOf<R extends Reveal['reveal']> = Extract<Reveal, { readonly reveal: R }>

/** The rule of a card that comes up from the Event deck. */
const LOWER_HALF = 'RC-EVT-04'

/** Only its lower half counts: it came up from the Event deck. */
const lowerHalf = (card: CardRead, title: string): CardRead => ({
  ...card,
  title,
  mood: '',
  parts: card.parts.slice(-1),
  rules: [LOWER_HALF],
})

function DiceSeen({ reveal }: { readonly reveal: RevealOf<'dice'> | RevealOf<'weather'> }) {
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
