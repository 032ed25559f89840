// Reads saves that it is sent, in a thread that may be killed, and says what became of each.
import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '@landfall/games'
import { JournalError, readJournal, writeJournal } from '@landfall/kernel'

const { game, digest } = await loadGame(workerData)
parentPort.on('message', (text) => {
  // Nothing else computes in this process meanwhile; a clock would also count what other processes take.
  const from = process.cpuUsage()
  const followed = follow(text)
  const { user, system } = process.cpuUsage(from)
  parentPort.postMessage({
    became: typeof followed === 'string' ? followed : again(followed),
    ms: (user + system) / 1000,
  })
})
parentPort.postMessage('ready')

/** All that programs do with a save: read it, bring it back, look at it, write it. A session, or what became of it. */
function follow(text) {
  let back
  try {
    back = game.bringBack(readJournal(text))
  } catch (thrown) {
    return thrown instanceof JournalError ? thrown.fault : `threw ${thrown?.stack}`
  }
  try {
    const { session, misfit } = back
    const { seats, config, answers } = session
    for (const seat of [undefined, ...seats]) JSON.stringify(session.view(seat))
    digest({ seats, config, view: session.view(), answers: answers.length })
    return { text: writeJournal(session.save()), misfit }
  } catch (thrown) {
    return `the session is not clean: ${thrown?.stack}`
  }
}

/** What the session wrote is a save like any other. */
function again({ text, misfit }) {
  try {
    game.resume(readJournal(text))
    return misfit === undefined ? 'session' : 'misfit'
  } catch (thrown) {
    return `the session writes a save that cannot be resumed: ${thrown?.stack}`
  }
}
