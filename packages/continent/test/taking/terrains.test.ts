// Terrain cards enter play. T7-TERR-01 to T7-TERR-06, T7-TERR-08, T7-TERR-11
import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { CARDS, cardsNumbered, explorationsOf, faceOf } from '../../src/cards/decks.ts'
import { DIRECTIONS, neighbour, spotAt } from '../../src/components/map.ts'
import type { Continent } from '../../src/types.ts'
import { blanks, of, perform, stars } from './doing.ts'

type T = TestTable<Continent>

describe('a Terrain card that enters play', () => {
  rule(
    'T7-TERR-01 T7-TERR-02 T7-TERR-05',
    'lies where the arrow points, with fog at its own arrows; nobody moves',
    () => {
      const t = table({
        land: [14],
        people: { ingrid: {}, tomas: {} },
        fogged: { '0,1': 'fog/easy-going' },
        rolls: { action: blanks(1), 'exploration.strand': ['fog/squall', 'fog/tin-cup'] },
      })
      t.play('turn').choose('ingrid/fog/0,1/atOnce')
      t.has({
        spaces: {
          '0,1': { terrain: 'terrain/tide-pools' },
          '0,0': { fog: 'strand' },
          '0,2': { fog: 'strand' },
          '1,1': { terrain: 'terrain/strand-of-buoys' },
        },
        fog: { strand: { '0,0': 'fog/squall', '0,2': 'fog/tin-cup' } },
      })
      // No arrow of the tide pools points west.
      expect(t.state.spaces['-1,1']).toBeUndefined()
      expect([of(t, 'ingrid').at, of(t, 'tomas').at]).toEqual(['1,1', '1,1'])
      t.settled('act')
    },
  )

  rule('T7-TERR-04', 'leaves the cards alone that lie around it already', () => {
    const t = table({
      land: [14, 46],
      fogged: { '0,1': 'fog/easy-going', '0,0': 'fog/sea-fret' },
      rolls: { action: blanks(1), 'exploration.strand': ['fog/tin-cup'] },
    })
    t.play('turn').choose('ingrid/fog/0,1/atOnce')
    t.has({
      spaces: { '0,1': { terrain: 'terrain/tide-pools' }, '1,1': { terrain: 'terrain/strand-of-buoys' } },
      fog: { strand: { '0,0': 'fog/sea-fret', '0,2': 'fog/tin-cup' } },
    })
    t.settled('act')
  })

  rule('T7-TERR-03 T7-TERR-09', 'brings fog of its own area, beside a terrain of another one', () => {
    const t = table({
      land: [267],
      spaces: { '5,3': { barrier: 'barrier/the-hundred-stair' } },
      rolls: {
        action: stars(4),
        'exploration.terraces': ['fog/ash-fall', 'fog/old-handrail', 'fog/hot-wind'],
      },
    })
    perform(t.play('turn'), 'ingrid/barrier/the-hundred-stair/0', 4)
    t.has({
      spaces: { '6,3': { terrain: 'terrain/stair-head' }, '6,2': { fog: 'terraces' }, '4,2': { fog: 'fen' } },
      fog: { terraces: { '6,2': 'fog/ash-fall', '7,3': 'fog/old-handrail', '6,4': 'fog/hot-wind' } },
    })
    expect(of(t, 'ingrid').at).toBe('6,3')
    t.settled('act')
  })

  rule('T7-TERR-06', 'fits: each arrow of the land points to the cards that lie there', () => {
    let arrows = 0
    for (const card of CARDS) {
      const face = faceOf(card)
      if (face.type !== 'terrain' && face.type !== 'barrier') continue
      const here = spotAt(face.at[0], face.at[1])
      for (const direction of DIRECTIONS) {
        const number = face.arrows[direction]
        if (number === undefined) continue
        const { green, gold } = cardsNumbered(number)
        const places = [...green, ...gold].map((other) => {
          const there = faceOf(other)
          return there.type === 'terrain' || there.type === 'barrier' ? spotAt(there.at[0], there.at[1]) : other
        })
        expect(new Set(places), `${card} ${direction}`).toEqual(new Set([neighbour(here, direction)]))
        arrows += 1
      }
    }
    expect(arrows).toBeGreaterThan(100)
  })

  /** On the shelf, while the tide turns: each new terrain costs two cards. Anything else is scripted by the test. */
  const onTheShelf = (scene: Scene): T =>
    table({
      land: [402],
      quests: ['clue/the-drowned-lighthouse', 'quest/the-turning-tide'],
      ...scene,
    }).play('turn')

  rule('T7-TERR-11', 'has entered play when it is taken and placed', () => {
    const t = onTheShelf({
      fogged: { '1,1': 'fog/keepers-biscuit' },
      rolls: {
        action: [...stars(2), 'skill/log-raft', 'skill/trail-sense'],
        'exploration.shelf': ['fog/kelp-curtain', 'fog/tide-race', 'fog/moray-hole'],
      },
    })
    perform(t, 'ingrid/fog/1,1', 2).choose('discard', 'place')
    t.has({
      spaces: { '1,1': { terrain: 'terrain/shelf-road' } },
      pile: [...stars(2), 'skill/log-raft', 'skill/trail-sense'],
    }).settled('act')
  })

  rule('T7-TERR-11', 'does not enter play when it is laid out again after a camp', () => {
    // The tide itself takes six cards at the camp, and no more.
    const lost: CardId[] = [
      'skill/log-raft',
      'skill/trail-sense',
      'skill/sling',
      'skill/bark-map',
      'skill/tar-pot',
      'skill/lean-to',
    ]
    const t = onTheShelf({
      actedSinceCamp: true,
      rolls: { action: lost, 'exploration.shelf': ['fog/undertow', 'fog/sea-mist'] },
    })
    t.choose('camp', 'anyTime')
    t.has({ spaces: { '0,1': { terrain: 'terrain/tunnels-end' } }, pile: lost }).settled('act')
  })
})

