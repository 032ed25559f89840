// Who is active, and how that is agreed on. T7-TURN-01 to -04, -27, -28, T7-GEN-17

import { type Scene, table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { lost } from './cards.ts'

const THREE: Scene = { people: { ingrid: {}, tomas: {}, wanjiru: {} } }

/** Who could be active. */
const candidates = (offers: readonly string[]): readonly string[] =>
  [...new Set(offers.map((id) => id.split('/')[0] ?? ''))].filter((who) => who !== 'disagree')

/** A turn about which the players do not agree. */
const disputed = (scene: Scene) =>
  table({ ...THREE, ...scene })
    .play('turn')
    .choose('disagree')

describe('agreement', () => {
  rule('T7-TURN-01', 'anybody can be active, the one who was active before as well', () => {
    for (const last of ['first', 'second', 'third'] as const) {
      const t = table({ ...THREE, last }).play('turn')
      expect(candidates(t.offers('act'))).toEqual(['ingrid', 'tomas', 'wanjiru'])
      t.asks('act', 'table').settled('act')
    }
  })

  rule('T7-TURN-27', 'any player may propose anybody, and any player may object', () => {
    const t = table({ ...THREE, last: 'first' }).play('turn')
    t.as('third').choose('tomas/terrain/strand-of-buoys/1')
    t.has({ action: { active: 'tomas', involved: ['tomas'] } }).settled('sheet')
    const objected = table({ ...THREE, last: 'first' }).play('turn')
    objected.as('first').choose('disagree').asks('act', 'second').settled('act')
  })

  rule('T7-TURN-02', 'without it the player to the left of the last active one is active', () => {
    const t = disputed({ last: 'first' }).asks('act', 'second')
    expect(candidates(t.offers('act'))).toEqual(['tomas'])
    t.settled('act')
    disputed({ last: 'second' }).asks('act', 'third').settled('act')
  })

  rule('T7-TURN-02 T7-GEN-17', 'after the last seat comes the first again', () => {
    disputed({ last: 'third' }).asks('act', 'first').settled('act')
  })

  rule('T7-GEN-17', 'a seat whose player has left is skipped', () => {
    const t = table({ ...THREE, last: 'first' }).play('turn')
    t.as('second').choose('leave', 'anyTime').as('first').choose('disagree')
    t.asks('act', 'third').settled('act')
  })

  rule('T7-TURN-02 T7-ELIM-08', 'who was lost in the last action has been active all the same', () => {
    // The light looks back at Tomás, who is alone with it. Zofia comes in his place.
    const t = table({
      ...THREE,
      last: 'first',
      waiting: [{ card: 'event/the-light-looks-back' }],
      pending: [{ source: { card: 'event/the-light-looks-back', nth: 0 }, active: 'tomas', involved: ['tomas'] }],
      rolls: { action: lost(3) },
    }).play('mandatory')
    t.asks('newcomer', 'second').choose('zofia')
    t.has({ last: 'second' }).choose('disagree').asks('act', 'third').settled('act')
  })

  rule('T7-TURN-03', 'in the first turn of all, that is seat 1', () => {
    disputed({}).asks('act', 'first').settled('act')
  })

  rule('T7-TURN-04', 'the active player then decides what to do, and nobody else does', () => {
    const t = disputed({ last: 'first' })
    for (const seat of ['first', 'third'] as const) {
      expect(t.session.questionsFor(seat).some(({ kind }) => kind === 'act')).toBe(false)
    }
    t.choose('tomas/terrain/strand-of-buoys/1')
      .has({ action: { active: 'tomas' } })
      .settled('sheet')
  })

  rule('T7-TURN-02 T7-TURN-04', 'the objection holds for one action, whatever is begun and called off', () => {
    const t = disputed({ last: 'first', rolls: { action: lost(1) } })
    t.choose('tomas/terrain/strand-of-buoys/1').choose('cancel').asks('act', 'second')
    t.choose('tomas/terrain/strand-of-buoys/1').choose('draw/1')
    t.has({ last: 'second', disputed: false }).asks('act', 'table').settled('act')
  })
})

/** The lighthouse steps, where the door has been emptied and a sandbar lies: nothing can be done here. */
const STUCK: Scene = {
  land: [460],
  spaces: { '4,1': { barrier: 'barrier/the-last-channel' } },
  events: [
    [460, 'event/empty-locker'],
    [460, 'event/sandbar'],
  ],
}

describe('nothing to do', () => {
  rule('T7-TURN-28', 'a player who can do nothing is not chosen', () => {
    const scene: Scene = { ...STUCK, land: [460, 74], people: { ingrid: {}, tomas: { on: 74 } } }
    const agreed = table(scene).play('turn')
    expect(candidates(agreed.offers('act'))).toEqual(['tomas'])
    agreed.settled('act')
    const t = table({ ...scene, last: 'second' })
      .play('turn')
      .choose('disagree')
    t.asks('act', 'second').settled('act')
  })

  rule('T7-TURN-28', 'if nobody can do anything, and no camp can be made, the game is lost', () => {
    table(STUCK).play('turn').ended('lost', 'stranded').settled()
  })

  rule('T7-TURN-28 T7-SAVE-08', 'a camp is made if it can be', () => {
    const t = table({ ...STUCK, actedSinceCamp: true, rolls: { 'exploration.shelf': ['fog/undertow'] } }).play('turn')
    t.has({ camps: 1, events: [], spaces: { '4,1': { fog: 'shelf' } } })
    expect(t.offers('act')).toContain('ingrid/fog/4,1')
    t.settled('act')
  })
})
