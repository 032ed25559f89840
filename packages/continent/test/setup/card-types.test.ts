// What becomes of a card is said by its type, wherever it comes from. T7-CARD-03 to -10, -19, -23, T7-ICON-01 to -12

import { table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { CURSE, CURSES, exploring, LUCKY, POOLS } from './exploring.ts'

describe('where a card goes by its back', () => {
  rule('T7-ICON-01 T7-ICON-02 T7-ICON-03 T7-CARD-14', 'blue to the pile, everything else to the Past', () => {
    const t = table({
      people: { ingrid: { items: [{ cards: ['skill/digging-stick', 'item/iron-bar', 'fog/boathook'], die: 2 }] } },
    })
    t.play('turn').choose('giveUp/skill/digging-stick', 'anyTime')
    t.has({ pile: ['skill/digging-stick'], past: ['item/iron-bar', 'fog/boathook'] })
    expect(t.state.members[0]?.items).toEqual([])
    t.settled('act')
  })

  rule('T7-ICON-03 T7-LOAD-01', 'an Exploration card comes back into the deck of its area', () => {
    const t = table({
      past: ['fog/boathook', 'fog/stilts', 'item/iron-bar'],
      actedSinceCamp: true,
      rolls: { 'exploration.strand': ['fog/sea-fret', 'fog/squall', 'fog/thorn-belt', 'fog/easy-going'] },
    })
    t.play('turn').choose('camp', 'anyTime')
    expect(t.state.explorations.strand).toContain('fog/boathook')
    expect(t.state.explorations.fen).toContain('fog/stilts')
    t.has({ past: [] }).settled('act')
  })
})

describe('Terrain', () => {
  rule('T7-CARD-03 T7-ICON-38', 'has actions, and arrows with the numbers of what the fog hides', () => {
    const t = exploring('fog/easy-going', { rolls: POOLS })
    t.has({ spaces: { '0,1': { terrain: 'terrain/tide-pools' } } })
    // It shows 12; the Tide Pools have arrows to the north and to the south besides the one back.
    expect(Object.keys(t.state.spaces).toSorted()).toEqual(['0,0', '0,1', '0,2', '1,0', '1,1', '1,2', '2,1'])
    expect(t.offers('act').filter((id) => id.includes('/terrain/'))).toEqual([
      'tomas/terrain/strand-of-buoys/0/0,1',
      'tomas/terrain/strand-of-buoys/0',
      'tomas/terrain/strand-of-buoys/1',
      'tomas/terrain/strand-of-buoys/2',
    ])
    t.settled('act')
  })

  rule('T7-CARD-03 T7-ICON-39', 'has resources, or none', () => {
    /** The fewest cards that a torch can be crafted with: 2, less 1 for wood and 1 for tar. */
    const least = (on: number) => {
      const t = table({ land: [on], people: { tomas: { hand: ['skill/pitch-torch'] } } })
      t.play('turn').choose('tomas/skill/pitch-torch/0').settled('sheet')
      return t.offers('sheet')[0]
    }
    // Wood and tar; wood; neither.
    expect(least(27)).toBe('draw/0')
    expect(least(14)).toBe('draw/1')
    expect(least(18)).toBe('draw/2')
  })
})

describe('Permanent Events', () => {
  rule(
    'T7-CARD-04 T7-ICON-11 T7-ICON-14',
    'lie beside the terrain of the figure, use up the action that brought them, and offer what they show',
    () => {
      const t = table({
        land: [61],
        people: { tomas: { hand: ['skill/wire-snare'] } },
        rolls: { action: [LUCKY, ...CURSES.slice(1)], adventure: ['supply/marsh-hare', 'supply/insight#1'] },
      })
      expect(t.play('turn').offers('act')).toContain('tomas/terrain/boar-thicket/2')
      t.choose('tomas/terrain/boar-thicket/2').choose('draw/3').choose('none')
      t.has({ events: [{ card: 'supply/marsh-hare', at: '2,3' }] })
      expect(t.offers('act')).not.toContain('tomas/terrain/boar-thicket/2')
      expect(t.offers('act')).toContain('tomas/supply/marsh-hare/0')
      t.settled('act')
    },
  )

  rule('T7-CARD-11 T7-ICON-11 T7-PERM-09', 'from the fog stay in their space', () => {
    const t = exploring('fog/thorn-belt')
    t.has({ spaces: { '0,1': { open: 'fog/thorn-belt' } }, events: [], past: [] })
    expect(t.offers('act')).toContain('tomas/fog/thorn-belt/0')
    t.settled('act')
  })
})

describe('Temporary Events', () => {
  rule('T7-CARD-05 T7-ICON-10', 'are resolved at once and discarded', () => {
    // It costs a card of the deck.
    const t = exploring('fog/sea-fret', {
      rolls: { action: [CURSE, 'skill/log-raft'], 'exploration.strand': ['fog/squall', 'fog/easy-going'] },
    })
    t.has({ pile: [CURSE, 'skill/log-raft'], past: ['fog/sea-fret'], events: [], waiting: [] })
    t.settled('act')
  })

  rule('T7-CARD-05', 'may have effects and an action: the effects come first', () => {
    // The ground gives way in the sink meadow: a card is lost, then he has to climb out.
    const t = table({
      land: [44, 83],
      people: { tomas: {} },
      banished: ['event/known-ground'],
      rolls: {
        action: [CURSE, 'curse/death-keeps-pace#1', 'skill/log-raft', LUCKY, 'skill/short-bow'],
      },
    })
    t.play('turn').choose('tomas/terrain/driftwood-stockade/0').choose('draw/1')
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/log-raft'] }])
    expect(t.happened('prepared')).toMatchObject([
      { source: { card: 'terrain/driftwood-stockade' } },
      { source: { card: 'terrain/sink-meadow' } },
      { source: { card: 'event/the-turf-gives', nth: 0 }, cards: 2, difficulty: 1 },
    ])
    t.choose('none')
      .has({ past: ['event/the-turf-gives'] })
      .settled('act')
  })
})

describe('Items', () => {
  rule('T7-CARD-06 T7-ICON-08', 'come with a die that shows their durability', () => {
    for (const [card, durability] of [
      ['fog/lamp-oil', 1],
      ['fog/tin-cup', 2],
      ['fog/boathook', 3],
    ] as const) {
      const t = exploring(card, { rolls: POOLS }).asks('place', 'first').choose('new')
      t.has({ past: [], pile: [CURSE] })
      expect(t.state.members[0]?.items).toEqual([{ cards: [card], die: durability }])
      t.settled('act')
    }
  })

  rule('T7-CARD-06', 'may have effects and actions', () => {
    // Flint makes crafting cheaper, and fires.
    const t = table({
      people: { tomas: { items: [{ cards: ['item/flint-nodule'], die: 3 }], hand: ['skill/log-raft'] } },
    })
    expect(t.play('turn').offers('act')).toContain('tomas/item/flint-nodule/0')
    t.choose('tomas/skill/log-raft/0').choose('use/item/flint-nodule')
    // 6, less 3 for wood, less 1.
    expect(t.offers('sheet')[0]).toBe('draw/2')
    t.settled('sheet')
  })

  rule('T7-CARD-23', 'are the same whether they were found in the fog, taken by number or crafted', () => {
    const items = [{ cards: ['item/hemp-coil'], die: 2 }] as const
    const places = ['new', 'under/item/hemp-coil', 'discard']
    const found = exploring('fog/boathook', { people: { tomas: { items } } })
    expect(found.offers('place')).toEqual(places)
    found.settled('place')
    const numbered = table({
      land: [27],
      people: { tomas: { items } },
      rolls: { action: [LUCKY, CURSE], adventure: ['event/sailcloth'] },
    })
    numbered.play('turn').choose('tomas/terrain/wrack-line/1').choose('draw/2').choose('none')
    expect(numbered.offers('place')).toEqual(places)
    numbered.settled('place')
    const crafted = table({ people: { tomas: { items, hand: ['skill/pitch-torch'] } }, rolls: { action: [CURSE] } })
    crafted.play('turn').choose('tomas/skill/pitch-torch/0').choose('draw/1')
    expect(crafted.offers('place')).toEqual(places)
    crafted.settled('place')
  })
})

describe('Quest Items', () => {
  rule('T7-CARD-07 T7-ICON-09 T7-QUEST-01', 'are stored under the Satchel & Journal, and cannot be refused', () => {
    const t = table({
      land: [91],
      people: { tomas: {} },
      events: [[91, 'event/sea-chest']],
      rolls: { action: [LUCKY, ...CURSES.slice(1)], adventure: ['supply/deep-insight#1'] },
    })
    t.play('turn').choose('tomas/event/sea-chest/0').choose('draw/3').choose('none')
    t.has({ quests: ['clue/the-drowned-lighthouse', 'quest/harbour-key', 'supply/deep-insight#1'] })
    t.settled('act')
  })
})
