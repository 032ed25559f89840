// What comes to nothing says so, and why, in every language.

import type { Happened } from '@landfall/kernel'
import { naufragosPlugin } from '@landfall/naufragos'
import { table } from '@landfall/naufragos/testing'
import { botsOf, LANGUAGES, randomPlayer } from '@landfall/tabletop'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { Naufragos } from '../src/types.ts'
import { campOf } from './pieces.ts'
import { voices } from './spoken.ts'

type Name = keyof Naufragos['events']

/** What the log says of all that happened under some names. */
const said = (t: TestTable<Naufragos>, ...names: readonly Name[]): readonly (string | undefined)[] =>
  names.flatMap((name) => t.happened(name).map((event) => voices.en.log(event)))

describe('actions', () => {
  rule('NA-BUILD-06', 'Build says when nothing can be built', () => {
    const t = table({
      reserve: { wood: 0 },
      castaways: { red: { energy: 0 }, yellow: { energy: 0 }, green: { energy: 0 } },
    })
    t.play('act', { seat: 'red', action: 'build', box: 0 })
    expect(said(t, 'actedInVain')).toEqual(['Build (Red): nothing can be built with what there is.'])
    t.settled()
  })

  rule('NA-FIRE-04', 'a fire is not lit when it burns, without wood, or without energy', () => {
    const light = (scene: Parameters<typeof table>[0]): TestTable<Naufragos> =>
      table(scene).play('act', { seat: 'red', action: 'fire', box: 0 })
    const burning = light({ fire: { lit: true, wood: 1 } })
    expect(said(burning, 'actedInVain')).toEqual(['Light the fire (Red): the fire is burning already.'])
    const noWood = light({ reserve: { wood: 0 } })
    expect(said(noWood, 'actedInVain')).toEqual(['Light the fire (Red): there is no wood for a fire.'])
    const tired = light({ reserve: { wood: 1 }, castaways: { red: { energy: 0 } } })
    expect(said(tired, 'actedInVain')).toEqual(['Light the fire (Red): there is no energy left for it.'])
  })

  rule('NA-REST-01 NA-REST-04', 'rest brings nothing to the player who lacks nothing', () => {
    const t = table().play('act', { seat: 'red', action: 'rest', box: 0 })
    expect(said(t, 'actedInVain')).toEqual(['Rest (Red): there is no energy to regain and no wound to heal.'])
    t.settled()
  })

  rule('NA-CAMP-01', 'a camp card that is gone has no effect', () => {
    const pawn = { seat: 'red', action: 'camp', box: 0, card: 'camp/yam-bed' } as const
    const t = table({ camp: campOf('camp/plan-the-route') }).play('act', pawn)
    expect(said(t, 'actedInVain')).toEqual(['Camp (Red): the card has been covered or has left the camp.'])
    t.settled()
  })
})

describe('cards', () => {
  rule('NA-EVT-12', 'with everybody lost the instructions of an event have no effect', () => {
    const lost = { lost: 5 }
    const castaways = { red: lost, yellow: lost, green: lost }
    const t = table({ weather: 3, castaways, top: { event: ['event/the-good-day'] } }).play('event')
    expect(said(t, 'instructionsIgnored')).toEqual([
      'The good day: with nobody in camp, the instructions have no effect.',
    ])
    t.settled()
  })

  rule('NA-COMP-03', 'what is not there cannot be lost', () => {
    const t = table({
      reserve: { tokens: 0 },
      top: { event: ['event/ants-in-the-stores'] },
      rolls: { 'forage.lost': [[]] },
    })
    t.play('event')
    expect(said(t, 'hadNoEffect')).toEqual([
      'Ants in the stores: “Remove 2 food tokens from the Common Reserve” has no effect, as there is nothing to lose.',
    ])
  })
})

const bots = await botsOf(naufragosPlugin)

/** A game from its first question to its end. */
function played(game: number, players: number): readonly Happened[] {
  const events: Happened[] = []
  const setup = naufragosPlugin.setupFor(players, game)
  const listen = { happened: (told: readonly Happened[]) => void events.push(...told) }
  const session = naufragosPlugin.game.start({ ...setup, seed: `in vain/${game}` }, { listen })
  const player = (game % 2 === 0 ? randomPlayer : (bots['heuristic'] ?? randomPlayer))(`in vain/${game}`)
  while (session.outcome === undefined) session.answer(player.answer(session))
  return events
}

const GAMES = Array.from({ length: 12 }, (_, game) => played(game, 1 + (game % 4)))

test('NA-CARD-01 no card is carried out in silence', () => {
  const silent = new Set<string>()
  for (const events of GAMES) {
    const open: { source: string; lines: number }[] = []
    for (const [at, event] of events.entries()) {
      // What is used was told by its use.
      const isTold = events.slice(Math.max(0, at - 2), at).some(({ t }) => t === 'itemUsed')
      if (event.t === 'resolvingBegan') open.push({ source: String(event['source']), lines: isTold ? 1 : 0 })
      else if (event.t === 'resolvingEnded') {
        const ended = open.pop()
        if (ended?.lines === 0) silent.add(ended.source)
      } else if (voices.en.log(naufragosPlugin.game.told(event, undefined)) !== undefined) {
        for (const one of open) one.lines += 1
      }
    }
  }
  expect([...silent]).toEqual([])
})

/** What is lost: its line names the cause in front of it or in brackets behind it. */
const LOSSES = new Set([
  'energyLost',
  'energyPaid',
  'wounded',
  'traumaReceived',
  'fireWentOut',
  'forageLost',
  'setBack',
])
const STORES = new Set(['foodChanged', 'tokensChanged', 'woodChanged', 'ownTokensChanged'])

test.each(LANGUAGES)('NA-NOTE-02 NA-WOUND-01 every loss names its cause (%s)', (language) => {
  const isLoss = ({ t, by }: Happened): boolean => LOSSES.has(t) || (STORES.has(t) && Number(by) < 0)
  const lines = GAMES.flat()
    .filter(isLoss)
    .map((event) => voices[language].log(event) ?? '')
  expect(lines.length).toBeGreaterThan(200)
  expect(lines.filter((line) => !/\(.+\)\.$/.test(line) && !/^[^:]+: .+\.$/.test(line))).toEqual([])
})
