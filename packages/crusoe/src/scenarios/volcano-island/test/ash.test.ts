// The ash of the book.
import { pawnsFor, plan, type Scene } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { ASHEN, ash, EVERYBODY, event, type Game, loot, planning, sheet, unhurt } from './scenes.ts'

describe('ash', () => {
  const book = (scene: Scene = {}): Game => event('event/mess-in-the-camp', scene)

  rule('RC-SCN4-14 RC-SCN4-09', 'a book puts ash on two places of the group’s choice, never on the volcano', () => {
    const t = book({ tiles: { A3: 9 } })
    t.asks('markerToPut', 'table')
    expect(t.offers('markerToPut')).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B4', 'C1', 'C2', 'C3'])
    t.choose('A3')
    expect(t.offers('markerToPut')).toEqual(['A1', 'A2', 'B1', 'B2', 'B4', 'C1', 'C2', 'C3'])
    t.choose('C1')
      .has({ markers: { A3: ['ash'], C1: ['ash'], B3: undefined }, people: unhurt })
      .settled()
  })

  rule('RC-SCN4-14', 'flipped tiles and lost spaces will do', () => {
    const t = book({
      round: 5,
      camp: 'C2',
      tiles: { C2: 9, C3: 1 },
      island: { B4: { inaccessible: true }, C3: { inaccessible: true } },
      closed: ['A4', 'B4', 'A3', 'C3'],
    })
    t.choose('B4')
      .choose('A3')
      .has({ markers: { B4: ['ash'], A3: ['ash'] }, people: unhurt })
      .settled()
  })

  rule('RC-SCN4-14 RC-UNIQ-04', 'what cannot be placed has no consequence', () => {
    book({ markers: ash(...ASHEN.slice(1)) })
      .has({ markers: ash(...ASHEN), people: unhurt })
      .settled()
    book({ markers: ash(...ASHEN) })
      .has({ markers: ash(...ASHEN), people: unhurt })
      .settled()
    book({ markers: ash(...ASHEN.slice(2)) })
      .choose('A2')
      .has({ markers: ash(...ASHEN), people: unhurt })
      .settled()
  })

  rule('RC-SCN4-14 RC-EVT-08', 'a Trap that calls for the book brings ash, too', () => {
    const t = loot(['trap/unlucky-incident', 'trap/collapse'])
    t.choose('A1')
      .choose('A2')
      .has({ markers: { A1: ['ash'], A2: ['ash'] } })
      .settled()
  })

  rule('RC-SCN4-15 RC-TOK-16 RC-TOK-17', 'every Action on ash needs 1 pawn more, on top of everything else', () => {
    const scene: Scene = {
      characters: [...EVERYBODY],
      tiles: { A3: 9, A2: 5 },
      available: { wood: 9 },
      huntingDeck: ['beast/fox'],
      threats: { left: 'event/fight' },
    }
    const pawns = (targets: readonly string[], more: Scene = {}): readonly (number | undefined)[] => {
      const t = leftAt(planning({ ...scene, ...more }), 'plan')
      return targets.map((target) => pawnsFor(t, target))
    }
    const away = ['gather/A3/bird', 'gather/A2/wood', 'explore/B2', 'explore/volcano-island/location/A2']
    const inCamp = ['build/shelter', 'build/weapons', 'arrange', 'rest']
    const nowhere = ['hunt', 'threat/left']
    expect(pawns([...away, ...inCamp, ...nowhere])).toEqual([1, 2, 4, 3, 1, 1, 1, 1, 2, 1])
    const markers = ash('A3', 'A2', 'B2')
    expect(pawns([...away, ...inCamp, ...nowhere], { markers })).toEqual([2, 3, 5, 4, 1, 1, 1, 1, 2, 1])
    expect(pawns([...away, ...inCamp, ...nowhere], { markers: ash('B4') })).toEqual([1, 2, 4, 3, 2, 2, 2, 2, 2, 1])
    // A token on the tile and the third location come on top.
    const all: Scene = { markers, islandTokens: { A2: ['timeConsuming'] }, scenarioState: sheet(4, 6) }
    expect(pawns(['explore/volcano-island/location/A2'], all)).toEqual([6])
    const certain = planning({ ...scene, markers })
    plan(certain, 'gather/A3/bird', 'cook', 'cook', 'soldier')
    expect(certain.state.plan[0]).toMatchObject({ certain: true })
    certain.settled('plan')
  })

  rule('RC-SCN4-15 RC-UNIQ-01', 'the Protective Amulet can take ash away', () => {
    const t = planning({ kept: [{ card: 'treasure/protective-amulet', uses: 1 }], markers: ash('A3', 'C3') })
    t.choose('treasure/protective-amulet')
    expect(t.offers('pieceToRemove')).toEqual(['A3/ash', 'C3/ash'])
    t.choose('C3/ash')
      .has({ markers: { A3: ['ash'], C3: undefined }, kept: [] })
      .settled('plan')
    expect([pawnsFor(t, 'explore/A3'), pawnsFor(t, 'explore/C3')]).toEqual([3, 2])
  })
})
