// What is done at a table: answers on their way, why something was not done, and the sheets that are open over it.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Shown, ShownQuestion, Table } from '../table/table.ts'
import { useLanguage, useWords } from '../text/language.ts'
import { type Acting, type Pick as Chosen, movable, picksByPiece } from './acting.ts'
import { newDropping } from './dropping.ts'
import { type ByHand, type Moving, STILL } from './moving.ts'
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
  /** The game as a link. */
  readonly sharing: boolean
  /** The whole log. */
  readonly log: boolean
}

/** No sheet is open. */
export const CLOSED: Sheets = {
  card: undefined,
  rule: undefined,
  choosing: [],
  settings: false,
  naming: false,
  sharing: false,
  log: false,
}

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

interface Offer {
  readonly questions: readonly ShownQuestion[]
  readonly hand: string | undefined
  readonly picks: ReadonlyMap<string, readonly Chosen[]>
  readonly moving: Moving
}

/** What can be done at this moment: read by the table as it is drawn, and whenever something is pressed. */
function useOffer(asked: Asked, still: boolean) {
  const { questions } = still ? NOTHING : asked
  const [taken, take] = useState<string | undefined>(undefined)
  const [byHand, setByHand] = useState<ByHand>(STILL)
  const { dragged } = byHand
  // The panel shows a question that cannot be answered yet as it was when it could be.
  const hand = useMemo(() => handOf(asked, taken), [asked.questions, taken])
  const picks = useMemo(() => picksByPiece(questions, { hand, dragged }), [questions, hand, dragged])
  const moving = useMemo(
    () => ({ ...byHand, halfMade: questions.flatMap(({ puts }) => puts ?? []) }),
    [byHand, questions],
  )
  const now = useRef<Offer>({ questions, hand, picks, moving })
  now.current = { questions, hand, picks, moving }
  const listeners = useRef(new Set<() => void>())
  useLayoutEffect(() => {
    for (const listener of listeners.current) listener()
  }, [questions, hand, moving])
  return { now, listeners, take, setByHand }
}

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

  /** Resolves when it is done, or was refused. */
  const act = useCallback(
    (doing: Doing): Promise<void> => {
      work.begin()
      setRefused(undefined)
      return doing
        .then(
          (refusal) => setRefused(refusal?.why),
          () => setRefused(words.failed),
        )
        .finally(() => work.end())
    },
    [words, work],
  )

  const { now, listeners, take, setByHand } = useOffer(shown ?? NOTHING, still)
  const acting = useMemo((): Acting => {
    const at = (piece: string): readonly Chosen[] => now.current.picks.get(piece) ?? []
    const choose = ({ question, choice }: Chosen): Promise<void> => {
      open({ choosing: [] })
      return act(table.answer(question.id, choice.id))
    }
    const chooseOf = async (picks: readonly Chosen[]): Promise<void> => {
      const [only, other] = picks.filter(({ choice }) => !choice.takesBack)
      if (only !== undefined && other === undefined) await choose(only)
      else open({ choosing: picks })
    }
    const questionsNow = (): readonly ShownQuestion[] => now.current.questions
    return {
      at,
      choose: (pick) => void choose(pick),
      press: (piece) => void chooseOf(at(piece)),
      hand: () => now.current.hand,
      take,
      moving: () => now.current.moving,
      ...newDropping({ work, questions: questionsNow, choose: chooseOf, change: setByHand }),
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
