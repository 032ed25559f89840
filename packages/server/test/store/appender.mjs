// Run by node until it is killed: appends to tables of the folder as fast as it can, and prints what was acknowledged.
import { openSqlite } from '../../dist/store/sqlite.js'

const [folder = '', ...tables] = process.argv.slice(2)
const store = await openSqlite(folder)

async function appendFor(table) {
  for (let number = (await store.read(table, 0)).length + 1; ; number++) {
    const isKept = await store.append(table, { number, at: Date.now(), act: `{"number":${number}}` })
    if (!isKept) throw new Error(`number ${number} was taken`)
    process.stdout.write(`${table} ${number}\n`)
  }
}

await Promise.all(tables.map(appendFor))
