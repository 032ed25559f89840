// What seldom happens is said as well, in every language: events and questions that no game of wanderers comes to.

import { type Scene, table } from '@landfall/continent/testing'
import { isAsking } from '@landfall/kernel'
import { LANGUAGES } from '@landfall/tabletop'
import type { TestTable } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { Continent, Events, Questions } from '../../src/types.ts'
import { expectQuestion, expectSpoken } from './expecting.ts'
import { voices } from './spoken.ts'

const rule = 'T7-GEN-03'

/** Events that the log tells. */
const EVENTS: { readonly [Name in keyof Events]?: readonly Events[Name][] } = {
  boostDeclined: [{ who: 'ingrid', card: 'quest/cracked-sextant', nth: 0 }],
  itemSpared: [{ who: 'emil', item: 'skill/short-bow', by: 'skill/roll-call' }],
  mandatoryLapsed: [{ source: { card: 'terrain/boar-thicket', nth: 0 } }],
  curseHeldOff: [{ card: 'curse/the-salt-choir', by: 'advanced/look-death-over' }],
  nothingTaken: [{ who: 'zofia', number: 112, rule }],
  numberSealed: [{ card: 'supply/good-hour', number: 118 }],
  fogLookedUnder: [{ at: '1,0', card: 'fog/sea-fret', who: 'tomas' }],
  explorationsShuffled: [{ area: 'fen', cards: ['fog/otter-path', 'fog/bittern'] }],
  shadowStayed: [{ card: 'shadow/your-shadow-loose' }],
  curseLifted: [
    { clue: 'drownedLighthouse', card: 'event/dark-at-last' },
    { clue: 'borrowedShadow', card: 'shadow/noon' },
    { clue: 'saltChoir', card: 'choir/the-last-chord' },
  ],
  eliminated: [{ who: 'barnaby' }],
  mercyShown: [{ card: 'mode/a-kinder-tide' }],
  deckLookedAt: [{ who: 'tomas', cards: ['skill/sling', 'skill/log-raft', 'curse/death-keeps-pace#2'] }],
  fogGone: [{ area: 'shelf', at: '5,1', card: 'fog/tide-race' }],
  tradeFreed: [{}],
  skillsLearned: [{ cards: ['advanced/old-hand'] }, { cards: ['advanced/old-hand', 'advanced/one-voice'] }],
  recovered: [1, 2, 5].map((count) => ({ cards: new Array<'skill/sling'>(count).fill('skill/sling'), rule })),
  lifeLost: [1, 2, 5].map((count) => ({ cards: new Array<'skill/sling'>(count).fill('skill/sling'), rule })),
  exchanged: [{ by: 0 }, { by: 1 }, { by: 2 }, { by: 5 }],
  resultKnown: [
    { stars: 0, difficulty: 0, succeeded: true },
    { stars: 1, difficulty: 2, succeeded: false },
    { stars: 5, difficulty: 5, succeeded: true },
  ],
  durabilityChanged: [
    { who: 'emil', item: 'skill/sling', by: -1, rule },
    { who: 'emil', item: 'skill/sling', by: 2, rule },
  ],
  left: [
    { who: 'mirela', seat: 'second', forGood: true },
    { who: 'mirela', seat: 'second', forGood: false },
  ],
}

describe.each(LANGUAGES)('%s', (language) => {
  test('the log has a line for each of them, and no two are alike', () => {
    const lines = Object.entries(EVENTS).flatMap(([t, samples]) =>
      samples.map((sample) => {
        const line = voices[language].log({ t, ...sample })
        expect(line, t).toBeDefined()
        expectSpoken(language, line ?? '', t)
        return line
      }),
    )
    expect(new Set(lines).size).toBe(lines.length)
  })

  test('each way to end has its words', () => {
    const { outcome } = voices[language]
    const ends = [
      outcome({ result: 'won', why: 'lifted', card: 'event/dark-at-last' }),
      outcome({ result: 'lost', why: 'curse', card: 'curse/the-salt-choir' }),
      outcome({ result: 'lost', why: 'over', card: 'shadow/the-thread-runs-out' }),
      outcome({ result: 'lost', why: 'stranded' }),
    ]
    for (const end of ends) expectSpoken(language, end, 'the end')
    expect(new Set(ends).size).toBe(ends.length)
  })
})

type Table = TestTable<Continent>
const playing = (scene: Scene): Table => table(scene).play('turn')

