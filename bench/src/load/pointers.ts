// A process of its own full of people who point: the server's address, how many tables, how many people at each. Says
// when all of them are there, and points until it is killed.
import { makeTable, TableClient } from '@landfall/server/client'
import { plugin } from './game.ts'

const [url = '', tables = '', people = ''] = process.argv.slice(2)
/** As often as a server lets a connection speak. */
const A_SECOND = 20

const setup = JSON.parse(JSON.stringify(plugin.setupFor(2)))
const clients: TableClient[] = []
for (let i = 0; i < Number(tables); i++) {
  const made = await makeTable(url, { game: plugin.game.id, setup, name: 'Pointer 0' })
  clients.push(await TableClient.open(url, { table: made.table, secret: made.secret }, true))
  for (let j = 1; j < Number(people); j++) {
    const client = await TableClient.open(url, { table: made.table }, true)
    const joined = await client.request({ say: 'join', name: `Pointer ${j}` })
    if (joined.say !== 'done') throw new Error(`not let in: ${JSON.stringify(joined)}`)
    clients.push(client)
  }
}

let told = 0
for (const client of clients) {
  client.heard = ({ say }) => {
    if (say === 'point') told += 1
  }
}
let turn = 0
setInterval(() => {
  turn += 1
  const point = JSON.stringify({ say: 'point', at: `tile/${turn % 10}`, call: turn })
  for (const client of clients) client.sendRaw(point)
}, 1000 / A_SECOND)
process.on('message', () => process.send?.(told))
process.send?.('ready')
