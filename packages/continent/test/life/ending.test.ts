// Curses are lifted, games are lost. T7-WIN, T7-LOSE

import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Explorer } from '../../src/components/seats.ts'
import type { Continent } from '../../src/types.ts'
import { BLANKS, hand, STARS } from './life.ts'

const CURSE = 'curse/death-keeps-pace#1'
const FIVE_STARS = [STARS, 'skill/against-the-odds', ...BLANKS.slice(0, 4), 'skill/log-raft']

/** The lens is turned: what must be done next lifts the curse of the lighthouse, if it succeeds. */
function lens(
  scene: Scene,
  drawn: readonly string[],
  involved: readonly Explorer[] = ['ingrid'],
): TestTable<Continent> {
  const card = 'event/the-lens-turned'
  const [active = 'ingrid'] = involved
  return table({
    land: [460],
    waiting: [{ card }],
    pending: [{ source: { card, nth: 0 }, active, involved }],
    ...scene,
    rolls: { action: drawn, ...scene.rolls },
  }).play('mandatory')
}

/** The light looks back: a failure ends the adventure of all who are involved. */
function light(scene: Scene, involved: readonly Explorer[]): TestTable<Continent> {
  const card = 'event/the-light-looks-back'
  const [active = 'ingrid'] = involved
  return table({
    land: [460],
    waiting: [{ card }],
    pending: [{ source: { card, nth: 0 }, active, involved }],
    rolls: { action: BLANKS.slice(0, 3) },
    ...scene,
  }).play('mandatory')
}

describe('a curse', () => {
  rule('T7-WIN-01 T7-WIN-02', 'that is the last one is lifted by a card, and all players have won', () => {
    const t = lens({ people: { ingrid: {}, tomas: {} } }, FIVE_STARS)
    // Successes alone lift nothing.
    expect(t.session.outcome).toBeUndefined()
    t.asks('keep').has({ clues: ['drownedLighthouse'], lifted: [] })
    t.choose('none', 'keep')
      .has({ clues: [], lifted: ['drownedLighthouse'] })
      .ended('won', 'lifted')
    t.settled()
  })

  rule('T7-WIN-02', 'stays after a failure', () => {
    const t = lens({ rolls: { adventure: ['state/beam-sick#4'] } }, [
      ...BLANKS,
      'skill/log-raft',
      'skill/sling',
      'skill/short-bow',
      'skill/keep-low',
      'skill/lean-to',
      'skill/bark-map',
    ])
    t.choose('none', 'keep').has({ clues: ['drownedLighthouse'], lifted: [] })
    t.settled('act')
  })

  rule('T7-WIN-03 T7-WIN-04', 'that is not the last one leaves the game going, without its Curse card', () => {
    const t = lens({ config: { clues: ['drownedLighthouse', 'borrowedShadow'] } }, FIVE_STARS)
    t.choose('none', 'keep').has({
      clues: ['borrowedShadow'],
      lifted: ['drownedLighthouse'],
      banished: ['curse/the-drowned-lighthouse'],
    })
    expect(t.state.quests).toContain('clue/the-drowned-lighthouse')
    expect(t.state.deck).not.toContain('curse/the-drowned-lighthouse')
    expect(t.state.deck).toContain('curse/the-borrowed-shadow')
    expect(t.session.outcome).toBeUndefined()
    t.settled('act')
  })

  rule('T7-WIN-04', 'that is lifted keeps its pennant', () => {
    const t = table({
      config: { clues: ['drownedLighthouse', 'borrowedShadow'] },
      clues: ['borrowedShadow'],
      lifted: ['drownedLighthouse'],
      land: [12],
      rolls: { action: [CURSE, STARS], adventure: ['supply/insight#1'] },
    })
    t.play('turn').choose('ingrid/terrain/tide-pools/2').choose('draw/2').choose('none', 'keep')
    expect(t.offers('pennant')).toEqual(['123', '130'])
    t.choose('130').choose('discard', 'place').settled('act')
  })

  rule('T7-WIN-04', 'that is lifted has no standing effect any more', () => {
    const seventhCamp = (lifted: boolean): TestTable<Continent> =>
      table({
        config: { clues: ['drownedLighthouse', 'borrowedShadow'] },
        ...(lifted ? { clues: ['borrowedShadow'], lifted: ['drownedLighthouse'] } : {}),
        quests: ['clue/the-drowned-lighthouse', 'clue/the-borrowed-shadow'],
        land: [79],
        camps: 6,
        actedSinceCamp: true,
        rolls: {
          'exploration.strand': ['fog/squall'],
          ...(lifted ? {} : { adventure: ['state/beam-sick#4'], action: [...BLANKS.slice(0, 3)] }),
        },
      })
        .play('turn')
        .choose('camp', 'anyTime')
    const standing = seventhCamp(false)
    expect(hand(standing, 'ingrid')).toEqual(['state/beam-sick#4'])
    standing.settled('act')
    const over = seventhCamp(true)
    expect(hand(over, 'ingrid')).toEqual([])
    over.has({ camps: 7, pile: [] }).settled('act')
  })
})

describe('a loss', () => {
  rule('T7-LOSE-01 T7-LOSE-03', 'by a Curse that is revealed leaves the rest undone', () => {
    const t = table({
      land: [46, 12],
      fogged: { '0,0': 'fog/footprints-that-stop' },
      deck: [],
      turnedPile: ['skill/sling', CURSE],
      rolls: { action: ['skill/sling', CURSE], adventure: ['state/frightened#1'] },
    })
    t.play('turn').choose('ingrid/fog/0,0/atOnce').choose('none', 'keep').ended('lost', 'curse')
    // The State never came to hand, and no land under the fog.
    expect(hand(t, 'ingrid')).toEqual([])
    expect(t.state.spaces['0,0']).toEqual({ open: 'fog/footprints-that-stop' })
    t.settled()
  })

  rule('T7-LOSE-02 T7-LOSE-03', 'comes at once when the adventure of all is over', () => {
    const t = light({ people: { ingrid: { hand: ['skill/sling'] }, tomas: {} } }, ['tomas', 'ingrid'])
    t.ended('lost', 'over')
    // Nobody was eliminated, and nobody discarded anything.
    expect(hand(t, 'ingrid')).toEqual(['skill/sling'])
    t.has({ gone: [] }).settled()
  })

  rule('T7-LOSE-02', 'does not come while somebody is not involved', () => {
    const t = light({ people: { ingrid: {}, tomas: {} } }, ['tomas'])
    expect(t.session.outcome).toBeUndefined()
    t.asks('newcomer', 'second').settled('newcomer')
  })

  rule('T7-LOSE-04', 'comes to the only player as soon as that adventure is over', () => {
    light({}, ['ingrid']).ended('lost', 'over').settled()
  })
})
