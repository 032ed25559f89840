// The resolution round. NA-RESOLVE.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Pawn } from '../../src/state.ts'
import type { Camp } from '../pieces.ts'

describe('the resolution round', () => {
  rule('NA-RESOLVE-01', 'actions are resolved in the order of the board', () => {
    const pawns: Pawn[] = [
      { seat: 'red', action: 'explore', box: 0 },
      { seat: 'yellow', action: 'build', box: 0 },
      { seat: 'green', action: 'camp', box: 1, card: 'camp/plan-the-route' },
      { seat: 'red', action: 'rest', box: 0 },
      { seat: 'yellow', action: 'fire', box: 0 },
      { seat: 'green', action: 'wreck', box: 0 },
      { seat: 'red', action: 'diary', box: 0 },
      { seat: 'yellow', action: 'wood', box: 0 },
      { seat: 'green', action: 'forage', box: 0 },
    ]
    const t = table({ pawns, wreckReady: true, rolls: { 'die.fire': [6], 'die.return': [6, 6] } }).play('resolution')
    t.asks('wreckage', 'green').choose('decline').choose('decline').choose('decline')
    t.asks('energyForFire', 'yellow').as('yellow').choose('1', 'energyForFire')
    t.asks('building', 'yellow').choose('nothing', 'building')
    t.asks('explore', 'red').as('red').choose('return', 'explore')
    expect(t.happened('actionBegan').map(({ action }) => action)).toEqual(
      'forage wood diary wreck fire rest camp build explore'.split(' '),
    )
    t.has({ pawns: [] }).settled()
  })

  rule('NA-RESOLVE-02', 'boxes from left to right, camp cards in the order of their spaces', () => {
    const pawns: Pawn[] = [
      { seat: 'red', action: 'wood', box: 2 },
      { seat: 'yellow', action: 'wood', box: 1 },
      { seat: 'green', action: 'wood', box: 0 },
      { seat: 'green', action: 'camp', box: 6, card: 'camp/bathing-pool' },
      { seat: 'yellow', action: 'camp', box: 1, card: 'camp/plan-the-route' },
      { seat: 'red', action: 'camp', box: 5, card: 'camp/the-drift-pile' },
    ]
    const camp: Camp = [
      ['camp/fish-from-the-rocks'],
      ['camp/plan-the-route'],
      ['camp/scan-the-surroundings'],
      ['camp/tend-the-hurt'],
      ['camp/put-the-camp-in-order'],
      ['camp/the-drift-pile'],
      ['camp/bathing-pool'],
      [],
    ]
    const t = table({ pawns, camp }).play('resolution')
    expect(t.happened('actionBegan').map(({ seat, action }) => `${seat} ${action}`)).toEqual([
      'green wood',
      'yellow wood',
      'red wood',
      'yellow camp',
      'red camp',
      'green camp',
    ])
    t.has({ reserve: { wood: 7 }, pawns: [] }).settled()
  })

  rule('NA-RESOLVE-03', 'a pawn leaves the board when its action is done', () => {
    const pawns: Pawn[] = [
      { seat: 'red', action: 'wood', box: 0 },
      { seat: 'yellow', action: 'fire', box: 0 },
    ]
    const t = table({ pawns, rolls: { 'die.fire': [6] } })
      .play('resolution')
      .asks('energyForFire', 'yellow')
    t.has({ pawns: [{ seat: 'yellow', action: 'fire', box: 0 }], reserve: { wood: 3 } })
    t.choose('1').has({ pawns: [] }).settled()
  })

  rule('NA-RESOLVE-03', 'the pawn of somebody who died has no effect, and nothing is given back', () => {
    const pawns: Pawn[] = [
      { seat: 'red', action: 'wood', box: 0 },
      { seat: 'yellow', action: 'wood', box: 1 },
      { seat: 'yellow', action: 'explore', box: 0 },
    ]
    table({ pawns, castaways: { yellow: { dead: true, traumas: 4, energy: 1 } } })
      .play('resolution')
      .changed({ pawns: [], reserve: { wood: 3 }, castaways: { yellow: { energy: 1 } } })
      .settled()
    // The others go without it.
    const others: Pawn[] = [...pawns, { seat: 'green', action: 'explore', box: 1 }]
    const t = table({ pawns: others, castaways: { yellow: { dead: true, traumas: 4, energy: 1 } } }).play('resolution')
    t.has({ expedition: { explorers: ['green'] }, pawns: [] }).settled('explore')
  })
})
