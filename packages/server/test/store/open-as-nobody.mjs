// Opens the database of a folder twice, as somebody who must not write there the second time, and says what comes of it.
import { chmodSync } from 'node:fs'
import { SqliteDatabase } from '../../dist/store/sqlite-database.js'

const [, , folder] = process.argv
new SqliteDatabase(folder, 'own').close()
chmodSync(folder, 0o555)
if (process.getuid() === 0) process.setuid('nobody')
try {
  new SqliteDatabase(folder, 'own').close()
  console.log('opened')
} catch (thrown) {
  console.log(`${thrown.constructor.name}: ${thrown.message}`)
}
