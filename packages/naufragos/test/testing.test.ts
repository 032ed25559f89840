// The tables on which the rules are tested: positions that can be.
import { table } from '@landfall/naufragos/testing'
import { describe, expect, test } from 'vitest'

describe('a position', () => {
  test('has no piece in two places', () => {
    expect(() =>
      table({
        castaways: { red: { items: ['wreckage/purse-of-coins'] }, yellow: { items: ['wreckage/purse-of-coins'] } },
      }),
    ).toThrow('the position cannot be: card wreckage/purse-of-coins is in two places')
    expect(() => table({ stories: { red: ['3/101'] }, storyStack: ['3/101'] })).toThrow('story 3/101 is in two')
    expect(() => table({ reserve: { forage: ['2/1'] }, forageSupply: ['2/1'] })).toThrow('forage tile 2/1 is in two')
    expect(() => table({ fishDrawn: ['shark', 'shark'] })).toThrow('fish tile shark is in two places')
    expect(() =>
      table({ built: ['building/signs-in-the-sand'], projects: ['building/signs-in-the-sand', '', '', '', '', ''] }),
    ).toThrow('building building/signs-in-the-sand is in two')
    expect(() =>
      table({
        castaways: { red: { character: 'character/barnabas-oake' }, green: { character: 'character/barnabas-oake' } },
      }),
    ).toThrow('character character/barnabas-oake is in two places')
    expect(() =>
      table({
        called: [
          'interior/scratchings-in-the-leaf-litter',
          'interior/the-speckled-hen',
          'interior/scratchings-in-the-leaf-litter',
        ],
      }),
    ).toThrow('numbered card interior/scratchings-in-the-leaf-litter is in two places')
  })

  test('has in its decks what lies nowhere else', () => {
    const { state } = table({
      activeEvent: 'event/clear-horizon',
      pending: ['coast/tide-pools'],
      coastOut: ['coast/the-long-white-mile'],
      castaways: { red: { items: ['wreckage/ships-compass'] } },
      storyDiscard: ['1/101'],
      forageAside: ['1/1'],
      built: ['building/lean-to', 'building/signs-in-the-sand'],
    })
    expect(state.eventDeck).not.toContain('event/clear-horizon')
    expect(state.coastDeck.filter((id) => id === 'coast/tide-pools' || id === 'coast/the-long-white-mile')).toEqual([])
    expect(state.wreckageDeck).not.toContain('wreckage/ships-compass')
    expect(state.storyStack).not.toContain('1/101')
    expect(state.forageSupply).not.toContain('1/1')
    const { castaways } = table({ castaways: { green: { character: 'character/tomasa-quill' } } }).state
    expect(Object.values(castaways).map(({ character }) => character)).toEqual([
      'character/ines-ferrolle',
      'character/maud-castellan',
      'character/tomasa-quill',
    ])
    // The Hut follows the Lean-to.
    expect(state.projects).toEqual(['building/hut', '', 'building/huge-bonfire', 'building/raft', '', ''])
  })

  test('is in the Actions phase or on an expedition, if nothing else is said', () => {
    expect(table().state.phase).toBe('actions')
    expect(table({ expedition: { explorers: ['red'] } }).state.phase).toBe('expedition')
    expect(table({ phase: 'end' }).state.phase).toBe('end')
  })
})
