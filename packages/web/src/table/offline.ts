// Tables without a network: the shelf of this browser, kept by its workers.
import type { Language } from '@landfall/text'
import type { Engine, Engines } from './engines.ts'
import type { Refused } from './refused.ts'
import type { Shelf } from './shelf.ts'
import type { Shown, Table } from './table.ts'

/** Opens a game at a worker: it gives the number of the table there. */
type Open = (engine: Engine, language: Language) => Promise<{ readonly table: number } | Refused>

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
    listen()
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

export function offlineShelf(engines: Engines): Shelf {
  const opened = (id: string, language: Language, watch: boolean): Promise<Table | Refused> =>
    workerTable(engines, (engine, spoken) => engine.call('open', id, spoken, watch), language, watch)
  return {
    games: (language) => engines.speaking(language).call('games', language),
    offer: (language) => engines.speaking(language).call('offer', language),
    begin: (game) => engines.any().call('begin', game),
    open: (id, language) => opened(id, language, false),
    replay: (id, language) => opened(id, language, true),
    bring: (text) => engines.any().call('bring', text),
    async remove(id) {
      await engines.any().call('remove', id)
    },
    tables: (language) => engines.speaking(language).call('tables', language),
    async forgetTable(id) {
      await engines.any().call('forgetTable', id)
    },
  }
}
