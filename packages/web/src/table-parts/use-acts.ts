// What is done at a table: answers on their way, why something was not done, and the sheets that are open over it.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Shown, Table } from '../table/table.ts'
import { useLanguage, useWords } from '../text/language.ts'
import { type Acting, type Pick as Chosen, movable, picksByPiece } from './acting.ts'
import { newWork, type Work } from './work.ts'

type Doing = Promise<{ readonly why: string } | undefined>

/** The sheets over a table: at most one of each is open. */
interface Sheets {
  readonly card: string | undefined
  readonly rule: string | undefined
  /** What a piece stands for, where that is several things. */
  readonly choosing: readonly Chosen[]
  readonly settings: boolean
  /** Under which name to keep the game as it is. */
  readonly naming: boolean
}

/** No sheet is open. */
export const CLOSED: Sheets = { card: undefined, rule: undefined, choosing: [], settings: false, naming: false }

export interface Acts {
  readonly acting: Acting
  readonly work: Work
  readonly refused: string | undefined
  readonly sheets: Sheets
  act(doing: Doing): void
  open(sheets: Partial<Sheets>): void
}

/** A piece that was taken in hand stays there as long as it can be put somewhere; then it is one of one's own, or any. */
function handOf({ questions, mine }: Asked, taken: string | undefined): string | undefined {
  const pieces = movable(questions)
  if (taken !== undefined && pieces.includes(taken)) return taken
  const own = questions
    .flatMap(({ choices }) => choices)
    .find(({ moves, concerns }) => moves !== undefined && concerns?.some((seat) => mine.includes(seat)) === true)
  return own?.moves ?? pieces[0]
}

type Asked = Pick<Shown, 'questions' | 'mine'>

const NOTHING: Asked = { questions: [], mine: [] }

/** `still`: nothing can be answered at this moment. */
export function useActs(table: Table, shown: Asked | undefined, still: boolean): Acts {
  const words = useWords('table')
  const { language } = useLanguage()
  const [sheets, setSheets] = useState<Sheets>(CLOSED)
  const [refused, setRefused] = useState<string | undefined>(undefined)
  const [work] = useState(newWork)
  const open = useCallback((change: Partial<Sheets>): void => setSheets((now) => ({ ...now, ...change })), [])

  useEffect(() => {
    table.speak(language).catch(() => setRefused(words.failed))
  }, [table, language])

  const act = useCallback(
    (doing: Doing): void => {
      work.begin()
      setRefused(undefined)
      doing
        .then(
          (refusal) => setRefused(refusal?.why),
          () => setRefused(words.failed),
        )
        .finally(() => work.end())
    },
    [words, work],
  )

  /** Read by the table as it is drawn, and whenever something is pressed. */
  const asked = still || shown === undefined ? NOTHING : shown
  const { questions } = asked
  const [taken, take] = useState<string | undefined>(undefined)
  // The panel shows a question that cannot be answered yet as it was when it could be.
  const hand = useMemo(() => handOf(shown ?? NOTHING, taken), [shown?.questions, taken])
  const now = useRef({ questions, hand, picks: picksByPiece(questions, hand) })
  now.current = useMemo(() => ({ questions, hand, picks: picksByPiece(questions, hand) }), [questions, hand])
  const listeners = useRef(new Set<() => void>())
  useLayoutEffect(() => {
    for (const listener of listeners.current) listener()
  }, [questions, hand])

  const acting = useMemo((): Acting => {
    const at = (piece: string): readonly Chosen[] => now.current.picks.get(piece) ?? []
    const choose = ({ question, choice }: Chosen): void => {
      open({ choosing: [] })
      act(table.answer(question.id, choice.id))
    }
    const chooseOf = (picks: readonly Chosen[]): void => {
      const [only, other] = picks.filter(({ choice }) => !choice.takesBack)
      if (only !== undefined && other === undefined) choose(only)
      else open({ choosing: picks })
    }
    return {
      at,
      choose,
      press: (piece) => chooseOf(at(piece)),
      hand: () => now.current.hand,
      take,
      drop(piece, place) {
        const picks = picksByPiece(now.current.questions, piece).get(place) ?? []
        chooseOf(picks.filter(({ choice }) => choice.moves === piece))
      },
      read: (card) => open({ card }),
      why: (rule) => open({ rule }),
      listen(listener) {
        listeners.current.add(listener)
        return () => listeners.current.delete(listener)
      },
    }
  }, [table, act])

  return { acting, work, refused, sheets, act, open }
}
