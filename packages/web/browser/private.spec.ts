// A game with secrets around one screen: the screen is handed on, and nobody is shown what is not for their eyes.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { answer, beginBeacon, curtain, expect, eyes, goTogether, shown, take, test } from './beacon.ts'
import { expectCyrillic, expectWhole } from './legible.ts'
import { asked, choices, frames, undoButton } from './play.ts'

const PHONE = { width: 390, height: 844 }

/** Everything that the workers of a page ever sent to it is remembered there. */
async function overhear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const { addEventListener } = Worker.prototype
    Worker.prototype.addEventListener = function (this: Worker, ...given: Parameters<typeof addEventListener>) {
      if (given[0] === 'message') {
        addEventListener.call(this, 'message', (event) => {
          if (event instanceof MessageEvent) heard.push(JSON.stringify(event.data))
        })
      }
      addEventListener.apply(this, given)
    }
  })
}

/** All that was sent since this was asked last. */
async function heard(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const all: unknown = Reflect.get(globalThis, 'heard')
    return Array.isArray(all) ? all.splice(0).join('\n') : 'nobody listens'
  })
}

/** The cards that can be chosen from, without the choice to play none. */
async function hand(page: Page): Promise<readonly string[]> {
  return (await choices(page)).filter((id) => id !== 'keep')
}

test('the screen is handed from seat to seat, and nothing of the next hand is there before it is taken', async ({
  page,
}) => {
  await overhear(page)
  await beginBeacon(page, { players: 3 })
  await expect.poll(() => eyes(page)).toBeNull()
  await expect(page.locator('main')).not.toContainText('Your hand')
  await goTogether(page)

  const hands = new Map<string, readonly string[]>()
  for (const [seat, name] of [
    ['captain', 'The captain'],
    ['cook', 'The cook'],
    ['carpenter', 'The carpenter'],
  ] as const) {
    await expect(page.getByRole('heading', { name: `Hand the device to ${name}` })).toBeFocused()
    const before = `${await heard(page)} ${await page.content()}`
    expect(before).toContain(`"curtain":"${seat}"`)
    await page.getByRole('button', { name: `I am ${name}` }).click()
    await expect(curtain(page)).toHaveCount(0)
    await shown(page)
    await expect.poll(() => eyes(page)).toBe(seat)
    const cards = await hand(page)
    expect(cards).toHaveLength(3)
    // A card that lies in two hands says nothing, but its copy has a number of its own.
    for (const card of cards) expect(before, card).not.toContain(card)
    await expect(page.locator('main')).toContainText('Your hand: ')
    const log = page.locator('aside ol')
    await expect(log.getByText(new RegExp(`^${name} drew “`))).toHaveCount(3)
    await expect(log.getByText(/ drew “/)).toHaveCount(3)
    const now = await page.content()
    for (const card of [...hands.values()].flat()) expect(now, card).not.toContain(card)
    hands.set(seat, cards)
    await heard(page)
    await answer(page, 'keep')
  }
})

test('somebody else takes a look through the menu, and hands the screen back', async ({ page }) => {
  await beginBeacon(page)
  await goTogether(page)
  await take(page)
  await answer(page)
  expect(await take(page)).toBe('cook')
  await page.locator('header button[aria-haspopup=menu]').click()
  await page.getByRole('menuitem', { name: 'Look as The captain' }).click()
  await expect(curtain(page)).toHaveAttribute('data-curtain', 'captain')
  await expect(page.locator('aside')).toHaveCount(0)
  await curtain(page).locator('[data-take]').click()
  await expect(page.locator('[data-eyes=captain]')).toBeVisible()
  await expect(asked(page).getByRole('heading')).toHaveText('Waiting for The cook')
  await expect.poll(() => choices(page)).toEqual([])
  await page.getByRole('button', { name: 'Done looking' }).click()
  expect(await take(page)).toBe('cook')
  await expect.poll(async () => (await choices(page)).length).toBeGreaterThan(1)
})

/** To a question that everybody may hear: whether the captain uses a charm. */
async function toOpenQuestion(page: Page): Promise<void> {
  await goTogether(page)
  for (const seat of ['captain', 'cook']) {
    expect(await take(page)).toBe(seat)
    await answer(page, 'keep')
  }
  await expect(asked(page).getByRole('heading').first()).toHaveText(/^The captain — /)
}

const sheet = (page: Page, seat: string) => page.locator(`[data-peek="${seat}"]`)

test('what everybody may hear is asked without a curtain, and shows nobody’s hand', async ({ page }) => {
  await overhear(page)
  await beginBeacon(page)
  await toOpenQuestion(page)
  await heard(page)
  for (const name of ['The captain', 'The cook']) {
    await expect(asked(page).getByRole('heading').first()).toHaveText(new RegExp(`^${name} — `))
    await expect(curtain(page)).toHaveCount(0)
    expect(await eyes(page)).toBeNull()
    await expect(page.locator('main')).not.toContainText('Your hand')
    await expect(page.locator('aside ol').getByText(/ drew “/)).toHaveCount(0)
    expect(await heard(page)).not.toMatch(/Your hand|drew “/)
    await answer(page, 'pass')
  }
  // The council votes in secret.
  await expect(curtain(page)).toHaveAttribute('data-curtain', 'captain')
})