/** A position in which something is asked that is seldom asked. */
const ASKED: { readonly [Kind in keyof Questions | 'taking' | 'lifeLoss' | 'curse']?: () => Table } = {
  payment: () =>
    playing({
      land: [217],
      events: [[217, 'event/the-hermit-of-the-dyke']],
      people: {
        ingrid: {
          items: [
            { cards: ['supply/smoked-eel'], die: 1 },
            { cards: ['item/live-eels', 'item/bog-butter'], die: 1 },
          ],
        },
      },
    })
      .choose('ingrid/event/the-hermit-of-the-dyke/0')
      .choose('draw/2'),
  cure: () =>
    playing({
      people: {
        ingrid: { hand: ['skill/field-dressing', 'state/bloody#5'] },
        emil: { hand: ['state/injured#5', 'state/bloody#6'] },
      },
    })
      .as('first')
      .choose('skill/field-dressing/0', 'anyTime'),
  scrap: () =>
    playing({
      people: {
        emil: {
          hand: ['skill/take-it-apart'],
          items: [
            { cards: ['skill/sling'], die: 1 },
            { cards: ['skill/log-raft'], die: 2 },
          ],
        },
      },
    }).choose('skill/take-it-apart/0', 'anyTime'),
  raise: () =>
    playing({
      people: {
        emil: {
          hand: ['skill/spare-parts'],
          items: [
            { cards: ['skill/sling'], die: 1 },
            { cards: ['skill/log-raft'], die: 2 },
          ],
        },
      },
    }).choose('skill/spare-parts/0', 'anyTime'),
  onTop: () =>
    playing({
      people: { tomas: { hand: ['skill/triangulate'] } },
      rolls: { action: ['skill/sling', 'skill/log-raft', 'curse/death-keeps-pace#1'] },
    }).choose('skill/triangulate/0', 'anyTime'),
  foggy: () =>
    playing({ people: { tomas: { hand: ['skill/dead-reckoning'] } } }).choose('skill/dead-reckoning/0', 'anyTime'),
  learn: () =>
    playing({
      land: [74],
      quests: ['clue/the-drowned-lighthouse', 'supply/deep-insight#1', 'supply/insight#1'],
      rolls: { action: ['curse/death-keeps-pace#1'], adventure: ['event/learners-cairn#2'] },
    }).choose('ingrid/terrain/charcoal-clearing/1/atOnce'),
  wear: () =>
    playing({
      land: [262],
      people: {
        ingrid: {
          items: [
            { cards: ['skill/sling'], die: 1 },
            { cards: ['skill/log-raft'], die: 2 },
          ],
        },
      },
      rolls: { action: ['curse/death-keeps-pace#1', 'curse/death-keeps-pace#2', 'curse/death-keeps-pace#3'] },
    })
      .choose('ingrid/terrain/mill-islet/0')
      .choose('draw/3'),
  taking: () =>
    playing({
      land: [12],
      people: { ingrid: { hand: ['skill/cold-blood'], items: [{ cards: ['fog/oilskin-coat'], die: 2 }] } },
      rolls: { action: ['curse/death-keeps-pace#1', 'curse/death-keeps-pace#2'] },
    })
      .choose('ingrid/terrain/tide-pools/1')
      .choose('draw/2'),
  lifeLoss: () =>
    playing({
      land: [12],
      people: { anselm: { hand: ['skill/say-the-office'] } },
      rolls: { action: ['curse/death-keeps-pace#1', 'curse/death-keeps-pace#2'], adventure: ['state/drenched#1'] },
    })
      .choose('anselm/terrain/tide-pools/1')
      .choose('draw/2'),
  curse: () =>
    playing({
      land: [12],
      deck: [],
      turnedPile: ['curse/death-keeps-pace#1', 'skill/sling', 'skill/log-raft'],
      people: { anselm: { hand: ['advanced/look-death-over'] } },
      rolls: { action: ['curse/death-keeps-pace#1', 'skill/sling'] },
    })
      .choose('anselm/terrain/tide-pools/1')
      .choose('draw/2'),
  clear: () => playing({ land: [23, 14, 35] }).choose('clear', 'anyTime'),
  drop: () =>
    playing({
      config: { clues: ['borrowedShadow'] },
      quests: ['clue/the-borrowed-shadow', 'shadow/short-noon'],
      land: [305],
      actedSinceCamp: true,
      people: { ingrid: { hand: ['skill/sling', 'skill/log-raft'] } },
      rolls: { 'exploration.terraces': ['fog/tremor', 'fog/ash-fall', 'fog/glass-scree', 'fog/hot-wind'] },
    }).choose('camp', 'anyTime'),
}

test.each(Object.entries(ASKED))('what is asked when the question is “%s”', (kind, scene) => {
  const { session } = scene()
  const question = session.questions.find((one) => one.kind === kind && !isAsking(one))
  if (question === undefined) throw new Error(`asked: ${session.questions.map((one) => one.kind).join(', ')}`)
  expect(question.choices.length).toBeGreaterThan(1)
  for (const language of LANGUAGES) expectQuestion(language, question, session)
})
