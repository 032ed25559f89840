// A pawn is dragged to a place, with a mouse and with a finger: it leads what is planned there, or supports it.

import { LANGUAGES } from '@landfall/tabletop'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './page.ts'
import { answer, asked, begin, goOn, looks, settled } from './play.ts'
import { carry, middleOf, POINTERS, type Point, type Pointer } from './pointer.ts'
import { bring } from './saves.ts'

const pawns = (page: Page, person: string): Locator => page.locator(`[data-at="pawn/${person}"] svg`)
const pawnOf = (page: Page, person: string): Locator => pawns(page, person).first()
const inHand = (page: Page, person: string): Locator => asked(page).locator(`[data-hand=${person}]`)
const place = (page: Page, at: string): Locator => page.locator(`[data-lit][data-at="${at}"]`)
const planned = (page: Page): Locator => page.locator('main section ol > li')
const ghost = (page: Page): Locator => page.locator('[data-ghost]')
const onTheWay = (page: Page): Locator => page.locator('[data-placed]')
const unfit = (page: Page): Locator => page.locator('[role=status][data-unfit]')

async function untilPlanning(page: Page): Promise<void> {
  await begin(page, { seed: 'gull' })
  await answer(page)
  await goOn(page)
  await expect(asked(page).locator('[data-group=explore]')).toBeVisible()
}

/** The place is planned at, and nobody was asked who leads. */
async function expectLed(page: Page, by: string): Promise<void> {
  await expect(planned(page)).toHaveCount(1)
  await expect(planned(page)).toContainText('B2')
  await expect(planned(page)).toContainText(by)
}

async function drag(pointer: Pointer, from: Point, to: Point): Promise<void> {
  await carry(pointer, from, to)
  await pointer.up()
}

async function dragTo(page: Page, pointer: Pointer, person: string, at: string): Promise<void> {
  await drag(pointer, await middleOf(pawnOf(page, person)), await middleOf(place(page, at)))
}

/** From now on answers are kept from the table: each is given when `go` is called, or spoiled, so that it is refused. */
async function holdAnswers(page: Page): Promise<(how: 'go' | 'spoil') => Promise<void>> {
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (message: { name?: string; given?: unknown[] }) {
      if (message.name !== 'answer') return post.call(this, message)
      addEventListener('go', () => post.call(this, message), { once: true })
      const [table, , choice] = message.given ?? []
      addEventListener('spoil', () => post.call(this, { ...message, given: [table, -1, choice] }), { once: true })
    }
  })
  return (how) => page.evaluate((event) => void dispatchEvent(new Event(event)), how)
}

