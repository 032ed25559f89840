// Who looks after a table online: the owner removes somebody; when the owner stays away, others take over.
import { chatLog, expect, join, makeTable, test as online, person, tool } from './company.ts'
import { asked } from './play.ts'
import { TableServer } from './server.ts'

const seatRow = (seat: string) => `dialog[open] li[data-seat=${seat}]`

online('the owner removes somebody, who is told so and whose seat becomes free', async ({ guest }) => {
  const [ann, ben] = [await guest(), await guest()]
  const link = await makeTable(ann)
  await join(ben, link, 'Ben', ['cook'])
  await tool(ben, 'link').click()
  await expect(ben.locator(seatRow('cook'))).toContainText('Ben (you)')
  await expect(ben.locator('[data-remove],[data-give],[data-free]')).toHaveCount(0)

  await tool(ann, 'link').click()
  await ann.locator(seatRow('cook')).getByRole('button', { name: 'Remove Ben from the table' }).click()
  const sure = ann.locator('dialog[open]')
  await expect(sure).toContainText('Remove Ben from the table?')
  await sure.getByRole('button', { name: 'Do not remove' }).click()
  await expect(ann.locator(seatRow('cook'))).toContainText('Ben')
  await ann.locator(seatRow('cook')).locator('[data-remove]').click()
  await ann.locator('dialog[open]').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(ann.locator(seatRow('cook'))).not.toContainText('Ben')
  await ann.keyboard.press('Escape')
  await expect(ben.getByText('The owner has removed you from this table.')).toBeVisible()
  await tool(ann, 'chat').click()
  await expect(chatLog(ann)).toContainText('Ben was removed from the table.')

  await ben.goto('/#/')
  await expect(ben.locator('[data-table]')).toContainText('You no longer belong to this table.')
})

/** Four hours of the server pass in a second. */
const test = online.extend<object, { readonly server: TableServer }>({
  server: [
    async ({ browserName }, use) => {
      expect(browserName).toBe('chromium')
      const server = new TableServer(4 * 3600)
      await server.start()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

test('when the owner stays away the table passes on, and the seat can be made free', async ({ guest }) => {
  test.setTimeout(150_000)
  const [ann, ben, cat] = [await guest(), await guest(), await guest()]
  const link = await makeTable(ann, { players: 3 })
  await join(ben, link, 'Ben', ['cook'])
  await join(cat, link, 'Cat', ['explorer'])
  await expect(person(ben, 'Ann')).toBeVisible()
  await ann.close()

  // A day for the clock of the server, and until it looks around.
  await tool(ben, 'link').click()
  await expect(ben.locator(seatRow('cook'))).toContainText('owner of the table', { timeout: 90_000 })
  await expect(ben.locator(seatRow('carpenter'))).not.toContainText('owner of the table')
  await ben.keyboard.press('Escape')
  await tool(ben, 'chat').click()
  await expect(chatLog(ben)).toContainText('Ann was away too long: the table now belongs to Ben.')

  await tool(cat, 'link').click()
  await cat.locator('[data-free=carpenter]').click()
  await expect(cat.locator(seatRow('carpenter'))).toContainText('You want to free this seat.')
  await expect(cat.locator('[data-free]')).toHaveCount(0)
  await tool(ben, 'link').click()
  await ben.locator('[data-give=carpenter]').selectOption('')
  await expect(cat.locator('[data-sit=carpenter]')).toBeVisible()
  await cat.locator('[data-sit=carpenter]').click()
  await expect(cat.locator(seatRow('carpenter'))).toContainText('Cat (you)')
  await cat.keyboard.press('Escape')
  await expect(asked(cat)).toBeVisible()
})
