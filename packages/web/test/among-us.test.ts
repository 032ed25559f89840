// What is asked around one screen: the name of the seat and that of what asks do not run into one another.
import { naufragosPlugin } from '@landfall/naufragos'
import { LANGUAGES, randomPlayer, voiceFor } from '@landfall/tabletop'
import { expect, test } from 'vitest'
import type { Shown, ShownQuestion } from '../src/table/table.ts'
import { promptFor } from '../src/table-parts/among-us.ts'

type Asked = Parameters<typeof promptFor>

const screen = (isOpen: boolean, mine: readonly string[]): Pick<Shown, 'isOpen' | 'mine' | 'seats'> => ({
  isOpen,
  mine,
  seats: [
    { id: 'red', name: 'Red' },
    { id: 'yellow', name: 'Yellow' },
  ],
})

const question = (prompt: string): Pick<ShownQuestion, 'seat' | 'prompt'> => ({ seat: 'red', prompt })

const shared = screen(false, ['red', 'yellow'])

test('a seat is set apart by a dash from what asks, which has a colon', () => {
  expect(promptFor(shared, question('Tend the hurt: which castaway do you choose?'))).toBe(
    'Red — Tend the hurt: which castaway do you choose?',
  )
  expect(promptFor(shared, question('Where do you place your pawn?'))).toBe('Red — Where do you place your pawn?')
})

test('nobody is named where one person looks, or where there are no secrets', () => {
  const asked: Asked[1] = question('Which source?')
  expect(promptFor(screen(false, ['red']), asked)).toBe('Which source?')
  expect(promptFor(screen(true, ['red', 'yellow']), asked)).toBe('Which source?')
})

test.each(LANGUAGES)('no question of a game has two names with colons in front of it (%s)', async (language) => {
  const { voice } = await naufragosPlugin.speak(language)
  const session = naufragosPlugin.game.start({ ...naufragosPlugin.setupFor(2), seed: 'colons' })
  const speaking = voiceFor(voice, session.config)
  const player = randomPlayer('colons')
  const twice = new Set<string>()
  while (session.outcome === undefined) {
    for (const asked of session.questions) {
      const prompt = promptFor(shared, { seat: asked.seat, prompt: speaking.prompt(asked) })
      if (/^[^.?!…]*: [^.?!…]*: /.test(prompt)) twice.add(prompt)
    }
    session.answer(player.answer(session))
  }
  expect([...twice]).toEqual([])
})
