// The castaways of the board model.

import type { Board, BoardCastaway } from '@landfall/naufragos/board'
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { boardOf } from '../../src/board/board-of.ts'
import { packs } from '../spoken.ts'
import { boardFor, NOBODY_YET } from './looking.ts'

describe('castaways', () => {
  const castaway = ({ castaways }: Board, seat = 'red'): BoardCastaway => {
    const found = castaways.find(({ id }) => id === seat)
    if (found === undefined) throw new Error(`nobody sits at ${seat}`)
    return found
  }
  const placing = { seat: 'red', pawn: 'first' }

  rule('NA-WOUND-01 NA-WOUND-02 NA-WOUND-05', 'traumas lie on top of the track, wounds below them', () => {
    const t = table({
      castaways: { red: { character: 'character/barnabas-oake', energy: 2, wounds: 2, traumas: 1 } },
    }).play('place', placing)
    const { track, cap, energy, wounds, traumas, said } = castaway(boardFor(t))
    expect(track.map(({ square, state }) => `${square} ${state}`)).toEqual([
      '0 free',
      '1 free',
      '2 free',
      '3 free',
      '4 free',
      '5 wound',
      '6 wound',
      '7 trauma',
    ])
    expect({ cap, energy, wounds, traumas }).toEqual({ cap: 4, energy: 2, wounds: 2, traumas: 1 })
    expect(said).toBe('Red: in camp. Energy 2 of 4, wounds 2, traumas 1.')
    t.settled('place')
  })

  rule('NA-DIARY-02 NA-SCORE-04', 'only the owner is told what stories are worth', () => {
    const t = table({
      stories: { red: ['3/101', '1/102'], yellow: ['5/101'] },
      castaways: { red: { items: ['wreckage/purse-of-coins'] } },
    })
    t.play('place', placing)
    const board = boardFor(t)
    expect(castaway(board).stories).toEqual({
      count: 2,
      own: {
        tiles: [
          { id: '1/102', at: 'story/1/102', name: expect.stringContaining('1'), value: 1 },
          { id: '3/101', at: 'story/3/101', name: expect.stringContaining('3'), value: 3 },
        ],
        sum: 4,
        withItems: 7,
      },
    })
    expect(castaway(board, 'yellow').stories).toEqual({ count: 1, own: undefined })
    expect(castaway(boardFor(t, 'yellow'), 'yellow').stories.own?.sum).toBe(5)
    const spectator = boardOf(t.session.view(), undefined, packs.en)
    expect(spectator.you).toBeUndefined()
    expect(spectator.castaways.map(({ stories }) => stories.own)).toEqual([undefined, undefined, undefined])
    t.settled('place')
  })

  rule('NA-STRENGTH-04 NA-EAT-06', 'strength, items with what is left of them, personal food', () => {
    const t = table({
      castaways: {
        red: {
          character: 'character/barnabas-oake',
          tokens: 2,
          items: ['wreckage/cutlass', 'wreckage/boarding-axe', 'wreckage/surgeons-chest', 'wreckage/spyglass'],
        },
      },
      charges: { 'wreckage/surgeons-chest': 1 },
      usedItems: ['wreckage/spyglass'],
      strengthBonus: { red: 4 },
    }).play('place', placing)
    const { strength, strengthBonus, tokens, items, character } = castaway(boardFor(t))
    expect({ strength, strengthBonus, tokens }).toEqual({ strength: 4, strengthBonus: 4, tokens: 2 })
    expect(items.map(({ id, charges, used, points }) => [id, charges, used, points])).toEqual([
      ['wreckage/cutlass', undefined, false, 1],
      ['wreckage/boarding-axe', undefined, false, 0],
      ['wreckage/surgeons-chest', 2, false, 1],
      ['wreckage/spyglass', undefined, true, 1],
    ])
    expect(character).toMatchObject({
      id: 'character/barnabas-oake',
      name: 'Barnabas Oake',
      role: 'stoker',
      energy: 7,
      strength: 1,
    })
    t.settled('place')
  })

  rule('NA-LOST-01 NA-DEATH-01 NA-EXPL-01', 'in camp, out, lost or dead', () => {
    const t = table({
      players: 4,
      castaways: { green: { lost: 9 }, blue: { dead: true, traumas: 4 } },
      expedition: { explorers: ['yellow'] },
    }).play('exploration')
    expect(boardFor(t).castaways.map(({ state, lost }) => [state, lost])).toEqual([
      ['camp', undefined],
      ['exploring', undefined],
      ['lost', 9],
      ['dead', undefined],
    ])
    t.settled('explore')
  })

  rule('NA-SETUP-02', 'while characters are chosen those that are left lie open', () => {
    const t = table({ players: 2, config: { characters: 'chosen' }, phase: 'setup', castaways: NOBODY_YET })
    t.play('characters')
    expect(boardFor(t).characters.map(({ id }) => id)).toEqual([
      'character/tomasa-quill',
      'character/barnabas-oake',
      'character/ines-ferrolle',
      'character/jory-pentreath',
      'character/maud-castellan',
      'character/lucian-abara',
      'character/felicity-marrow',
      'character/ansel-drummond',
    ])
    expect(boardFor(t).castaways.map(({ character }) => character)).toEqual([undefined, undefined])
    t.choose('character/ines-ferrolle')
    expect(boardFor(t).characters.map(({ id }) => id)).toEqual([
      'character/tomasa-quill',
      'character/barnabas-oake',
      'character/jory-pentreath',
      'character/maud-castellan',
      'character/lucian-abara',
      'character/felicity-marrow',
      'character/ansel-drummond',
    ])
    expect(boardFor(t).castaways.map(({ character }) => character?.id)).toEqual(['character/ines-ferrolle', undefined])
    t.settled('character')
  })
})
