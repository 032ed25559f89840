// The Camp board: damage and repairs.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { DamageId } from '../../src/cards/card-ids.ts'
import type { State } from '../../src/state.ts'
import { campOf, type Scene } from '../pieces.ts'
import { draw, open, placing } from './camping.ts'

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
      card: 'damage/fined-by-the-neighbours',
      with: { ...energy(0), reserve: { tokens: 2 } },
      without: [{ ...energy(6), reserve: { tokens: 1 } }],
    },
    {
      card: 'damage/fined-by-the-neighbours',
      with: { ...energy(0), reserve: { tokens: 0 }, flags: ['allies'] },
      without: [],
    },
    { card: 'damage/fever-in-the-camp', with: energy(3), without: [energy(2)] },
    {
      card: 'damage/fever-in-the-camp',
      with: { castaways: { red: { energy: 1, items: ['item/fever-bark'] } } },
      without: [
        { castaways: { red: { energy: 0, items: ['item/fever-bark'] } } },
        { castaways: { red: { energy: 1 }, yellow: { items: ['item/fever-bark'] } } },
      ],
    },
    { card: 'damage/ash-on-the-roof', with: energy(2), without: [energy(1)] },
    { card: 'damage/stolen-tools', with: energy(1), without: [energy(0)] },
    {
      card: 'damage/leaking-roof',
      with: { ...energy(1), reserve: { wood: 1 } },
      without: [
        { ...energy(0), reserve: { wood: 1 } },
        { ...energy(1), reserve: { wood: 0 } },
      ],
    },
    { card: 'damage/spoiled-stores', with: energy(1), without: [energy(0)] },
    { card: 'damage/fouled-spring', with: energy(2), without: [energy(1)] },
    {
      card: 'damage/broken-tools',
      with: { ...energy(1), reserve: { wood: 1 } },
      without: [
        { ...energy(0), reserve: { wood: 1 } },
        { ...energy(1), reserve: { wood: 0 } },
      ],
    },
    { card: 'damage/bad-blood', with: energy(2), without: [energy(1)] },
  ]

  rule('NA-CAMP-09 NA-ACT-07', 'each card is removed for its price, and cannot be chosen without it', () => {
    for (const { card, with: enough, without } of LISTED) {
      const t = placing({ ...enough, camp: campOf(card) })
      const before = t.state.reserve.wood
      t.choose(card)
      t.play('resolution').has({ camp: campOf(), castaways: { red: { energy: 0, items: [] } }, pawns: [] })
      if (card === 'damage/leaking-roof' || card === 'damage/broken-tools')
        expect([before, t.state.reserve.wood]).toEqual([1, 0])
      if (card === 'damage/fined-by-the-neighbours') t.has({ reserve: { tokens: 0 } })
      t.settled()
      for (const scene of without) expect(open({ ...scene, camp: campOf(card) }), card).toEqual([])
    }
  })

  rule('NA-CAMP-09', 'where there are two prices one of them is chosen', () => {
    const t = placing({
      castaways: { red: { energy: 4, items: ['item/fever-bark'] } },
      camp: campOf('damage/fever-in-the-camp'),
    }).choose('damage/fever-in-the-camp')
    t.play('resolution').asks('price', 'red')
    expect(t.offers('price')).toEqual(['0', '1'])
    t.choose('1')
      .changed({ camp: campOf(), castaways: { red: { energy: 1 } }, pawnsUsed: { red: 1 }, taken: { red: ['camp'] } })
      .settled()
    // Free once the neighbours are allies.
    const free = placing({
      flags: ['allies'],
      reserve: { tokens: 2 },
      camp: campOf('damage/fined-by-the-neighbours'),
    }).choose('damage/fined-by-the-neighbours')
    free
      .play('resolution')
      .choose('1')
      .changed({ camp: campOf(), pawnsUsed: { red: 1 }, taken: { red: ['camp'] } })
      .settled()
  })

  rule('NA-CAMP-09', 'energy that is shared may come from everybody at home, in any split', () => {
    const castaways = { red: { energy: 1 }, yellow: { energy: 3 }, green: { energy: 4, lost: 5 } }
    const t = placing({ castaways, camp: campOf('damage/bad-blood') }).choose('damage/bad-blood')
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
    expect(open({ castaways: none, camp: campOf('damage/bad-blood') })).toEqual([])
  })

  rule('NA-CAMP-09', 'if the price is gone when the pawn is resolved nothing happens', () => {
    const pawns: State['pawns'] = [{ seat: 'red', action: 'camp', box: 0, card: 'damage/leaking-roof' }]
    table({ pawns, reserve: { wood: 0 }, camp: campOf('damage/leaking-roof') })
      .play('resolution')
      .changed({ camp: campOf('damage/leaking-roof'), castaways: { red: { energy: 6 } }, pawns: [] })
      .settled()
  })

  rule('NA-CAMP-09', 'its lasting effect holds until it is repaired', () => {
    const pawns: State['pawns'] = [
      { seat: 'yellow', action: 'wood', box: 0 },
      { seat: 'red', action: 'camp', box: 1, card: 'damage/broken-tools' },
    ]
    const t = table({ pawns, camp: campOf('camp/fish-from-the-rocks', 'damage/broken-tools') }).play('resolution')
    t.has({ reserve: { wood: 1 }, camp: campOf('camp/fish-from-the-rocks') })
    t.play('act', { seat: 'yellow', action: 'wood', box: 0 })
      .has({ reserve: { wood: 2 } })
      .settled()
  })

  const DAMAGED = campOf(
    'damage/fined-by-the-neighbours',
    'damage/fever-in-the-camp',
    'damage/ash-on-the-roof',
    'damage/stolen-tools',
    'damage/leaking-roof',
    'damage/spoiled-stores',
    'damage/fouled-spring',
    'damage/broken-tools',
  )

  rule('NA-CAMP-10', 'if damage is everywhere a new camp card is gone', () => {
    draw('coast/turtle-tracks', { camp: DAMAGED })
      .has({ camp: DAMAGED, called: ['camp/turtle-beach'], castaways: { red: { energy: 6 }, yellow: { energy: 6 } } })
      .settled('explore')
  })

  rule('NA-CAMP-10', 'and new damage costs everybody at home 1 energy instead', () => {
    // The fever of card 53 would strike at the end of the phase: it is good luck that it does not.
    const t = table({
      camp: DAMAGED,
      top: { event: ['event/tempers'] },
      weather: 5,
      castaways: { yellow: { energy: 0 }, green: { lost: 6 } },
      rolls: { 'die.card': [6] },
    }).play('event')
    t.as('red').choose('event/tempers/let-it-rot').as('yellow').choose('event/tempers/let-it-rot')
    t.has({
      camp: DAMAGED,
      called: ['damage/bad-blood'],
      castaways: { red: { energy: 5 }, yellow: { energy: 0, wounds: 1 }, green: { energy: 6 } },
    })
    t.settled()
  })

  rule('NA-CAMP-10', 'what it would do when it enters does not happen', () => {
    const camp = campOf(
      'damage/bad-blood',
      'damage/fined-by-the-neighbours',
      'damage/ash-on-the-roof',
      'damage/stolen-tools',
      'damage/leaking-roof',
      'damage/spoiled-stores',
      'damage/fouled-spring',
      'damage/broken-tools',
    )
    table({
      camp,
      expedition: { explorers: ['red'] },
      castaways: { red: { space: 6 } },
      top: { interior: ['interior/stagnant-ford'] },
      rolls: { 'die.card': [1] },
    })
      .play('exploration')
      .choose('interior')
      .choose('interior/stagnant-ford/wade')
      .has({
        camp,
        called: ['damage/fever-in-the-camp'],
        castaways: { red: { wounds: 1, energy: 4 }, yellow: { energy: 5 } },
      })
      .settled('explore')
  })
})
