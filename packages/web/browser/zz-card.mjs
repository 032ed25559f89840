import { chromium } from '@playwright/test'

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({
  locale: process.argv[2] ?? 'en',
  viewport: { width: Number(process.argv[3] ?? 360), height: Number(process.argv[4] ?? 740) },
  reducedMotion: 'reduce',
})
const page = await context.newPage()
page.on('pageerror', (e) => console.log('ERR', e.message))
await page.goto('http://127.0.0.1:4719/#/new')
await page.locator('input[value=continent]').check({ force: true })
await page.waitForTimeout(1000)
await page.locator('button[type=submit]').click()
await page.waitForTimeout(1500)
const c = async (t) => {
  await page.locator('[data-part=asking] button[data-choice]:visible', { hasText: t }).first().click()
  await page.waitForTimeout(400)
}
for (let i = 0; i < 14; i++) {
  const q = page.locator('[data-part=asking] button[data-choice]:visible')
  const n = await q.count()
  await q.nth(Math.min(n - 1, [2, 0, 0, 1][i % 4])).click()
  await page.waitForTimeout(350)
}
const t = process.argv[5] ?? 'p'
await page.screenshot({ path: `/tmp/shots/${t}-table.png` })
await page.locator('[data-part=board] details summary').click()
await page.locator('[data-part=board]').evaluate((e) => {
  e.style.overflow = 'visible'
})
await page.waitForTimeout(300)
await page.locator('[data-part=board] > section').screenshot({ path: `/tmp/shots/${t}-scene.png` })
await page.locator('[data-part=board] button[data-piece]').last().click()
await page.waitForTimeout(600)
await page.screenshot({ path: `/tmp/shots/${t}-card.png` })
await browser.close()
