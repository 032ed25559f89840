// The first turn is explained to newcomers, question by question, in every language.
import { naufragosPlugin } from '@landfall/naufragos'
import { LANGUAGES, randomPlayer } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'

/** What somebody is told who takes a whole game in. */
async function told(language: (typeof LANGUAGES)[number], players: number): Promise<readonly string[]> {
  const guide = await naufragosPlugin.guide?.(language)
  const session = naufragosPlugin.game.start({ ...naufragosPlugin.setupFor(players), seed: 'guide' })
  const player = randomPlayer('guide')
  const known: string[] = []
  const texts: string[] = []
  while (session.outcome === undefined && session.state.turn < 3) {
    for (const question of session.questions) {
      const nextLesson = () => guide?.lesson(question, session.view(undefined), known)
      for (let next = nextLesson(); next !== undefined; next = nextLesson()) {
        known.push(next.id)
        texts.push(next.text)
      }
    }
    session.answer(player.answer(session))
  }
  expect(known[0]).toBe('welcome')
  expect(known.at(-1)).toBe('farewell')
  expect(known).toEqual(expect.arrayContaining(['white', 'place', 'meal']))
  return texts
}

describe.each(LANGUAGES)('%s', (language) => {
  test('NA-TURN-02 each lesson once, from the welcome to the farewell', async () => {
    const texts = await told(language, 3)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('NA-SOLO-01 the player who is alone is spoken to as one', async () => {
    const [[welcome], [alone]] = [await told(language, 3), await told(language, 1)]
    expect(alone).not.toBe(welcome)
  })
})

test('NA-TURN-03 a game that is opened in a later turn explains nothing', async () => {
  const guide = await naufragosPlugin.guide?.('en')
  const session = naufragosPlugin.game.start({ ...naufragosPlugin.setupFor(2), seed: 'late' })
  const player = randomPlayer('late')
  while (session.outcome === undefined && session.state.turn < 2) session.answer(player.answer(session))
  const [question] = session.questions
  expect(question && guide?.lesson(question, session.view(undefined), [])).toBeUndefined()
})
