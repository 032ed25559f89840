// The screens of tables online: for everybody, in every language, on every width.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, join, makeTable, person, say, somebodyAnswers, test, tool } from './company.ts'
import { expectCyrillic, expectWhole, expectWords } from './legible.ts'
import { frames, goOn, undoButton } from './play.ts'

const WIDE = { width: 1440, height: 900 }
const SMALL = { width: 360, height: 740 }

/** In both themes. */
async function expectForEverybody(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await frames(page)
    await test.step(colorScheme, () => expectAccessible(page))
  }
}

async function expectLegible(page: Page, locale: string): Promise<void> {
  await expectWords(page)
  if (locale === 'ru-RU') await expectCyrillic(page)
  for (const size of [SMALL, WIDE]) {
    await page.setViewportSize(size)
    await frames(page)
    await expectWhole(page)
  }
}

test('sitting down, the company, chat, seats and links are for everybody', async ({ guest }) => {
  test.slow()
  const ann = await guest()
  const ben = await guest({ viewport: SMALL })
  await ann.goto('/#/new')
  await ann.locator('[data-online]').click()
  await expect(ann.locator('dialog[open]')).toBeVisible()
  await expectForEverybody(ann)
  await ann.keyboard.press('Escape')
  const link = await makeTable(ann, { seats: [] })
  await expectForEverybody(ann)
  await ann.locator('form button[type=submit]').click()
  await expect(ann.getByRole('alert')).toBeVisible()
  await expectForEverybody(ann)
  await ann.locator('input[data-seat=carpenter]').check()
  await ann.locator('form button[type=submit]').click()

  await ben.goto(`/${link}`)
  await expect(ben.locator('[data-look]')).toBeVisible()
  await expectForEverybody(ben)
  await ben.locator('[data-look]').click()
  await expect(ben.locator('[data-sit]')).toBeVisible()
  await expectForEverybody(ben)
  await ben.locator('[data-sit]').click()
  await join(ben, link, 'Ben', ['cook'])

  await say(ben, 'Ahoy!')
  await expectForEverybody(ben)
  await say(ann, 'Ahoy, Ben!')
  await expectForEverybody(ann)
  await tool(ann, 'link').click()
  await ann.locator('[data-device]').click()
  await expectForEverybody(ann)
  await ann.keyboard.press('Escape')
  await tool(ann, 'point').click()
  await expectForEverybody(ann)
  await ann.keyboard.press('Escape')
  await somebodyAnswers([ann])
  await goOn(ben)
  await undoButton(ben).click()
  await expect(ann.locator('[data-agree]')).toBeVisible()
  await goOn(ann)
  await expectForEverybody(ann)
  await ann.goto('/#/')
  await expect(ann.locator('[data-table]')).toBeVisible()
  await expectForEverybody(ann)
})

const LONG = {
  'en-GB': 'Maximilian Featherstonehaugh III',
  'it-IT': 'Massimiliano della Rocca Serena',
  'pl-PL': 'Grzegorz Brzęczyszczykiewicz',
  'ru-RU': 'Александра Константиновна Крузо',
}

for (const [locale, name] of Object.entries(LONG)) {
  test.describe(locale, () => {
    test.use({ locale })

    test('every screen of a table online is whole, with names that are long', async ({ guest }) => {
      const ann = await guest()
      const ben = await guest()
      const link = await makeTable(ann, { name, players: 4, seats: [] })
      await expectLegible(ann, locale)
      await ann.locator('input[data-seat=carpenter]').check()
      await ann.locator('form button[type=submit]').click()
      await expect(tool(ann, 'chat')).toBeVisible()
      await ben.goto(`/${link}`)
      await expect(ben.locator('[data-look]')).toBeVisible()
      await expectLegible(ben, locale)
      await join(ben, link, name, ['cook', 'explorer'])
      await expect(person(ann, name)).toHaveCount(2)
      await expectLegible(ann, locale)
      await ann.setViewportSize(WIDE)
      await say(ann, name)
      await expectLegible(ann, locale)
      await ann.setViewportSize(WIDE)
      await tool(ann, 'chat').click()
      await tool(ann, 'link').click()
      await ann.locator('[data-device]').click()
      await expectLegible(ann, locale)
      await ann.keyboard.press('Escape')
      await somebodyAnswers([ann])
      await goOn(ben)
      await undoButton(ben).click()
      await expect(ann.locator('[data-agree]')).toBeVisible()
      await goOn(ann)
      for (const page of [ann, ben]) await expectLegible(page, locale)
      await ann.goto('/#/')
      await expect(ann.locator('[data-table]')).toBeVisible()
      await expectLegible(ann, locale)
      await ann.goto(`/#/table/${'x'.repeat(22)}`)
      await expect(ann.getByRole('alert')).toBeVisible()
      await expectLegible(ann, locale)
    })
  })
}
