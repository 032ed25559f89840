// The page comes up, complains about nothing, is for everybody and can be installed.
import { expectAccessible } from './accessible.ts'
import { expect, test } from './page.ts'

test('the page comes up without a complaint', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle(/Landfall/)
  await expect(page.getByRole('heading', { name: 'Landfall' }).first()).toBeVisible()
  await expectAccessible(page)
})

test('the page can be installed', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ short_name: 'Landfall', start_url: '/', display: 'standalone' })
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.status(), src).toBe(200)
    expect(icon.headers()['content-type'], src).toBe(type)
    if (type === 'image/png') expect(sizes, src).toBe(sizeOfPng(await icon.body()))
  }
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // The windows of tests are private ones, from which nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

/** Width and height are the first two numbers of a PNG. */
function sizeOfPng(file: Buffer): string {
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}

test('an English page loads the letters of English, and no others', async ({ page }) => {
  const letters: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') letters.push(new URL(request.url()).pathname)
  })
  for (const screen of ['#/', '#/new', '#/rules/crusoe']) {
    await page.goto(`/${screen}`)
    await expect(page.locator('h1')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
  }
  expect(letters.some((file) => file.includes('-latin-'))).toBe(true)
  expect(letters.filter((file) => file.includes('-cyrillic-'))).toEqual([])
})
