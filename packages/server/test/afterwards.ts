// What a test file must clean up, once all its tests are done.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const undoing: (() => Promise<void> | void)[] = []
afterAll(async () => {
  for (const undo of undoing.reverse()) await undo()
})

/** The last to be named is the first to be done. */
export const afterwards = (undo: () => Promise<void> | void): void => void undoing.push(undo)

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-server-'))
  afterwards(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
