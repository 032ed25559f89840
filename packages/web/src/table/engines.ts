// The workers of this page, one for each language that is spoken, and how they are called.
import type { Language } from '@landfall/tabletop'
import type { Calls, Said, SaidOfTable } from '../worker/protocol.ts'

/** A worker carries one language only, so that nobody waits for words that are not spoken. */
const WORKERS: { readonly [L in Language]: () => Worker } = {
  en: () => new Worker(new URL('../worker/en.ts', import.meta.url), { type: 'module' }),
  it: () => new Worker(new URL('../worker/it.ts', import.meta.url), { type: 'module' }),
  pl: () => new Worker(new URL('../worker/pl.ts', import.meta.url), { type: 'module' }),
  ru: () => new Worker(new URL('../worker/ru.ts', import.meta.url), { type: 'module' }),
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** A worker that is running. */
export interface Engine {
  call<Name extends keyof Calls>(name: Name, ...given: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>>
  /** Tells what an open table says: what it has said already, and all that follows. */
  listen(table: number, listener: (said: SaidOfTable) => void): void
  forget(table: number): void
}

function startEngine(language: Language): Engine {
  const worker = WORKERS[language]()
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<number, (said: SaidOfTable) => void>()
  /** What a table said before anybody listened. */
  const early = new Map<number, SaidOfTable[]>()
  let calls = 0

  worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if ('table' in data) {
      const listener = listeners.get(data.table)
      if (listener === undefined) early.set(data.table, [...(early.get(data.table) ?? []), data])
      else listener(data)
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
      const said = early.get(table) ?? []
      early.delete(table)
      for (const each of said) listener(each)
    },
    forget(table) {
      listeners.delete(table)
      early.delete(table)
    },
  }
}

/** The workers of a page: each starts when its language is asked for. */
export interface Engines {
  speaking(language: Language): Engine
  /** The one that was asked last, for what needs no language. */
  any(): Engine
}

export function pageEngines(): Engines {
  const engines = new Map<Language, Engine>()
  let spoken: Language = 'en'
  function speaking(language: Language): Engine {
    spoken = language
    const known = engines.get(language) ?? startEngine(language)
    engines.set(language, known)
    return known
  }
  return { speaking, any: () => speaking(spoken) }
}
