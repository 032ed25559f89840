// The table of Náufragos: the frame of every table, with the island, the camp and the castaways in it.
import type { Board, Reveal } from '@landfall/naufragos/board'
import { Winners } from '../general/winners.tsx'
import type { SeaProps } from '../look/sea.tsx'
import { ANYBODY, type Shown } from '../table/table.ts'
import { Costs } from '../table-parts/costs.tsx'
import { TableFrame } from '../table-parts/frame.tsx'
import { Notices } from '../table-parts/notices.tsx'
import type { ScreenProps } from '../table-parts/screen.ts'
import type { Take } from '../table-parts/use-shown.ts'
import { useWords } from '../text/language.ts'
import { ActionSpaces } from './actions.tsx'
import { isNaufragosBoard, isNaufragosReveals, type NaufragosBoard } from './board.ts'
import { Camp } from './camp.tsx'
import { Built, Decks, Event, Projects } from './cards.tsx'
import { Island } from './island.tsx'
import { ownStories } from './own-stories.tsx'
import { Pending } from './pending.tsx'
import { People } from './people.tsx'
import { isAboutPieces, PieceChoices } from './piece-choices.tsx'
import { RevealSeen, titleOf } from './reveal.tsx'
import { Scores } from './scores.tsx'
import { Spotlight } from './spotlight.tsx'
import { Stores, Weather } from './stores.tsx'
import style from './table-screen.module.css'
import { WayHome } from './way-home.tsx'
import { Where } from './where.tsx'

interface NaufragosShown extends Shown {
  readonly board: NaufragosBoard
}

const TAKE: Take<NaufragosShown, Reveal> = {
  shown(shown) {
    const { board } = shown
    return isNaufragosBoard(board) ? { ...shown, board } : undefined
  },
  reveals: ({ revealed }) => (isNaufragosReveals(revealed) ? revealed.reveals : []),
}

const TABS = [
  { name: 'camp', icon: 'camp' },
  { name: 'island', icon: 'island' },
  { name: 'people', icon: 'company' },
  { name: 'cards', icon: 'cards' },
  { name: 'log', icon: 'log' },
] as const

export function NaufragosScreen(props: ScreenProps) {
  const words = useWords('naufragos')
  const general = useWords('general')
  return (
    <TableFrame
      {...props}
      take={TAKE}
      tabs={{
        of: TABS.map((tab) => ({ ...tab, label: words.tabs[tab.name] })),
        class: style.table,
        opened: ({ board }) => (board.board.phase === 'expedition' ? 'island' : 'camp'),
      }}
      sea={({ board }) => seaOf(board.board)}
      where={({ board }) => <Where board={board.board} />}
      board={({ board, names }) => <Middle board={board.board} names={names} />}
      people={({ board, outcome, awaited }) => (
        <People board={board.board} awaited={outcome === undefined ? awaitedOf(board.board, awaited) : ''} />
      )}
      aside={({ board: { board } }) => (
        <>
          <Notices title={words.notices} notices={board.notices} />
          <Event board={board} />
          <Projects board={board} />
          <Built board={board} />
          <Decks board={board} />
          <Scores board={board} />
        </>
      )}
      titles={general}
      points={({ board, outcome }) => (
        <>
          <Winners outcome={outcome} />
          <Scores board={board.board} />
        </>
      )}
      own={(seat, { board }) => ownStories(board.board, seat)}
      // The words of choices say what they cost: only the odds stand beside them.
      costs={(choice, { names }) => <Costs choice={{ ...choice, costs: undefined }} names={names} />}
      question={(question, { board, names }) =>
        isAboutPieces(question) ? <PieceChoices question={question} board={board.board} names={names} /> : undefined
      }
      reveal={{ title: titleOf, draw: (reveal) => <RevealSeen reveal={reveal} table={props.table} /> }}
    />
  )
}

/** The island and the camp, and what stands around them. */
function Middle({ board, names }: { readonly board: Board; readonly names: Shown['names'] }) {
  return (
    <div class={style.board}>
      <div class={style.spotlight}>
        <Spotlight board={board} />
      </div>
      <div class={style.island}>
        <Island board={board} />
      </div>
      <div class={style.over}>
        <Stores board={board} />
        <Weather board={board} />
      </div>
      <div class={style.home}>
        <WayHome board={board} />
        <Pending board={board} />
      </div>
      <div class={style.actions}>
        <ActionSpaces board={board} />
      </div>
      <div class={style.camp}>
        <Camp board={board} names={names} />
      </div>
    </div>
  )
}

/** Everybody, where anybody answers. */
function awaitedOf({ castaways }: Board, awaited: readonly string[]): string {
  return castaways
    .map(({ id }) => id)
    .filter((id) => awaited.includes(id) || awaited.includes(ANYBODY))
    .join(' ')
}

/** Morning, day, dusk and night, by phase. */
const LIGHT = {
  setup: 'morning',
  events: 'morning',
  actions: 'day',
  expedition: 'day',
  survival: 'dusk',
  end: 'night',
} as const satisfies { readonly [P in Board['phase']]: SeaProps['light'] }

/** The weather that is seen over the sea. */
const SKY: { readonly [place: string]: SeaProps['weather'] } = { rain: ['rain'], storm: ['rain', 'storm'] }

function seaOf({ phase, weather }: Board): SeaProps {
  return { light: LIGHT[phase], weather: SKY[weather.places[weather.now - 1]?.id ?? ''] }
}
