// The Camp board: camp cards and damage.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { DamageId } from '../src/cards/ids.ts'
import type { State } from '../src/state.ts'
import { type Camp, campOf, type Scene } from './pieces.ts'

const placing = (scene: Scene = {}) => table(scene).play('place', { seat: 'red', pawn: 'first' })
/** The camp cards that red may choose. */
const open = (scene: Scene): readonly string[] => {
  const t = placing(scene)
  t.settled('place')
  const actions = ['forage', 'wood', 'diary', 'wreck', 'fire', 'rest', 'build', 'explore', 'none']
  return t.offers('place').filter((id) => !actions.includes(id))
}
/** Red draws a card of the coast, alone. */
const draw = (card: 'C12' | 'C14', scene: Scene = {}) =>
  table({ expedition: { explorers: ['red'] }, top: { coast: [card] }, ...scene })
    .play('exploration')
    .choose('coast')

const FULL: Camp = [['A1'], ['A2'], ['A3'], ['A4'], ['A5'], ['102'], ['105'], ['104']]

describe('camp cards', () => {
  rule('NA-CAMP-01', 'the cost is paid with the pawn, the instructions follow when it is resolved', () => {
    const t = placing()
      .choose('A5')
      .has({ castaways: { red: { energy: 5 } }, reserve: { wood: 2 } })
    t.has({ pawns: [{ seat: 'red', action: 'camp', box: 4, card: 'A5' }] })
    t.play('resolution').asks('option', 'red').choose('A5/3')
    t.has({ reserve: { wood: 3 }, pawns: [], castaways: { red: { energy: 5 } } }).settled()
  })

  rule('NA-CAMP-02', 'each holds one pawn, the white one included', () => {
    const t = table().play('whitePawn').choose('A2')
    t.play('place', { seat: 'yellow', pawn: 'first' })
    expect(t.as('yellow').offers('place')).not.toContain('A2')
    t.choose('A3')
    t.play('place', { seat: 'green', pawn: 'first' })
    expect(
      t
        .as('green')
        .offers('place')
        .filter((id) => id.startsWith('A')),
    ).toEqual(['A1', 'A4', 'A5'])
    t.choose('none').settled()
  })

  rule('NA-CAMP-03 NA-CAMP-06', 'only the topmost card of a space is available', () => {
    expect(open({ camp: [['A1', '102'], ['A2'], ['A3', '103', '105'], [], [], [], [], []] })).toEqual([
      '102',
      'A2',
      '105',
    ])
  })

  rule('NA-CAMP-03', 'only the topmost card of a space has lasting effects', () => {
    const wood = (camp: Camp) =>
      table({ camp, pawns: [{ seat: 'red', action: 'wood', box: 0 }] }).play('resolution').state.reserve.wood
    expect(wood(campOf('A1', '100'))).toBe(2)
    expect(wood([['A1'], ['100', '102'], [], [], [], [], [], []])).toBe(3)
  })

  rule('NA-CAMP-04', 'a new card goes on the free space with the lowest number', () => {
    draw('C12')
      .has({ camp: [['A1'], ['A2'], ['A3'], ['A4'], ['A5'], ['103'], [], []] })
      .settled('explore')
    draw('C12', { camp: [['A1'], [], ['A3'], ['A4'], [], ['102'], [], []] })
      .has({ camp: [['A1'], ['103'], ['A3'], ['A4'], [], ['102'], [], []] })
      .settled('explore')
    table({ top: { event: ['E11'] } })
      .play('event')
      .has({ camp: [['A1'], ['A2'], ['A3'], ['A4'], ['A5'], ['099'], [], []] })
      .settled()
  })

  rule('NA-CAMP-05 NA-VOTE-01', 'on a full board the group decides what is covered', () => {
    const t = table({ camp: FULL, top: { event: ['E11'] } }).play('event')
    expect(t.as('yellow').offers('cover')).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', '102', '105', '104', 'abstain'])
    t.choose('A1').as('red').choose('105').as('green').choose('105')
    t.has({ camp: [['A1'], ['A2'], ['A3'], ['A4'], ['A5'], ['102'], ['105', '099'], ['104']] }).settled()
    // On an expedition the explorers do.
    draw('C12', { camp: FULL })
      .asks('cover', 'red')
      .choose('A3')
      .has({ camp: [['A1'], ['A2'], ['A3', '103'], ['A4'], ['A5'], ['102'], ['105'], ['104']] })
      .settled('explore')
  })

  rule('NA-CAMP-05 NA-CAMP-08', 'damage is never covered', () => {
    const camp: Camp = [['099'], ['A2'], ['098'], ['097'], ['064'], ['102'], ['081'], ['100']]
    const t = draw('C12', { camp }).asks('cover', 'red')
    expect(t.offers('cover')).toEqual(['A2', '102'])
    t.choose('102').settled('explore')
    // With one card left there is nothing to decide.
    draw('C12', { camp: [['099'], ['030'], ['098'], ['097'], ['064'], ['102'], ['081'], ['100']] })
      .has({ camp: [['099'], ['030'], ['098'], ['097'], ['064'], ['102', '103'], ['081'], ['100']] })
      .settled('explore')
  })

  rule('NA-CAMP-06 NA-CAMP-07', 'a covered card comes back when all on top of it is gone, and never moves', () => {
    const camp: Camp = [['A1', '102', '064'], ['A2', '099'], ['A3'], ['103'], ['A5'], ['105'], ['104'], ['011']]
    expect(open({ camp })).toEqual(['064', '099', 'A3', '103', 'A5', '105', '104', '011'])
    const repaired = table({ camp }).play('whitePawn').choose('064')
    repaired.has({ camp: [['A1', '102'], ['A2', '099'], ['A3'], ['103'], ['A5'], ['105'], ['104'], ['011']] })
    repaired.play('place', { seat: 'yellow', pawn: 'first' })
    expect(repaired.as('yellow').offers('place')).toContain('102')
    expect(repaired.offers('place')).not.toContain('A1')
    repaired.choose('none').settled()
    // A space becomes free: the cards that are covered elsewhere stay where they are, and the next card goes there.
    const freed = table({ camp, top: { event: ['E13'] } })
      .play('whitePawn')
      .choose('011')
      .choose('011/2')
    freed.has({ camp: [['A1', '102', '064'], ['A2', '099'], ['A3'], ['103'], ['A5'], ['105'], ['104'], []] })
    freed
      .play('event')
      .has({ camp: [...camp.slice(0, 7), ['098']] })
      .settled()
  })

  rule('NA-CAMP-06', 'a card that is used up uncovers what lies under it', () => {
    const t = table({ camp: [['A1', '102'], [], [], [], [], [], [], []], campUses: { '102': 2 } })
    t.play('whitePawn')
      .choose('102')
      .has({ reserve: { wood: 4 }, camp: [['A1'], [], [], [], [], [], [], []] })
    t.play('place', { seat: 'yellow', pawn: 'first' })
    expect(t.as('yellow').offers('place')).toContain('A1')
    t.choose('none').settled()
    const second = table({ camp: campOf('102'), campUses: { '102': 1 } })
      .play('whitePawn')
      .choose('102')
    second.has({ camp: campOf('102'), campUses: { '102': 2 } }).settled()
  })
})

