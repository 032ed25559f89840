// Random games with secrets around one screen: what is sent without a curtain is what everybody may know, and no more.
import { beaconPlugin } from '@landfall/demo'
import type { Question, Session } from '@landfall/kernel'
import { naufragosPlugin } from '@landfall/naufragos'
import { type GamePlugin, type InEachLanguage, randomPlayer } from '@landfall/tabletop'
import { expect, test } from 'vitest'
import type { Shown } from '../src/table/table.ts'
import { NOBODY } from '../src/worker/eyes.ts'
import type { WorkerGame } from '../src/worker/games.ts'
import { PlayedTable } from '../src/worker/played-table.ts'
import { type LogEntry, positionOf, Telling } from '../src/worker/shown.ts'
import { beacon, naufragos, speaking, spokenIn } from './spoken.ts'

/** A table as the screen has it, and the same game beside it, which knows everything. */
class Played {
  readonly session: Session
  readonly table: PlayedTable
  readonly entries: LogEntry[] = []
  readonly #sent: Shown[] = []
  log: Shown['log']['lines'] = []

  constructor(plugin: GamePlugin, game: InEachLanguage<WorkerGame>, players: number, seed: string) {
    const listen = {
      happened: (events: readonly LogEntry['event'][], answers: number): void => {
        for (const event of events) this.entries.push({ event, answers })
      },
    }
    this.session = plugin.game.start({ ...plugin.setupFor(players), seed }, { listen })
    this.table = new PlayedTable({
      id: 'here',
      spoken: spokenIn(game, 'en'),
      journal: this.session.save(),
      speakIn: speaking(game),
      tell: (shown) => {
        this.#sent.push(shown)
        this.log = [...this.log.slice(0, shown.log.from), ...shown.log.lines]
      },
      release() {},
      keep: async () => {},
    })
  }

  get now(): Shown {
    const shown = this.#sent.at(-1)
    if (shown === undefined) throw new Error('nothing was shown')
    return shown
  }

  async answer(answer: Parameters<Session['answer']>[0]): Promise<void> {
    expect(await this.table.answer(answer.question, answer.choice)).toBeUndefined()
    expect(this.session.answer(answer)).toBeUndefined()
  }
}

/** Whether some data has one of these names in it, as a whole or as a part of a longer one. */
function names(data: unknown, secrets: readonly string[]): boolean {
  const text = JSON.stringify(data) ?? ''
  return secrets.some((secret) => text.includes(`"${secret}"`) || text.includes(`/${secret}"`))
}

/** What somebody who watches is shown. */
function spectated({ session, entries }: Played, telling: Telling): Partial<Shown> & { readonly lines: unknown } {
  const none = { from: 0, lines: [] }
  const { board, scene, score } = telling.shown(positionOf(session, NOBODY), [], none, session.answers.length)
  return { board, scene, score, lines: telling.log(entries, NOBODY) }
}

/** What a curtain leaves of a table. */
const NOTHING = { board: undefined, scene: [], score: [], questions: [], lines: [] }

for (const { plugin, game, seeds } of [
  { plugin: beaconPlugin, game: beacon, seeds: 12 },
  { plugin: naufragosPlugin, game: naufragos, seeds: 5 },
]) {
  for (const players of [2, 3, 4]) {
    test(`${plugin.game.id} for ${players}: what is sent without a curtain is what a spectator may know`, async () => {
      const { secrets } = await plugin.check()
      const met = { openly: 0, curtains: 0, holding: 0 }
      for (let seed = 0; seed < seeds; seed += 1) {
        const played = new Played(plugin, game, players, `screen ${seed}`)
        const telling = new Telling(game.en, played.session.config)
        const player = randomPlayer(`screen ${seed}`)
        let holder: string | undefined
        while (played.session.outcome === undefined) {
          const { session, now } = played
          const { board, scene, score, questions, revealed, eyes, curtain } = now
          const hidden = secrets(JSON.parse(JSON.stringify(session.state)), undefined)
          const isPrivate = ({ secret, choices, about }: Question): boolean =>
            secret === true || names([choices, about], hidden)
          if (curtain !== undefined) {
            met.curtains += 1
            expect({ board, scene, score, questions, lines: played.log }).toEqual(NOTHING)
            // It falls for a reason.
            expect(session.questions.filter(({ optional }) => optional !== true).every(isPrivate)).toBe(true)
            await played.table.look(curtain)
            expect(played.now.questions).not.toEqual([])
            holder = curtain
          } else if (eyes !== undefined) {
            met.holding += 1
            // Only the player who took the screen, and only for one more secret.
            expect(eyes).toBe(holder)
            expect(session.questions.filter(({ seat }) => seat === eyes).some(isPrivate)).toBe(true)
          } else {
            met.openly += 1
            holder = undefined
            expect({ board, scene, score, lines: played.log }).toEqual(spectated(played, telling))
            expect(names([questions, revealed], hidden)).toBe(false)
            const asked = session.questions.filter(({ id }) => questions.some((question) => question.id === id))
            expect(asked.filter(isPrivate)).toEqual([])
            expect(asked.some(({ optional }) => optional !== true)).toBe(true)
          }
          await played.answer(player.answer(session))
        }
        expect(played.now).toMatchObject({ eyes: undefined, curtain: undefined })
      }
      expect(met.openly, 'asked openly').toBeGreaterThan(5 * seeds)
      expect(met.curtains, 'curtains').toBeGreaterThan(2 * seeds)
    })
  }
}