for (const [name, pointerOn] of Object.entries(POINTERS)) {
  test.describe(`with a ${name}`, () => {
    test.use({ hasTouch: name === 'finger', viewport: { width: 1180, height: 820 } })

    test('a pawn leads what is planned where it is dropped', async ({ page }) => {
      await untilPlanning(page)
      await dragTo(page, await pointerOn(page), 'cook', 'explore/B2')
      await expectLed(page, 'Cook')
    })

    for (const second of ['cook', 'carpenter']) {
      test(`a second pawn, of the ${second}, supports the first`, async ({ page }) => {
        await untilPlanning(page)
        const pointer = await pointerOn(page)
        await dragTo(page, pointer, 'cook', 'explore/B2')
        await expectLed(page, 'Cook')
        await expect(planned(page)).toContainText('83')
        await dragTo(page, pointer, second, 'explore/B2')
        await expect(planned(page)).toContainText('sure')
        await expect(planned(page)).toHaveCount(1)
      })
    }

    test('a pawn that is dropped on another one supports it, also where that stands beside its place', async ({
      page,
    }) => {
      await bring(page, { answers: 27 })
      await goOn(page)
      while ((await place(page, 'gather/C1/wood').count()) === 0) await answer(page)
      const pointer = await pointerOn(page)
      await dragTo(page, pointer, 'cook', 'gather/C1/wood')
      await expect(planned(page)).toContainText('83')
      const standing = page.locator('svg[role=group] g:has(> title:text-is("Cook"))')
      await drag(pointer, await middleOf(pawnOf(page, 'carpenter')), await middleOf(standing))
      await expect(planned(page)).toContainText('sure')
    })

    test('both pawns of a person are dragged one right after the other', async ({ page }) => {
      await untilPlanning(page)
      const pointer = await pointerOn(page)
      const give = await holdAnswers(page)
      const [first, second] = [await middleOf(pawns(page, 'cook').first()), await middleOf(pawns(page, 'cook').last())]
      await drag(pointer, first, await middleOf(place(page, 'explore/B2')))
      await carry(pointer, second, await middleOf(place(page, 'explore/A1')))
      // The answer comes while the second one is dragged, and draws the table again.
      await give('go')
      await expect(planned(page)).toHaveCount(1)
      await pointer.move(await middleOf(place(page, 'explore/A1')))
      await pointer.up()
      await give('go')
      await expect(planned(page)).toHaveCount(2)
      await expect(ghost(page)).toHaveCount(0)
    })

    test('both pawns of a person are dropped before the table has answered once', async ({ page }) => {
      await untilPlanning(page)
      const pointer = await pointerOn(page)
      const give = await holdAnswers(page)
      const from = await middleOf(pawnOf(page, 'cook'))
      const to = await middleOf(place(page, 'explore/B2'))
      await drag(pointer, from, to)
      await drag(pointer, from, to)
      await expect(onTheWay(page)).toHaveCount(2)
      await give('go')
      await expect(onTheWay(page)).toHaveCount(1)
      await give('go')
      await expect(planned(page)).toContainText('sure')
      await expect(onTheWay(page)).toHaveCount(0)
    })

    test('text that is selected is not dragged instead', async ({ page }) => {
      await untilPlanning(page)
      const pointer = await pointerOn(page)
      const select = (): Promise<void> => page.evaluate(() => getSelection()?.selectAllChildren(document.body))
      await select()
      await dragTo(page, pointer, 'cook', 'explore/B2')
      await expectLed(page, 'Cook')
      await select()
      await drag(pointer, await middleOf(inHand(page, 'carpenter')), await middleOf(place(page, 'explore/B2')))
      await expect(planned(page)).toContainText('sure')
    })

    test('a pawn is seen where it was dropped before the table has answered, and goes if that is refused', async ({
      page,
    }) => {
      await untilPlanning(page)
      const pointer = await pointerOn(page)
      const give = await holdAnswers(page)
      const to = await middleOf(place(page, 'explore/B2'))
      await drag(pointer, await middleOf(pawnOf(page, 'cook')), to)
      await expect(ghost(page)).toHaveCount(0)
      const standing = await middleOf(onTheWay(page))
      expect(Math.hypot(standing.x - to.x, standing.y - to.y)).toBeLessThan(4)
      await expect(planned(page)).toHaveCount(0)
      await give('spoil')
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(onTheWay(page)).toHaveCount(0)
      await expect(planned(page)).toHaveCount(0)
    })

    test('while a pawn is dragged it follows, and only places that it can go to are lit', async ({ page }) => {
      await untilPlanning(page)
      const pointer = await pointerOn(page)
      for (const person of ['cook', 'cook']) {
        await dragTo(page, pointer, person, 'explore/B2')
        await settled(page)
      }
      // It is lit to be taken back, and takes no third pawn.
      await expect(place(page, 'explore/B2')).toHaveCount(1)
      const to = await middleOf(place(page, 'explore/A1'))
      await carry(pointer, await middleOf(pawnOf(page, 'carpenter')), to)
      await expect(place(page, 'explore/B2')).toHaveCount(0)
      await expect(place(page, 'explore/A1')).toHaveAttribute('data-over', '')
      const following = await middleOf(ghost(page))
      expect(Math.hypot(following.x - to.x, following.y - to.y)).toBeLessThan(4)
      await pointer.up()
      await expect(planned(page)).toHaveCount(2)
      await expect(place(page, 'explore/B2')).toHaveCount(1)
      await expect(page.locator('[data-over]')).toHaveCount(0)
    })

    test('a pawn that cannot go there springs back, and it is said beside the place why', async ({ page }) => {
      await untilPlanning(page)
      const pointer = await pointerOn(page)
      const to = await middleOf(page.locator('aside [data-piece^="build/"]:not([data-lit])').first())
      await drag(pointer, await middleOf(pawnOf(page, 'cook')), to)
      await expect(unfit(page)).toContainText('No pawn can go here now.')
      const said = await middleOf(unfit(page))
      expect(Math.hypot(said.x - to.x, said.y - to.y)).toBeLessThan(160)
      await expect(ghost(page)).toHaveCount(0)
      expect((await looks(page)).plan).toEqual([])
      // It stays until something else is done.
      await dragTo(page, pointer, 'cook', 'explore/B2')
      await expect(unfit(page)).toHaveCount(0)
      await expectLed(page, 'Cook')
    })
  })
}

test('a pawn that is pressed is in hand, and goes where something is pressed', async ({ page }) => {
  await untilPlanning(page)
  await expect(inHand(page, 'carpenter')).toHaveAttribute('aria-pressed', 'true')
  await pawnOf(page, 'cook').click()
  await expect(inHand(page, 'cook')).toHaveAttribute('aria-pressed', 'true')
  await place(page, 'explore/B2').click()
  await expectLed(page, 'Cook')
  await inHand(page, 'carpenter').click()
  await place(page, 'explore/A1').click()
  await settled(page)
  await expect(planned(page).nth(1)).toContainText('Carpenter')
})

