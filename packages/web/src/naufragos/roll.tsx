// Dice that have fallen: what they were rolled for, what they show, and what it takes.
import type { BoardRoll } from '@landfall/naufragos/board'
import { Icon } from '../look/icon.tsx'
import { NumberDie } from '../look/number-die.tsx'
import { useWords } from '../text/language.ts'
import style from './roll.module.css'

interface RollProps {
  readonly roll: BoardRoll
  /** They are seen to fall, and fill the sheet they lie on. */
  readonly falling?: boolean
}

export function Roll({ roll, falling = false }: RollProps) {
  const words = useWords('naufragos')
  const { name, by, dice, plus, sum, goal, good, said } = roll
  // One die to which nothing is added says itself what it is worth.
  const alone = dice.length === 1 && plus === 0
  return (
    <div class={falling ? style.large : style.roll}>
      {!falling && <b>{name}</b>}
      <span class={style.dice}>
        {dice.map((face, i) => (
          <NumberDie key={i} face={face} size={falling ? '3.5rem' : '1.9rem'} rolling={falling} />
        ))}
      </span>
      <span class={style.words}>
        <span class={style.who}>{by.map((one) => one.name).join(', ')}</span>
        <b>{goal === 'noOnes' ? dice.join(', ') : alone ? sum : words.sum(dice.join(' + '), plus, sum)}</b>
        <span>{said}</span>
        {good !== undefined && (
          <span class={good ? style.good : style.bad}>
            <Icon name={good ? 'success' : 'failure'} /> {good ? words.good : words.bad}
          </span>
        )}
      </span>
    </div>
  )
}
