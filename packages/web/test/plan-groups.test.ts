// The panel of planning has a button for everything that can be planned.

import { type Crusoe, crusoePlugin } from '@landfall/crusoe'
import { planning } from '@landfall/crusoe/testing'
import type { Session } from '@landfall/kernel'
import { LANGUAGES, randomPlayer } from '@landfall/tabletop'
import { expect, test } from 'vitest'
import { isCrusoeBoard } from '../src/crusoe/board.ts'
import { groupName, type PlanGroups, planGroups } from '../src/crusoe/plan-groups.ts'
import { movable } from '../src/table-parts/acting.ts'
import { SCREEN_WORDS } from '../src/text/screen-words.ts'
import { seenBy } from '../src/worker/eyes.ts'
import { positionOf, Telling } from '../src/worker/shown.ts'
import { crusoe } from './spoken.ts'

type Playing = Pick<Session<Crusoe>, 'questions'> & Parameters<typeof positionOf>[0]

/** What the panel draws, pawn by pawn, and the ids of what could be chosen. */
function panel(
  session: Playing,
  config: Crusoe['config'],
): { drawn: readonly PlanGroups[]; offered: readonly string[] } {
  const telling = new Telling(crusoe.en, config)
  const position = positionOf(session, seenBy(session.seats[0] ?? ''))
  const { questions } = telling.shown(position, [], { from: 0, lines: [] }, 0)
  const plan = questions.find(({ kind }) => kind === 'plan')
  if (plan === undefined) throw new Error('nothing is planned')
  const pieces = movable([plan])
  const drawn = (pieces.length === 0 ? [undefined] : pieces).map((hand) => planGroups(plan.choices, hand))
  return { drawn, offered: plan.choices.map(({ id }) => id) }
}

const buttons = ({ groups, confirm }: PlanGroups): readonly string[] => [
  ...groups.flatMap(({ choices }) => choices.map(({ id }) => id)),
  ...(confirm === undefined ? [] : [confirm.id]),
]

test('every choice of every plan has a button while its pawn is in hand, in every scenario and edition', () => {
  const ways = crusoePlugin.options ?? []
  const seen = new Set<string>()
  let plans = 0
  for (const [variant, options] of [...ways, ...ways].entries()) {
    const config = crusoePlugin.setupFor(1 + (variant % 4), variant, options)
    const session = crusoePlugin.game.start({ ...config, seed: `panel/${variant}` })
    const player = randomPlayer(`panel/${variant}`)
    for (let own = 0; session.outcome === undefined && own < 40; session.answer(player.answer(session))) {
      if (!session.questions.some(({ kind }) => kind === 'plan')) continue
      const { drawn, offered } = panel(session, config)
      expect([...new Set(drawn.flatMap(buttons))].sort()).toEqual([...offered].sort())
      for (const { group } of drawn.flatMap(({ groups }) => groups)) seen.add(group)
      own += 1
      plans += 1
    }
  }
  expect(plans).toBeGreaterThan(300)
  // The last group is for what nobody has thought of: there is nothing in it.
  expect(seen).not.toContain('other')
})

test('Recultivation is a special Action with a button of its own', () => {
  const t = planning({ config: { scenario: 'family-robinson' }, waitingMarkers: ['A1'] })
  const config = crusoePlugin.setupFor(2, undefined, { scenario: 'family-robinson' })
  const special = panel(t.session, config).drawn.map(({ groups }) => groups.find(({ group }) => group === 'special'))
  expect(special.map((group) => group?.choices)).toMatchObject([
    [
      {
        id: 'carpenter/special/family-robinson/recultivation',
        label: 'Carpenter: Recultivation',
        inHand: 'Recultivation',
      },
    ],
    [{ id: 'cook/special/family-robinson/recultivation', label: 'Cook: Recultivation', inHand: 'Recultivation' }],
  ])
})

test('every group has a heading in every language, and an Action the name that it has on the board', async () => {
  for (const language of LANGUAGES) {
    const { groups } = (await SCREEN_WORDS[language].crusoe()).crusoe
    for (const heading of Object.values(groups)) expect(heading).not.toBe('')
    const { session } = planning()
    const telling = new Telling(crusoe[language], crusoePlugin.setupFor(2))
    const { board, questions } = telling.shown(positionOf(session, seenBy('cook')), [], { from: 0, lines: [] }, 0)
    if (!isCrusoeBoard(board)) throw new Error('there is no board')
    for (const action of ['arrange', 'rest'] as const) {
      const choice = questions.flatMap(({ choices }) => choices).find(({ group }) => group === action)
      expect(groupName(action, board.board.actions, groups)).toBe(choice?.inHand)
    }
  }
})
