// A server in a process of its own, whose files may not grow for ever. POST /fill writes until the database takes no more.
import { createServer } from 'node:http'
import { Health } from '../dist/health.js'
import { openSqlite } from '../dist/store/sqlite.js'

const [, , folder] = process.argv
const store = await openSqlite(folder)
const health = new Health({ store, failed() {}, recovered() {} })
const text = 'x'.repeat(100_000)
let made = 0

async function fill() {
  for (;;) {
    made += 1
    const name = `t${made}`
    try {
      await store.make({ id: name, watch: `w${made}`, game: '', version: 1, setup: text, made: 0 }, [])
    } catch {
      return
    }
  }
}

const server = createServer(async ({ url }, response) => {
  if (url === '/fill') await fill()
  else if (url === '/readyz') response.statusCode = (await health.isReady()) ? 200 : 503
  response.end()
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/`))
