// The table of a game that has no board of its own: what a seat sees, as the game says it.
import { isGeneralBoard } from '@landfall/tabletop'
import type { Shown } from '../table/table.ts'
import { Costs } from '../table-parts/costs.tsx'
import { TableFrame } from '../table-parts/frame.tsx'
import type { ScreenProps } from '../table-parts/screen.ts'
import type { Take } from '../table-parts/use-shown.ts'
import { useWords } from '../text/language.ts'
import { Diary } from './diary.tsx'
import { FoldedChoices, isFolded } from './folded-choices.tsx'
import style from './general-screen.module.css'
import { Parts } from './parts.tsx'
import { Score } from './score.tsx'
import { Seats } from './seats.tsx'
import { Winners } from './winners.tsx'

const TAKE: Take<Shown, never> = { shown: (shown) => shown, reveals: () => [] }

export function GeneralScreen(props: ScreenProps) {
  const words = useWords('general')
  return (
    <TableFrame
      {...props}
      take={TAKE}
      tabs={{
        of: [
          { name: 'board', icon: 'island', label: words.tabs.table },
          { name: 'paper', icon: 'log', label: words.tabs.log },
        ],
        class: style.table,
      }}
      board={({ board, scene }) =>
        isGeneralBoard(board) ? <Parts parts={board.board.parts} /> : <Scene lines={scene} />
      }
      people={(shown) => <Seats shown={shown} />}
      aside={(shown) => (
        <>
          <Diary table={props.table} shown={shown} />
          <Score lines={shown.score} />
        </>
      )}
      titles={words}
      points={({ outcome, score }) => (
        <>
          <Winners outcome={outcome} />
          <Score lines={score} />
        </>
      )}
      costs={(choice, { names }) => <Costs choice={choice} names={names} />}
      question={(question, { names }) =>
        isFolded(question) ? (
          <FoldedChoices question={question} costs={(choice) => <Costs choice={choice} names={names} />} />
        ) : undefined
      }
      own={(_, peeked, { scene }) => ownLines(peeked.scene, scene)}
    />
  )
}

/** What others are not told. */
function ownLines(own: readonly string[], all: readonly string[]) {
  const lines = own.filter((line) => !all.includes(line))
  return lines.length === 0 ? undefined : lines.map((line) => <p key={line}>{line}</p>)
}

/** The first line says where we are; the others are as the game sets them. */
function Scene({ lines: [first, ...others] }: { readonly lines: readonly string[] }) {
  return (
    <section class={style.scene}>
      <h2>{first}</h2>
      {others.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </section>
  )
}
