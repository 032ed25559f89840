// Two players who know the protocol from its page sit down and answer at random until the game is over; on the way they take
// back, agree to take back, and come back after a cut in which an answer was missed. Prints what came of it, as JSON.
// node page-game.mjs SERVER GAME SETUP
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { makeTable, Player } from './from-the-page.mjs'

const [server, game, setup] = process.argv.slice(2)
const made = await makeTable(server, { game, setup: JSON.parse(setup), name: 'Ann' })
const ann = await new Player(server, made.table, made.secret).connect()
const bob = await new Player(server, made.table).connect()
bob.secret = (await bob.ask({ say: 'join', name: 'Bob' })).secret
const [first, second] = ann.seats
for (const [player, seat] of [
  [ann, first],
  [bob, second],
]) {
  await player.ask({ say: 'sit', seat })
  player.seat = seat
  await player.connect()
}
const done = { undone: 0, agreed: 0, cameBack: 0 }
const together = async () => {
  const newest = Math.max(ann.number, bob.number)
  for (const player of [ann, bob]) await player.until(() => player.number >= newest)
}

while (ann.position.outcome === undefined) {
  await together()
  const player = [ann, bob].find(({ questions }) => questions.length > 0)
  const other = player === ann ? bob : ann
  const [{ id, choices }] = player.questions
  const sensible = choices.filter(({ takesBack }) => takesBack !== true)
  const choice = sensible[Math.floor(Math.random() * sensible.length)] ?? choices[0]
  const isCut = done.cameBack === 0 && player.position.answers > 5
  if (isCut) other.socket.removeAllListeners('message').terminate()
  const { say, why } = await player.ask({ say: 'answer', seat: player.seat, question: id, choice: choice.id })
  if (say !== 'done') throw new Error(`refused: ${why}`)
  if (isCut) {
    await other.connect(other.number)
    done.cameBack = other.position.answers
  }
  await together()
  const { answers, barrier, outcome } = player.position
  if (outcome !== undefined) break
  if (done.undone === 0 && barrier < answers) {
    await player.ask({ say: 'undo', to: answers - 1 })
    done.undone = answers - player.position.answers
  } else if (done.agreed === 0 && answers > 3) {
    const { proposed } = await other.ask({ say: 'undo', to: answers - 2 })
    await player.until(() => player.proposal?.number === proposed)
    await player.ask({ say: 'agree', proposal: proposed })
    done.agreed = answers - player.position.answers
  }
}

await together()
const fresh = await new Player(server, bob.table, bob.secret).connect()
const { asked: _, ...seen } = bob.position
const { asked: __, ...wanted } = fresh.position
const { seed } = await (await fetch(new URL(`/api/tables/${made.table}/journal`, server))).json()
const seedHash = createHash('sha256').update(seed).digest('base64url')
const fits = { position: isDeepStrictEqual(seen, wanted), story: isDeepStrictEqual(bob.story, fresh.story) }
console.log(JSON.stringify({ outcome: seen.outcome, ...done, fits: { ...fits, seed: seedHash === ann.seedHash } }))
for (const player of [ann, bob, fresh]) player.socket.close()
