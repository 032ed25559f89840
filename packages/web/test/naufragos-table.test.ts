// Náufragos around one screen: nobody is sent the stories of others, and what comes to light is seen by all before the screen is handed on.

import type { Session } from '@landfall/kernel'
import { type Naufragos, naufragosPlugin } from '@landfall/naufragos'
import { naufragosPlayers } from '@landfall/naufragos/players'
import { expect, test } from 'vitest'
import { isNaufragosBoard, isNaufragosReveals } from '../src/naufragos/board.ts'
import type { Shown } from '../src/table/table.ts'
import type { OpenTable } from '../src/worker/open-table.ts'
import { PlayedTable } from '../src/worker/played-table.ts'
import { WatchedTable } from '../src/worker/watched-table.ts'
import { naufragos, speaking, spokenIn } from './spoken.ts'

const hidden = await naufragosPlugin.check()

/** A table as the screen has it, and the same game beside it, which knows everything. */
class Played {
  readonly session: Session<Naufragos>
  readonly table: OpenTable
  readonly sent: Shown[] = []

  constructor(players: number, seed: string) {
    this.session = naufragosPlugin.game.start({ ...naufragosPlugin.setupFor(players), seed })
    this.table = new PlayedTable({
      id: 'here',
      spoken: spokenIn(naufragos, 'en'),
      journal: this.session.save(),
      speakIn: speaking(naufragos),
      tell: (shown) => this.sent.push(shown),
      release() {},
      keep: async () => {},
    })
  }

  get now(): Shown {
    const shown = this.sent.at(-1)
    if (shown === undefined) throw new Error('nothing was shown')
    return shown
  }

  async answer(answer: Parameters<Session<Naufragos>['answer']>[0]): Promise<void> {
    expect(await this.table.look(answer.seat)).toBeUndefined()
    expect(this.now.eyes).toBe(answer.seat)
    expect(await this.table.answer(answer.question, answer.choice)).toBeUndefined()
    expect(this.session.answer(answer)).toBeUndefined()
  }
}

function heuristic(seed: string): ReturnType<NonNullable<(typeof naufragosPlayers)[string]>> {
  const player = naufragosPlayers['heuristic']
  if (player === undefined) throw new Error('there is no heuristic player')
  return player(seed)
}

test('over whole games no story of another seat is ever sent to a screen', async () => {
  for (const [players, seed] of [
    [2, 'beach'],
    [4, 'gull'],
  ] as const) {
    const played = new Played(players, seed)
    const player = heuristic(seed)
    let own = 0
    while (played.session.outcome === undefined) {
      await played.answer(player.answer(played.session))
      const { now, session } = played
      const secrets = hidden.secrets(session.state, now.eyes)
      const sent = JSON.stringify([now.board, now.revealed, now.questions])
      expect(secrets.filter((secret) => sent.includes(`"${secret}"`))).toEqual([])
      if (!isNaufragosBoard(now.board)) continue
      const stories = now.board.board.castaways.filter(({ stories: { own: told } }) => told !== undefined)
      expect(stories.map(({ id }) => id)).toEqual(now.eyes === undefined ? [] : [now.eyes])
      own += stories[0]?.stories.count ?? 0
    }
    expect(own, 'stories that their owners were shown').toBeGreaterThan(0)
    expect(played.now.outcome?.text).not.toBe('')
  }
})

test('cards and dice that everybody may see come with the curtain', async () => {
  const behind = new Set<string>()
  for (const seed of ['reef', 'atoll', 'cay', 'spit']) {
    const played = new Played(3, seed)
    const player = heuristic(seed)
    while (played.session.outcome === undefined) {
      await played.answer(player.answer(played.session))
      const { curtain, board, questions, revealed, log } = played.now
      if (curtain === undefined || !isNaufragosReveals(revealed)) continue
      expect({ board, questions, log }).toEqual({ board: undefined, questions: [], log: { from: 0, lines: [] } })
      for (const { reveal } of revealed.reveals) behind.add(reveal)
    }
  }
  // A card comes with it only where it rolls at once, as “Tremor” does, and somebody may reroll with a story.
  expect(behind).toContain('dice')
})

test('a player who watches a game again sees the stories of nobody', () => {
  const session = naufragosPlugin.game.start({ ...naufragosPlugin.setupFor(3), seed: 'reef' })
  const player = heuristic('reef')
  while (session.outcome === undefined) session.answer(player.answer(session))
  const sent: Shown[] = []
  const table = new WatchedTable(spokenIn(naufragos, 'en'), session.save(), speaking(naufragos), (shown) =>
    sent.push(shown),
  )
  for (const at of [0, 20, 60, session.answers.length]) table.goTo(at)
  expect(sent).toHaveLength(5)
  for (const { board } of sent) {
    expect(isNaufragosBoard(board) && board.board.castaways.every(({ stories }) => stories.own === undefined)).toBe(
      true,
    )
  }
})
