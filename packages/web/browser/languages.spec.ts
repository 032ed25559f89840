// Every language: found by the browser, changed by the player, whole on every screen.
import { LANGUAGES, type Language } from '@landfall/tabletop'
import type { Page } from '@playwright/test'
import { expectCyrillic, expectWhole, expectWords } from './legible.ts'
import { expect, test } from './page.ts'
import { answer, asked, begin, frames, goOn, open, round, settled } from './play.ts'
import { bring } from './saves.ts'

const SCREENS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

interface FirstWords {
  readonly home: { readonly newGame: string }
  readonly games: { readonly crusoe: { readonly name: string } }
}

/** What the link to the form of Robinson Crusoe is called. */
async function newGameIn(language: Language): Promise<string> {
  const { home, games }: FirstWords = await import(`../src/text/${language}/first.ts`)
  return `${home.newGame}: ${games.crusoe.name}`
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language })

    test('the browser’s language comes first, the chosen one is remembered', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('link', { name: await newGameIn(language) })).toBeVisible()
      const other = LANGUAGES.find((one) => one !== language) ?? 'en'
      await page.locator('select').selectOption(other)
      await expect(page.getByRole('link', { name: await newGameIn(other) })).toBeVisible()
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect(page.getByRole('link', { name: await newGameIn(other) })).toBeVisible()
    })

    test('every screen is whole at every width', async ({ page }) => {
      test.slow()
      await bring(page, { answers: 27 })
      await goOn(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await expectWhole(page)
      while ((await asked(page).locator('[data-group=build][aria-expanded]').count()) === 0) await answer(page)
      await open(page, 'build')
      const table = new URL(page.url()).hash
      await expectLegible(page, language, async () => {
        for (const tab of await page.locator('nav button:visible').all()) {
          await tab.click()
          await test.step((await tab.innerText()).trim(), () => expectWhole(page))
        }
      })
      for (const screen of ['#/', '#/new', '#/rules/RC-FIGHT-01']) {
        await page.goto(`/${screen}`)
        await expect(page.locator('h1')).toBeVisible()
        for (const summary of await page.locator('form summary').all()) await summary.click()
        await expectLegible(page, language)
      }
      await page.goto(`/${table.replace('play', 'replay')}`)
      await expect(page.getByRole('slider')).toBeVisible()
      await expectLegible(page, language)
    })

    test('the first round is played in words', async ({ page }) => {
      await begin(page, { seed: 'gull', guided: true })
      const read = async (): Promise<void> => {
        await expectWords(page)
        if (language === 'ru') await expectCyrillic(page)
      }
      while ((await round(page)) === 1) {
        const button = page.locator('[data-go-on]')
        while (await button.isVisible()) {
          await read()
          await expectWhole(page)
          await button.click()
          await frames(page)
        }
        await settled(page)
        await read()
        await expectWhole(page)
        await answer(page)
      }
    })
  })
}

/** Looks at a screen in every width. */
async function expectLegible(page: Page, language: string, at: () => Promise<void> = async () => {}): Promise<void> {
  await expectWords(page)
  if (language === 'ru') await expectCyrillic(page)
  for (const size of SCREENS) {
    await test.step(`${new URL(page.url()).hash} at ${size.width}`, async () => {
      await page.setViewportSize(size)
      await frames(page)
      await expectWhole(page)
      await at()
    })
  }
}
