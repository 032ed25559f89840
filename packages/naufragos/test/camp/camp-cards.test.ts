// The Camp board: camp cards.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { isCard } from '../../src/cards/decks.ts'
import { type Camp, campOf } from '../pieces.ts'
import { draw, open, placing } from './camping.ts'

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
    t.play('whitePawn').has({ reserve: { wood: 4 }, camp: [['camp/fish-from-the-rocks'], [], [], [], [], [], [], []] })
    t.play('place', { seat: 'yellow', pawn: 'first' })
    expect(t.as('yellow').offers('place')).toContain('camp/fish-from-the-rocks')
    t.choose('none').settled()
    const second = table({ camp: campOf('camp/the-drift-pile'), campUses: { 'camp/the-drift-pile': 1 } }).play(
      'whitePawn',
    )
    second.has({ camp: campOf('camp/the-drift-pile'), campUses: { 'camp/the-drift-pile': 2 } }).settled()
  })
})
