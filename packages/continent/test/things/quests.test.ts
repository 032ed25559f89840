// Quest Items under the Satchel & Journal. T7-QUEST
import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Continent } from '../../src/types.ts'
import { draws, handOf, of, perform, stars } from '../taking/doing.ts'

type T = TestTable<Continent>

const CLUE: CardId = 'clue/the-drowned-lighthouse'
const deeds = (t: T): readonly string[] => t.offers('act')

describe('a Quest Item', () => {
  rule('T7-QUEST-01 T7-QUEST-02', 'is stored at once, for all; nobody is asked', () => {
    const t = table({
      land: [14],
      people: { ingrid: {}, tomas: {} },
      quests: [CLUE, 'quest/harbour-key'],
      rolls: { action: stars(2), adventure: ['supply/deep-insight#1'] },
    }).play('turn')
    perform(t, 'tomas/terrain/strand-of-buoys/2', 2)
    t.has({ quests: [CLUE, 'quest/harbour-key', 'supply/deep-insight#1'] })
    expect([of(t, 'tomas'), of(t, 'ingrid')]).toMatchObject([
      { hand: [], items: [] },
      { hand: [], items: [] },
    ])
    t.settled('act')
  })

  rule('T7-QUEST-02 T7-QUEST-03', 'is one of any number, and all players can read them', () => {
    const quests: readonly CardId[] = [
      CLUE,
      'quest/perpetuas-log',
      'quest/bell-clapper',
      'quest/cracked-sextant',
      'quest/tide-tally',
      'quest/glass-mould',
      'quest/bunk-verse',
    ]
    const t = table({ land: [14], people: { ingrid: {}, tomas: {} }, quests: [...quests] }).play('turn')
    for (const seat of ['first', 'second'] as const) expect(t.session.view(seat)).toMatchObject({ quests })
    t.settled('act')
  })

  rule('T7-QUEST-04', 'has effects for everybody who is involved', () => {
    for (const who of ['ingrid', 'tomas'] as const) {
      const t = table({
        land: [72],
        people: { ingrid: {}, tomas: {} },
        quests: [CLUE, 'quest/perpetuas-log'],
      }).play('turn')
      // To decipher costs two cards, and one less with the log.
      t.choose(`${who}/terrain/beacon-mound/2`)
      expect(draws(t)[0]).toBe(1)
      t.settled('sheet')
    }
  })

  rule('T7-QUEST-04 T7-QUEST-07', 'has actions for every active player who stands where they say', () => {
    const scene: Scene = {
      config: { clues: ['borrowedShadow'] },
      quests: ['clue/the-borrowed-shadow', 'shadow/torn-hem'],
      land: [74, 20],
      people: { ingrid: { on: 74 }, tomas: { on: 74 }, wanjiru: { on: 20 } },
    }
    const t = table(scene).play('turn')
    expect(deeds(t)).toContain('ingrid/shadow/torn-hem/0')
    expect(deeds(t)).toContain('tomas/shadow/torn-hem/0')
    expect(deeds(t)).not.toContain('wanjiru/shadow/torn-hem/0')
    t.settled('act')
  })

  rule('T7-QUEST-07', 'can be blocked there, and only there, like an action of the terrain', () => {
    const seen = (land: number): readonly string[] => {
      const t = table({
        config: { clues: ['borrowedShadow'] },
        quests: ['clue/the-borrowed-shadow', 'shadow/torn-hem'],
        land: [74, 20],
        // It blocks searching.
        events: [[land, 'event/picked-over-wrack']],
      }).play('turn')
      t.settled('act')
      return deeds(t)
    }
    expect(seen(74)).not.toContain('ingrid/shadow/torn-hem/0')
    expect(seen(20)).toContain('ingrid/shadow/torn-hem/0')
  })

  rule('T7-QUEST-05', 'may be a Clue: its effects happen like those of others', () => {
    // From the seventh camp on, the lighthouse shines on everybody, and takes three cards.
    const lost: readonly CardId[] = ['skill/log-raft', 'skill/trail-sense', 'skill/sling']
    const t = table({
      land: [79],
      camps: 6,
      actedSinceCamp: true,
      rolls: { action: lost, adventure: ['state/beam-sick#5'], 'exploration.strand': ['fog/sea-fret'] },
    }).play('turn')
    t.choose('camp', 'anyTime')
    expect(handOf(t, 'ingrid')).toEqual(['state/beam-sick#5'])
    t.has({ camps: 7, pile: [...lost], quests: [CLUE] }).settled('act')
  })

  rule('T7-QUEST-06', 'stays there at a camp', () => {
    const t = table({
      land: [79, 95],
      people: { ingrid: { on: 79 } },
      quests: [CLUE, 'quest/harbour-key', 'supply/insight#3'],
      actedSinceCamp: true,
      rolls: { 'exploration.strand': ['fog/sea-fret'] },
    }).play('turn')
    t.choose('camp', 'anyTime')
    t.has({ camps: 1, quests: [CLUE, 'quest/harbour-key', 'supply/insight#3'] }).settled('act')
  })

  rule('T7-QUEST-08', 'counts as often as it is stored', () => {
    const stitched = (stitches: number): boolean => {
      const copies = ['shadow/a-stitch#1', 'shadow/a-stitch#2', 'shadow/a-stitch#3', 'shadow/a-stitch#4'] as const
      const t = table({
        config: { clues: ['borrowedShadow'] },
        land: [333],
        quests: ['clue/the-borrowed-shadow', 'shadow/short-noon', ...copies.slice(0, stitches)],
      }).play('turn')
      t.settled('act')
      return deeds(t).includes('ingrid/shadow/short-noon/0')
    }
    expect([3, 4].map(stitched)).toEqual([false, true])
  })
})
