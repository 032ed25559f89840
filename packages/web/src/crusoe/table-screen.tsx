// The table of Robinson Crusoe: everything that lies on it, and everything that can be done at it.
import type { Board, Reveal } from '@landfall/crusoe/board'
import type { SeaProps } from '../look/sea.tsx'
import type { Shown } from '../table/table.ts'
import { TableFrame } from '../table-parts/frame.tsx'
import { Notices } from '../table-parts/notices.tsx'
import type { ScreenProps } from '../table-parts/screen.ts'
import type { Take } from '../table-parts/use-shown.ts'
import { useWords } from '../text/language.ts'
import { ActionSpaces, WeatherTokens } from './actions.tsx'
import { type CrusoeBoard, isCrusoeBoard, isCrusoeReveals } from './board.ts'
import { CampLevels, MoraleTrack, Resources } from './camp.tsx'
import { Belongings, Decks, Inventions, Threats } from './cards.tsx'
import { Costs } from './costs.tsx'
import { Guide } from './guide.tsx'
import { Island } from './island.tsx'
import { MovedPawns } from './moved-pawns.tsx'
import { Needs } from './needs.tsx'
import { People } from './people.tsx'
import { Plan } from './plan.tsx'
import { PlanChoices } from './plan-choices.tsx'
import { RevealSeen, titleOf } from './reveal.tsx'
import { ScenarioSheet } from './scenario-sheet.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import style from './table-screen.module.css'
import { Where } from './where.tsx'

/** A position of this game. */
export interface CrusoeShown extends Shown {
  readonly board: CrusoeBoard
}

const TAKE: Take<CrusoeShown, Reveal> = {
  shown(shown) {
    const { board } = shown
    return isCrusoeBoard(board) ? { ...shown, board } : undefined
  },
  reveals: ({ revealed }) => (isCrusoeReveals(revealed) ? revealed.reveals : []),
}

const TABS = ['island', 'camp', 'cards', 'log'] as const

export function TableScreen(props: ScreenProps) {
  const words = useWords('crusoe')
  return (
    <TableFrame
      {...props}
      take={TAKE}
      tabs={{ of: TABS.map((name) => ({ name, icon: name, label: words.tabs[name] })), class: style.table }}
      titles={{ won: words.won, lost: words.lost }}
      sea={({ board }) => seaOf(board.board)}
      where={({ board }) => <Where board={board.board} />}
      board={(shown) => (
        <>
          <Middle board={shown.board.board} />
          {!props.watching && (
            <div class={style.coach}>
              <Guide shown={shown} game={props.id} />
            </div>
          )}
        </>
      )}
      people={({ board: { board } }) => (
        <>
          <div class={style.campOnPhone}>
            <CampLevels board={board} />
          </div>
          <People board={board} />
        </>
      )}
      aside={({ board: { board } }) => (
        <>
          <Threats board={board} />
          <ScenarioSheet board={board} />
          <Notices title={words.notices} notices={board.notices} />
          <Inventions board={board} />
          <Belongings board={board} />
          <Decks board={board} />
        </>
      )}
      over={({ board: { board } }) => <MovedPawns board={board} />}
      points={({ board: { board } }) => board.score !== undefined && <ScoreSheet score={board.score} />}
      costs={(choice) => <Costs choice={choice} />}
      question={(question, { board }) =>
        question.kind === 'plan' ? <PlanChoices key={question.id} question={question} board={board.board} /> : undefined
      }
      aboutCard={(card, { board }) => <Needs id={card} board={board.board} />}
      reveal={{ title: titleOf, draw: (reveal) => <RevealSeen reveal={reveal} table={props.table} /> }}
    />
  )
}

/** The island, and what stands around it. */
function Middle({ board }: { readonly board: Board }) {
  return (
    <>
      <div class={style.over}>
        <Resources board={board} />
        <WeatherTokens board={board} />
        <MoraleTrack board={board} />
      </div>
      <div class={style.island}>
        <Island board={board} />
      </div>
      <div class={style.under}>
        <CampLevels board={board} />
        <ActionSpaces board={board} />
      </div>
      <div class={style.plan}>
        <Plan board={board} />
      </div>
    </>
  )
}

/** Morning, day, dusk and night, by phase. */
const LIGHT = {
  event: 'morning',
  morale: 'morning',
  production: 'morning',
  action: 'day',
  actionsEnd: 'dusk',
  weather: 'dusk',
  night: 'night',
} as const satisfies { readonly [P in Board['phase']]: SeaProps['light'] }

/** The weather that is seen over the sea. */
function seaOf({ phase, weather }: Board): SeaProps {
  return {
    light: LIGHT[phase],
    weather: [
      ...(weather.rain > 0 ? (['rain'] as const) : []),
      ...(weather.snow > 0 ? (['snow'] as const) : []),
      ...(weather.tokens.some(({ id }) => id === 'storm') ? (['storm'] as const) : []),
    ],
  }
}
