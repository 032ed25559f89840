// The game of docs/add-a-game.md, written down as the guide says and tested with the guide's own tests.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe } from 'vitest'

const root = new URL('../../../', import.meta.url)
const folder = new URL('.cache/guide/', root)
const guide = readFileSync(new URL('docs/add-a-game.md', root), 'utf8')
const blocks = [...guide.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)

mkdirSync(folder, { recursive: true })
for (const [i, file] of ['game.ts', 'testing.ts', 'shells.ts'].entries()) {
  writeFileSync(new URL(file, folder), (blocks[i] ?? '').replace('@landfall/shells/testing', './testing.ts'))
}

describe('the guide', async () => {
  await import(fileURLToPath(new URL('shells.ts', folder)))
})
