// A table that the worker of this page keeps, and what every such table has in common.
import type { OpenedTable } from '../worker/protocol.ts'
import type { Engine } from './engine.ts'
import type { Refused } from './refused.ts'
import type { Shown, Table } from './table.ts'

/** What is simply asked of the worker, under the number that the table has there. */
export function callsTo(engine: Engine, number: number): Omit<Table, 'subscribe' | 'close' | 'misfit' | 'company'> {
  return {
    answer: (question, choice) => engine.call('answer', number, question, choice),
    undo: () => engine.call('undo', number),
    async goTo(answers) {
      await engine.call('goTo', number, answers)
    },
    card: (card) => engine.call('card', number, card),
    diary: () => engine.call('diary', number),
    handTo: (seat) => engine.call('handTo', number, seat),
    look: (seat) => engine.call('look', number, seat),
    peek: (seat) => engine.call('peek', number, seat),
    trust: (isTrusting) => engine.call('trust', number, isTrusting),
    async speak(language) {
      await engine.call('speak', number, language)
    },
    save: () => engine.call('save', number),
  }
}

export function closeTable(engine: Engine, number: number): void {
  engine.forget(number)
  engine.call('close', number).catch(() => {})
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

/** A table that is being opened at the worker. */
export async function workerTable(engine: Engine, opening: Promise<OpenedTable | Refused>): Promise<Table | Refused> {
  const opened = await opening
  if ('why' in opened) return opened
  const { table: number, misfit } = opened
  const listeners = new Set<(shown: Shown) => void>()
  let newest: Shown | undefined
  engine.listen(number, (message) => {
    if (!('shown' in message)) return
    newest = message.shown
    for (const listener of listeners) listener(message.shown)
  })
  return {
    ...callsTo(engine, number),
    link: () => engine.call('link', number),
    branch: () => engine.call('branch', number),
    again: () => engine.call('again', number),
    misfit,
    subscribe: (listener) => listening(listeners, listener, newest),
    close: () => closeTable(engine, number),
  }
}
