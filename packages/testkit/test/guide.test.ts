// The game of docs/add-a-game.md, written down as the guide says, tested with the guide's own tests and played.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GamePlugin } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const folder = new URL('.cache/guide/', root)
const guide = readFileSync(new URL('docs/add-a-game.md', root), 'utf8')
const blocks = [...guide.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)

/** Where each block of the guide belongs. */
const FILES = ['game.ts', 'testing.ts', 'shells.ts', 'text/en/index.ts', 'text/pack.ts', 'text/packs.ts', 'plugin.ts']

for (const [i, name] of FILES.entries()) {
  const file = fileURLToPath(new URL(name, folder))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, (blocks[i] ?? '').replace('@landfall/shells/testing', './testing.ts'))
}

describe('the guide', async () => {
  await import(fileURLToPath(new URL('shells.ts', folder)))

  test('its plugin speaks and plays', async () => {
    const { shellsPlugin }: { shellsPlugin: GamePlugin } = await import(fileURLToPath(new URL('plugin.ts', folder)))
    const session = shellsPlugin.game.start({ ...shellsPlugin.setupFor(2), seed: 'guide' })
    const { voice } = await shellsPlugin.speak('en')
    const [question] = session.questions
    const choice = question?.choices[0]
    if (question === undefined || choice === undefined) throw new Error('nothing is asked')
    expect(voice.prompt(question)).toBe('Where do you look?')
    expect(voice.choice(choice, question)).toBe('On the beach')
    session.answer({ seat: question.seat, question: question.id, choice: choice.id })
    expect(voice.scene(session.view('ann'), 'ann')).toEqual(['Ann: 1', 'Bob: 0'])
  })
})