describe('damage', () => {
  interface Repair {
    readonly card: DamageId
    /** Exactly what is needed: afterwards it is gone. */
    readonly with: Scene
    /** One short of it. */
    readonly without: readonly Scene[]
  }
  const energy = (red: number): Scene => ({
    castaways: { red: { energy: red }, yellow: { energy: 0 }, green: { energy: 0 } },
  })
  const LISTED: readonly Repair[] = [
    {
      card: '030',
      with: { ...energy(0), reserve: { tokens: 2 } },
      without: [{ ...energy(6), reserve: { tokens: 1 } }],
    },
    { card: '030', with: { ...energy(0), reserve: { tokens: 0 }, flags: ['allies'] }, without: [] },
    { card: '053', with: energy(3), without: [energy(2)] },
    {
      card: '053',
      with: { castaways: { red: { energy: 1, items: ['055'] } } },
      without: [
        { castaways: { red: { energy: 0, items: ['055'] } } },
        { castaways: { red: { energy: 1 }, yellow: { items: ['055'] } } },
      ],
    },
    { card: '064', with: energy(2), without: [energy(1)] },
    { card: '081', with: energy(1), without: [energy(0)] },
    {
      card: '097',
      with: { ...energy(1), reserve: { wood: 1 } },
      without: [
        { ...energy(0), reserve: { wood: 1 } },
        { ...energy(1), reserve: { wood: 0 } },
      ],
    },
    { card: '098', with: energy(1), without: [energy(0)] },
    { card: '099', with: energy(2), without: [energy(1)] },
    {
      card: '100',
      with: { ...energy(1), reserve: { wood: 1 } },
      without: [
        { ...energy(0), reserve: { wood: 1 } },
        { ...energy(1), reserve: { wood: 0 } },
      ],
    },
    { card: '101', with: energy(2), without: [energy(1)] },
  ]

  rule('NA-CAMP-09 NA-ACT-07', 'each card is removed for its price, and cannot be chosen without it', () => {
    for (const { card, with: enough, without } of LISTED) {
      const t = placing({ ...enough, camp: campOf(card) })
      const before = t.state.reserve.wood
      t.choose(card)
      t.play('resolution').has({ camp: campOf(), castaways: { red: { energy: 0, items: [] } }, pawns: [] })
      if (card === '097' || card === '100') expect([before, t.state.reserve.wood]).toEqual([1, 0])
      if (card === '030') t.has({ reserve: { tokens: 0 } })
      t.settled()
      for (const scene of without) expect(open({ ...scene, camp: campOf(card) }), card).toEqual([])
    }
  })

  rule('NA-CAMP-09', 'where there are two prices one of them is chosen', () => {
    const t = placing({ castaways: { red: { energy: 4, items: ['055'] } }, camp: campOf('053') }).choose('053')
    t.play('resolution').asks('price', 'red')
    expect(t.offers('price')).toEqual(['0', '1'])
    t.choose('1')
      .changed({ camp: campOf(), castaways: { red: { energy: 1 } }, pawnsUsed: { red: 1 }, taken: { red: ['camp'] } })
      .settled()
    // Free once the neighbours are allies.
    const free = placing({ flags: ['allies'], reserve: { tokens: 2 }, camp: campOf('030') }).choose('030')
    free
      .play('resolution')
      .choose('1')
      .changed({ camp: campOf(), pawnsUsed: { red: 1 }, taken: { red: ['camp'] } })
      .settled()
  })

  rule('NA-CAMP-09', 'energy that is shared may come from everybody at home, in any split', () => {
    const castaways = { red: { energy: 1 }, yellow: { energy: 3 }, green: { energy: 4, lost: 5 } }
    const t = placing({ castaways, camp: campOf('101') }).choose('101')
    t.play('resolution').asks('share', 'red')
    expect(t.offers('share')).toEqual(['0', '1'])
    // What red does not give, yellow gives.
    t.choose('0').changed({
      camp: campOf(),
      castaways: { red: { energy: 1 }, yellow: { energy: 1 }, green: { energy: 4 } },
      pawnsUsed: { red: 1 },
      taken: { red: ['camp'] },
    })
    t.settled()
    const none = { red: { energy: 1 }, yellow: { energy: 0 }, green: { energy: 4, lost: 5 } }
    expect(open({ castaways: none, camp: campOf('101') })).toEqual([])
  })

  rule('NA-CAMP-09', 'if the price is gone when the pawn is resolved nothing happens', () => {
    const pawns: State['pawns'] = [{ seat: 'red', action: 'camp', box: 0, card: '097' }]
    table({ pawns, reserve: { wood: 0 }, camp: campOf('097') })
      .play('resolution')
      .changed({ camp: campOf('097'), castaways: { red: { energy: 6 } }, pawns: [] })
      .settled()
  })

  rule('NA-CAMP-09', 'its lasting effect holds until it is repaired', () => {
    const pawns: State['pawns'] = [
      { seat: 'yellow', action: 'wood', box: 0 },
      { seat: 'red', action: 'camp', box: 1, card: '100' },
    ]
    const t = table({ pawns, camp: campOf('A1', '100') }).play('resolution')
    t.has({ reserve: { wood: 1 }, camp: campOf('A1') })
    t.play('act', { seat: 'yellow', action: 'wood', box: 0 })
      .has({ reserve: { wood: 2 } })
      .settled()
  })

  const DAMAGED = campOf('030', '053', '064', '081', '097', '098', '099', '100')

  rule('NA-CAMP-10', 'if damage is everywhere a new camp card is gone', () => {
    draw('C12', { camp: DAMAGED })
      .has({ camp: DAMAGED, called: ['103'], castaways: { red: { energy: 6 }, yellow: { energy: 6 } } })
      .settled('explore')
  })

  rule('NA-CAMP-10', 'and new damage costs everybody at home 1 energy instead', () => {
    // The fever of card 053 would strike at the end of the phase: it is good luck that it does not.
    const t = table({
      camp: DAMAGED,
      top: { event: ['E12'] },
      weather: 5,
      castaways: { yellow: { energy: 0 }, green: { lost: 6 } },
      rolls: { 'die.card': [6] },
    }).play('event')
    t.as('red').choose('E12/2').as('yellow').choose('E12/2')
    t.has({
      camp: DAMAGED,
      called: ['101'],
      castaways: { red: { energy: 5 }, yellow: { energy: 0, wounds: 1 }, green: { energy: 6 } },
    })
    t.settled()
  })

  rule('NA-CAMP-10', 'what it would do when it enters does not happen', () => {
    const camp = campOf('101', '030', '064', '081', '097', '098', '099', '100')
    table({
      camp,
      expedition: { explorers: ['red'] },
      castaways: { red: { space: 6 } },
      top: { interior: ['Z12'] },
      rolls: { 'die.card': [1] },
    })
      .play('exploration')
      .choose('interior')
      .choose('Z12/1')
      .has({ camp, called: ['053'], castaways: { red: { wounds: 1, energy: 4 }, yellow: { energy: 5 } } })
      .settled('explore')
  })
})
