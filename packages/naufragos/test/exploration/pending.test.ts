// Pending explorations. NA-PEND.

import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { ExplorationId } from '../../src/cards/card-ids.ts'
import type { Seat } from '../../src/components/seats.ts'
import { out } from './explorers.ts'

describe('pending explorations', () => {
  const FOUR: ExplorationId[] = [
    'coast/the-stern-on-the-reef',
    'centre/the-sealed-cave',
    'interior/the-instrument-store',
    'coast/cask-in-the-weed',
  ]

  rule('NA-PEND-01', 'a card that says so waits face up in one of four boxes', () => {
    const t = out(['yellow'], {
      castaways: { yellow: { space: 6 } },
      top: { interior: ['interior/the-bitter-tree'] },
      pending: ['coast/the-stern-on-the-reef'],
    })
    t.choose('interior')
      .choose('interior/the-bitter-tree/mark-the-trunk')
      .has({ pending: ['coast/the-stern-on-the-reef', 'interior/the-bitter-tree'] })
    expect(t.happened('pendingRemoved')).toEqual([])
    expect(t.session.view('green').pending).toEqual(['coast/the-stern-on-the-reef', 'interior/the-bitter-tree'])
    t.settled('explore')
  })

  rule('NA-EX-31 NA-PEND-01', 'with four of them, the player who lays the card removes one', () => {
    const t = out(['red', 'yellow'], {
      castaways: { red: { space: 6 }, yellow: { space: 6 } },
      expedition: { explorers: ['red', 'yellow'], turn: 'yellow' },
      top: { interior: ['interior/the-bitter-tree'] },
      pending: FOUR,
    })
    t.as('yellow')
      .choose('interior')
      .choose('interior/the-bitter-tree/mark-the-trunk')
      .asks('pendingToRemove', 'yellow')
    expect(t.offers('pendingToRemove')).toEqual(FOUR)
    t.choose('centre/the-sealed-cave').has({
      pending: [
        'coast/the-stern-on-the-reef',
        'interior/the-instrument-store',
        'coast/cask-in-the-weed',
        'interior/the-bitter-tree',
      ],
    })
    const everywhere = [...t.state.coastDeck, ...t.state.interiorDeck, ...t.state.centreDeck, ...t.state.centreOut]
    expect(everywhere).not.toContain('centre/the-sealed-cave')
    t.settled('explore')
  })

  rule('NA-PEND-02', 'it can be chosen as soon as one explorer has reached its area', () => {
    const pending: ExplorationId[] = [
      'coast/the-stern-on-the-reef',
      'centre/the-sealed-cave',
      'interior/the-instrument-store',
    ]
    const offers = (explorers: Seat[], ...spaces: readonly [number, number]): readonly string[] => {
      const [red, yellow] = spaces
      const t = out(explorers, { castaways: { red: { space: red }, yellow: { space: yellow } }, pending })
      t.settled('explore')
      return t.offers('explore').filter((id) => pending.some((card) => card === id))
    }
    expect(offers(['red'], 5, 12)).toEqual(['coast/the-stern-on-the-reef'])
    expect(offers(['red'], 6, 1)).toEqual(['coast/the-stern-on-the-reef', 'interior/the-instrument-store'])
    expect(offers(['red', 'yellow'], 1, 6)).toEqual(['coast/the-stern-on-the-reef', 'interior/the-instrument-store'])
    expect(offers(['red', 'yellow'], 1, 11)).toEqual([
      'coast/the-stern-on-the-reef',
      'centre/the-sealed-cave',
      'interior/the-instrument-store',
    ])
    expect(offers(['red'], 15, 1)).toEqual([
      'coast/the-stern-on-the-reef',
      'centre/the-sealed-cave',
      'interior/the-instrument-store',
    ])
  })

  rule('NA-PEND-03 NA-EXPL-07', 'its map applies again, its foot and its diary do not', () => {
    const foot = out(['red'], { castaways: { red: { space: 7 } }, pending: ['interior/the-bitter-tree'] })
    foot
      .choose('interior/the-bitter-tree')
      .has({ expedition: { cube: 5, card: 'interior/the-bitter-tree' }, pending: [], castaways: { red: { space: 7 } } })
    foot
      .choose('interior/the-bitter-tree/strip-some-bark')
      .has({ pending: [], castaways: { red: { items: ['item/fever-bark'] } } })
    expect(foot.happened('cardDrawn')).toEqual([])
    foot.settled('explore')
    const diary = out(['red'], {
      castaways: { red: { space: 12 } },
      flags: ['bones'],
      pending: ['centre/the-sealed-cave'],
    })
    diary.choose('centre/the-sealed-cave').choose('centre/the-sealed-cave/open-it')
    diary.has({ expedition: { cube: 5 }, stories: { red: [] }, pending: [] })
    expect(diary.state.centreDeck.at(-1)).toBe('centre/the-chest')
    diary.settled('explore')
  })

  rule('NA-PEND-01', 'it may be left there once more', () => {
    const t = out(['red'], {
      pending: ['coast/the-stern-on-the-reef', 'coast/cask-in-the-weed', 'coast/a-strangers-grave', 'coast/quick-mud'],
    })
    t.choose('coast/the-stern-on-the-reef').choose('coast/the-stern-on-the-reef/come-back-at-low-water')
    t.changed({
      pending: ['coast/cask-in-the-weed', 'coast/a-strangers-grave', 'coast/quick-mud', 'coast/the-stern-on-the-reef'],
      expedition: { cube: 5 },
    }).settled('explore')
  })
})
