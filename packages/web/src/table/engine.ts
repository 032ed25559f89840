// The worker of this page, and how it is called.
import type { Calls, TableMessage, WorkerMessage } from '../worker/protocol.ts'
import { noteError } from './last-error.ts'

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** The worker, as the page knows it. */
export interface Engine {
  call<Name extends keyof Calls>(name: Name, ...given: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>>
  /** Tells what an open table says: what it has said already, and all that follows. */
  listen(table: number, listener: (message: TableMessage) => void): void
  forget(table: number): void
}

export function startEngine(): Engine {
  const worker = new Worker(new URL('../worker/engine.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<number, (message: TableMessage) => void>()
  /** What a table said before anybody listened. */
  const early = new Map<number, TableMessage[]>()
  let calls = 0

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if ('table' in data) {
      const listener = listeners.get(data.table)
      if (listener === undefined) early.set(data.table, [...(early.get(data.table) ?? []), data])
      else listener(data)
      return
    }
    const asked = waiting.get(data.call)
    waiting.delete(data.call)
    if ('failed' in data) {
      noteError(data.failed)
      asked?.reject(new Error(data.failed))
    } else asked?.resolve(data.result)
  })
  worker.addEventListener('error', ({ message }) => {
    noteError(message)
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  })

  /** The worker answers a call with what the call promises. */
  function call<Name extends keyof Calls>(
    name: Name,
    ...given: Parameters<Calls[Name]>
  ): Promise<ReturnType<Calls[Name]>>
  function call(name: keyof Calls, ...given: readonly unknown[]): Promise<unknown> {
    calls += 1
    const number = calls
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve, reject })
      worker.postMessage({ call: number, name, given })
    })
  }

  return {
    call,
    listen(table, listener) {
      listeners.set(table, listener)
      const messages = early.get(table) ?? []
      early.delete(table)
      for (const message of messages) listener(message)
    },
    forget(table) {
      listeners.delete(table)
      early.delete(table)
    },
  }
}
