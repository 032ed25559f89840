// Takes the pictures of docs/screens: every screen, the table in every language, by day and by night.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Crusoe } from '@landfall/crusoe'
import type { Session } from '@landfall/kernel'
import { LANGUAGES } from '@landfall/tabletop'
import type { Page } from '@playwright/test'
import { join, makeTable, test as online, say, somebodyAnswers, tool } from './company.ts'
import { continentSave } from './continent.ts'
import { bringNaufragos, gameWhere, type Shadow } from './naufragos.ts'
import { expect, test } from './page.ts'
import { answer, asked, frames, goOn, open, undoButton } from './play.ts'
import { bring, finished, hand, save, saveWhere } from './saves.ts'
import { smallPng } from './small-png.ts'

const FOLDER = fileURLToPath(new URL('../../../docs/screens/', import.meta.url))
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** Well into a game: several tiles are explored, and the day is being planned. */
const MIDDLE = { seed: 'a whole game', answers: 30 }

mkdirSync(FOLDER, { recursive: true })

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  await frames(page)
  const picture = await page.screenshot({ animations: 'disabled' })
  const browser = page.context().browser()
  if (browser === null) throw new Error('the browser is gone')
  const small = await smallPng(browser, picture)
  expect(small.length, `${name} in bytes`).toBeLessThan(250_000)
  writeFileSync(`${FOLDER}${name}.png`, small)
}

/** To the next plan with something in it. */
async function untilPlanned(page: Page): Promise<void> {
  await goOn(page)
  const planned = page.locator('main section ol > li')
  while ((await asked(page).locator('[data-group]').count()) === 0 || (await planned.count()) === 0) await answer(page)
  await goOn(page)
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language })

    test('the table', async ({ page }) => {
      await page.setViewportSize(WIDE)
      await bring(page, MIDDLE)
      await untilPlanned(page)
      await take(page, `table-${language}`)
      await page.setViewportSize(PHONE)
      await take(page, `phone-${language}`)
    })
  })
}

/** Each scenario where it shows what it is about. */
const SCENARIOS: { readonly [scenario: string]: (session: Session<Crusoe>) => boolean } = {
  'cursed-island': ({ state }) => state.round >= 5 && hasMarker(state, 'cross'),
  jenny: ({ state }) => state.round >= 4 && state.joined.includes('jenny'),
  'volcano-island': ({ state }) => state.round >= 5 && state.lastNumber > 0,
  'cannibal-island': ({ state }) => state.round >= 4 && (state.scenarioState['cannibal-island']?.burnt.length ?? 0) > 0,
  'family-robinson': ({ state }) => state.round >= 7,
  'king-kong': ({ state }) => state.round >= 5 && hasMarker(state, 'trap'),
}

function hasMarker({ markers }: Session<Crusoe>['state'], marker: 'cross' | 'trap'): boolean {
  return Object.values(markers).some((here) => here?.includes(marker) === true)
}

for (const [scenario, until] of Object.entries(SCENARIOS)) {
  test(`the table of ${scenario}`, async ({ page }) => {
    await page.setViewportSize(WIDE)
    await bring(page, saveWhere({ scenario, players: 3, until }))
    await goOn(page)
    await take(page, `scenario-${scenario}`)
  })
}

/** Náufragos where pawns are placed, and where explorers are out. */
const NAUFRAGOS = {
  placing: (): Shadow =>
    gameWhere(4, (game) => game.asks('place') && game.session.view().turn >= 5 && game.session.view().pawns.length > 4),
  expedition: (): Shadow =>
    gameWhere(3, (game) => {
      const { expedition, pending, turn } = game.session.view()
      return game.asks('explore') && turn >= 3 && pending.length > 0 && (expedition?.explorers.length ?? 0) > 1
    }),
}

for (const [name, language, size] of [
  ['placing', 'en', WIDE],
  ['expedition', 'pl', WIDE],
  ['placing', 'ru', PHONE],
  ['expedition', 'ru', PHONE],
] as const) {
  test.describe(`${name}, ${language}`, () => {
    test.use({ locale: language, viewport: size })

    test('the table of Náufragos', async ({ page }) => {
      await bringNaufragos(page, NAUFRAGOS[name]())
      await take(page, `naufragos-${name}-${size === PHONE ? 'phone-' : ''}${language}`)
    })
  })
}

