// Náufragos: whole games around one screen and alone, by pressing things; and everything that its table shows on the way.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectCyrillic, expectUnbroken, expectWhole, expectWords } from './legible.ts'
import {
  beginNaufragos,
  bringNaufragos,
  choiceButton,
  curtain,
  gameWhere,
  lookOn,
  press,
  ready,
  Shadow,
  take,
} from './naufragos.ts'
import { expect, test } from './page.ts'
import { asked, frames, outcome } from './play.ts'

const PHONE = { width: 390, height: 844 }

/** How many games are tried. */
const TRIES = 30

/** The shortest of them that ends with a rescue, from its beginning. */
function rescued(players: number): Shadow {
  const won = Array.from({ length: TRIES }, (_, tried) => new Shadow(players, `story ${tried}`)).filter((shadow) => {
    while (shadow.session.outcome === undefined) shadow.answer()
    return shadow.session.outcome.result === 'won'
  })
  const [shortest] = won.toSorted((one, other) => one.session.answers.length - other.session.answers.length)
  if (shortest === undefined) throw new Error('nobody was rescued')
  return new Shadow(players, shortest.seed)
}

/** Plays a whole game in the browser, as it is played beside it. Gives what was revealed, and whom the screen was handed to. */
async function playOut(page: Page, shadow: Shadow): Promise<{ readonly seen: string[]; readonly hands: Set<string> }> {
  const players = shadow.session.seats.length
  const seen: string[] = []
  const hands = new Set<string>()
  while (shadow.session.outcome === undefined) {
    const taken = await take(page)
    seen.push(...taken.seen)
    if (taken.seat !== undefined) hands.add(taken.seat)
    const isOpen = players > 1 && shadow.isAskedOpenly()
    const { seat, choice } = shadow.answer()
    expect(taken.eyes).toBe(isOpen ? '' : seat)
    await press(page, choiceButton(page, choice))
  }
  seen.push(...(await lookOn(page)))
  return { seen, hands }
}

test('two castaways play around one screen until a ship comes, and hand it on without a secret', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  const shadow = rescued(2)
  await beginNaufragos(page, { players: 2, seed: shadow.seed })
  const { seen, hands } = await playOut(page, shadow)
  expect([...hands].toSorted()).toEqual(['red', 'yellow'])
  expect(seen).toEqual(expect.arrayContaining(['Event', 'The summit is reached', 'A ship has seen you']))
  expect(seen.length, 'cards, dice and news').toBeGreaterThan(30)

  await expect(outcome(page)).toBeVisible()
  const { winners = [] } = shadow.session.outcome ?? {}
  await expect(outcome(page)).toContainText(winners[0] === 'red' ? 'Winner: Red' : 'Winner: Yellow')
  await expect(
    outcome(page)
      .getByRole('listitem')
      .filter({ hasText: /Red|Yellow/ }),
  ).toHaveCount(2)
  await outcome(page).locator('a[href^="#/replay/"]').click()
  await page.getByRole('slider').fill('30')
  await expect(page.locator('[data-answers="30"]')).toBeVisible()
  // Those who watch again see nobody’s stories.
  await expect(page.locator('[data-at^="story/"]')).toHaveCount(0)
})

test('a castaway alone lives to be rescued, and the game stands on the shelf with its turn', { tag: '@long' }, async ({
  page,
}) => {
  test.slow()
  const shadow = rescued(1)
  await beginNaufragos(page, { players: 1, seed: shadow.seed })
  const { hands } = await playOut(page, shadow)
  expect([...hands]).toEqual([])
  await expect(outcome(page)).toBeVisible()
  await outcome(page).locator('a[href="#/"]').click()
  const card = page.locator('article', { has: page.getByRole('link', { name: 'Watch the replay: Náufragos' }) })
  await expect(card).toContainText(/Turn \d+ of \d+/)
})

