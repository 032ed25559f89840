// The test of every spec: pages that may not complain. Import test and expect from here.
import { test as base, expect } from '@playwright/test'

/** Windows in which any error, and any file that does not come, makes the test fail in the end. */
export const test = base.extend<{ readonly complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('weberror', (thrown) => complaints.push(thrown.error().message))
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints, 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