/** The 7th Continent on the general table, when some land is explored. */
for (const [name, language, size] of [
  ['continent-en', 'en', WIDE],
  ['continent-phone-ru', 'ru', PHONE],
] as const) {
  test.describe(name, () => {
    test.use({ locale: language, viewport: size })

    test('the table of The 7th Continent', async ({ page }) => {
      await page.goto('/')
      await hand(page, continentSave())
      await page.locator('article a[href^="#/play/"]').click()
      await expect(asked(page)).toBeVisible()
      await take(page, name)
    })
  })
}

test('the home page and the form of a new game', async ({ page }) => {
  await page.goto('/')
  await hand(page, finished())
  await expect(page.locator('article a[href^="#/replay/"]')).toHaveCount(1)
  await hand(page, save(MIDDLE))
  await expect(page.locator('article a[href^="#/play/"]')).toHaveCount(1)
  await page.reload()
  await expect(page.locator('article a[href^="#/play/"]')).toHaveCount(1)
  await take(page, 'home')
  await page.goto('/#/new')
  await expect(page.locator('form')).toBeVisible()
  await take(page, 'new-game')
})

test('the table by night, and a card', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await bring(page, MIDDLE)
  await untilPlanned(page)
  if ((await asked(page).locator('[data-group=build][aria-expanded]').count()) > 0) await open(page, 'build')
  await take(page, 'table-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('aside [data-at^="build/"]:not([data-lit]) button').first().click()
  await expect(page.locator('dialog[open] article, dialog[open] h3').first()).toBeVisible()
  await take(page, 'card')
})

test('a replay', async ({ page }) => {
  await page.goto('/')
  await hand(page, finished())
  await page.locator('article a[href^="#/replay/"]').click()
  await page.getByRole('slider').fill('36')
  await take(page, 'replay')
})

test('the rules', async ({ page }) => {
  await page.goto('/#/rules/RC-FIGHT-01')
  await expect(page.locator('[data-linked]')).toBeVisible()
  await take(page, 'rules')
})

online('a table online: sitting down, chat, a proposal, watching, pointing, seats', async ({ guest }) => {
  online.slow()
  const ann = await guest()
  const eve = await guest()
  const ben = await guest({ locale: 'ru' })
  const link = await makeTable(ann, { players: 3 })
  for (const [page, name] of [
    [eve, 'online-lobby'],
    [ben, 'online-lobby-ru'],
  ] as const) {
    await page.goto(`/${link}`)
    await page.locator('input[data-seat=cook]').check()
    await take(page, name)
  }
  await eve.locator('[data-look]').click()
  await join(ben, link, 'Бен', ['cook', 'explorer'])

  for (let given = 0; given < 9; given += 1) await somebodyAnswers([ann, ben])
  for (const page of [ann, ben, eve]) await goOn(page)
  await say(ann, 'Shall we look for wood first?')
  await say(ben, 'Да, и ещё еды. Я разведаю холмы.')
  await say(ann, 'Careful, it looks like rain.')
  await take(ann, 'online-chat')
  await ann.setViewportSize(PHONE)
  await take(ann, 'online-chat-phone')
  await ann.setViewportSize(WIDE)
  for (const page of [ann, ben]) await tool(page, 'chat').click()

  while ((await undoButton(ann).getAttribute('data-undo')) !== 'byAgreement') await somebodyAnswers([ann, ben])
  for (const page of [ann, ben, eve]) await goOn(page)
  await undoButton(ann).click()
  await expect(ben.locator('[data-agree]')).toBeVisible()
  await ben.emulateMedia({ colorScheme: 'dark' })
  await take(ben, 'online-proposal-dark-ru')
  await ben.setViewportSize(PHONE)
  await take(ben, 'online-proposal-phone-ru')

  await take(eve, 'online-watching')
  await tool(ann, 'point').click()
  await ann.locator('[data-point][data-shape=hex]').nth(5).click()
  await expect(eve.locator('[data-pointed]')).toBeVisible()
  await take(eve, 'online-pointed')
  await tool(ann, 'link').click()
  await take(ann, 'online-seats')
  await ann.goto('/#/')
  await expect(ann.locator('[data-table]')).toBeVisible()
  await take(ann, 'online-home')
})