test('pieces that a choice points at can be pressed, and every card can be read', async ({ page }) => {
  const shadow = gameWhere(3, ({ session }) =>
    session.questions.some(
      ({ kind, choices }) => kind === 'place' && choices.some(({ id }) => id === 'camp/plan-the-route'),
    ),
  )
  await bringNaufragos(page, shadow)
  const action = page.locator('[data-lit][data-at^="action/"]').first()
  const name = (await action.getAttribute('data-at')) ?? ''
  await expect(choiceButton(page, name.replace('action/', ''))).toBeVisible()

  await page.getByRole('button', { name: 'Read Plan the route' }).click()
  await expect(page.locator('dialog[open]')).toContainText('NA-CAMP-01')
  await page.keyboard.press('Escape')
  const { character } = shadow.session.view().castaways.green ?? {}
  await page.locator('[data-seat=green] [data-at="castaway/green"] button').click()
  await expect(page.locator('dialog[open] use')).toHaveAttribute(
    'href',
    new RegExp(`emblems-naufragos.*#${character?.replace('/', '--')}$`),
  )
  await page.keyboard.press('Escape')
  await page.locator('[data-at="action/camp"] button').click()
  await expect(page.locator('dialog[open]')).toContainText('The pawn is placed on an available camp card')
  await page.keyboard.press('Escape')

  await press(page, action.getByRole('button'))
  await expect(page.locator('main').getByText(/undefined|NaN/)).toHaveCount(0)
})

test('pawns are placed without a curtain, and stories are seen while their owner holds them', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const shadow = gameWhere(2, (game) => game.asks('place') && Number(game.session.view().stories.red) > 1)
  const { session } = shadow
  const tiles = session.view('red').stories.red
  const values = Array.isArray(tiles) ? tiles.map((tile) => tile.split('/')[0]) : []
  expect(values.length).toBeGreaterThan(1)
  await bringNaufragos(page, shadow)
  for (let turns = 0; turns < 2; turns += 1) {
    const [seat] = session.awaited
    const name = seat === 'red' ? 'Red' : 'Yellow'
    await expect(asked(page).getByRole('heading').first()).toHaveText(`${name} — Where do you place your pawn?`)
    await expect(curtain(page)).toHaveCount(0)
    await expect(page.locator('[data-at^="story/"]')).toHaveCount(0)
    while (session.awaited[0] === seat) {
      await press(page, choiceButton(page, shadow.answer().choice))
      await lookOn(page)
    }
  }
  await page.getByRole('navigation').getByRole('button', { name: 'Castaways' }).click()
  await page.locator('[data-seat=red] [data-hold]').hover()
  await page.mouse.down()
  const seen = page.locator('[data-peek=red] li b')
  await expect(seen.first()).toBeVisible()
  expect((await seen.allTextContents()).toSorted()).toEqual(values.toSorted())
  await expectAccessible(page)
  await page.mouse.up()
  await expect(seen).toHaveCount(0)
})

test('a turn of the solo game with the keyboard alone', async ({ page }) => {
  const shadow = new Shadow(1, 'story 1')
  await page.goto('/#/new/naufragos')
  await page.getByRole('radio', { name: '1 player' }).focus()
  await page.keyboard.press('Space')
  await page.locator('form summary').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('story 1')
  await tabTo(page, 'button[type=submit]')
  await page.keyboard.press('Enter')
  await ready(page)
  while (shadow.session.view().turn < 2) {
    while ((await page.locator('[data-go-on]').count()) > 0) {
      await tabTo(page, '[data-go-on]')
      await page.keyboard.press('Enter')
      await ready(page)
    }
    const { choice } = shadow.answer()
    const before = await page.locator('[data-answers]').getAttribute('data-answers')
    if (!(await choiceButton(page, choice).isVisible())) {
      await tabTo(page, 'section[aria-busy] summary')
      await page.keyboard.press('Enter')
    }
    await tabTo(page, `section[aria-busy] [data-choice="${choice}"]`)
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-answers]')).not.toHaveAttribute('data-answers', before ?? '')
    await ready(page)
  }
  await lookOn(page)
  await expect(page.locator('[data-turn="2"]')).toBeVisible()
})

