// The company at a table online: watching, talking, pointing, taking back, seats, other devices and languages.
import {
  answersSeen,
  chatLog,
  expect,
  expectAnswers,
  join,
  makeTable,
  person,
  say,
  somebodyAnswers,
  test,
  tool,
  two,
  watchLink,
} from './company.ts'
import { asked, goOn, looks, undoButton } from './play.ts'

test('a guest with the link that only lets watch sees everything that happens, and can do nothing', async ({
  guest,
}) => {
  const { ann, ben } = await two(guest)
  const eve = await guest()
  await eve.goto(`/${await watchLink(ann)}`)
  await expect(eve.getByText('You are watching.')).toBeVisible()
  await somebodyAnswers([ann, ben])
  await expectAnswers(eve, await answersSeen(ann))
  await goOn(eve)
  await expect(asked(eve).locator('h2')).toHaveText('Waiting for the group')
  await expect(eve.locator('[data-choice],[data-group],[data-lit],[data-undo],[data-sit]')).toHaveCount(0)
  await expect(tool(eve, 'point')).toHaveCount(0)
  await expect(tool(eve, 'link')).toHaveCount(0)
  await say(ann, 'Somebody is watching.')
  await expect(tool(eve, 'chat')).toHaveAccessibleName('Chat: 1 new message')
  await tool(eve, 'chat').click()
  await expect(chatLog(eve)).toContainText('Somebody is watching.')
  await expect(eve.locator('aside form')).toHaveCount(0)
})

test('names and messages are shown as they were typed, whatever they look like', async ({ guest }) => {
  const name = '<b>Bo</b><img src=x onerror=a()>'
  const message = '<script>document.title = "!"</script><img src=x onerror="alert(1)"> & &lt;'
  const ann = await guest()
  const ben = await guest()
  const link = await makeTable(ann)
  await join(ben, link, name, ['cook'])
  await expect(person(ann, name)).toBeVisible()
  await say(ben, message)
  await expect(tool(ann, 'chat')).toHaveAccessibleName('Chat: 1 new message')
  await tool(ann, 'chat').click()
  await expect(chatLog(ann).locator('p')).toHaveText(message)
  await expect(chatLog(ann).locator('bdi')).toHaveText(name)
  for (const page of [ann, ben]) {
    await expect(
      page.locator('[role=log] b, [role=log] img, [role=log] script, [data-member] b, [data-member] img'),
    ).toHaveCount(0)
  }
  await expect(ann).not.toHaveTitle('!')
})

test('a piece is pointed at by keyboard, seen and said at the others for a while', async ({ guest }) => {
  const { ann, ben } = await two(guest)
  await tool(ann, 'point').focus()
  await ann.keyboard.press('Enter')
  await expect(ann.locator('[data-pointing]')).toBeVisible()
  await ann.keyboard.press('Tab')
  await expect(ann.locator('[data-point]:focus')).toHaveCount(1)
  const at = (await ann.locator('[data-point]:focus').getAttribute('data-point')) ?? ''
  const piece = (await ann.locator('[data-point]:focus').getAttribute('aria-label')) ?? ''
  await ann.keyboard.press('Enter')
  await expect(ann.locator('[data-pointing]')).toHaveCount(0)
  const mark = ben.locator(`[data-pointed="${at}"]`)
  await expect(mark).toContainText('Ann')
  await expect(ben.getByRole('status').filter({ hasText: `Ann points: ${piece.trim()}` })).toBeAttached()
  await expect(mark).toHaveCount(0)
  // Pointing does not answer.
  await expectAnswers(ann, 0)
  await tool(ann, 'point').click()
  await ann.keyboard.press('Escape')
  await expect(ann.locator('[data-pointing]')).toHaveCount(0)
})

test('one’s own answer is taken back at once, that of another when they agree', async ({ guest }) => {
  const { ann, ben } = await two(guest)
  const pages = [ann, ben]
  await somebodyAnswers(pages)
  for (const page of pages) await goOn(page)
  const before = await looks(ann)
  expect(await somebodyAnswers([ann])).toBe(ann)
  const answers = await answersSeen(ann)
  for (const page of pages) await goOn(page)
  await expect(undoButton(ann)).toHaveText('Undo')
  await expect(undoButton(ben)).toHaveText('Ask to undo')

  await undoButton(ben).click()
  await expect(ann.locator('[data-proposal]')).toContainText('Ben would like to take back 1 answer.')
  await expect(ben.locator('[data-proposal]')).toContainText('Still to agree: Ann')
  await ann.locator('[data-decline]').click()
  for (const page of pages) await expect(page.locator('[data-proposal]')).toHaveCount(0)
  await expectAnswers(ben, answers)

  await undoButton(ben).click()
  await ann.locator('[data-agree]').click()
  for (const page of pages) {
    await expectAnswers(page, answers - 1)
    await expect(page.locator('[data-proposal]')).toHaveCount(0)
    await expect.poll(() => looks(page)).toEqual(before)
  }

  await somebodyAnswers([ann])
  await goOn(ann)
  // What is typed is taken back where it was typed.
  await tool(ann, 'chat').click()
  await ann.getByRole('textbox').fill('hello')
  await ann.keyboard.press('Control+z')
  await expect(ann.getByRole('textbox')).toHaveValue('')
  await expectAnswers(ann, answers)
  await tool(ann, 'chat').click()
  await ann.keyboard.press('Control+z')
  for (const page of pages) await expectAnswers(page, answers - 1)
})