test('a hand is seen for as long as it is held, with a mouse, a finger or a key', async ({ page }) => {
  await overhear(page)
  await beginBeacon(page)
  await toOpenQuestion(page)
  await heard(page)
  const hold = page.locator('section [data-hold=captain]')
  const other = page.locator('li [data-hold=cook]')

  await test.step('a mouse', async () => {
    await hold.hover()
    await page.mouse.down()
    await expect(sheet(page, 'captain')).toContainText('Your hand: ')
    await expect(sheet(page, 'captain')).toContainText('Only for The captain')
    await expect(hold).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
    // Let go of anywhere.
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(sheet(page, 'captain')).toHaveCount(0)
    await expect(page.locator('body')).not.toContainText('Your hand')
    await other.hover()
    await page.mouse.down()
    await expect(sheet(page, 'cook')).toContainText('Your hand: ')
    await page.mouse.up()
    await expect(sheet(page, 'cook')).toHaveCount(0)
  })

  await test.step('a finger', async () => {
    const box = await hold.boundingBox()
    const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 12 }
    const finger = await page.context().newCDPSession(page)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await expect(sheet(page, 'captain')).toContainText('Your hand: ')
    // Longer than browsers wait for a menu.
    await page.waitForTimeout(700)
    await expect(sheet(page, 'captain')).toBeVisible()
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(sheet(page, 'captain')).toHaveCount(0)
  })

  await test.step('a key', async () => {
    for (const key of ['Space', 'Enter']) {
      await hold.focus()
      await page.keyboard.down(key)
      await expect(sheet(page, 'captain')).toContainText('Your hand: ')
      await page.keyboard.up(key)
      await expect(sheet(page, 'captain')).toHaveCount(0)
    }
    for (const end of [() => page.keyboard.press('Escape'), () => page.keyboard.press('Tab')]) {
      await hold.focus()
      await page.keyboard.down('Space')
      await expect(sheet(page, 'captain')).toBeVisible()
      await end()
      await expect(sheet(page, 'captain')).toHaveCount(0)
      await page.keyboard.up('Space')
    }
  })

  await test.step('nobody looks at the page', async () => {
    for (const event of ['blur', 'visibilitychange'] as const) {
      await hold.hover()
      await page.mouse.down()
      await expect(sheet(page, 'captain')).toBeVisible()
      await page.evaluate((name) => (name === 'blur' ? window : document).dispatchEvent(new Event(name)), event)
      await expect(sheet(page, 'captain')).toHaveCount(0)
      await page.mouse.up()
    }
  })

  await test.step('who cannot hold presses once, and once more', async () => {
    const press = () => hold.evaluate((button) => button instanceof HTMLButtonElement && button.click())
    await press()
    await expect(sheet(page, 'captain')).toBeVisible()
    await press()
    await expect(sheet(page, 'captain')).toHaveCount(0)
  })

  // The game has not moved, and nothing but what was asked for was sent.
  await expect(asked(page).getByRole('heading').first()).toHaveText(/^The captain — /)
  expect(await eyes(page)).toBeNull()
})

test('those who trust each other go without the curtain, also after a reload, until they want it back', async ({
  page,
}) => {
  await beginBeacon(page)
  await goTogether(page)
  await expect(curtain(page)).toHaveAttribute('data-curtain', 'captain')
  await page.getByRole('button', { name: 'We trust each other' }).click()
  await expect(curtain(page)).toHaveCount(0)
  await expect.poll(() => eyes(page)).toBe('captain')
  await page.reload()
  await shown(page)
  await expect.poll(() => eyes(page)).toBe('captain')
  await expect(page.locator('main')).toContainText('Your hand: ')
  await answer(page, 'keep')
  await expect.poll(() => eyes(page)).toBe('cook')
  await expect(asked(page).getByRole('heading').first()).toHaveText(/^The cook — /)

  await page.locator('header button[aria-haspopup=menu]').click()
  await page.getByRole('menuitem', { name: 'Draw the curtain again' }).click()
  await expect(curtain(page)).toHaveAttribute('data-curtain', 'cook')
  await page.reload()
  await expect(curtain(page)).toHaveAttribute('data-curtain', 'cook')
  await take(page)
  await page.locator('header button[aria-haspopup=menu]').click()
  await page.getByRole('menuitem', { name: 'We trust each other' }).click()
  await answer(page, 'keep')
  await expect(curtain(page)).toHaveCount(0)
})

test('an answer is taken back while the screen is on its way', async ({ page }) => {
  await beginBeacon(page)
  await goTogether(page)
  expect(await take(page)).toBe('captain')
  const offered = await choices(page)
  await answer(page)
  await expect(curtain(page)).toHaveAttribute('data-curtain', 'cook')
  await expect(curtain(page).locator('[data-undo]')).toHaveAttribute('title', 'Undo (Ctrl+Z)')
  await page.keyboard.press('Control+z')
  await expect(curtain(page)).toHaveAttribute('data-curtain', 'captain')
  await take(page)
  await expect.poll(() => choices(page)).toEqual(offered)
  await expect(undoButton(page)).toBeVisible()
})

