// Saves of long games: a shortcut lies beside them, and whatever is wrong with it does no harm.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame } from '@landfall/games'
import type { BroughtBack, GameTypes, Session } from '@landfall/kernel'
import { afterAll, expect, test } from 'vitest'
import { readSave, readShortcut, writeSave } from '../src/saves.ts'

const folder = mkdtempSync(join(tmpdir(), 'landfall-saves-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { game, setupFor } = await loadGame('continent')

/** An action is begun and called off, again and again. */
function hesitating(answers: number): Session {
  const session = game.start({ ...setupFor(1), seed: 'hesitating' })
  for (let i = 0; i < answers; i++) {
    const question = session.questions.find(({ optional }) => optional !== true)
    const choice = question?.choices.find(({ id }) => id === 'cancel') ?? question?.choices[0]
    const answer = { seat: session.seats[0] ?? '', question: question?.id ?? 0, choice: choice?.id ?? '' }
    expect(session.answer(answer)).toBeUndefined()
  }
  return session
}

const opened = (file: string): BroughtBack<GameTypes> =>
  game.bringBack(readSave(file), { shortcut: readShortcut(file) })

test('a long game is opened by the shortcut beside its save, and without it', () => {
  const file = join(folder, 'long.json')
  const session = hesitating(1_200)
  writeSave(file, session)
  const back = opened(file)
  expect([back.from, back.misfit]).toEqual([1_200, undefined])
  expect(back.session.hash()).toBe(session.hash())
  for (const text of ['', '{}', '"elsewhere"', '{"answers":1200}']) {
    writeFileSync(`${file}.shortcut`, text)
    expect([opened(file).from, opened(file).session.hash()]).toEqual([undefined, session.hash()])
  }
})

test('the shortcut of answers that were taken back since is ignored', () => {
  const file = join(folder, 'left.json')
  const session = hesitating(1_100)
  writeSave(file, session)
  const shortcut = readShortcut(file)
  expect(session.undoTo(1_090)).toBeUndefined()
  writeSave(file, session)
  writeFileSync(`${file}.shortcut`, JSON.stringify(shortcut))
  expect([opened(file).from, opened(file).session.hash()]).toEqual([undefined, session.hash()])
})

test('a short game needs none', () => {
  const file = join(folder, 'short.json')
  writeSave(file, hesitating(10))
  expect([existsSync(file), existsSync(`${file}.shortcut`)]).toEqual([true, false])
})
