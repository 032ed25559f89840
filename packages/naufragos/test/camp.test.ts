// The Camp board: camp cards and damage.

import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { DamageId } from '../src/cards/card-ids.ts'
import { isCard } from '../src/cards/decks.ts'
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
const draw = (card: 'coast/turtle-tracks' | 'coast/where-the-drift-collects', scene: Scene = {}) =>
  table({ expedition: { explorers: ['red'] }, top: { coast: [card] }, ...scene })
    .play('exploration')
    .choose('coast')

const FULL: Camp = [
  ['camp/fish-from-the-rocks'],
  ['camp/plan-the-route'],
  ['camp/scan-the-surroundings'],
  ['camp/tend-the-hurt'],
  ['camp/put-the-camp-in-order'],
  ['camp/the-drift-pile'],
  ['camp/bathing-pool'],
  ['camp/the-figurehead-watches'],
]

describe('camp cards', () => {
  rule('NA-CAMP-01', 'the cost is paid with the pawn, the instructions follow when it is resolved', () => {
    const t = placing()
      .choose('camp/put-the-camp-in-order')
      .has({ castaways: { red: { energy: 5 } }, reserve: { wood: 2 } })
    t.has({ pawns: [{ seat: 'red', action: 'camp', box: 4, card: 'camp/put-the-camp-in-order' }] })
    t.play('resolution').asks('option', 'red').choose('camp/put-the-camp-in-order/stack-kindling')
    t.has({ reserve: { wood: 3 }, pawns: [], castaways: { red: { energy: 5 } } }).settled()
  })

  rule('NA-CAMP-02', 'each holds one pawn, the white one included', () => {
    const t = table().play('whitePawn').choose('camp/plan-the-route')
    t.play('place', { seat: 'yellow', pawn: 'first' })
    expect(t.as('yellow').offers('place')).not.toContain('camp/plan-the-route')
    t.choose('camp/scan-the-surroundings')
    t.play('place', { seat: 'green', pawn: 'first' })
    expect(t.as('green').offers('place').filter(isCard)).toEqual([
      'camp/fish-from-the-rocks',
      'camp/tend-the-hurt',
      'camp/put-the-camp-in-order',
    ])
    t.choose('none').settled()
  })

  rule('NA-CAMP-03 NA-CAMP-06', 'only the topmost card of a space is available', () => {
    expect(
      open({
        camp: [
          ['camp/fish-from-the-rocks', 'camp/the-drift-pile'],
          ['camp/plan-the-route'],
          ['camp/scan-the-surroundings', 'camp/turtle-beach', 'camp/bathing-pool'],
          [],
          [],
          [],
          [],
          [],
        ],
      }),
    ).toEqual(['camp/the-drift-pile', 'camp/plan-the-route', 'camp/bathing-pool'])
  })

  rule('NA-CAMP-03', 'only the topmost card of a space has lasting effects', () => {
    const wood = (camp: Camp) =>
      table({ camp, pawns: [{ seat: 'red', action: 'wood', box: 0 }] }).play('resolution').state.reserve.wood
    expect(wood(campOf('camp/fish-from-the-rocks', 'damage/broken-tools'))).toBe(2)
    expect(
      wood([['camp/fish-from-the-rocks'], ['damage/broken-tools', 'camp/the-drift-pile'], [], [], [], [], [], []]),
    ).toBe(3)
  })

  rule('NA-CAMP-04', 'a new card goes on the free space with the lowest number', () => {
    draw('coast/turtle-tracks')
      .has({
        camp: [
          ['camp/fish-from-the-rocks'],
          ['camp/plan-the-route'],
          ['camp/scan-the-surroundings'],
          ['camp/tend-the-hurt'],
          ['camp/put-the-camp-in-order'],
          ['camp/turtle-beach'],
          [],
          [],
        ],
      })
      .settled('explore')
    draw('coast/turtle-tracks', {
      camp: [
        ['camp/fish-from-the-rocks'],
        [],
        ['camp/scan-the-surroundings'],
        ['camp/tend-the-hurt'],
        [],
        ['camp/the-drift-pile'],
        [],
        [],
      ],
    })
      .has({
        camp: [
          ['camp/fish-from-the-rocks'],
          ['camp/turtle-beach'],
          ['camp/scan-the-surroundings'],
          ['camp/tend-the-hurt'],
          [],
          ['camp/the-drift-pile'],
          [],
          [],
        ],
      })
      .settled('explore')
    table({ top: { event: ['event/something-died-in-the-spring'] } })
      .play('event')
      .has({
        camp: [
          ['camp/fish-from-the-rocks'],
          ['camp/plan-the-route'],
          ['camp/scan-the-surroundings'],
          ['camp/tend-the-hurt'],
          ['camp/put-the-camp-in-order'],
          ['damage/fouled-spring'],
          [],
          [],
        ],
      })
      .settled()
  })

  rule('NA-CAMP-05 NA-VOTE-01', 'on a full board the group decides what is covered', () => {
    const t = table({ camp: FULL, top: { event: ['event/something-died-in-the-spring'] } }).play('event')
    expect(t.as('yellow').offers('cover')).toEqual([
      'camp/fish-from-the-rocks',
      'camp/plan-the-route',
      'camp/scan-the-surroundings',
      'camp/tend-the-hurt',
      'camp/put-the-camp-in-order',
      'camp/the-drift-pile',
      'camp/bathing-pool',
      'camp/the-figurehead-watches',
      'abstain',
    ])
    t.choose('camp/fish-from-the-rocks').as('red').choose('camp/bathing-pool').as('green').choose('camp/bathing-pool')
    t.has({
      camp: [
        ['camp/fish-from-the-rocks'],
        ['camp/plan-the-route'],
        ['camp/scan-the-surroundings'],
        ['camp/tend-the-hurt'],
        ['camp/put-the-camp-in-order'],
        ['camp/the-drift-pile'],
        ['camp/bathing-pool', 'damage/fouled-spring'],
        ['camp/the-figurehead-watches'],
      ],
    }).settled()
    // On an expedition the explorers do.
    draw('coast/turtle-tracks', { camp: FULL })
      .asks('cover', 'red')
      .choose('camp/scan-the-surroundings')
      .has({
        camp: [
          ['camp/fish-from-the-rocks'],
          ['camp/plan-the-route'],
          ['camp/scan-the-surroundings', 'camp/turtle-beach'],
          ['camp/tend-the-hurt'],
          ['camp/put-the-camp-in-order'],
          ['camp/the-drift-pile'],
          ['camp/bathing-pool'],
          ['camp/the-figurehead-watches'],
        ],
      })
      .settled('explore')
  })

  rule('NA-CAMP-05 NA-CAMP-08', 'damage is never covered', () => {
    const camp: Camp = [
      ['damage/fouled-spring'],
      ['camp/plan-the-route'],
      ['damage/spoiled-stores'],
      ['damage/leaking-roof'],
      ['damage/ash-on-the-roof'],
      ['camp/the-drift-pile'],
      ['damage/stolen-tools'],
      ['damage/broken-tools'],
    ]
    const t = draw('coast/turtle-tracks', { camp }).asks('cover', 'red')
    expect(t.offers('cover')).toEqual(['camp/plan-the-route', 'camp/the-drift-pile'])
    t.choose('camp/the-drift-pile').settled('explore')
    // With one card left there is nothing to decide.
    draw('coast/turtle-tracks', {
      camp: [
        ['damage/fouled-spring'],
        ['damage/fined-by-the-neighbours'],
        ['damage/spoiled-stores'],
        ['damage/leaking-roof'],
        ['damage/ash-on-the-roof'],
        ['camp/the-drift-pile'],
        ['damage/stolen-tools'],
        ['damage/broken-tools'],
      ],
    })
      .has({
        camp: [
          ['damage/fouled-spring'],
          ['damage/fined-by-the-neighbours'],
          ['damage/spoiled-stores'],
          ['damage/leaking-roof'],
          ['damage/ash-on-the-roof'],
          ['camp/the-drift-pile', 'camp/turtle-beach'],
          ['damage/stolen-tools'],
          ['damage/broken-tools'],
        ],
      })
      .settled('explore')
  })

  rule('NA-CAMP-06 NA-CAMP-07', 'a covered card comes back when all on top of it is gone, and never moves', () => {
    const camp: Camp = [
      ['camp/fish-from-the-rocks', 'camp/the-drift-pile', 'damage/ash-on-the-roof'],
      ['camp/plan-the-route', 'damage/fouled-spring'],
      ['camp/scan-the-surroundings'],
      ['camp/turtle-beach'],
      ['camp/put-the-camp-in-order'],
      ['camp/bathing-pool'],
      ['camp/the-figurehead-watches'],
      ['camp/hens-in-a-basket'],
    ]
    expect(open({ camp })).toEqual([
      'damage/ash-on-the-roof',
      'damage/fouled-spring',
      'camp/scan-the-surroundings',
      'camp/turtle-beach',
      'camp/put-the-camp-in-order',
      'camp/bathing-pool',
      'camp/the-figurehead-watches',
      'camp/hens-in-a-basket',
    ])
    const repaired = table({ camp }).play('whitePawn').choose('damage/ash-on-the-roof')
    repaired.has({
      camp: [
        ['camp/fish-from-the-rocks', 'camp/the-drift-pile'],
        ['camp/plan-the-route', 'damage/fouled-spring'],
        ['camp/scan-the-surroundings'],
        ['camp/turtle-beach'],
        ['camp/put-the-camp-in-order'],
        ['camp/bathing-pool'],
        ['camp/the-figurehead-watches'],
        ['camp/hens-in-a-basket'],
      ],
    })
    repaired.play('place', { seat: 'yellow', pawn: 'first' })
    expect(repaired.as('yellow').offers('place')).toContain('camp/the-drift-pile')
    expect(repaired.offers('place')).not.toContain('camp/fish-from-the-rocks')
    repaired.choose('none').settled()
    // A space becomes free: the cards that are covered elsewhere stay where they are, and the next card goes there.
    const freed = table({ camp, top: { event: ['event/rats-on-the-ration-line'] } })
      .play('whitePawn')
      .choose('camp/hens-in-a-basket')
      .choose('camp/hens-in-a-basket/wring-their-necks')
    freed.has({
      camp: [
        ['camp/fish-from-the-rocks', 'camp/the-drift-pile', 'damage/ash-on-the-roof'],
        ['camp/plan-the-route', 'damage/fouled-spring'],
        ['camp/scan-the-surroundings'],
        ['camp/turtle-beach'],
        ['camp/put-the-camp-in-order'],
        ['camp/bathing-pool'],
        ['camp/the-figurehead-watches'],
        [],
      ],
    })
    freed
      .play('event')
      .has({ camp: [...camp.slice(0, 7), ['damage/spoiled-stores']] })
      .settled()
  })

  rule('NA-CAMP-06', 'a card that is used up uncovers what lies under it', () => {
    const t = table({
      camp: [['camp/fish-from-the-rocks', 'camp/the-drift-pile'], [], [], [], [], [], [], []],
      campUses: { 'camp/the-drift-pile': 2 },
    })
    t.play('whitePawn')
      .choose('camp/the-drift-pile')
      .has({ reserve: { wood: 4 }, camp: [['camp/fish-from-the-rocks'], [], [], [], [], [], [], []] })
    t.play('place', { seat: 'yellow', pawn: 'first' })
    expect(t.as('yellow').offers('place')).toContain('camp/fish-from-the-rocks')
    t.choose('none').settled()
    const second = table({ camp: campOf('camp/the-drift-pile'), campUses: { 'camp/the-drift-pile': 1 } })
      .play('whitePawn')
      .choose('camp/the-drift-pile')
    second.has({ camp: campOf('camp/the-drift-pile'), campUses: { 'camp/the-drift-pile': 2 } }).settled()
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
