import { chromium } from '@playwright/test'

const [lang = 'en', width = '1280', height = '860', tag = 'wide', clicks = '0', players = '1'] = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({
  locale: lang,
  viewport: { width: Number(width), height: Number(height) },
  reducedMotion: 'reduce',
})
const page = await context.newPage()
page.on('pageerror', (e) => console.log('ERR', e.message))
page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()))
await page.goto('http://127.0.0.1:4719/')
await page.waitForTimeout(1200)
await page.screenshot({ path: `/tmp/shots/${tag}-home.png`, fullPage: true })
await page.goto('http://127.0.0.1:4719/#/new')
await page.waitForTimeout(800)
await page.locator('input[value=continent]').check({ force: true })
await page.waitForTimeout(1500)
for (let i = 1; i < Number(players); i++) await page.locator('input[type=checkbox]').nth(i).check()
await page.screenshot({ path: `/tmp/shots/${tag}-form.png`, fullPage: true })
await page.locator('input[type=text]').evaluate((e) => {
  e.closest('details').open = true
})
await page.locator('input[type=text]').fill('browser')
await page.screenshot({ path: `/tmp/shots/${tag}-form2.png`, fullPage: true })
await page.locator('button[type=submit]').click()
await page.waitForTimeout(2500)
await page.screenshot({ path: `/tmp/shots/${tag}-0.png` })
for (let i = 1; i <= Number(clicks); i++) {
  const b = page.locator('[data-part=asking] button[data-choice]:visible').first()
  if ((await b.count()) === 0) {
    await page.locator('[data-part=asking] summary').first().click()
    continue
  }
  console.log(i, await b.innerText())
  await b.click()
  await page.waitForTimeout(500)
  if (i <= 6 || i % 6 === 0) await page.screenshot({ path: `/tmp/shots/${tag}-${i}.png` })
}
console.log(await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]))
await context.storageState({ path: `/tmp/shots/${tag}.json` })
await browser.close()
