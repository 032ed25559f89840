// A table that a worker of this page keeps, and what every such table has in common.
import type { Language } from '@landfall/tabletop'
import type { OpenedTable } from '../worker/protocol.ts'
import type { Engine, Engines } from './engines.ts'
import type { Refused } from './refused.ts'
import type { Shown, Table } from './table.ts'

/** Opens a game at a worker: it gives the number of the table there. */
type Open = (engine: Engine, language: Language) => Promise<OpenedTable | Refused>

/** Where a table is open: a worker, and the number of the table there. */
interface Place {
  readonly engine: Engine
  readonly number: number
}

/** What is simply asked of the worker, wherever the table is by then. */
export function callsTo(
  place: () => Promise<Place>,
): Pick<Table, 'answer' | 'undo' | 'goTo' | 'card' | 'handTo' | 'look' | 'save'> {
  return {
    async answer(question, choice) {
      const { engine, number } = await place()
      return await engine.call('answer', number, question, choice)
    },
    async undo() {
      const { engine, number } = await place()
      return await engine.call('undo', number)
    },
    async goTo(answers) {
      const { engine, number } = await place()
      await engine.call('goTo', number, answers)
    },
    async card(card) {
      const { engine, number } = await place()
      return await engine.call('card', number, card)
    },
    async handTo(seat) {
      const { engine, number } = await place()
      return await engine.call('handTo', number, seat)
    },
    async look(seat) {
      const { engine, number } = await place()
      return await engine.call('look', number, seat)
    },
    async save() {
      const { engine, number } = await place()
      return await engine.call('save', number)
    },
  }
}

/** Tells the newest value at once, if there is one. Gives back how to stop listening. */
export function listening<Value>(
  listeners: Set<(value: Value) => void>,
  listener: (value: Value) => void,
  newest: Value | undefined,
): () => void {
  listeners.add(listener)
  if (newest !== undefined) listener(newest)
  return () => listeners.delete(listener)
}

/** A table that one worker after another keeps, as the language changes. */
export async function workerTable(
  engines: Engines,
  open: Open,
  first: Language,
  watch: boolean,
): Promise<Table | Refused> {
  const heard = new Set<(shown: Shown) => void>()
  let newest: Shown | undefined
  let language = first
  let engine = engines.speaking(first)
  /** Another language is a table at another worker: calls wait until it is open there. */
  let moving: Promise<void> = Promise.resolve()

  const opening = await open(engine, first)
  if ('why' in opening) return opening
  let number = opening.table

  function listen(): void {
    engine.listen(number, (said) => {
      if (!('shown' in said)) return
      newest = said.shown
      for (const listener of heard) listener(said.shown)
    })
  }
  listen()

  async function moveTo(to: Language): Promise<void> {
    if (to === language) return
    await leave()
    const next = engines.speaking(to)
    const answer = await open(next, to)
    if ('why' in answer) throw new Error(answer.why)
    language = to
    engine = next
    number = answer.table
    // What was looked at stays in sight: only a game that is watched can be anywhere but at its end.
    if (watch && newest !== undefined) await engine.call('goTo', number, newest.answers)
    // Whoever has the screen keeps it.
    if (!watch && newest?.eyes !== undefined) await engine.call('look', number, newest.eyes)
    listen()
  }

  async function leave(): Promise<void> {
    engine.forget(number)
    await engine.call('close', number)
  }

  return {
    ...callsTo(async () => {
      await moving
      return { engine, number }
    }),
    misfit: opening.misfit,
    subscribe: (listener) => listening(heard, listener, newest),
    speak(to) {
      moving = moving.then(() => moveTo(to))
      return moving
    },
    close() {
      moving = moving.then(leave)
      moving.catch(() => {})
    },
  }
}