test('a seat is taken along to another device by a link, whose secret is in no address', async ({ guest }) => {
  const { ann, ben } = await two(guest)
  await somebodyAnswers([ann, ben])
  await tool(ann, 'link').click()
  await ann.locator('[data-device]').click()
  const secret = ann.locator('dialog[open] input[readonly]').last()
  await expect(secret).toHaveValue(/#\/table\/[\w-]{22}\/[\w-]{43}$/)
  const link = new URL(await secret.inputValue())

  const phone = await guest({ viewport: { width: 390, height: 844 } })
  await phone.goto(link.href)
  await expect(asked(phone)).toBeVisible()
  expect(new URL(phone.url()).hash).toBe(link.hash.split('/').slice(0, 3).join('/'))
  await expect(person(phone, 'Ann')).toContainText('(you)')
  await goOn(phone)
  await somebodyAnswers([phone])
  await expectAnswers(ben, await answersSeen(phone))
  await phone.reload()
  await expect(asked(phone)).toBeVisible()
  await expect(person(phone, 'Ann')).toContainText('(you)')
})

test('the title of the tab says when it is one’s turn, and goes back', async ({ guest }) => {
  const { ann, ben } = await two(guest)
  for (const page of [ann, ben]) {
    await expect(page).toHaveTitle('• Your turn – Landfall')
    await expect(person(page, 'Ann').getByRole('img', { name: 'the game waits for this answer' })).toBeVisible()
  }
  await tool(ben, 'link').click()
  await ben.locator('[data-stand=cook]').click()
  await expect(ben).toHaveTitle('Landfall')
  await ben.locator('[data-look]').click()
  await expect(asked(ben).locator('h2')).toHaveText('Waiting for the group')
  await ann.goto('/#/rules')
  await expect(ann).toHaveTitle('Landfall')
})

test('another language, in the middle of the game, changes nothing but the words', async ({ guest }) => {
  const { ann, ben } = await two(guest)
  for (let given = 0; given < 4; given += 1) await somebodyAnswers([ann, ben])
  await say(ben, 'Which language do you speak?')
  await goOn(ann)
  const before = await looks(ann)
  await ann.locator('header button[aria-haspopup=menu]').click()
  await ann.getByRole('menuitem', { name: 'Language and light' }).click()
  await ann.locator('dialog[open] select').selectOption('ru')
  await ann.keyboard.press('Escape')
  await expect(asked(ann).locator('h2')).toHaveText(/[а-я]/)
  const after = await looks(ann)
  expect(after.log).toHaveLength(before.log.length)
  expect(after.plan).toHaveLength(before.plan.length)
  await tool(ann, 'chat').click()
  await expect(chatLog(ann)).toContainText('Which language do you speak?')
  await somebodyAnswers([ann, ben])
})

test('the owner gives seats away; who stands up or leaves makes room', async ({ guest }) => {
  const { ann, ben, link } = await two(guest)
  const eve = await guest()
  await eve.goto(`/${link}`)
  await expect(eve.locator('input[data-seat]')).toHaveCount(0)
  await eve.locator('form input[type=text]').fill('Eve')
  await eve.locator('form button[type=submit]').click()
  await expect(eve.getByText('You are watching.')).toBeVisible()

  await tool(ann, 'link').click()
  await ann.locator('[data-give=cook]').selectOption({ label: 'Eve' })
  await expect(eve.getByText('You are watching.')).toHaveCount(0)
  await expect(ben.locator('[data-look]')).toBeVisible()
  await ann.locator('[data-stand=carpenter]').click()
  await expect(ben.locator('input[data-seat=carpenter]')).toBeVisible()
  await ben.locator('input[data-seat=carpenter]').check()
  await ben.locator('form button[type=submit]').click()
  await expect(asked(ben)).toBeVisible()
  await expect(person(ben, 'Ben')).toContainText('(you)')
  await expect(eve.locator('[data-give]')).toHaveCount(0)

  await tool(eve, 'link').click()
  await eve.locator('dialog[open] form input').fill('Eva')
  await eve.locator('dialog[open] form button').click()
  await expect(person(ben, 'Eva')).toBeVisible()
  await eve.locator('[data-leaving]').click()
  await eve.locator('[data-confirm]').click()
  await expect(eve).toHaveURL(/#\/$/)
  await expect(ben.getByText('Cook: free')).toBeVisible()
})

test('a table that is not there says so, and one whose link has lost its end', async ({ guest }) => {
  const page = await guest()
  await page.goto(`/#/table/${'x'.repeat(22)}`)
  await expect(page.getByRole('alert')).toContainText('There is no table at this link')
  await page.goto('/#/table/short')
  await expect(page.getByRole('alert')).toBeVisible()
})
