// Pending explorations. NA-PEND.
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { ExplorationId } from '../../src/cards/ids.ts'
import type { Seat } from '../../src/components/seats.ts'
import { out } from './explorers.ts'

describe('pending explorations', () => {
  const FOUR: ExplorationId[] = ['033', '019', '089', 'C06']

  rule('NA-PEND-01', 'a card that says so waits face up in one of four boxes', () => {
    const t = out(['yellow'], { castaways: { yellow: { space: 6 } }, top: { interior: ['054'] }, pending: ['033'] })
    t.choose('interior')
      .choose('054/2')
      .has({ pending: ['033', '054'] })
    expect(t.happened('pendingRemoved')).toEqual([])
    expect(t.session.view('green').pending).toEqual(['033', '054'])
    t.settled('explore')
  })

  rule('NA-EX-31 NA-PEND-01', 'with four of them, whoever lays the card removes one', () => {
    const t = out(['red', 'yellow'], {
      castaways: { red: { space: 6 }, yellow: { space: 6 } },
      expedition: { explorers: ['red', 'yellow'], turn: 'yellow' },
      top: { interior: ['054'] },
      pending: FOUR,
    })
    t.as('yellow').choose('interior').choose('054/2').asks('pendingToRemove', 'yellow')
    expect(t.offers('pendingToRemove')).toEqual(FOUR)
    t.choose('019').has({ pending: ['033', '089', 'C06', '054'] })
    const everywhere = [...t.state.coastDeck, ...t.state.interiorDeck, ...t.state.centreDeck, ...t.state.centreOut]
    expect(everywhere).not.toContain('019')
    t.settled('explore')
  })

  rule('NA-PEND-02', 'it can be chosen as soon as one explorer has reached its area', () => {
    const pending: ExplorationId[] = ['033', '019', '089']
    const offers = (explorers: Seat[], ...spaces: readonly [number, number]): readonly string[] => {
      const [red, yellow] = spaces
      const t = out(explorers, { castaways: { red: { space: red }, yellow: { space: yellow } }, pending })
      t.settled('explore')
      return t.offers('explore').filter((id) => pending.some((card) => card === id))
    }
    expect(offers(['red'], 5, 12)).toEqual(['033'])
    expect(offers(['red'], 6, 1)).toEqual(['033', '089'])
    expect(offers(['red', 'yellow'], 1, 6)).toEqual(['033', '089'])
    expect(offers(['red', 'yellow'], 1, 11)).toEqual(['033', '019', '089'])
    expect(offers(['red'], 15, 1)).toEqual(['033', '019', '089'])
  })

  rule('NA-PEND-03 NA-EXPL-07', 'its map applies again, its foot and its diary do not', () => {
    const foot = out(['red'], { castaways: { red: { space: 7 } }, pending: ['054'] })
    foot.choose('054').has({ expedition: { cube: 5, card: '054' }, pending: [], castaways: { red: { space: 7 } } })
    foot.choose('054/1').has({ pending: [], castaways: { red: { items: ['055'] } } })
    expect(foot.happened('cardDrawn')).toEqual([])
    foot.settled('explore')
    const diary = out(['red'], { castaways: { red: { space: 12 } }, flags: ['bones'], pending: ['019'] })
    diary.choose('019').choose('019/1')
    diary.has({ expedition: { cube: 5 }, stories: { red: [] }, pending: [] })
    expect(diary.state.centreDeck.at(-1)).toBe('020')
    diary.settled('explore')
  })

  rule('NA-PEND-01', 'it may be left there once more', () => {
    const t = out(['red'], { pending: ['033', 'C06', 'C11', 'C20'] })
    t.choose('033').choose('033/3')
    t.changed({ pending: ['C06', 'C11', 'C20', '033'], expedition: { cube: 5 } }).settled('explore')
  })
})
