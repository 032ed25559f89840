// Bonus cards. T7-BONUS
import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Continent } from '../../src/types.ts'
import { blanks, draws, handOf, perform } from '../taking/doing.ts'

type T = TestTable<Continent>

/** Ingrid finds a Bonus card under the fog. */
function found(card: CardId, people: Scene['people'] & object, ...preparations: readonly string[]): T {
  const t = table({ land: [46, 12], fogged: { '0,0': card }, people, rolls: { action: blanks(1) } })
  return perform(t.play('turn'), 'ingrid/fog/0,0', 1, ...preparations)
}

const THREE: readonly CardId[] = ['skill/sling', 'skill/tar-pot', 'skill/lean-to']

describe('a Bonus card that is revealed', () => {
  rule('T7-BONUS-01', 'may be added to the hand', () => {
    const t = found('fog/second-wind', { ingrid: { hand: THREE } })
    t.asks('bonus', 'first')
    expect(t.offers('bonus')).toEqual(['ingrid', 'discard'])
    t.choose('ingrid', 'bonus')
    expect(handOf(t, 'ingrid')).toEqual([...THREE, 'fog/second-wind'])
    t.has({ past: [] }).settled('act')
  })

  rule('T7-BONUS-02', 'may be given to another involved player', () => {
    const t = found('fog/second-wind', { ingrid: {}, tomas: {}, wanjiru: {} }, 'with/wanjiru')
    expect(t.offers('bonus')).toEqual(['ingrid', 'wanjiru', 'discard'])
    t.choose('wanjiru', 'bonus')
    expect([handOf(t, 'ingrid'), handOf(t, 'tomas'), handOf(t, 'wanjiru')]).toEqual([[], [], ['fog/second-wind']])
    t.settled('act')
  })

  rule('T7-BONUS-03', 'may be discarded to the Past', () => {
    const t = found('fog/second-wind', { ingrid: {} })
    t.choose('discard', 'bonus')
    expect(handOf(t, 'ingrid')).toEqual([])
    t.has({ past: ['fog/second-wind'], pile: blanks(1) }).settled('act')
  })

  rule('T7-BONUS-04', 'counts towards the hand limit of whoever got it, in step 7', () => {
    const t = found('fog/second-wind', { ingrid: {}, tomas: { hand: THREE } }, 'with/tomas')
    t.choose('tomas', 'bonus').asks('handLimit', 'second')
    expect(t.offers('handLimit')).toEqual([...THREE, 'fog/second-wind'])
    t.choose('fog/second-wind', 'handLimit')
    expect(handOf(t, 'tomas')).toEqual(THREE)
    t.has({ past: ['fog/second-wind'] }).settled('act')
  })

  rule('T7-BONUS-04', 'is no trouble as long as the limit holds', () => {
    const t = found('fog/second-wind', { ingrid: { hand: [...THREE.slice(1), 'state/tired#1'] }, tomas: {} })
    t.choose('ingrid', 'bonus')
    expect(handOf(t, 'ingrid')).toEqual([...THREE.slice(1), 'state/tired#1', 'fog/second-wind'])
    t.settled('act')
  })
})

describe('what a Bonus card says', () => {
  rule('T7-BONUS-05', 'is all that it does: a companion stays, a condition is used up', () => {
    const t = table({
      land: [46],
      people: { ingrid: { hand: ['bonus/pell-the-castaway', 'fog/second-wind'] } },
      fogged: { '1,1': 'fog/thorn-belt' },
    }).play('turn')
    t.choose('ingrid/fog/1,1')
    expect(draws(t)[0]).toBe(0)
    t.choose('draw/0')
    expect(handOf(t, 'ingrid')).toEqual(['bonus/pell-the-castaway', 'fog/second-wind'])
    t.choose('ingrid/fog/thorn-belt/0')
    expect(draws(t)[0]).toBe(1)
    t.choose('apply/fog/second-wind/0')
    expect(draws(t)[0]).toBe(0)
    t.settled('sheet')
  })

  /** Ingrid has a voice of the choir with her, finds a card too many, and gives up one. */
  const crowded = (given: CardId, adventure: readonly CardId[]): T => {
    const t = table({
      config: { clues: ['saltChoir'] },
      land: [46, 12],
      fogged: { '0,0': 'fog/second-wind' },
      people: { ingrid: { hand: ['choir/low-voice', ...THREE.slice(1)] }, tomas: {} },
      quests: ['clue/the-salt-choir'],
      rolls: { action: blanks(1), ...(adventure.length === 0 ? {} : { adventure }) },
    }).play('turn')
    return t.choose('ingrid/fog/0,0/atOnce').choose('ingrid', 'bonus').choose(given, 'handLimit')
  }

  rule('T7-BONUS-05', 'a voice that is sent away is banished, and leaves a silence', () => {
    const sent = crowded('choir/low-voice', ['choir/a-silence#2'])
    sent.has({ banished: ['choir/low-voice'], past: [], quests: ['clue/the-salt-choir', 'choir/a-silence#2'] })
    sent.settled('act')
    const kept = crowded('fog/second-wind', [])
    kept.has({ banished: [], past: ['fog/second-wind'], quests: ['clue/the-salt-choir'] }).settled('act')
  })
})
