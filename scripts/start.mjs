// npm start: sets everything up, builds the page and serves it. The last line on stdout begins with its address.
import { pathToFileURL } from 'node:url'
import { buildPage, root, setup } from './setup.mjs'

setup()
buildPage()
if (process.env.npm_lifecycle_event === 'start') stopWithNpm()
const { main } = await import(pathToFileURL(`${root}packages/cli/dist/main.js`).href)
process.exitCode = await main([process.execPath, 'landfall', 'serve', ...process.argv.slice(2)])

/** Who stops npm stops the shell between npm and us, and nobody tells us: without this the server would go on alone. */
function stopWithNpm() {
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }, 300).unref()
}
