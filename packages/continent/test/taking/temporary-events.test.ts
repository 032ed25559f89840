// Temporary Events are resolved and go. T7-TEMP
import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Continent } from '../../src/types.ts'
import { blanks, draw, handOf, perform, stars, story } from './doing.ts'

type T = TestTable<Continent>

/** Ingrid turns over a foggy card; what lies around it is known, so that no fog is drawn. */
const turnedOver = (card: CardId, scene: Scene = {}, ...preparations: readonly string[]): T => {
  const t = table({
    land: [46, 12],
    fogged: { '0,0': card },
    ...scene,
    rolls: { ...scene.rolls, action: [...blanks(1), ...(scene.rolls?.['action'] ?? [])] },
  }).play('turn')
  return perform(t, 'ingrid/fog/0,0', 1, ...preparations)
}

describe('a Temporary Event', () => {
  rule('T7-TEMP-01 T7-TEMP-02', 'is resolved at once by the active player, and goes to the Past', () => {
    const t = turnedOver('fog/sea-fret', { rolls: { action: ['skill/log-raft'] } })
    t.has({ past: ['fog/sea-fret'], pile: [...blanks(1), 'skill/log-raft'], waiting: [] }).settled('act')
  })

  rule('T7-TEMP-02', 'returns or is banished if it says so', () => {
    const listened = (scene: Scene): T =>
      perform(
        table({ ...scene, land: [14], rolls: { action: stars(2), ...scene.rolls } }).play('turn'),
        'ingrid/terrain/strand-of-buoys/2',
        2,
      )
    const green = listened({ rolls: { adventure: ['supply/insight#1'] } })
    green.has({ banished: ['event/bells-below'], past: [], events: [] }).settled('act')
    const gold = listened({ banished: ['event/bells-below'] })
    expect(gold.happened('taken')).toMatchObject([{ card: 'event/only-surf' }])
    gold.has({ banished: ['event/bells-below'], past: [], resolving: [] }).settled('act')
    // It is in the deck again.
    const again = listened({ banished: ['event/bells-below'], past: ['event/only-surf', 'event/boar#1'] })
    again.has({ past: [] }).settled('act')
  })

  rule('T7-TEMP-03 T7-TEMP-04', 'with an action does the rest at once; it stays until the action is over', () => {
    const t = table({
      land: [83],
      people: { ingrid: { items: [{ cards: ['item/hemp-coil'], die: 2 }] } },
      pending: [{ source: { card: 'terrain/sink-meadow', nth: 0 }, active: 'ingrid', involved: ['ingrid'] }],
      rolls: {
        action: [...blanks(1), 'skill/log-raft', 'curse/death-keeps-pace#2', 'curse/death-keeps-pace#3'],
        adventure: ['state/injured#5'],
      },
    }).play('mandatory')
    // The ground has given way, and has cost a card. Now it must be climbed out of.
    t.asks('sheet', 'first').has({
      waiting: [{ card: 'event/the-turf-gives' }],
      past: [],
      pile: [...blanks(1), 'skill/log-raft'],
    })
    expect(t.offers('sheet')).not.toContain('cancel')
    draw(t, 2)
    t.has({ waiting: [], past: ['event/the-turf-gives'] })
    expect(handOf(t, 'ingrid')).toEqual(['state/injured#5'])
    expect(story(t, 'lifeLost', 'actionEnded', 'mandatoryBegan', 'taken', 'discarded')).toEqual([
      'mandatoryBegan',
      'taken event/the-turf-gives',
      'lifeLost',
      'actionEnded',
      'mandatoryBegan',
      'taken state/injured#5',
      'discarded event/the-turf-gives',
      'actionEnded',
    ])
    t.settled('act')
  })

  rule('T7-TEMP-02 T7-TEMP-03', 'may return after its action', () => {
    const t = table({
      land: [333],
      quests: ['clue/the-borrowed-shadow'],
      config: { clues: ['borrowedShadow'] },
      waiting: [{ card: 'shadow/cloth-enough' }],
      pending: [{ source: { card: 'shadow/cloth-enough', nth: 0 }, active: 'ingrid', involved: ['ingrid'] }],
      rolls: { action: [...blanks(3), 'skill/log-raft', 'skill/trail-sense', 'skill/sling', 'skill/tar-pot'] },
    }).play('mandatory')
    t.has({ waiting: [], past: [], resolving: [], banished: [] }).settled('act')
  })

  rule('T7-TEMP-05', 'is gone before the next turn, whether its action succeeded, failed or lapsed', () => {
    const success = turnedOver('fog/gull-tantrum', { rolls: { action: ['skill/steady-breath'] } })
    success.has({ waiting: [], past: ['fog/gull-tantrum'] }).settled('act')
    const failure = turnedOver('fog/gull-tantrum', {
      rolls: { action: ['curse/death-keeps-pace#2'], adventure: ['state/bloody#6'] },
    })
    failure.has({ waiting: [], past: ['fog/gull-tantrum'] }).settled('act')
    // The one who must fight is no longer there.
    const lapsed = table({
      land: [61],
      people: { ingrid: {} },
      waiting: [{ card: 'event/boar#1' }],
      pending: [{ source: { card: 'event/boar#1', nth: 0 }, active: 'tomas', involved: ['tomas'] }],
    }).play('mandatory')
    lapsed.has({ waiting: [], pending: [], past: ['event/boar#1'] }).settled('act')
  })
})

describe('a condition on a Temporary Event', () => {
  rule('T7-TEMP-06', 'is judged for the players of the action that revealed it', () => {
    const people = { ingrid: {}, tomas: {} }
    const alone = turnedOver('fog/footprints-that-stop', { people, rolls: { adventure: ['state/frightened#6'] } })
    expect(handOf(alone, 'ingrid')).toEqual(['state/frightened#6'])
    alone.settled('act')
    // The card that was drawn comes back: there is no other one.
    const together = turnedOver('fog/footprints-that-stop', { people, rolls: { action: blanks(1) } }, 'with/tomas')
    expect(handOf(together, 'ingrid')).toEqual([])
    together.has({ pile: [], past: ['fog/footprints-that-stop'] }).settled('act')
  })

  rule('T7-TEMP-06', 'is judged for the terrain of the active player', () => {
    const fires = (fire: number): T =>
      turnedOver('fog/squall', {
        people: { ingrid: {}, tomas: { on: 12, fire } },
        ...(fire === 46 ? {} : { rolls: { adventure: ['state/drenched#6'] } }),
      })
    const dry = fires(46)
    expect(handOf(dry, 'ingrid')).toEqual([])
    dry.has({ past: ['fog/squall'] }).settled('act')
    const wet = fires(12)
    expect(handOf(wet, 'ingrid')).toEqual(['state/drenched#6'])
    wet.settled('act')
  })
})
