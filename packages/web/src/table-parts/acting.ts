// What can be done at this moment, and how a part of the table does it.
import { createContext } from 'preact'
import { useContext, useEffect, useRef, useState } from 'preact/hooks'
import type { ShownChoice, ShownQuestion } from '../table/table.ts'
import { type Dropping, type Moving, STILL } from './moving.ts'

/** A choice together with the question it answers. */
export interface Pick {
  readonly question: ShownQuestion
  readonly choice: ShownChoice
}

/** Stays the same object as long as the table is open: `usePicks` tells what is lit. */
export interface Acting extends Dropping {
  /** What can be chosen by pressing this piece; nothing, where it is only looked at. */
  at(piece: string): readonly Pick[]
  choose(pick: Pick): void
  /** Chooses what the piece stands for; where it stands for several things, asks which. */
  press(piece: string): void
  /** The piece in hand, where choices put pieces somewhere: whatever is pressed, it goes there if it can. */
  hand(): string | undefined
  /** Takes another piece in hand. */
  take(piece: string): void
  /** What is moved by hand at this moment. */
  moving(): Moving
  /** Opens a card to be read. */
  read(card: string): void
  /** Opens a rule. */
  why(rule: string): void
  /** Be told when other things can be done. Returns how to stop. */
  listen(listener: () => void): () => void
}

export const ActingContext = createContext<Acting>({
  at: () => [],
  choose() {},
  press() {},
  hand: () => undefined,
  take() {},
  moving: () => STILL,
  drag() {},
  drop: () => false,
  read() {},
  why() {},
  listen: () => () => {},
})

export function useActing(): Acting {
  return useContext(ActingContext)
}

/** The choices that point at one of these pieces, by the first that has any. Draws again only when they look different. */
export function usePicks(...pieces: readonly string[]): {
  readonly piece: string | undefined
  readonly picks: readonly Pick[]
} {
  const acting = useActing()
  const [, setDrawn] = useState(0)
  const piece = pieces.find((name) => acting.at(name).length > 0)
  const picks = piece === undefined ? [] : acting.at(piece)
  const look = lookOf(piece, picks)
  const drawn = useRef(look)
  drawn.current = look
  const names = pieces.join(' ')
  useEffect(
    () =>
      acting.listen(() => {
        const now = pieces.find((name) => acting.at(name).length > 0)
        if (lookOf(now, now === undefined ? [] : acting.at(now)) !== drawn.current) setDrawn((count) => count + 1)
      }),
    [acting, names],
  )
  return { piece, picks }
}

/** The piece in hand. Draws again when it is another one. */
export function useHand(): string | undefined {
  const acting = useActing()
  const [hand, setHand] = useState(acting.hand)
  useEffect(() => {
    setHand(acting.hand())
    return acting.listen(() => setHand(acting.hand()))
  }, [acting])
  return hand
}

/** What is moved by hand. Draws again with every change. */
export function useMoving(): Moving {
  const acting = useActing()
  const [moving, setMoving] = useState(acting.moving)
  useEffect(() => {
    setMoving(acting.moving())
    return acting.listen(() => setMoving(acting.moving()))
  }, [acting])
  return moving
}

/** The pieces that can be put somewhere, each once. */
export function movable(questions: readonly ShownQuestion[]): readonly string[] {
  const pieces = questions.flatMap(({ choices }) => choices.flatMap(({ moves }) => moves ?? []))
  return [...new Set(pieces)]
}

/** Everything about choices that can be seen on the table. */
function lookOf(piece: string | undefined, picks: readonly Pick[]): string {
  return JSON.stringify([
    piece,
    picks.map(({ question, choice }) => [question.kind, choice.id, choice.label, choice.odds, choice.costs]),
  ])
}

/** Every choice by the piece it points at. Where the piece in hand can be put, no other one is; one that is dragged is put or nothing. */
export function picksByPiece(
  questions: readonly ShownQuestion[],
  { hand, dragged }: { readonly hand?: string | undefined; readonly dragged?: string | undefined },
): ReadonlyMap<string, readonly Pick[]> {
  const all = allPicks(questions, dragged)
  if (hand === undefined || dragged !== undefined) return all
  return new Map(
    [...all].map(([piece, picks]) => [
      piece,
      picks.some(({ choice }) => choice.moves === hand) ? forHand(picks, hand) : picks,
    ]),
  )
}

const forHand = (picks: readonly Pick[], hand: string): readonly Pick[] =>
  picks.filter(({ choice: { moves } }) => moves === undefined || moves === hand)

function allPicks(
  questions: readonly ShownQuestion[],
  dragged: string | undefined,
): ReadonlyMap<string, readonly Pick[]> {
  const picks = new Map<string, Pick[]>()
  for (const question of questions) {
    for (const choice of question.choices) {
      if (choice.at === undefined || (dragged !== undefined && choice.moves !== dragged)) continue
      const known = picks.get(choice.at)
      if (known === undefined) picks.set(choice.at, [{ question, choice }])
      else known.push({ question, choice })
    }
  }
  return picks
}

/** The question that the game waits for; where only abilities can be used, none. */
export function mainQuestion(questions: readonly ShownQuestion[]): ShownQuestion | undefined {
  return questions.find(({ optional }) => !optional)
}
