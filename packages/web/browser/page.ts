// The test of every spec: a page that may not complain. Import test and expect from here.
import { test as base, expect } from '@playwright/test'

/** A page on which any error, and any file that does not come, makes the test fail in the end. */
export const test = base.extend<{ readonly complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => complaints.push(message))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints, 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
