// How many play.
import { Choices } from '../parts/choices.tsx'
import { useWords } from '../text/language.ts'

interface PlayersChoiceProps {
  readonly least: number
  readonly most: number
  readonly players: number
  /** A heading says already what it is about. */
  readonly quiet?: boolean
  onChange(players: number): void
}

export function PlayersChoice({ least, most, players, quiet = false, onChange }: PlayersChoiceProps) {
  const words = useWords('newGame')
  return (
    <Choices
      legend={words.players}
      quiet={quiet}
      look="segments"
      choices={Array.from({ length: most - least + 1 }, (_, index) => ({
        value: String(least + index),
        label: (
          <>
            <span aria-hidden="true">{least + index}</span>
            <span class="said">{words.playersCount(least + index)}</span>
          </>
        ),
      }))}
      value={String(players)}
      onChange={(wanted) => onChange(Number(wanted))}
    />
  )
}
