// The 7th Continent at a table online: two browsers, one expedition.
import { expect, expectAnswers, join, test } from './company.ts'
import { answersOf, chooseFirstOf, fillInContinent, offers, sceneOf } from './continent.ts'
import { asked } from './play.ts'

test('two explorers play online, and both see the same land', async ({ guest }) => {
  const ann = await guest()
  const ben = await guest()
  await ann.goto('/#/new/continent')
  await fillInContinent(ann, { others: ['tomas'] })
  await ann.locator('form [data-online]').click()
  await ann.locator('dialog[open] input').fill('Ann')
  await ann.locator('dialog[open] [data-make]').click()
  await ann.waitForURL(/#\/table\//)
  const link = new URL(ann.url()).hash
  await ann.locator('input[data-seat=first]').check()
  await ann.locator('form button[type=submit]').click()
  await expect(asked(ann)).toBeVisible()
  await join(ben, link, 'Ben', ['second'])

  for (const [page, own] of [
    [ann, /^ingrid\/fog.*atOnce$/],
    [ben, /^tomas\/fog.*atOnce$/],
  ] as const) {
    await chooseFirstOf(page, own)
    // Whoever is asked goes on, until the group decides again.
    for (;;) {
      for (const one of [ann, ben]) await expectAnswers(one, Math.max(await answersOf(ann), await answersOf(ben)))
      if ((await offers(ann)).includes('disagree') && (await offers(ben)).includes('disagree')) break
      const answering = (await offers(ann)).length > 0 ? ann : ben
      await chooseFirstOf(answering, /^none$/)
    }
  }
  expect(await sceneOf(ben)).toBe(await sceneOf(ann))
  await ben.reload()
  await expect(asked(ben).locator('details[data-fold]')).toHaveCount(2)
  expect(await sceneOf(ben)).toBe(await sceneOf(ann))
})