/** Goes from one thing to the next until it is there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 120; pressed += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${selector} cannot be reached`)
}

/** Where the table shows most of what it can show. */
const POSITIONS = {
  'choosing characters': () => gameWhere(2, (game) => game.asks('character'), { characters: 'chosen' }),
  'wreckage to share': () => gameWhere(3, (game) => game.asks('wreckage')),
  'dice that may be repeated': () => gameWhere(3, (game) => game.asks('rolled')),
  'a vote': () => gameWhere(3, (game) => game.asks('vote')),
  'an expedition': () => gameWhere(4, (game) => game.asks('explore') && game.session.view().pending.length > 0),
  'somebody lost and somebody hurt': () =>
    gameWhere(3, ({ session }) => {
      const people = Object.values(session.view().castaways)
      return people.some(({ lost }) => lost !== undefined) && people.some(({ wounds }) => wounds > 0)
    }),
  'the end': () => gameWhere(2, ({ session }) => session.outcome?.result === 'won'),
}

const SCREENS: readonly {
  readonly locale: string
  readonly size: { readonly width: number; readonly height: number }
  readonly themes: readonly ('light' | 'dark')[]
  readonly leftOut: readonly string[]
}[] = [
  { locale: 'en-GB', size: { width: 1440, height: 900 }, themes: ['light', 'dark'], leftOut: [] },
  // Tab by tab, which takes its time: the colours are those of the wide table.
  { locale: 'ru-RU', size: PHONE, themes: ['light'], leftOut: ['wreckage to share', 'dice that may be repeated'] },
]

for (const locale of ['it', 'ru']) {
  test.describe(`long words in ${locale}`, () => {
    test.use({ locale })

    test('no name of an action is broken in two', async ({ page }) => {
      await bringNaufragos(
        page,
        gameWhere(2, (game) => game.asks('place')),
      )
      for (const width of [1280, 1240, 900, 390, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await frames(page)
        await expectUnbroken(page, '[data-at^="action/"]')
        await expectWhole(page)
      }
    })
  })
}

for (const { locale, size, themes, leftOut } of SCREENS) {
  test.describe(`${locale}, ${size.width} pixels wide`, () => {
    test.use({ locale, viewport: size })

    for (const [name, position] of Object.entries(POSITIONS).filter(([position]) => !leftOut.includes(position))) {
      test(`${name}: whole, in words, and for everybody`, async ({ page }) => {
        await bringNaufragos(page, position())
        const tabs = await page.locator('nav button:visible').all()
        // What lies under the sheet with the end is seen elsewhere.
        for (const tab of tabs.length === 0 || name === 'the end' ? [undefined] : tabs) {
          await tab?.click()
          await test.step((await tab?.innerText()) ?? name, () => expectGood(page))
        }
      })
    }

    test('the form, and what is revealed', async ({ page }) => {
      await page.goto('/#/new/naufragos')
      await expect(page.locator('form')).toBeVisible()
      await expectGood(page)
      const shadow = gameWhere(2, (game) => game.asks('energyForFire'))
      await bringNaufragos(page, shadow)
      const { choice } = shadow.answer()
      await press(page, choiceButton(page, choice))
      await expect(page.locator('[data-go-on]')).toBeVisible()
      await test.step('dice', () => expectGood(page))
    })

    test('the curtain before a vote', async ({ page }) => {
      await bringNaufragos(
        page,
        gameWhere(2, (game) => game.asks('vote') && !game.isAskedOpenly()),
      )
      await page.reload()
      await expect(curtain(page)).toBeVisible()
      await expectGood(page)
    })

    async function expectGood(page: Page): Promise<void> {
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        await frames(page)
        await expectAccessible(page)
      }
      await expectWhole(page)
      await expectWords(page)
      if (locale === 'ru-RU') await expectCyrillic(page)
    }
  })
}

test('a phone opens the island when an expedition sets out, and the camp when it is over', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const shadow = gameWhere(1, (game) => game.asks('explore'))
  await bringNaufragos(page, shadow)
  const tab = (name: string) => page.getByRole('navigation').getByRole('button', { name, exact: true })
  await expect(tab('Island')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-at="deck/coast"]')).toBeInViewport()
  await expect(page.locator('[data-at="action/forage"]')).toBeHidden()
  while (shadow.session.view().phase === 'expedition') {
    await press(page, choiceButton(page, shadow.answer().choice))
    await lookOn(page)
  }
  await expect(tab('Camp')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-at="action/forage"]')).toBeInViewport()
  await expect(asked(page)).toBeVisible()
})
