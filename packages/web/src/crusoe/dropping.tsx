// A pawn that was dragged to a place leads there, without being asked for again.
import type { ComponentChildren } from 'preact'
import { useCallback, useEffect, useRef } from 'preact/hooks'
import type { Shown } from '../table/table.ts'
import { mainQuestion, useActing } from '../table-parts/acting.ts'
import { DropContext } from './drag.ts'

interface DroppingProps {
  readonly shown: Shown
  readonly children: ComponentChildren
}

export function Dropping({ shown, children }: DroppingProps) {
  const acting = useActing()
  const dropped = useRef<string | undefined>(undefined)
  const drop = useCallback(
    (person: string, piece: string): void => {
      dropped.current = person
      acting.press(piece)
    },
    [acting],
  )
  useEffect(() => {
    const question = mainQuestion(shown.questions)
    const leader = dropped.current
    if (question === undefined || leader === undefined || question.kind === 'plan') return
    dropped.current = undefined
    const choice = question.kind === 'leader' ? question.choices.find((one) => one.id === leader) : undefined
    if (choice !== undefined) acting.choose({ question, choice })
  }, [shown])
  return <DropContext.Provider value={drop}>{children}</DropContext.Provider>
}
