// Tables without a network: the shelf of this browser, kept by a worker.
import type { Calls, Said } from '../worker/protocol.ts'
import type { Shelf } from './shelf.ts'
import type { Refused, Shown, Table } from './table.ts'

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** Starts the worker and gives the shelf that it keeps. */
export function offlineShelf(): Shelf {
  const worker = new Worker(new URL('../worker/engine.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<number, (shown: Shown) => void>()
  /** What a table showed before anybody listened. */
  const early = new Map<number, Shown>()
  let calls = 0

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

  worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if ('table' in data) {
      const listener = listeners.get(data.table)
      if (listener === undefined) early.set(data.table, data.shown)
      else listener(data.shown)
      return
    }
    const asked = waiting.get(data.call)
    waiting.delete(data.call)
    if ('failed' in data) asked?.reject(new Error(data.failed))
    else asked?.resolve(data.result)
  })
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  })

  function tableOf(number: number, first: Parameters<Table['speak']>[0]): Table {
    let language = first
    const heard = new Set<(shown: Shown) => void>()
    let newest = early.get(number)
    early.delete(number)
    listeners.set(number, (shown) => {
      newest = shown
      for (const listener of heard) listener(shown)
    })
    return {
      subscribe(listener) {
        heard.add(listener)
        if (newest !== undefined) listener(newest)
        return () => heard.delete(listener)
      },
      answer: (question, choice) => call('answer', number, question, choice),
      undo: () => call('undo', number),
      async goTo(answers) {
        await call('goTo', number, answers)
      },
      card: (id) => call('card', id, language),
      async speak(to) {
        language = to
        await call('speak', number, to)
      },
      save: () => call('save', number),
      close() {
        listeners.delete(number)
        call('close', number).catch(() => {})
      },
    }
  }

  async function opened(id: string, language: Parameters<Shelf['open']>[1], watch: boolean): Promise<Table | Refused> {
    const answer = await call('open', id, language, watch)
    return 'why' in answer ? answer : tableOf(answer.table, language)
  }

  return {
    games: (language) => call('games', language),
    offer: (language) => call('offer', language),
    begin: (game) => call('begin', game),
    open: (id, language) => opened(id, language, false),
    replay: (id, language) => opened(id, language, true),
    bring: (text) => call('bring', text),
    async remove(id) {
      await call('remove', id)
    },
  }
}
