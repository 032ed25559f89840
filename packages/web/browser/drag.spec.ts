// A pawn is dragged to a place: it leads what is planned there.
import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test } from './page.ts'
import { answer, asked, begin, goOn, looks, settled } from './play.ts'

interface Point {
  readonly x: number
  readonly y: number
}

async function middleOf(locator: Locator): Promise<Point> {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const pawnOf = (page: Page, person: string): Locator => page.locator(`[data-at="pawn/${person}"] svg`).first()
const place = (page: Page, at: string): Locator => page.locator(`[data-lit][data-at="${at}"]`)

async function untilPlanning(page: Page): Promise<void> {
  await begin(page, { seed: 'gull' })
  await answer(page)
  await goOn(page)
  await expect(asked(page).locator('[data-group=explore]')).toBeVisible()
}

/** The place is planned at, and nobody was asked who leads. */
async function expectLed(page: Page, by: string): Promise<void> {
  await settled(page)
  const { plan } = await looks(page)
  expect(plan).toHaveLength(1)
  expect(plan[0]).toContain('B2')
  await expect(page.locator('main section ol > li')).toContainText(by)
}

async function dragTo(page: Page, person: string, at: string): Promise<void> {
  const from = await middleOf(pawnOf(page, person))
  const to = await middleOf(place(page, at))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 })
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
}

test('with a mouse', async ({ page }) => {
  await untilPlanning(page)
  await dragTo(page, 'cook', 'explore/B2')
  await expectLed(page, 'Cook')
})

for (const second of ['cook', 'carpenter']) {
  test(`a second pawn, of the ${second}, supports the first`, async ({ page }) => {
    await untilPlanning(page)
    await dragTo(page, 'cook', 'explore/B2')
    await expectLed(page, 'Cook')
    await expect(page.locator('main section ol > li')).toContainText('83')
    await dragTo(page, second, 'explore/B2')
    await settled(page)
    await expect(page.locator('main section ol > li')).toHaveCount(1)
    await expect(page.locator('main section ol > li')).toContainText('sure')
  })
}

test('a pawn that is pressed is in hand, and goes where something is pressed', async ({ page }) => {
  await untilPlanning(page)
  const inHand = (person: string): Locator => asked(page).locator(`[data-hand=${person}]`)
  await expect(inHand('carpenter')).toHaveAttribute('aria-pressed', 'true')
  await pawnOf(page, 'cook').click()
  await expect(inHand('cook')).toHaveAttribute('aria-pressed', 'true')
  await place(page, 'explore/B2').click()
  await expectLed(page, 'Cook')
  await inHand('carpenter').click()
  await place(page, 'explore/A1').click()
  await settled(page)
  await expect(page.locator('main section ol > li').nth(1)).toContainText('Carpenter')
})

test('beside every place nothing is planned', async ({ page }) => {
  await untilPlanning(page)
  const from = await middleOf(pawnOf(page, 'cook'))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, 30, { steps: 8 })
  await page.mouse.up()
  await settled(page)
  await expect.poll(async () => (await looks(page)).plan).toEqual([])
  await expect(asked(page).locator('[data-group=explore]')).toBeVisible()
})

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } })

  test('with a finger', async ({ page }) => {
    await untilPlanning(page)
    const from = await middleOf(pawnOf(page, 'cook'))
    const to = await middleOf(place(page, 'explore/B2'))
    const finger = await page.context().newCDPSession(page)
    await touch(finger, 'touchStart', from)
    for (let step = 1; step <= 10; step += 1) {
      const share = step / 10
      await touch(finger, 'touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
    }
    await touch(finger, 'touchEnd')
    await expectLed(page, 'Cook')
  })
})

async function touch(finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> {
  await finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] })
}
