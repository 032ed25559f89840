// No mouse: from the home page to the second round with the keyboard alone.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './page.ts'
import { answer, asked, begin, choices, frames, goOn, round, settled, untilPlanning, usual } from './play.ts'

test('a game is begun and its first round is played with the keyboard alone', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'New game: Robinson Crusoe' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: '1 player' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '2 players' })).toBeChecked()
  await tabTo(page, page.locator('summary', { hasText: 'More options' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('textbox', { name: 'Seed' }))
  await page.keyboard.type('gull')
  await tabTo(page, page.getByRole('checkbox', { name: /Guide me/ }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Begin' }))
  await page.keyboard.press('Enter')
  await settled(page)

  while ((await round(page)) === 1) {
    await goOnByKeys(page)
    await expectFocus(page)
    await answerByKeys(page)
  }
})

test('a place on the island is pressed with Enter and with Space', async ({ page }) => {
  await begin(page, { seed: 'gull' })
  await answer(page)
  const planned = page.locator('main section ol > li')
  for (const key of ['Enter', 'Space']) {
    await tabTo(page, page.locator('g[data-at="explore/B2"]'))
    await page.keyboard.press(key)
    await expect(planned).toHaveCount(1)
    await settled(page)
    await expectFocus(page)
    await tabTo(page, page.locator('[data-undo]'))
    await page.keyboard.press('Enter')
    await expect(planned).toHaveCount(0)
    await settled(page)
    await expectFocus(page)
  }
})

test('a sheet gives the focus back to what opened it', async ({ page }) => {
  await begin(page, { seed: 'gull' })
  await untilPlanning(page)
  const openers = {
    rule: asked(page).locator('header p button'),
    card: page.locator('aside [data-at^="build/"] button').first(),
    lineOfTheLog: page.locator('aside ol[tabindex="0"] button').first(),
  }
  for (const [name, opener] of Object.entries(openers)) {
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await expect(page.locator('dialog[open]'), name).toBeVisible()
    await frames(page)
    await expectFocus(page)
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      )
      expect(inside, `${name}: the focus stays in the sheet`).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(opener, name).toBeFocused()
  }
})

test('the menu is walked through with arrows, and Escape leads back to its button', async ({ page }) => {
  await begin(page)
  const button = page.locator('header button[aria-haspopup=menu]')
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

async function answerByKeys(page: Page): Promise<void> {
  const chosen = usual(await choices(page))
  if (chosen.endsWith('/*')) {
    const group = asked(page).locator(`[data-group="${chosen.slice(0, -'/*'.length)}"]`)
    await tabTo(page, group)
    if ((await group.getAttribute('data-choice')) === null) {
      await page.keyboard.press('Enter')
      await tabTo(page, asked(page).locator('[data-opened] [data-choice]').first())
    }
  } else {
    await tabTo(page, asked(page).locator(`[data-choice="${chosen}"]`).first())
  }
  await page.keyboard.press('Enter')
  await settled(page)
}

async function goOnByKeys(page: Page): Promise<void> {
  const button = page.locator('[data-go-on]')
  while (await button.isVisible()) {
    await expectFocus(page)
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await frames(page)
  }
  await expect(goOn(page)).resolves.toEqual([])
}

/** Tabs until something has the focus. On the way the focus is always seen. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab')
    const where = await wanted.evaluate((element) => {
      const focused = document.activeElement
      if (focused === null || focused === document.body) return 'nowhere'
      return focused === element ? 'there' : 'elsewhere'
    })
    // Between the last and the first element the focus is in the frame of the browser.
    if (where === 'nowhere') continue
    await expectFocus(page)
    if (where === 'there') return
  }
  throw new Error(`Tab never reaches ${wanted}`)
}

/** Something on the screen has the focus, and it is seen. */
async function expectFocus(page: Page): Promise<void> {
  const fault = await page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 'nothing has the focus'
    const told = focused.outerHTML.slice(0, 160)
    const { top, bottom, left, right } = focused.getBoundingClientRect()
    if (bottom < 0 || right < 0 || top > innerHeight || left > innerWidth) return `not on the screen: ${told}`
    // What has the focus by the program and takes no key needs no edge: a heading that is read first.
    if (focused.getAttribute('tabindex') === '-1' && !focused.matches('[role=menuitem]')) return ''
    const shown = [focused, focused.nextElementSibling, focused.parentElement, ...focused.children].some((element) => {
      if (element === null) return false
      const { outlineStyle, outlineWidth, boxShadow, stroke } = getComputedStyle(element)
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5) return true
      return (element === focused && boxShadow !== 'none') || (element.matches('polygon, circle') && stroke !== 'none')
    })
    return shown ? '' : `the focus is not seen: ${told}`
  })
  expect(fault).toBe('')
}
