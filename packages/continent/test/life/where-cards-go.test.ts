// Cards are discarded, banished and returned. T7-DISC, T7-BANISH, T7-RETURN

import { table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { BLANKS, hand, items, perform, STARS, sorted } from './life.ts'

const VOICES = [1, 2, 3, 4, 5, 6].map((copy) => `choir/one-more-voice#${copy}` as const)

describe('a card that is discarded', () => {
  rule('T7-DISC-01 T7-DISC-02 T7-DISC-04', 'goes by its back: an item goes with all its cards', () => {
    const t = table({
      people: {
        ingrid: {
          items: [
            { cards: ['item/flint-nodule', 'skill/digging-stick', 'fog/tin-cup'], die: 3 },
            { cards: ['skill/sling'], die: 2 },
          ],
        },
      },
    })
    t.play('turn').choose('giveUp/item/flint-nodule', 'anyTime')
    t.has({ pile: ['skill/digging-stick'], past: ['item/flint-nodule', 'fog/tin-cup'] })
    expect(items(t, 'ingrid')).toEqual(['2: skill/sling'])
    t.settled('act')
  })

  rule('T7-DISC-03 T7-DISC-02', 'by a consequence is gone at once, before the action ends', () => {
    const t = table({
      people: {
        ingrid: {
          on: 87,
          hand: [
            'skill/sling',
            'skill/log-raft',
            'skill/trail-sense',
            'skill/short-bow',
            'skill/keep-low',
            'skill/lean-to',
          ],
        },
      },
      land: [87],
      events: [[87, 'event/gannet-nests']],
    })
    t.play('turn').choose('ingrid/event/gannet-nests/0/atOnce')
    t.asks('handLimit').has({ events: [], past: ['event/gannet-nests'] })
    t.choose('skill/lean-to').has({ pile: ['skill/lean-to'] })
    t.settled('act')
  })
})

describe('a card that is banished', () => {
  rule('T7-BANISH-01 T7-BANISH-03', 'is in no deck any more, after a camp neither', () => {
    const t = table({
      land: [14],
      past: ['event/lost#1'],
      actedSinceCamp: true,
      rolls: {
        action: [STARS, 'skill/log-raft', 'skill/against-the-odds', 'skill/sling'],
        adventure: ['supply/insight#1'],
        'exploration.strand': ['fog/gull-tantrum', 'fog/easy-going', 'fog/squall', 'fog/sea-fret'],
      },
    })
    perform(t.play('turn'), 'ingrid/terrain/strand-of-buoys/2', 2)
    t.has({ banished: ['event/bells-below'], past: ['event/lost#1'] })
    t.choose('camp', 'anyTime').has({ banished: ['event/bells-below'], past: [] })
    // Of this number only the gold card is left, and it returns.
    perform(t, 'ingrid/terrain/strand-of-buoys/2', 2)
    t.has({ banished: ['event/bells-below'] })
    expect(t.happened('taken')).toMatchObject([
      { card: 'event/bells-below' },
      { card: 'supply/insight#1' },
      { card: 'event/only-surf' },
    ])
    t.settled('act')
  })

  rule('T7-EX-25 T7-BANISH-04', 'to gold makes way for the gold card, and everything around it stays', () => {
    const t = table({
      people: { ingrid: { on: 72 }, tomas: { on: 72, fire: 72 }, wanjiru: { on: 39 } },
      land: [72, 39],
      fogged: { '2,0': 'fog/squall' },
      events: [[72, 'event/keepers-tally']],
      past: ['event/lost#1'],
      actedSinceCamp: true,
      rolls: { action: ['skill/log-raft', 'skill/sling', 'skill/short-bow', STARS] },
    })
    const { today: _, ...before } = t.state
    perform(t.play('turn'), 'ingrid/terrain/beacon-mound/1', 4).has({
      spaces: { ...before.spaces, '3,0': { terrain: 'terrain/beacon-mound-bared' } },
      events: [{ card: 'event/keepers-tally', at: '3,0' }],
      banished: ['terrain/beacon-mound'],
      past: ['event/lost#1'],
    })
    expect(t.state.fog.strand).toEqual(before.fog.strand)
    expect(t.state.members).toEqual(before.members)
    t.settled('act')
  })

  rule('T7-EX-25 T7-BANISH-04', 'to gold does not come back with the Past', () => {
    const t = table({
      land: [72],
      past: ['event/lost#1'],
      rolls: {
        action: ['skill/log-raft', 'skill/sling', 'skill/short-bow', STARS],
        'exploration.strand': ['fog/squall', 'fog/sea-fret'],
      },
    })
    perform(t.play('turn'), 'ingrid/terrain/beacon-mound/1', 4).choose('camp', 'anyTime')
    t.has({
      spaces: { '3,0': { terrain: 'terrain/beacon-mound-bared' } },
      banished: ['terrain/beacon-mound'],
      past: [],
    })
    t.settled('act')
  })

  rule('T7-BANISH-04', 'to gold brings the Past back if the gold card lies there', () => {
    const t = table({
      land: [44],
      past: ['event/cold-lean-to', 'event/lost#1', 'fog/squall'],
      events: [[44, 'event/castaways-lean-to']],
      rolls: { action: [BLANKS[0] ?? STARS] },
    })
    t.play('turn').choose('ingrid/event/castaways-lean-to/1/atOnce')
    t.has({
      events: [{ card: 'event/cold-lean-to', at: '3,2' }],
      banished: ['event/castaways-lean-to'],
      past: [],
    })
    expect(t.state.explorations.strand).toContain('fog/squall')
    t.settled('act')
  })
})

describe('a card that is returned', () => {
  rule('T7-RETURN-01 T7-RETURN-02 T7-RETURN-05', 'is in its deck at once, and comes as easily as any other one', () => {
    const t = table({
      people: { ingrid: { on: 18, hand: ['state/poisoned#5'] } },
      land: [18],
      rolls: {
        action: [...BLANKS.slice(0, 2), STARS, 'skill/log-raft', 'skill/sling'],
        adventure: ['state/poisoned#5'],
      },
    })
    perform(t.play('turn'), 'ingrid/state/poisoned#5/0', 3)
    expect(hand(t, 'ingrid')).toEqual([])
    t.has({ past: [] })
    perform(t, 'ingrid/terrain/scrub-terrace/1', 1)
    expect(hand(t, 'ingrid')).toEqual(['state/poisoned#5'])
    t.settled('act')
  })

  rule('T7-RETURN-02', 'comes before the gold card of its number', () => {
    const t = table({
      config: { clues: ['saltChoir'] },
      land: [39],
      quests: ['clue/the-salt-choir', 'choir/under-the-breath', ...VOICES],
      rolls: {
        action: [BLANKS[0] ?? STARS, STARS],
        adventure: ['supply/insight#1', 'choir/one-more-voice#2'],
        'exploration.strand': ['fog/gull-tantrum', 'fog/easy-going', 'fog/squall', 'fog/sea-fret'],
      },
    })
    perform(t.play('turn'), 'ingrid/choir/under-the-breath/1', 2)
    expect(sorted(t.state.quests.filter((card) => card.startsWith('choir/one')))).toEqual(VOICES.slice(2))
    t.choose('camp', 'anyTime')
    expect(t.state.quests).toContain('choir/one-more-voice#2')
    t.settled('act')
  })
})