describe('an area without Exploration cards', () => {
  const ALL = explorationsOf('strand')

  /** West of the strand of buoys lies this card; of all others, those are in the Past, and the rest is banished. */
  const scarce = (
    west: 'fog/easy-going' | 'fog/tin-cup',
    past: Scene['past'] & object,
    rolls: Scene['rolls'] = {},
  ): T => {
    const fogged = { '0,1': west, '1,0': 'fog/sea-fret', '2,1': 'fog/squall', '1,2': 'fog/wild-goat' } as const
    const used: readonly string[] = [...Object.values(fogged), ...past]
    const t = table({
      land: [14],
      fogged,
      past,
      banished: ALL.filter((card) => !used.includes(card)),
      rolls: { action: blanks(1), ...rolls },
    })
    return t.play('turn').choose('ingrid/fog/0,1/atOnce')
  }

  rule('T7-TERR-08', 'gets those back that are in the Past, and only those', () => {
    const t = scarce('fog/tin-cup', ['fog/fallen-oak', 'fog/otter-path', 'fog/tidal-gully', 'fog/lamp-oil'], {
      'exploration.strand': ['fog/tidal-gully', 'fog/lamp-oil'],
    })
    t.choose('new', 'place').has({
      past: ['fog/otter-path'],
      fog: { strand: { '0,0': 'fog/tidal-gully', '0,2': 'fog/lamp-oil' } },
      explorations: { strand: ['fog/fallen-oak'] },
    })
    t.settled('act')
  })

  rule('T7-TERR-08', 'lets the numbered cards come at once for which no fog is left', () => {
    // The card that was just resolved is the last one.
    const t = scarce('fog/easy-going', ['fog/otter-path'])
    t.has({
      past: ['fog/otter-path'],
      spaces: {
        '0,1': { terrain: 'terrain/tide-pools' },
        '0,0': { fog: 'strand' },
        '0,2': { terrain: 'terrain/salt-pans' },
        '1,2': { fog: 'strand' },
      },
      fog: { strand: { '0,0': 'fog/easy-going' } },
      explorations: { strand: [] },
    })
    t.settled('act')
  })

  rule('T7-TERR-08', 'goes on with the land that comes at once', () => {
    const t = scarce('fog/tin-cup', [])
    t.choose('new', 'place').has({
      spaces: {
        '0,1': { terrain: 'terrain/tide-pools' },
        '0,0': { terrain: 'terrain/gannet-ledge' },
        '0,2': { terrain: 'terrain/salt-pans' },
        '1,0': { fog: 'strand' },
      },
    })
    expect(of(t, 'ingrid').at).toBe('1,1')
    t.settled('act')
  })
})
