// Crosses: where and how they are built, and how they are lost.
import { leaders, places, plan, resolve, type Scene, stack } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import {
  cross,
  crosses,
  cursed,
  everywhere,
  fog,
  four,
  island,
  markersOf,
  pawns,
  planned,
  rolled,
  sorted,
  type Table,
} from './scenes.ts'

const sites = (t: Table): readonly string[] =>
  sorted(places(t).filter((id) => id.startsWith('build/cursed-island/cross/'))).map((id) => id.slice(-2))

describe('Crosses', () => {
  rule('RC-SCN2-05 RC-SCN2-21 RC-INV-35', 'a Build Action on any explored tile, farther with more pawns', () => {
    const t = planned({ characters: four, tiles: island, available: { wood: 2 } })
    expect(sites(t)).toEqual([...everywhere])
    expect(pawns(t)).toMatchObject({
      [cross('B1')]: 1,
      [cross('A1')]: 1,
      [cross('B2')]: 1,
      [cross('C1')]: 1,
      [cross('A2')]: 2,
      [cross('B3')]: 2,
      [cross('C2')]: 2,
      [cross('A3')]: 3,
      [cross('B4')]: 3,
      [cross('C3')]: 3,
    })
    t.settled('plan')
    const near = planned({ tiles: { A1: 6 }, available: { wood: 2 } })
    expect(sites(leftAt(near, 'plan'))).toEqual(['A1', 'B1'])
    expect(sites(leftAt(planned({ tiles: { A1: 6 }, available: { wood: 1 } }), 'plan'))).toEqual([])
    expect(sites(leftAt(planned({ tiles: { A1: 6 }, available: { fur: 9 } }), 'plan'))).toEqual([])
    // What no way leads to cannot be built on.
    const cut = {
      tiles: { B2: 4, B3: 5, C1: 7 },
      island: { B2: { inaccessible: true } },
      available: { wood: 2 },
    } as const
    expect(sites(leftAt(planned(cut), 'plan'))).toEqual(['B1', 'C1'])
  })

  rule('RC-SCN2-05 RC-DICE-02', 'one pawn rolls, and with one more no dice are rolled', () => {
    const scene: Scene = { tiles: { A1: 6, A2: 9 }, available: { wood: 2 } }
    const far = planned({ ...scene, characters: four })
    plan(far, cross('A2'), 'cook', 'cook', 'carpenter')
    expect(far.state.plan).toMatchObject([{ certain: true, paid: { wood: 2 } }])
    far.settled('plan')
    const near = planned({ ...scene, rolls: rolled('build', 'failure') })
    plan(near, cross('A1'), 'cook').has({ available: { wood: 0 } })
    resolve(near)
    near.has({ available: { wood: 2 }, people: { cook: { determination: 2 } } })
    expect(near.state.markers.A1).toBeUndefined()
    near.settled()
  })

  rule(
    'RC-SCN2-05 RC-ITEM-06 RC-ENDACT-04',
    'it stands when the Action Phase ends, and stays to be built again',
    () => {
      const t = cursed({ phase: 'action', resolving: true, tiles: { A1: 6 } })
      t.play(
        'build',
        stack('build', 'cook', {
          target: { kind: 'invention', invention: 'cursed-island/cross', space: 'A1' },
          certain: true,
          paid: { wood: 2 },
        }),
      )
      t.has({ futureRepeats: [{ invention: 'cursed-island/cross', space: 'A1' }], items: [], futureItems: [] })
      expect(t.state.markers.A1).toBeUndefined()
      t.play('actionsEnd').has({ futureRepeats: [], items: [] })
      expect(markersOf(t)).toEqual(crosses('A1'))
      expect(t.state.inventions).toContain('cursed-island/cross')
      t.settled()
    },
  )

  rule('RC-SCN2-05 RC-SCN2-06', 'several in a round, on different tiles, one on each', () => {
    const t = planned({
      tiles: { A1: 6, B2: 9 },
      available: { wood: 5 },
      rolls: rolled('build', 'success', 'success'),
    })
    plan(t, cross('A1'), 'cook').has({ available: { wood: 3 } })
    expect(sites(t)).toEqual(['B1', 'B2'])
    plan(t, cross('B1'), 'carpenter').has({ available: { wood: 1 } })
    expect(sites(t)).toEqual([])
    resolve(t)
    t.has({ available: { wood: 1 } })
    expect(markersOf(t)).toEqual(crosses('A1', 'B1'))
    t.settled()
    const next = cursed({
      phase: 'action',
      tiles: { A1: 6, B2: 9 },
      markers: crosses('A1', 'B1'),
      available: { wood: 2 },
    })
    expect(sites(leftAt(next.play('planning'), 'plan'))).toEqual(['B2'])
  })

  rule('RC-SCN2-06 RC-PLAN-13', 'one that failed is not tried again in the same round', () => {
    const t = cursed({
      phase: 'action',
      resolving: true,
      tiles: { A1: 6 },
      available: { wood: 9 },
      attempted: ['build/cursed-island/cross/A1'],
      adventureTokens: ['build'],
      buildDeck: ['build/fast-work'],
    }).play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true }))
    t.choose('1', 'chooseOne')
    expect(t.offers('buildTarget')).toContain('cursed-island/cross/B1')
    expect(t.offers('buildTarget')).not.toContain('cursed-island/cross/A1')
    t.settled('buildTarget')
  })

  rule('RC-SCN2-06 RC-SCN2-08', 'also in the fog, with one pawn more; never on a tile that lies face down', () => {
    const t = planned({
      tiles: { A1: 6, B2: 9 },
      island: { B2: { inaccessible: true } },
      available: { wood: 2 },
      markers: fog('A1'),
      rolls: rolled('build', 'success'),
    })
    expect(sites(t)).toEqual(['A1', 'B1'])
    plan(t, cross('A1'), 'cook', 'carpenter')
    expect(t.state.plan[0]).toMatchObject({ certain: false })
    resolve(t)
    expect(markersOf(t)).toEqual({ A1: ['fog', 'cross'] })
    t.settled()
  })

  rule('RC-SCN2-07 RC-TERM-15', 'nothing stands on a tile that was flipped while it was built', () => {
    const t = cursed({
      phase: 'action',
      tiles: { A1: 6, B2: 9 },
      island: { A1: { inaccessible: true } },
      futureRepeats: [
        { invention: 'cursed-island/cross', space: 'A1' },
        { invention: 'cursed-island/cross', space: 'B2' },
      ],
    }).play('actionsEnd')
    t.changed({ phase: 'actionsEnd', futureRepeats: [], markers: crosses('B2') }).settled()
  })

  rule('RC-SCN2-21 RC-TOK-19 RC-ABIL-CARP-04', 'its wood is like that of any Build Action', () => {
    const surcharged = planned({ available: { wood: 2 }, actionTokens: { build: ['additionalWood'] } })
    expect(sites(leftAt(surcharged, 'plan'))).toEqual([])
    const paid = planned({ available: { wood: 3 }, actionTokens: { build: ['additionalWood'] } })
    plan(paid, cross('B1'), 'cook')
      .has({ available: { wood: 0 }, actionTokens: { build: [] } })
      .settled('plan')
    const cheap = planned({ available: { wood: 1 }, people: { carpenter: { determination: 2 } } })
    expect(leaders(cheap, cross('B1'))).toEqual(['carpenter'])
    plan(cheap, cross('B1'), 'carpenter')
      .has({ available: { wood: 0 }, people: { carpenter: { determination: 0 } } })
      .settled('plan')
  })
})