test('beside every place nothing is planned, and it is said where pawns can go', async ({ page }) => {
  await untilPlanning(page)
  const from = await middleOf(pawnOf(page, 'cook'))
  await drag(await POINTERS.mouse(page), from, { x: from.x, y: 30 })
  await expect(unfit(page)).toHaveText('Drop the pawn on a place that is lit.')
  await expectAccessible(page)
  expect((await looks(page)).plan).toEqual([])
  await expect(asked(page).locator('[data-group=explore]')).toBeVisible()
})

test('the pawn that leads stands at its place while those that help are chosen', async ({ page }) => {
  await untilPlanning(page)
  const card = page.locator('aside [data-lit][data-at^="wreckage/"]')
  const at = (await card.getAttribute('data-at')) ?? ''
  await dragTo(page, await POINTERS.mouse(page), 'cook', at)
  await page.locator('dialog[open]').getByRole('button', { name: /2/ }).first().click()
  await expect(onTheWay(page)).toHaveAttribute('data-placed', at)
  await expect(onTheWay(page)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(onTheWay(page)).toHaveCount(0)
})

test('Escape lets go of a pawn', async ({ page }) => {
  await untilPlanning(page)
  const pointer = await POINTERS.mouse(page)
  await carry(pointer, await middleOf(pawnOf(page, 'cook')), await middleOf(place(page, 'explore/B2')))
  await page.keyboard.press('Escape')
  await expect(ghost(page)).toHaveCount(0)
  await pointer.up()
  await settled(page)
  expect((await looks(page)).plan).toEqual([])
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('what springs back moves to where it was taken from, and is gone', async ({ page }) => {
    await untilPlanning(page)
    await page.evaluate(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (...given) {
        document.documentElement.setAttribute('data-moved', JSON.stringify(given[0]))
        return animate.apply(this, given)
      }
    })
    const pawn = await middleOf(pawnOf(page, 'cook'))
    const from = { x: Math.round(pawn.x), y: Math.round(pawn.y) }
    await drag(await POINTERS.mouse(page), from, { x: from.x, y: 30 })
    await expect(page.locator('html')).toHaveAttribute(
      'data-moved',
      JSON.stringify({ translate: [`${from.x}px 30px`, `${from.x}px ${from.y}px`] }),
    )
    await expect(ghost(page)).toHaveCount(0)
  })
})

interface TableText {
  readonly crusoe: { readonly unfit: { readonly nowhere: string; readonly nobody: string } }
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language })

    test('why a pawn cannot go somewhere is said in the language of the table', async ({ page }) => {
      const { crusoe }: TableText = await import(`../src/text/${language}/games/crusoe/table.ts`)
      await untilPlanning(page)
      const pointer = await POINTERS.mouse(page)
      const from = await middleOf(pawnOf(page, 'cook'))
      await drag(pointer, from, { x: from.x, y: 30 })
      await expect(unfit(page)).toHaveText(crusoe.unfit.nowhere)
      await drag(pointer, from, await middleOf(page.locator('aside [data-piece^="build/"]:not([data-lit])').first()))
      await expect(unfit(page)).toContainText(crusoe.unfit.nobody)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('pawns are dragged out of the question, and nothing scrolls', async ({ page }) => {
    await untilPlanning(page)
    const pointer = await POINTERS.finger(page)
    const scrolled = (): Promise<number> =>
      page.evaluate(() =>
        [...document.querySelectorAll('main, [data-part=asking]')].reduce(
          (sum, { scrollTop }) => sum + scrollTop,
          scrollY,
        ),
      )
    const to = await middleOf(place(page, 'explore/B2'))
    const from = await middleOf(inHand(page, 'cook'))
    const before = await scrolled()
    await drag(pointer, from, to)
    await expectLed(page, 'Cook')
    expect(await scrolled()).toBe(before)
    await drag(pointer, await middleOf(inHand(page, 'carpenter')), to)
    await expect(planned(page)).toContainText('sure')
  })

  test('a tab opens under a pawn that is dragged over it', async ({ page }) => {
    await untilPlanning(page)
    const pointer = await POINTERS.finger(page)
    const tabs = page.getByRole('navigation')
    await tabs.getByRole('button', { name: 'Camp' }).tap()
    await carry(
      pointer,
      await middleOf(pawnOf(page, 'cook')),
      await middleOf(tabs.getByRole('button', { name: 'Island' })),
    )
    await expect(place(page, 'explore/B2')).toBeVisible()
    await pointer.move(await middleOf(place(page, 'explore/B2')))
    await pointer.up()
    await expectLed(page, 'Cook')
  })
})