test('a whole game with the keyboard alone, its end, its replay, and the way it is kept', async ({ page }) => {
  test.slow()
  await beginBeacon(page, { seed: 'gull' })
  const seen = new Set<string>()
  while ((await page.locator('dialog[open]').count()) === 0) {
    if ((await curtain(page).count()) > 0) {
      seen.add((await curtain(page).getAttribute('data-curtain')) ?? '')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(curtain(page)).toHaveCount(0)
    } else {
      const before = await page.locator('[data-answers]').getAttribute('data-answers')
      const button = asked(page).locator('[data-choice]').first()
      await button.focus()
      await page.keyboard.press('Enter')
      await page.waitForFunction(
        (answers) => document.querySelector('[data-answers]')?.getAttribute('data-answers') !== answers,
        before,
      )
    }
    await shown(page)
  }
  expect([...seen].toSorted()).toEqual(['captain', 'cook'])
  await expect(page.locator('dialog[open] h2')).toHaveText(/Won|Lost/)
  await expectAccessible(page)
  const id = new URL(page.url()).hash.split('/')[2] ?? ''

  await page.locator('dialog[open] a[href^="#/replay/"]').click()
  const slider = page.getByRole('slider')
  const last = Number(await slider.getAttribute('max'))
  for (const at of [0, 3, last]) {
    await slider.fill(String(at))
    await expect(page.locator('[data-answers]')).toHaveAttribute('data-answers', String(at))
    await expect(page.locator('main')).not.toContainText('Your hand')
    await expect(page.locator('aside ol').getByText(/ drew “/)).toHaveCount(0)
    await expect(curtain(page)).toHaveCount(0)
  }
  await page.goto('/#/')
  const card = page.locator('article', { has: page.locator(`a[href="#/replay/${id}"]`) })
  await expect(card).toContainText('Beacon')
  await expect(card).toContainText(`${last} moves`)
})

test('a game that is opened again asks for the seat that is awaited, in any language', async ({ page }) => {
  await beginBeacon(page)
  await goTogether(page)
  await take(page)
  await page.reload()
  await expect(curtain(page)).toHaveAttribute('data-curtain', 'captain')
  await take(page)
  await page.locator('header button[aria-haspopup=menu]').click()
  await page.getByRole('menuitem', { name: 'Language and light' }).click()
  await page.locator('dialog[open] select').selectOption('it')
  await expect(asked(page).getByRole('heading')).toHaveText(/Quale carta/)
  await expect.poll(() => eyes(page)).toBe('captain')
})

test('a rule explains the question, and the book of the game has it', async ({ page }) => {
  await beginBeacon(page)
  await asked(page).getByRole('button', { name: 'why? BE-OUT-01' }).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toContainText('The group decides together where to go')
  await dialog.getByRole('link', { name: 'Open in the rules' }).click()
  await expect(page.locator('[data-linked]')).toContainText('BE-OUT-01')
  await page.locator('label', { hasText: 'Robinson Crusoe' }).click()
  await expect(page).toHaveURL(/#\/rules\/crusoe$/)
  await expect(page.getByText('Planning stage')).toBeVisible()
})

for (const { locale, size } of [
  { locale: 'en-GB', size: { width: 1440, height: 900 } },
  { locale: 'ru-RU', size: PHONE },
  { locale: 'pl-PL', size: { width: 360, height: 740 } },
]) {
  test.describe(`${locale}, ${size.width} pixels wide`, () => {
    test.use({ locale, viewport: size })

    test('every screen is whole, and can be used by everybody, by day and by night', async ({ page }) => {
      test.slow()
      async function expectGood(): Promise<void> {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await frames(page)
          await expectAccessible(page)
        }
        await expectWhole(page)
        if (locale === 'ru-RU') await expectCyrillic(page)
      }
      await page.goto('/#/new/demo')
      await page.locator('form summary').click()
      await expectGood()
      await beginBeacon(page, { players: 4 })
      await expectGood()
      await answer(page)
      await test.step('the curtain', expectGood)
      await take(page)
      await test.step('a seat', expectGood)
      for (const _ of Array(4)) {
        await answer(page, 'keep')
        await take(page)
      }
      await test.step('a question for all', expectGood)
      await page.locator('section [data-hold]').focus()
      await page.keyboard.down('Space')
      await expect(page.locator('[data-peek]')).toContainText(/:/)
      await test.step('a hand that is held', expectGood)
      await page.keyboard.up('Space')
      const log = page.locator('nav button').last()
      if (await log.isVisible()) {
        await log.click()
        await test.step('the log', expectGood)
      }
      await page.goto('/#/')
      await expect(page.locator('article a[href^="#/play/"]').first()).toBeVisible()
      await test.step('the home page', expectGood)
    })
  })
}
