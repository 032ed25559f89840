// What is done at a table: answers on their way, why something was not done, and the sheets that are open over it.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ShownQuestion, Table } from '../table/table.ts'
import { useLanguage, useWords } from '../text/language.ts'
import { type Acting, type Pick, picksByPiece } from './acting.ts'
import { newWork, type Work } from './work.ts'

type Doing = Promise<{ readonly why: string } | undefined>

/** The sheets over a table: at most one of each is open. */
interface Sheets {
  readonly card: string | undefined
  readonly rule: string | undefined
  /** What a piece stands for, where that is several things. */
  readonly choosing: readonly Pick[]
  readonly settings: boolean
}

/** No sheet is open. */
export const CLOSED: Sheets = { card: undefined, rule: undefined, choosing: [], settings: false }

export interface Acts {
  readonly acting: Acting
  readonly work: Work
  readonly refused: string | undefined
  readonly sheets: Sheets
  act(doing: Doing): void
  open(sheets: Partial<Sheets>): void
}

/** `still`: nothing can be answered at this moment. */
export function useActs(table: Table, questions: readonly ShownQuestion[] | undefined, still: boolean): Acts {
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
  const picks = useRef<ReadonlyMap<string, readonly Pick[]>>(new Map())
  picks.current = useMemo(() => (still ? new Map() : picksByPiece(questions ?? [])), [questions, still])
  const listeners = useRef(new Set<() => void>())
  useLayoutEffect(() => {
    for (const listener of listeners.current) listener()
  }, [questions, still])

  const acting = useMemo((): Acting => {
    const at = (piece: string): readonly Pick[] => picks.current.get(piece) ?? []
    const choose = ({ question, choice }: Pick): void => {
      open({ choosing: [] })
      act(table.answer(question.id, choice.id))
    }
    return {
      at,
      choose,
      press(piece) {
        const [only, other] = at(piece).filter(({ choice }) => !choice.takesBack)
        if (only !== undefined && other === undefined) choose(only)
        else open({ choosing: at(piece) })
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
