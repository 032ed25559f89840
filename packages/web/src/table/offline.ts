// Tables without a network: the shelf of this browser, kept by workers, one for each language that is spoken.
import type { Language } from '@landfall/text'
import type { Calls, Said } from '../worker/protocol.ts'
import type { Shelf } from './shelf.ts'
import type { Refused, Shown, Table } from './table.ts'

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
interface Engine {
  call<Name extends keyof Calls>(name: Name, ...given: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>>
  /** Tells what an open table shows: what it has shown already, and all that follows. */
  listen(table: number, listener: (shown: Shown) => void): void
  forget(table: number): void
}

function startEngine(language: Language): Engine {
  const worker = WORKERS[language]()
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<number, (shown: Shown) => void>()
  /** What a table showed before anybody listened. */
  const early = new Map<number, Shown>()
  let calls = 0

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
      const shown = early.get(table)
      early.delete(table)
      if (shown !== undefined) listener(shown)
    },
    forget(table) {
      listeners.delete(table)
      early.delete(table)
    },
  }
}

/** Gives the shelf. Workers start when their language is asked for. */
export function offlineShelf(): Shelf {
  const engines = new Map<Language, Engine>()
  /** The language last spoken, for what needs none. */
  let spoken: Language = 'en'

  function engineFor(language: Language): Engine {
    spoken = language
    const known = engines.get(language) ?? startEngine(language)
    engines.set(language, known)
    return known
  }

  async function opened(id: string, language: Language, watch: boolean): Promise<Table | Refused> {
    const answer = await engineFor(language).call('open', id, language, watch)
    return 'why' in answer ? answer : tableOf(id, watch, language, answer.table)
  }

  function tableOf(id: string, watch: boolean, first: Language, opening: number): Table {
    const heard = new Set<(shown: Shown) => void>()
    let newest: Shown | undefined
    let language = first
    let engine = engineFor(first)
    let number = opening
    /** Another language is a table at another worker: calls wait until it is open there. */
    let moving: Promise<void> = Promise.resolve()

    const tell = (shown: Shown): void => {
      newest = shown
      for (const listener of heard) listener(shown)
    }
    engine.listen(number, tell)

    async function moveTo(to: Language): Promise<void> {
      if (to === language) return
      await leave()
      const next = engineFor(to)
      const answer = await next.call('open', id, to, watch)
      if ('why' in answer) throw new Error(answer.why)
      language = to
      engine = next
      number = answer.table
      // What was looked at stays in sight: only a game that is watched can be anywhere but at its end.
      if (watch && newest !== undefined) await engine.call('goTo', number, newest.answers)
      engine.listen(number, tell)
    }

    async function leave(): Promise<void> {
      engine.forget(number)
      await engine.call('close', number)
    }

    return {
      subscribe(listener) {
        heard.add(listener)
        if (newest !== undefined) listener(newest)
        return () => heard.delete(listener)
      },
      async answer(question, choice) {
        await moving
        return await engine.call('answer', number, question, choice)
      },
      async undo() {
        await moving
        return await engine.call('undo', number)
      },
      async goTo(answers) {
        await moving
        await engine.call('goTo', number, answers)
      },
      async card(card) {
        await moving
        return await engine.call('card', number, card)
      },
      speak(to) {
        moving = moving.then(() => moveTo(to))
        return moving
      },
      async save() {
        await moving
        return await engine.call('save', number)
      },
      close() {
        moving = moving.then(leave)
        moving.catch(() => {})
      },
    }
  }

  return {
    games: (language) => engineFor(language).call('games', language),
    offer: (language) => engineFor(language).call('offer', language),
    begin: (game) => engineFor(spoken).call('begin', game),
    open: (id, language) => opened(id, language, false),
    replay: (id, language) => opened(id, language, true),
    bring: (text) => engineFor(spoken).call('bring', text),
    async remove(id) {
      await engineFor(spoken).call('remove', id)
    },
  }
}
