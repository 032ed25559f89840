// What must be done where figures arrive. T7-MOVE-10 to T7-MOVE-17

import { table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { at, BLANK, BLANKS, hand, perform, STARS } from './land.ts'

describe('a terrain where something must be done', () => {
  rule('T7-MOVE-10', 'it is done by those who arrived together, not by who stands there or comes from nowhere', () => {
    const t = table({
      people: { ingrid: { on: 35 }, tomas: { on: 35 }, wanjiru: { on: 61 }, anselm: { on: 35 } },
      land: [35, 61],
      rolls: { action: [BLANK, STARS] },
    })
    t.play('turn').choose('tomas/terrain/marram-hollow/0').choose('with/ingrid').choose('draw/1')
    t.asks('keep', 'second').has({ action: { icon: 'stealth', active: 'tomas', involved: ['tomas', 'ingrid'] } })
    t.choose('none').settled('act')
  })

  rule('T7-MOVE-10', 'failing it has its consequence for the one who is active', () => {
    const t = table({
      people: { ingrid: { on: 39 }, tomas: { on: 51 } },
      land: [39, 51],
      rolls: { action: ['skill/steady-breath', ...BLANKS.slice(0, 2)], adventure: ['state/drenched#5'] },
    })
    t.play('turn').choose('ingrid/terrain/wreck-of-the-perpetua-bow/0').choose('draw/1').choose('none', 'keep')
    expect(hand(t, 'ingrid')).toEqual(['state/drenched#5'])
    expect(hand(t, 'tomas')).toEqual([])
    t.has({ pending: [] }).settled('act')
  })

  rule('T7-MOVE-10', 'an event that uses the action up keeps it away', () => {
    const t = table({
      land: [35, 61],
      events: [[61, 'event/rabbit-runs']],
      rolls: { action: [BLANK] },
    })
    perform(t.play('turn'), 'ingrid/terrain/marram-hollow/0', 1).has({ pending: [] })
    expect(at(t, 'ingrid')).toBe('2,3')
    expect(t.happened('mandatoryRevealed')).toEqual([])
    t.settled('act')
  })

  rule('T7-MOVE-11', 'passing over it does not count', () => {
    const t = table({ land: [35, 61, 20], rolls: { action: [BLANK] } })
    t.play('turn').choose('ingrid/terrain/marram-hollow/0').choose('to/2,4').choose('draw/1')
    expect(at(t, 'ingrid')).toBe('2,4')
    t.has({ pending: [] }).settled('act')
  })

  rule('T7-MOVE-14', 'those who stay there are not offered it, and need not repeat it', () => {
    const t = table({
      land: [61],
      people: { ingrid: {} },
      rolls: { action: [...BLANKS, STARS], adventure: ['supply/rock-dove', 'supply/insight#1'] },
    })
    t.play('turn')
    expect(t.offers('act')).not.toContain('ingrid/terrain/boar-thicket/0')
    expect(t.offers('act')).toContain('ingrid/terrain/boar-thicket/2')
    perform(t, 'ingrid/terrain/boar-thicket/2', 4).has({ pending: [] })
    t.settled('act')
  })
})

describe('what is no arrival', () => {
  rule('T7-MOVE-15', 'joining a party that stands there', () => {
    const t = table({ config: { seats: 2 }, land: [61] }).play('turn')
    t.as('second').choose('join/tomas').has({ pending: [] })
    expect(at(t, 'tomas')).toBe('2,3')
    t.settled('act')
  })

  rule('T7-MOVE-15 T7-LOAD-09', 'making camp there', () => {
    const t = table({
      land: [61],
      actedSinceCamp: true,
      past: ['fog/gull-tantrum'],
      rolls: {
        'exploration.strand': ['fog/gull-tantrum', 'fog/easy-going', 'fog/rolling-stones', 'fog/squall'],
      },
    })
    t.play('turn').choose('camp', 'anyTime').has({ pending: [], camps: 1 })
    t.settled('act')
  })
})

describe('a journey', () => {
  const OTHERS = ['skill/log-raft', 'skill/trail-sense', 'skill/short-bow', 'skill/sling']
  const SHORE = ['fog/gull-tantrum', 'fog/easy-going']

  rule(
    'T7-MOVE-17 T7-MOVE-15',
    'the Board goes to the Past, fires go out, and everybody stands on the new land',
    () => {
      const t = table({
        people: { ingrid: { on: 208, fire: 208 }, tomas: { on: 208 } },
        land: [208, 215],
        fogged: { '0,2': 'fog/otter-path', '1,0': 'fog/bittern', '2,1': 'fog/leech-ditch', '1,2': 'fog/deep-lode' },
        events: [[208, 'event/abandoned-punt']],
        rolls: { action: [BLANK, BLANKS[1], STARS], 'exploration.strand': SHORE },
      })
      t.play('turn').choose('ingrid/terrain/reed-landing/1').choose('draw/3').choose('none', 'keep')
      t.has({
        spaces: { '4,4': { terrain: 'terrain/ferry-stones' }, '4,3': { fog: 'strand' }, '3,4': { fog: 'strand' } },
        events: [],
      })
      expect([...t.state.past].sort()).toEqual([
        'event/abandoned-punt',
        'fog/bittern',
        'fog/deep-lode',
        'fog/leech-ditch',
        'fog/otter-path',
        'terrain/eel-weirs',
        'terrain/reed-landing',
      ])
      expect(Object.keys(t.state.spaces)).toHaveLength(3)
      expect([at(t, 'ingrid'), at(t, 'tomas')]).toEqual(['4,4', '4,4'])
      expect(t.state.members.map(({ fire }) => fire)).toEqual([undefined, undefined])
      // The card that led there hid nowhere on its way back into the deck.
      expect(t.happened('shadowHid')).toEqual([])
      t.settled('act')
    },
  )

  rule('T7-EX-41 T7-MOVE-17', 'back to land that has just been left brings the whole Past back', () => {
    const t = table({
      land: [208],
      fogged: { '1,1': 'fog/otter-path', '0,2': 'fog/bittern' },
      events: [[208, 'event/abandoned-punt']],
      past: ['event/lost#1'],
      rolls: {
        // Two to swim, five to pull, two that are lost on the towpath.
        action: [BLANK, STARS, ...BLANKS.slice(1), 'skill/stone-hatchet', ...OTHERS],
        'exploration.strand': SHORE,
        'exploration.fen': ['fog/otter-path', 'fog/sucking-mud'],
      },
    })
    perform(t.play('turn'), 'ingrid/terrain/reed-landing/1', 2)
    expect(t.state.past).toContain('terrain/reed-landing')
    perform(t, 'ingrid/terrain/ferry-stones/2', 5)
    // All that lay in the Past is in its deck: the Shore that was left just now as well.
    t.has({
      past: [],
      events: [],
      spaces: { '0,1': { terrain: 'terrain/reed-landing' }, '1,1': { fog: 'fen' }, '0,2': { fog: 'fen' } },
    })
    expect(Object.keys(t.state.spaces)).toHaveLength(3)
    expect(t.happened('pastReturned')).toEqual([{ t: 'pastReturned', rule: 'T7-NUM-05' }])
    expect(at(t, 'ingrid')).toBe('0,1')
    t.settled('act')
  })
})
